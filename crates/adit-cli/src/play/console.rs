//! Where lines come from and go to.

use super::commands::COMMANDS;
use std::io::{self, BufRead, Write};

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line.
    Line(String),
    /// Nothing more will come: the end of the input, Ctrl-C or Ctrl-D.
    End,
}

/// What can be typed now, for completion.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The offered moves.
    pub moves: Vec<String>,
    /// Whether commands are understood too.
    pub commands: bool,
}

impl Choices {
    /// The words that can stand at the end of `line`, and where the last word begins.
    pub(super) fn complete(&self, line: &str) -> (usize, Vec<String>) {
        let start = line.rfind(' ').map_or(0, |blank| blank + 1);
        let mut said: Vec<&str> = line[..start].split_whitespace().collect();
        let begun = &line[start..];
        let mut words: Vec<&str> = Vec::new();
        if self.commands {
            match said.first() {
                None => words.extend(COMMANDS),
                Some(&("offer" | "why")) => drop(said.remove(0)),
                Some(&"undo") if said.len() == 1 => words.push("anyway"),
                Some(_) => {}
            }
        }
        for line in &self.moves {
            let mut parts = line.split(' ');
            if said.iter().all(|word| parts.next() == Some(word)) {
                words.extend(parts.next());
            }
        }
        let mut found: Vec<String> = Vec::new();
        for word in words.into_iter().filter(|word| word.starts_with(begun)) {
            if !found.iter().any(|known| known == word) {
                found.push(word.to_owned());
            }
        }
        (start, found)
    }
}

/// Somewhere a person can read and type.
pub trait Console {
    /// Is it a person, who can be asked and from whom others' secrets must be hidden?
    fn interactive(&self) -> bool;

    /// How many characters fit on a line.
    fn width(&self) -> usize {
        100
    }

    /// Shows a text.
    fn print(&mut self, text: &str) -> io::Result<()>;

    /// Reads a line.
    fn read(&mut self, prompt: &str, choices: &Choices) -> io::Result<Input>;

    /// Takes everything off the screen and forgets what was typed.
    fn wipe(&mut self) -> io::Result<()>;
}

/// Plain lines, for scripts and tests.
pub struct Plain<R, W> {
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Reads lines of `input` and writes to `output`.
    pub fn new(input: R, output: W) -> Plain<R, W> {
        Plain { input, output }
    }
}

impl<R: BufRead, W: Write> Console for Plain<R, W> {
    fn interactive(&self) -> bool {
        false
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")?;
        self.output.flush()
    }

    fn read(&mut self, prompt: &str, _choices: &Choices) -> io::Result<Input> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.output)?;
            return Ok(Input::End);
        }
        let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned();
        // A transcript shows what was typed, as a terminal would.
        writeln!(self.output, "{line}")?;
        Ok(Input::Line(line))
    }

    fn wipe(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete(line: &str) -> Vec<String> {
        let moves = ["take A 1", "take A 2", "take B 1", "pass"].map(str::to_owned).to_vec();
        Choices { moves, commands: true }.complete(line).1
    }

    #[test]
    fn completion_narrows_the_offer() {
        assert_eq!(complete("t"), ["take"]);
        assert_eq!(complete("take "), ["A", "B"]);
        assert_eq!(complete("take A "), ["1", "2"]);
        assert_eq!(complete("take A 2"), ["2"]);
        assert_eq!(complete("take C "), [""; 0]);
        assert_eq!(complete("take A 2 "), [""; 0]);
    }

    #[test]
    fn commands_are_completed_too() {
        assert_eq!(complete("q"), ["quit"]);
        assert_eq!(complete("why take B "), ["1"]);
        assert_eq!(complete("undo a"), ["anyway"]);
        assert_eq!(complete("undo anyway "), [""; 0]);
        assert!(complete("").contains(&"pass".to_owned()));
    }
}
