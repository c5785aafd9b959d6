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

/// Only so many starting nodes are tried, for the tries must not cost more than
/// they save.
const STARTS: usize = 16;

const PASSES: usize = 8;
const REACH: usize = 12;

/// How many times more states one more frontier node, and one more vein seen,
/// are reckoned to bring. Rough figures, used only to compare orders.
const GROWTH_PER_NODE: f64 = 2.0;
const GROWTH_PER_VEIN: f64 = 1.6;

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
}

impl Plan {
    pub(super) fn laters(&self, step: &Step) -> &[Later] {
        &self.laters[step.first_later as usize..step.end_later as usize]
    }

    /// The enclosed nodes of the frontier after a step.
    pub(super) fn enclosed(&self, step: &Step) -> &[Enclosed] {
        &self.enclosed[step.first_enclosed as usize..step.end_enclosed as usize]
    }

    /// Lays out the best order found. Returns false, leaving the plan unusable,
    /// if even that one has too wide a frontier, or if there are too many veins.
    pub(super) fn lay_out(&mut self, network: &Reduced) -> bool {
        if network.veins.count_ones() > MAX_VEINS {
            return false;
        }
        self.choose_order(network);
        self.lay_out_steps(network)
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
        self.improve_order(network, cheapest);
    }

    /// Moves single nodes forwards or backwards in the order while that helps.
    fn improve_order(&mut self, network: &Reduced, mut cheapest: f64) {
        for _ in 0..PASSES {
            let cost_before = cheapest;
            for from in 0..self.order.len() {
                let first = from.saturating_sub(REACH);
                let last = (from + REACH).min(self.order.len() - 1);
                for to in first..=last {
                    if from == to {
                        continue;
                    }
                    shift(&mut self.order, from, to);
                    if let Some(cost) = cost_of_order(network, &self.order, cheapest) {
                        cheapest = cost;
                    } else {
                        shift(&mut self.order, to, from);
                    }
                }
            }
            if cheapest >= cost_before {
                return;
            }
        }
    }

    fn lay_out_steps(&mut self, network: &Reduced) -> bool {
        self.steps.clear();
        self.laters.clear();
        self.enclosed.clear();
        let mut slot_of = [0_u8; MAX_NODES];
        let mut free_slots: u32 = (1 << MAX_WIDTH) - 1;
        let mut seen: u128 = 0;
        let mut waiting = network.nodes;
        for &node in &self.order {
            waiting &= !bit(node);
            if seen & bit(node) == 0 {
                // A node without earlier neighbour needs its slot only for this
                // very step.
                if free_slots == 0 {
                    return false;
                }
                slot_of[usize::from(node)] = free_slots.trailing_zeros() as u8;
                free_slots &= free_slots - 1;
                seen |= bit(node);
            }
            let first_later = self.laters.len() as u32;
            for later in nodes_of(network.links[usize::from(node)] & waiting) {
                if seen & bit(later) == 0 {
                    if free_slots == 0 {
                        return false;
                    }
                    slot_of[usize::from(later)] = free_slots.trailing_zeros() as u8;
                    free_slots &= free_slots - 1;
                    seen |= bit(later);
                }
                self.laters.push(Later {
                    node: later,
                    slot: slot_of[usize::from(later)],
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
            let slot = slot_of[usize::from(node)];
            free_slots |= 1 << slot;
            let first_enclosed = self.enclosed.len() as u32;
            let frontier = seen & waiting;
            for inner in nodes_of(frontier) {
                let neighbours = network.links[usize::from(inner)] & waiting;
                if neighbours & !frontier == 0 {
                    self.enclosed.push(Enclosed {
                        slot: slot_of[usize::from(inner)],
                        station: network.stations & bit(inner) != 0,
                        neighbours: nodes_of(neighbours)
                            .fold(0, |slots, node| slots | 1 << slot_of[usize::from(node)]),
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
        true
    }
}

/// The reckoned cost of an order, or nothing once it is no better than `limit`.
fn cost_of_order(network: &Reduced, order: &[Node], limit: f64) -> Option<f64> {
    let mut cost = 0.0;
    let mut taken: u128 = 0;
    let mut reached: u128 = 0;
    for &node in order {
        taken |= bit(node);
        reached |= network.links[usize::from(node)] | bit(node);
        let width = (reached & !taken).count_ones();
        let veins = (reached & network.veins).count_ones();
        cost += power(GROWTH_PER_NODE, width) * power(GROWTH_PER_VEIN, veins);
        if cost >= limit {
            return None;
        }
    }
    Some(cost)
}

/// Repeated multiplication, because it rounds the same on every platform.
fn power(base: f64, exponent: u32) -> f64 {
    (0..exponent).fold(1.0, |product, _| product * base)
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
