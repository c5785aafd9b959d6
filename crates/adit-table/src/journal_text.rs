//! The journal as text: one definition of what is written and what is read.

use crate::{Entry, EntryFault, Fair, FairFault, FairLine, Journal};
use adit_game::Setup;
use std::fmt;

/// The version of the text format.
const FORMAT: &str = "1";

/// Why a text is not a journal, and on which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct JournalFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: JournalFaultKind,
}

/// What can be wrong with a line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalFaultKind {
    /// The text begins otherwise.
    #[error("this is not a journal; a journal begins with the line `adit {FORMAT}`")]
    NotAJournal,
    /// A format of another version.
    #[error(
        "this journal has format {0:?}, this program reads format {FORMAT}; use the program that wrote it"
    )]
    Format(String),
    /// Another header was expected.
    #[error("here stands {found:?}, but the header goes on with `{expected}`")]
    Header {
        /// The line.
        found: String,
        /// How the line begins that must come here.
        expected: &'static str,
    },
    /// A header that does not exist or stands too late.
    #[error(
        "{0:?} is not a header that can stand here; after `seats` come `option ID VALUE` lines sorted by id, \
         then `data` with its lines, then `position`, then an empty line"
    )]
    UnknownHeader(String),
    /// A header without a value that can be read.
    #[error("{0:?} has no value that can be read; expected `{1}`")]
    Value(String, &'static str),
    /// Options twice or not in order.
    #[error(
        "option {0:?} stands twice or not in the order of the ids; sort the option lines and keep one of each"
    )]
    OptionOrder(String),
    /// An empty line of a block with a blank at its end.
    #[error("an empty line of data is written `|` without a blank")]
    Block,
    /// The text ends within the header.
    #[error(
        "the journal ends before the empty line that closes its header; it was cut, and its setup is not known"
    )]
    HeaderCut,
    /// The text ends within a line.
    #[error("the last line has no end; it was cut. Remove it, or end it with a line break if it is whole")]
    HalfLine,
    /// Lines of another operating system.
    #[error("the line ends with a carriage return; lines of a journal end with a line feed alone")]
    CarriageReturn,
    /// No entry.
    #[error("{found:?} is not an entry: {fault}")]
    Entry {
        /// The line.
        found: String,
        /// What is wrong with it.
        fault: EntryFault,
    },
    /// A line about fair chance that cannot be read or cannot stand there, or an entry that it does not allow.
    #[error("{found:?} cannot stand here: {fault}")]
    Fair {
        /// The line.
        found: String,
        /// Why not.
        fault: FairFault,
    },
}

impl Journal {
    /// The lines before the empty line.
    pub(crate) fn header(&self) -> Vec<String> {
        let mut lines = vec![
            format!("adit {FORMAT}"),
            format!("game {}", self.game),
            format!("rules {}", self.rules),
            format!("seats {}", self.setup.seats),
        ];
        for (id, value) in &self.setup.options {
            lines.push(format!("option {id} {value}"));
        }
        if let Some(data) = &self.setup.data {
            lines.push("data".to_owned());
            for line in data.split('\n') {
                lines.push(if line.is_empty() { "|".to_owned() } else { format!("| {line}") });
            }
        }
        lines.extend(self.position.iter().map(|view| format!("position {view}")));
        lines
    }

    /// Reads a journal that was written by this program.
    ///
    /// A journal that was cut after a whole line behind its header is the journal of a shorter game.
    pub fn read(text: &str) -> Result<Journal, JournalFault> {
        let mut lines = Lines::new(text)?;
        let game = lines.value("game", "game ID")?.to_owned();
        let rules = lines.number("rules", "rules NUMBER")?;
        let mut setup = Setup::seats(lines.number("seats", "seats NUMBER")?);
        while let Some(rest) = lines.optional("option ") {
            let (id, value) = rest
                .split_once(' ')
                .filter(|(id, value)| !id.is_empty() && !value.is_empty())
                .ok_or_else(|| lines.fault_before(|line| JournalFaultKind::Value(line, "option ID VALUE")))?;
            if setup.options.last_key_value().is_some_and(|(last, _)| last.as_str() >= id) {
                return Err(lines.fault_before(|_| JournalFaultKind::OptionOrder(id.to_owned())));
            }
            setup.options.insert(id.to_owned(), value.to_owned());
        }
        if lines.peek() == Some("data") {
            lines.next();
            setup.data = Some(lines.block()?.into());
        }
        let position = lines.optional("position ").map(str::to_owned);
        match lines.next() {
            Some("") => {}
            Some(line) => {
                return Err(lines.fault_before(|_| JournalFaultKind::UnknownHeader(line.to_owned())));
            }
            None => return Err(lines.fault_here(JournalFaultKind::HeaderCut)),
        }
        let (mut entries, mut fair) = (Vec::new(), None);
        while let Some(line) = lines.next() {
            if FairLine::is_begun(line) {
                let heard = FairLine::read(line).and_then(|line| line.follows(fair.as_ref()).map(|()| line));
                let unfair = |fault| lines.fault_before(|found| JournalFaultKind::Fair { found, fault });
                Fair::hear(&mut fair, &heard.map_err(unfair)?, entries.len());
                continue;
            }
            Fair::allows_entries(fair.as_ref())
                .map_err(|fault| lines.fault_before(|found| JournalFaultKind::Fair { found, fault }))?;
            let entry = Entry::read(line).map_err(|fault| {
                lines.fault_before(|found| match line.ends_with('\r') {
                    true => JournalFaultKind::CarriageReturn,
                    false => JournalFaultKind::Entry { found, fault },
                })
            })?;
            entries.push(entry);
        }
        Ok(Journal { game, rules, setup, position, entries, fair })
    }
}

impl fmt::Display for Journal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.header() {
            writeln!(formatter, "{line}")?;
        }
        writeln!(formatter)?;
        let Some(fair) = &self.fair else {
            return self.entries.iter().try_for_each(|entry| writeln!(formatter, "{entry}"));
        };
        let (before, behind) = self.entries.split_at(fair.from.min(self.entries.len()));
        before.iter().try_for_each(|entry| writeln!(formatter, "{entry}"))?;
        fair.opening().iter().try_for_each(|line| writeln!(formatter, "{line}"))?;
        behind.iter().try_for_each(|entry| writeln!(formatter, "{entry}"))?;
        fair.closing().iter().try_for_each(|line| writeln!(formatter, "{line}"))
    }
}

/// The lines of a text, and how many of them have been read.
struct Lines<'a> {
    lines: Vec<&'a str>,
    read: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Result<Lines<'a>, JournalFault> {
        let mut lines: Vec<&str> = text.split('\n').collect();
        let unfinished = lines.pop().unwrap_or_default();
        let mut lines = Lines { lines, read: 0 };
        let first = lines.next().unwrap_or(unfinished);
        let format = first.strip_prefix("adit ");
        if format.is_some_and(|format| format.ends_with('\r')) {
            return Err(JournalFault { line: 1, kind: JournalFaultKind::CarriageReturn });
        }
        match format {
            Some(FORMAT) => {}
            Some(other) => {
                return Err(JournalFault { line: 1, kind: JournalFaultKind::Format(other.to_owned()) });
            }
            None => return Err(JournalFault { line: 1, kind: JournalFaultKind::NotAJournal }),
        }
        if !unfinished.is_empty() || lines.lines.is_empty() {
            let line = lines.lines.len() + 1;
            return Err(JournalFault { line, kind: JournalFaultKind::HalfLine });
        }
        Ok(lines)
    }

    /// The next line.
    fn next(&mut self) -> Option<&'a str> {
        let line = self.peek()?;
        self.read += 1;
        Some(line)
    }

    /// The line that comes next.
    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.read).copied()
    }

    /// What follows `start` on the next line, if it begins so.
    fn optional(&mut self, start: &str) -> Option<&'a str> {
        let rest = self.peek()?.strip_prefix(start)?;
        self.read += 1;
        Some(rest)
    }

    /// The value of a header that must come now.
    fn value(&mut self, header: &str, expected: &'static str) -> Result<&'a str, JournalFault> {
        let Some(line) = self.next() else {
            return Err(self.fault_here(JournalFaultKind::HeaderCut));
        };
        let Some((_, value)) = line.split_once(' ').filter(|(first, _)| *first == header) else {
            return Err(self.fault_before(|found| JournalFaultKind::Header { found, expected }));
        };
        if value.is_empty() || value.contains(char::is_whitespace) {
            return Err(self.fault_before(|found| JournalFaultKind::Value(found, expected)));
        }
        Ok(value)
    }

    /// The value of a header that must come now and has a number.
    fn number<N: std::str::FromStr + ToString>(
        &mut self,
        header: &str,
        expected: &'static str,
    ) -> Result<N, JournalFault> {
        let text = self.value(header, expected)?;
        let number = text.parse::<N>().ok().filter(|number| number.to_string() == text);
        number.ok_or_else(|| self.fault_before(|found| JournalFaultKind::Value(found, expected)))
    }

    /// The lines of a block, which begin with `|`.
    fn block(&mut self) -> Result<String, JournalFault> {
        let mut block = Vec::new();
        while let Some(rest) = self.optional("|") {
            match rest.strip_prefix(' ') {
                None if rest.is_empty() => block.push(""),
                Some(line) if !line.is_empty() => block.push(line),
                None | Some(_) => return Err(self.fault_before(|_| JournalFaultKind::Block)),
            }
        }
        match (block.is_empty(), self.peek()) {
            (false, _) => Ok(block.join("\n")),
            (true, None) => Err(self.fault_here(JournalFaultKind::HeaderCut)),
            (true, Some(_)) => {
                Err(self.fault_before(|found| JournalFaultKind::Value(found, "data, then lines with |")))
            }
        }
    }

    /// Something is wrong with the line that was read last.
    fn fault_before(&self, kind: impl FnOnce(String) -> JournalFaultKind) -> JournalFault {
        let found =
            self.read.checked_sub(1).and_then(|last| self.lines.get(last)).copied().unwrap_or_default();
        JournalFault { line: self.read, kind: kind(found.to_owned()) }
    }

    /// Something is wrong with the line that should come next.
    fn fault_here(&self, kind: JournalFaultKind) -> JournalFault {
        JournalFault { line: self.read + 1, kind }
    }
}
