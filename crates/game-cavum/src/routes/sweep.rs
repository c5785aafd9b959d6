//! Finding all sets of veins by sweeping a frontier over the network.
//!
//! The nodes are taken up one by one. Taking up a node settles all its edges to
//! nodes taken up later, so that of everything behind the frontier only a
//! [`Shape`] need be kept, which tells the frontier nodes that are joined with one
//! another, and with it the sets of veins passed and their lengths. A virtual node joined to all stations closes every
//! route to a cycle, which makes the ends of a route ordinary edges.

use super::findings::Findings;
use super::index::{Index, hash_of};
use super::layer::{Bundle, Choice, Collector, Gain, Half, History, Layer};
use super::order::{Enclosed, Later, Plan, Step};
use super::reduce::Reduced;
use super::shape::{End, Joined, Piece, STATION_PIECE, Shape, VIRTUAL_NODE};
use super::{MAX_NODES, Node, bit};

/// Larger lists than this are given back after a sweep.
const KEPT_CAPACITY: usize = 1 << 16;

/// Whether the sweep came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Swept {
    Everything,
    TooManyStates,
}

/// The frontier program. Its memory is reused from network to network.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    layer: Layer,
    next_layer: Layer,
    growing: Growing,
    history: History,
    /// The best way seen to complete a route with each set of veins.
    completed: Vec<Half>,
    completed_by_veins: Index,
}

/// A step of the plan with all that belongs to it.
struct Turn<'plan> {
    step: &'plan Step,
    laters: &'plan [Later],
    enclosed: &'plan [Enclosed],
}

/// The edge by which a piece hangs on the node of the step.
#[derive(Clone, Copy, Debug)]
enum Foot {
    /// Chosen when a neighbour was taken up.
    EarlierEdge,
    /// Chosen now, to the virtual node.
    Station,
    /// Chosen now, to a neighbour taken up later.
    Neighbour(Node),
}

impl Foot {
    fn choice_with(self, node: Node, to: Node) -> Choice {
        let and_to = match self {
            Self::EarlierEdge => None,
            Self::Station => Some(VIRTUAL_NODE),
            Self::Neighbour(neighbour) => Some(neighbour),
        };
        Choice { node, to, and_to }
    }

    fn has_shortcut_to(self, later: &Later) -> bool {
        match self {
            Self::EarlierEdge | Self::Station => false,
            Self::Neighbour(neighbour) => later.shortcuts & bit(neighbour) != 0,
        }
    }
}

/// What a step of the sweep produces.
#[derive(Debug, Default)]
struct Growing {
    collector: Collector,
    /// Bundles of which whole routes have become.
    completed: Vec<(Bundle, Gain)>,
}

/// A bundle while a step leads it on.
#[derive(Clone, Copy, Debug)]
struct Draft<'layer> {
    from: &'layer Bundle,
    shape: Shape,
    gain: Gain,
}

impl Draft<'_> {
    /// Takes the edge to a neighbour that is untouched or an end.
    fn attach(&mut self, later: &Later) -> Piece {
        if !self.shape.is_end(later.slot) {
            self.gain.pass(later.vein);
        }
        self.shape.attach(later)
    }
}

impl Sweep {
    /// Keeps all states, but gives up at a layer with more than `limit`.
    pub(super) fn run_exactly(&mut self, plan: &Plan, limit: usize) -> Swept {
        self.start();
        for step in &plan.steps {
            self.take_up(step, plan);
            if self.layer.len() > limit {
                return Swept::TooManyStates;
            }
        }
        Swept::Everything
    }

    /// Keeps at most this many states of each layer.
    pub(super) fn run_trimmed(&mut self, plan: &Plan, kept: usize) {
        self.start();
        for step in &plan.steps {
            self.take_up(step, plan);
            self.layer.trim_to(kept);
        }
    }

    fn start(&mut self) {
        self.history.clear();
        self.completed.clear();
        self.completed_by_veins.clear_for(0);
        self.layer.start();
    }

    fn take_up(&mut self, step: &Step, plan: &Plan) {
        let turn = Turn { step, laters: plan.laters(step), enclosed: plan.enclosed(step) };
        self.growing.collector.clear_for(self.layer.bundles.len());
        self.growing.completed.clear();
        for bundle in &self.layer.bundles {
            self.growing.expand(bundle, &turn);
        }
        for (bundle, gain) in &self.growing.completed {
            for half in self.layer.halves(bundle) {
                let (veins, length) = (half.veins | gain.veins, half.length + gain.length);
                let completed = &self.completed;
                let same = |position: u32| completed[position as usize].veins;
                self.completed_by_veins.make_room(|position| hash_of(same(position).into(), 0));
                let place = self
                    .completed_by_veins
                    .place_of(hash_of(veins.into(), 0), |position| same(position) == veins);
                match self.completed_by_veins.get(place) {
                    None => {
                        self.completed_by_veins.set(place, completed.len() as u32);
                        self.completed.push(half.grown(*gain, &mut self.history));
                    }
                    Some(position) if length < completed[position as usize].length => {
                        self.completed[position as usize] = half.grown(*gain, &mut self.history);
                    }
                    Some(_) => {}
                }
            }
        }
        self.growing.collector.merge_into(&mut self.next_layer, &self.layer, &mut self.history);
        std::mem::swap(&mut self.layer, &mut self.next_layer);
    }

    /// Tells the routes completed, in the order of findings, and tidies up.
    pub(super) fn report(&mut self, network: &Reduced, findings: &mut Findings) {
        self.completed.sort_unstable_by_key(|half| (u32::MAX - half.veins.count_ones(), half.veins));
        let mut route = Vec::with_capacity(MAX_NODES);
        for completed in &self.completed {
            let passed = self.tell_route(completed, network, &mut route);
            findings.push(passed & network.veins, &route);
        }
        self.layer.shrink_to(KEPT_CAPACITY);
        self.next_layer.shrink_to(KEPT_CAPACITY);
        self.growing.collector.shrink_to(KEPT_CAPACITY);
        self.history.clear();
        self.history.shrink_to(KEPT_CAPACITY);
    }

    /// Puts together the edges of a route and returns the set of its nodes.
    fn tell_route(&self, completed: &Half, network: &Reduced, route: &mut Vec<Node>) -> u128 {
        // Both neighbours of each node in one number: coming from the one,
        // we find the other. The virtual node has a place behind all others.
        let mut neighbours: [Node; MAX_NODES + 1] = [0; MAX_NODES + 1];
        let mut add_edge = |one: Node, other: Node| {
            neighbours[usize::from(one)] ^= other;
            neighbours[usize::from(other)] ^= one;
        };
        let mut end = VIRTUAL_NODE;
        let mut record = completed.record;
        while let Some(current) = record {
            let (before, Choice { node, to, and_to }) = self.history[current.get() as usize - 1];
            add_edge(node, to);
            if let Some(second) = and_to {
                add_edge(node, second);
            }
            if to == VIRTUAL_NODE || and_to == Some(VIRTUAL_NODE) {
                end = node;
            }
            record = before;
        }
        route.clear();
        let mut passed = 0;
        let mut last = VIRTUAL_NODE;
        let mut node = end.min(neighbours[usize::from(VIRTUAL_NODE)] ^ end);
        while node != VIRTUAL_NODE {
            route.push(node);
            passed |= bit(node);
            (last, node) = (node, neighbours[usize::from(node)] ^ last);
        }
        let may_be_passed = network.symmetric
            || route.windows(2).all(|pair| network.arcs[usize::from(pair[0])] & bit(pair[1]) != 0);
        if !may_be_passed {
            route.reverse();
        }
        passed
    }
}

impl Growing {
    fn expand(&mut self, bundle: &Bundle, turn: &Turn<'_>) {
        let step = turn.step;
        let mut base = Draft { from: bundle, shape: bundle.shape, gain: Gain::default() };
        if base.shape.is_spent(step.slot) {
            base.shape.drop_spent(step.slot);
            self.keep(&base, turn);
            return;
        }
        let may_end_here = step.station && base.shape.anchors() < 2;
        if base.shape.is_end(step.slot) {
            let piece = base.shape.take_end(step.slot);
            if may_end_here {
                let choice = Foot::EarlierEdge.choice_with(step.node, VIRTUAL_NODE);
                self.join(base, piece, STATION_PIECE, choice, turn);
            }
            self.lead_on(&base, piece, Foot::EarlierEdge, turn.laters, turn);
            return;
        }
        self.keep(&base, turn);
        base.gain.pass(step.vein);
        if may_end_here {
            self.lead_on(&base, STATION_PIECE, Foot::Station, turn.laters, turn);
        }
        for (position, later) in turn.laters.iter().enumerate() {
            if !base.shape.is_spent(later.slot) {
                let mut next = base;
                let piece = next.attach(later);
                let foot = Foot::Neighbour(later.node);
                self.lead_on(&next, piece, foot, &turn.laters[position + 1..], turn);
            }
        }
    }

    /// Joins a piece at the node of the step with each of some neighbours.
    fn lead_on(&mut self, draft: &Draft<'_>, piece: Piece, foot: Foot, laters: &[Later], turn: &Turn<'_>) {
        for later in laters {
            // Leading a fragment to its own other end would close a cycle.
            if draft.shape.is_spent(later.slot)
                || piece.end == End::Slot(later.slot)
                || foot.has_shortcut_to(later)
            {
                continue;
            }
            let mut next = *draft;
            let other = next.attach(later);
            let choice = foot.choice_with(turn.step.node, later.node);
            self.join(next, piece, other, choice, turn);
        }
    }

    fn join(&mut self, mut draft: Draft<'_>, one: Piece, other: Piece, choice: Choice, turn: &Turn<'_>) {
        let joined = draft.shape.join(one, other);
        draft.gain.choice = Some(choice);
        match joined {
            Joined::Impossible => {}
            Joined::Fragment => self.keep(&draft, turn),
            Joined::Route => {
                // A fragment left over could no longer become part of it.
                if draft.shape.has_no_fragment() {
                    self.completed.push((*draft.from, draft.gain));
                }
            }
        }
    }

    fn keep(&mut self, draft: &Draft<'_>, turn: &Turn<'_>) {
        // Both ends of the route must still find their stations, and no fragment
        // may be stuck.
        let shape = &draft.shape;
        let stations = shape.anchors() + turn.step.stations_left;
        if stations >= 2 && !turn.enclosed.iter().any(|enclosed| shape.is_stuck(enclosed)) {
            self.collector.add(*shape, *draft.from, draft.gain);
        }
    }
}
