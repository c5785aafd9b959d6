//! Which games there are, and their words and arrays.

use crate::faults;
use adit_any::{AnyGame, find};
use adit_game::{ArraySpec, Setup};
use adit_games::GAMES;
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// The game with this id.
pub fn game(id: &str) -> PyResult<&'static dyn AnyGame> {
    find(GAMES, id).map_err(|fault| faults::read(&fault))
}

/// What is agreed before a game.
pub fn setup(seats: u8, options: BTreeMap<String, String>, data: Option<String>) -> Setup {
    Setup { seats, options, data: data.map(Into::into) }
}

type OptionRow = (&'static str, Vec<String>, String);

/// Each game: id, version of the rules, numbers of seats, options with their values and defaults.
#[pyfunction]
pub fn games() -> Vec<(&'static str, u16, Vec<u8>, Vec<OptionRow>)> {
    let options = |game: &dyn AnyGame| {
        game.options().into_iter().map(|spec| (spec.id, spec.values, spec.default)).collect()
    };
    GAMES.iter().map(|game| (game.id(), game.rules(), game.seats().to_vec(), options(*game))).collect()
}

/// The parts of a game's moves, each as its kind and its word, at the place of its code.
#[pyfunction]
pub fn vocabulary(id: &str) -> PyResult<Vec<(String, String)>> {
    let vocabulary = game(id)?.vocabulary();
    Ok(vocabulary.parts().iter().map(|part| (part.kind.to_owned(), part.word.to_string())).collect())
}

/// The arrays of an observation: name, shape, what is in it.
#[pyfunction]
pub fn arrays(
    id: &str,
    seats: u8,
    options: BTreeMap<String, String>,
    data: Option<String>,
) -> PyResult<Vec<(&'static str, Vec<usize>, &'static str)>> {
    let specs = game(id)?.arrays(&setup(seats, options, data)).map_err(|fault| faults::setup(&fault))?;
    Ok(specs.into_iter().map(|ArraySpec { name, about, shape }| (name, shape, about)).collect())
}
