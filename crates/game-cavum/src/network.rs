//! A player's network and what is connected in it (CV-11.1 to CV-11.3).

use crate::board::Board;
use crate::hex::{Cell, Direction, Hex, HexSet, MOUNTAIN, RIM, RingCell, RingSet, Steps};
use crate::setup::Rulebook;
use adit_game::Seat;

/// The nodes of a player's network and their exits.
#[derive(Clone, Debug)]
pub struct Network {
    /// For each direction, the hexes of the network with an exit that way.
    exits: [HexSet; 6],
    /// The city cells of the network; their exits are those of the ring.
    cells: RingSet,
    /// The hexes with a station of the player.
    mountain_stations: HexSet,
    /// The city cells with a station of the player.
    city_stations: RingSet,
}

/// What can be reached in a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// Mountain hexes.
    pub hexes: HexSet,
    /// City cells.
    pub cells: RingSet,
}

impl Network {
    /// The network of a seat (CV-11.1).
    pub fn new(rulebook: &Rulebook, board: &Board, seat: Seat) -> Network {
        let mountain_stations = board.mountain_stations(seat);
        let city_stations = board.city_stations(seat);
        // Hexes with a foreign station are not nodes, so nothing leads through them.
        let nodes = MOUNTAIN.without(board.all_mountain_stations()) | mountain_stations;
        let exits =
            Direction::ALL.map(|direction| (board.tiles_with_exit(direction) | board.vein_hexes()) & nodes);
        let mut cells = city_stations;
        if rulebook.rulings.empty_city_cell_passable {
            cells |= rulebook.components.city_cells.without(board.all_city_stations());
        }
        Network { exits, cells, mountain_stations, city_stations }
    }

    /// May one step from `from` to the next cell in this direction (CV-11.2)?
    pub fn joined(&self, from: Cell, direction: Direction) -> Option<Cell> {
        let back = direction.opposite();
        match from {
            Cell::Hex(hex) if !self.exits[direction.index()].contains(hex) => None,
            Cell::Hex(hex) => match hex.step(direction) {
                Some(next) => self.exits[back.index()].contains(next).then_some(Cell::Hex(next)),
                None => hex.ring_step(direction).filter(|&cell| self.cells.contains(cell)).map(Cell::Ring),
            },
            Cell::Ring(cell) => {
                let (_, hex) = cell.exits().find(|&(exit, _)| exit == direction)?;
                (self.cells.contains(cell) && self.exits[back.index()].contains(hex))
                    .then_some(Cell::Hex(hex))
            }
        }
    }

    /// For each direction, the hexes from which one may step to another hex that way (CV-11.2).
    pub(crate) fn joined_hexes(&self) -> [HexSet; 6] {
        Direction::ALL.map(|direction| {
            let back = direction.opposite();
            self.exits[direction.index()] & self.exits[back.index()].step(back)
        })
    }

    /// Is the cell a node of the network?
    pub fn contains(&self, cell: Cell) -> bool {
        match cell {
            Cell::Hex(hex) => self.exits.iter().any(|exits| exits.contains(hex)),
            Cell::Ring(cell) => self.cells.contains(cell),
        }
    }

    /// Does the cell carry a station of the player?
    pub fn is_own_station(&self, cell: Cell) -> bool {
        match cell {
            Cell::Hex(hex) => self.mountain_stations.contains(hex),
            Cell::Ring(cell) => self.city_stations.contains(cell),
        }
    }

    /// Everything that is connected with a mountain station of the player (CV-9.2, CV-12.1).
    pub fn reached_from_mountain_stations(&self) -> Reached {
        self.reached_from(self.mountain_stations, RingSet::EMPTY)
    }

    /// Everything that is connected with one of these places.
    pub fn reached_from(&self, hexes: HexSet, cells: RingSet) -> Reached {
        let mut reached = Reached { hexes, cells };
        let mut fresh = hexes;
        for cell in cells.iter() {
            fresh |= self.exits_towards(cell).collect();
        }
        while !fresh.is_empty() {
            reached.hexes |= fresh;
            let before = fresh;
            fresh = HexSet::EMPTY;
            for direction in Direction::ALL {
                let leaving = before & self.exits[direction.index()];
                fresh |= leaving.step(direction) & self.exits[direction.opposite().index()];
            }
            if before.meets(RIM) {
                // A city cell joins the hexes beside it in both directions.
                for cell in self.cells.without(reached.cells).iter() {
                    if self.exits_towards(cell).any(|hex| before.contains(hex)) {
                        reached.cells.insert(cell);
                        fresh |= self.exits_towards(cell).collect();
                    }
                }
            }
            fresh = fresh.without(reached.hexes);
        }
        reached
    }

    /// The hexes of the network that have an exit towards a city cell.
    pub fn exits_towards(&self, cell: RingCell) -> impl Iterator<Item = Hex> + '_ {
        cell.exits()
            .filter(|&(direction, hex)| self.exits[direction.opposite().index()].contains(hex))
            .map(|(_, hex)| hex)
    }
}
