//! Why no dataset is written.

use adit_bots::{BotFault, WeightsFault};
use adit_game::{Seat, SetupError};
use adit_table::{Refusal, ReplayFault};
use std::io;

/// Why a dataset cannot be written or cannot go on. The files that are finished stay.
#[derive(Debug, thiserror::Error)]
pub enum DatasetFault {
    /// Nobody plays.
    #[error("a dataset needs at least one bot; name them, e.g. greedy,random")]
    NoBots,
    /// There is nothing to write.
    #[error("a dataset needs at least one game that is over")]
    NoGames,
    /// Files without games.
    #[error("a file needs at least one game; give 1 or more")]
    EmptyShards,
    /// A program takes part.
    #[error(
        "exec:{0} cannot play for a dataset; play with it in `adit arena --journals FOLDER`, then turn the journals into rows with `adit dataset --from FOLDER/*.adit`"
    )]
    Program(String),
    /// There are fewer files.
    #[error("there is no shard {shard}; the dataset has {shards}")]
    NoSuchShard {
        /// The file that was asked for, counted from 0.
        shard: u64,
        /// How many there are.
        shards: u64,
    },
    /// The game cannot be played like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The weights of the game cannot be used.
    #[error(transparent)]
    Weights(#[from] WeightsFault),
    /// A bot has no answer.
    #[error("game {game}, {bot} at {seat}: {fault}")]
    Bot {
        /// The number of the game.
        game: u64,
        /// The bot.
        bot: String,
        /// Where it sits.
        seat: Seat,
        /// Why.
        fault: BotFault,
    },
    /// A bot says what is not allowed.
    #[error("game {game}, {bot} at {seat} says {words:?}, which the rules do not allow")]
    Refused {
        /// The number of the game.
        game: u64,
        /// The bot.
        bot: String,
        /// Where it sits.
        seat: Seat,
        /// What it said.
        words: String,
    },
    /// A game does not go on.
    #[error("game {game} neither ends nor asks anybody")]
    Stuck {
        /// The number of the game.
        game: u64,
    },
    /// A journal cannot have happened.
    #[error("{source_name}: {fault}")]
    Journal {
        /// Where it comes from.
        source_name: String,
        /// Why not.
        fault: ReplayFault,
    },
    /// A table refuses.
    #[error(transparent)]
    Refusal(#[from] Refusal),
    /// A journal is of a game that is not over.
    #[error("{source_name}: the game is not over, so its rows would have no result; leave it out")]
    Unfinished {
        /// Where it comes from.
        source_name: String,
    },
    /// A journal is of a game by another setup, whose arrays may have other shapes.
    #[error(
        "{source_name}: the game was played with other seats, options or data than the dataset is of; leave it out"
    )]
    OtherSetup {
        /// Where it comes from.
        source_name: String,
    },
    /// The folder has another dataset.
    #[error(
        "{path} is of another dataset: {difference}; give another folder, or the same game, bots, seed and numbers of games"
    )]
    OtherDataset {
        /// The manifest.
        path: String,
        /// What is not the same.
        difference: String,
    },
    /// A file cannot be read or written.
    #[error("{path}: {fault}")]
    File {
        /// The file.
        path: String,
        /// Why.
        fault: io::Error,
    },
    /// The rows cannot be written.
    #[error("the rows cannot be written: {0}")]
    Parquet(#[from] parquet::errors::ParquetError),
}
