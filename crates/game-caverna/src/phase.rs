//! The phases of the game, in the order of [`sequence`](crate::sequence). Each answers who acts, which moves
//! he may make, and what they do.

pub mod blocks;
pub mod end_of_round;
pub mod excavation;
pub mod extra_cavern;
pub mod in_room;
pub mod new_action;
pub mod reveal;
pub mod room_action;
pub mod start;
pub mod take_tile;
