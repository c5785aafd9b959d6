//! What prospecting would bring on the board as it is.
//!
//! All sets of veins that a route can pass are known to the rules, but finding them costs too much to do it for every
//! position that is judged. Here routes are walked for a fixed number of steps, veins first.

use crate::hex::{Direction, HEX_BITS, HexSet, RingSet, Steps};
use crate::network::Network;
use crate::pieces::Stones;
use crate::state::State;
use adit_game::Seat;

/// How many steps are walked in all.
const STEPS: usize = 1_000;

/// The best route that was found.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Haul {
    /// The veins on it.
    pub(super) veins: HexSet,
    /// What the stones on it are worth.
    pub(super) worth: f32,
    /// What could be had if the route could end anywhere.
    pub(super) open: f32,
    /// Everything that is connected with a station of the player.
    pub(super) reached: HexSet,
}

/// A search for routes from one station.
struct RouteSearch<'a> {
    /// For each direction, the hexes from which one may step that way.
    joined: [HexSet; 6],
    veins: HexSet,
    /// The hexes beside veins.
    near: HexSet,
    worth: &'a [f32; HEX_BITS],
    /// Where a route may end.
    ends: HexSet,
    steps: usize,
    haul: Haul,
}

impl Haul {
    /// The best route of a seat, given what a stone of each colour is worth to it.
    pub(super) fn find(state: &State, network: &Network, seat: Seat, wanted: &[f32; 6]) -> Haul {
        let board = &state.board;
        let (mountain, city) = (board.mountain_stations(seat), board.city_stations(seat));
        let reached = network.reached_from(mountain, city).hexes;
        let veins = board.vein_hexes() & reached;
        let mut haul = Haul { reached, ..Haul::default() };
        if veins.is_empty() {
            return haul;
        }
        let mut worth = [0.0; HEX_BITS];
        let mut left = 0.0;
        for vein in board.veins().iter().filter(|vein| veins.contains(vein.hex)) {
            worth[vein.hex.index()] = wanted[vein.colour.index()];
            left += wanted[vein.colour.index()];
        }
        let joined = network.joined_hexes();
        let starts = mountain.len() + city.len();
        let mut search = RouteSearch {
            joined,
            veins,
            near: veins.neighbours(),
            worth: &worth,
            ends: HexSet::EMPTY,
            steps: 0,
            haul,
        };
        let doors = |cells: RingSet| -> HexSet {
            cells.iter().flat_map(|cell| network.exits_towards(cell)).collect()
        };
        for start in mountain.iter() {
            let start = HexSet::one(start);
            search.ends = (mountain | doors(city)).without(start);
            search.steps = STEPS / starts;
            search.step(start, start, 0.0, left);
        }
        for cell in city.iter() {
            search.ends = mountain | doors(city.without(RingSet::one(cell)));
            search.steps = STEPS / starts;
            for start in network.exits_towards(cell) {
                let start = HexSet::one(start);
                search.step(start, start, 0.0, left);
            }
        }
        haul = search.haul;
        haul
    }

    /// The stones on the route.
    pub(super) fn stones(&self, state: &State) -> Stones {
        let mut stones = Stones::EMPTY;
        for vein in state.board.veins().iter().filter(|vein| self.veins.contains(vein.hex)) {
            stones[vein.colour] += 1;
        }
        stones
    }
}

impl RouteSearch<'_> {
    /// Goes on from a hex in all ways, as long as more can be found than was found already. `left` is the worth of
    /// the veins that were not visited.
    fn step(&mut self, at: HexSet, visited: HexSet, worth: f32, left: f32) {
        let Some(steps) = self.steps.checked_sub(1) else { return };
        self.steps = steps;
        if worth > self.haul.open {
            self.haul.open = worth;
        }
        if worth > self.haul.worth && !(at & self.ends).is_empty() {
            self.haul.worth = worth;
            self.haul.veins = visited & self.veins;
        }
        if worth + left <= self.haul.worth {
            return;
        }
        let mut next = HexSet::EMPTY;
        for direction in Direction::ALL {
            next |= (at & self.joined[direction.index()]).step(direction);
        }
        next = next.without(visited);
        for vein in (next & self.veins).iter() {
            let found = self.worth[vein.index()];
            let vein = HexSet::one(vein);
            self.step(vein, visited | vein, worth + found, left - found);
        }
        let tiles = next.without(self.veins);
        for part in [tiles & self.near, tiles.without(self.near)] {
            for hex in part.iter() {
                let hex = HexSet::one(hex);
                self.step(hex, visited | hex, worth, left);
            }
        }
    }
}

/// The part of its worth that a vein keeps for each step it is away.
const PER_STEP: f32 = 0.6;
/// Veins further away than this many steps are ignored.
const FAR: u32 = 4;

/// What the veins are worth that a seat has not reached, the less the further away they are.
pub(super) fn veins_near(state: &State, seat: Seat, reached: HexSet, wanted: &[f32; 6]) -> f32 {
    let board = &state.board;
    let foreign = board.all_mountain_stations().without(board.mountain_stations(seat));
    let (mut seen, mut nearness, mut worth) = (reached, 1.0, 0.0);
    for _ in 0..FAR {
        nearness *= PER_STEP;
        let wider = (seen | seen.neighbours()).without(foreign);
        let fresh = wider.without(seen) & board.vein_hexes();
        if !fresh.is_empty() {
            let veins = board.veins().iter().filter(|vein| fresh.contains(vein.hex));
            worth += nearness * veins.map(|vein| wanted[vein.colour.index()]).sum::<f32>();
        }
        seen = wider;
    }
    worth
}

/// How many stones the veins that a seat has reached can still give if the seat prospects this often.
pub(super) fn stones_in_reach(state: &State, reached: HexSet, prospects: u8) -> f32 {
    let veins = state.board.veins().iter().filter(|vein| reached.contains(vein.hex));
    veins.map(|vein| f32::from(vein.stones.min(prospects))).sum()
}
