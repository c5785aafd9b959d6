//! The earth seen from above: four rings of eight slots, the edges between them, entrances and centre (RW-2).
//!
//! A place has a number below 69, so that a set of places is one `u128`: 32 slots, 32 edges, 4 entrances, the centre.

use crate::words::number;
use adit_kit::{Member, Set, spoken};
use std::fmt;

/// Slots in a ring (RW-2.1).
pub const SECTORS: u8 = 8;
/// Slots on the board.
pub const SLOTS: usize = 32;
/// Mine entrances (RW-1.3).
pub const ENTRANCES: usize = 4;
/// Places on which a team can stand.
pub const PLACES: usize = 2 * SLOTS + ENTRANCES + 1;

adit_game::words! {
    /// A level of the earth, from the outermost ring inwards (RW-2.1).
    pub enum Level as "level" {
        A = "A", B = "B", C = "C", D = "D",
    }
}

impl Level {
    /// The number of the level, 1 to 4, which is its depth and caps the dice (RW-2.7).
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A place for one terrain tile: `A0` to `D7` (RW-2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// The slot of a level and sector; sectors count modulo 8.
    pub const fn new(level: Level, sector: u8) -> Slot {
        Slot(level as u8 * SECTORS + sector % SECTORS)
    }

    /// All slots, from A0 to D7.
    pub fn every() -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator + Clone {
        (0..SLOTS as u8).map(Slot)
    }

    /// Its level.
    pub const fn level(self) -> Level {
        Level::ALL[(self.0 / SECTORS) as usize]
    }

    /// Its sector, clockwise from 0.
    pub const fn sector(self) -> u8 {
        self.0 % SECTORS
    }

    /// Its number, to index with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two edges it belongs to.
    pub const fn edges(self) -> [Edge; 2] {
        [Edge(Slot::new(self.level(), self.sector() + SECTORS - 1)), Edge(self)]
    }

    /// The slot with this name.
    pub fn from_word(word: &str) -> Option<Slot> {
        let (level, sector) = word.split_at_checked(1)?;
        let sector = number(sector).filter(|sector| *sector < SECTORS)?;
        Some(Slot::new(Level::from_word(level)?, sector))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.level(), self.sector())
    }
}

spoken!(Slot as "slot": "SLOT", "a place for a terrain tile, `A0` to `D7`", at Slot::index);

/// The border between a slot and the next one clockwise in its ring (RW-2.6): `B0-B1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(Slot);

impl Edge {
    /// The edge on the clockwise side of a slot.
    pub const fn after(slot: Slot) -> Edge {
        Edge(slot)
    }

    /// All edges.
    pub fn every() -> impl DoubleEndedIterator<Item = Edge> + ExactSizeIterator + Clone {
        Slot::every().map(Edge)
    }

    /// The two slots it lies between.
    pub const fn slots(self) -> [Slot; 2] {
        [self.0, Slot::new(self.0.level(), self.0.sector() + 1)]
    }

    /// The level it is part of (RW-2.6).
    pub const fn level(self) -> Level {
        self.0.level()
    }

    /// The edge with this name.
    pub fn from_word(word: &str) -> Option<Edge> {
        let (first, second) = word.split_once('-')?;
        let edge = Edge(Slot::from_word(first)?);
        (Some(edge.slots()[1]) == Slot::from_word(second)).then_some(edge)
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.slots();
        write!(formatter, "{first}-{second}")
    }
}

spoken!(Edge as "edge": "EDGE", "an edge between two slots of a level, such as `B0-B1`");

/// A mine entrance, `E0` to `E3` (RW-2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entrance(u8);

impl Entrance {
    /// All entrances.
    pub fn every() -> impl DoubleEndedIterator<Item = Entrance> + ExactSizeIterator + Clone {
        (0..ENTRANCES as u8).map(Entrance)
    }

    /// Its number, to index with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The entrance with this name.
    pub fn from_word(word: &str) -> Option<Entrance> {
        let number = number(word.strip_prefix('E')?)?;
        (usize::from(number) < ENTRANCES).then_some(Entrance(number))
    }
}

impl fmt::Display for Entrance {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "E{}", self.0)
    }
}

spoken!(Entrance as "entrance": "ENTRANCE", "a mine entrance, `E0` to `E3`");

/// Where a team can stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// On one tile.
    Slot(Slot),
    /// On the edge of two tiles: "straddling" (RW-2.6).
    Edge(Edge),
    /// Not yet in play.
    Entrance(Entrance),
    /// At the goal.
    Centre,
}

impl Place {
    /// All places.
    pub fn every() -> impl Iterator<Item = Place> + Clone {
        (0..PLACES).map(Place::at)
    }

    /// Its number below 69.
    pub const fn index(self) -> usize {
        match self {
            Place::Slot(slot) => slot.index(),
            Place::Edge(edge) => SLOTS + edge.0.index(),
            Place::Entrance(entrance) => 2 * SLOTS + entrance.index(),
            Place::Centre => 2 * SLOTS + ENTRANCES,
        }
    }

    const fn at(index: usize) -> Place {
        if index < SLOTS {
            Place::Slot(Slot(index as u8))
        } else if index < 2 * SLOTS {
            Place::Edge(Edge(Slot((index - SLOTS) as u8)))
        } else if index < 2 * SLOTS + ENTRANCES {
            Place::Entrance(Entrance((index - 2 * SLOTS) as u8))
        } else {
            Place::Centre
        }
    }

    /// The level of a slot or edge; entrances and the centre have none.
    pub const fn level(self) -> Option<Level> {
        match self {
            Place::Slot(slot) => Some(slot.level()),
            Place::Edge(edge) => Some(edge.level()),
            Place::Entrance(_) | Place::Centre => None,
        }
    }

    /// How deep it is: entrance 0, levels 1 to 4, centre 5 (RW-2.7).
    pub const fn depth(self) -> u8 {
        match self {
            Place::Entrance(_) => 0,
            Place::Slot(slot) => slot.level().number(),
            Place::Edge(edge) => edge.level().number(),
            Place::Centre => 5,
        }
    }

    /// The tiles on which a team here stands (RW-2.6).
    pub const fn tiles(self) -> SlotSet {
        match self {
            Place::Slot(slot) => Set::from_bits(1 << slot.0),
            Place::Edge(edge) => {
                let [first, second] = edge.slots();
                Set::from_bits(1 << first.0 | 1 << second.0)
            }
            Place::Entrance(_) | Place::Centre => SlotSet::EMPTY,
        }
    }

    /// Is it an edge?
    pub const fn is_edge(self) -> bool {
        matches!(self, Place::Edge(_))
    }

    /// The place with this name.
    pub fn from_word(word: &str) -> Option<Place> {
        if word == "centre" {
            return Some(Place::Centre);
        }
        let slot = || Slot::from_word(word).map(Place::Slot);
        let edge = || Edge::from_word(word).map(Place::Edge);
        slot().or_else(edge).or_else(|| Entrance::from_word(word).map(Place::Entrance))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Slot(slot) => slot.fmt(formatter),
            Place::Edge(edge) => edge.fmt(formatter),
            Place::Entrance(entrance) => entrance.fmt(formatter),
            Place::Centre => formatter.write_str("centre"),
        }
    }
}

spoken!(Place as "place":
    "PLACE",
    "a slot (`A0` to `D7`), an edge (`B0-B1`), an entrance (`E0` to `E3`) or `centre`",
    at Place::index
);

impl Member for Slot {
    type Bits = u32;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Option<Slot> {
        (index < SLOTS).then_some(Slot(index as u8))
    }
}

/// A set of slots.
pub type SlotSet = Set<Slot>;

/// Every slot.
pub const ALL_SLOTS: SlotSet = Set::from_bits(u32::MAX);

impl Member for Place {
    type Bits = u128;

    fn index(self) -> usize {
        Place::index(self)
    }

    fn at(index: usize) -> Option<Place> {
        (index < PLACES).then(|| Place::at(index))
    }
}

/// A set of places.
pub type PlaceSet = Set<Place>;

/// Every slot, every entrance and the centre: all but the edges.
pub const NO_EDGES: PlaceSet = Set::from_bits(!((u32::MAX as u128) << SLOTS));

/// How the slots touch each other (RW-2.3 to 2.5), and what follows for movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    neighbours: [SlotSet; SLOTS],
    beside: [SlotSet; PLACES],
    reach: [[PlaceSet; 4]; PLACES],
}

impl Board {
    /// The board with these neighbours of each slot, these slots at each entrance and these around the centre.
    pub fn new(
        neighbours: [SlotSet; SLOTS],
        entrances: [SlotSet; ENTRANCES],
        around_centre: SlotSet,
    ) -> Board {
        // RW-7.8: an entrance is beside its two slots; the centre is beside nothing.
        let beside = std::array::from_fn(|index| match Place::at(index) {
            Place::Slot(slot) => neighbours[slot.index()],
            Place::Edge(edge) => {
                let [first, second] = edge.slots();
                neighbours[first.index()] | neighbours[second.index()]
            }
            Place::Entrance(entrance) => entrances[entrance.index()],
            Place::Centre => SlotSet::EMPTY,
        });
        let steps = |place: Place| -> PlaceSet {
            match place {
                Place::Slot(slot) => {
                    let slots = neighbours[slot.index()].iter().map(Place::Slot);
                    let edges = slot.edges().into_iter().map(Place::Edge);
                    let centre = around_centre.contains(slot).then_some(Place::Centre);
                    slots.chain(edges).chain(centre).collect()
                }
                Place::Edge(edge) => edge.slots().into_iter().map(Place::Slot).collect(),
                Place::Entrance(entrance) => entrances[entrance.index()].iter().map(Place::Slot).collect(),
                Place::Centre => PlaceSet::EMPTY,
            }
        };
        let reach = std::array::from_fn(|start| {
            std::array::from_fn(|mobility| reach(Place::at(start), mobility as u8, steps))
        });
        Board { neighbours, beside, reach }
    }

    /// The slots that touch a slot.
    pub const fn neighbours(&self, slot: Slot) -> SlotSet {
        self.neighbours[slot.index()]
    }

    /// The slots that touch a tile on which a team at this place stands (RW-7.8).
    pub const fn beside(&self, place: Place) -> SlotSet {
        self.beside[place.index()]
    }

    /// Where a team can go in one move (RW-5.4.10), edges included if its mobility allows them.
    pub fn reach(&self, start: Place, mobility: u8) -> PlaceSet {
        self.reach[start.index()][usize::from(mobility.min(3))]
    }
}

/// RW-5.4.10, word for word.
fn reach(start: Place, mobility: u8, steps: impl Fn(Place) -> PlaceSet) -> PlaceSet {
    let mut found = steps(start);
    let entering = matches!(start, Place::Entrance(_));
    if mobility >= 1 && !entering {
        for middle in steps(start).iter().filter(|middle| matches!(middle, Place::Slot(_))) {
            let same_level = |end: &Place| {
                start.level().is_some() && start.level() == middle.level() && middle.level() == end.level()
            };
            found |= steps(middle).iter().filter(|end| mobility == 3 || same_level(end)).collect();
        }
    }
    let allowed = |end: &Place| *end != start && (mobility >= 2 || !end.is_edge());
    found.iter().filter(allowed).collect()
}
