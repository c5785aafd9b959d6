//! The pieces of the game and their names.

use adit_game::{Code, Kind, Parts, Vocabulary, Word, words};
use adit_kit::{Bag, Member, Set};
use std::fmt;
use std::hash::{Hash, Hasher};

words! {
    /// A good, counted on a track (CD-1.5).
    pub enum Good as "good" {
        Wood = "wood", Stone = "stone", Emmer = "emmer", Flax = "flax", Food = "food",
        /// Gold, worth a point each.
        Gold = "gold",
    }
}

/// An amount of each good.
pub type Goods = Bag<Good, 6>;

words! {
    /// An action tile (CD-12.1).
    pub enum Tile as "tile" {
        Cultivation = "cultivation", Housework = "housework", Excavation = "excavation",
        Undergrowth = "undergrowth", Furnishing = "furnishing", Masonry = "masonry",
        Undermining = "undermining", Expansion = "expansion", Breach = "breach",
        DriftMining = "drift_mining", Expedition = "expedition", Renovation = "renovation",
    }
}

words! {
    /// A group of action tiles with the same back (CD-1.4).
    pub enum Group as "group" {
        /// The dwarf: face up from the start.
        Start = "start",
        /// The tiles with a 2.
        Two = "g2",
        /// The tiles with a 3.
        Three = "g3",
        /// The tile with a 4.
        Four = "g4",
    }
}

words! {
    /// A room tile in the order of the printed numbers (CD-12.2), and the printed entrance.
    pub enum Room as "room" {
        Shelf = "shelf", SpinningWheel = "spinning_wheel", Tunnel = "tunnel", Grindstone = "grindstone",
        FoodCorner = "food_corner", Parlor = "parlor", Warehouse = "warehouse", Stall = "stall",
        SacrificialAltar = "sacrificial_altar", Storeroom = "storeroom", WeavingRoom = "weaving_room",
        FurnitureWorkshop = "furniture_workshop", GoldVein = "gold_vein", JunctionRoom = "junction_room",
        DiggingCave = "digging_cave", Bakehouse = "bakehouse", StateRoom = "state_room",
        SecretChamber = "secret_chamber", Treasury = "treasury", ProspectingSite = "prospecting_site",
        RettingRoom = "retting_room", EquipmentRoom = "equipment_room", WoodStoreroom = "wood_storeroom",
        Dungeon = "dungeon",
        /// The entrance printed on every board (CD-2.2).
        CaveEntrance = "cave_entrance",
    }
}

words! {
    /// A place for a room: a space of the board by its row and column (CD-2.1), or the extra cavern (CD-8). `r3c0` is the
    /// entrance.
    pub enum Space as "space" {
        R0C0 = "r0c0", R0C1 = "r0c1", R1C0 = "r1c0", R1C1 = "r1c1", R2C0 = "r2c0", R2C1 = "r2c1",
        R3C0 = "r3c0", R3C1 = "r3c1", R4C0 = "r4c0", R4C1 = "r4c1", R4C2 = "r4c2", Extra = "extra",
    }
}

impl Space {
    /// The 11 spaces of a cave board.
    pub const BOARD: Set<Space> = Set::from_bits((1 << 11) - 1);
}

words! {
    /// An edge that can carry a wall: one of the board by its number (CD-2.6), or a side of the extra cavern (CD-8.3).
    pub enum Edge as "edge" {
        E01 = "e01", E02 = "e02", E03 = "e03", E04 = "e04", E05 = "e05", E06 = "e06", E07 = "e07",
        E08 = "e08", E09 = "e09", E10 = "e10", E11 = "e11", E12 = "e12", E13 = "e13", E14 = "e14",
        XN = "xN", XE = "xE", XS = "xS", XW = "xW",
    }
}

impl Edge {
    /// How many edges a board has; they come first.
    pub const ON_BOARD: usize = 14;
    /// The edges of a board.
    pub const BOARD: Set<Edge> = Set::from_bits((1 << Edge::ON_BOARD) - 1);
}

words! {
    /// A side of a space. Its bit in a wall mask is N = 1, E = 2, S = 4, W = 8 (CD-12.3).
    pub enum Compass as "compass" {
        North = "N", East = "E", South = "S", West = "W",
    }
}

impl Compass {
    /// The side across.
    pub fn opposite(self) -> Compass {
        match self {
            Compass::North => Compass::South,
            Compass::East => Compass::West,
            Compass::South => Compass::North,
            Compass::West => Compass::East,
        }
    }

    /// The edge that is this side of the extra cavern.
    pub fn extra_edge(self) -> Edge {
        match self {
            Compass::North => Edge::XN,
            Compass::East => Edge::XE,
            Compass::South => Edge::XS,
            Compass::West => Edge::XW,
        }
    }
}

words! {
    /// The side of the extra cavern that is up (CD-8.2).
    pub enum CavernSide as "cavern" {
        /// Two natural walls that meet in a corner.
        TwoWalls = "two_walls",
        /// Three natural walls.
        ThreeWalls = "three_walls",
    }
}

words! {
    /// The colour of a room tile.
    pub enum Colour as "colour" {
        /// Used by room actions.
        Orange = "orange",
        /// Always active.
        Blue = "blue",
    }
}

words! {
    /// The back of a room tile (CD-1.2).
    pub enum Back as "back" {
        /// On display from the start.
        Light = "light",
        /// Face down in the rock.
        Dark = "dark",
    }
}

adit_kit::numbered! {
    /// A block of a tile or room. None has more blocks than there are numbers.
    pub struct BlockNumber(1..=3) as "block": "block", "the number of a block, `1` to `3`";
}

impl Member for BlockNumber {
    type Bits = u8;

    fn index(self) -> usize {
        self.index()
    }

    fn at(index: usize) -> Option<BlockNumber> {
        BlockNumber::every().nth(index)
    }
}

/// One option of a tile or room: the number of its block and the letter of the option, e.g. `1b`.
#[derive(Clone, Copy)]
pub struct OptionId {
    /// The block.
    pub block: BlockNumber,
    /// The option in the block, counted from 0.
    pub option: u8,
    /// The room that has it, where that is known; a tile has it otherwise. It is not said in a move, since it follows from
    /// the position, and so it does not tell options apart. People point at the option of a room in that room: it is a part
    /// of its own there, such as `bakehouse:1b`.
    pub home: Option<Room>,
}

impl PartialEq for OptionId {
    fn eq(&self, other: &OptionId) -> bool {
        (self.block, self.option) == (other.block, other.option)
    }
}

impl Eq for OptionId {}

impl Hash for OptionId {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.block, self.option).hash(hasher);
    }
}

impl OptionId {
    /// How many options a block may have.
    pub const OPTIONS: usize = 2;
    const WORDS: [[&'static str; OptionId::OPTIONS]; BlockNumber::COUNT] =
        [["1a", "1b"], ["2a", "2b"], ["3a", "3b"]];

    /// The same option, known to be one of this room.
    #[must_use]
    pub fn of(self, room: Room) -> OptionId {
        OptionId { home: Some(room), ..self }
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        OptionId::WORDS[self.block.index()][usize::from(self.option)]
    }

    /// Its place among all options, from 0.
    pub fn place(self) -> usize {
        OptionId::OPTIONS * self.block.index() + usize::from(self.option)
    }

    fn every() -> impl Iterator<Item = OptionId> {
        let options = 0..OptionId::OPTIONS as u8;
        BlockNumber::every()
            .flat_map(move |block| options.clone().map(move |option| OptionId { block, option, home: None }))
    }

    /// The one with this word.
    pub fn from_word(word: &str) -> Option<OptionId> {
        OptionId::every().find(|option| option.word() == word)
    }
}

impl fmt::Display for OptionId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.word())
    }
}

adit_kit::spoken!(
    OptionId as (|option| option.home.map_or("option", Room::word)): "option",
    "a block of the tile or room by its number and an option of that block by its letter: `1a` to `3b`",
    in (|option, vocabulary| vocabulary.at(const { Kind::new("option") }, option.place()))
);

/// How the fee for furnishing is paid (CD-6.6.2): `free`, or the good of the alternative.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fee {
    /// There is no fee.
    Free,
    /// The alternative of the price that asks for this good.
    Good(Good),
}

impl Fee {
    /// All names of fees.
    pub fn every() -> impl Iterator<Item = Fee> {
        std::iter::once(Fee::Free).chain(Good::ALL.map(Fee::Good))
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Fee::Free => "free",
            Fee::Good(good) => good.word(),
        }
    }

    fn from_word(word: &str) -> Option<Fee> {
        Fee::every().find(|fee| fee.word() == word)
    }
}

impl fmt::Display for Fee {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.word())
    }
}

adit_kit::spoken!(Fee as "fee": "fee", "`free`, or the good with which the fee is paid", at |fee| match fee {
    Fee::Free => 0,
    Fee::Good(good) => 1 + good.index(),
});

/// Different goods, one of each, in any order (CD-6.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Different(pub Set<Good>);

impl Different {
    /// Every choice of at least one good.
    pub fn every() -> impl Iterator<Item = Different> {
        (1..1 << Good::ALL.len()).map(|bits| Different(Set::from_bits(bits)))
    }
}

impl Word for Different {
    const FORM: &'static str = "good good …";
    const ABOUT: &'static str = "different goods, one of each";

    fn parts(&self, out: &mut Parts) {
        for good in self.0.iter() {
            good.parts(out);
        }
    }

    fn read(words: &mut &[&str]) -> Option<Different> {
        let mut set = Set::EMPTY;
        while let Some(good) = words.first().and_then(|word| Good::from_word(word)) {
            if set.contains(good) {
                return None;
            }
            set.insert(good);
            *words = &words[1..];
        }
        (!set.is_empty()).then_some(Different(set))
    }

    fn all() -> Vec<Different> {
        Different::every().collect()
    }

    fn vocabulary() -> Parts {
        Good::vocabulary()
    }

    fn codes(&self, vocabulary: &Vocabulary, out: &mut Vec<Code>) {
        self.0.iter().for_each(|good| good.codes(vocabulary, out));
    }
}
