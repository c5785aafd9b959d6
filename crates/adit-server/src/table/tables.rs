//! All tables: those in memory, and those that come back on demand.

use crate::Fault;
use crate::meta::{Branched, Meta, Occupant, Who};
use crate::table::live::{Shared, Ties};
use crate::table::moves::read_waits_for;
use crate::table::news::{News, Watchers, Watching};
use crate::table::{Event, Live, Reply, Situation};
use crate::token::Token;
use adit_any::AnyGame;
use adit_game::{Seat, SeatSet, Setup, Viewer};
use adit_store::{Filter, NewTable, News as StoreNews, State, StoreError, TableId};
use adit_table::{Entry, Journal, Table};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OnceCell, mpsc, oneshot, watch};

/// How many events may wait for a table.
const QUEUE: usize = 64;

/// How many tables are looked through at a time when the server starts.
const PAGE: u32 = 100;

/// The way to a live table.
pub(crate) struct Handle {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Arc<Setup>,
    pub(crate) meta: Arc<Meta>,
    events: mpsc::Sender<Event>,
    news: watch::Sender<News>,
    watchers: Arc<Watchers>,
    /// How many lines the table has stored or is about to store: fewer are no news to it.
    claimed: Arc<AtomicU64>,
}

impl Handle {
    /// Sends an event and waits for its answer.
    pub(crate) async fn ask<T>(&self, event: impl FnOnce(Reply<T>) -> Event) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        self.events.send(event(reply)).await.map_err(|_| Fault::Moved)?;
        answer.await.map_err(|_| Fault::Moved)?
    }

    /// Tells the table something that needs no answer.
    pub(crate) async fn tell(&self, event: Event) {
        let _ = self.events.send(event).await;
    }

    /// What changes when there is something new. The table stays in memory while this is held.
    pub(crate) fn news(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Follows the turns as a viewer, so that the news bring them.
    pub(crate) fn watch_turns(&self, viewer: Viewer) -> Watching {
        self.watchers.join(viewer)
    }

    fn is_closed(&self) -> bool {
        self.events.is_closed()
    }
}

/// Who shall play a seat of a new table.
#[derive(Clone, Debug)]
pub(crate) enum NewPlayer {
    /// A person with this name.
    Person(String),
    /// The bot with this id.
    Bot(String),
}

/// A table that somebody wants to begin.
pub(crate) struct Order {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Setup,
    pub(crate) players: Vec<NewPlayer>,
    /// May people ask for hints? If nobody has said so, they may where no other person plays.
    pub(crate) hints: Option<bool>,
    /// The entries to begin with, if the table branches off another one.
    pub(crate) branch: Option<(Branched, Journal)>,
}

/// A new table and the secrets of its seats.
pub(crate) struct Opened {
    pub(crate) id: TableId,
    pub(crate) seats: Vec<(Seat, Token)>,
    pub(crate) watch: String,
}

/// A table without its position, for a list.
pub(crate) struct Listed {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) meta: Meta,
    pub(crate) situation: Situation,
}

/// Where a table is in memory once it has been brought there.
type Slot = Arc<OnceCell<Arc<Handle>>>;

/// All tables of the server.
#[derive(Clone)]
pub(crate) struct Tables {
    pub(crate) shared: Arc<Shared>,
    live: Arc<Mutex<HashMap<TableId, Slot>>>,
}

impl Tables {
    pub(crate) fn new(shared: Arc<Shared>) -> Tables {
        Tables { shared, live: Arc::default() }
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Begins a table and stores it.
    pub(crate) async fn create(&self, order: Order) -> Result<Opened, Fault> {
        let bad = |fault: &dyn std::fmt::Display| Fault::bad(fault);
        if order.players.len() != usize::from(order.setup.seats) {
            return Err(Fault::bad("each seat needs exactly one player"));
        }
        let table: Table = match &order.branch {
            None => order.game.start(&order.setup, self.shared.source).map_err(|fault| bad(&fault))?,
            Some((_, journal)) => {
                order.game.replay(journal, self.shared.source).map_err(|fault| bad(&fault))?
            }
        };
        let mut seats = Vec::new();
        let mut players = Vec::new();
        for (seat, player) in Seat::all(order.players.len()).zip(order.players) {
            players.push(match player {
                NewPlayer::Person(name) => {
                    let token = Token::random()?;
                    let who = Who::Person(token.hash());
                    seats.push((seat, token));
                    Occupant { name, who }
                }
                NewPlayer::Bot(id) => {
                    if self.shared.pool.find(&id).is_none() {
                        let known: Vec<_> = self.shared.pool.ids().collect();
                        return Err(Fault::bad(format!(
                            "there is no bot {id:?}; the bots are: {}",
                            known.join(", ")
                        )));
                    }
                    Occupant { name: String::new(), who: Who::Bot(id) }
                }
            });
        }
        let watch = Token::random()?.reveal().to_owned();
        let meta = Meta {
            players,
            watch: watch.clone(),
            hints: order.hints.unwrap_or(seats.len() < 2),
            branched: order.branch.map(|(branched, _)| branched),
        };
        let mut header = table.record().journal();
        let entries = std::mem::take(&mut header.entries);
        let id = TableId::random().map_err(|_| Fault::NoRandomness)?;
        let new = NewTable {
            id: id.clone(),
            game: order.game.id().to_owned(),
            header: header.to_string(),
            meta: serde_json::to_string(&meta).map_err(|fault| unreadable(&id, &fault))?,
            lines: entries.iter().map(Entry::to_string).collect(),
            state: if table.result().is_some() { State::Finished } else { State::Open },
        };
        self.shared.store.create(new).await.map_err(|fault| {
            tracing::error!(table = %id, %fault, "a table was not stored");
            Fault::Store
        })?;
        self.shared.metrics.tables.add(1);
        tracing::info!(table = %id, game = order.game.id(), "a table begins");
        // A bot may have to move first, whether or not anybody looks.
        self.open(&id).await?;
        Ok(Opened { id, seats, watch })
    }

    /// The table with this id, brought back into memory if it has left it.
    pub(crate) async fn open(&self, id: &TableId) -> Result<Arc<Handle>, Fault> {
        loop {
            let cell = {
                let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
                match live.get(id) {
                    Some(cell) => cell.clone(),
                    None => live.entry(id.clone()).or_default().clone(),
                }
            };
            let handle = cell.get_or_try_init(|| self.wake(id)).await.cloned();
            match handle {
                Ok(handle) if !handle.is_closed() => return Ok(handle),
                Ok(_) => self.forget(id, &cell),
                Err(fault) => {
                    self.forget(id, &cell);
                    return Err(fault);
                }
            }
        }
    }

    fn forget(&self, id: &TableId, cell: &Slot) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(id).is_some_and(|current| Arc::ptr_eq(current, cell)) {
            live.remove(id);
        }
    }

    async fn wake(&self, id: &TableId) -> Result<Arc<Handle>, Fault> {
        let stored = self.shared.store.load(id).await.map_err(|fault| not_loaded(id, &fault))?;
        let meta = Arc::new(read_meta(id, &stored.meta.text)?);
        let journal = Journal::read(&stored.header).map_err(|fault| unreadable(id, &fault))?;
        let game =
            adit_any::find(self.shared.games, &journal.game).map_err(|fault| unreadable(id, &fault))?;
        let (events, queue) = mpsc::channel(QUEUE);
        let news = watch::Sender::new(News::default());
        let watchers = Arc::new(Watchers::default());
        let ties = Ties { news: news.clone(), watchers: watchers.clone(), claimed: Arc::default() };
        let claimed = ties.claimed.clone();
        let live = Live::wake(self.shared.clone(), id.clone(), meta.clone(), &stored, ties)
            .map_err(|fault| unreadable(id, &fault))?;
        let handle = Handle {
            id: id.clone(),
            game,
            setup: Arc::new(journal.setup),
            meta,
            events: events.clone(),
            news,
            watchers,
            claimed,
        };
        let (tables, name) = (self.clone(), id.clone());
        tokio::spawn(async move {
            live.run(queue, events.downgrade()).await;
            let mut live = tables.live.lock().unwrap_or_else(PoisonError::into_inner);
            let ended = |slot: &Slot| slot.get().is_some_and(|handle| handle.is_closed());
            if live.get(&name).is_some_and(ended) {
                live.remove(&name);
            }
        });
        Ok(Arc::new(handle))
    }

    /// A table for a list. It comes into memory only if the store does not know whom it waits for.
    pub(crate) async fn list(&self, id: &TableId) -> Result<Listed, Fault> {
        let summary = self.shared.store.summary(id).await.map_err(|fault| not_loaded(id, &fault))?;
        let game =
            adit_any::find(self.shared.games, &summary.game).map_err(|fault| unreadable(id, &fault))?;
        let meta = read_meta(id, &summary.meta.text)?;
        let pending = match (summary.state, summary.waits_for.as_deref().and_then(read_waits_for)) {
            (State::Finished, _) => SeatSet::EMPTY,
            (State::Open, Some(pending)) => pending,
            (State::Open, None) => {
                self.open(id).await?.ask(|reply| Event::Situation { reply }).await?.pending
            }
        };
        let situation = Situation { pending, is_over: summary.state == State::Finished };
        Ok(Listed { game, meta, situation })
    }

    /// The tables in memory.
    fn awake(&self) -> Vec<Arc<Handle>> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Lets everybody who follows a table look up once more, after the server was told to stop.
    pub(crate) fn end_streams(&self) {
        for handle in self.awake() {
            handle.news.send_modify(|_| {});
        }
    }

    /// Passes on what is stored, also by other servers, for as long as the store tells.
    pub(crate) async fn follow(self) {
        let mut watch = self.shared.store.watch();
        while let Some(news) = watch.next().await {
            match news {
                StoreNews::Lines { table, length } => {
                    let handle = {
                        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
                        live.get(&table).and_then(|cell| cell.get().cloned())
                    };
                    if let Some(handle) = handle
                        && handle.claimed.load(Ordering::Relaxed) < length
                    {
                        handle.tell(Event::Stored { length }).await;
                    }
                }
                StoreNews::Message { table, .. } => {
                    for handle in self.awake().into_iter().filter(|handle| handle.id == table) {
                        handle.tell(Event::Chatted).await;
                    }
                }
                StoreNews::Meta { .. } => {}
                StoreNews::Missed => {
                    for handle in self.awake() {
                        handle.tell(Event::Stored { length: u64::MAX }).await;
                    }
                }
            }
        }
    }

    /// Brings back the tables on which a bot may have to move, one after the other.
    pub(crate) async fn resume(self) {
        let mut filter = Filter { state: Some(State::Open), ..Filter::default() };
        while let Ok(page) = self.shared.store.list(&filter, PAGE).await
            && let Some(last) = page.last()
        {
            filter.after = Some(last.cursor());
            let has_bots = |meta: Meta| meta.people().count() < meta.players.len();
            for summary in &page {
                if serde_json::from_str(&summary.meta.text).is_ok_and(has_bots) {
                    // A table that cannot be read is reported when it is opened.
                    let _ = self.open(&summary.id).await;
                }
            }
        }
    }
}

/// What is said of a table that the store does not give.
fn not_loaded(id: &TableId, fault: &StoreError) -> Fault {
    if matches!(fault, StoreError::NoTable(_)) {
        return Fault::NoTable;
    }
    tracing::error!(table = %id, %fault, "a table was not loaded");
    Fault::Store
}

/// What is said of a table whose stored texts cannot be read or written.
fn unreadable(id: &TableId, fault: &dyn std::fmt::Display) -> Fault {
    tracing::error!(table = %id, %fault, "a stored table cannot be read");
    Fault::Store
}

fn read_meta(id: &TableId, text: &str) -> Result<Meta, Fault> {
    serde_json::from_str(text).map_err(|fault| unreadable(id, &fault))
}
