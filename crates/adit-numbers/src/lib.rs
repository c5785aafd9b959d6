//! Games played by numbers, for programs that learn.
//!
//! A [`Play`] is one game: a seat says its move part by part in [codes](adit_game::Code), chance is explicit, and what a seat
//! sees is written in arrays. A [`Batch`] plays many games at once into memory that somebody else owns. Both come without
//! their types as [`AnyPlay`] and [`AnyBatch`].

mod any;
mod batch;
mod fault;
mod play;

pub use any::AnyPlay;
pub use batch::{AnyBatch, Arrays, Batch};
pub use fault::PlayFault;
pub use play::{Asked, PICKED, Play, picked, rewards};
