//! Finding all sets of veins by sweeping a frontier over the network.
//!
//! The nodes are taken up one by one. Taking up a node settles all its edges to
//! nodes taken up later, so that of everything behind the frontier only a
//! [`State`] need be kept: which frontier nodes are joined with which, the veins
//! passed, and the length. A virtual node joined to all stations closes every
//! route to a cycle, which makes the ends of a route ordinary edges.

use super::findings::Findings;
use super::index::{Index, hash_of};
use super::layer::Layer;
use super::order::{Enclosed, Later, Plan, Step};
use super::reduce::Reduced;
use super::state::{
    Choice, End, Joined, NO_MATES, Origin, Piece, Record, STATION_PIECE, State, VIRTUAL_NODE,
};
use super::{MAX_NODES, Node, bit};

/// Larger lists than this are given back after a sweep.
const KEPT_CAPACITY: usize = 1 << 16;

/// Whether the sweep came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Swept {
    Everything,
    TooManyStates,
}

/// The best way seen to complete a route with a certain set of veins.
#[derive(Clone, Copy, Debug)]
struct Completed {
    veins: u32,
    length: u8,
    origin: Origin,
}

/// The frontier program. Its memory is reused from network to network.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    layer: Layer,
    growing: Growing,
    /// The choices that led to the states, for telling their routes.
    history: Vec<(Option<Record>, Choice)>,
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
    layer: Layer,
    completed: Vec<Completed>,
    completed_by_veins: Index,
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

    /// Keeps only so many states of each layer.
    pub(super) fn run_trimmed(&mut self, plan: &Plan, kept: usize) {
        self.start();
        for step in &plan.steps {
            self.take_up(step, plan);
            self.layer.trim_to(kept);
        }
    }

    fn start(&mut self) {
        self.history.clear();
        self.growing.completed.clear();
        self.growing.completed_by_veins.clear_for(0);
        self.layer.clear_for(1);
        self.layer.insert(State::new());
    }

    fn take_up(&mut self, step: &Step, plan: &Plan) {
        self.growing.layer.clear_for(self.layer.len());
        let turn = Turn { step, laters: plan.laters(step), enclosed: plan.enclosed(step) };
        for state in self.layer.states() {
            self.growing.expand(state, &turn);
        }
        std::mem::swap(&mut self.layer, &mut self.growing.layer);
        // Only now is it known which states stay and deserve a record.
        for state in self.layer.states_mut() {
            if let Some(choice) = state.origin.choice.take() {
                self.history.push((state.origin.before, choice));
                state.origin.before = Record::new(self.history.len() as u32);
            }
        }
    }

    /// Tells the routes completed and tidies up.
    pub(super) fn report(&mut self, network: &Reduced, findings: &mut Findings) {
        let mut route = Vec::with_capacity(MAX_NODES);
        for completed in &self.growing.completed {
            self.tell_route(completed.origin, network, &mut route);
            let passed = route.iter().fold(0, |nodes, &node| nodes | bit(node));
            findings.offer(passed & network.veins, &route);
        }
        self.layer.shrink_to(KEPT_CAPACITY);
        self.growing.layer.shrink_to(KEPT_CAPACITY);
        self.history.truncate(KEPT_CAPACITY);
        self.history.shrink_to(KEPT_CAPACITY);
    }

    fn tell_route(&self, origin: Origin, network: &Reduced, route: &mut Vec<Node>) {
        // The virtual node has a place of its own behind all others.
        let mut joined = [[VIRTUAL_NODE; 2]; MAX_NODES + 1];
        let mut degree = [0; MAX_NODES + 1];
        let mut add_edge = |one: Node, other: Node| {
            for (from, to) in [(one, other), (other, one)] {
                joined[usize::from(from)][degree[usize::from(from)]] = to;
                degree[usize::from(from)] += 1;
            }
        };
        let mut choice = origin.choice;
        let mut before = origin.before;
        loop {
            if let Some(Choice { node, to, and_to }) = choice {
                add_edge(node, to);
                if let Some(second) = and_to {
                    add_edge(node, second);
                }
            }
            let Some(record) = before else {
                break;
            };
            let (earlier, its_choice) = self.history[record.get() as usize - 1];
            before = earlier;
            choice = Some(its_choice);
        }
        let [one, other] = joined[usize::from(VIRTUAL_NODE)];
        route.clear();
        let mut last = VIRTUAL_NODE;
        let mut node = one.min(other);
        while node != VIRTUAL_NODE {
            route.push(node);
            let [first, second] = joined[usize::from(node)];
            let next = if first == last { second } else { first };
            last = node;
            node = next;
        }
        let may_be_passed =
            route.windows(2).all(|pair| network.arcs[usize::from(pair[0])] & bit(pair[1]) != 0);
        if !may_be_passed {
            route.reverse();
        }
    }
}

impl Growing {
    fn expand(&mut self, state: &State, turn: &Turn<'_>) {
        let step = turn.step;
        let mut base = *state;
        if base.is_spent(step.slot) {
            base.drop_spent(step.slot);
            self.keep(base, turn);
            return;
        }
        let may_end_here = step.station && base.anchored.count_ones() < 2;
        if base.is_end(step.slot) {
            let piece = base.take_end(step.slot);
            if may_end_here {
                let choice = Foot::EarlierEdge.choice_with(step.node, VIRTUAL_NODE);
                self.join(base, piece, STATION_PIECE, choice, turn);
            }
            self.lead_on(&base, piece, Foot::EarlierEdge, turn.laters, turn);
            return;
        }
        self.keep(base, turn);
        base.pass(step.vein);
        if may_end_here {
            self.lead_on(&base, STATION_PIECE, Foot::Station, turn.laters, turn);
        }
        for (position, later) in turn.laters.iter().enumerate() {
            if !base.is_spent(later.slot) {
                let mut next = base;
                let piece = next.attach(later);
                let foot = Foot::Neighbour(later.node);
                self.lead_on(&next, piece, foot, &turn.laters[position + 1..], turn);
            }
        }
    }

    /// Joins a piece at the node of the step with each of some neighbours.
    fn lead_on(&mut self, state: &State, piece: Piece, foot: Foot, laters: &[Later], turn: &Turn<'_>) {
        for later in laters {
            // Leading a fragment to its own other end would close a cycle.
            if state.is_spent(later.slot) || piece.end == End::Slot(later.slot) || foot.has_shortcut_to(later)
            {
                continue;
            }
            let mut next = *state;
            let other = next.attach(later);
            let choice = foot.choice_with(turn.step.node, later.node);
            self.join(next, piece, other, choice, turn);
        }
    }

    fn join(&mut self, mut state: State, one: Piece, other: Piece, choice: Choice, turn: &Turn<'_>) {
        let joined = state.join(one, other);
        state.origin.choice = Some(choice);
        match joined {
            Joined::Impossible => {}
            Joined::Fragment => self.keep(state, turn),
            Joined::Route => {
                // A fragment left over could no longer become part of it.
                if state.mates == NO_MATES && state.anchored == 0 {
                    self.complete(&state);
                }
            }
        }
    }

    fn keep(&mut self, state: State, turn: &Turn<'_>) {
        // Both ends of the route must still find their stations, and no fragment
        // may be stuck.
        let stations = state.anchored.count_ones() + turn.step.stations_left;
        if stations >= 2 && !turn.enclosed.iter().any(|enclosed| state.is_stuck(enclosed)) {
            self.layer.insert(state);
        }
    }

    fn complete(&mut self, state: &State) {
        let completed = &mut self.completed;
        self.completed_by_veins
            .make_room(|position| hash_of(u64::from(completed[position as usize].veins), 0));
        let place = self.completed_by_veins.place_of(hash_of(u64::from(state.veins), 0), |position| {
            completed[position as usize].veins == state.veins
        });
        let new = Completed { veins: state.veins, length: state.length, origin: state.origin };
        if let Some(position) = self.completed_by_veins.get(place) {
            let known = &mut completed[position as usize];
            if new.length < known.length {
                *known = new;
            }
        } else {
            self.completed_by_veins.set(place, completed.len() as u32);
            completed.push(new);
        }
    }
}
