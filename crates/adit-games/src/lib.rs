//! The games, and one boundary over all of them.
//!
//! This is the only crate that names every game. Everything behind it (server, terminal, line protocol)
//! holds `Box<dyn AnyTable>` and knows words, JSON and text.

mod analysis;
mod any_bot;
mod any_game;
mod any_table;
mod bench;
mod notation_page;
pub mod protocol;

pub use analysis::{Analysis, AnalysisFault, Decision, Draw, SeatSummary, analyse};
pub use any_bot::{AnyBot, AnyCandidate, AnySight, AnyThoughts};
pub use any_game::{AnyGame, Of, ReadFault, find, replay};
pub use any_table::{AnyFrame, AnyStep, AnyTable};
pub use bench::{Bench, SearchBench, SearchBenchFault};
pub use notation_page::notation_page;

/// Games that can be chosen from.
pub type Games = &'static [&'static dyn AnyGame];

/// Every game of the program. To add a game, add its line here.
pub static GAMES: Games = &[
    &Of::<game_cavum::Cavum>::GAME,
    &Of::<game_caverna::Caverna>::GAME,
    &Of::<game_rockwell::Rockwell>::GAME,
];
