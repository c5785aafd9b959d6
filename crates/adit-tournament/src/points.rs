//! What a place at a table is worth.

use serde::{Deserialize, Serialize};
use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// Points of a tournament, exactly: in twelfths, so that every place at every table of up to four is a whole number of them,
/// shared by two, three or four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Points(u32);

/// So many parts make a point.
const PARTS: u32 = 12;

impl Points {
    /// What the first place is worth at tables of so many seats: a point for each opponent.
    pub fn win(seats: u8) -> Points {
        Points(u32::from(seats.saturating_sub(1)) * PARTS)
    }

    /// What everybody gets who shares all places of a table.
    pub fn even(seats: u8) -> Points {
        Points(Points::win(seats).0 / 2)
    }

    /// What one of several players gets, of whom so many are better and so many, with them, share a place. At a smaller
    /// table the first place is worth as much as at the others, the last nothing, and the rest lies evenly between.
    pub(crate) fn place(seats: u8, players: usize, better: usize, shared: usize) -> Points {
        let last = players.saturating_sub(1).max(1);
        // The average of the places from `better` to `better + shared - 1`, counted from the end, twice.
        let twice = (2 * last).saturating_sub(2 * better + shared.saturating_sub(1));
        let parts = Points::win(seats).0 as usize * twice / (2 * last);
        Points(u32::try_from(parts).unwrap_or(u32::MAX))
    }

    /// In hundredths, rounded: what is shown.
    pub fn hundredths(self) -> u32 {
        (self.0 * 100 + PARTS / 2) / PARTS
    }

    /// In millionths, for averages.
    pub(crate) fn millionths(self) -> i64 {
        i64::from(self.0) * 1_000_000 / i64::from(PARTS)
    }

    /// How far two of them are apart, in parts.
    pub(crate) fn distance(self, other: Points) -> u64 {
        u64::from(self.0.abs_diff(other.0))
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::default(), Points::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(seats: u8, ranks: &[usize]) -> Vec<u32> {
        let worth = |rank: &usize| {
            let better = ranks.iter().filter(|other| *other < rank).count();
            let shared = ranks.iter().filter(|other| *other == rank).count();
            Points::place(seats, ranks.len(), better, shared).hundredths()
        };
        ranks.iter().map(worth).collect()
    }

    #[test]
    fn a_place_is_worth_a_point_for_each_opponent_behind() {
        assert_eq!(places(2, &[1, 2]), [100, 0]);
        assert_eq!(places(2, &[1, 1]), [50, 50]);
        assert_eq!(places(4, &[3, 1, 4, 2]), [100, 300, 0, 200]);
        assert_eq!(places(4, &[1, 2, 2, 4]), [300, 150, 150, 0]);
        assert_eq!(places(4, &[1, 1, 1, 4]), [200, 200, 200, 0]);
        assert_eq!(places(3, &[1, 2, 3]), [200, 100, 0]);
    }

    #[test]
    fn a_smaller_table_is_worth_as_much_for_the_first_and_the_last() {
        assert_eq!(places(4, &[1, 2, 3]), [300, 150, 0]);
        assert_eq!(places(4, &[2, 1]), [0, 300]);
        assert_eq!(places(3, &[1, 1]), [100, 100]);
    }

    #[test]
    fn the_points_of_a_full_table_are_always_the_same_sum() {
        for seats in 2..=4_u8 {
            for ranks in [vec![1, 1, 1, 1], vec![1, 2, 2, 2], vec![1, 1, 3, 3], vec![1, 2, 3, 3]] {
                let ranks = &ranks[..usize::from(seats)];
                let better = |rank| ranks.iter().filter(|other| *other < rank).count();
                let shared = |rank| ranks.iter().filter(|other| *other == rank).count();
                let worth = |rank| Points::place(seats, ranks.len(), better(rank), shared(rank));
                let all: Points = ranks.iter().map(worth).sum();
                let even: Points = (0..seats).map(|_| Points::even(seats)).sum();
                assert_eq!(all, even, "{ranks:?}");
            }
        }
    }
}
