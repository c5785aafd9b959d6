//! Tiles, colours and cards: what the pieces are called and how they are turned.

use crate::hex::Direction;
use adit_kit::{Bag, Member, Set};

adit_game::words! {
    /// The kind of a tile, by its number of exits (CV-1.1).
    pub enum Kind as "kind" {
        Two = "two", Three = "three", Four = "four", Six = "six",
    }
}

impl Kind {
    /// The number of exits.
    pub const fn exits(self) -> u8 {
        match self {
            Kind::Two => 2,
            Kind::Three => 3,
            Kind::Four => 4,
            Kind::Six => 6,
        }
    }
}

adit_game::words! {
    /// A tile that can be laid: a tunnel tile of a kind, or the dynamite tile of that kind.
    pub enum Tile as "tile" {
        Two = "two", Three = "three", Four = "four", Six = "six", DynamiteTwo = "dynamite-two",
        DynamiteThree = "dynamite-three", DynamiteFour = "dynamite-four", DynamiteSix = "dynamite-six",
    }
}

impl Tile {
    /// The tunnel tile of a kind.
    pub const fn tunnel(kind: Kind) -> Tile {
        Tile::ALL[kind.index()]
    }

    /// The dynamite tile of a kind.
    pub const fn dynamite(kind: Kind) -> Tile {
        Tile::ALL[kind.index() + 4]
    }

    /// Its kind.
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.index() % 4]
    }

    /// Is it a dynamite tile?
    pub const fn is_dynamite(self) -> bool {
        self.index() >= 4
    }
}

adit_game::words! {
    /// A piece that is neither a tile nor a card, as it is put into the pool (CV-7.3.5).
    pub enum Piece as "piece" {
        Station = "station", Vein = "vein",
    }
}

/// How many of each tile.
pub type Tiles = Bag<Tile, 8>;

adit_game::words! {
    /// The colour of a stone.
    pub enum Colour as "colour" {
        /// Yellow, sold first.
        Yellow = "yellow",
        Red = "red", Blue = "blue", Green = "green", White = "white", Violet = "violet",
    }
}

/// How many stones of each colour.
pub type Stones = Bag<Colour, 6>;

/// The exits of a tile as it lies.
pub type Exits = Set<Direction>;

/// Exits in all six directions, as a vein has them (CV-10.6).
pub const ALL_EXITS: Exits = Exits::from_bits(0b11_1111);

/// The same exits turned by `rotation`.
pub const fn turned(exits: Exits, rotation: Rotation) -> Exits {
    let wide = (exits.bits() as u16) << rotation.number();
    Exits::from_bits((wide | wide >> 6) as u8 & ALL_EXITS.bits())
}

adit_kit::numbered! {
    /// By how many sixths of a full turn, anticlockwise, a tile is turned (CV-1.5).
    #[derive(Default)]
    pub struct Rotation(0..=5) as "rotation": "ROTATION",
        "by how many sixths of a turn the tile is turned anticlockwise, `0` to `5`";
}

adit_kit::numbered! {
    /// A sequence card (CV-1.2): it fixes the turn order and the kind of the dynamite tile.
    pub struct SequenceCard(1..=4) as "card": "CARD", "the number of a sequence card, `1` to `4`";
}

adit_kit::numbered! {
    /// An order card (CV-1.2), by its number in the component data.
    pub struct OrderCard(1..=15) as "order": "ORDER", "the number of an order card, `1` to `15`";
}

impl Member for OrderCard {
    type Bits = u16;

    fn index(self) -> usize {
        self.index()
    }

    fn at(bit: usize) -> Option<OrderCard> {
        OrderCard::new(bit as u8 + 1)
    }
}

/// A set of order cards, in the order of their numbers.
pub type OrderSet = Set<OrderCard>;
