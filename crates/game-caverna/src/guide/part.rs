//! Ids of things in the picture that are no part of a move. Both caves call their spaces, edges and goods the same, so these
//! say whose they are.

use crate::pieces::{Edge, Good, Room, Space};
use adit_game::{Part, Seat};

/// A space of a cave, e.g. `place:s0.r2c0`.
pub fn place(seat: Seat, space: Space) -> Part {
    Part::new("place", format!("{seat}.{space}"))
}

/// An edge of a cave, e.g. `wall:s0.e10`.
pub fn wall(seat: Seat, edge: Edge) -> Part {
    Part::new("wall", format!("{seat}.{edge}"))
}

/// What a player has of a good, e.g. `stock:s0.wood`.
pub fn stock(seat: Seat, good: Good) -> Part {
    Part::new("stock", format!("{seat}.{good}"))
}

/// The place of a room beside the caves, e.g. `slot:shelf`.
pub fn slot(room: Room) -> Part {
    Part::new("slot", room.word())
}

/// Whose thing a word names, and which: the two halves of `s0.r2c0`.
pub fn owned(word: &str) -> Option<(Seat, &str)> {
    let (owner, thing) = word.split_once('.')?;
    Some((seat(owner)?, thing))
}

/// The seat with this word.
pub fn seat(word: &str) -> Option<Seat> {
    Seat::all(adit_game::MAX_SEATS).find(|seat| seat.to_string() == word)
}
