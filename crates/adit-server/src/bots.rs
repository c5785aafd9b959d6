//! Who plays the seats that no person plays.

use crate::metrics::BotMetrics;
use adit_bots::{Recipe, Stop};
use adit_games::{AnyGame, AnySight};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;

/// The bots that people can choose, weakest first. Other recipes could think for as long as somebody likes.
const BOTS: &[&str] = &["random", "greedy", "easy", "medium", "hard", "expert"];

/// Where bots think: a few at the same time, whatever the number of tables.
#[derive(Clone)]
pub(crate) struct Pool {
    threads: Arc<Semaphore>,
}

impl Pool {
    pub(crate) fn new(threads: usize) -> Pool {
        Pool { threads: Arc::new(Semaphore::new(threads.max(1))) }
    }

    /// The names of the bots that people can choose, weakest first.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        BOTS.iter().copied()
    }

    /// The bot of this name, if people can choose it.
    pub(crate) fn find(&self, name: &str) -> Option<Recipe> {
        self.ids().find(|known| *known == name)?.parse().ok()
    }

    /// The words of the move that the bot chooses, or of any move if it has no answer.
    pub(crate) async fn think(
        &self,
        metrics: &BotMetrics,
        recipe: Recipe,
        game: &'static dyn AnyGame,
        sight: AnySight,
        stop: Stop,
    ) -> Option<String> {
        let waiting = metrics.waiting.one();
        let permit = self.threads.clone().acquire_owned().await.ok()?;
        drop(waiting);
        let (_thinking, begin) = (metrics.thinking.one(), Instant::now());
        let seed = getrandom::u64().ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            [recipe, Recipe::Random].iter().find_map(|recipe| {
                let chosen = game.bot(recipe, seed).map_err(|fault| fault.to_string());
                let chosen =
                    chosen.and_then(|mut bot| bot.choose(&sight, &stop).map_err(|fault| fault.to_string()));
                chosen
                    .inspect_err(|fault| tracing::error!(game = game.id(), fault, "a bot has no answer"))
                    .ok()
            })
        });
        let thought = thought.await.ok().flatten();
        metrics.times.add(begin.elapsed());
        thought
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_that_can_be_chosen_has_a_recipe_and_no_other_can_be_chosen() {
        let pool = Pool::new(1);
        for name in BOTS {
            assert!(pool.find(name).is_some(), "{name}");
        }
        for name in ["", "search:ms=3600000", "search", "wizard"] {
            assert!(pool.find(name).is_none(), "{name}");
        }
    }
}
