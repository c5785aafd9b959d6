//! What people and programs get to see of a table, as it is written in JSON.

use crate::offer::LabelledOffer;
use crate::{FairBody, GivenBody};
use adit_game::{Card, GameResult, SeatSet, Tally, Texts};
use adit_table::OfferWords;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Whose turn it is.
#[derive(Serialize, utoipa::ToSchema)]
pub struct TurnBody {
    /// How many entries the viewer has noticed.
    pub number: usize,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub pending: SeatSet,
    /// The result, once the game is over.
    pub over: Option<OverBody>,
    /// What the viewer may choose from.
    pub offer: Option<OfferBody>,
    /// How the clock of the table stands, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockBody>,
}

/// How the clock of a table stands. It begins to run with the first move of a person that everybody notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct ClockBody {
    /// When the time of each seat that is asked runs out, if nothing happens.
    pub due: Vec<DueBody>,
    /// What each seat had left for the rest of the game after the last move, in seconds. Empty where each move has its own
    /// time.
    pub reserves: Vec<u64>,
}

/// When the time of a seat runs out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct DueBody {
    /// The seat.
    pub seat: u8,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A frame: all that a viewer gets to see of a table at one moment.
#[derive(Serialize, utoipa::ToSchema)]
pub struct FrameBody {
    /// How many entries the viewer has noticed.
    pub number: usize,
    /// Who looks: a seat such as `s0`, `public` or `all`.
    pub viewer: String,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub pending: SeatSet,
    /// The result, once the game is over.
    pub over: Option<OverBody>,
    /// What the viewer may choose from.
    pub offer: Option<OfferBody>,
    /// How the clock of the table stands, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockBody>,
    /// What the viewer sees; `docs/views` describes it for each game.
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
}

/// The moves that a seat is offered.
#[derive(Serialize, utoipa::ToSchema)]
pub struct OfferBody {
    /// Which offer this is.
    pub id: String,
    /// The moves as words.
    #[serde(serialize_with = "moves")]
    #[schema(value_type = Vec<String>)]
    pub moves: OfferWords,
}

fn moves<S: Serializer>(offer: &OfferWords, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(offer.moves())
}

/// How a game ended.
#[derive(Serialize, utoipa::ToSchema)]
pub struct OverBody {
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// How the game came to its end.
    pub ending: &'static str,
}

/// A picture of the table with all that a person needs to play.
#[derive(Serialize, utoipa::ToSchema)]
pub struct PictureBody {
    /// How many entries the viewer had noticed.
    pub number: usize,
    /// How many entries the viewer has noticed by now.
    pub of: usize,
    /// Who looks: a seat such as `s0`, `public` or `all`.
    pub viewer: String,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub pending: SeatSet,
    /// The result, once the game is over.
    pub over: Option<OverBody>,
    /// What the viewer is asked.
    pub prompt: Option<String>,
    /// What the viewer may choose from.
    pub offer: Option<LabelledOffer>,
    /// What everybody's last move has left to see.
    pub marks: Vec<MarkBody>,
    /// The points by source, once the game is over.
    pub points: Vec<TallyBody>,
    /// The position as SVG; its elements carry the ids of parts in `data-part`. Where they also have `data-verbs`, they
    /// stand for these parts only in moves that begin with one of these verbs.
    pub svg: String,
    /// The position in words.
    pub text: String,
    /// The number of the entry with which `log` begins.
    pub log_from: usize,
    /// What happened, entry by entry, in sentences.
    pub log: Vec<Vec<String>>,
    /// Who asks to take back, and who has not answered.
    pub ask: Option<AskBody>,
    /// The number of entries before the viewer's last move, which could be taken back.
    pub last_own: Option<usize>,
    /// Could the viewer make a move again that was taken back?
    pub can_redo: bool,
    /// How many hints each seat has asked for.
    pub hints: Vec<usize>,
    /// How often the time of each seat has run out, so that a bot moved for it.
    pub late: Vec<usize>,
    /// How the clock of the table stands, if it has one.
    pub clock: Option<ClockBody>,
    /// What the step of a lesson says, if the viewer learns here.
    pub lesson: Option<LessonBody>,
    /// What the viewer has said beforehand. Nobody else is shown it.
    pub orders: Vec<GivenBody>,
    /// How the table stands with chance that can be proven fair, if it is verifiable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<FairBody>,
}

/// The step of a lesson at which a learner stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct LessonBody {
    /// How the lesson is called.
    pub title: String,
    /// The number of the step, from 0; as many as `steps` at the end.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// What the learner does.
    pub kind: LessonKind,
    /// What the step before was answered with; empty if it was not.
    pub answer: Vec<Vec<SpanBody>>,
    /// What the step says, in paragraphs; at the end, what was learned.
    pub text: Vec<Vec<SpanBody>>,
    /// What is said besides the rule where something cannot be chosen.
    pub illegal: Vec<Vec<SpanBody>>,
    /// The ids of what is lit in the picture.
    pub light: Vec<String>,
    /// Is there something to go back to?
    pub can_go_back: bool,
}

/// What a learner does in a step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonKind {
    /// Reads it and goes on.
    Read,
    /// Finds a move.
    Move,
    /// Plays against a bot.
    Play,
    /// The lesson is over.
    Over,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct SpanBody {
    /// The words.
    pub text: String,
    /// Do they stand out?
    pub strong: bool,
}

/// What a seat would see after a move.
#[derive(Serialize, utoipa::ToSchema)]
pub struct PreviewBody {
    /// The position as SVG.
    pub svg: String,
    /// The position in words.
    pub text: String,
    /// What the move would do, in sentences.
    pub tells: Vec<String>,
}

/// What somebody's last move has left to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct MarkBody {
    /// Whose move it was.
    pub seat: u8,
    /// The id of the thing or place in the picture.
    pub at: String,
    /// The id of the place from which something came, if it moved.
    pub from: Option<String>,
}

/// Points from one source.
#[derive(Serialize, utoipa::ToSchema)]
pub struct TallyBody {
    /// How the source is called.
    pub label: String,
    /// The points of each seat.
    pub points: Vec<i32>,
}

/// How the points of all seats have grown.
#[derive(Serialize, utoipa::ToSchema)]
pub struct CurveBody {
    /// After how many entries the points changed.
    pub numbers: Vec<usize>,
    /// The points of each seat then: one list for each of `numbers`.
    pub points: Vec<Vec<i32>>,
    /// How many entries there are in all.
    pub length: usize,
}

/// What can be known of one thing in a picture.
#[derive(Serialize, utoipa::ToSchema)]
pub struct CardBody {
    /// How the thing is called.
    pub title: String,
    /// What it is or does in a few words.
    pub brief: String,
    /// What it does and what it is worth now, one sentence each.
    pub lines: Vec<String>,
    /// The clause of the rules that says more.
    pub clause: &'static str,
}

/// A wish to take back.
#[derive(Serialize, utoipa::ToSchema)]
pub struct AskBody {
    /// Who asks.
    pub seat: u8,
    /// How many entries would stay.
    pub to: usize,
    /// Who has not answered.
    pub waits_for: Vec<u8>,
}

impl OverBody {
    /// The result of a game.
    pub fn new(result: GameResult) -> OverBody {
        OverBody { scores: result.scores, ranks: result.ranks, ending: result.ending }
    }
}

impl TallyBody {
    pub(crate) fn new(tally: Tally, texts: &Texts) -> TallyBody {
        TallyBody { label: texts.tally(&tally), points: tally.points }
    }
}

impl From<Card> for CardBody {
    fn from(card: Card) -> CardBody {
        CardBody { title: card.title, brief: card.brief, lines: card.lines, clause: card.clause }
    }
}
