//! What people and programs get to see of a table, as it is written in JSON.

use adit_game::{GameResult, Part, SeatSet, Texts};
use adit_table::{OfferFrame, OfferWords};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::collections::HashMap;

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
    /// What the viewer may choose from.
    pub offer: Option<LabelledOffer>,
    /// The position as SVG; its elements carry the ids of parts in `data-part`.
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
}

/// What a seat would see after a move.
#[derive(Serialize, utoipa::ToSchema)]
pub struct PreviewBody {
    /// The position as SVG.
    pub svg: String,
    /// The position in words.
    pub text: String,
}

/// The moves that a seat is offered, with the labels of their parts.
#[derive(Serialize, utoipa::ToSchema)]
pub struct LabelledOffer {
    /// Which offer this is.
    pub id: String,
    /// Every part that occurs.
    pub parts: Vec<PartBody>,
    /// The moves, each a list of places in `parts`.
    pub moves: Vec<Vec<usize>>,
}

/// One click or word of a move.
#[derive(Serialize, utoipa::ToSchema)]
pub struct PartBody {
    /// The id that elements of the picture carry.
    pub id: String,
    /// The word of the notation.
    pub word: String,
    /// How people call it.
    pub label: String,
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

impl LabelledOffer {
    pub(crate) fn new(offer: OfferFrame, texts: &Texts) -> LabelledOffer {
        let mut parts = Vec::new();
        let mut places: HashMap<Part, usize> = HashMap::new();
        let moves = offer.moves.into_iter().map(|said| {
            let place = |part: Part| {
                *places.entry(part).or_insert_with_key(|part| {
                    let label = texts.label(part);
                    parts.push(PartBody { id: part.id(), word: part.word.to_string(), label });
                    parts.len() - 1
                })
            };
            said.into_iter().map(place).collect()
        });
        let moves = moves.collect();
        LabelledOffer { id: offer.id.to_string(), parts, moves }
    }
}
