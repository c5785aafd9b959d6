//! The puzzles of a game as data.

use adit_any::{AnyGame, ReadFault};
use adit_game::{Seat, SeedDice, Viewer};
use adit_table::{AnyView, Journal, LoadFault, Refusal, Source, Table, digest};
use serde::{Deserialize, Serialize};

adit_game::words! {
    /// How hard a puzzle is: how often weaker bots fail.
    pub enum Grade as "grade" {
        /// Most of them find the answer.
        Easy = "easy",
        /// About half of them do.
        Medium = "medium",
        /// Hardly any of them does.
        Hard = "hard",
    }
}

adit_game::words! {
    /// When in its game a decision was made.
    pub enum Stage as "stage" {
        /// In its first third.
        Early = "early",
        /// In the middle.
        Middle = "middle",
        /// In its last third.
        Late = "late",
    }
}

/// The puzzles of a game: `data/puzzles.toml` of its crate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// How they were found.
    pub made: Made,
    /// The puzzles, the easiest first.
    #[serde(default)]
    pub puzzles: Vec<Puzzle>,
}

/// How puzzles were found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// The command that finds them again.
    pub command: String,
    /// The version of the game's rules.
    pub rules: u16,
}

/// A decision of which one choice is clearly the best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name, which stays the same when puzzles are added.
    pub id: String,
    /// How hard it is.
    pub grade: Grade,
    /// What kind of decision it is: the verb of the best move.
    pub kind: String,
    /// When in its game it came up.
    pub stage: Stage,
    /// The number of seats.
    pub seats: u8,
    /// Who decides.
    pub seat: Seat,
    /// How many moves there are to choose from.
    pub choices: usize,
    /// The share of the weaker bots' attempts that failed, from 0 to 1.
    pub failed: f32,
    /// How much better the best move is than the best that is not among the answers, from 0 to 1.
    pub margin: f32,
    /// The best move, and those that come to the same thing.
    pub answers: Vec<String>,
    /// What the long search expects of the moves that it took seriously, best first.
    pub moves: Vec<Judged>,
    /// The game up to the decision. It may hold what the seat cannot know, so nobody outside reads it: a
    /// [table](Puzzle::table) is made of what the seat saw.
    pub(crate) journal: String,
}

/// A move and what the seat can expect of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judged {
    /// The move.
    pub words: String,
    /// What the seat can expect of it, from 0 for the worst result to 1 for the best.
    pub expected: f32,
}

/// Why puzzles cannot be used. Those of the games are part of the program, and a test reads them all.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BookFault {
    /// The game has no puzzles.
    #[error("{0} has no puzzles")]
    None(&'static str),
    /// The text is not a book of puzzles.
    #[error("the puzzles cannot be read: {0}; find them again with `adit puzzles`")]
    Text(String),
    /// The journal of a puzzle cannot be played again.
    #[error("puzzle {id}: {fault}")]
    Journal {
        /// The puzzle.
        id: String,
        /// What is wrong.
        fault: ReadFault,
    },
    /// The position of a puzzle cannot be imagined from what its seat sees.
    #[error("puzzle {id}: {fault}")]
    Position {
        /// The puzzle.
        id: String,
        /// What is wrong.
        fault: LoadFault,
    },
}

/// What comes of trying a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// Is it an answer, or does it come to the same thing as one?
    pub right: bool,
    /// How much less can be expected of it than of the best move; nothing if the long search did not take it seriously.
    pub gives_away: Option<f32>,
}

impl Book {
    /// The puzzles that a game comes with.
    pub fn of(game: &dyn AnyGame) -> Result<Book, BookFault> {
        Book::read(game.puzzles().ok_or(BookFault::None(game.id()))?)
    }

    /// Reads a book.
    pub fn read(text: &str) -> Result<Book, BookFault> {
        toml::from_str(text).map_err(|fault| BookFault::Text(fault.to_string()))
    }

    /// The text of a book.
    pub fn write(&self) -> Result<String, BookFault> {
        let body = toml::to_string_pretty(self).map_err(|fault| BookFault::Text(fault.to_string()))?;
        Ok(format!("# Found in games of bots; written by the command below, not by hand.\n\n{body}"))
    }

    /// The puzzle with this name.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// The puzzle of a day, counted from any day: each comes once before one comes again, in an order in which
    /// neighbours differ in how hard they are.
    pub fn of_day(&self, day: u64) -> Option<&Puzzle> {
        let count = self.puzzles.len() as u64;
        // A stride that shares no factor with the count visits every puzzle.
        let stride = (count * 2 / 5..).find(|stride| *stride > 0 && common_factor(*stride, count) == 1)?;
        let place = (day % count.max(1)) * stride % count.max(1);
        self.puzzles.get(place as usize)
    }
}

fn common_factor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { common_factor(other, one % other) }
}

impl Puzzle {
    /// A table at which the decision is to be made. To the seat it looks as the real one did; what the seat cannot know is
    /// imagined, so there is nothing in it to find out.
    pub fn table(&self, game: &dyn AnyGame, source: Source) -> Result<Table, BookFault> {
        let real = self.real(game)?;
        let mut dice = SeedDice::new(digest([self.id.as_str()]));
        let imagined = real.position().imagine(Viewer::Seat(self.seat), &mut dice);
        let view = imagined.and_then(|imagined| imagined.look(Viewer::All).json().ok());
        let fault = |fault| BookFault::Position { id: self.id.clone(), fault };
        game.load(&view.ok_or_else(|| fault(LoadFault::NotWhole))?, source).map_err(fault)
    }

    /// The table as it really was.
    pub(crate) fn real(&self, game: &dyn AnyGame) -> Result<Table, BookFault> {
        let fault = |fault| BookFault::Journal { id: self.id.clone(), fault };
        let journal = Journal::read(&self.journal).map_err(|found| fault(found.into()))?;
        // A replay draws nothing, so the source is never asked.
        game.replay(&journal, Source::Os).map_err(|found| fault(found.into()))
    }

    /// What comes of trying a move at the puzzle's [table](Puzzle::table). Of several moves that are said at once the first
    /// counts. A move that leads to the same as another one is worth the same.
    pub fn tried(&self, table: &Table, words: &str) -> Result<Tried, Refusal> {
        let said = words.split(';').next().unwrap_or(words).trim();
        let seen = self.after(table, said)?;
        let is_same =
            |other: &str| other == said || self.after(table, other).is_ok_and(|after| after.equals(&*seen));
        if self.answers.iter().any(|answer| is_same(answer)) {
            return Ok(Tried { right: true, gives_away: Some(0.0) });
        }
        let found = self.moves.iter().find(|judged| is_same(&judged.words));
        let gives_away = self.moves.first().zip(found).map(|(best, found)| best.expected - found.expected);
        Ok(Tried { right: false, gives_away })
    }

    /// What the seat sees right after a move.
    fn after(&self, table: &Table, words: &str) -> Result<Box<dyn AnyView>, Refusal> {
        let step = table.propose(self.seat, words, None)?;
        step.look(Viewer::Seat(self.seat)).into_iter().next().ok_or(Refusal::Moved)
    }

    /// The best move that is not an answer, as far as the long search took others seriously.
    pub fn second(&self) -> Option<&Judged> {
        self.moves.iter().find(|judged| !self.answers.contains(&judged.words))
    }
}
