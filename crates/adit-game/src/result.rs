//! Who is asked next, and how a game ended.

use crate::{Seat, SeatSet};
use serde::Serialize;

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Each of these seats owes a move. More than one means that they choose at the same time.
    Seats(SeatSet),
    /// Something is to be drawn.
    Chance,
    /// Nothing: the game is over.
    Over,
}

impl Pending {
    /// Waiting for this seat alone.
    pub fn seat(seat: Seat) -> Pending {
        Pending::Seats(SeatSet::one(seat))
    }

    /// The seats that owe a move.
    pub fn seats(self) -> SeatSet {
        match self {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        }
    }
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameResult {
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The rank of each seat: 1 for the winner; seats that the rules do not separate share a rank.
    pub ranks: Vec<u8>,
    /// How the game came to its end, a word of the game's own.
    pub ending: &'static str,
}

impl GameResult {
    /// The seats of rank 1.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.ranks.len()).filter(|seat| self.ranks[seat.index()] == 1).collect()
    }

    /// The ranks that follow from a key per seat, greatest first; equal keys share a rank.
    pub fn ranks_by<K: Ord>(keys: &[K]) -> Vec<u8> {
        keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect()
    }
}
