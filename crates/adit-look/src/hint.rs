//! Hints: what a bot would do that knows what the seat knows.

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
}

impl HintBody {
    /// What a bot says about an offer: the moves it has looked at, best first, each with what the seat can expect of
    /// it, and the move it chooses. The view is that of the seat.
    pub fn new<'a>(
        offer: &OfferFrame,
        candidates: impl IntoIterator<Item = (&'a str, f32)>,
        choice: &'a str,
        view: &dyn AnyView,
        texts: &Texts,
    ) -> HintBody {
        let named = |words: &str, expected: Option<f32>| {
            let parts = offer.moves.iter().find(|parts| words_of(parts) == words)?;
            Some(HintedMove { words: words.to_owned(), label: view.phrase(texts, parts), expected })
        };
        let liked = candidates.into_iter().filter_map(|(words, expected)| named(words, Some(expected)));
        let mut moves: Vec<HintedMove> = liked.take(NAMED).collect();
        if moves.is_empty() {
            moves.extend(named(choice, None));
        }
        HintBody { offer: offer.id.to_string(), moves }
    }
}
