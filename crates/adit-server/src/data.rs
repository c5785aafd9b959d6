//! Component data that a table uses instead of the built-in data: files of the host, or a text that comes with the request.

use crate::{App, Fault};
use adit_any::AnyGame;
use adit_game::Setup;
use adit_table::{NewTableFault, Source};
use std::sync::Arc;

/// The longest component data that a request may bring, in bytes. The form of the start page needs up to twice as many in
/// a request.
pub(crate) const LONGEST_DATA: usize = 32 * 1024;

/// A file of component data that the host offers to everybody who begins a table.
#[derive(Clone, Debug)]
pub struct HostData {
    /// The id of the game.
    pub game: &'static str,
    /// What people choose it by.
    pub name: String,
    /// The text of the file.
    pub text: Arc<str>,
}

impl HostData {
    /// The file, if the game can be played with it.
    pub fn new(game: &'static dyn AnyGame, name: &str, text: &str) -> Result<HostData, NewTableFault> {
        let text = plain(text);
        check(game, &text)?;
        Ok(HostData { game: game.id(), name: name.to_owned(), text: text.into() })
    }
}

/// Can the game be played with this data, with every number of seats?
pub fn check(game: &'static dyn AnyGame, text: &str) -> Result<(), NewTableFault> {
    for seats in game.seats() {
        let setup = Setup { data: Some(text.into()), ..Setup::seats(*seats) };
        game.start(&setup, Source::Seed(0))?;
    }
    Ok(())
}

/// The text with the ends of lines that a journal has. Browsers send others.
fn plain(text: &str) -> String {
    text.replace("\r\n", "\n")
}

/// The names of the files that the host has for a game.
pub(crate) fn names<'a>(app: &'a App, game: &dyn AnyGame) -> impl Iterator<Item = &'a str> {
    let id = game.id();
    app.data.iter().filter(move |data| data.game == id).map(|data| data.name.as_str())
}

/// The data that a request asks for: a text, or a file of the host by its name. Nothing stands for the built-in data, and so
/// does a copy of it.
pub(crate) fn asked_for(
    app: &App,
    game: &'static dyn AnyGame,
    text: Option<&str>,
    name: Option<&str>,
) -> Result<Option<Arc<str>>, Fault> {
    match (text, name) {
        (None, None) => Ok(None),
        (Some(_), Some(_)) => Err(Fault::setup(
            "component data: give either a text or the name of a file of the host, not both",
        )),
        (None, Some(name)) => {
            let found = app.data.iter().find(|data| data.game == game.id() && data.name == name);
            let found = found.ok_or_else(|| {
                let known: Vec<&str> = names(app, game).collect();
                let known = if known.is_empty() {
                    "it has none".to_owned()
                } else {
                    format!("choose one of {}", known.join(", "))
                };
                Fault::setup(format!("component data: the host has no file {name:?} for this game; {known}"))
            })?;
            Ok(Some(Arc::clone(&found.text)))
        }
        (Some(text), None) => {
            if text.len() > LONGEST_DATA {
                return Err(Fault::setup(format!(
                    "component data: the text has {} bytes, but at most {LONGEST_DATA} are allowed; leave out comments",
                    text.len()
                )));
            }
            let text = plain(text);
            Ok((text != game.data()).then(|| text.into()))
        }
    }
}
