//! Live tables: one task per table, which alone changes it.

mod beside;
mod bots;
mod clock;
mod create;
mod glance;
mod hint;
mod inbox;
mod lesson;
mod live;
mod moves;
mod news;
mod presence;
mod rematch;
mod seats;
mod shown;
mod slot;
mod tables;

pub(crate) use clock::STAND_IN;
pub(crate) use create::{Beginning, LessonOrder, NewPlayer, Opened, Order};
pub(crate) use glance::Glance;
pub(crate) use lesson::Go;
pub(crate) use live::{Live, Shared};
pub(crate) use moves::read_waits_for;
pub(crate) use news::{News, Watching};
pub(crate) use seats::To;
pub(crate) use shown::{PictureAt, PictureWish, Shown};
pub(crate) use tables::{Handle, Tables};

use crate::Fault;
use crate::bots::{Chosen, CoachQuestion};
use crate::meta::Meta;
use adit_any::AnyThoughts;
use adit_game::{Language, Layout, Picture, Seat, SeatSet, Viewer};
use adit_look::{
    CardBody, CurveBody, FrameBody, HintBody, PictureBody, PreviewBody, TakenBack, Told, TurnBody,
};
use adit_table::{Journal, OfferId};
use serde::Serialize;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Where the answer to an event goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// Everything that can happen to a live table.
pub(crate) enum Event {
    /// Somebody wants to know whose turn it is.
    Turn { viewer: Viewer, reply: Reply<Arc<Shown<TurnBody>>> },
    /// A program wants to see the table, now or in the past.
    Frame { viewer: Viewer, number: Option<usize>, reply: Reply<Arc<Shown<FrameBody>>> },
    /// A person wants to see the table. The answer says how far the log is told then.
    Picture { wish: PictureWish, reply: Reply<(Arc<Shown<PictureBody>>, Told)> },
    /// Somebody wants the picture alone, now or in the past.
    Draw { viewer: Viewer, language: Language, layout: Layout, number: Option<usize>, reply: Reply<Picture> },
    /// Somebody asks about a thing in the picture, now or in the past.
    Card { viewer: Viewer, language: Language, part: String, number: Option<usize>, reply: Reply<CardBody> },
    /// Somebody wants to see how the points have grown in a finished game.
    Points { viewer: Viewer, reply: Reply<CurveBody> },
    /// Somebody wants to know how far the game is.
    Situation { reply: Reply<Situation> },
    /// Somebody wants the journal of a finished game.
    Journal { reply: Reply<Journal> },
    /// Why may a seat not say this? Nothing, if it may.
    Why { seat: Seat, words: String, reply: Reply<Option<Fault>> },
    /// What would a seat see after a move?
    Preview {
        seat: Seat,
        words: String,
        offer: Option<OfferId>,
        language: Language,
        layout: Layout,
        reply: Reply<Option<PreviewBody>>,
    },
    /// What is a coach to be asked about a move? Nothing if the offer has been replaced.
    Coach { seat: Seat, words: String, offer: Option<OfferId>, reply: Reply<Option<CoachQuestion>> },
    /// A bot has thought about what to advise.
    Hinted { seat: Seat, offer: OfferId, thoughts: Option<AnyThoughts> },
    /// Others sit at the table, or are called otherwise.
    Seated { version: u64, meta: Arc<Meta> },
    /// Bots shall be asked again.
    AskBots,
    /// Somebody has said something beside the game.
    Chatted,
    /// The entries that a viewer counts up to a number, if nothing is hidden, for a table of its own.
    Branch { viewer: Viewer, number: usize, reply: Reply<Journal> },
    /// Something that may change the table, so that it waits while another change is stored.
    Act(Act),
}

/// What may change a live table.
pub(crate) enum Act {
    /// A seat says a move.
    Say { seat: Seat, words: String, offer: Option<OfferId>, reply: Reply<Said> },
    /// A seat wants its last move back.
    Back { seat: Seat, reply: Reply<TakenBack> },
    /// A seat makes a move again that was taken back.
    Redo { seat: Seat, reply: Reply<Said> },
    /// A seat answers the request of another one to take back.
    Consent { seat: Seat, agree: bool, reply: Reply<TakenBack> },
    /// A learner goes on, back, or begins again.
    Go { seat: Seat, go: Go, reply: Reply<Said> },
    /// A bot has made up its mind.
    BotChose { seat: Seat, offer: OfferId, chosen: Option<Chosen> },
    /// A seat wants to know what a bot would do.
    Hint { seat: Seat, language: Language, reply: Reply<HintBody> },
    /// The time of somebody may have run out. The answer says whose seat a bot is to take, if that was agreed.
    TimeUp { reply: Reply<Option<Seat>> },
    /// The store has this many lines of the table now.
    Stored { length: u64 },
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Situation {
    /// Who is asked.
    pub(crate) pending: SeatSet,
    pub(crate) is_over: bool,
}

/// What a move brought.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Said {
    /// How many entries the seat has noticed now.
    pub(crate) number: usize,
}
