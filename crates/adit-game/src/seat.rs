//! Seats: who sits at a table.

use crate::{Code, Encode, Kind, Part, Parts, Row, Vocabulary, Word};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats a game may have.
pub const MAX_SEATS: usize = 4;

/// One place at the table, counted from 0 in clockwise order. Its word is `s0` … `s3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Seat 0, which every table has.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if a table can have one.
    pub fn new(number: usize) -> Option<Seat> {
        (number < MAX_SEATS).then_some(Seat(number as u8))
    }

    /// All seats of a table with `count` seats, clockwise from seat 0.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seat that a part of a move names, if it names one.
    pub fn of_part(part: &Part) -> Option<Seat> {
        let number = part.word.strip_prefix('s').filter(|_| part.kind == "seat")?;
        Seat::all(MAX_SEATS).find(|seat| seat.0.to_string() == number)
    }

    /// The number of the seat, to index with.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `count` seats.
    pub fn next(self, count: usize) -> Seat {
        Seat((self.0 + 1) % count as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "s{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(usize::from(number)).ok_or_else(|| format!("there is no seat {number}; seats are 0 to 3"))
    }
}

impl Word for Seat {
    const FORM: &'static str = "SEAT";
    const ABOUT: &'static str = "a seat of the table: `s0`, `s1`, `s2` or `s3`";

    fn parts(&self, out: &mut Parts) {
        out.push(Part::new("seat", self.to_string()));
    }

    fn read(words: &mut &[&str]) -> Option<Seat> {
        let (first, rest) = words.split_first()?;
        let seat = Seat::all(MAX_SEATS).find(|seat| seat.to_string() == *first)?;
        *words = rest;
        Some(seat)
    }

    fn all() -> Vec<Seat> {
        Seat::all(MAX_SEATS).collect()
    }

    fn codes(&self, vocabulary: &Vocabulary, out: &mut Vec<Code>) {
        out.push(vocabulary.at(const { Kind::new("seat") }, self.index()));
    }
}

impl Encode for Seat {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(self.index() as i64);
    }
}

impl Encode for SeatSet {
    fn encode(&self, out: &mut Row<'_>) {
        out.put(self.0);
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Only this seat.
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table of `count` seats.
    pub fn all(count: usize) -> SeatSet {
        Seat::all(count).collect()
    }

    /// Is this seat in the set?
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats there are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in the set?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only seat of the set, if there is exactly one.
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}
