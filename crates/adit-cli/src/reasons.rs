//! Why a move is better than another one.

use adit_any::Why;
use adit_game::Texts;

/// Why a move is better than another one, line by line; `other` is how that one is called.
pub(crate) fn reasons(why: &Why, other: String, texts: &Texts) -> Vec<String> {
    let heading = texts.say("why-compared", &[("move", other.into())]);
    let lines = why.lines(texts).into_iter().map(|line| format!("  {line}"));
    std::iter::once(heading).chain(lines).collect()
}
