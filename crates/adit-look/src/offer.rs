//! What a seat is offered, with all that a person needs to choose.

use adit_game::{Part, Parts, Seat, Sheet, Texts, words_of};
use adit_table::{AnyView, PlanFrame};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap, HashSet};

/// The decisions that a seat is offered, with the labels of their parts.
#[derive(Serialize, utoipa::ToSchema)]
pub struct LabelledOffer {
    /// Which offer this is.
    pub id: String,
    /// Every part that occurs. Between two moves of one decision stands the part with the id `then:`.
    pub parts: Vec<PartBody>,
    /// The decisions, each a list of places in `parts`.
    pub moves: Vec<Vec<usize>>,
    /// What is asked behind parts of a move. A key has the verbs and the kinds of the parts, as in `lay-tile`; the same
    /// kind several times in a row stands once.
    pub asks: BTreeMap<String, String>,
    /// The same decision on one sheet, where the game has one for it.
    pub sheet: Option<SheetBody>,
    /// Is there only one decision, and does everybody at the table know that?
    pub forced: bool,
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
    /// What it is or does in a few words; empty if the label says it all.
    pub brief: String,
}

/// A decision that is put together of several moves, on one sheet: an amount for each row, and one button.
#[derive(Serialize, utoipa::ToSchema)]
pub struct SheetBody {
    /// What can be given.
    pub rows: Vec<RowBody>,
    /// The words that end the decision.
    pub done: String,
    /// The words that take back what was given so far, to be said first; nothing if nothing was.
    pub again: Option<String>,
    /// How the sum of all amounts is called, each multiplied by its worth.
    pub total: String,
    /// What stands on the button.
    pub button: String,
}

/// One row of a sheet.
#[derive(Serialize, utoipa::ToSchema)]
pub struct RowBody {
    /// The id of the thing in the picture.
    pub id: String,
    /// How the thing is called.
    pub label: String,
    /// The words before the amount.
    pub before: String,
    /// How much was given before.
    pub given: u64,
    /// How much can be given at the most.
    pub most: u64,
    /// How much one click adds.
    pub step: u64,
    /// Amounts up to this are said at once; more is said digit by digit, each followed by noughts.
    pub whole: u64,
    /// What one of it counts in the total.
    pub worth: u64,
}

/// The part that stands between two moves of one decision.
const THEN: Part = Part { kind: "then", word: std::borrow::Cow::Borrowed(";") };

impl LabelledOffer {
    pub(crate) fn new(offer: &PlanFrame, seat: Seat, view: &dyn AnyView, texts: &Texts) -> LabelledOffer {
        let plans: Vec<Parts> = offer.plans.iter().map(|plan| plan.join(&THEN)).collect();
        let mut parts = Vec::new();
        let mut places: HashMap<&Part, usize> = HashMap::new();
        let mut asks = Asks::default();
        for (plan, line) in offer.plans.iter().zip(&plans) {
            for part in line {
                places.entry(part).or_insert_with(|| {
                    parts.push(PartBody::new(part, view, texts));
                    parts.len() - 1
                });
            }
            asks.note(&plan.concat(), texts);
        }
        let moves = plans.iter().map(|plan| plan.iter().map(|part| places[part]).collect()).collect();
        let sheet = view.sheet(texts, seat).map(SheetBody::new);
        LabelledOffer {
            id: offer.id.to_string(),
            parts,
            moves,
            asks: asks.known,
            sheet,
            forced: offer.is_forced,
        }
    }
}

/// What is asked behind the beginnings of decisions.
#[derive(Default)]
struct Asks {
    known: BTreeMap<String, String>,
    /// The beginnings that were looked at.
    seen: HashSet<Parts>,
}

impl Asks {
    /// Notes the questions behind every beginning of a decision.
    fn note(&mut self, parts: &[Part], texts: &Texts) {
        // Where a beginning is known, all shorter ones are.
        for end in (0..parts.len()).rev() {
            if !self.seen.insert(parts[..end].to_vec()) {
                break;
            }
            let id = Texts::ask_id(&parts[..end]);
            if let Some(key) = id.strip_prefix("ask-")
                && texts.has(&id)
            {
                self.known.entry(key.to_owned()).or_insert_with(|| texts.say(&id, &[]));
            }
        }
    }
}

impl PartBody {
    fn new(part: &Part, view: &dyn AnyView, texts: &Texts) -> PartBody {
        let (label, brief) = if *part == THEN {
            (String::new(), String::new())
        } else {
            let card = view.card(texts, part.kind, &part.word);
            (view.label(texts, part), card.map(|card| card.brief).unwrap_or_default())
        };
        let id = if *part == THEN { "then:".to_owned() } else { part.id() };
        PartBody { id, word: part.word.to_string(), label, brief }
    }
}

impl SheetBody {
    fn new(sheet: Sheet) -> SheetBody {
        let rows = sheet.rows.into_iter().map(|row| RowBody {
            id: row.part.id(),
            before: words_of(&row.before),
            label: row.label,
            given: row.given,
            most: row.most,
            step: row.step,
            whole: row.whole,
            worth: row.worth,
        });
        SheetBody {
            rows: rows.collect(),
            done: words_of(&sheet.done),
            again: sheet.again.map(|again| words_of(&again)),
            total: sheet.total,
            button: sheet.button,
        }
    }
}
