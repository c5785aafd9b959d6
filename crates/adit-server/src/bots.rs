//! Who plays the seats that no person plays.

use adit_bots::{Recipe, Stop};
use adit_games::{AnyGame, AnySight};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The names of the bots that can be chosen from, weakest first. Each is a [`Recipe`].
pub type Bots = &'static [&'static str];

/// The bots that every server has.
pub static BOTS: Bots = &["random", "greedy", "easy", "medium", "hard", "expert"];

/// The bot against which a game begins when nobody has chosen one.
pub(crate) const FIRST: &str = "easy";

/// Where bots think: a few at the same time, whatever the number of tables.
#[derive(Clone)]
pub(crate) struct Pool {
    bots: Bots,
    threads: Arc<Semaphore>,
}

impl Pool {
    pub(crate) fn new(bots: Bots, threads: usize) -> Pool {
        Pool { bots, threads: Arc::new(Semaphore::new(threads.max(1))) }
    }

    pub(crate) fn find(&self, id: &str) -> Option<Recipe> {
        self.bots.iter().find(|bot| **bot == id)?.parse().ok()
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.bots.iter().copied()
    }

    /// The words of the move that the bot chooses, having seen what a person in its seat would see.
    pub(crate) async fn think(
        &self,
        recipe: Recipe,
        game: &'static dyn AnyGame,
        sight: AnySight,
    ) -> Option<String> {
        let permit = self.threads.clone().acquire_owned().await.ok()?;
        let seed = getrandom::u64().ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let words = choose(&recipe, game, &sight, seed);
            drop(permit);
            words
        });
        thought.await.ok().flatten()
    }
}

/// A bot that fails is a defect, but no reason to let a table wait for ever: then any move will do.
fn choose(recipe: &Recipe, game: &'static dyn AnyGame, sight: &AnySight, seed: u64) -> Option<String> {
    let ask = |recipe: &Recipe| -> Result<String, String> {
        let mut bot = game.bot(recipe, seed).map_err(|fault| fault.to_string())?;
        bot.choose(sight, &Stop::default()).map_err(|fault| fault.to_string())
    };
    ask(recipe)
        .or_else(|fault| {
            tracing::error!(game = game.id(), ?recipe, fault, "a bot has failed and moves at random");
            ask(&Recipe::Random)
        })
        .ok()
}
