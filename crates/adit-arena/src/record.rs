//! What is kept of each game.

use crate::contest::{Contest, Header};
use crate::{ArenaFault, Fixture};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// What is kept of a game: a line of the results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Its number in the contest.
    pub number: u64,
    /// The seed of its chance.
    pub seed: u64,
    /// Which entrant sat where.
    pub lineup: Vec<usize>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// How the game ended.
    pub ending: String,
    /// How many moves were made.
    pub moves: u32,
    /// The mean number of moves on offer, in each tenth of the game.
    pub offers: Vec<f32>,
    /// The longest that each seat thought about a decision, in milliseconds.
    pub longest_ms: Vec<u64>,
    /// How many decisions each seat had, those with one move on offer not counted.
    pub decisions: Vec<u32>,
    /// The time that each seat thought in all, in milliseconds.
    pub thought_ms: Vec<u64>,
    /// The pieces and places that each seat named in its moves, e.g. `furnish room:…`.
    pub named: Vec<Vec<String>>,
}

impl GameRecord {
    /// The part of the win that a seat has: all of it, or its share if several have rank 1.
    pub fn win(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|rank| **rank == 1).count();
        if self.ranks.get(seat) == Some(&1) { 1.0 / winners as f64 } else { 0.0 }
    }

    pub(crate) fn is_of(&self, fixture: &Fixture) -> bool {
        self.number == fixture.number && self.seed == fixture.seed && self.lineup == fixture.lineup
    }
}

/// The file in which the games of a contest are kept, from which it can go on.
pub struct Records {
    path: PathBuf,
    file: File,
}

impl Records {
    /// Opens the file of a contest and gives the games that were already played.
    pub fn open(path: &Path, contest: &Contest) -> Result<(Records, Vec<GameRecord>), ArenaFault> {
        let fault = |fault: io::Error| ArenaFault::File { path: path.display().to_string(), fault };
        let mut text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(missing) if missing.kind() == io::ErrorKind::NotFound => String::new(),
            Err(other) => return Err(fault(other)),
        };
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fault)?;
        // The last line may lack its end if the contest was broken off; its game is played again.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            text.truncate(whole);
            file.set_len(whole as u64).map_err(fault)?;
        }
        let mut lines = text.lines().enumerate();
        match lines.next() {
            None => {
                let header =
                    serde_json::to_string(&contest.header()).map_err(io::Error::from).map_err(fault)?;
                writeln!(file, "{header}").map_err(fault)?;
            }
            Some((_, line)) => {
                if serde_json::from_str::<Header>(line).ok() != Some(contest.header()) {
                    return Err(ArenaFault::OtherContest { path: path.display().to_string() });
                }
            }
        }
        let mut records = Vec::new();
        for (index, line) in lines {
            records.push(serde_json::from_str(line).map_err(|wrong| ArenaFault::Record {
                path: path.display().to_string(),
                line: index + 1,
                fault: wrong.to_string(),
            })?);
        }
        Ok((Records { path: path.to_owned(), file }, records))
    }

    /// Keeps a game.
    pub(crate) fn append(&mut self, record: &GameRecord) -> Result<(), ArenaFault> {
        let fault = |fault: io::Error| ArenaFault::File { path: self.path.display().to_string(), fault };
        let line = serde_json::to_string(record).map_err(io::Error::from).map_err(fault)?;
        writeln!(self.file, "{line}").map_err(fault)
    }
}

/// The games as comma-separated values, a line for each seat of each game.
pub fn csv(names: &[String], records: &[GameRecord]) -> String {
    let mut text =
        String::from("game,seed,seat,bot,score,rank,win,ending,moves,decisions,thought_ms,longest_ms\n");
    for record in records {
        for (seat, entrant) in record.lineup.iter().enumerate() {
            let name = names.get(*entrant).map(String::as_str).unwrap_or_default();
            let _ = writeln!(
                text,
                "{},{},{seat},{},{},{},{},{},{},{},{},{}",
                record.number,
                record.seed,
                quoted(name),
                record.scores[seat],
                record.ranks[seat],
                record.win(seat),
                quoted(&record.ending),
                record.moves,
                record.decisions[seat],
                record.thought_ms[seat],
                record.longest_ms[seat],
            );
        }
    }
    text
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
