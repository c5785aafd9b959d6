//! What is kept of a game.

use crate::{Entry, Fair};
use adit_game::Setup;

/// A game from its setup to its last entry. It knows no rules: [`Table::replay`](crate::Table::replay) finds
/// out whether it can have happened.
///
/// [`read`](Journal::read) reads exactly what [`Display`](std::fmt::Display) writes:
///
/// ```text
/// adit 1
/// game cavum
/// rules 1
/// seats 3
/// option phases 2
///
/// chance reveal 7
/// s1 bid 3
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// What was agreed.
    pub setup: Setup,
    /// Where the entries begin, if not at the start of a game: the view of everything, as JSON in one line.
    pub position: Option<String>,
    /// What happened.
    pub entries: Vec<Entry>,
    /// What is said of chance that can be proven fair, if it can.
    pub fair: Option<Fair>,
}

impl Journal {
    /// The number of the line on which an entry stands, counted from 1.
    pub fn line_of(&self, entry: usize) -> usize {
        let fair = self.fair.as_ref().filter(|fair| entry >= fair.from);
        self.header().len() + 1 + fair.map_or(0, |fair| fair.opening().len()) + entry + 1
    }
}
