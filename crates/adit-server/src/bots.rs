//! Who plays the seats that no person plays.

use crate::entropy::Random;
use crate::lane::{Lane, Place};
use crate::metrics::{BotMetrics, One};
use crate::queue::Standing;
use adit_any::{AnyBot, AnyGame, AnyThoughts};
use adit_bots::{Recipe, RecipeFault, Stop};
use adit_game::Seat;
use adit_look::Coached;
use adit_store::TableId;
use adit_table::AnyView;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// The bots that people can choose, weakest first. Other recipes could think for as long as somebody likes.
pub(crate) const BOTS: &[&str] = &["random", "greedy", "easy", "medium", "hard", "expert"];

/// The bot that gives hints. Its budget is one of simulations, so that the same sight brings the same hint.
const ADVISER: &str = "search:sims=2000";
/// The seed of its chance.
const SEED: u64 = 1;
/// It is called off after this time, whatever it has found.
const ADVICE_TIME: Duration = Duration::from_secs(5);
/// Why the answer of a puzzle is the best is the same for everybody who asks, so a busy machine gets time for it.
const ANSWER_TIME: Duration = Duration::from_secs(60);

/// The bot that coaches: quick, because somebody waits to send a move.
const COACH: &str = "search:sims=400";
/// It is called off after this time.
const COACH_TIME: Duration = Duration::from_secs(2);

/// So many bots may remember what they have thought; a long search takes up to 200 megabytes for that.
const MINDS: usize = 8;

/// Bots that announce no more than this do not wait for those that announce more.
const QUICK: Duration = Duration::from_millis(200);

/// Where bots think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// On threads of their own: so many bots that think for long at the same time, and beside them a quarter as many,
    /// at least one, that answer quickly.
    Threads(usize),
    /// Within the task that asks, which does nothing else meanwhile: for simulations in which no time passes.
    Inline(Whims),
}

/// How little a simulation can rely on its bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Whims {
    /// They answer after this time at the latest.
    pub latest: Duration,
    /// So many of a hundred times they have no answer.
    pub silent: u64,
}

impl Whims {
    /// Waits for the answer, if there is one.
    async fn wait(self, random: &Random) -> Option<()> {
        if self == Whims::default() {
            return Some(());
        }
        let bits = random.bits().ok()?;
        tokio::time::sleep(self.latest.mul_f64((bits >> 11) as f64 / (1_u64 << 53) as f64)).await;
        (bits % 100 >= self.silent).then_some(())
    }
}

impl Thinking {
    /// Forgets something large.
    fn forget<T: Send + 'static>(self, large: T) {
        match (self, Handle::try_current()) {
            // Dropping a large tree takes a while, and other tables wait for the thread.
            (Thinking::Threads(_), Ok(runtime)) => drop(runtime.spawn_blocking(move || drop(large))),
            (Thinking::Threads(_), Err(_)) | (Thinking::Inline(_), _) => drop(large),
        }
    }
}

/// The table for which a bot thinks, and how soon it does.
#[derive(Clone)]
pub(crate) struct Asker {
    pub(crate) table: TableId,
    pub(crate) standing: Standing,
}

/// What a bot is asked.
pub(crate) struct Question {
    pub(crate) asker: Asker,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) view: Box<dyn AnyView>,
    pub(crate) seat: Seat,
    /// The bot answers at once when this is called off.
    pub(crate) stop: Stop,
}

/// What a coach is asked: the moves that a seat wants to send, each with what the seat sees before it.
pub(crate) struct CoachQuestion {
    pub(crate) asker: Asker,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) moves: Vec<(Box<dyn AnyView>, String)>,
    pub(crate) seat: Seat,
}

/// Calls a bot off when nobody waits for it any more.
struct CalledOff(Stop);

impl Drop for CalledOff {
    fn drop(&mut self) {
        self.0.call_off();
    }
}

/// Where bots think: a few at the same time, whatever the number of tables, which take turns.
#[derive(Clone)]
pub(crate) struct Pool {
    thinking: Thinking,
    quick: Lane<TableId>,
    slow: Lane<TableId>,
    minds: Arc<Semaphore>,
    random: Arc<Random>,
    metrics: Arc<BotMetrics>,
}

/// A bot that remembers what it has thought, for as long as it is held. A turn is often many small decisions, and what
/// was found out for the first of them helps with the others.
pub(crate) struct Mind {
    /// There until it is dropped.
    bot: Option<Box<dyn AnyBot>>,
    thinking: Thinking,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Mind {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            self.thinking.forget(bot);
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
    _place: Place<TableId>,
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
    pub(crate) fn new(thinking: Thinking, random: Arc<Random>, metrics: Arc<BotMetrics>) -> Pool {
        let (slow, quick) = match thinking {
            Thinking::Threads(threads) => (threads, threads / 4),
            Thinking::Inline(_) => (1, 1),
        };
        let minds = Arc::new(Semaphore::new(MINDS));
        Pool { thinking, quick: Lane::new(quick), slow: Lane::new(slow), minds, random, metrics }
    }

    /// The names of the bots that people can choose, weakest first.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        BOTS.iter().copied()
    }

    /// The bot of this name, if people can choose it.
    pub(crate) fn find(&self, name: &str) -> Option<Recipe> {
        self.ids().find(|known| *known == name)?.parse().ok()
    }

    /// What is thought for a table comes sooner or later than before.
    pub(crate) fn stand(&self, asker: &Asker) {
        for lane in [&self.quick, &self.slow] {
            lane.stand(&asker.table, asker.standing);
        }
    }

    /// The lane in which a bot thinks.
    fn lane(&self, recipe: &Recipe) -> &Lane<TableId> {
        let is_quick = recipe.announced().is_some_and(|time| time <= QUICK);
        if is_quick { &self.quick } else { &self.slow }
    }

    /// Waits for a place to think.
    async fn wait(&self, lane: &Lane<TableId>, asker: &Asker) -> Option<Permit> {
        let waiting = self.metrics.waiting.one();
        let place = lane.wait(&asker.table, asker.standing).await?;
        drop(waiting);
        Some(Permit {
            _place: place,
            _thinking: self.metrics.thinking.one(),
            begin: Instant::now(),
            metrics: Arc::clone(&self.metrics),
        })
    }

    /// Waits for a place to think for long, on a thread that may wait. Where bots think within the task that asks, no
    /// two think at the same time anyway.
    pub(crate) fn place(&self, asker: &Asker) -> Option<Permit> {
        match self.thinking {
            Thinking::Threads(_) => Handle::current().block_on(self.wait(&self.slow, asker)),
            Thinking::Inline(_) => None,
        }
    }

    /// Lets somebody think. There is no answer if that panics. It may wait for [places](Pool::place).
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        match self.thinking {
            Thinking::Threads(_) => tokio::task::spawn_blocking(work).await.ok(),
            Thinking::Inline(whims) => {
                whims.wait(&self.random).await?;
                catch_unwind(AssertUnwindSafe(work)).ok()
            }
        }
    }

    /// What a strong bot thinks of a decision. It thinks the same whenever the same is seen, as far as its time allows.
    pub(crate) async fn advise(&self, question: Question) -> Option<AnyThoughts> {
        self.think_aloud(question, Vec::new(), ADVICE_TIME).await
    }

    /// The same of the decision of a puzzle, with a closer look at the moves that its answer is about.
    pub(crate) async fn explain(&self, question: Question, about: Vec<String>) -> Option<AnyThoughts> {
        self.think_aloud(question, about, ANSWER_TIME).await
    }

    async fn think_aloud(
        &self,
        question: Question,
        about: Vec<String>,
        time: Duration,
    ) -> Option<AnyThoughts> {
        let Question { asker, game, view, seat, stop } = question;
        let place = self.wait(&self.slow, &asker).await?;
        let late = stop.clone();
        let limit = tokio::spawn(async move {
            tokio::time::sleep(time).await;
            late.call_off();
        });
        let thought = self.work(move || {
            let _place = place;
            let recipe: Recipe = ADVISER.parse().map_err(|fault: RecipeFault| fault.to_string())?;
            let mut bot = game.bot(&recipe, SEED).map_err(|fault| fault.to_string())?;
            let about: Vec<&str> = about.iter().map(String::as_str).collect();
            bot.explain(&*view, seat, &about, &stop).map_err(|fault| fault.to_string())
        });
        let thought = thought.await;
        limit.abort();
        let told = |fault: &String| tracing::error!(game = game.id(), fault, "a bot has no advice");
        thought?.inspect_err(told).ok()
    }

    /// Whether moves that somebody wants to send one after the other give a lot away. It waits for a place as a hint does.
    pub(crate) async fn coach(&self, question: CoachQuestion) -> Option<Coached> {
        let CoachQuestion { asker, game, moves, seat } = question;
        let place = self.wait(&self.slow, &asker).await?;
        let stop = CalledOff(Stop::default());
        let (late, stopped) = (stop.0.clone(), stop.0.clone());
        let limit = tokio::spawn(async move {
            tokio::time::sleep(COACH_TIME).await;
            late.call_off();
        });
        let thought = self.work(move || {
            let _place = place;
            let recipe: Recipe = COACH.parse().map_err(|fault: RecipeFault| fault.to_string())?;
            let mut bot = game.bot(&recipe, SEED).map_err(|fault| fault.to_string())?;
            Coached::find(&mut *bot, seat, moves, &stopped).map_err(|fault| fault.to_string())
        });
        let thought = thought.await;
        limit.abort();
        let told = |fault: &String| tracing::error!(game = game.id(), fault, "a coach has no answer");
        thought?.inspect_err(told).ok()
    }

    /// The move that the bot chooses, or any move if it has no answer. `mind` is the bot as it was left after the
    /// decision before.
    pub(crate) async fn think(
        &self,
        question: Question,
        recipe: Recipe,
        mind: Option<Mind>,
    ) -> Option<Chosen> {
        let Question { asker, game, view, seat, stop } = question;
        let place = self.wait(self.lane(&recipe), &asker).await?;
        let seed = self.random.bits().ok()?;
        let (minds, thinking) = (Arc::clone(&self.minds), self.thinking);
        let thought = self.work(move || {
            let _place = place;
            let new = |recipe: &Recipe| game.bot(recipe, seed).map_err(|fault| fault.to_string());
            let choose = |bot: &mut Box<dyn AnyBot>| {
                bot.choose(&*view, seat, &stop).map_err(|fault| fault.to_string())
            };
            let remembered = mind.and_then(|mut mind| mind.bot.take());
            let chosen = remembered.map_or_else(|| new(&recipe), Ok).and_then(|mut bot| {
                let words = choose(&mut bot)?;
                let permit = minds.try_acquire_owned().ok();
                let mind = permit.map(|permit| Mind { bot: Some(bot), thinking, _permit: permit });
                Ok(Chosen { words, mind })
            });
            let told = |fault: &String| tracing::error!(game = game.id(), fault, "a bot has no answer");
            chosen.inspect_err(told).ok().or_else(|| {
                let words = new(&Recipe::Random).and_then(|mut bot| choose(&mut bot));
                Some(Chosen { words: words.inspect_err(told).ok()?, mind: None })
            })
        });
        thought.await.flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queue::Rank;
    use adit_any::Of;
    use adit_game::{Setup, Viewer};
    use adit_table::Source;
    use adit_testkit::heaps::Heaps;

    fn pool() -> Pool {
        Pool::new(Thinking::Threads(1), Arc::new(Random::new(crate::Entropy::Seed(1))), Arc::default())
    }

    static HEAPS: &dyn AnyGame = &Of::<Heaps>::GAME;

    #[test]
    fn every_bot_that_can_be_chosen_has_a_recipe_and_no_other_can_be_chosen() {
        let pool = pool();
        for name in BOTS {
            assert!(pool.find(name).is_some(), "{name}");
        }
        for name in ["", "search:ms=3600000", "search", "wizard"] {
            assert!(pool.find(name).is_none(), "{name}");
        }
    }

    #[test]
    fn quick_bots_do_not_wait_for_slow_ones() {
        let pool = pool();
        let is_quick = |name: &&str| std::ptr::eq(pool.lane(&pool.find(name).expect("a bot")), &pool.quick);
        let quick: Vec<&str> = BOTS.iter().copied().filter(is_quick).collect();
        assert_eq!(quick, ["random", "greedy", "easy", "medium"]);
    }

    /// Lets the bot of the first seat of a table make a decision.
    async fn think(pool: &Pool, mind: Option<Mind>) -> Chosen {
        let table = HEAPS.start(&Setup::seats(2), Source::Seed(1)).expect("a table");
        let view = table.look(Viewer::Seat(Seat::FIRST)).expect("there is such a seat");
        let recipe = pool.find("easy").expect("a bot");
        let asker =
            Asker { table: TableId::from_bits(1), standing: Standing { rank: Rank::Waited, origin: None } };
        let question = Question { asker, game: HEAPS, view, seat: Seat::FIRST, stop: Stop::default() };
        let chosen = pool.think(question, recipe, mind).await.expect("an answer");
        assert_eq!(table.why(Seat::FIRST, &chosen.words), Ok(()));
        chosen
    }

    #[tokio::test]
    async fn no_more_bots_remember_than_there_is_room_for() {
        let pool = pool();
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
