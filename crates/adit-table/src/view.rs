//! What a viewer sees, without the types of its game.

use crate::Refusal;
use adit_game::{
    Card, Game, Layout, Notation, Obeyed, Part, Picture, Seat, Sheet, StandingOrder, Tally, Texts, Trace,
    UsualOrder,
};
use serde_json::Value;
use std::any::Any;
use std::fmt;

/// The view of some game. It is built once and then asked for whatever is to be shown of it. It holds nothing of the
/// table but what the viewer may see, so it can be given to a bot.
pub trait AnyView: Any + fmt::Debug + Send + Sync {
    /// The view as JSON.
    fn json(&self) -> Result<Value, Refusal>;

    /// The same as a text in one line.
    fn json_text(&self) -> Result<String, Refusal>;

    /// The view drawn in characters.
    fn sketch(&self, texts: &Texts) -> String;

    /// The view drawn as a picture, if the game has pictures.
    fn picture(&self, texts: &Texts, layout: Layout) -> Option<Picture>;

    /// What happened in the last step.
    fn narrate(&self, texts: &Texts) -> Vec<String>;

    /// How a part of a move is called.
    fn label(&self, texts: &Texts, part: &Part) -> String;

    /// What can be known of a thing.
    fn card(&self, texts: &Texts, kind: &str, word: &str) -> Option<Card>;

    /// What a seat is asked.
    fn prompt(&self, texts: &Texts, seat: Seat) -> Option<String>;

    /// What a seat can give on one sheet.
    fn sheet(&self, texts: &Texts, seat: Seat) -> Option<Sheet>;

    /// The orders that a seat usually gives.
    fn usual_orders(&self, seat: Seat) -> Vec<UsualOrder>;

    /// What an order of a seat does now, with the words of the move.
    fn obey(&self, seat: Seat, order: &StandingOrder) -> Obeyed<String>;

    /// The points that can be seen, by source.
    fn points(&self) -> Vec<Tally>;

    /// Where the last step has left something to see.
    fn traces(&self) -> Vec<Trace>;

    /// Do both show the same?
    fn equals(&self, other: &dyn AnyView) -> bool;
}

impl dyn AnyView {
    /// How a move is called in this position.
    pub fn phrase(&self, texts: &Texts, parts: &[Part]) -> String {
        texts.phrase_by(parts, |part| self.label(texts, part))
    }

    /// The view with the types of its game, if it is one of this game.
    pub fn of<G: Game>(&self) -> Option<&G::View> {
        (self as &dyn Any).downcast_ref().map(|Seen::<G>(view)| view)
    }
}

/// A view without the types of its game.
pub fn any_view<G: Game>(view: G::View) -> Box<dyn AnyView> {
    Box::new(Seen::<G>(view))
}

/// The view of a game whose types are known here alone.
pub(crate) struct Seen<G: Game>(pub(crate) G::View);

impl<G: Game> fmt::Debug for Seen<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl<G: Game> AnyView for Seen<G> {
    fn json(&self) -> Result<Value, Refusal> {
        written(serde_json::to_value(&self.0))
    }

    fn json_text(&self) -> Result<String, Refusal> {
        written(serde_json::to_string(&self.0))
    }

    fn sketch(&self, texts: &Texts) -> String {
        G::sketch(&self.0, texts)
    }

    fn picture(&self, texts: &Texts, layout: Layout) -> Option<Picture> {
        G::picture(&self.0, texts, layout)
    }

    fn narrate(&self, texts: &Texts) -> Vec<String> {
        G::narrate(&self.0, texts)
    }

    fn label(&self, texts: &Texts, part: &Part) -> String {
        G::label(&self.0, texts, part)
    }

    fn card(&self, texts: &Texts, kind: &str, word: &str) -> Option<Card> {
        G::card(&self.0, texts, kind, word)
    }

    fn prompt(&self, texts: &Texts, seat: Seat) -> Option<String> {
        G::prompt(&self.0, texts, seat)
    }

    fn sheet(&self, texts: &Texts, seat: Seat) -> Option<Sheet> {
        G::sheet(&self.0, texts, seat)
    }

    fn usual_orders(&self, seat: Seat) -> Vec<UsualOrder> {
        G::usual_orders(&self.0, seat)
    }

    fn obey(&self, seat: Seat, order: &StandingOrder) -> Obeyed<String> {
        G::obey(&self.0, seat, order).map(|mv| mv.words())
    }

    fn points(&self) -> Vec<Tally> {
        G::points(&self.0)
    }

    fn traces(&self) -> Vec<Trace> {
        G::traces(&self.0)
    }

    fn equals(&self, other: &dyn AnyView) -> bool {
        other.of::<G>().is_some_and(|other| self.0 == *other)
    }
}

/// What serde has made of a view.
fn written<T>(written: Result<T, serde_json::Error>) -> Result<T, Refusal> {
    written.map_err(|fault| Refusal::Unwritable { fault: fault.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_view_that_cannot_be_written_is_refused() {
        let other_keys_than_words = BTreeMap::from([([1, 2], 3)]);
        let refusal = written(serde_json::to_value(other_keys_than_words)).expect_err("not JSON");
        assert_eq!(refusal.code(), "unwritable-view");
        assert!(refusal.to_string().contains("key must be a string"), "{refusal}");
    }
}
