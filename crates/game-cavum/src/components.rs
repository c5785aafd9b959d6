//! The components as they stand in the data file, each with its provenance.
//!
//! Several printed values could not be seen and had to be reconstructed; an owner of the game corrects them in the
//! file. Reading it tests that what is there fits together and names the place of what does not.

mod check;
mod file;

use crate::hex::{Hex, HexSet, RingCell, RingSet};
use crate::pieces::{Colour, Exits, Kind, OrderCard, Rotation, SequenceCard, Stones, Tile, Tiles, turned};
use adit_game::SetupError;
use adit_kit::data;
use arrayvec::ArrayVec;

/// The built-in component data.
pub const BUILT_IN: &str = include_str!("../data/cavum.toml");

/// The components of one edition of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Components {
    /// Each player's score at the start (CV-3.4).
    pub start_score: i32,
    /// The number of phases of the standard game (CV-4.1).
    pub standard_phases: u8,
    /// The number of phases of the learning variant (CV-18.1).
    pub learning_phases: u8,
    /// The most actions in one turn (CV-7.2).
    pub actions_per_turn: u8,
    /// What an option brings that buys nothing (CV-7.5.2).
    pub option_points: i32,
    /// The cities, each a set of ring cells (CV-2.3).
    pub cities: Vec<RingSet>,
    /// The cells of all cities.
    pub city_cells: RingSet,
    /// The mountain hexes next to a city cell (CV-2.6).
    pub beside_city: HexSet,
    /// The tiles on the board at the start (CV-3.1), with the vein on one of them (CV-3.2).
    pub start_tiles: Vec<StartTile>,
    /// The exits of each kind, unturned (CV-1.5).
    pub shapes: [Exits; 4],
    /// The rotations that differ in their result, for each kind (CV-D.5a).
    pub rotations: [ArrayVec<Rotation, 6>; 4],
    /// How many there are of each tile (CV-1.1).
    pub tiles: Tiles,
    /// How many veins there are (CV-1.2).
    pub veins: u8,
    /// How many stations each player has (CV-1.2).
    pub stations: u8,
    /// How many option tiles there are (CV-1.2).
    pub options: u8,
    /// How many prospect tiles there are (CV-1.2).
    pub prospects: u8,
    /// The stones put on a new vein, by the number of players (CV-10.3, CV-18.2).
    pub vein_stones: [u8; 3],
    /// The pool at the start (CV-3.5); its stations are per player.
    pub pool: Pieces,
    /// What each player is dealt in a phase (CV-5.10), but for the dynamite tile of the sequence card.
    pub hand: Pieces,
    /// The kind of the dynamite tile that belongs to each sequence card.
    pub dynamite: [Kind; SequenceCard::COUNT],
    /// The order in which the colours are sold (CV-14.1).
    pub colours: [Colour; 6],
    /// The stones on each scale at the start (CV-3.3).
    pub scales: Stones,
    /// The order cards, by number.
    pub orders: [Order; OrderCard::COUNT],
    /// How many order cards are revealed in each phase (CV-3.7, CV-16.1).
    pub orders_per_phase: u8,
    /// What a chip on an order card is worth (CV-6.5).
    pub chip_points: i32,
    /// The rulings the data file prefers.
    pub rulings: Rulings,
}

/// The number of stones of each colour, which is also the number of spaces of a scale (CV-1.2, CV-10.5).
pub const STONES_PER_COLOUR: u8 = 9;

/// A tile that lies on the board at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartTile {
    /// Where it lies.
    pub hex: Hex,
    /// Which tile it is.
    pub tile: Tile,
    /// How it is turned.
    pub rotation: Rotation,
    /// The colour and number of the stones of the vein on it.
    pub vein: Option<(Colour, u8)>,
}

/// A heap of pieces: a hand, or the pool. Hands lie open, so views show them as they are (CV-D.20.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Tiles of each sort.
    pub tiles: Tiles,
    /// Veins.
    pub veins: u8,
    /// Stations.
    pub stations: u8,
    /// Option tiles.
    pub options: u8,
    /// Prospect tiles.
    pub prospects: u8,
}

/// An order card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Order {
    /// The stones to hand in.
    pub stones: Stones,
    /// What it brings when it is fulfilled.
    pub value: i32,
    /// What it costs when it is not.
    pub penalty: i32,
}

/// The rulings that can be switched (CV-R).
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// the tile on the hex where a tile is laid does not make a vein reached.
    pub vein_reached_excludes_placed_hex: bool,
    /// nobody else may lay next to a city station.
    pub foreign_city_station_bars_laying: bool,
    /// a station needs the tile of the action just before.
    pub station_only_on_previous_action: bool,
    /// a way may lead through an empty city cell.
    pub empty_city_cell_passable: bool,
    /// an emptied vein is removed when the whole route has been taken.
    pub vein_removed_after_whole_route: bool,
    /// prospecting may be renounced.
    pub prospect_may_be_empty: bool,
    /// the first bid of a colour sale may be lower than the highest open space.
    pub colour_sale_free_opening: bool,
    /// penalties may take a score below 0.
    pub score_may_go_negative: bool,
}

impl Components {
    /// Reads and tests a data file.
    pub fn read(text: &str) -> Result<Components, SetupError> {
        check::components(&data::read(text)?)
    }

    /// The exits of a tile that lies with this rotation.
    pub fn exits(&self, kind: Kind, rotation: Rotation) -> Exits {
        turned(self.shapes[kind.index()], rotation)
    }

    /// The rotation with the smallest number that gives the same exits (CV-D.5a).
    pub fn plain_rotation(&self, kind: Kind, rotation: Rotation) -> Rotation {
        let exits = self.exits(kind, rotation);
        let same = self.rotations[kind.index()].iter().find(|&&plain| self.exits(kind, plain) == exits);
        same.copied().unwrap_or(rotation)
    }

    /// The city that a cell belongs to.
    pub fn city_of(&self, cell: RingCell) -> Option<usize> {
        self.cities.iter().position(|city| city.contains(cell))
    }

    /// An order card's face.
    pub fn order(&self, card: OrderCard) -> &Order {
        &self.orders[card.index()]
    }
}
