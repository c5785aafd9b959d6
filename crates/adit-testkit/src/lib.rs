//! What every game is tested with.
//!
//! * [`heaps`] is a small complete game, to test everything that knows no single game.

pub mod heaps;
