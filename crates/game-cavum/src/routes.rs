//! Routes of a network and the sets of veins they pass.
//!
//! A *route* is a path of at least two distinct nodes from one own station to
//! another. What it yields depends only on the set of veins it passes, so the
//! question is which sets can be had, each with one shortest route as a witness.
//! There may be more than 10^10 routes but only some hundred sets; hence routes
//! are counted out one by one only in small networks, and within a fixed number
//! of steps. Everything larger is swept by a frontier of half-made routes:
//!
//! 1. `reduce` drops what can lie on no route.
//! 2. `walk` tries to count out all routes within its budget.
//! 3. `order` finds an order of the nodes with a narrow frontier.
//! 4. `sweep` takes up the nodes in that order and keeps, in a `layer`, the
//!    sets of veins of all half-made routes for each `shape` they can have.
//!
//! All of it is deterministic: the same network gives the same routes on every
//! platform.

mod findings;
mod index;
mod layer;
mod order;
mod reduce;
mod shape;
mod sweep;
mod walk;

pub use findings::{Findings, Passage};

use order::Plan;
use reduce::Reduced;
use sweep::{Sweep, Swept};
use walk::{Walk, Walked};

/// Nodes are numbered from zero up to, but not including, this.
pub const MAX_NODES: usize = 128;

/// The number of a node.
pub type Node = u8;

/// How much work a [`Solver`] puts into one network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Steps of counting out routes before the sweep takes over.
    pub walk_steps: u32,
    /// States of one layer at which an exact sweep gives up: half-made routes
    /// that differ in their shape or in their veins.
    pub exact_states: usize,
    /// States of each layer that the trimmed sweep in its place keeps.
    pub trimmed_states: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            // Less than it takes to sweep a network with so many routes.
            walk_steps: 1_000,
            // The densest boards tried with all tiles and veins of the game need
            // more than half of it.
            exact_states: 1 << 21,
            trimmed_states: 1 << 15,
        }
    }
}

/// A player's network as a graph: where they may step, and what lies there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// For each node the set of nodes one may step to from it. A step that may
    /// be taken both ways stands in both sets.
    pub arcs: [u128; MAX_NODES],
    /// The nodes with own stations, where routes begin and end.
    pub stations: u128,
    /// The nodes with veins.
    pub veins: u128,
}

impl Default for Graph {
    fn default() -> Self {
        Self { arcs: [0; MAX_NODES], stations: 0, veins: 0 }
    }
}

impl Graph {
    /// Allows the step from the one node to the other, but not back.
    ///
    /// # Panics
    /// If a number is not below [`MAX_NODES`].
    pub fn allow_step(&mut self, from: Node, to: Node) {
        assert!(usize::from(to) < MAX_NODES, "there is no node {to}");
        self.arcs[usize::from(from)] |= bit(to);
    }

    /// Allows the steps between two nodes both ways.
    ///
    /// # Panics
    /// If a number is not below [`MAX_NODES`].
    pub fn join(&mut self, one: Node, other: Node) {
        self.allow_step(one, other);
        self.allow_step(other, one);
    }
}

/// Finds the sets of veins, reusing its memory from graph to graph.
#[derive(Debug, Default)]
pub struct Solver {
    limits: Limits,
    reduced: Reduced,
    walk: Walk,
    plan: Plan,
    sweep: Sweep,
    findings: Findings,
}

impl Solver {
    /// A solver with the usual limits.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A solver with other limits.
    #[must_use]
    pub fn with_limits(limits: Limits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// All sets of veins that routes of this graph pass.
    ///
    /// The findings say whether they are exact. They are on all but absurdly
    /// crowded boards; only where the states of the sweep would go into many
    /// millions does it keep the more promising ones alone.
    pub fn solve(&mut self, graph: &Graph) -> &Findings {
        self.findings.clear();
        self.reduced.load(graph);
        let walked = self.walk.run(&self.reduced, Some(self.limits.walk_steps), &mut self.findings);
        match walked {
            Walked::Everything => {}
            Walked::OutOfBudget => {
                self.findings.clear();
                self.reduced.keep_blocks_with_two_stations();
                self.sweep();
            }
        }
        self.findings.sort();
        &self.findings
    }

    fn sweep(&mut self) {
        if !self.plan.lay_out(&self.reduced) {
            // No board of the game has so wide a frontier or so many veins. Other
            // graphs are still answered, however long it takes.
            self.walk.run(&self.reduced, None, &mut self.findings);
            return;
        }
        let swept = if self.plan.is_hopeless_within(self.limits.exact_states) {
            Swept::TooManyStates
        } else {
            self.sweep.run_exactly(&self.plan, self.limits.exact_states)
        };
        match swept {
            Swept::Everything => {}
            Swept::TooManyStates => {
                self.findings.mark_trimmed();
                self.sweep.run_trimmed(&self.plan, self.limits.trimmed_states);
            }
        }
        self.sweep.report(&self.reduced, &mut self.findings);
    }
}

const fn bit(node: Node) -> u128 {
    1 << node
}

/// The nodes of a set in ascending order.
fn nodes_of(mut set: u128) -> impl Iterator<Item = Node> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let node = set.trailing_zeros() as Node;
        set &= set - 1;
        Some(node)
    })
}
