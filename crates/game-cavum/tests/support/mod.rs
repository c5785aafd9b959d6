//! Hexagon boards for tests and measurements.
#![allow(dead_code, reason = "each test and the measurements need a part of it")]

use adit_game::{Dice, SplitDice};
use game_cavum::routes::{Graph, Node, Solver};

pub const TWO: u8 = 0b00_1001;
pub const THREE: u8 = 0b01_0101;
pub const FOUR: u8 = 0b01_1011;
pub const SIX: u8 = 0b11_1111;

const DIRECTIONS: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
const SEPARATORS: [(i32, i32); 5] = [(6, -3), (0, 6), (-6, 6), (-6, 3), (3, -6)];

/// Dice with a few words for boards.
#[derive(Clone)]
pub struct Random(SplitDice);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(SplitDice(seed))
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.0.bits() % limit as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

pub fn distance((q, r): (i32, i32)) -> i32 {
    q.abs().max(r.abs()).max((q + r).abs())
}

/// All 91 hexes of the mountain and the 31 city cells, row by row.
pub fn cells() -> Vec<(i32, i32)> {
    let mut cells = Vec::new();
    for r in -6..=6 {
        for q in -6..=6 {
            let cell = (q, r);
            if distance(cell) <= 6 && !SEPARATORS.contains(&cell) {
                cells.push(cell);
            }
        }
    }
    cells
}

pub fn rotated(mask: u8, rotation: usize) -> u8 {
    let wide = u16::from(mask) << rotation;
    ((wide | wide >> 6) & 0b11_1111) as u8
}

/// A board with one player's view: what lies where and which stations count.
#[derive(Clone, Debug)]
pub struct Board {
    pub cells: Vec<(i32, i32)>,
    pub exits: Vec<u8>,
    pub vein: Vec<bool>,
    pub last_stone: Vec<bool>,
    pub station: Vec<bool>,
}

impl Board {
    pub fn new() -> Self {
        let cells = cells();
        let count = cells.len();
        Self {
            cells,
            exits: vec![0; count],
            vein: vec![false; count],
            last_stone: vec![false; count],
            station: vec![false; count],
        }
    }

    pub fn at(&self, cell: (i32, i32)) -> usize {
        self.cells.iter().position(|&known| known == cell).expect("the cell lies on the board")
    }

    pub fn node(&self, cell: (i32, i32)) -> Node {
        self.at(cell) as Node
    }

    pub fn lay(&mut self, mask: u8, cell: (i32, i32), rotation: usize) -> &mut Self {
        let index = self.at(cell);
        self.exits[index] = rotated(mask, rotation);
        self
    }

    pub fn put_vein(&mut self, cell: (i32, i32)) -> &mut Self {
        let index = self.at(cell);
        self.vein[index] = true;
        self
    }

    pub fn put_station(&mut self, cell: (i32, i32)) -> &mut Self {
        let index = self.at(cell);
        self.station[index] = true;
        self
    }

    pub fn may_take_vein(&self, index: usize) -> bool {
        let (q, r) = self.cells[index];
        distance((q, r)) <= 4
            && self.exits[index] != 0
            && !self.station[index]
            && !self.vein[index]
            && DIRECTIONS.iter().all(|&(dq, dr)| !self.vein[self.at((q + dq, r + dr))])
    }

    /// Exits as one meets them when entering, and as one may use them to leave.
    fn exits_in_and_out(&self, index: usize) -> (u8, u8) {
        if distance(self.cells[index]) == 6 {
            let open = if self.station[index] { SIX } else { 0 };
            return (open, open);
        }
        if self.vein[index] {
            let out = if self.last_stone[index] { self.exits[index] } else { SIX };
            return (SIX, out);
        }
        (self.exits[index], self.exits[index])
    }

    pub fn graph(&self) -> Graph {
        let mut graph = Graph::default();
        for (index, &(q, r)) in self.cells.iter().enumerate() {
            let (_, out) = self.exits_in_and_out(index);
            for (direction, &(dq, dr)) in DIRECTIONS.iter().enumerate() {
                let there = (q + dq, r + dr);
                if distance((q, r)) == 6 && distance(there) == 6 {
                    continue;
                }
                let Some(next) = self.cells.iter().position(|&known| known == there) else {
                    continue;
                };
                let (entry, _) = self.exits_in_and_out(next);
                if out >> direction & 1 != 0 && entry >> ((direction + 3) % 6) & 1 != 0 {
                    graph.arcs[index] |= 1 << next;
                }
            }
            if self.station[index] {
                graph.stations |= 1 << index;
            }
            if self.vein[index] {
                graph.veins |= 1 << index;
            }
        }
        graph
    }
}

/// A board grown from the centre by random tiles.
pub fn random_board(random: &mut Random, hexes: usize, veins: usize, stations: usize, kinds: &[u8]) -> Board {
    let mut board = Board::new();
    let mut laid = vec![board.at((0, 0))];
    board.exits[laid[0]] = SIX;
    while laid.len() < hexes {
        let (q, r) = board.cells[random.pick(&laid)];
        let (dq, dr) = random.pick(&DIRECTIONS);
        let there = (q + dq, r + dr);
        if distance(there) > 5 || board.exits[board.at(there)] != 0 {
            continue;
        }
        let rotation = random.below(6);
        let kind = random.pick(kinds);
        board.lay(kind, there, rotation);
        laid.push(board.at(there));
    }
    for _ in 0..stations {
        let index = random.pick(&laid);
        board.station[index] = true;
    }
    if random.below(2) == 0 {
        for _ in 0..stations {
            let index = random.below(board.cells.len());
            if distance(board.cells[index]) == 6 {
                board.station[index] = true;
            }
        }
    }
    for _ in 0..200 {
        if board.vein.iter().filter(|&&vein| vein).count() == veins {
            break;
        }
        let index = random.pick(&laid);
        if board.may_take_vein(index) {
            board.vein[index] = true;
        }
    }
    board
}

/// Every hex a six, eighteen veins, eleven stations: no real game gets there.
pub fn worst_board(random: &mut Random) -> Board {
    let mut board = Board::new();
    for index in 0..board.cells.len() {
        if distance(board.cells[index]) <= 5 {
            board.exits[index] = SIX;
        }
    }
    let ring: Vec<usize> =
        (0..board.cells.len()).filter(|&index| distance(board.cells[index]) == 6).collect();
    for _ in 0..11 {
        let index = random.pick(&ring);
        board.station[index] = true;
    }
    while board.vein.iter().filter(|&&vein| vein).count() < 18 {
        let index = random.below(board.cells.len());
        let tries: Vec<usize> = (0..board.cells.len()).filter(|&index| board.may_take_vein(index)).collect();
        if tries.is_empty() {
            board.vein.fill(false);
            continue;
        }
        board.vein[tries[index % tries.len()]] = true;
    }
    board
}

/// Every tile of the game on the board, each turned so that it joins as much as
/// it can, and veins where chance puts them.
pub fn full_board(random: &mut Random, veins: usize) -> Board {
    let mut board = board_of_all_tiles(random, 3);
    scatter_veins(random, &mut board, veins);
    turn_tiles_to_join(&mut board);
    scatter_stations(random, &mut board);
    board
}

/// The same, but the tiles lie close together and so do all eighteen veins:
/// about the densest that real play could reach.
pub fn packed_board(random: &mut Random) -> Board {
    let mut board = board_of_all_tiles(random, 4);
    let colour = random.below(3) as i32;
    for index in 0..board.cells.len() {
        let (q, r) = board.cells[index];
        let count = board.vein.iter().filter(|&&vein| vein).count();
        if count < 18 && (q - r).rem_euclid(3) == colour && board.may_take_vein(index) {
            board.vein[index] = true;
        }
    }
    turn_tiles_to_join(&mut board);
    scatter_stations(random, &mut board);
    board
}

fn board_of_all_tiles(random: &mut Random, filled_up_to: i32) -> Board {
    let mut board = Board::new();
    let mut kinds = Vec::new();
    for (kind, count) in [(TWO, 15), (THREE, 17), (FOUR, 22), (SIX, 20)] {
        kinds.extend(std::iter::repeat_n(kind, count));
    }
    let mut hexes: Vec<usize> =
        (0..board.cells.len()).filter(|&index| distance(board.cells[index]) <= 5).collect();
    while hexes.len() > kinds.len() {
        let index = random.below(hexes.len());
        if distance(board.cells[hexes[index]]) > filled_up_to {
            hexes.swap_remove(index);
        }
    }
    for &hex in &hexes {
        let kind = kinds.swap_remove(random.below(kinds.len()));
        let cell = board.cells[hex];
        board.lay(kind, cell, random.below(6));
    }
    board
}

fn scatter_veins(random: &mut Random, board: &mut Board, veins: usize) {
    for _ in 0..veins {
        let tries: Vec<usize> = (0..board.cells.len()).filter(|&index| board.may_take_vein(index)).collect();
        if !tries.is_empty() {
            board.vein[random.pick(&tries)] = true;
        }
    }
}

fn turn_tiles_to_join(board: &mut Board) {
    let hexes: Vec<usize> = (0..board.cells.len()).filter(|&index| board.exits[index] != 0).collect();
    for _ in 0..3 {
        for &hex in &hexes {
            let cell = board.cells[hex];
            let best = (0..6)
                .max_by_key(|&rotation| {
                    let mut turned = board.clone();
                    turned.exits[hex] = rotated(board.exits[hex], rotation);
                    turned.graph().arcs[hex].count_ones()
                })
                .unwrap_or(0);
            let turned = rotated(board.exits[hex], best);
            board.lay(turned, cell, 0);
        }
    }
}

fn scatter_stations(random: &mut Random, board: &mut Board) {
    let free: Vec<usize> = (0..board.cells.len())
        .filter(|&index| !board.vein[index] && (board.exits[index] != 0 || distance(board.cells[index]) == 6))
        .collect();
    for _ in 0..11 {
        board.station[random.pick(&free)] = true;
    }
}

/// A connected board of 63 nodes and 114 edges with ten veins and six stations.
pub fn dense_board() -> Board {
    (0..)
        .map(|seed| random_board(&mut Random::new(seed), 61, 10, 4, &[FOUR, SIX]))
        .find(|board| {
            let graph = board.graph();
            let nodes = graph.arcs.iter().filter(|&&arcs| arcs != 0).count();
            let arcs: u32 = graph.arcs.iter().map(|arcs| arcs.count_ones()).sum();
            nodes == 63 && arcs == 228 && graph.veins.count_ones() == 10 && graph.stations.count_ones() == 6
        })
        .expect("some seed gives such a board")
}

/// A graph as random play builds it: tiles are laid so as to continue others,
/// most of them make no cycle.
pub fn sparse_graph(random: &mut Random) -> Graph {
    let hexes = 5 + random.below(45);
    let veins = random.below(9);
    let stations = 1 + random.below(5);
    random_board(random, hexes, veins, stations, &[TWO, TWO, THREE, FOUR, SIX]).graph()
}

/// A set of veins that some route passes, and a shortest such route.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VeinSet {
    pub veins: u128,
    pub route: Vec<Node>,
}

/// All sets of veins that a fresh solver finds.
pub fn vein_sets(graph: &Graph) -> Vec<VeinSet> {
    let mut solver = Solver::new();
    let passages = solver.solve(graph).iter();
    passages.map(|passage| VeinSet { veins: passage.veins, route: passage.route.to_vec() }).collect()
}

/// The veins that a route passes, if it is one: distinct nodes, each joined to the next, from station to station.
pub fn judge(graph: &Graph, route: &[Node]) -> Option<u128> {
    let bit = |node: Node| 1u128 << node;
    let [first, .., last] = *route else { return None };
    let ends_at_stations = graph.stations & bit(first) != 0 && graph.stations & bit(last) != 0;
    let joined = route.windows(2).all(|step| graph.arcs[usize::from(step[0])] & bit(step[1]) != 0);
    let passed = route.iter().fold(0, |passed, &node| passed | bit(node));
    let distinct = passed.count_ones() as usize == route.len();
    (ends_at_stations && joined && distinct).then_some(passed & graph.veins)
}
