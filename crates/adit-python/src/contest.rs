//! Contests of bots, in parts that can be played anywhere.

use crate::faults::fault;
use crate::games::{game, setup};
use adit_any::AnyGame;
use adit_arena::{ArenaFault, GameRecord, Standings, entrants};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::time::Duration;

/// How long another program may take over a decision.
const PATIENCE: Duration = Duration::from_secs(60);

/// Which bots play which game, and how often.
#[pyclass(module = "adit._adit")]
pub struct Contest {
    game: &'static dyn AnyGame,
    contest: adit_arena::Contest,
}

fn refused(fault_: ArenaFault) -> PyErr {
    fault("bad-contest", fault_)
}

/// What is agreed about a contest.
pub fn contest(
    id: &str,
    seats: u8,
    bots: &str,
    games: u64,
    seed: u64,
    options: BTreeMap<String, String>,
    data: Option<String>,
) -> PyResult<adit_arena::Contest> {
    Ok(adit_arena::Contest {
        game: game(id)?.id().to_owned(),
        setup: setup(seats, options, data),
        entrants: entrants(bots).map_err(refused)?,
        games,
        journals: None,
        seed,
        question: None,
        patience: PATIENCE,
    })
}

impl Contest {
    fn read(lines: &[String]) -> PyResult<Vec<GameRecord>> {
        let read = |line: &String| serde_json::from_str(line).map_err(|why| fault("bad-record", why));
        lines.iter().map(read).collect()
    }
}

#[pymethods]
impl Contest {
    #[new]
    fn new(
        id: &str,
        seats: u8,
        bots: &str,
        games: u64,
        seed: u64,
        options: BTreeMap<String, String>,
        data: Option<String>,
    ) -> PyResult<Contest> {
        Ok(Contest { game: game(id)?, contest: contest(id, seats, bots, games, seed, options, data)? })
    }

    /// Plays the games with these numbers and tells each as a line of JSON.
    fn play(&self, py: Python<'_>, first: u64, last: u64) -> PyResult<Vec<String>> {
        let played = py.detach(|| adit_arena::play_games(self.game, &self.contest, first..last));
        let line = |record: &GameRecord| serde_json::to_string(record).map_err(|why| fault("bad-record", why));
        played.map_err(refused)?.iter().map(line).collect()
    }

    /// How the bots stand after these games, as JSON.
    fn standings(&self, lines: Vec<String>) -> PyResult<String> {
        let seats = usize::from(self.contest.setup.seats);
        let standings = Standings::new(&self.contest.names(), seats, None, &Contest::read(&lines)?);
        serde_json::to_string(&standings).map_err(|why| fault("bad-record", why))
    }
}
