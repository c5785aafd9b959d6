//! The order in which a sweep takes up the nodes of a network, and the plan
//! made of it.
//!
//! The cost of a sweep grows exponentially with its frontier (the nodes not yet
//! taken up that have a neighbour already taken up), so a good order matters
//! more than anything done per state afterwards.

use super::reduce::Reduced;
use super::{MAX_NODES, Node, bit, nodes_of};

/// The widest frontier a state has room for. Hexagon boards of side six stay
/// well below it.
pub(super) const MAX_WIDTH: usize = 16;

/// The most veins a state has room for.
const MAX_VEINS: u32 = u32::BITS;

/// How many starting nodes are tried: the tries must not cost more than they
/// save.
const STARTS: usize = 16;

/// An order reckoned cheaper than this is not worth improving, which takes some
/// milliseconds.
const COST_WORTH_IMPROVING: f64 = 500_000.0;

/// An exact sweep whose cost is reckoned this many times the states allowed in
/// a layer is not even begun. Those that succeed stay below one.
const HOPELESS: f64 = 4.0;

/// How often the whole order is gone through for improvements, and how far a
/// node is moved at most.
const PASSES: usize = 8;
const REACH: usize = 12;

/// How many times more states one more frontier node, and one more vein seen,
/// are reckoned to bring. Rough figures, good enough to compare orders.
static GROWTH_BY_WIDTH: [f64; MAX_NODES + 1] = powers(2.0);
static GROWTH_BY_VEINS: [f64; MAX_NODES + 1] = powers(1.6);

/// A neighbour that is taken up later than the node of its step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Later {
    pub(super) node: Node,
    pub(super) slot: u8,
    /// The bit of the vein on it, or zero.
    pub(super) vein: u32,
    /// Whether one may step from the node of the step to this neighbour.
    pub(super) forward: bool,
    /// Whether one may step from this neighbour to the node of the step.
    pub(super) backward: bool,
    /// The nodes that no shortest route joins with this one by way of the node
    /// of the step: the direct step between them passes the same veins.
    pub(super) shortcuts: u128,
}

/// Taking up one node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) node: Node,
    pub(super) slot: u8,
    /// The bit of the vein on it, or zero.
    pub(super) vein: u32,
    pub(super) station: bool,
    /// Stations taken up after this step.
    pub(super) stations_left: u32,
    first_later: u32,
    end_later: u32,
    first_enclosed: u32,
    end_enclosed: u32,
}

/// A frontier node whose neighbours still to come are all in the frontier. A
/// fragment that ends there is easily seen to be stuck.
#[derive(Clone, Copy, Debug)]
pub(super) struct Enclosed {
    pub(super) slot: u8,
    pub(super) station: bool,
    /// The slots of its neighbours.
    pub(super) neighbours: u16,
}

/// The whole sweep, laid out before the first state exists.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) steps: Vec<Step>,
    laters: Vec<Later>,
    enclosed: Vec<Enclosed>,
    order: Vec<Node>,
    candidate: Vec<Node>,
    /// The reckoned cost of the sweep.
    cost: f64,
}

impl Plan {
    pub(super) fn laters(&self, step: &Step) -> &[Later] {
        &self.laters[step.first_later as usize..step.end_later as usize]
    }

    /// The enclosed nodes of the frontier after a step.
    pub(super) fn enclosed(&self, step: &Step) -> &[Enclosed] {
        &self.enclosed[step.first_enclosed as usize..step.end_enclosed as usize]
    }

    /// Whether layers of at most this many states can hardly be enough.
    pub(super) fn is_hopeless_within(&self, states: usize) -> bool {
        self.cost > HOPELESS * states as f64
    }

    /// Lays out the best order found. Returns false, leaving the plan unusable,
    /// if even that one has too wide a frontier, or if there are too many veins.
    pub(super) fn lay_out(&mut self, network: &Reduced) -> bool {
        if network.veins.count_ones() > MAX_VEINS {
            return false;
        }
        self.choose_order(network);
        self.lay_out_steps(network).is_some()
    }

    fn choose_order(&mut self, network: &Reduced) {
        let mut cheapest = f64::INFINITY;
        let total = network.nodes.count_ones() as usize;
        // The order of the numbers is worth a try: boards are usually numbered
        // row by row.
        self.candidate.clear();
        self.candidate.extend(nodes_of(network.nodes));
        if let Some(cost) = cost_of_order(network, &self.candidate, cheapest) {
            cheapest = cost;
            std::mem::swap(&mut self.order, &mut self.candidate);
        }
        for turn in 0..STARTS.min(total) {
            // Another try must not cost more than it may save.
            if cheapest < (turn * total) as f64 {
                break;
            }
            let index = turn * total / STARTS.min(total);
            let Some(start) = nodes_of(network.nodes).nth(index) else {
                continue;
            };
            grow_order(network, start, &mut self.candidate);
            if let Some(cost) = cost_of_order(network, &self.candidate, cheapest) {
                cheapest = cost;
                std::mem::swap(&mut self.order, &mut self.candidate);
            }
        }
        self.cost = cheapest;
        if cheapest > COST_WORTH_IMPROVING {
            self.improve_order(network);
        }
    }

    /// Moves single nodes forwards or backwards in the order while that helps.
    fn improve_order(&mut self, network: &Reduced) {
        for _ in 0..PASSES {
            let cost_before = self.cost;
            for from in 0..self.order.len() {
                let first = from.saturating_sub(REACH);
                let last = (from + REACH).min(self.order.len() - 1);
                for to in first..=last {
                    if from == to {
                        continue;
                    }
                    shift(&mut self.order, from, to);
                    if let Some(cost) = cost_of_order(network, &self.order, self.cost) {
                        self.cost = cost;
                    } else {
                        shift(&mut self.order, to, from);
                    }
                }
            }
            if self.cost >= cost_before {
                return;
            }
        }
    }

    /// Nothing if the slots do not suffice.
    fn lay_out_steps(&mut self, network: &Reduced) -> Option<()> {
        self.steps.clear();
        self.laters.clear();
        self.enclosed.clear();
        let mut slots = Slots::new();
        let mut waiting = network.nodes;
        for &node in &self.order {
            waiting &= !bit(node);
            // A node without earlier neighbour needs its slot for this very step.
            let slot = slots.assign(node)?;
            let first_later = self.laters.len() as u32;
            for later in nodes_of(network.links[usize::from(node)] & waiting) {
                self.laters.push(Later {
                    node: later,
                    slot: slots.assign(later)?,
                    vein: network.vein_bit(later),
                    forward: network.arcs[usize::from(node)] & bit(later) != 0,
                    backward: network.arcs[usize::from(later)] & bit(node) != 0,
                    shortcuts: if network.veins & bit(node) == 0 {
                        network.joined_both_ways(later)
                    } else {
                        0
                    },
                });
            }
            slots.release(node);
            let first_enclosed = self.enclosed.len() as u32;
            for inner in nodes_of(slots.taken) {
                let neighbours = network.links[usize::from(inner)] & waiting;
                if neighbours & !slots.taken == 0 {
                    self.enclosed.push(Enclosed {
                        slot: slots.slot_of[usize::from(inner)],
                        station: network.stations & bit(inner) != 0,
                        neighbours: nodes_of(neighbours)
                            .fold(0, |set, neighbour| set | 1 << slots.slot_of[usize::from(neighbour)]),
                    });
                }
            }
            self.steps.push(Step {
                node,
                slot,
                vein: network.vein_bit(node),
                station: network.stations & bit(node) != 0,
                stations_left: (network.stations & waiting).count_ones(),
                first_later,
                end_later: self.laters.len() as u32,
                first_enclosed,
                end_enclosed: self.enclosed.len() as u32,
            });
        }
        Some(())
    }
}

/// Which frontier node has which slot.
struct Slots {
    slot_of: [u8; MAX_NODES],
    /// The nodes that have one: those of the frontier.
    taken: u128,
    free: u32,
}

impl Slots {
    fn new() -> Self {
        Self { slot_of: [0; MAX_NODES], taken: 0, free: (1 << MAX_WIDTH) - 1 }
    }

    /// The slot of a node, the lowest free one if it has none yet.
    fn assign(&mut self, node: Node) -> Option<u8> {
        if self.taken & bit(node) == 0 {
            if self.free == 0 {
                return None;
            }
            self.slot_of[usize::from(node)] = self.free.trailing_zeros() as u8;
            self.free &= self.free - 1;
            self.taken |= bit(node);
        }
        Some(self.slot_of[usize::from(node)])
    }

    fn release(&mut self, node: Node) {
        self.taken &= !bit(node);
        self.free |= 1 << self.slot_of[usize::from(node)];
    }
}

/// The estimated cost of an order, or nothing once it is not better than `limit`.
fn cost_of_order(network: &Reduced, order: &[Node], limit: f64) -> Option<f64> {
    let mut cost = 0.0;
    let mut taken: u128 = 0;
    let mut reached: u128 = 0;
    for &node in order {
        taken |= bit(node);
        reached |= network.links[usize::from(node)] | bit(node);
        let width = (reached & !taken).count_ones();
        let veins = (reached & network.veins).count_ones();
        cost += GROWTH_BY_WIDTH[width as usize] * GROWTH_BY_VEINS[veins as usize];
        if cost >= limit {
            return None;
        }
    }
    Some(cost)
}

/// The powers of a number by repeated multiplication, which rounds the same on
/// every platform.
const fn powers(base: f64) -> [f64; MAX_NODES + 1] {
    let mut powers = [1.0; MAX_NODES + 1];
    let mut exponent = 1;
    while exponent < powers.len() {
        powers[exponent] = powers[exponent - 1] * base;
        exponent += 1;
    }
    powers
}

/// Grows an order from a start: always the frontier node that brings the fewest
/// new ones, the one waiting longest among equals.
fn grow_order(network: &Reduced, start: Node, order: &mut Vec<Node>) {
    order.clear();
    let mut waiting_since = [0_u8; MAX_NODES];
    let mut waiting = network.nodes;
    let mut frontier = bit(start);
    while waiting != 0 {
        if frontier == 0 {
            // Parts that only the stations hold together follow one another.
            frontier = waiting & waiting.wrapping_neg();
        }
        let outside = waiting & !frontier;
        let chosen = nodes_of(frontier).min_by_key(|&node| {
            let fresh = (network.links[usize::from(node)] & outside).count_ones();
            (fresh, waiting_since[usize::from(node)])
        });
        let Some(chosen) = chosen else {
            return;
        };
        order.push(chosen);
        waiting &= !bit(chosen);
        let fresh = network.links[usize::from(chosen)] & outside;
        for node in nodes_of(fresh) {
            waiting_since[usize::from(node)] = order.len() as u8;
        }
        frontier = (frontier | fresh) & waiting;
    }
}

/// Moves one node to another position.
fn shift(order: &mut [Node], from: usize, to: usize) {
    if from < to {
        order[from..=to].rotate_left(1);
    } else {
        order[to..=from].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::Graph;

    /// The whole board, everything joined that can be, numbered row by row times
    /// a stride.
    fn whole_board(stride: usize) -> Graph {
        let distance = |(q, r): (i32, i32)| q.abs().max(r.abs()).max((q + r).abs());
        let cells: Vec<(i32, i32)> = (-6..=6)
            .flat_map(|r| (-6..=6).map(move |q| (q, r)))
            .filter(|&cell| distance(cell) <= 6)
            .collect();
        let number = |index: usize| (index * stride % MAX_NODES) as Node;
        let mut graph = Graph::default();
        for (index, &(q, r)) in cells.iter().enumerate() {
            for (q, r) in [(q + 1, r), (q + 1, r - 1), (q, r + 1)] {
                let other = cells.iter().position(|&cell| cell == (q, r));
                if let Some(other) = other
                    && (distance(cells[index]) < 6 || distance((q, r)) < 6)
                {
                    graph.join(number(index), number(other));
                }
            }
            if distance(cells[index]) == 6 {
                graph.stations |= bit(number(index));
            }
        }
        graph
    }

    #[test]
    fn the_whole_board_has_room_however_it_is_numbered() {
        for stride in [1, 3, 7, 29, 45, 77, 101] {
            let mut reduced = Reduced::default();
            reduced.load(&whole_board(stride));
            reduced.keep_blocks_with_two_stations();
            let mut plan = Plan::default();
            assert!(plan.lay_out(&reduced), "stride {stride}");
            let widest = plan.steps.iter().map(|step| step.slot).max();
            assert!(widest < Some(14), "stride {stride}: slot {widest:?} is in use");
        }
    }
}
