//! Hints: what a bot would do that knows what the seat knows, and why.

use adit_any::{AnyCandidate, AnyThoughts, Because, Why, signed};
use adit_bots::Whose;
use adit_game::{Texts, words_of};
use adit_table::{AnyView, OfferFrame};
use serde::Serialize;

/// How many moves a hint names.
const NAMED: usize = 3;

/// A hint: the moves that a strong bot likes best.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct HintBody {
    /// The offer that it is about.
    offer: String,
    /// The moves, best first.
    moves: Vec<HintedMove>,
}

/// A move that a bot likes.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct HintedMove {
    /// The words of the move.
    words: String,
    /// The move as people call it.
    label: String,
    /// What the seat can expect of it, from 0 for the worst result to 1 for the best; nothing where there is no choice.
    expected: Option<f32>,
    /// Why the best move is better than this one; of the best move itself, why it is better than the next one.
    why: Option<ReasonsBody>,
}

/// Why one move is better than another. Every number was computed by the search, and the parts add up to `points`.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct ReasonsBody {
    /// The other move, as people call it: "Compared with …".
    against: String,
    /// What the seat can expect of the better move, from 0 to 1.
    expected: f32,
    /// What it can expect of the other move.
    instead: f32,
    /// The same as a sentence.
    text: String,
    /// By how many points the lead over the strongest opponent at the end differs; the points, where the seat is alone.
    points: f64,
    /// What is added up, as people call it.
    label: String,
    /// The points with their sign, as people write them.
    value: String,
    /// The greatest parts, and everything else.
    parts: Vec<ReasonBody>,
}

/// A part of a difference.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct ReasonBody {
    /// The id of the reason; nothing for everything else.
    reason: Option<&'static str>,
    /// `own` for what the seat has, `other` for what its strongest opponent has.
    whose: Option<&'static str>,
    /// The reason as people call it.
    label: String,
    /// What it adds to the difference.
    points: f64,
    /// The same with its sign, as people write it.
    value: String,
}

impl ReasonsBody {
    /// Why `better` is better than `other`, in the words of a view, if the bot has explained both.
    pub fn new(
        better: &AnyCandidate,
        other: &AnyCandidate,
        view: &dyn AnyView,
        texts: &Texts,
    ) -> Option<ReasonsBody> {
        let why = Why::new(better, other)?;
        Some(ReasonsBody::told(&why, view.phrase(texts, &other.parts), texts))
    }

    /// A difference in words; `other` is how the other move is called.
    pub fn told(why: &Why, other: String, texts: &Texts) -> ReasonsBody {
        let part = |part: &Because| ReasonBody {
            reason: part.reason,
            whose: part.whose.map(|whose| match whose {
                Whose::Own => "own",
                Whose::Other => "other",
            }),
            label: part.label(texts),
            points: f64::from(part.tenths) / 10.0,
            value: signed(texts, part.tenths),
        };
        ReasonsBody {
            against: texts.say("why-compared", &[("move", other.into())]),
            expected: why.expected,
            instead: why.instead,
            text: why.instead(texts),
            points: f64::from(why.tenths) / 10.0,
            label: why.total(texts),
            value: signed(texts, why.tenths),
            parts: why.parts.iter().map(part).collect(),
        }
    }
}

impl HintBody {
    /// What a bot says about an offer: the moves it has looked at, best first, each with what the seat can expect of
    /// it, and the move it chooses. The view is that of the seat.
    pub fn new(offer: &OfferFrame, thoughts: &AnyThoughts, view: &dyn AnyView, texts: &Texts) -> HintBody {
        let label = |words: &str| {
            let parts = offer.moves.iter().find(|parts| words_of(parts) == words)?;
            Some(view.phrase(texts, parts))
        };
        let liked = thoughts.candidates.iter();
        let liked = liked.filter_map(|candidate| Some((candidate, label(&candidate.words)?)));
        let liked: Vec<(&AnyCandidate, String)> = liked.take(NAMED).collect();
        let why = |place: usize| {
            let (best, other) = (liked.first()?.0, liked.get(place.max(1))?.0);
            ReasonsBody::new(best, other, view, texts)
        };
        let hinted = |(place, (candidate, label)): (usize, &(&AnyCandidate, String))| HintedMove {
            words: candidate.words.clone(),
            label: label.clone(),
            expected: Some(candidate.expected),
            why: why(place),
        };
        let mut moves: Vec<HintedMove> = liked.iter().enumerate().map(hinted).collect();
        if moves.is_empty() {
            let words = thoughts.choice.clone();
            moves.extend(label(&words).map(|label| HintedMove { words, label, expected: None, why: None }));
        }
        HintBody { offer: offer.id.to_string(), moves }
    }
}
