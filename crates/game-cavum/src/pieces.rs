//! Tiles, colours and cards: what the pieces are called and how they are turned.

use crate::hex::Direction;
use adit_game::{Part, Parts, Word};
use adit_kit::Bag;
use serde::{Deserialize, Serialize};

adit_game::words! {
    /// The kind of a tile, by its number of exits (CV-1.1).
    pub enum Kind as "kind" {
        /// Two exits.
        Two = "two",
        /// Three exits.
        Three = "three",
        /// Four exits.
        Four = "four",
        /// Six exits.
        Six = "six",
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
    /// A tile that can be laid: a tunnel tile or a dynamite tile of one kind.
    pub enum Tile as "tile" {
        /// A tunnel tile with two exits.
        Two = "two",
        /// A tunnel tile with three exits.
        Three = "three",
        /// A tunnel tile with four exits.
        Four = "four",
        /// A tunnel tile with six exits.
        Six = "six",
        /// A dynamite tile with two exits.
        DynamiteTwo = "dynamite-two",
        /// A dynamite tile with three exits.
        DynamiteThree = "dynamite-three",
        /// A dynamite tile with four exits.
        DynamiteFour = "dynamite-four",
        /// A dynamite tile with six exits.
        DynamiteSix = "dynamite-six",
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

/// How many of each tile.
pub type Tiles = Bag<Tile, 8>;

adit_game::words! {
    /// The colour of a stone.
    pub enum Colour as "colour" {
        /// Yellow, sold first.
        Yellow = "yellow",
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
        /// White.
        White = "white",
        /// Violet.
        Violet = "violet",
    }
}

/// How many stones of each colour.
pub type Stones = Bag<Colour, 6>;

/// The exits of a tile as it lies: one bit per direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct Exits(pub u8);

impl Exits {
    /// Exits in all six directions, as a vein has them (CV-10.6).
    pub const ALL: Exits = Exits(0b11_1111);

    /// Is there an exit in this direction?
    pub const fn has(self, direction: Direction) -> bool {
        self.0 >> direction.index() & 1 != 0
    }

    /// The directions of the exits.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let direction = *Direction::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(direction)
        })
    }

    /// The same exits turned by `rotation`.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Exits {
        let wide = (self.0 as u16) << rotation.0;
        Exits((wide | wide >> 6) as u8 & 0b11_1111)
    }
}

/// By how many sixths of a full turn, anticlockwise, a tile is turned (CV-1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    /// All six.
    pub const ALL: [Rotation; 6] =
        [Rotation(0), Rotation(1), Rotation(2), Rotation(3), Rotation(4), Rotation(5)];

    /// As a number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> u8 {
        rotation.0
    }
}

impl TryFrom<u8> for Rotation {
    type Error = String;
    fn try_from(number: u8) -> Result<Rotation, String> {
        Rotation::ALL
            .get(usize::from(number))
            .copied()
            .ok_or_else(|| format!("{number} is not a rotation; they are 0 to 5"))
    }
}

impl Word for Rotation {
    const FORM: &'static str = "ROTATION";
    const ABOUT: &'static str = "by how many sixths of a turn the tile is turned anticlockwise, `0` to `5`";

    fn parts(&self, out: &mut Parts) {
        out.push(Part::new("rotation", self.0.to_string()));
    }

    fn read(words: &mut &[&str]) -> Option<Rotation> {
        let mut rest = *words;
        let rotation = Rotation::try_from(<u8 as Word>::read(&mut rest)?).ok()?;
        *words = rest;
        Some(rotation)
    }

    fn all() -> Vec<Rotation> {
        Rotation::ALL.to_vec()
    }
}

/// Gives a numbered card its word and its JSON form.
macro_rules! numbered_card {
    ($(#[$meta:meta])* $type:ident, $count:expr, $part:literal, $form:literal, $about:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $type(u8);

        impl $type {
            /// The most cards of this type.
            pub const COUNT: usize = $count;

            /// The card with this number, counted from 1.
            pub fn new(number: u8) -> Option<$type> {
                (1..=Self::COUNT as u8).contains(&number).then_some($type(number))
            }

            /// All possible cards.
            pub fn all() -> impl DoubleEndedIterator<Item = $type> + Clone {
                (1..=Self::COUNT as u8).map($type)
            }

            /// The number on the card.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its place in a list of all, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }
        }

        impl From<$type> for u8 {
            fn from(card: $type) -> u8 {
                card.0
            }
        }

        impl TryFrom<u8> for $type {
            type Error = String;
            fn try_from(number: u8) -> Result<$type, String> {
                $type::new(number).ok_or_else(|| format!("{number} is not {}", $about))
            }
        }

        impl Word for $type {
            const FORM: &'static str = $form;
            const ABOUT: &'static str = $about;

            fn parts(&self, out: &mut Parts) {
                out.push(Part::new($part, self.0.to_string()));
            }

            fn read(words: &mut &[&str]) -> Option<$type> {
                let mut rest = *words;
                let card = $type::new(<u8 as Word>::read(&mut rest)?)?;
                *words = rest;
                Some(card)
            }

            fn all() -> Vec<$type> {
                $type::all().collect()
            }
        }
    };
}

numbered_card!(
    /// A sequence card (CV-1.2): it fixes the turn order and the kind of the dynamite tile.
    SequenceCard, 4, "card", "CARD", "the number of a sequence card, `1` to `4`"
);
numbered_card!(
    /// An order card (CV-1.2), by its number in the component data.
    OrderCard, 15, "order", "ORDER", "the number of an order card, `1` to `15`"
);

/// A set of order cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct OrderSet(u16);

impl OrderSet {
    /// No card.
    pub const EMPTY: OrderSet = OrderSet(0);

    /// Is the card in the set?
    pub const fn contains(self, card: OrderCard) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: OrderCard) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: OrderCard) {
        self.0 &= !(1 << card.0);
    }

    /// Is no card in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The members in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = OrderCard> + Clone {
        OrderCard::all().filter(move |&card| self.contains(card))
    }
}

impl FromIterator<OrderCard> for OrderSet {
    fn from_iter<I: IntoIterator<Item = OrderCard>>(cards: I) -> OrderSet {
        let mut set = OrderSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}
