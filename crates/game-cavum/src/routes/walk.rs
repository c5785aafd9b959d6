//! Counting out all routes, within a budget of steps.
//!
//! Networks of ordinary play are nearly trees. There this is by far the fastest
//! way, and the budget sees to it that it never becomes a slow one.

use super::findings::Findings;
use super::reduce::Reduced;
use super::{MAX_NODES, Node, bit, nodes_of};

/// Whether the budget sufficed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Walked {
    Everything,
    OutOfBudget,
}

/// The present path and, for each of its nodes, the steps not yet tried.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    path: [Node; MAX_NODES],
    untried: [u128; MAX_NODES],
}

impl Default for Walk {
    fn default() -> Self {
        Self { path: [0; MAX_NODES], untried: [0; MAX_NODES] }
    }
}

impl Walk {
    /// Offers all routes to the findings. Without a budget it goes on for as
    /// long as it takes.
    pub(super) fn run(&mut self, network: &Reduced, budget: Option<u32>, findings: &mut Findings) -> Walked {
        let mut steps_left = budget;
        for start in nodes_of(network.stations) {
            // Where every route may be passed both ways, one way is enough.
            let goals = if network.symmetric {
                network.stations & !bit(start) & !(bit(start) - 1)
            } else {
                network.stations & !bit(start)
            };
            if goals == 0 {
                continue;
            }
            match self.run_from(start, goals, network, &mut steps_left, findings) {
                Walked::Everything => {}
                Walked::OutOfBudget => return Walked::OutOfBudget,
            }
        }
        Walked::Everything
    }

    fn run_from(
        &mut self,
        start: Node,
        goals: u128,
        network: &Reduced,
        steps_left: &mut Option<u32>,
        findings: &mut Findings,
    ) -> Walked {
        let mut passed = bit(start);
        let mut last = 0;
        self.path[0] = start;
        self.untried[0] = network.arcs[usize::from(start)];
        loop {
            let untried = self.untried[last] & !passed;
            if untried == 0 {
                if last == 0 {
                    return Walked::Everything;
                }
                passed &= !bit(self.path[last]);
                last -= 1;
                continue;
            }
            if let Some(left) = steps_left {
                if *left == 0 {
                    return Walked::OutOfBudget;
                }
                *left -= 1;
            }
            let node = untried.trailing_zeros() as Node;
            self.untried[last] = untried & (untried - 1);
            last += 1;
            passed |= bit(node);
            self.path[last] = node;
            self.untried[last] = network.arcs[usize::from(node)];
            if goals & bit(node) != 0 {
                findings.offer(passed & network.veins, &self.path[..=last]);
            }
        }
    }
}
