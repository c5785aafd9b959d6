//! Section 2A: laying tiles (CV-8).

use crate::board::{Board, LaidTile};
use crate::hex::{Direction, Hex, HexSet, MOUNTAIN, RingCell, Steps};
use crate::news::Event;
use crate::pieces::{ALL_EXITS, Exits, Kind, Rotation, Tile};
use crate::rules::Rule;
use crate::setup::Rulebook;
use crate::state::State;
use adit_game::Seat;

/// CV-8.2: is a vein reached, with respect to a tile laid on `placed`?
fn reached(rulebook: &Rulebook, board: &Board, vein: Hex, placed: Hex) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        vein.step(direction).is_some_and(|next| {
            // the tile that is covered does not lead to the vein any more.
            let counts = next != placed || !rulebook.rulings.vein_reached_excludes_placed_hex;
            counts && board.tiles_with_exit(direction.opposite()).contains(next)
        })
    })
}

/// May the seat lay a tile of this kind here, turned like this?
pub fn check(state: &State, seat: Seat, kind: Kind, hex: Hex, rotation: Rotation) -> Result<(), Rule> {
    let State { rulebook, board, .. } = state;
    if board.all_mountain_stations().contains(hex) {
        return Err(Rule::StationBlocksTile);
    }
    if board.vein_hexes().contains(hex) {
        return Err(Rule::VeinBlocksTile);
    }
    if board.top(hex).is_some_and(|top| top.tile.kind() >= kind) {
        return Err(Rule::CoverFewerExits);
    }
    if rulebook.rulings.foreign_city_station_bars_laying && beside_foreign_city_station(board, seat, hex) {
        return Err(Rule::ForeignCityBars);
    }
    let mut broken = Rule::NoContinuation;
    for direction in rulebook.components.exits(kind, rotation).iter() {
        match continuation(state, seat, hex, direction) {
            Ok(()) => return Ok(()),
            Err(rule) => broken = broken.max(rule),
        }
    }
    Err(broken)
}

/// CV-8.3: does an exit in this direction continue something?
fn continuation(state: &State, seat: Seat, hex: Hex, direction: Direction) -> Result<(), Rule> {
    let State { rulebook, board, .. } = state;
    let rule = match hex.step(direction) {
        Some(next) if board.vein_hexes().contains(next) => {
            if reached(rulebook, board, next, hex) {
                return Ok(());
            }
            Rule::VeinNotReached
        }
        Some(next) if board.visible_exits(next).contains(direction.opposite()) => return Ok(()),
        Some(_) => Rule::NoContinuation,
        None => match hex.ring_step(direction) {
            Some(cell) if board.city_stations(seat).contains(cell) => return Ok(()),
            Some(cell) if rulebook.components.city_cells.contains(cell) => Rule::CityNotOwn,
            Some(_) | None => Rule::NoContinuation,
        },
    };
    Err(rule)
}

fn beside_foreign_city_station(board: &Board, seat: Seat, hex: Hex) -> bool {
    let foreign = board.all_city_stations().without(board.city_stations(seat));
    foreign.iter().any(|cell| cell.exits().any(|(_, beside)| beside == hex))
}

/// Where a player can lay tiles: the same as [`check`], for all hexes at once.
pub struct Ground<'a> {
    rulebook: &'a Rulebook,
    board: &'a Board,
    /// Hexes that carry nothing but tiles, if any.
    open: HexSet,
    /// For each direction, the hexes from which an exit that way continues something.
    continued: [HexSet; 6],
}

impl<'a> Ground<'a> {
    /// Looks at the board for a seat.
    pub fn new(state: &'a State, seat: Seat) -> Ground<'a> {
        let State { rulebook, board, .. } = state;
        let mut open = MOUNTAIN.without(board.all_mountain_stations() | board.vein_hexes());
        if rulebook.rulings.foreign_city_station_bars_laying {
            let foreign = board.all_city_stations().without(board.city_stations(seat));
            let barred: HexSet = foreign.iter().flat_map(|cell| cell.exits().map(|(_, hex)| hex)).collect();
            open = open.without(barred);
        }
        Ground { rulebook, board, open, continued: continued(rulebook, board, seat) }
    }

    /// The hexes that take a tile of this kind.
    fn open_to(&self, kind: Kind) -> HexSet {
        self.open.without(self.board.not_coverable_by(kind))
    }

    /// The hexes where one of these exits continues something.
    fn continued_by(&self, exits: Exits) -> HexSet {
        exits.iter().fold(HexSet::EMPTY, |set, direction| set | self.continued[direction.index()])
    }

    /// Can a tile of this kind be laid anywhere?
    pub fn can_be_laid(&self, kind: Kind) -> bool {
        // Every direction is an exit of some rotation.
        self.open_to(kind).meets(self.continued_by(ALL_EXITS))
    }

    /// Every hex and rotation with which a tile of this kind can be laid.
    pub fn placements(&self, kind: Kind, mut found: impl FnMut(Hex, Rotation)) {
        let open = self.open_to(kind);
        for &rotation in &self.rulebook.components.rotations[kind.index()] {
            let exits = self.rulebook.components.exits(kind, rotation);
            for hex in (open & self.continued_by(exits)).iter() {
                found(hex, rotation);
            }
        }
    }
}

/// For each direction, the hexes from which an exit that way continues something (CV-8.3).
fn continued(rulebook: &Rulebook, board: &Board, seat: Seat) -> [HexSet; 6] {
    let veins = board.vein_hexes();
    // For each direction, the veins that a tile points at with an exit that way.
    let pointed = Direction::ALL.map(|direction| board.tiles_with_exit(direction).step(direction) & veins);
    let mut once = HexSet::EMPTY;
    let mut twice = HexSet::EMPTY;
    for veins in pointed {
        twice |= once & veins;
        once |= veins;
    }
    let mut continued = Direction::ALL.map(|direction| {
        let back = direction.opposite();
        // A vein that only one tile leads to is not reached when that tile is covered.
        let reached = if rulebook.rulings.vein_reached_excludes_placed_hex {
            twice | once.without(pointed[direction.index()])
        } else {
            once
        };
        (board.tiles_with_exit(back) | reached).step(back)
    });
    for (direction, hex) in board.city_stations(seat).iter().flat_map(RingCell::exits) {
        continued[direction.opposite().index()].insert(hex);
    }
    continued
}

/// Lays a tile. Rotations that look the same are kept as the same (CV-D.5a).
pub fn lay(state: &mut State, seat: Seat, tile: Tile, hex: Hex, rotation: Rotation, bought: bool) {
    let rotation = state.rulebook.components.plain_rotation(tile.kind(), rotation);
    state.board.lay(&state.rulebook.components, hex, LaidTile { tile, rotation });
    state.news.tell(Event::TileLaid { seat, tile, hex, rotation, bought });
}
