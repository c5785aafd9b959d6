//! The mountain's 91 hexes, the ring of cells around it, and sets of them.
//!
//! A set of hexes is one `u128` laid out so that a step in a direction is a shift of all its members at once:
//! the hex (q, r) has bit 60 + q + 12 r. Rows are one bit further apart than they are wide, so that a step over
//! the rim lands on a bit that is not a hex and is masked away.

use adit_game::{Kind, Part};
use adit_kit::{Member, Set};
use std::fmt;

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

impl Member for Direction {
    type Bits = u8;

    fn index(self) -> usize {
        self.index()
    }

    fn at(bit: usize) -> Option<Direction> {
        Direction::ALL.get(bit).copied()
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

    /// The place with this name, if it is on the mountain or its ring.
    pub fn from_name(name: &str) -> Option<Axial> {
        let letter = *name.as_bytes().first()?;
        if !(b'A'..=b'M').contains(&letter) {
            return None;
        }
        let number: i8 = name.get(1..)?.parse().ok()?;
        let place = Axial { q: number.checked_sub(7)?, r: letter as i8 - b'A' as i8 - 6 };
        (number > 0 && place.q <= 6 && place.distance() <= 6 && place.to_string() == name).then_some(place)
    }
}

/// The name of a place: the row as a letter from the top, `A` to `M`, and the diagonal column from the left, 1 to 13.
impl fmt::Display for Axial {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", char::from(b'A' + (self.r + 6) as u8), self.q + 7)
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

    /// Its place among all hexes, from 0.
    pub const fn place(self) -> usize {
        PLACES[self.0 as usize] as usize
    }

    /// The neighbouring hex in a direction, if that is still on the mountain.
    pub fn step(self, direction: Direction) -> Option<Hex> {
        HexSet::one(self).step(direction).iter().next()
    }

    /// The neighbouring ring cell in a direction, if the hex lies at the rim.
    pub fn ring_step(self, direction: Direction) -> Option<RingCell> {
        RingCell::at(self.axial().step(direction))
    }
}

impl Member for Hex {
    type Bits = u128;

    fn index(self) -> usize {
        self.index()
    }

    fn at(bit: usize) -> Option<Hex> {
        // No set holds another bit: a step masks them away.
        Some(Hex(bit as u8))
    }
}

/// A set of mountain hexes. They are in the order of their bits: row by row from the top, each from the left.
pub type HexSet = Set<Hex>;

/// All 91 hexes.
pub const MOUNTAIN: HexSet = HexSet::from_bits(within(RADIUS));
/// The hexes that touch the ring.
pub const RIM: HexSet = HexSet::from_bits(within(RADIUS) & !within(RADIUS - 1));

/// The place of each hex among all of them, by its bit.
static PLACES: [u8; HEX_BITS] = places();

const fn places() -> [u8; HEX_BITS] {
    let mut places = [0; HEX_BITS];
    let (mut bit, mut place) = (0, 0);
    while bit < HEX_BITS {
        places[bit] = place;
        place += (MOUNTAIN.bits() >> bit & 1) as u8;
        bit += 1;
    }
    places
}

/// The bits of the hexes not further from the centre than this.
const fn within(radius: i8) -> u128 {
    let mut bits = 0;
    let mut r = -radius;
    while r <= radius {
        let mut q = -radius;
        while q <= radius {
            if (q + r).abs() <= radius {
                bits |= 1 << (60 + q as i32 + 12 * r as i32);
            }
            q += 1;
        }
        r += 1;
    }
    bits
}

/// Steps of many hexes at once.
pub trait Steps {
    /// All members moved by one step; those that would leave the mountain are gone.
    #[must_use]
    fn step(self, direction: Direction) -> Self;

    /// All hexes next to a member.
    #[must_use]
    fn neighbours(self) -> Self;
}

impl Steps for HexSet {
    fn step(self, direction: Direction) -> HexSet {
        let shift = direction.shift();
        let moved = if shift > 0 { self.bits() << shift } else { self.bits() >> -shift };
        HexSet::from_bits(moved & MOUNTAIN.bits())
    }

    fn neighbours(self) -> HexSet {
        Direction::ALL.into_iter().fold(HexSet::EMPTY, |set, direction| set | self.step(direction))
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
    pub fn every() -> impl Iterator<Item = RingCell> + Clone {
        (0..RING as u8).map(RingCell)
    }

    /// The cell at these coordinates, if they are on the ring.
    pub fn at(place: Axial) -> Option<RingCell> {
        if place.distance() != 6 {
            return None;
        }
        RingCell::every().find(|cell| cell.axial() == place)
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

impl Member for RingCell {
    type Bits = u64;

    fn index(self) -> usize {
        self.index()
    }

    fn at(bit: usize) -> Option<RingCell> {
        (bit < RING).then_some(RingCell(bit as u8))
    }
}

/// A set of ring cells, clockwise.
pub type RingSet = Set<RingCell>;

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

impl Hex {
    /// All hexes of the mountain.
    pub fn every() -> impl Iterator<Item = Hex> + Clone {
        MOUNTAIN.iter()
    }

    /// The hex with this name.
    pub fn from_word(name: &str) -> Option<Hex> {
        Axial::from_name(name).and_then(Hex::at)
    }
}

impl RingCell {
    /// The cell with this name.
    pub fn from_word(name: &str) -> Option<RingCell> {
        Axial::from_name(name).and_then(RingCell::at)
    }
}

impl Cell {
    /// All places, the mountain first.
    pub fn every() -> impl Iterator<Item = Cell> + Clone {
        Hex::every().map(Cell::Hex).chain(RingCell::every().map(Cell::Ring))
    }

    /// The place with this name.
    pub fn from_word(name: &str) -> Option<Cell> {
        Axial::from_name(name).and_then(Cell::at)
    }

    /// The part of a move that names it.
    pub fn part(self) -> Part {
        Part::new(self.kind(), self.to_string())
    }

    /// What pictures call it.
    const fn kind(&self) -> &'static str {
        match self {
            Cell::Hex(_) => "hex",
            Cell::Ring(_) => "city",
        }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.axial().fmt(formatter)
    }
}

impl fmt::Display for RingCell {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.axial().fmt(formatter)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.axial().fmt(formatter)
    }
}

adit_kit::spoken!(Hex as "hex": "HEX", "a mountain hex such as `G7`", at Hex::place);
adit_kit::spoken!(RingCell as "city": "CITY-CELL", "a cell of the ring such as `M2`", at RingCell::index);
adit_kit::spoken!(
    Cell as (Cell::kind): "PLACE", "a mountain hex such as `G7` or a city cell such as `M2`",
    in (|cell, vocabulary| match *cell {
        Cell::Hex(hex) => vocabulary.at(const { Kind::new("hex") }, hex.place()),
        Cell::Ring(ring) => vocabulary.at(const { Kind::new("city") }, ring.index()),
    })
);
