//! Live tables: one task per table, which alone changes it.

mod lines;
mod live;
mod sight;
mod tables;

pub(crate) use lines::LineFault;
pub(crate) use live::{Live, Shared};
pub(crate) use sight::{Sight, Wish};
pub(crate) use tables::{Handle, NewPlayer, Opened, Order, Tables};

use crate::Fault;
use adit_game::{Language, Seat, Viewer};
use adit_table::OfferId;
use serde::Serialize;
use tokio::sync::oneshot;

/// Where the answer to an event goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// Everything that can happen to a live table.
pub(crate) enum Event {
    /// Somebody wants to see something.
    Look { wish: Wish, reply: Reply<Sight> },
    /// A seat says a move.
    Say { seat: Seat, words: String, offer: Option<OfferId>, language: Language, reply: Reply<Said> },
    /// May a seat say this?
    Why { seat: Seat, words: String, language: Language, reply: Reply<Why> },
    /// A seat wants its last move back.
    Back { seat: Seat, reply: Reply<TakenBack> },
    /// A seat answers the wish of another one to take back.
    Consent { seat: Seat, agree: bool, reply: Reply<TakenBack> },
    /// A bot has made up its mind.
    BotChose { seat: Seat, offer: OfferId, words: Option<String> },
    /// The store has this many lines of the table now.
    Stored { length: u64 },
    /// Somebody has said something beside the game.
    Chatted,
    /// The entries up to a number, if the viewer may know them, for a table of its own.
    Branch { viewer: Viewer, at: usize, reply: Reply<adit_table::Journal> },
}

/// What a move brought.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Said {
    /// How many lines the store has of the table now.
    pub(crate) version: u64,
    /// How many entries the journal has now.
    pub(crate) number: usize,
}

/// Whether words may be said.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Why {
    /// This is a move that may be made now.
    pub(crate) legal: bool,
    /// Moves begin so that may be made now.
    pub(crate) begun: bool,
    /// The clause that forbids it.
    pub(crate) rule: Option<&'static str>,
    /// The sentence that explains it.
    pub(crate) text: Option<String>,
}

/// What became of a wish to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TakenBack {
    /// The move is taken back.
    Done,
    /// The others are asked.
    Asked,
    /// Somebody does not agree.
    Refused,
}
