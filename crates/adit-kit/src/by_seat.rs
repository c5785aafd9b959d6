//! What each seat has.

use adit_game::{Encode, MAX_SEATS, Row, Seat};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// One `T` for each seat of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// What `make` gives for each of `seats` seats.
    pub fn new(seats: usize, make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(seats).map(make).collect())
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// Each seat with what it has.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(self.0.len()).zip(&self.0)
    }

    /// Each seat with what it has, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::all(self.0.len()).zip(&mut self.0)
    }

    /// What the seats have, in seat order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.0.iter()
    }

    /// The same for each seat after `change`.
    pub fn map<U>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, value)| change(seat, value)).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Encode> Encode for BySeat<T> {
    fn encode(&self, out: &mut Row<'_>) {
        self.0.iter().for_each(|value| value.encode(out));
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let count = values.len();
        if count > MAX_SEATS {
            return Err(serde::de::Error::invalid_length(count, &"one entry for each of at most four seats"));
        }
        Ok(BySeat(values.into_iter().collect()))
    }
}
