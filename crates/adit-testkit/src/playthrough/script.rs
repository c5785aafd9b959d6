//! The lines of a playthrough.

use adit_game::{MAX_SEATS, Seat, Viewer};
use adit_table::{Entry, Journal};
use serde_json::Value;

/// A playthrough as it is written.
#[derive(Clone, Debug)]
pub struct Script {
    /// The setup. It has no entries.
    pub journal: Journal,
    /// What follows, each with the number of its line.
    pub lines: Vec<(usize, Line)>,
}

/// A line of a playthrough.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// `# …`
    Comment(String),
    /// Something happens.
    Entry(Entry),
    /// `refuse CLAUSE SEAT WORDS…`
    Refuse {
        /// The clause or the code of the refusal.
        clause: String,
        /// Who says it.
        seat: Seat,
        /// What is refused.
        words: String,
    },
    /// `expect VIEWER POINTER JSON`
    Expect {
        /// Who looks.
        viewer: Viewer,
        /// Where in the view.
        pointer: String,
        /// What must be there.
        value: Value,
    },
}

/// The number of a line and what is wrong with it.
pub(super) type Fault = (usize, String);

impl Script {
    /// Reads a playthrough.
    pub fn read(text: &str) -> Result<Script, Fault> {
        let mut header = String::new();
        let mut header_lines = Vec::new();
        let mut lines = Vec::new();
        let mut in_header = true;
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            if let Some(comment) = line.strip_prefix('#') {
                lines.push((number, Line::Comment(comment.trim().to_owned())));
            } else if in_header {
                header.push_str(line);
                header.push('\n');
                header_lines.push(number);
                in_header = !line.is_empty();
            } else if !line.is_empty() {
                lines.push((number, Line::read(line).map_err(|fault| (number, fault))?));
            }
        }
        let journal = Journal::read(&header).map_err(|fault| {
            let line = header_lines.get(fault.line.saturating_sub(1)).copied();
            (line.unwrap_or(text.lines().count()), fault.kind.to_string())
        })?;
        Ok(Script { journal, lines })
    }
}

impl Line {
    fn read(line: &str) -> Result<Line, String> {
        if let Some(rest) = line.strip_prefix("refuse ") {
            let read = || {
                let (clause, rest) = rest.split_once(' ')?;
                let (who, words) = rest.split_once(' ')?;
                Some(Line::Refuse { clause: clause.to_owned(), seat: seat(who)?, words: words.to_owned() })
            };
            return read().ok_or_else(|| "expected `refuse CLAUSE SEAT WORDS`".to_owned());
        }
        if let Some(rest) = line.strip_prefix("expect ") {
            let read = || {
                let (who, rest) = rest.split_once(' ')?;
                let (pointer, value) = rest.split_once(' ')?;
                let viewer = match who {
                    "all" => Viewer::All,
                    "public" => Viewer::Public,
                    who => Viewer::Seat(seat(who)?),
                };
                let value = serde_json::from_str(value).ok()?;
                Some(Line::Expect { viewer, pointer: pointer.to_owned(), value })
            };
            return read().ok_or_else(|| "expected `expect VIEWER POINTER JSON`".to_owned());
        }
        Entry::read(line).map(Line::Entry).map_err(|fault| fault.to_string())
    }
}

fn seat(word: &str) -> Option<Seat> {
    Seat::all(MAX_SEATS).find(|seat| seat.to_string() == word)
}
