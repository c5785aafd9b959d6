//! What people can ask: how parts of moves are called, what things are, what is to be decided.

use crate::view::View;
use adit_game::{Card, Part, Seat, Sheet, Sign, Texts};

/// How a part of a move is called.
pub fn label(_view: &View, texts: &Texts, part: &Part) -> String {
    texts.label(part)
}

/// What can be known of a thing.
pub fn card(_view: &View, _texts: &Texts, _kind: &str, _word: &str) -> Option<Card> {
    None
}

/// What a seat is asked.
pub fn prompt(_view: &View, _texts: &Texts, _seat: Seat) -> Option<String> {
    None
}

/// What a seat can give on one sheet.
pub fn sheet(_view: &View, _texts: &Texts, _seat: Seat) -> Option<Sheet> {
    None
}

/// The signs of the pictures.
pub fn signs(_texts: &Texts) -> Vec<Sign> {
    Vec::new()
}
