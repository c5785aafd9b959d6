//! Pieces that games share. A thing moves here when the second game needs it, not before.

mod bag;
mod by_seat;

pub use bag::Bag;
pub use by_seat::BySeat;
