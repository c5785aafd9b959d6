//! What makes a table unfit to be played, found by somebody who knows the games.

use std::fmt;

/// Why a table cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Where it is.
    pub part: Part,
    /// What is wrong there.
    pub why: String,
}

/// A part of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The word for its game.
    Game,
    /// The head of its journal.
    Header,
    /// The meta text.
    Meta,
    /// A line of its journal, counted from 0.
    Line(usize),
}

impl fmt::Display for Flaw {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            Part::Game => write!(formatter, "the game: {}", self.why),
            Part::Header => write!(formatter, "the header: {}", self.why),
            Part::Meta => write!(formatter, "the meta text: {}", self.why),
            Part::Line(number) => write!(formatter, "line {}: {}", number + 1, self.why),
        }
    }
}
