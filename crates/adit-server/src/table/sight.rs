//! What people and programs get to see of a table.

use crate::table::lines::Ask;
use crate::texts::Library;
use adit_game::{Language, Outcome, Part, Seat, Viewer, words_of};
use adit_games::{AnyFrame, AnyTable};
use adit_table::{OfferFrame, Refusal};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::Arc;

/// What somebody wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Wish {
    /// The frame, for programs.
    Frame(Viewer),
    /// The picture, the offer with its labels and the log from an entry on, for people.
    Picture { viewer: Viewer, language: Language, log_from: usize },
    /// The same after the first entries, without an offer.
    Past { viewer: Viewer, language: Language, number: usize },
    /// The whole journal of a finished game.
    Journal,
}

/// What is to be seen, as JSON (or as the text of a journal).
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// How many lines the store has of the table.
    pub(crate) version: u64,
    /// How many entries the journal has.
    pub(crate) number: usize,
    /// What is to be seen.
    pub(crate) body: Arc<str>,
}

/// A frame as JSON.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct FrameBody {
    /// How many lines the store has of the table. It grows with every change.
    pub(crate) version: u64,
    /// How many entries the journal has.
    pub(crate) number: usize,
    /// Who looks: a seat such as `s0`, `public` or `all`.
    pub(crate) viewer: String,
    /// The seats that are asked.
    pub(crate) pending: Vec<u8>,
    /// The result, once the game is over.
    pub(crate) over: Option<OverBody>,
    /// What the viewer may choose from.
    pub(crate) offer: Option<OfferBody>,
    /// What the viewer sees.
    pub(crate) view: serde_json::Value,
}

/// The moves that a seat is offered.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct OfferBody {
    /// Which offer this is.
    pub(crate) id: String,
    /// The moves as words.
    pub(crate) moves: Vec<String>,
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
    /// How many lines the store has of the table. It grows with every change.
    pub(crate) version: u64,
    /// How many entries the journal has.
    pub(crate) number: usize,
    /// Who looks: a seat such as `s0`, `public` or `all`.
    pub(crate) viewer: String,
    /// The seats that are asked.
    pub(crate) pending: Vec<u8>,
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
    /// The number of the viewer's last move, which could be taken back.
    pub(crate) last_own: Option<usize>,
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
    pub(crate) fn new(outcome: Outcome) -> OverBody {
        OverBody { scores: outcome.scores, ranks: outcome.ranks, ending: outcome.ending }
    }
}

impl FrameBody {
    pub(crate) fn new(frame: AnyFrame, version: u64, viewer: Viewer) -> FrameBody {
        FrameBody {
            version,
            number: frame.number,
            viewer: viewer.to_string(),
            pending: frame.pending.iter().map(u8::from).collect(),
            over: frame.over.map(OverBody::new),
            offer: frame.offer.map(|offer| OfferBody {
                id: offer.id.to_string(),
                moves: offer.moves.iter().map(|parts| words_of(parts)).collect(),
            }),
            view: frame.view,
        }
    }
}

impl LabelledOffer {
    fn new(offer: OfferFrame, label: impl Fn(&Part) -> String) -> LabelledOffer {
        let mut parts = Vec::new();
        let mut places: HashMap<Part, usize> = HashMap::new();
        let moves = offer.moves.into_iter().map(|said| {
            let place = |part: Part| {
                *places.entry(part).or_insert_with_key(|part| {
                    let label = label(part);
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
pub(crate) struct Around<'a> {
    pub(crate) version: u64,
    pub(crate) log_from: usize,
    pub(crate) log: &'a [Vec<String>],
    pub(crate) ask: Option<(Ask, Vec<Seat>)>,
    pub(crate) last_own: Option<usize>,
    /// Is this the present, in which the viewer may choose?
    pub(crate) present: bool,
}

/// The picture of a table for a viewer.
pub(crate) fn picture(
    table: &dyn AnyTable,
    viewer: Viewer,
    language: Language,
    library: &Library,
    around: Around<'_>,
) -> Result<PictureBody, Refusal> {
    let texts = library.game(table.game(), language);
    let frame = table.frame(viewer)?;
    let (svg, text) = match table.picture(viewer, &texts)? {
        Some(picture) => (picture.svg, picture.text),
        None => {
            let sketch = table.sketch(viewer, &texts)?;
            (format!("<pre>{}</pre>", maud::html! { (sketch) }.into_string()), sketch)
        }
    };
    let label = |part: &Part| texts.label(part);
    Ok(PictureBody {
        version: around.version,
        number: frame.number,
        viewer: viewer.to_string(),
        pending: frame.pending.iter().map(u8::from).collect(),
        over: frame.over.map(OverBody::new),
        offer: frame.offer.filter(|_| around.present).map(|offer| LabelledOffer::new(offer, label)),
        svg,
        text,
        log_from: around.log_from,
        log: around.log.to_vec(),
        ask: around.ask.map(|(ask, waits_for)| AskBody {
            seat: u8::from(ask.seat),
            to: ask.to,
            waits_for: waits_for.into_iter().map(u8::from).collect(),
        }),
        last_own: around.last_own,
    })
}
