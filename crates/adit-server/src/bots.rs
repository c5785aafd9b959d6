//! Who plays the seats that no person plays.

use crate::metrics::{BotMetrics, One};
use adit_bots::{Recipe, RecipeFault, Stop};
use adit_games::{AnyGame, AnySight, AnyThoughts};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The bots that people can choose, weakest first. Other recipes could think for as long as somebody likes.
const BOTS: &[&str] = &["random", "greedy", "easy", "medium", "hard", "expert"];

/// The bot that gives hints. Its budget is one of simulations, so that the same sight brings the same hint.
const ADVISER: &str = "search:sims=2000";
/// The seed of its chance.
const SEED: u64 = 1;
/// It is called off after this time, whatever it has found.
const ADVICE_TIME: Duration = Duration::from_secs(5);

/// Where bots think: a few at the same time, whatever the number of tables.
#[derive(Clone)]
pub(crate) struct Pool {
    threads: Arc<Semaphore>,
    metrics: Arc<BotMetrics>,
}

/// A place in the pool, for as long as it is held. Its time is counted.
pub(crate) struct Place {
    _permit: OwnedSemaphorePermit,
    _thinking: One,
    begin: Instant,
    metrics: Arc<BotMetrics>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.metrics.times.add(self.begin.elapsed());
    }
}

impl Pool {
    pub(crate) fn new(threads: usize, metrics: Arc<BotMetrics>) -> Pool {
        Pool { threads: Arc::new(Semaphore::new(threads.max(1))), metrics }
    }

    /// The names of the bots that people can choose, weakest first.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        BOTS.iter().copied()
    }

    /// The bot of this name, if people can choose it.
    pub(crate) fn find(&self, name: &str) -> Option<Recipe> {
        self.ids().find(|known| *known == name)?.parse().ok()
    }

    /// Waits for a place to think.
    async fn wait(&self) -> Option<Place> {
        let waiting = self.metrics.waiting.one();
        let permit = self.threads.clone().acquire_owned().await.ok()?;
        drop(waiting);
        Some(Place {
            _permit: permit,
            _thinking: self.metrics.thinking.one(),
            begin: Instant::now(),
            metrics: Arc::clone(&self.metrics),
        })
    }

    /// Waits for a place to think, on a thread that may wait.
    pub(crate) fn place(&self) -> Option<Place> {
        Handle::current().block_on(self.wait())
    }

    /// What a strong bot thinks of a decision. It thinks the same whenever the same is seen, as far as its time allows.
    pub(crate) async fn advise(
        &self,
        game: &'static dyn AnyGame,
        sight: AnySight,
        stop: Stop,
    ) -> Option<AnyThoughts> {
        let place = self.wait().await?;
        let late = stop.clone();
        let limit = tokio::spawn(async move {
            tokio::time::sleep(ADVICE_TIME).await;
            late.call_off();
        });
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            let recipe: Recipe = ADVISER.parse().map_err(|fault: RecipeFault| fault.to_string())?;
            let mut bot = game.bot(&recipe, SEED).map_err(|fault| fault.to_string())?;
            bot.consider(&sight, &stop).map_err(|fault| fault.to_string())
        });
        let thought = thought.await;
        limit.abort();
        let told = |fault: &String| tracing::error!(game = game.id(), fault, "a bot has no advice");
        thought.ok()?.inspect_err(told).ok()
    }

    /// The words of the move that the bot chooses, or of any move if it has no answer.
    pub(crate) async fn think(
        &self,
        recipe: Recipe,
        game: &'static dyn AnyGame,
        sight: AnySight,
        stop: Stop,
    ) -> Option<String> {
        let place = self.wait().await?;
        let seed = getrandom::u64().ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            [recipe, Recipe::Random].iter().find_map(|recipe| {
                let chosen = game.bot(recipe, seed).map_err(|fault| fault.to_string());
                let chosen =
                    chosen.and_then(|mut bot| bot.choose(&sight, &stop).map_err(|fault| fault.to_string()));
                chosen
                    .inspect_err(|fault| tracing::error!(game = game.id(), fault, "a bot has no answer"))
                    .ok()
            })
        });
        thought.await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_that_can_be_chosen_has_a_recipe_and_no_other_can_be_chosen() {
        let pool = Pool::new(1, Arc::default());
        for name in BOTS {
            assert!(pool.find(name).is_some(), "{name}");
        }
        for name in ["", "search:ms=3600000", "search", "wizard"] {
            assert!(pool.find(name).is_none(), "{name}");
        }
    }
}
