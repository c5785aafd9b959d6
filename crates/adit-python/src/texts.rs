//! Texts of the games, read once.

use crate::faults::fault;
use adit_any::AnyGame;
use adit_game::{Language, Texts};
use pyo3::PyErr;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

static TEXTS: LazyLock<Mutex<HashMap<(&'static str, &'static str), Texts>>> = LazyLock::new(Mutex::default);

/// The texts of a game in a language, given by its tag.
pub fn texts(game: &dyn AnyGame, language: &str) -> Result<Texts, PyErr> {
    let known = || Language::ALL.map(Language::word).join(", ");
    let language = Language::from_word(language).ok_or_else(|| {
        fault("no-language", format!("there is no language {language:?}; there are {}", known()))
    })?;
    // A thread that panicked while it held the texts has not changed them.
    let mut texts = TEXTS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let read = || game.texts(language).unwrap_or_else(|| Texts::new(language, &[]));
    Ok(texts.entry((game.id(), language.word())).or_insert_with(read).clone())
}
