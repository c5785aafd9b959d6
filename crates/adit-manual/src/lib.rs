//! Rulebooks for people.
//!
//! A game's crate keeps its rulebook as text: one page for each language, a list of sections with the clauses that they
//! explain, and the positions of its pictures as journals ([`Manual`](adit_game::Manual)). Here they become pages: the
//! [sections](Rulebook::sections) in the reader's language, the [pictures](Rulebook::picture) drawn by the game itself, and the
//! [section](Rulebook::section_of) in which a clause is explained. The [`Reference`] has the same rules in numbered clauses.

mod page;
mod pictures;
mod reference;
mod sections;

pub use page::{Block, Section, SectionText, scrolling};
pub use pictures::Plate;
pub use reference::{ClauseText, Reference, clause};

use adit_any::AnyGame;
use adit_game::{Language, Layout, Manual, Texts};
use pictures::Positions;
use sections::Contents;

/// Why a rulebook cannot be shown. Its texts are part of the program, and a test reads them all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ManualFault {
    /// The game has no rulebook.
    #[error("{0} has no rulebook")]
    None(&'static str),
    /// The list of sections or of pictures cannot be read.
    #[error("the rulebook of {game}: {fault}")]
    Unreadable {
        /// The game.
        game: &'static str,
        /// What is wrong.
        fault: String,
    },
    /// The list has no such picture.
    #[error("the rulebook of {game} has no picture {name:?}")]
    NoPicture {
        /// The game.
        game: &'static str,
        /// The picture that was asked for.
        name: String,
    },
}

/// The rulebook of a game.
pub struct Rulebook {
    game: &'static dyn AnyGame,
    manual: &'static Manual,
    contents: Contents,
    positions: Positions,
}

impl Rulebook {
    /// The rulebook of a game, if it has one that can be read.
    pub fn of(game: &'static dyn AnyGame) -> Result<Rulebook, ManualFault> {
        let manual = game.manual().ok_or(ManualFault::None(game.id()))?;
        let unreadable =
            |fault: toml::de::Error| ManualFault::Unreadable { game: game.id(), fault: fault.to_string() };
        let contents = Contents::read(manual.sections).map_err(unreadable)?;
        let positions = Positions::read(manual.pictures).map_err(unreadable)?;
        Ok(Rulebook { game, manual, contents, positions })
    }

    /// The page in a language: its title and its sections.
    pub fn sections(&self, language: Language) -> (String, Vec<Section>) {
        page::read(self.manual.text(language))
    }

    /// The sections in a language as they were written, in Markdown.
    pub fn texts(&self, language: Language) -> Vec<SectionText<'static>> {
        page::texts(self.manual.text(language))
    }

    /// The ids of the sections, as every language has them.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.contents.ids()
    }

    /// The section that explains a clause.
    pub fn section_of(&self, clause: &str) -> Option<&str> {
        self.contents.section_of(clause)
    }

    /// The clauses for which a section is the place to look.
    pub fn clauses<'a>(&'a self, section: &str, all: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
        all.filter(|clause| self.section_of(clause) == Some(section)).collect()
    }

    /// The names of all pictures.
    pub fn pictures(&self) -> impl Iterator<Item = &str> {
        self.positions.names()
    }

    /// A picture, drawn by the game.
    pub fn picture(&self, name: &str, texts: &Texts, layout: Layout) -> Result<Plate, ManualFault> {
        self.positions.draw(self.game, self.manual, name, texts, layout)
    }
}
