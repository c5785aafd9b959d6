//! Cutting a network down to what can lie on a route.

use super::{Graph, MAX_NODES, Node, bit, nodes_of};

/// The useful part of a network.
#[derive(Clone, Debug)]
pub(super) struct Reduced {
    pub(super) nodes: u128,
    pub(super) stations: u128,
    pub(super) veins: u128,
    /// Steps allowed. Read only for useful nodes, and only leads to such.
    pub(super) arcs: [u128; MAX_NODES],
    /// Nodes joined in at least one direction; the same holds.
    pub(super) links: [u128; MAX_NODES],
    /// Whether every step may be taken both ways.
    pub(super) symmetric: bool,
}

impl Default for Reduced {
    fn default() -> Self {
        Self { nodes: 0, stations: 0, veins: 0, arcs: [0; MAX_NODES], links: [0; MAX_NODES], symmetric: true }
    }
}

impl Reduced {
    /// The veins are numbered by their nodes, so that a set of them fits a word.
    pub(super) fn vein_bit(&self, node: Node) -> u32 {
        if self.veins & bit(node) == 0 {
            return 0;
        }
        1 << (self.veins & (bit(node) - 1)).count_ones()
    }

    /// The nodes to which one may step from this one and from which back.
    pub(super) fn joined_both_ways(&self, node: Node) -> u128 {
        nodes_of(self.arcs[usize::from(node)])
            .filter(|&next| self.arcs[usize::from(next)] & bit(node) != 0)
            .fold(0, |nodes, next| nodes | bit(next))
    }

    /// Takes over what a station can reach, without dead ends.
    pub(super) fn load(&mut self, graph: &Graph) {
        let mut nodes = graph.stations;
        let mut fresh = nodes;
        while fresh != 0 {
            let node = fresh.trailing_zeros() as Node;
            fresh &= fresh - 1;
            let arcs = graph.arcs[usize::from(node)] & !bit(node);
            self.arcs[usize::from(node)] = arcs;
            self.links[usize::from(node)] = arcs;
            fresh |= arcs & !nodes;
            nodes |= arcs;
        }
        self.symmetric = true;
        for node in nodes_of(nodes) {
            for next in nodes_of(self.arcs[usize::from(node)]) {
                if self.arcs[usize::from(next)] & bit(node) == 0 {
                    self.symmetric = false;
                    self.links[usize::from(next)] |= bit(node);
                }
            }
        }
        self.keep(self.without_dead_ends(nodes, graph.stations), graph);
    }

    /// Takes away, again and again, nodes that one cannot both enter and leave.
    fn without_dead_ends(&self, nodes: u128, stations: u128) -> u128 {
        let mut kept = nodes;
        let mut suspects = nodes;
        while suspects != 0 {
            let node = suspects.trailing_zeros() as Node;
            suspects &= suspects - 1;
            let links = self.links[usize::from(node)] & kept;
            let needed = if stations & bit(node) != 0 { 1 } else { 2 };
            if links.count_ones() < needed {
                kept &= !bit(node);
                suspects |= links;
            }
        }
        kept
    }

    fn keep(&mut self, nodes: u128, graph: &Graph) {
        self.nodes = nodes;
        self.stations = graph.stations & nodes;
        self.veins = graph.veins & nodes;
        self.confine();
    }

    fn confine(&mut self) {
        for node in nodes_of(self.nodes) {
            self.arcs[usize::from(node)] &= self.nodes;
            self.links[usize::from(node)] &= self.nodes;
        }
    }

    /// Keeps exactly the nodes that lie on some route, directions aside.
    ///
    /// Let a virtual node be joined to all stations. A route is then a cycle
    /// through the virtual node, and a node lies on such a cycle just if some
    /// biconnected block holds both. The blocks come from a depth-first search
    /// that starts at the virtual node.
    pub(super) fn keep_blocks_with_two_stations(&mut self) {
        let mut search = BlockSearch::new();
        for station in nodes_of(self.stations) {
            if search.unvisited(station) {
                search.run_from(station, self);
            }
        }
        self.nodes = search.useful;
        self.stations &= search.useful;
        self.veins &= search.useful;
        self.confine();
    }
}

/// A search for biconnected blocks. The virtual node has been visited at time
/// zero and every station sees it.
struct BlockSearch {
    visited_at: [u8; MAX_NODES],
    lowest_seen: [u8; MAX_NODES],
    untried: [u128; MAX_NODES],
    clock: u8,
    path: Vec<Node>,
    /// Visited nodes whose block is not yet known.
    pending: Vec<Node>,
    useful: u128,
}

impl BlockSearch {
    fn new() -> Self {
        Self {
            visited_at: [0; MAX_NODES],
            lowest_seen: [0; MAX_NODES],
            untried: [0; MAX_NODES],
            clock: 0,
            path: Vec::with_capacity(MAX_NODES),
            pending: Vec::with_capacity(MAX_NODES),
            useful: 0,
        }
    }

    fn unvisited(&self, node: Node) -> bool {
        self.visited_at[usize::from(node)] == 0
    }

    fn visit(&mut self, node: Node, network: &Reduced) {
        self.clock += 1;
        let index = usize::from(node);
        self.visited_at[index] = self.clock;
        let sees_virtual_node = network.stations & bit(node) != 0;
        self.lowest_seen[index] = if sees_virtual_node { 0 } else { self.clock };
        self.untried[index] = network.links[index];
        self.path.push(node);
        self.pending.push(node);
    }

    fn run_from(&mut self, start: Node, network: &Reduced) {
        self.visit(start, network);
        while let Some(&node) = self.path.last() {
            let index = usize::from(node);
            let untried = self.untried[index];
            if untried == 0 {
                self.path.pop();
                self.leave(node);
                continue;
            }
            let next = untried.trailing_zeros() as Node;
            self.untried[index] = untried & (untried - 1);
            if self.unvisited(next) {
                self.visit(next, network);
            } else {
                let seen = self.visited_at[usize::from(next)];
                self.lowest_seen[index] = self.lowest_seen[index].min(seen);
            }
        }
    }

    /// Goes back from a node to the one before it, or to the virtual node.
    fn leave(&mut self, node: Node) {
        let lowest = self.lowest_seen[usize::from(node)];
        let Some(&before) = self.path.last() else {
            let block = self.take_block(node);
            // A block of one station and the virtual node is not a cycle.
            if block.count_ones() > 1 {
                self.useful |= block;
            }
            return;
        };
        if lowest >= self.visited_at[usize::from(before)] {
            // This block hangs on one node and is of no use.
            self.take_block(node);
        } else {
            let known = &mut self.lowest_seen[usize::from(before)];
            *known = lowest.min(*known);
        }
    }

    fn take_block(&mut self, first: Node) -> u128 {
        let mut block = 0;
        while let Some(node) = self.pending.pop() {
            block |= bit(node);
            if node == first {
                break;
            }
        }
        block
    }
}
