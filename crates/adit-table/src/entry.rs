//! One line of a journal.

use adit_game::{MAX_SEATS, Seat};
use smol_str::SmolStr;
use std::fmt;

/// Something that happened: a move of a seat or an outcome of chance, as words joined by single blanks. A table in memory has
/// hundreds of them, so usual words need no memory of their own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A seat decided.
    Move {
        /// Who.
        seat: Seat,
        /// What, e.g. `bid 3`.
        words: SmolStr,
    },
    /// Something was drawn.
    Chance {
        /// What, e.g. `reveal 7`.
        words: SmolStr,
    },
}

/// The word with which the line of a chance outcome begins.
const CHANCE: &str = "chance";

impl Entry {
    /// The words without who said them.
    pub fn words(&self) -> &str {
        match self {
            Entry::Move { words, .. } | Entry::Chance { words } => words,
        }
    }

    /// The seat whose move it is, if it is one.
    pub fn mover(&self) -> Option<Seat> {
        match self {
            Entry::Move { seat, .. } => Some(*seat),
            Entry::Chance { .. } => None,
        }
    }

    /// Is it a move of this seat?
    pub fn is_of(&self, seat: Seat) -> bool {
        self.mover() == Some(seat)
    }

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    pub fn read(line: &str) -> Result<Entry, EntryFault> {
        if line.split(' ').any(str::is_empty) || line.contains(|c: char| c.is_whitespace() && c != ' ') {
            return Err(EntryFault::Blanks);
        }
        let (who, words) = line.split_once(' ').ok_or(EntryFault::NoWords)?;
        let words = SmolStr::new(words);
        if who == CHANCE {
            return Ok(Entry::Chance { words });
        }
        let seat = Seat::all(MAX_SEATS).find(|seat| seat.to_string() == who).ok_or(EntryFault::NoWho)?;
        Ok(Entry::Move { seat, words })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move { seat, words } => write!(formatter, "{seat} {words}"),
            Entry::Chance { words } => write!(formatter, "{CHANCE} {words}"),
        }
    }
}

/// Why a line is not an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryFault {
    /// Blanks at the ends, double blanks, or other white space.
    #[error("the words of an entry are joined by single blanks, with none before or after them")]
    Blanks,
    /// One word alone.
    #[error("an entry says who and what, such as `s0 pass` or `chance reveal 7`")]
    NoWords,
    /// It begins with something else.
    #[error("an entry begins with a seat (`s0` to `s3`) or with `chance`")]
    NoWho,
}
