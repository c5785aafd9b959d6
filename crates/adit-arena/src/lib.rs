//! Matches of bots against bots, and what follows from them.
//!
//! A [`Contest`] says which bots play which game, and how often. [`run`] plays it on all cores, keeps every game as a line of a file
//! from which it can go on, and stops early once a question is [decided](Answer). [`Standings`] are the shares of
//! wins with their confidence, and ratings; [`report`] is all of it as one page. [`bench()`] measures how fast games are played. [`answer()`] is the other side of a contest: a bot of ours as a
//! program, so that builds can play against each other.

mod answer;
mod bench;
mod contest;
mod fault;
mod play;
mod program;
mod record;
mod report;
mod run;
mod standings;
mod statistics;

pub use answer::{AnswerFault, answer};
pub use bench::{Bench, SearchBench, SearchBenchFault, bench, bench_search};
pub use contest::{Contest, Entrant, Fixture, entrants};
pub use fault::ArenaFault;
pub use record::{GameRecord, Records, csv};
pub use report::report;
pub use run::{Progress, play_games, run};
pub use standings::{BotStanding, Standings};
pub use statistics::{Answer, Difference, Interval, Question, rate, wilson};
