//! Bots: they are shown what a seat sees and nothing else.

use crate::faults::fault;
use crate::games::game;
use crate::table::Table;
use adit_any::{AnyBot, AnyCandidate, AnyThoughts, Why};
use adit_bots::{BotFault, Recipe, Stop};
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A bot that plays a game.
#[pyclass(module = "adit._adit")]
pub struct Bot {
    bot: Mutex<Box<dyn AnyBot>>,
}

impl Bot {
    /// The bot, as soon as nobody else asks it.
    pub fn ask(&self) -> MutexGuard<'_, Box<dyn AnyBot>> {
        self.bot.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Bot {
    #[new]
    fn new(id: &str, recipe: &str, seed: u64) -> PyResult<Bot> {
        let recipe: Recipe = recipe.parse().map_err(|why| fault("no-such-bot", why))?;
        let bot = game(id)?.bot(&recipe, seed).map_err(|why| fault("bad-weights", why))?;
        Ok(Bot { bot: Mutex::new(bot) })
    }

    /// The move that the bot makes for a seat.
    fn choose(&self, py: Python<'_>, table: &Table, seat: usize) -> PyResult<String> {
        let (view, seat) = table.shown_to(seat)?;
        py.detach(|| self.ask().choose(&*view, seat, &Stop::default())).map_err(|why| no_answer(&why))
    }

    /// What the bot thinks of a decision, as JSON.
    fn consider(&self, py: Python<'_>, table: &Table, seat: usize) -> PyResult<String> {
        let (view, seat) = table.shown_to(seat)?;
        let thoughts = py.detach(|| self.ask().consider(&*view, seat, &Stop::default()));
        Ok(json!(thoughts.map_err(|why| no_answer(&why))?).to_string())
    }

    /// What the bot thinks of a decision and why its choice is better than each other move, as JSON.
    fn explain(&self, py: Python<'_>, table: &Table, seat: usize, about: Vec<String>) -> PyResult<String> {
        let (view, seat) = table.shown_to(seat)?;
        let about: Vec<&str> = about.iter().map(String::as_str).collect();
        let thoughts = py.detach(|| self.ask().explain(&*view, seat, &about, &Stop::default()));
        let thoughts = thoughts.map_err(|why| no_answer(&why))?;
        let mut told = json!(thoughts);
        let best = thoughts.of(&thoughts.choice);
        if let Some(candidates) = told["candidates"].as_array_mut() {
            for (told, candidate) in candidates.iter_mut().zip(&thoughts.candidates) {
                told["why"] = why(&thoughts, best, candidate, table);
            }
        }
        Ok(told.to_string())
    }
}

/// Why the best move is better than another, in numbers and in lines.
fn why(
    thoughts: &AnyThoughts,
    best: Option<&AnyCandidate>,
    candidate: &AnyCandidate,
    table: &Table,
) -> Value {
    let why = best.filter(|_| candidate.words != thoughts.choice).and_then(|best| Why::new(best, candidate));
    why.map_or(Value::Null, |why| {
        let mut told = json!(why);
        told["lines"] = json!(why.lines(table.texts()));
        told
    })
}

fn no_answer(fault_: &BotFault) -> PyErr {
    let code = match fault_ {
        BotFault::View(_) => "bad-view",
        BotFault::NotAsked { .. } => "not-pending",
        BotFault::OtherGame { .. } => "other-game",
    };
    fault(code, fault_)
}
