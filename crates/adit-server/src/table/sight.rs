//! What people and programs get to see of a table.

use adit_game::{GameResult, Language, Layout, Part, Seat, SeatSet, Texts, Viewer};
use adit_table::{OfferFrame, OfferWords, Refusal, Table};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::Arc;

/// What somebody wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Wish {
    /// Whose turn it is and the offer, for programs.
    Turn(Viewer),
    /// The frame, for programs.
    Frame(Viewer),
    /// The frame after the first entries, without an offer.
    PastFrame { viewer: Viewer, number: usize },
    /// The picture, the offer with its labels and the log behind what was told, for people.
    Picture { viewer: Viewer, language: Language, told: Told },
    /// The same after the first entries, without an offer.
    Past { viewer: Viewer, language: Language, number: usize },
    /// The whole journal of a finished game.
    Journal,
}

/// How far a log was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Told {
    /// What was told is no more if this has changed.
    pub(crate) epoch: u64,
    /// How many entries were told.
    pub(crate) number: usize,
}

/// What is to be seen, as JSON (or as the text of a journal).
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// What is to be seen.
    pub(crate) body: Arc<str>,
    /// How far the log is told then.
    pub(crate) told: Told,
}

/// Whose turn it is.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TurnBody {
    /// How many entries the viewer has noticed.
    pub(crate) number: usize,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub(crate) pending: SeatSet,
    /// The result, once the game is over.
    pub(crate) over: Option<OverBody>,
    /// What the viewer may choose from.
    pub(crate) offer: Option<OfferBody>,
}

/// A frame: all that a viewer gets to see of a table at one moment.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct FrameBody {
    /// How many entries the viewer has noticed.
    pub(crate) number: usize,
    /// Who looks: a seat such as `s0`, `public` or `all`.
    pub(crate) viewer: String,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub(crate) pending: SeatSet,
    /// The result, once the game is over.
    pub(crate) over: Option<OverBody>,
    /// What the viewer may choose from.
    pub(crate) offer: Option<OfferBody>,
    /// What the viewer sees; `docs/views` describes it for each game.
    #[schema(value_type = Object)]
    pub(crate) view: Box<RawValue>,
}

/// The moves that a seat is offered.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct OfferBody {
    /// Which offer this is.
    pub(crate) id: String,
    /// The moves as words.
    #[serde(serialize_with = "moves")]
    #[schema(value_type = Vec<String>)]
    pub(crate) moves: OfferWords,
}

fn moves<S: Serializer>(offer: &OfferWords, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(offer.moves())
}

/// How a game ended.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct OverBody {
    /// The score of each seat.
    pub(crate) scores: Vec<i32>,
    /// The rank of each seat.
    pub(crate) ranks: Vec<u8>,
    /// How the game came to its end.
    pub(crate) ending: &'static str,
}

/// A picture of the table with all that a person needs to play.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct PictureBody {
    /// How many entries the viewer had noticed.
    pub(crate) number: usize,
    /// How many entries the viewer has noticed by now.
    pub(crate) of: usize,
    /// Who looks: a seat such as `s0`, `public` or `all`.
    pub(crate) viewer: String,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub(crate) pending: SeatSet,
    /// The result, once the game is over.
    pub(crate) over: Option<OverBody>,
    /// What the viewer may choose from.
    pub(crate) offer: Option<LabelledOffer>,
    /// The position as SVG; its elements carry the ids of parts in `data-part`.
    pub(crate) svg: String,
    /// The position in words.
    pub(crate) text: String,
    /// The number of the entry with which `log` begins.
    pub(crate) log_from: usize,
    /// What happened, entry by entry, in sentences.
    pub(crate) log: Vec<Vec<String>>,
    /// Who asks to take back, and who has not answered.
    pub(crate) ask: Option<AskBody>,
    /// The number of entries before the viewer's last move, which could be taken back.
    pub(crate) last_own: Option<usize>,
    /// Could the viewer make a move again that he has taken back?
    pub(crate) can_redo: bool,
    /// How many hints each seat has asked for.
    pub(crate) hints: Vec<usize>,
}

/// What a seat would see after a move.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct PreviewBody {
    /// The position as SVG.
    pub(crate) svg: String,
    /// The position in words.
    pub(crate) text: String,
}

/// The moves that a seat is offered, with the labels of their parts.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct LabelledOffer {
    /// Which offer this is.
    pub(crate) id: String,
    /// Every part that occurs.
    pub(crate) parts: Vec<PartBody>,
    /// The moves, each a list of places in `parts`.
    pub(crate) moves: Vec<Vec<usize>>,
}

/// One click or word of a move.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct PartBody {
    /// The id that elements of the picture carry.
    pub(crate) id: String,
    /// The word of the notation.
    pub(crate) word: String,
    /// How people call it.
    pub(crate) label: String,
}

/// A wish to take back.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct AskBody {
    /// Who asks.
    pub(crate) seat: u8,
    /// How many entries would stay.
    pub(crate) to: usize,
    /// Who has not answered.
    pub(crate) waits_for: Vec<u8>,
}

impl OverBody {
    pub(crate) fn new(result: GameResult) -> OverBody {
        OverBody { scores: result.scores, ranks: result.ranks, ending: result.ending }
    }
}

impl LabelledOffer {
    fn new(offer: OfferFrame, texts: &Texts) -> LabelledOffer {
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

/// What stands around the position in a picture.
pub(crate) struct Around {
    pub(crate) of: usize,
    pub(crate) log_from: usize,
    pub(crate) log: Vec<Vec<String>>,
    /// Who asks to take back, to where, and who has not answered.
    pub(crate) ask: Option<(Seat, usize, Vec<Seat>)>,
    pub(crate) last_own: Option<usize>,
    pub(crate) can_redo: bool,
    pub(crate) hints: Vec<usize>,
}

/// The picture of a table for a viewer. A game without pictures is drawn in characters.
pub(crate) fn picture(
    table: &Table,
    viewer: Viewer,
    texts: &Texts,
    offer: Option<OfferFrame>,
    around: Around,
) -> Result<PictureBody, Refusal> {
    let view = table.look(viewer)?;
    let (svg, text) = match view.picture(texts, Layout::Tall) {
        Some(picture) => (picture.svg, picture.text),
        None => {
            let sketch = view.sketch(texts);
            (maud::html! { pre { (sketch) } }.into_string(), sketch)
        }
    };
    Ok(PictureBody {
        number: table.number(viewer),
        of: around.of,
        viewer: viewer.to_string(),
        pending: table.pending(),
        over: table.result().map(OverBody::new),
        offer: offer.map(|offer| LabelledOffer::new(offer, texts)),
        svg,
        text,
        log_from: around.log_from,
        log: around.log,
        ask: around.ask.map(|(seat, to, waits_for)| AskBody {
            seat: u8::from(seat),
            to,
            waits_for: waits_for.into_iter().map(u8::from).collect(),
        }),
        last_own: around.last_own,
        can_redo: around.can_redo,
        hints: around.hints,
    })
}
