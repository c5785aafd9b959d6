//! What lies on the mountain and in the cities.

use crate::components::Components;
use crate::hex::{Cell, Direction, HEX_BITS, Hex, HexSet, RingCell, RingSet};
use crate::pieces::{ALL_EXITS, Colour, Exits, Kind, Rotation, Tile};
use adit_game::Seat;
use adit_kit::BySeat;
use arrayvec::ArrayVec;

/// The most veins that data may have.
pub const MAX_VEINS: usize = 32;

/// A tile as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidTile {
    /// Which tile.
    pub tile: Tile,
    /// How it is turned.
    pub rotation: Rotation,
}

/// The tiles on one hex. Exits increase strictly upwards (CV-8.1.2), so there is at most one of each kind: the
/// entry of a kind is 0 for none, else 1 + rotation, plus 8 for dynamite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Stack([u8; 4]);

impl Stack {
    fn of_kind(self, kind: Kind) -> Option<LaidTile> {
        let code = self.0[kind.index()];
        let rotation = Rotation::new((code & 7).checked_sub(1)?)?;
        let tile = if code & 8 == 0 { Tile::tunnel(kind) } else { Tile::dynamite(kind) };
        Some(LaidTile { tile, rotation })
    }
}

/// A vein on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vein {
    /// Where it lies.
    pub hex: Hex,
    /// The colour of its stones.
    pub colour: Colour,
    /// How many stones it has left.
    pub stones: u8,
}

/// Mountain and cities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    stacks: [Stack; HEX_BITS],
    /// For each direction, the hexes whose visible piece is a tile with an exit that way.
    exits: [HexSet; 6],
    /// For each kind, the hexes whose uppermost tile is of it, also under a vein.
    tops: [HexSet; 4],
    /// The hexes whose uppermost tile is dynamite, also under a vein.
    dynamite: HexSet,
    vein_hexes: HexSet,
    veins: ArrayVec<Vein, MAX_VEINS>,
    mountain_stations: BySeat<HexSet>,
    city_stations: BySeat<RingSet>,
}

impl Board {
    /// An empty mountain.
    pub fn empty(seats: usize) -> Board {
        Board {
            stacks: [Stack::default(); HEX_BITS],
            exits: [HexSet::EMPTY; 6],
            tops: [HexSet::EMPTY; 4],
            dynamite: HexSet::EMPTY,
            vein_hexes: HexSet::EMPTY,
            veins: ArrayVec::new(),
            mountain_stations: BySeat::new(seats, |_| HexSet::EMPTY),
            city_stations: BySeat::new(seats, |_| RingSet::EMPTY),
        }
    }

    /// The start board (CV-3.1, CV-3.2).
    pub fn start(components: &Components, seats: usize) -> Board {
        let mut board = Board::empty(seats);
        for start in &components.start_tiles {
            board.lay(components, start.hex, LaidTile { tile: start.tile, rotation: start.rotation });
            if let Some((colour, stones)) = start.vein {
                board.put_vein(Vein { hex: start.hex, colour, stones });
            }
        }
        board
    }

    /// The tiles of a hex from the bottom upwards.
    pub fn stack(&self, hex: Hex) -> impl DoubleEndedIterator<Item = LaidTile> + Clone + use<> {
        let stack = self.stacks[hex.index()];
        Kind::ALL.into_iter().filter_map(move |kind| stack.of_kind(kind))
    }

    /// The uppermost tile of a hex, also under a vein.
    pub fn top(&self, hex: Hex) -> Option<LaidTile> {
        self.stack(hex).next_back()
    }

    /// The exits of a hex's visible piece: its vein, or else its uppermost tile.
    pub fn visible_exits(&self, hex: Hex) -> Exits {
        if self.vein_hexes.contains(hex) {
            return ALL_EXITS;
        }
        Direction::ALL.into_iter().filter(|direction| self.exits[direction.index()].contains(hex)).collect()
    }

    /// The hexes whose visible piece is a tile with an exit in this direction.
    pub fn tiles_with_exit(&self, direction: Direction) -> HexSet {
        self.exits[direction.index()]
    }

    /// The hexes with at least one tile.
    pub fn tiles(&self) -> HexSet {
        self.tops[0] | self.tops[1] | self.tops[2] | self.tops[3]
    }

    /// The hexes whose uppermost tile has at least as many exits as this kind.
    pub fn not_coverable_by(&self, kind: Kind) -> HexSet {
        self.tops[kind.index()..].iter().fold(HexSet::EMPTY, |set, &tops| set | tops)
    }

    /// The hexes with a visible dynamite tile (CV-13.1).
    pub fn visible_dynamite(&self) -> HexSet {
        self.dynamite.without(self.vein_hexes)
    }

    /// The hexes with a vein.
    pub fn vein_hexes(&self) -> HexSet {
        self.vein_hexes
    }

    /// The veins, sorted by their hexes.
    pub fn veins(&self) -> &[Vein] {
        &self.veins
    }

    /// The vein on a hex.
    pub fn vein(&self, hex: Hex) -> Option<&Vein> {
        self.veins.iter().find(|vein| vein.hex == hex)
    }

    /// The hexes with a station of this seat.
    pub fn mountain_stations(&self, seat: Seat) -> HexSet {
        self.mountain_stations[seat]
    }

    /// The city cells with a station of this seat.
    pub fn city_stations(&self, seat: Seat) -> RingSet {
        self.city_stations[seat]
    }

    /// The hexes with anybody's station.
    pub fn all_mountain_stations(&self) -> HexSet {
        self.mountain_stations.values().fold(HexSet::EMPTY, |all, &stations| all | stations)
    }

    /// The city cells with anybody's station.
    pub fn all_city_stations(&self) -> RingSet {
        self.city_stations.values().fold(RingSet::EMPTY, |all, &stations| all | stations)
    }

    /// Whose station stands there.
    pub fn station(&self, cell: Cell) -> Option<Seat> {
        match cell {
            Cell::Hex(hex) => self
                .mountain_stations
                .iter()
                .find(|(_, stations)| stations.contains(hex))
                .map(|(seat, _)| seat),
            Cell::Ring(cell) => {
                self.city_stations.iter().find(|(_, stations)| stations.contains(cell)).map(|(seat, _)| seat)
            }
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.mountain_stations.seats()
    }

    /// Puts a tile on top of a hex.
    pub fn lay(&mut self, components: &Components, hex: Hex, laid: LaidTile) {
        let kind = laid.tile.kind();
        self.hide_top(hex);
        let code = 1 + laid.rotation.index() as u8 + if laid.tile.is_dynamite() { 8 } else { 0 };
        self.stacks[hex.index()].0[kind.index()] = code;
        self.show_top(components, hex);
    }

    /// Takes the uppermost tile off a hex.
    pub fn remove_top(&mut self, components: &Components, hex: Hex) -> Option<Tile> {
        let laid = self.top(hex)?;
        self.hide_top(hex);
        self.stacks[hex.index()].0[laid.tile.kind().index()] = 0;
        self.show_top(components, hex);
        Some(laid.tile)
    }

    fn hide_top(&mut self, hex: Hex) {
        for set in self.exits.iter_mut().chain(&mut self.tops).chain([&mut self.dynamite]) {
            set.remove(hex);
        }
    }

    fn show_top(&mut self, components: &Components, hex: Hex) {
        let Some(laid) = self.top(hex) else { return };
        let kind = laid.tile.kind();
        self.tops[kind.index()].insert(hex);
        if laid.tile.is_dynamite() {
            self.dynamite.insert(hex);
        }
        if !self.vein_hexes.contains(hex) {
            self.show_exits(components, hex, laid);
        }
    }

    fn show_exits(&mut self, components: &Components, hex: Hex, laid: LaidTile) {
        for direction in components.exits(laid.tile.kind(), laid.rotation).iter() {
            self.exits[direction.index()].insert(hex);
        }
    }

    /// Puts a vein on a hex; the tile below is out of play (CV-10.6).
    pub fn put_vein(&mut self, vein: Vein) {
        let place = self.veins.partition_point(|other| other.hex < vein.hex);
        self.veins.insert(place, vein);
        self.vein_hexes.insert(vein.hex);
        for set in &mut self.exits {
            set.remove(vein.hex);
        }
    }

    /// Takes one stone from a vein and says its colour.
    pub fn take_stone(&mut self, hex: Hex) -> Option<Colour> {
        let vein = self.veins.iter_mut().find(|vein| vein.hex == hex && vein.stones > 0)?;
        vein.stones -= 1;
        Some(vein.colour)
    }

    /// Removes the veins without stones, so that the tiles below are visible again (CV-11.5).
    pub fn remove_empty_veins(&mut self, components: &Components) -> ArrayVec<Hex, MAX_VEINS> {
        let empty: ArrayVec<Hex, MAX_VEINS> =
            self.veins.iter().filter(|vein| vein.stones == 0).map(|vein| vein.hex).collect();
        self.veins.retain(|vein| vein.stones > 0);
        for &hex in &empty {
            self.vein_hexes.remove(hex);
            if let Some(laid) = self.top(hex) {
                self.show_exits(components, hex, laid);
            }
        }
        empty
    }

    /// Builds a station.
    pub fn build_station(&mut self, seat: Seat, cell: Cell) {
        match cell {
            Cell::Hex(hex) => self.mountain_stations[seat].insert(hex),
            Cell::Ring(cell) => self.city_stations[seat].insert(cell),
        }
    }

    /// The exits of the tile under a vein.
    pub fn exits_below(&self, components: &Components, hex: Hex) -> Exits {
        self.top(hex).map_or(Exits::EMPTY, |laid| components.exits(laid.tile.kind(), laid.rotation))
    }

    /// The free cells of all cities.
    pub fn free_city_cells(&self, components: &Components) -> impl Iterator<Item = RingCell> + use<> {
        components.city_cells.without(self.all_city_stations()).iter()
    }
}
