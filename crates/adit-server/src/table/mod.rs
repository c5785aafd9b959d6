//! Live tables: one task per table, which alone changes it.

mod hint;
mod lines;
mod live;
mod look;
mod news;
mod sight;
mod tables;
mod take_back;

pub(crate) use hint::HintBody;
pub(crate) use lines::LineFault;
pub(crate) use live::{Live, Shared};
pub(crate) use news::{News, Watching, event};
pub(crate) use sight::{FrameBody, PictureBody, PreviewBody, Sight, Told, TurnBody, Wish};
pub(crate) use tables::{Handle, NewPlayer, Opened, Order, Tables};

use crate::Fault;
use crate::bots::Chosen;
use adit_any::AnyThoughts;
use adit_game::{Language, Picture, Seat, Viewer};
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
    Say { seat: Seat, words: String, offer: Option<OfferId>, reply: Reply<Said> },
    /// Why may a seat not say this? Nothing, if it may.
    Why { seat: Seat, words: String, reply: Reply<Option<Fault>> },
    /// What would a seat see after a move?
    Preview { seat: Seat, words: String, language: Language, reply: Reply<Option<PreviewBody>> },
    /// Somebody wants the picture alone, now or in the past.
    Draw { viewer: Viewer, language: Language, number: Option<usize>, reply: Reply<Picture> },
    /// A seat wants its last move back.
    Back { seat: Seat, reply: Reply<TakenBack> },
    /// A seat makes a move again that was taken back.
    Redo { seat: Seat, reply: Reply<Said> },
    /// A seat answers the wish of another one to take back.
    Consent { seat: Seat, agree: bool, reply: Reply<TakenBack> },
    /// A bot has made up its mind.
    BotChose { seat: Seat, offer: OfferId, chosen: Option<Chosen> },
    /// A seat wants to know what a bot would do.
    Hint { seat: Seat, language: Language, reply: Reply<HintBody> },
    /// A bot has thought about what to advise.
    Hinted { seat: Seat, offer: OfferId, thoughts: Option<AnyThoughts> },
    /// Bots shall be asked again.
    AskBots,
    /// The store has this many lines of the table now.
    Stored { length: u64 },
    /// Somebody has said something beside the game.
    Chatted,
    /// The entries that a viewer counts up to a number, if nothing is hidden, for a table of its own.
    Branch { viewer: Viewer, number: usize, reply: Reply<adit_table::Journal> },
}

/// What a move brought.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Said {
    /// How many entries the seat has noticed now.
    pub(crate) number: usize,
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
