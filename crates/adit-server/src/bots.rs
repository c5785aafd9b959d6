//! Who plays the seats that no person plays.

use adit_game::{Dice, Parts, SplitDice, words_of};
use adit_games::{AnyFrame, AnyGame};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// A player that is a program. It sees what a person in its seat would see.
pub trait Bot: Send + Sync {
    /// Its name in addresses and stored tables.
    fn id(&self) -> &'static str;

    /// Chooses one of the moves that the frame offers. It may take its time: it runs on a thread of its own.
    fn choose(&self, game: &'static dyn AnyGame, frame: &AnyFrame, moves: &[Parts], seed: u64) -> usize;
}

/// A bot that chooses any move.
pub struct RandomBot;

impl Bot for RandomBot {
    fn id(&self) -> &'static str {
        "random"
    }

    fn choose(&self, _: &'static dyn AnyGame, _: &AnyFrame, moves: &[Parts], seed: u64) -> usize {
        SplitDice(seed).index(moves.len().max(1))
    }
}

/// The bots that can be chosen from.
pub type Bots = &'static [&'static dyn Bot];

/// The bots this crate brings.
pub static BOTS: Bots = &[&RandomBot];

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

    pub(crate) fn find(&self, id: &str) -> Option<&'static dyn Bot> {
        self.bots.iter().copied().find(|bot| bot.id() == id)
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.bots.iter().map(|bot| bot.id())
    }

    /// The words of the move that the bot chooses. Nothing, if it is offered nothing or fails.
    pub(crate) async fn think(
        &self,
        bot: &'static dyn Bot,
        game: &'static dyn AnyGame,
        frame: AnyFrame,
    ) -> Option<String> {
        let permit = self.threads.clone().acquire_owned().await.ok()?;
        let seed = getrandom::u64().ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let moves = frame.offer.as_ref().map(|offer| offer.moves.as_slice()).unwrap_or_default();
            let chosen = bot.choose(game, &frame, moves, seed);
            drop(permit);
            moves.get(chosen).map(|parts| words_of(parts))
        });
        thought.await.ok().flatten()
    }
}
