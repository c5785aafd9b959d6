//! The pictures of a rulebook: positions of games, drawn by the program.

use crate::ManualFault;
use adit_any::AnyGame;
use adit_game::{EXAMPLE_NAMES, Layout, MAX_SEATS, Manual, Picture, Seat, Texts, Viewer};
use adit_table::{Journal, Source};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A picture of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate {
    /// The position.
    pub picture: Picture,
    /// The ids of the elements that are outlined.
    pub mark: Vec<String>,
    /// The ids of the elements around which the picture is cut; the whole picture if there are none.
    pub crop: Vec<String>,
}

/// The positions of all pictures.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct Positions(BTreeMap<String, Position>);

/// The position of one picture.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    journal: String,
    at: usize,
    viewer: String,
    #[serde(default)]
    mark: Vec<String>,
    #[serde(default)]
    crop: Vec<String>,
}

impl Positions {
    pub(crate) fn read(text: &str) -> Result<Positions, toml::de::Error> {
        toml::from_str(text)
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    pub(crate) fn draw(
        &self,
        game: &'static dyn AnyGame,
        manual: &Manual,
        name: &str,
        texts: &Texts,
        layout: Layout,
    ) -> Result<Plate, ManualFault> {
        let no_picture = || ManualFault::NoPicture { game: game.id(), name: name.to_owned() };
        let position = self.0.get(name).ok_or_else(no_picture)?;
        let unreadable = |fault: String| ManualFault::Unreadable {
            game: game.id(),
            fault: format!("the picture {name}: {fault}"),
        };
        let journal = manual.journals.iter().find(|(file, _)| *file == position.journal);
        let (_, journal) = journal.ok_or_else(|| unreadable(format!("{} is missing", position.journal)))?;
        let mut journal = Journal::read(journal).map_err(|fault| unreadable(fault.to_string()))?;
        if position.at > journal.entries.len() {
            return Err(unreadable(format!("the journal has only {} entries", journal.entries.len())));
        }
        journal.entries.truncate(position.at);
        let table = game.replay(&journal, Source::Seed(0)).map_err(|fault| unreadable(fault.to_string()))?;
        let viewer = viewer(&position.viewer)
            .ok_or_else(|| unreadable(format!("{:?} is not a viewer", position.viewer)))?;
        let view = table.look(viewer).map_err(|fault| unreadable(fault.to_string()))?;
        let texts = texts.naming(EXAMPLE_NAMES.map(|name| Some(name.to_owned())));
        let picture = view.picture(&texts, layout).ok_or_else(no_picture)?;
        Ok(Plate { picture, mark: position.mark.clone(), crop: position.crop.clone() })
    }
}

fn viewer(word: &str) -> Option<Viewer> {
    let mut all = Seat::all(MAX_SEATS).map(Viewer::Seat).chain([Viewer::Public, Viewer::All]);
    all.find(|viewer| viewer.to_string() == word)
}
