//! Whole tables as text: what [`Store::export`](crate::Store::export) writes and
//! [`Store::import`](crate::Store::import) reads.

use crate::model::{fit_game, fit_line, fit_name, fit_text};
use crate::{
    ClockMark, Flaw, Line, Message, Meta, Note, Part, Record, State, StoreError, Stored, TableId, Time,
};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use std::fmt::{self, Write as _};

/// The version of the text format.
const FORMAT: &str = "1";
/// When a clock is due that does not run.
const NEVER: &str = "-";

/// Why a text is no export, and on which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct TextFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: TextFaultKind,
}

/// What can be wrong with a line of an export.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFaultKind {
    /// The text begins otherwise.
    #[error("no table begins here; a table begins with the line `adit-table {FORMAT}`")]
    NoTable,
    /// Lines of another operating system.
    #[error("the line ends with a carriage return; the text was converted on its way, move it unchanged")]
    CarriageReturn,
    /// A format of another version.
    #[error("this table has format {0:?}, this program reads format {FORMAT}; use the program that wrote it")]
    Format(String),
    /// Another line was expected.
    #[error("here stands {found:?}, but `{expected}` was expected; export the table anew")]
    Expected {
        /// The beginning of the line.
        found: String,
        /// What must come here.
        expected: &'static str,
    },
    /// A table twice.
    #[error("table {0} stands in this text twice; remove one of them")]
    Twice(TableId),
    /// A value that cannot be kept.
    #[error("{0}")]
    Unfit(Box<StoreError>),
    /// A table that cannot be played.
    #[error("table {table} could not be played: {why}; nothing was imported")]
    Unplayable {
        /// The table.
        table: TableId,
        /// What is wrong on this line.
        why: String,
    },
    /// The text ends within a line.
    #[error("the last line has no end; the text was cut. Export the table anew")]
    HalfLine,
    /// The text ends within a table.
    #[error("the text ends within a table; it was cut. Export the table anew")]
    Cut,
    /// The text is not the one that was written.
    #[error("the table that begins on line {0} was changed after it was written; export it anew")]
    Sum(usize),
}

impl fmt::Display for Record {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text)?;
        writeln!(formatter, "{text}sum {}", sum(&text))
    }
}

impl Record {
    /// All tables of a text that was exported; there is at least one. Whether they can be played is not looked at.
    pub fn read_all(text: &str) -> Result<Vec<Record>, TextFault> {
        read(text, |_| Ok(()))
    }

    fn write(&self, out: &mut String) -> fmt::Result {
        let table = &self.table;
        writeln!(out, "adit-table {FORMAT}")?;
        writeln!(out, "table {}", table.id)?;
        writeln!(out, "game {}", table.game)?;
        writeln!(out, "state {}", table.state.word())?;
        writeln!(out, "created {}", table.created_at.millis())?;
        writeln!(out, "changed {}", table.changed_at.millis())?;
        if let Some(ClockMark { text, due_at }) = &table.clock {
            let due_at = due_at.map_or_else(|| NEVER.to_owned(), |due_at| due_at.millis().to_string());
            writeln!(out, "clock {due_at} {text}")?;
        }
        writeln!(out, "header")?;
        write_block(out, &table.header);
        writeln!(out, "meta {}", table.meta.version)?;
        write_block(out, &table.meta.text);
        writeln!(out, "lines {}", table.lines.len())?;
        for line in &table.lines {
            writeln!(out, "{} {}", line.at.millis(), line.text)?;
        }
        writeln!(out, "messages {}", self.messages.len())?;
        for message in &self.messages {
            writeln!(out, "{} {}", message.at.millis(), message.author)?;
            write_block(out, &message.text);
        }
        writeln!(out, "notes {}", self.notes.len())?;
        for note in &self.notes {
            writeln!(out, "{}", note.owner)?;
            write_block(out, &note.text);
        }
        Ok(())
    }
}

/// A text of any number of lines, each behind a bar.
fn write_block(out: &mut String, text: &str) {
    for line in text.split('\n') {
        out.push('|');
        if !line.is_empty() {
            out.push(' ');
            out.push_str(line);
        }
        out.push('\n');
    }
}

fn sum(text: &str) -> String {
    let mut sum = String::new();
    for byte in Sha256::digest(text.as_bytes()) {
        // A string takes whatever is written to it.
        let _ = write!(sum, "{byte:02x}");
    }
    sum
}

/// All tables of a text; there is at least one.
pub(crate) fn read(
    text: &str,
    check: impl Fn(&Record) -> Result<(), Flaw>,
) -> Result<Vec<Record>, TextFault> {
    let mut reader = Reader { text, at: 0, number: 0 };
    let mut records = Vec::new();
    let mut names = BTreeSet::new();
    while records.is_empty() || reader.at < text.len() {
        let (record, places) = reader.record(&mut names)?;
        check(&record).map_err(|flaw| TextFault {
            line: places.line(flaw.part),
            kind: TextFaultKind::Unplayable { table: record.table.id.clone(), why: flaw.why },
        })?;
        records.push(record);
    }
    Ok(records)
}

/// On which lines of the text the parts of a table stand.
struct Places {
    game: usize,
    header: usize,
    meta: usize,
    /// The line before the first line of the journal.
    lines: usize,
}

impl Places {
    fn line(&self, part: Part) -> usize {
        match part {
            Part::Game => self.game,
            Part::Header => self.header,
            Part::Meta => self.meta,
            Part::Line(number) => self.lines + number + 1,
        }
    }
}

/// Reads a text line by line.
struct Reader<'text> {
    text: &'text str,
    /// The byte where the next line begins.
    at: usize,
    /// How many lines were read.
    number: usize,
}

type Read<T> = Result<T, TextFault>;

impl<'text> Reader<'text> {
    fn fault<T>(&self, kind: TextFaultKind) -> Read<T> {
        Err(TextFault { line: self.number.max(1), kind })
    }

    fn expected<T>(&self, found: &str, expected: &'static str) -> Read<T> {
        self.fault(TextFaultKind::Expected { found: found.chars().take(60).collect(), expected })
    }

    fn fit(&self, fit: Result<(), StoreError>) -> Read<()> {
        fit.or_else(|fault| self.fault(TextFaultKind::Unfit(Box::new(fault))))
    }

    fn line(&mut self) -> Read<&'text str> {
        let rest = &self.text[self.at..];
        self.number += 1;
        match rest.split_once('\n') {
            Some((line, _)) => {
                self.at += line.len() + 1;
                Ok(line)
            }
            None if rest.is_empty() => self.fault(TextFaultKind::Cut),
            None => self.fault(TextFaultKind::HalfLine),
        }
    }

    /// The rest of a line that begins with this word.
    fn value(&mut self, word: &str, expected: &'static str) -> Read<&'text str> {
        let line = self.line()?;
        match line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')) {
            Some(value) => Ok(value),
            None => self.expected(line, expected),
        }
    }

    fn time(&self, word: &str, expected: &'static str) -> Read<Time> {
        match word.parse::<i64>() {
            Ok(millis) if millis.to_string() == word => Ok(Time::from_millis(millis)),
            Ok(_) | Err(_) => self.expected(word, expected),
        }
    }

    fn count(&mut self, word: &str, expected: &'static str) -> Read<u64> {
        let value = self.value(word, expected)?;
        match value.parse::<u64>() {
            Ok(count) if count.to_string() == value && i64::try_from(count).is_ok() => Ok(count),
            Ok(_) | Err(_) => self.expected(value, expected),
        }
    }

    /// A line that begins with a time.
    fn timed(&mut self, expected: &'static str) -> Read<(Time, &'text str)> {
        let line = self.line()?;
        match line.split_once(' ') {
            Some((time, rest)) => Ok((self.time(time, expected)?, rest)),
            None => self.expected(line, expected),
        }
    }

    /// A text of any number of lines.
    fn block(&mut self, what: &'static str) -> Read<String> {
        let mut block = String::new();
        let mut is_first = true;
        while is_first || self.text[self.at..].starts_with('|') {
            let line = self.line()?;
            let piece = match line.strip_prefix('|') {
                Some("") => "",
                Some(rest) => match rest.strip_prefix(' ') {
                    Some(piece) if !piece.is_empty() => piece,
                    Some(_) | None => return self.expected(line, "| TEXT, or | for an empty line"),
                },
                None => return self.expected(line, "| TEXT"),
            };
            if !is_first {
                block.push('\n');
            }
            block.push_str(piece);
            is_first = false;
        }
        self.fit(fit_text(what, &block))?;
        Ok(block)
    }

    fn record(&mut self, names: &mut BTreeSet<TableId>) -> Read<(Record, Places)> {
        let begin = self.at;
        let first = self.number + 1;
        match self.line()?.strip_prefix("adit-table ") {
            Some(FORMAT) => {}
            Some(format) if format.ends_with('\r') => return self.fault(TextFaultKind::CarriageReturn),
            Some(format) => return self.fault(TextFaultKind::Format(format.chars().take(60).collect())),
            None => return self.fault(TextFaultKind::NoTable),
        }
        let (table, places) = self.table(names)?;
        let messages = self.messages()?;
        let notes = self.notes()?;
        let end = self.at;
        if self.value("sum", "sum SHA-256")? != sum(&self.text[begin..end]) {
            return self.fault(TextFaultKind::Sum(first));
        }
        Ok((Record { table, messages, notes }, places))
    }

    fn table(&mut self, names: &mut BTreeSet<TableId>) -> Read<(Stored, Places)> {
        let id: TableId = match self.value("table", "table NAME")?.parse() {
            Ok(id) => id,
            Err(fault) => return self.fault(TextFaultKind::Unfit(Box::new(fault))),
        };
        if !names.insert(id.clone()) {
            return self.fault(TextFaultKind::Twice(id));
        }
        let game = self.value("game", "game NAME")?.to_owned();
        self.fit(fit_game(&game))?;
        let game_line = self.number;
        let word = self.value("state", "state open|finished")?;
        let Some(state) = State::from_word(word) else {
            return self.expected(word, "state open|finished");
        };
        let created_at = self.value("created", "created MILLISECONDS")?;
        let created_at = self.time(created_at, "created MILLISECONDS")?;
        let changed_at = self.value("changed", "changed MILLISECONDS")?;
        let changed_at = self.time(changed_at, "changed MILLISECONDS")?;
        let mut line = self.line()?;
        let mut clock = None;
        if let Some(value) = line.strip_prefix("clock ") {
            let expected = "clock MILLISECONDS|- TEXT";
            let Some((due_at, text)) = value.split_once(' ') else {
                return self.expected(line, expected);
            };
            let due_at = if due_at == NEVER { None } else { Some(self.time(due_at, expected)?) };
            self.fit(fit_line(text))?;
            clock = Some(ClockMark { text: text.to_owned(), due_at });
            line = self.line()?;
        }
        if line != "header" {
            return self.expected(line, "header");
        }
        let header_line = self.number;
        let header = self.block("a header")?;
        let version = self.count("meta", "meta VERSION")?;
        let meta_line = self.number;
        let meta = Meta { version, text: self.block("a meta text")? };
        let mut lines = Vec::new();
        let count = self.count("lines", "lines COUNT")?;
        let places = Places { game: game_line, header: header_line, meta: meta_line, lines: self.number };
        for _ in 0..count {
            let (at, text) = self.timed("MILLISECONDS LINE")?;
            self.fit(fit_line(text))?;
            lines.push(Line { at, text: text.to_owned() });
        }
        Ok((Stored { id, game, state, created_at, changed_at, header, meta, lines, clock }, places))
    }

    fn messages(&mut self) -> Read<Vec<Message>> {
        let mut messages = Vec::new();
        for number in 0..self.count("messages", "messages COUNT")? {
            let (at, author) = self.timed("MILLISECONDS AUTHOR")?;
            self.fit(fit_name("the author of a message", author))?;
            messages.push(Message { number, at, author: author.to_owned(), text: self.block("a message")? });
        }
        Ok(messages)
    }

    fn notes(&mut self) -> Read<Vec<Note>> {
        let mut notes: Vec<Note> = Vec::new();
        for _ in 0..self.count("notes", "notes COUNT")? {
            let owner = self.line()?;
            self.fit(fit_name("the owner of a note", owner))?;
            if notes.last().is_some_and(|last| last.owner.as_str() >= owner) {
                return self.expected(owner, "OWNER, each once and in order");
            }
            notes.push(Note { owner: owner.to_owned(), text: self.block("a note")? });
        }
        Ok(notes)
    }
}
