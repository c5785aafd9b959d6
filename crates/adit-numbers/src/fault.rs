//! What cannot be done.

use adit_game::{Code, Seat, SetupError, ViewFault};

/// Why a game cannot be played like this. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayFault {
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No position looks like this.
    #[error("this is not a view of the game: {0}")]
    View(#[from] ViewFault),
    /// This is not the JSON of a view.
    #[error("this is not a view of the game: {0}")]
    Json(String),
    /// Nothing that is offered goes on like this.
    #[error("action {code} cannot follow now; choose one that the mask allows")]
    NotOffered {
        /// What was chosen.
        code: Code,
    },
    /// The same in one of many games.
    #[error(
        "action {action} cannot follow in game {game}; choose one that its mask allows. No game was stepped"
    )]
    NotOfferedIn {
        /// The place of the game.
        game: usize,
        /// What was chosen.
        action: i64,
    },
    /// Nobody is asked.
    #[error("no seat is asked: {0}")]
    NotAsked(&'static str),
    /// Nothing is to be drawn, or not this.
    #[error("outcome {0} cannot be drawn now")]
    NoSuchOutcome(usize),
    /// The seat is not at the table.
    #[error("there is no seat {seat}; the table has {seats} seats")]
    NoSuchSeat {
        /// What was asked for.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// The arrays have other sizes than the games need.
    #[error("{0} has the wrong size")]
    WrongSize(&'static str),
    /// There is no room for threads.
    #[error("the threads cannot be started: {0}")]
    Threads(String),
}

impl PlayFault {
    /// A word for programs. It does not change between versions.
    pub fn code(&self) -> &'static str {
        match self {
            PlayFault::Setup(_) => "bad-setup",
            PlayFault::View(_) | PlayFault::Json(_) => "bad-view",
            PlayFault::NotOffered { .. } | PlayFault::NotOfferedIn { .. } => "not-offered",
            PlayFault::NotAsked(_) => "not-pending",
            PlayFault::NoSuchOutcome(_) => "no-such-outcome",
            PlayFault::NoSuchSeat { .. } => "no-such-seat",
            PlayFault::WrongSize(_) => "wrong-size",
            PlayFault::Threads(_) => "no-threads",
        }
    }
}

/// The seat with this number at a table of so many.
pub(crate) fn seat(number: usize, seats: usize) -> Result<Seat, PlayFault> {
    let fault = PlayFault::NoSuchSeat { seat: number, seats };
    Seat::new(number).filter(|_| number < seats).ok_or(fault)
}
