//! The task of a live table.

use crate::Fault;
use crate::bots::{Chosen, Mind, Pool};
use crate::meta::{Meta, Who};
use crate::metrics::Metrics;
use crate::table::hint::{Asking, Hinting};
use crate::table::lines::{Course, Line, Talks};
use crate::table::news::{News, Watchers};
use crate::table::{Event, LineFault, Said, Wish};
use crate::texts::Library;
use adit_any::{AnyGame, Games, ReadFault};
use adit_bots::Stop;
use adit_game::{Language, Seat, Viewer};
use adit_store::{Append, State, Store, StoreError, Stored, TableId};
use adit_table::{Entry, Journal, OfferId, Refusal, Source, Step, Table};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

/// What every live table shares.
pub(crate) struct Shared {
    pub(crate) games: Games,
    pub(crate) store: Store,
    pub(crate) library: Library,
    pub(crate) pool: Pool,
    pub(crate) metrics: Metrics,
    pub(crate) source: Source,
    pub(crate) idle: Duration,
}

/// Why a stored table cannot be played on.
#[derive(Debug, thiserror::Error)]
pub enum WakeFault {
    /// A line cannot be read.
    #[error(transparent)]
    Line(#[from] LineFault),
    /// The journal cannot be replayed.
    #[error(transparent)]
    Journal(#[from] ReadFault),
}

/// A position with all that stored lines say about it.
pub(super) struct Standing {
    pub(super) table: Table,
    pub(super) talks: Talks,
    /// The number of stored lines.
    pub(super) length: u64,
}

impl Standing {
    /// The game of these stored lines, and what they lead to.
    fn wake(
        games: Games,
        stored: &Stored,
        source: Source,
    ) -> Result<(&'static dyn AnyGame, Standing), WakeFault> {
        let course = Course::read(stored.lines.iter().map(|line| line.text.as_str()))?;
        let mut journal = Journal::read(&stored.header).map_err(ReadFault::from)?;
        journal.entries = course.entries;
        let game = adit_any::find(games, &journal.game)?;
        let table = game.replay(&journal, source).map_err(ReadFault::from)?;
        Ok((game, Standing { table, talks: course.talks, length: stored.lines.len() as u64 }))
    }
}

/// A bot that thinks about an offer. It is called off when nobody waits for it any more.
pub(super) struct Thinking {
    offer: OfferId,
    stop: Stop,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.call_off();
    }
}

/// After this time a move of a bot that was not stored is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// What a table shares with those who have a way to it.
pub(crate) struct Ties {
    pub(crate) news: watch::Sender<News>,
    pub(crate) watchers: Arc<Watchers>,
    /// How many lines the table has stored or is about to store.
    pub(crate) claimed: Arc<AtomicU64>,
}

/// A table in memory. Only its own task touches it.
pub(crate) struct Live {
    pub(super) shared: Arc<Shared>,
    id: TableId,
    pub(super) game: &'static dyn AnyGame,
    pub(super) meta: Arc<Meta>,
    pub(super) now: Standing,
    /// Changes when entries that somebody was told of are no more.
    pub(super) epoch: u64,
    pub(super) ties: Ties,
    /// What bots think about.
    pub(super) thinking: HashMap<Seat, Thinking>,
    /// Bots in the middle of their turn.
    minds: HashMap<Seat, Mind>,
    /// What was asked for hints about the present offers.
    pub(super) hints: HashMap<Seat, Hinting>,
    /// The length at which bots were asked last.
    asked: Option<u64>,
    /// What happened, entry by entry, as each kind of viewer was told.
    pub(super) logs: HashMap<(Viewer, Language), Vec<Vec<String>>>,
    /// What was shown of the present version.
    pub(super) shown: HashMap<Wish, Arc<str>>,
    /// The ids of the present offers.
    pub(super) offers: HashMap<Seat, Option<OfferId>>,
}

impl Live {
    /// The table that these stored lines lead to.
    pub(crate) fn wake(
        shared: Arc<Shared>,
        id: TableId,
        meta: Arc<Meta>,
        stored: &Stored,
        ties: Ties,
    ) -> Result<Live, WakeFault> {
        let (game, now) = Standing::wake(shared.games, stored, shared.source)?;
        ties.claimed.store(now.length, Ordering::Relaxed);
        Ok(Live {
            shared,
            id,
            game,
            meta,
            now,
            epoch: 0,
            ties,
            thinking: HashMap::new(),
            minds: HashMap::new(),
            hints: HashMap::new(),
            asked: None,
            logs: HashMap::new(),
            shown: HashMap::new(),
            offers: HashMap::new(),
        })
    }

    /// Lives until nobody has wanted anything for a while.
    pub(crate) async fn run(mut self, mut events: mpsc::Receiver<Event>, own: mpsc::WeakSender<Event>) {
        if let Ok(step) = self.now.table.draw()
            && !step.entries().is_empty()
        {
            // The journal was cut before a chance outcome, so it is drawn now.
            let _ = self.advance(step).await;
        }
        self.ask_bots(&own);
        // One timer that goes on by itself costs less than one that every event sets anew.
        let mut looks = tokio::time::interval_at(Instant::now() + self.shared.idle, self.shared.idle);
        let mut is_idle = true;
        loop {
            tokio::select! {
                biased;
                event = events.recv() => match event {
                    Some(event) => {
                        is_idle = false;
                        self.take(event, &own).await;
                    }
                    None => break,
                },
                _ = looks.tick() => {
                    if !std::mem::replace(&mut is_idle, true) {
                        continue;
                    }
                    self.logs = HashMap::new();
                    self.forget_sights();
                    if self.ties.news.receiver_count() == 0 && self.thinking.is_empty() && !self.is_hinting() {
                        break;
                    }
                }
            }
        }
        events.close();
        while let Some(event) = events.recv().await {
            self.take(event, &own).await;
        }
    }

    async fn take(&mut self, event: Event, own: &mpsc::WeakSender<Event>) {
        // Whoever asked may have gone; then nobody waits for the answer.
        match event {
            Event::Look { wish, reply } => drop(reply.send(self.look(wish))),
            Event::Say { seat, words, offer, reply } => {
                let said = self.say(seat, &words, offer).await;
                drop(reply.send(said));
            }
            Event::Why { seat, words, reply } => {
                let why = self.now.table.why(seat, &words).err();
                drop(reply.send(Ok(why.map(|refusal| self.refused(&refusal)))));
            }
            Event::Preview { seat, words, language, reply } => {
                drop(reply.send(self.preview(seat, &words, language)));
            }
            Event::Draw { viewer, language, number, reply } => {
                drop(reply.send(self.draw(viewer, language, number)));
            }
            Event::Back { seat, reply } => drop(reply.send(self.back(seat).await)),
            Event::Redo { seat, reply } => drop(reply.send(self.redo(seat).await)),
            Event::Consent { seat, agree, reply } => drop(reply.send(self.consent(seat, agree).await)),
            Event::BotChose { seat, offer, chosen } => {
                if self.thinking.get(&seat).is_some_and(|thinking| thinking.offer == offer) {
                    self.thinking.remove(&seat);
                    let made = match chosen {
                        Some(Chosen { words, mind }) => {
                            self.minds.extend(mind.map(|mind| (seat, mind)));
                            self.say(seat, &words, None).await.is_ok()
                        }
                        None => false,
                    };
                    self.shared.metrics.bot_moves.add(u64::from(made));
                    if !made {
                        // The bot failed, the store does not answer, or another server was faster.
                        let own = own.clone();
                        tokio::spawn(async move {
                            tokio::time::sleep(AGAIN).await;
                            if let Some(own) = own.upgrade() {
                                let _ = own.send(Event::AskBots).await;
                            }
                        });
                    }
                }
            }
            Event::Stored { length } => {
                // A length that nobody has means that something was missed.
                if length > self.now.length {
                    let _ = self.catch_up().await;
                }
            }
            Event::Hint { seat, language, reply } => self.hint(seat, Asking { language, reply }, own).await,
            Event::Hinted { seat, offer, thoughts } => self.hinted(seat, offer, thoughts),
            Event::AskBots => self.asked = None,
            Event::Chatted => self.ties.news.send_modify(|news| news.chat += 1),
            Event::Branch { viewer, number, reply } => drop(reply.send(self.branch(viewer, number))),
        }
        self.ask_bots(own);
    }

    /// Lets every bot that is asked something think about it.
    fn ask_bots(&mut self, own: &mpsc::WeakSender<Event>) {
        if self.asked.replace(self.now.length) == Some(self.now.length) {
            return;
        }
        let (pending, meta) = (self.now.table.pending(), Arc::clone(&self.meta));
        self.thinking.retain(|seat, _| pending.contains(*seat));
        self.minds.retain(|seat, _| pending.contains(*seat));
        for seat in pending.iter() {
            let Some(Who::Bot(id)) = meta.players.get(seat.index()).map(|player| &player.who) else {
                continue;
            };
            let Some(recipe) = self.shared.pool.find(id) else { continue };
            let Some(offer) = self.offer_id(seat) else { continue };
            if self.thinking.get(&seat).is_some_and(|thinking| thinking.offer == offer) {
                continue;
            }
            let Ok(view) = self.now.table.look(Viewer::Seat(seat)) else { continue };
            let stop = Stop::default();
            self.thinking.insert(seat, Thinking { offer, stop: stop.clone() });
            let mind = self.minds.remove(&seat);
            let (pool, game, own) = (self.shared.pool.clone(), self.game, own.clone());
            tokio::spawn(async move {
                let chosen = pool.think(recipe, game, view, seat, mind, stop).await;
                if let Some(own) = own.upgrade() {
                    let _ = own.send(Event::BotChose { seat, offer, chosen }).await;
                }
            });
        }
    }

    async fn say(&mut self, seat: Seat, words: &str, offer: Option<OfferId>) -> Result<Said, Fault> {
        if let Some(given) = offer
            && self.now.table.result().is_none()
            && self.offer_id(seat) != Some(given)
        {
            return Err(Fault::StaleOffer);
        }
        let step = self.now.table.propose(seat, words, None);
        let step = step.map_err(|refusal| self.refused(&refusal))?;
        self.advance(step).await?;
        self.shared.metrics.moves.add(1);
        Ok(Said { number: self.now.table.number(Viewer::Seat(seat)) })
    }

    /// Stores a step and makes it the present.
    async fn advance(&mut self, step: Step) -> Result<(), Fault> {
        let lines: Vec<Line> = step.entries().iter().cloned().map(Line::Entry).collect();
        let state = step.is_last().then_some(State::Finished);
        self.keep(&lines, state).await?;
        let before = self.now.table.record().entries().len();
        for ((viewer, language), log) in &mut self.logs {
            // A log that has fallen behind is brought up to the present when somebody reads it.
            if log.len() == before {
                let texts = self.shared.library.game(self.game.id(), *language);
                log.extend(step.look(*viewer).iter().map(|view| view.narrate(&texts)));
            }
        }
        self.now.table.commit(step).map_err(|refusal| self.refused(&refusal))?;
        self.changed();
        Ok(())
    }

    pub(super) fn refused(&self, refusal: &Refusal) -> Fault {
        Fault::refused(refusal, self.game.id())
    }

    /// Stores lines behind those that are stored. Nothing is shown before this has succeeded.
    pub(super) async fn keep(&mut self, lines: &[Line], state: Option<State>) -> Result<(), Fault> {
        let texts: Vec<String> = lines.iter().map(Line::to_string).collect();
        let append = Append { state, ..Append::new(self.id.clone(), self.now.length, texts) };
        self.ties.claimed.store(self.now.length + append.lines.len() as u64, Ordering::Relaxed);
        let stored = self.shared.store.append(append).await;
        if stored.is_err() {
            self.ties.claimed.store(self.now.length, Ordering::Relaxed);
        }
        match stored {
            Ok(length) => {
                self.now.length = length;
                for line in lines {
                    let cut = match line {
                        Line::Back(to) => {
                            self.now.table.record().entries().get(*to..).unwrap_or_default().to_vec()
                        }
                        Line::Entry(_)
                        | Line::Ask { .. }
                        | Line::Agree(_)
                        | Line::Refuse(_)
                        | Line::Hint(_) => Vec::new(),
                    };
                    self.now.talks.hear(line, cut);
                }
                Ok(())
            }
            Err(StoreError::Moved { .. }) => {
                self.catch_up().await?;
                Err(Fault::Moved)
            }
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "a move was not stored");
                // Where the store cannot say whether it has stored, looking tells.
                let _ = self.catch_up().await;
                Err(Fault::Store)
            }
        }
    }

    /// Takes over what another server has stored.
    async fn catch_up(&mut self) -> Result<(), Fault> {
        let stored = self.shared.store.load(&self.id).await.map_err(|_| Fault::Store)?;
        match Standing::wake(self.shared.games, &stored, self.shared.source) {
            Ok((_, standing)) => {
                self.replace(standing.table);
                self.now.talks = standing.talks;
                self.now.length = standing.length;
                self.ties.claimed.store(standing.length, Ordering::Relaxed);
                self.changed();
                Ok(())
            }
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "a stored table cannot be read");
                Err(Fault::Store)
            }
        }
    }

    /// Puts another course of the game in the place of this one.
    pub(super) fn replace(&mut self, table: Table) {
        let common = |(one, other): &(&Entry, &Entry)| one == other;
        let kept =
            self.now.table.record().entries().iter().zip(table.record().entries()).take_while(common).count();
        if kept < self.now.table.record().entries().len() {
            self.epoch += 1;
            for log in self.logs.values_mut() {
                log.truncate(kept);
            }
            self.thinking.clear();
        }
        self.now.table = table;
    }

    pub(super) fn forget_sights(&mut self) {
        self.shown = HashMap::new();
        self.offers = HashMap::new();
    }

    /// Tells everybody that there is something new.
    pub(super) fn changed(&mut self) {
        self.shown.clear();
        self.offers.clear();
        self.forget_hints();
        if self.ties.news.receiver_count() == 0 {
            return;
        }
        let turns = self.turns();
        self.ties.news.send_modify(|news| {
            news.change += 1;
            news.turns = turns;
        });
    }

    fn branch(&self, viewer: Viewer, number: usize) -> Result<Journal, Fault> {
        let table = self.past(viewer, number)?;
        // Whoever begins the new table can sit in every seat of it, so nothing may be hidden from the public.
        let hides = |table: &Table| table.hides_from(Viewer::Public);
        if self.now.table.result().is_none() && (hides(&table) || hides(&self.now.table)) {
            return Err(Fault::Hidden);
        }
        Ok(table.record().journal())
    }
}
