//! What a table shows to each viewer and what it allows, without input or output.
//!
//! A [`Look`] holds a table, what its stored [lines](Line) say beside the game (who asks to take back, who asked for
//! hints), and what each viewer was told. It gives typed values: whose [turn](TurnBody) it is, a [frame](FrameBody) for
//! programs, a [picture](PictureBody) for people. It changes nothing by itself: [`Look::propose`], [`Look::back`],
//! [`Look::consent`] and [`Look::redo`] say which lines are to be stored, and the caller stores them before
//! [`Look::commit`] or [`Look::make`].

mod beforehand;
mod bodies;
mod coach;
mod fair;
mod hint;
mod lines;
mod log;
mod look;
mod offer;
mod take_back;

pub use beforehand::{
    Ahead, AheadBody, AheadOffer, AheadStep, DropReason, Given, GivenBody, LimitBody, Said, UsualBody,
    read_line,
};
pub use bodies::{
    AskBody, CardBody, ClockBody, CurveBody, DueBody, FrameBody, LessonBody, LessonKind, MarkBody, OfferBody,
    OverBody, PictureBody, PreviewBody, SpanBody, TallyBody, TurnBody,
};
pub use coach::{CoachBody, Coached, LineStep};
pub use fair::{AddedBody, DrawsBody, FairBody, FairDrawBody, FairState, OutcomeBody};
pub use hint::{HintBody, HintedMove, ReasonBody, ReasonsBody};
pub use lines::{Ask, Course, Line, LineFault, Talks};
pub use look::{Look, Made, Told};
pub use offer::{LabelledOffer, PartBody, RowBody, SheetBody};
pub use take_back::{Change, TakenBack};

use adit_table::Refusal;

/// Why something is not shown or not done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LookFault {
    /// The table refuses.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The secret of a verifiable game is published.
    #[error("the secret is published, and with it all that chance would bring; create another table")]
    SecretOut,
    /// Chance cannot be proven fair here.
    #[error("chance is not verifiable at this table; create a table with `verifiable`")]
    NotVerifiable,
    /// The table was moved without its secret.
    #[error("the secret of this table is not here, so nothing can be drawn; move the table with its secret")]
    SecretLost,
    /// The draws have begun.
    #[error("the draws have begun; nobody can add anything any more")]
    HasBegun,
    /// The seat has added as much as it may.
    #[error("the seat has added as often as it can; begin the game")]
    AddedEnough,
    /// The seat has added nothing.
    #[error("the seat has added nothing yet; add something first")]
    AddFirst,
    /// What is to be added is not a line that a journal can hold.
    #[error("add one line of 1 to {} characters without control characters", adit_table::LONGEST_ADDITION)]
    NoAddition,
    /// Only finished games show this.
    #[error("only a finished game shows this; ask again when it is over")]
    NotOver,
    /// Something is hidden from the viewer.
    #[error("this would reveal hidden information; ask again when the game is over")]
    Hidden,
    /// The picture has no such thing, or the game cannot tell of it.
    #[error("nothing in the picture has this id; use one that stands in `data-part`")]
    NoCard,
    /// The game is drawn in characters only.
    #[error("this game has no pictures; use the frame")]
    NoPicture,
    /// The seat has not moved.
    #[error("the seat has no move to take back; move first")]
    NothingToTakeBack,
    /// The wish of the seat to take back was refused, and nothing has happened since.
    #[error("the request to take back a move was answered with no; ask again after the next move")]
    AskLater,
    /// Another seat waits for an answer.
    #[error("another seat asks to take back a move; answer that first")]
    OtherAsks,
    /// The seat has taken nothing back, or something else has happened since.
    #[error("there is nothing to redo; say the move instead")]
    NothingToRedo,
    /// Nobody has asked.
    #[error("nobody asks to take back a move; look again")]
    NobodyAsks,
}
