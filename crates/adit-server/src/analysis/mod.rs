//! Looking back on finished games in the background: once for each game, kept in memory.

mod told;

pub(crate) use told::AnalysisBody;

use crate::Fault;
use crate::bots::{Asker, Pool};
use crate::queue::{Rank, Standing};
use crate::table::Handle;
use adit_analysis::{Analysis, analyse};
use adit_any::{AnyBot, AnyGame, AnyStep, AnyThoughts};
use adit_bots::{BotFault, Recipe, Stop};
use adit_game::{Language, Seat, Texts, Viewer};
use adit_store::TableId;
use adit_table::{AnyView, Journal, Source};
use serde::Serialize;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// The bot that judges. A few simulations for each decision, because a whole game has hundreds of them.
const JUDGE: &str = "search:sims=500";
/// The seed of its chance.
const SEED: u64 = 1;
/// So many games are kept, those that were asked for first are forgotten first.
const KEPT: usize = 64;
/// So many games may wait.
const WAITING: usize = 16;

/// How far looking back on a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Progress {
    /// Nobody has asked for it.
    None,
    /// Other games come first.
    Waiting,
    /// A bot looks at it.
    Running,
    /// It is there.
    Done,
    /// It cannot be done; the log of the server says why.
    Failed,
}

/// Games in the order in which they were asked for.
type Jobs = VecDeque<(TableId, Arc<Job>)>;

/// The games that are or were looked back on.
#[derive(Clone)]
pub(crate) struct Analyses {
    jobs: Arc<Mutex<Jobs>>,
    /// Games are looked at one after the other.
    turn: Arc<Semaphore>,
    pool: Pool,
    stop: CancellationToken,
}

/// A game that is looked back on.
pub(crate) struct Job {
    asker: Asker,
    game: &'static dyn AnyGame,
    journal: Journal,
    /// How many entries were looked at; nothing while other games come first.
    done: OnceLock<AtomicUsize>,
    /// Nothing in it if it failed.
    found: OnceLock<Option<Analysis>>,
    told: Mutex<HashMap<(Viewer, Language), Arc<AnalysisBody>>>,
}

impl Job {
    pub(crate) fn progress(&self) -> Progress {
        match (self.found.get(), self.done.get()) {
            (Some(Some(_)), _) => Progress::Done,
            (Some(None), _) => Progress::Failed,
            (None, Some(_)) => Progress::Running,
            (None, None) => Progress::Waiting,
        }
    }

    fn done(&self) -> usize {
        self.done.get().map_or(0, |done| done.load(Ordering::Relaxed))
    }

    /// What is known, in words.
    pub(crate) fn tell(&self, viewer: Viewer, texts: &Texts) -> Result<Arc<AnalysisBody>, Fault> {
        let entries = self.journal.entries.len();
        let Some(Some(analysis)) = self.found.get() else {
            return Ok(Arc::new(AnalysisBody::unfinished(self.progress(), self.done(), entries)));
        };
        let known = || self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (viewer, texts.language());
        if let Some(told) = known().get(&key) {
            return Ok(told.clone());
        }
        let table = self.game.replay(&self.journal, Source::Os).map_err(|_| Fault::Store)?;
        let body = told::tell(&table, analysis, JUDGE, viewer, texts).map_err(|_| Fault::Store)?;
        let told = Arc::new(AnalysisBody::done(entries, body));
        known().insert(key, told.clone());
        Ok(told)
    }
}

impl Analyses {
    pub(crate) fn new(pool: Pool, stop: CancellationToken) -> Analyses {
        Analyses { jobs: Arc::default(), turn: Arc::new(Semaphore::new(1)), pool, stop }
    }

    /// What is known about the game that this journal tells.
    pub(crate) fn find(&self, id: &TableId, journal: &Journal) -> Option<Arc<Job>> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let found = jobs.iter().find(|(table, job)| table == id && job.journal == *journal);
        found.map(|(_, job)| job.clone())
    }

    /// Looks back on a game in the background, unless that was asked for before.
    pub(crate) fn start(&self, table: &Handle, journal: Journal) -> Result<(), Fault> {
        let id = &table.id;
        if self.find(id, &journal).is_some_and(|job| job.progress() != Progress::Failed) {
            return Ok(());
        }
        let standing = Standing { rank: Rank::Unwatched, origin: table.presence.origin() };
        let job = Arc::new(Job {
            asker: Asker { table: id.clone(), standing },
            game: table.game,
            journal,
            done: OnceLock::new(),
            found: OnceLock::new(),
            told: Mutex::default(),
        });
        {
            let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            jobs.retain(|(table, _)| table != id);
            if jobs.iter().filter(|(_, job)| job.found.get().is_none()).count() >= WAITING {
                return Err(Fault::TooMany);
            }
            while jobs.len() >= KEPT {
                jobs.pop_front();
            }
            jobs.push_back((id.clone(), job.clone()));
        }
        let (analyses, working) = (self.clone(), job);
        tokio::spawn(async move {
            let Ok(_turn) = analyses.turn.clone().acquire_owned().await else { return };
            let judged = working.clone();
            let pool = analyses.pool.clone();
            let found = pool.work(move || analyses.judge(&judged)).await;
            let _ = working.found.set(found.flatten());
        });
        Ok(())
    }

    fn judge(&self, job: &Job) -> Option<Analysis> {
        let done = job.done.get_or_init(AtomicUsize::default);
        // A replay draws nothing, so the source is never asked.
        let (game, table) = (job.game, job.game.replay(&job.journal, Source::Os).ok()?);
        let told = |fault: String| tracing::error!(game = game.id(), fault, "a game is not looked back on");
        let recipe: Recipe = JUDGE.parse().ok()?;
        let bot = game.bot(&recipe, SEED).map_err(|fault| told(fault.to_string())).ok()?;
        let mut bot = InPool { bot, pool: self.pool.clone(), asker: job.asker.clone() };
        let stop = Stop::default();
        let mut tell = |number| {
            done.store(number, Ordering::Relaxed);
            if self.stop.is_cancelled() {
                stop.call_off();
            }
        };
        let analysis = analyse(game, &table, &mut bot, &stop, &mut tell)
            .map_err(|fault| told(fault.to_string()))
            .ok()?;
        // What was called off is not the whole game.
        (!stop.is_called_off()).then_some(analysis)
    }
}

/// A bot that waits for a place in the pool before each decision, so that the bots at tables wait for one decision at
/// most.
struct InPool {
    bot: Box<dyn AnyBot>,
    pool: Pool,
    asker: Asker,
}

impl AnyBot for InPool {
    fn choose(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<String, BotFault> {
        let _place = self.pool.place(&self.asker);
        self.bot.choose(view, seat, stop)
    }

    fn consider(&mut self, view: &dyn AnyView, seat: Seat, stop: &Stop) -> Result<AnyThoughts, BotFault> {
        let _place = self.pool.place(&self.asker);
        self.bot.consider(view, seat, stop)
    }

    fn explain(
        &mut self,
        view: &dyn AnyView,
        seat: Seat,
        about: &[&str],
        stop: &Stop,
    ) -> Result<AnyThoughts, BotFault> {
        let _place = self.pool.place(&self.asker);
        self.bot.explain(view, seat, about, stop)
    }

    fn line(&mut self, first: &str, steps: usize) -> Vec<AnyStep> {
        self.bot.line(first, steps)
    }
}
