//! What was agreed at a table, as people call it.

use super::home::value_name;
use crate::ServerTexts;
use adit_any::AnyGame;
use adit_game::{Setup, Texts};

/// What differs from the usual: the options and their values.
pub(super) fn agreed_values(
    texts: &ServerTexts,
    own: &Texts,
    game: &dyn AnyGame,
    setup: &Setup,
) -> Vec<(String, String)> {
    let differs = |spec: adit_game::OptionSpec| {
        let value = setup.options.get(spec.id).filter(|value| **value != spec.default)?;
        let label = own.say(&format!("option-{}", spec.id), &[]);
        Some((label, value_name(texts, own, spec.id, value)))
    };
    game.options().into_iter().filter_map(differs).collect()
}
