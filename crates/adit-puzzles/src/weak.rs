//! How often weaker bots fail.

use crate::{FindFault, Grade};
use adit_any::AnyGame;
use adit_bots::{Recipe, Stop};
use adit_game::Seat;
use adit_table::AnyView;

/// The weaker bots. Their budgets are simulations, so that the grade follows from the seed: these are the levels that people
/// choose, without a clock.
const WEAK: [&str; 3] = ["greedy", "search:sims=30,noise=0.7", "search:sims=60,noise=0.5"];
/// How often each of them tries.
const ATTEMPTS: u64 = 4;

/// The share of the attempts of weaker bots that fail to find an answer. A bot that draws any move counts too, by how likely
/// it is to draw an answer.
pub(crate) fn failed(
    game: &dyn AnyGame,
    view: &dyn AnyView,
    seat: Seat,
    answers: &[String],
    choices: usize,
    seed: u64,
) -> Result<f32, FindFault> {
    let any = 1.0 - answers.len() as f32 / choices.max(1) as f32;
    let mut failed = 0_u64;
    for recipe in WEAK {
        let recipe: Recipe = recipe.parse()?;
        for attempt in 0..ATTEMPTS {
            let mut bot = game.bot(&recipe, seed.wrapping_add(attempt))?;
            let words = bot.choose(view, seat, &Stop::default())?;
            failed += u64::from(!answers.contains(&words));
        }
    }
    let tries = WEAK.len() as f32 * ATTEMPTS as f32;
    Ok((failed as f32 + any * ATTEMPTS as f32) / (tries + ATTEMPTS as f32))
}

impl Grade {
    /// The grade of a puzzle at which this share of attempts fails. What every bot finds that thinks at all is not a puzzle.
    pub(crate) fn of(failed: f32) -> Option<Grade> {
        match failed {
            failed if failed <= 0.25 => None,
            failed if failed < 0.5 => Some(Grade::Easy),
            failed if failed < 0.75 => Some(Grade::Medium),
            _ => Some(Grade::Hard),
        }
    }
}
