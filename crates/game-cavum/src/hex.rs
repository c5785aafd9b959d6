//! The mountain's 91 hexes, the ring of cells around it, and sets of them.
//!
//! A set of hexes is one `u128` laid out so that a step in a direction is a shift of all its members at once:
//! the hex (q, r) has bit 60 + q + 12 r. Rows are one bit further apart than they are wide, so that a step over
//! the rim lands on a bit that is no hex and is masked away.

use adit_game::{Part, Parts, Word};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The distance of the outermost mountain hexes from the centre (CV-2.2).
pub const RADIUS: i8 = 5;
/// The number of mountain hexes (CV-2.2).
pub const HEXES: usize = 91;
/// The number of ring cells (CV-2.3).
pub const RING: usize = 36;
/// One more than the greatest bit of a hex.
pub const HEX_BITS: usize = 121;

/// One of the six directions (CV-2.1): 0 is east, then anticlockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Direction(u8);

impl Direction {
    /// All six, from east anticlockwise.
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];

    /// The number of the direction, to index with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other way.
    pub const fn opposite(self) -> Direction {
        Direction((self.0 + 3) % 6)
    }

    /// The step in axial coordinates.
    const fn step(self) -> (i8, i8) {
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][self.0 as usize]
    }

    /// How far a bit of a [`HexSet`] moves in this direction.
    const fn shift(self) -> i32 {
        let (q, r) = self.step();
        q as i32 + 12 * r as i32
    }
}

/// A place by its axial coordinates, mountain or ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Axial {
    /// Grows to the east.
    pub q: i8,
    /// Grows downwards, to the south-east.
    pub r: i8,
}

impl Axial {
    /// The number of steps to the centre.
    pub const fn distance(self) -> u8 {
        let Axial { q, r } = self;
        // The greatest of |q|, |r| and |q + r| is half their sum.
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// The place one step away.
    pub const fn step(self, direction: Direction) -> Axial {
        let (q, r) = direction.step();
        Axial { q: self.q + q, r: self.r + r }
    }

    /// Its name: the row as a letter from the top, `A` to `M`, and the diagonal column from the left, 1 to 13.
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'A' + (self.r + 6) as u8), self.q + 7)
    }

    /// The place with this name, if it is on the mountain or its ring.
    pub fn from_name(name: &str) -> Option<Axial> {
        let letter = *name.as_bytes().first()?;
        if !(b'A'..=b'M').contains(&letter) {
            return None;
        }
        let number: i8 = name.get(1..)?.parse().ok()?;
        let place = Axial { q: number.checked_sub(7)?, r: letter as i8 - b'A' as i8 - 6 };
        (number > 0 && place.q <= 6 && place.distance() <= 6 && place.name() == name).then_some(place)
    }
}

/// A mountain hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

impl Hex {
    /// The hex in the middle of the mountain.
    pub const CENTRE: Hex = Hex(60);

    /// The hex at these coordinates, if it is on the mountain.
    pub const fn at(place: Axial) -> Option<Hex> {
        let bit = 60 + place.q as i32 + 12 * place.r as i32;
        if place.distance() <= RADIUS as u8 { Some(Hex(bit as u8)) } else { None }
    }

    /// Its coordinates.
    pub fn axial(self) -> Axial {
        // Bits 54 to 66 are the row r = 0, and so on in steps of 12.
        let row = (i32::from(self.0) + 6).div_euclid(12) - 5;
        Axial { q: (i32::from(self.0) - 60 - 12 * row) as i8, r: row as i8 }
    }

    /// Its bit in a [`HexSet`], to index with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbouring hex in a direction, if that is still on the mountain.
    pub fn step(self, direction: Direction) -> Option<Hex> {
        HexSet::one(self).step(direction).first()
    }

    /// The neighbouring ring cell in a direction, if the hex lies at the rim.
    pub fn ring_step(self, direction: Direction) -> Option<RingCell> {
        RingCell::at(self.axial().step(direction))
    }
}

/// A set of mountain hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet(u128);

impl HexSet {
    /// No hex.
    pub const EMPTY: HexSet = HexSet(0);
    /// All 91 hexes.
    pub const MOUNTAIN: HexSet = mountain(RADIUS);
    /// The hexes that touch the ring.
    pub const RIM: HexSet = HexSet(mountain(RADIUS).0 & !mountain(RADIUS - 1).0);

    /// Only this hex.
    pub const fn one(hex: Hex) -> HexSet {
        HexSet(1 << hex.0)
    }

    /// Is the hex in the set?
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 != 0
    }

    /// Adds a hex.
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Takes a hex out.
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }

    /// Is no hex in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many hexes are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The hex with the lowest bit.
    pub const fn first(self) -> Option<Hex> {
        if self.0 == 0 { None } else { Some(Hex(self.0.trailing_zeros() as u8)) }
    }

    /// All members moved by one step; those that would leave the mountain are gone.
    pub const fn step(self, direction: Direction) -> HexSet {
        let shift = direction.shift();
        let moved = if shift > 0 { self.0 << shift } else { self.0 >> -shift };
        HexSet(moved & HexSet::MOUNTAIN.0)
    }

    /// All hexes next to a member.
    pub fn neighbours(self) -> HexSet {
        Direction::ALL.into_iter().fold(HexSet::EMPTY, |set, direction| set | self.step(direction))
    }

    /// The members in the order of their bits: row by row from the top, each from the left.
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        // Long lists of moves are made of this, and single words are quicker to go through.
        let mut low = self.0 as u64;
        let mut high = (self.0 >> 64) as u64;
        std::iter::from_fn(move || {
            if low != 0 {
                let hex = Hex(low.trailing_zeros() as u8);
                low &= low - 1;
                Some(hex)
            } else if high != 0 {
                let hex = Hex(64 + high.trailing_zeros() as u8);
                high &= high - 1;
                Some(hex)
            } else {
                None
            }
        })
    }
}

/// The hexes not further from the centre than this.
const fn mountain(radius: i8) -> HexSet {
    let mut set = 0;
    let mut r = -radius;
    while r <= radius {
        let mut q = -radius;
        while q <= radius {
            if (q + r).abs() <= radius {
                set |= 1 << (60 + q as i32 + 12 * r as i32);
            }
            q += 1;
        }
        r += 1;
    }
    HexSet(set)
}

impl BitOr for HexSet {
    type Output = HexSet;
    fn bitor(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;
    fn bitand(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }
}

impl BitOrAssign for HexSet {
    fn bitor_assign(&mut self, other: HexSet) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for HexSet {
    fn bitand_assign(&mut self, other: HexSet) {
        self.0 &= other.0;
    }
}

impl Not for HexSet {
    type Output = HexSet;
    fn not(self) -> HexSet {
        HexSet(!self.0 & HexSet::MOUNTAIN.0)
    }
}

impl Extend<Hex> for HexSet {
    fn extend<I: IntoIterator<Item = Hex>>(&mut self, hexes: I) {
        for hex in hexes {
            self.insert(hex);
        }
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        let mut set = HexSet::EMPTY;
        set.extend(hexes);
        set
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

/// A cell of the ring around the mountain, counted clockwise from the western corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RingCell(u8);

/// A mountain hex next to a ring cell, and the direction from the cell to the hex.
type RingExit = Option<(Direction, Hex)>;

/// The coordinates of each ring cell and the hexes it touches (CV-2.4): two, or one at a corner.
static RING_CELLS: [(Axial, [RingExit; 2]); RING] = ring_cells();

const fn ring_cells() -> [(Axial, [RingExit; 2]); RING] {
    const SIDES: [u8; 6] = [1, 0, 5, 4, 3, 2];
    let mut place = Axial { q: -6, r: 0 };
    let mut cells = [(place, [None; 2]); RING];
    let mut cell = 0;
    while cell < RING {
        cells[cell].0 = place;
        let mut exits = 0;
        let mut direction = 0;
        while direction < 6 {
            if let Some(hex) = Hex::at(place.step(Direction(direction))) {
                cells[cell].1[exits] = Some((Direction(direction), hex));
                exits += 1;
            }
            direction += 1;
        }
        place = place.step(Direction(SIDES[cell / 6]));
        cell += 1;
    }
    cells
}

impl RingCell {
    /// All cells, clockwise.
    pub fn all() -> impl Iterator<Item = RingCell> + Clone {
        (0..RING as u8).map(RingCell)
    }

    /// The cell at these coordinates, if they are on the ring.
    pub fn at(place: Axial) -> Option<RingCell> {
        if place.distance() != 6 {
            return None;
        }
        RingCell::all().find(|cell| cell.axial() == place)
    }

    /// Its coordinates.
    pub fn axial(self) -> Axial {
        RING_CELLS[self.index()].0
    }

    /// Its place on the ring, to index with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The exits of the cell: each mountain hex next to it and the direction towards it (CV-2.4).
    pub fn exits(self) -> impl Iterator<Item = (Direction, Hex)> + Clone {
        RING_CELLS[self.index()].1.into_iter().flatten()
    }
}

/// A set of ring cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RingSet(u64);

impl RingSet {
    /// No cell.
    pub const EMPTY: RingSet = RingSet(0);

    /// Only this cell.
    pub const fn one(cell: RingCell) -> RingSet {
        RingSet(1 << cell.0)
    }

    /// Is the cell in the set?
    pub const fn contains(self, cell: RingCell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: RingCell) {
        self.0 |= 1 << cell.0;
    }

    /// Is no cell in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those that are not in `other`.
    #[must_use]
    pub const fn without(self, other: RingSet) -> RingSet {
        RingSet(self.0 & !other.0)
    }

    /// The members, clockwise.
    pub fn iter(self) -> impl Iterator<Item = RingCell> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| RingCell(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(cell)
        })
    }
}

impl BitOr for RingSet {
    type Output = RingSet;
    fn bitor(self, other: RingSet) -> RingSet {
        RingSet(self.0 | other.0)
    }
}

impl BitAnd for RingSet {
    type Output = RingSet;
    fn bitand(self, other: RingSet) -> RingSet {
        RingSet(self.0 & other.0)
    }
}

impl BitOrAssign for RingSet {
    fn bitor_assign(&mut self, other: RingSet) {
        self.0 |= other.0;
    }
}

impl FromIterator<RingCell> for RingSet {
    fn from_iter<I: IntoIterator<Item = RingCell>>(cells: I) -> RingSet {
        let mut set = RingSet::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for RingSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

/// A place where a station can stand: a mountain hex or a ring cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cell {
    /// On the mountain.
    Hex(Hex),
    /// On the ring.
    Ring(RingCell),
}

impl Cell {
    /// Its coordinates.
    pub fn axial(self) -> Axial {
        match self {
            Cell::Hex(hex) => hex.axial(),
            Cell::Ring(cell) => cell.axial(),
        }
    }

    /// The place at these coordinates.
    pub fn at(place: Axial) -> Option<Cell> {
        Hex::at(place).map(Cell::Hex).or_else(|| RingCell::at(place).map(Cell::Ring))
    }

    /// The next place in a direction, if it is on the mountain or the ring.
    pub fn step(self, direction: Direction) -> Option<Cell> {
        Cell::at(self.axial().step(direction))
    }

    /// The direction to a neighbouring place.
    pub fn towards(self, next: Cell) -> Option<Direction> {
        let here = self.axial();
        Direction::ALL.into_iter().find(|&direction| here.step(direction) == next.axial())
    }
}

/// Gives a kind of place its word, its JSON form and its drawing in debug output.
macro_rules! named_place {
    ($type:ident, $form:literal, $about:literal, $part:expr, $find:expr, $all:expr) => {
        impl Word for $type {
            const FORM: &'static str = $form;
            const ABOUT: &'static str = $about;

            fn parts(&self, out: &mut Parts) {
                let part: fn($type) -> &'static str = $part;
                out.push(Part::new(part(*self), self.axial().name()));
            }

            fn read(words: &mut &[&str]) -> Option<$type> {
                let (first, rest) = words.split_first()?;
                let find: fn(Axial) -> Option<$type> = $find;
                let place = Axial::from_name(first).and_then(find)?;
                *words = rest;
                Some(place)
            }

            fn all() -> Vec<$type> {
                $all.collect()
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(&self.axial().name())
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, formatter)
            }
        }

        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                let find: fn(Axial) -> Option<$type> = $find;
                Axial::from_name(&name)
                    .and_then(find)
                    .ok_or_else(|| serde::de::Error::custom(format_args!("{name:?} is not {}", $about)))
            }
        }
    };
}

named_place!(Hex, "HEX", "a mountain hex such as `G7`", |_| "hex", Hex::at, HexSet::MOUNTAIN.iter());
named_place!(
    RingCell,
    "CITY-CELL",
    "a cell of the ring such as `M2`",
    |_| "city",
    RingCell::at,
    RingCell::all()
);
named_place!(
    Cell,
    "PLACE",
    "a mountain hex such as `G7` or a city cell such as `M2`",
    |cell| match cell {
        Cell::Hex(_) => "hex",
        Cell::Ring(_) => "city",
    },
    Cell::at,
    HexSet::MOUNTAIN.iter().map(Cell::Hex).chain(RingCell::all().map(Cell::Ring))
);
