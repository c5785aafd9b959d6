//! Where lines come from and go to.

use super::commands::{COMMANDS, takes_a_move};
use super::guide::Guide;
use crate::paint::plain;
use std::io::{self, BufRead, Write};
use std::rc::Rc;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line.
    Line(String),
    /// Nothing more will come: the end of the input, Ctrl-C or Ctrl-D.
    End,
}

/// What can be typed now, for completion. Without a guide nothing can be chosen from.
#[derive(Clone, Default)]
pub struct Choices {
    /// What a seat may choose from.
    pub guide: Option<Rc<Guide>>,
    /// What was typed before and is kept, to be gone on with.
    pub begun: String,
}

/// A word that can be typed next, and how it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) word: String,
    /// Empty if the word says it all.
    pub(super) label: String,
}

/// A line that is being typed: what can be chosen from where it ends, and the words of the last move.
struct Place<'a> {
    guide: Rc<Guide>,
    said: Vec<&'a str>,
    is_first: bool,
}

impl Choices {
    /// Where in the moves of a line its end is. What stands behind a semicolon follows what stands before it.
    fn place<'a>(&self, line: &'a str) -> Option<Place<'a>> {
        let guide = self.guide.clone()?;
        let (before, last) =
            line.rsplit_once(';').map_or((None, line), |(before, last)| (Some(before), last));
        let mut said: Vec<&str> = last.split_whitespace().collect();
        let mut moves = before;
        let command = line.split_whitespace().next().filter(|first| takes_a_move(first));
        if let Some(command) = command {
            match &mut moves {
                Some(before) => *before = before.trim_start().strip_prefix(command).unwrap_or(before),
                None if said.len() > 1 || line.ends_with(' ') => drop(said.remove(0)),
                None => {}
            }
        }
        match moves {
            Some(moves) => Some(Place { guide: guide.after(moves.trim())?, said, is_first: false }),
            None => Some(Place { guide, said, is_first: command.is_none() }),
        }
    }

    /// The words that can stand at the end of `line`, and where the last word begins.
    pub(super) fn complete(&self, line: &str) -> (usize, Vec<Candidate>) {
        let start = line.rfind([' ', ';']).map_or(0, |blank| blank + 1);
        let begun = &line[start..];
        let Some(place) = self.place(&line[..start]) else { return (start, Vec::new()) };
        let mut found: Vec<Candidate> = Vec::new();
        let mut add = |word: &str, label: String| {
            let label = if label == word { String::new() } else { label };
            if word.starts_with(begun) && !found.iter().any(|known| known.word == word) {
                found.push(Candidate { word: word.to_owned(), label });
            }
        };
        match place.said.as_slice() {
            [] if place.is_first => COMMANDS.iter().for_each(|command| add(command.word, String::new())),
            ["undo"] if place.is_first => add("anyway", String::new()),
            ["what"] if place.is_first => {
                place.guide.things().into_iter().for_each(|thing| add(&thing.word, thing.card.title));
            }
            _ => {}
        }
        let amounts = place.guide.amounts();
        let last = amounts.as_ref().and_then(|amounts| amounts.last(&place.said));
        for part in place.guide.next(last.as_ref().unwrap_or(&place.said)) {
            let is_row = last.as_ref().is_some_and(|last| last.len() == 1);
            if !is_row || amounts.as_ref().is_some_and(|amounts| amounts.goes_on(&place.said, &part.word)) {
                add(&part.word, place.guide.label(part));
            }
        }
        (start, found)
    }

    /// What is asked behind what was typed so far, if it is the beginning of a move.
    pub(super) fn ask(&self, line: &str) -> Option<String> {
        let place = self.place(line)?;
        if place.said.is_empty() {
            return None;
        }
        place.guide.ask(&place.said)
    }
}

/// Somewhere a person can read and type.
pub trait Console {
    /// Is it a person, who can be asked and from whom others' secrets must be hidden?
    fn interactive(&self) -> bool;

    /// How many characters fit on a line.
    fn width(&mut self) -> usize {
        100
    }

    /// Shows a text, which may have colours.
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
        writeln!(self.output, "{}", plain(text))?;
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
    use crate::language::Speech;
    use adit_any::{AnyGame as _, Of};
    use adit_game::Seat;
    use adit_table::{Journal, Source};
    use adit_testkit::heaps::Heaps;

    /// Two heaps of five stones, of which the only player may take up to three at once.
    const HEAPS: &str = "adit 1\ngame heaps\nrules 1\nseats 1\noption favourites false\n\nchance fill A 5\n\
        chance fill B 5\ns0 bid 0\n";

    fn choices() -> Choices {
        let heaps = &Of::<Heaps>::GAME;
        let journal = Journal::read(HEAPS).expect("a journal");
        let table = heaps.replay(&journal, Source::Seed(1)).expect("a game that can have happened");
        let seat = Seat::new(0).expect("a seat");
        let speech = Speech::new(heaps, Some("en")).expect("texts");
        let guide = Guide::new(&table, seat, &speech).expect("the seat is asked");
        Choices { guide: Some(Rc::new(guide)), begun: String::new() }
    }

    fn complete(line: &str) -> Vec<String> {
        choices().complete(line).1.into_iter().map(|candidate| candidate.word).collect()
    }

    #[test]
    fn completion_narrows_the_offer() {
        assert_eq!(complete("t"), ["take"]);
        assert_eq!(complete("take A "), ["1", "2", "3"]);
        assert_eq!(complete("take A 2"), ["2"]);
        assert_eq!(complete("take D "), [""; 0]);
        assert_eq!(complete("take A 2 "), [""; 0]);
        let (_, candidates) = choices().complete("ta");
        assert_eq!(candidates[0].label, "Take");
    }

    #[test]
    fn commands_are_completed_too() {
        assert_eq!(complete("q"), ["quit"]);
        assert_eq!(complete("why take B "), ["1", "2", "3"]);
        assert_eq!(complete("undo a"), ["anyway"]);
        assert_eq!(complete("undo anyway "), [""; 0]);
        assert!(complete("what ").contains(&"A".to_owned()));
        assert!(complete("").contains(&"take".to_owned()));
    }

    #[test]
    fn the_next_move_is_completed_behind_a_semicolon() {
        assert_eq!(complete("take A 3; t"), ["take"]);
        assert_eq!(complete("take A 3;take B "), ["1", "2", "3"]);
        assert_eq!(complete("take A 3; q"), [""; 0], "commands stand alone");
        assert_eq!(complete("why take A 3; t"), ["take"]);
        assert_eq!(complete("take A 9; t"), [""; 0], "nothing follows what cannot be done");
    }

    #[test]
    fn a_move_that_is_begun_is_asked_about() {
        let ask = |line: &str| choices().ask(line);
        assert_eq!(ask("take").as_deref(), Some("Of which heap?"));
        assert_eq!(ask("take A ").as_deref(), Some("How many stones?"));
        assert_eq!(ask("take A 1; take B").as_deref(), Some("How many stones?"));
        assert_eq!(ask("take A 1").as_deref(), Some("Take: A, 1"));
        assert_eq!(ask("sing"), None);
        assert_eq!(ask(""), None);
    }
}
