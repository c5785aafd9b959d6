//! What every game is tested with.
//!
//! * [`laws!`] tests a game by the laws that all games keep;
//! * [`heaps`] is a small complete game, to test everything that knows no single game;
//! * [`mutate`] damages texts, to test what comes from outside.

pub mod heaps;
pub mod laws;
pub mod mutate;
