//! Who plays the seats that no person plays.

use crate::metrics::{BotMetrics, One};
use adit_any::{AnyBot, AnyGame, AnyThoughts};
use adit_bots::{Recipe, RecipeFault, Stop};
use adit_game::Seat;
use adit_table::AnyView;
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

/// So many bots may remember what they have thought; a long search takes up to 200 megabytes for that.
const MINDS: usize = 8;

/// Where bots think: a few at the same time, whatever the number of tables.
#[derive(Clone)]
pub(crate) struct Pool {
    threads: Arc<Semaphore>,
    minds: Arc<Semaphore>,
    metrics: Arc<BotMetrics>,
}

/// A bot that remembers what it has thought, for as long as it is held. A turn is often many small decisions, and what
/// was found out for the first of them helps with the others.
pub(crate) struct Mind {
    /// There until it is dropped.
    bot: Option<Box<dyn AnyBot>>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Mind {
    fn drop(&mut self) {
        // Dropping a large tree takes a while, and other tables wait for the thread.
        if let (Some(bot), Ok(runtime)) = (self.bot.take(), Handle::try_current()) {
            runtime.spawn_blocking(move || drop(bot));
        }
    }
}

/// What a bot has chosen.
pub(crate) struct Chosen {
    /// The words of the move.
    pub(crate) words: String,
    /// The bot, if there is room to remember what it has thought.
    pub(crate) mind: Option<Mind>,
}

/// A bot may think for as long as this is held. Its time is counted.
pub(crate) struct Permit {
    _permit: OwnedSemaphorePermit,
    _thinking: One,
    begin: Instant,
    metrics: Arc<BotMetrics>,
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.metrics.times.add(self.begin.elapsed());
    }
}

impl Pool {
    pub(crate) fn new(threads: usize, metrics: Arc<BotMetrics>) -> Pool {
        let [threads, minds] = [threads.max(1), MINDS].map(|count| Arc::new(Semaphore::new(count)));
        Pool { threads, minds, metrics }
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
    async fn wait(&self) -> Option<Permit> {
        let waiting = self.metrics.waiting.one();
        let permit = self.threads.clone().acquire_owned().await.ok()?;
        drop(waiting);
        Some(Permit {
            _permit: permit,
            _thinking: self.metrics.thinking.one(),
            begin: Instant::now(),
            metrics: Arc::clone(&self.metrics),
        })
    }

    /// Waits for a place to think, on a thread that may wait.
    pub(crate) fn place(&self) -> Option<Permit> {
        Handle::current().block_on(self.wait())
    }

    /// What a strong bot thinks of a decision. It thinks the same whenever the same is seen, as far as its time allows.
    pub(crate) async fn advise(
        &self,
        game: &'static dyn AnyGame,
        view: Box<dyn AnyView>,
        seat: Seat,
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
            bot.consider(&*view, seat, &stop).map_err(|fault| fault.to_string())
        });
        let thought = thought.await;
        limit.abort();
        let told = |fault: &String| tracing::error!(game = game.id(), fault, "a bot has no advice");
        thought.ok()?.inspect_err(told).ok()
    }

    /// The move that the bot chooses, or any move if it has no answer. `mind` is the bot as it was left after the
    /// decision before.
    pub(crate) async fn think(
        &self,
        recipe: Recipe,
        game: &'static dyn AnyGame,
        view: Box<dyn AnyView>,
        seat: Seat,
        mind: Option<Mind>,
        stop: Stop,
    ) -> Option<Chosen> {
        let place = self.wait().await?;
        let seed = getrandom::u64().ok()?;
        let minds = Arc::clone(&self.minds);
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            let new = |recipe: &Recipe| game.bot(recipe, seed).map_err(|fault| fault.to_string());
            let choose = |bot: &mut Box<dyn AnyBot>| {
                bot.choose(&*view, seat, &stop).map_err(|fault| fault.to_string())
            };
            let remembered = mind.and_then(|mut mind| mind.bot.take());
            let chosen = remembered.map_or_else(|| new(&recipe), Ok).and_then(|mut bot| {
                let words = choose(&mut bot)?;
                let permit = minds.try_acquire_owned().ok();
                Ok(Chosen { words, mind: permit.map(|permit| Mind { bot: Some(bot), _permit: permit }) })
            });
            let told = |fault: &String| tracing::error!(game = game.id(), fault, "a bot has no answer");
            chosen.inspect_err(told).ok().or_else(|| {
                let words = new(&Recipe::Random).and_then(|mut bot| choose(&mut bot));
                Some(Chosen { words: words.inspect_err(told).ok()?, mind: None })
            })
        });
        thought.await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adit_any::Of;
    use adit_game::{Setup, Viewer};
    use adit_table::Source;
    use adit_testkit::heaps::Heaps;

    static HEAPS: &dyn AnyGame = &Of::<Heaps>::GAME;

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

    /// Lets the bot of the first seat of a table make a decision.
    async fn think(pool: &Pool, mind: Option<Mind>) -> Chosen {
        let table = HEAPS.start(&Setup::seats(2), Source::Seed(1)).expect("a table");
        let view = table.look(Viewer::Seat(Seat::FIRST)).expect("there is such a seat");
        let recipe = pool.find("easy").expect("a bot");
        let chosen =
            pool.think(recipe, HEAPS, view, Seat::FIRST, mind, Stop::default()).await.expect("an answer");
        assert_eq!(table.why(Seat::FIRST, &chosen.words), Ok(()));
        chosen
    }

    #[tokio::test]
    async fn no_more_bots_remember_than_there_is_room_for() {
        let pool = Pool::new(1, Arc::default());
        let mut minds = Vec::new();
        for _ in 0..MINDS {
            minds.push(think(&pool, None).await.mind.expect("there is room"));
        }
        assert!(think(&pool, None).await.mind.is_none());
        // Who remembers already may go on doing so, and who forgets leaves room for another.
        let mind = think(&pool, minds.pop()).await.mind;
        assert!(mind.is_some());
        drop(mind);
        assert!(think(&pool, None).await.mind.is_some());
    }
}
