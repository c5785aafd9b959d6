//! Pieces that games share. A thing moves here when the second game needs it, not before.

mod bag;
mod by_seat;
pub mod data;
mod features;
mod game;
mod news;
mod set;
mod shared;
mod spoken;

pub use bag::Bag;
pub use by_seat::BySeat;
pub use data::Provenance;
pub use news::News;
pub use set::{Bits, Member, Set};
pub use shared::{Agreed, Shared};
