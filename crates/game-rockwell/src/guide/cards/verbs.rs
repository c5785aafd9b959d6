//! Cards of what can be done.

use crate::guide::labels;
use crate::phase::Phase;
use crate::view::View;
use adit_game::{Card, Part, Texts};

/// What a verb does and costs.
pub fn verb(view: &View, texts: &Texts, word: &str) -> Option<Card> {
    let insures = matches!(view.phase, Phase::Insurance(_));
    let (id, clause) = match word {
        "bid" => ("card-verb-bid", "RW-4.2.1"),
        "money" => ("card-money", "RW-4.2.2"),
        "done" if insures => ("card-verb-done-insure", "RW-5.1.1"),
        "done" => ("card-verb-done", "RW-4.2.3"),
        "again" => ("card-verb-again", "RW-11.1.3"),
        "place" => ("card-verb-place", "RW-4.3.1"),
        "insure" => ("card-insurance", "RW-5.1.1"),
        "stay" => ("card-verb-stay", "RW-5.3.2"),
        "move" => ("card-verb-move", "RW-5.4.1"),
        "carry" => ("card-verb-carry", "RW-5.6.5"),
        "bribe" => ("card-verb-bribe", "RW-5.5.1"),
        "hire" => ("card-verb-hire", "RW-5.6.1"),
        "extract" => ("card-verb-extract", "RW-5.7.3"),
        "cover" => ("card-verb-cover", "RW-5.7.7"),
        "count" => ("card-verb-count", "RW-11.1.3"),
        "sell" => ("card-verb-sell", "RW-6.2"),
        "buy" => ("card-verb-buy", "RW-6.2"),
        "strengthen" => ("card-verb-strengthen", "RW-7.2"),
        "safety" => ("card-verb-safety", "RW-7.3"),
        "shaft" => ("card-shaft-what", "RW-7.4"),
        "relocate" => ("card-verb-relocate", "RW-7.1"),
        "mobility" => ("card-verb-mobility", "RW-5.4.7"),
        "deliver" => ("card-verb-deliver", "RW-7.9"),
        "pass" => ("card-verb-pass", "RW-6.4"),
        "send" => ("card-verb-send", "RW-10.2.4"),
        "guide" => ("card-verb-guide", "RW-10.2.5"),
        "reinforce" => ("card-verb-reinforce", "RW-10.2.9"),
        _ => return None,
    };
    let title = labels::label(view, texts, &Part::new("verb", word.to_owned()));
    Some(Card { title, brief: String::new(), lines: vec![texts.say(id, &[])], clause })
}
