//! What can go wrong in the arena.

use adit_bots::{BotFault, RecipeFault, WeightsFault};
use adit_game::Seat;
use adit_table::{NewTableFault, Refusal};
use std::io;

/// Why a contest cannot be held or cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum ArenaFault {
    /// There is no such bot.
    #[error(transparent)]
    Recipe(#[from] RecipeFault),
    /// There is no such table.
    #[error(transparent)]
    Table(#[from] NewTableFault),
    /// The weights of the game cannot be used.
    #[error(transparent)]
    Weights(#[from] WeightsFault),
    /// A bot has no answer.
    #[error("{bot} at {seat}: {fault}")]
    Bot {
        /// The bot.
        bot: String,
        /// Where it sits.
        seat: Seat,
        /// Why.
        fault: BotFault,
    },
    /// A bot made a move that is not allowed.
    #[error("{bot} at {seat} says {words:?}: {refusal}")]
    Refused {
        /// The bot.
        bot: String,
        /// Where it sits.
        seat: Seat,
        /// What it said.
        words: String,
        /// Why that is not allowed.
        refusal: Refusal,
    },
    /// A table refuses what is not a move of a bot.
    #[error(transparent)]
    Refusal(#[from] Refusal),
    /// Another program does not play.
    #[error("the program {program:?}: {fault}")]
    Program {
        /// The program.
        program: String,
        /// What is wrong with it.
        fault: String,
    },
    /// Nobody takes part.
    #[error("a contest needs at least one bot; name them, e.g. greedy,random")]
    NoBots,
    /// Nothing is played.
    #[error("a contest needs at least one game; give --games 1 or more")]
    NoGames,
    /// A question cannot be decided.
    #[error(
        "{0:?} is not a question; ask LOW:HIGH with 0 < LOW < HIGH < 1, e.g. 0.5:0.6, and let two bots play"
    )]
    Question(String),
    /// A difference of ratings cannot be asked for.
    #[error("{0:?} is not a question; ask LOW:HIGH in rating points with LOW < HIGH, e.g. 0:30")]
    Ratings(String),
    /// The results are of another contest.
    #[error(
        "{path} keeps the results of another contest; give another file, or the same bots, game and seed"
    )]
    OtherContest {
        /// The file.
        path: String,
    },
    /// A line of the results cannot be read.
    #[error("{path}, line {line}: {fault}; remove the line to play its game again")]
    Record {
        /// The file.
        path: String,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        fault: String,
    },
    /// A file cannot be read or written.
    #[error("{path}: {fault}")]
    File {
        /// The file.
        path: String,
        /// Why.
        fault: io::Error,
    },
}
