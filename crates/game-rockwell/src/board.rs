//! The earth seen from above: four rings of eight slots, the edges between them, entrances and centre (RW-2).
//!
//! A place has a number below 69, so that a set of places is one `u128`: 32 slots, 32 edges, 4 entrances, the centre.

use crate::words::spoken;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

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
        /// The outermost ring.
        A = "A",
        /// The second ring.
        B = "B",
        /// The third ring.
        C = "C",
        /// The innermost ring.
        D = "D",
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

    fn word(self) -> String {
        format!("{}{}", self.level().word(), self.sector())
    }

    /// The slot with this name.
    pub fn from_word(word: &str) -> Option<Slot> {
        Slot::every().find(|slot| slot.word() == word)
    }
}

spoken!(Slot, "slot", "SLOT", "a place for a terrain tile, `A0` to `D7`");

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

    fn word(self) -> String {
        let [first, second] = self.slots();
        format!("{first}-{second}")
    }

    /// The edge with this name.
    pub fn from_word(word: &str) -> Option<Edge> {
        Edge::every().find(|edge| edge.word() == word)
    }
}

spoken!(Edge, "edge", "EDGE", "an edge between two slots of a level, such as `B0-B1`");

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

    fn word(self) -> String {
        format!("E{}", self.0)
    }

    /// The entrance with this name.
    pub fn from_word(word: &str) -> Option<Entrance> {
        Entrance::every().find(|entrance| entrance.word() == word)
    }
}

spoken!(Entrance, "entrance", "ENTRANCE", "a mine entrance, `E0` to `E3`");

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
            Place::Slot(slot) => SlotSet(1 << slot.0),
            Place::Edge(edge) => {
                let [first, second] = edge.slots();
                SlotSet(1 << first.0 | 1 << second.0)
            }
            Place::Entrance(_) | Place::Centre => SlotSet::EMPTY,
        }
    }

    /// Is it an edge?
    pub const fn is_edge(self) -> bool {
        matches!(self, Place::Edge(_))
    }

    fn word(self) -> String {
        match self {
            Place::Slot(slot) => slot.word(),
            Place::Edge(edge) => edge.word(),
            Place::Entrance(entrance) => entrance.word(),
            Place::Centre => "centre".to_owned(),
        }
    }

    /// The place with this name.
    pub fn from_word(word: &str) -> Option<Place> {
        Place::every().find(|place| place.word() == word)
    }
}

spoken!(
    Place,
    "place",
    "PLACE",
    "a slot (`A0` to `D7`), an edge (`B0-B1`), an entrance (`E0` to `E3`) or `centre`"
);

/// Declares a set that is held as the bits of one number.
macro_rules! bit_set {
    ($(#[$meta:meta])* $set:ident($bits:ty) of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: $set = $set(0);

            /// Only this one.
            pub const fn one(item: $item) -> $set {
                $set(1 << item.index())
            }

            /// Is it in the set?
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Adds one.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// How many there are.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Is there none?
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Is there one that is in both?
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }
        }

        impl BitOr for $set {
            type Output = $set;
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl BitAnd for $set {
            type Output = $set;
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }
    };
}

bit_set! {
    /// A set of slots.
    SlotSet(u32) of Slot
}
bit_set! {
    /// A set of places.
    PlaceSet(u128) of Place
}

impl SlotSet {
    /// Every slot.
    pub const ALL: SlotSet = SlotSet(u32::MAX);

    /// The slots in order.
    pub fn iter(self) -> impl Iterator<Item = Slot> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let slot = (rest != 0).then(|| Slot(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(slot)
        })
    }
}

impl Not for SlotSet {
    type Output = SlotSet;
    fn not(self) -> SlotSet {
        SlotSet(!self.0)
    }
}

impl PlaceSet {
    /// Every slot, every entrance and the centre: all but the edges.
    pub const NO_EDGES: PlaceSet = PlaceSet(!((u32::MAX as u128) << SLOTS));

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = (rest != 0).then(|| Place::at(rest.trailing_zeros() as usize))?;
            rest &= rest - 1;
            Some(place)
        })
    }
}

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
