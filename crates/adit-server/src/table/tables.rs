//! All tables: those in memory, and those that come back on demand.

use crate::Fault;
use crate::access::Proof;
use crate::creator::Creator;
use crate::lobby::Board;
use crate::meta::{Meta, Rematch, Roles};
use crate::queue::Origin;
use crate::session::Person;
use crate::table::clock::STAND_IN;
use crate::table::inbox::Inbox;
use crate::table::live::{Shared, Ties, wake};
use crate::table::news::{News, Watchers, Watching};
use crate::table::presence::Presence;
use crate::table::slot::Slot;
use crate::table::{Act, Event, Live, Reply, To};
use crate::token::{Token, TokenHash};
use adit_any::AnyGame;
use adit_game::{GameResult, Setup, Viewer};
use adit_store::{Filter, News as StoreNews, State, StoreError, TableId};
use adit_table::Journal;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::MissedTickBehavior;

/// How many events may wait for a table.
const QUEUE: usize = 64;

/// How many tables are looked through at a time when the server starts.
const PAGE: u32 = 100;

/// The way to a live table.
pub(crate) struct Handle {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Arc<Setup>,
    /// What is stored beside the journal, and its version.
    meta: Mutex<(u64, Arc<Meta>)>,
    /// A channel keeps room for many events even if none comes, so it is made for small ones.
    events: mpsc::Sender<Box<Event>>,
    news: watch::Sender<News>,
    watchers: Arc<Watchers>,
    followers: Arc<Watchers>,
    /// How many lines the table has stored or is about to store: fewer are no news to it.
    claimed: Arc<AtomicU64>,
    pub(crate) presence: Arc<Presence>,
    /// How long to wait until a change is stored.
    patience: Duration,
}

impl Handle {
    /// Sends an event and waits for its answer.
    pub(crate) async fn ask<T>(&self, event: impl FnOnce(Reply<T>) -> Event) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        self.events.send(Box::new(event(reply))).await.map_err(|_| Fault::Moved)?;
        answer.await.map_err(|_| Fault::Moved)?
    }

    /// The same for something that is stored. If the store takes too long, nobody knows yet whether it will be.
    pub(crate) async fn change<T>(&self, act: impl FnOnce(Reply<T>) -> Act) -> Result<T, Fault> {
        let asked = self.ask(|reply| Event::Act(act(reply)));
        let asked = tokio::time::timeout(self.patience, asked).await;
        asked.unwrap_or(Err(Fault::Uncertain))
    }

    /// Tells the table something that needs no answer.
    pub(crate) async fn tell(&self, event: Event) {
        let _ = self.events.send(Box::new(event)).await;
    }

    /// What changes when there is something new. The table stays in memory while this is held.
    pub(crate) fn news(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Follows the turns as a viewer, so that the news bring them.
    pub(crate) fn watch_turns(&self, viewer: Viewer) -> Watching {
        self.watchers.join(viewer)
    }

    /// What is stored beside the journal, as far as it is known here.
    pub(crate) fn meta(&self) -> Arc<Meta> {
        Arc::clone(&self.meta.lock().unwrap_or_else(PoisonError::into_inner).1)
    }

    /// Takes over what is stored beside the journal, if it is newer than what is known, and tells it.
    pub(super) async fn renew(&self, version: u64, meta: Meta) {
        let meta = Arc::new(meta);
        let before = {
            let mut known = self.meta.lock().unwrap_or_else(PoisonError::into_inner);
            if known.0 >= version {
                return;
            }
            std::mem::replace(&mut *known, (version, Arc::clone(&meta))).1
        };
        self.tell_rematch(meta.rematch.clone());
        let known = |meta: &Meta| (meta.players.clone(), meta.closed, meta.hook.clone());
        if known(&before) != known(&meta) {
            self.tell(Event::Seated { version, meta }).await;
        }
    }

    /// Counts somebody who follows the table as this viewer, for as long as the answer is held.
    pub(crate) fn follow(&self, viewer: Viewer) -> Watching {
        self.followers.join(viewer)
    }

    /// Does anybody follow the table as this viewer?
    pub(crate) fn is_followed(&self, viewer: Viewer) -> bool {
        self.followers.any(viewer)
    }

    /// Are spectators not to speak?
    pub(crate) fn is_muted(&self) -> bool {
        self.meta().muted
    }

    /// The next game of the same players, if somebody has asked for it.
    pub(crate) fn rematch(&self) -> Option<Rematch> {
        self.news.borrow().rematch.clone()
    }

    /// Tells those who follow the table of the next game.
    pub(super) fn tell_rematch(&self, rematch: Option<Rematch>) {
        self.news.send_if_modified(|news| {
            let is_new = rematch.is_some() && news.rematch != rematch;
            if is_new {
                news.rematch = rematch;
            }
            is_new
        });
    }

    fn is_closed(&self) -> bool {
        self.events.is_closed()
    }
}

/// How often clocks are looked at.
const LOOK_AT_CLOCKS: Duration = Duration::from_secs(1);
/// How many tables are told at a time that their clock is due.
const DUE_AT_ONCE: u32 = 200;

/// All tables of the server.
#[derive(Clone)]
pub(crate) struct Tables {
    pub(crate) shared: Arc<Shared>,
    live: Arc<Mutex<HashMap<TableId, Arc<Slot>>>>,
    pub(crate) lobby: Arc<Board>,
}

impl Tables {
    pub(crate) fn new(shared: Arc<Shared>) -> Tables {
        Tables { shared, live: Arc::default(), lobby: Arc::default() }
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The table and what a request proves there. A table that is not in memory comes back only for requests that
    /// prove something: replaying it is work, and anybody can send a token.
    pub(crate) async fn enter(
        &self,
        id: &TableId,
        proof: &Proof,
        origin: Origin,
    ) -> Result<(Arc<Handle>, Roles), Fault> {
        let meta = match self.find(id) {
            Some(handle) => handle.meta(),
            None => Arc::new(self.meta(id).await?),
        };
        let roles = match &proof.session {
            None => meta.roles(&proof.tokens, None),
            Some(session) => self.session_roles(id, &meta, session, &proof.tokens).await?,
        };
        if !roles.may_enter() {
            return Err(Fault::NoToken);
        }
        let handle = self.open(id, origin).await?;
        handle.presence.look();
        Ok((handle, roles))
    }

    /// What a session proves at a table beside these tokens. If it holds a seat of the first of several games, it holds it in
    /// every rematch.
    async fn session_roles(
        &self,
        id: &TableId,
        meta: &Meta,
        session: &Token,
        tokens: &[TokenHash],
    ) -> Result<Roles, Fault> {
        let (sessions, store) = (&self.shared.sessions, &self.shared.store);
        let (hash, first) = (session.hash(), meta.named_by(id));
        let creator = Creator::session(session);
        let mut created = vec![creator.token(&first).hash()];
        if meta.lesson.is_some() {
            // Lessons are no tables to come back to among others, so the session does not keep their seats.
            created.extend(meta.people().map(|seat| creator.seat(&first, seat).hash()));
        }
        let with = |person: &Person| {
            if person.is_ended() {
                return Ok(meta.roles(tokens, None));
            }
            if person.is_locked() {
                return Err(Fault::LockedOut);
            }
            let held = [id, &first].map(|table| person.seats.get(table).map_or(&[][..], Vec::as_slice));
            Ok(meta.roles(&[tokens, &created, held[0], held[1]].concat(), person.id()))
        };
        if let Some(person) = sessions.known(&hash) {
            let roles = with(&person)?;
            if !roles.seats.is_empty() {
                return Ok(roles);
            }
        }
        // The session may have taken a seat on another server.
        with(&*sessions.person(store, &hash).await?)
    }

    /// What the tokens with these hashes prove at a table, without its position.
    pub(crate) async fn roles(&self, id: &TableId, hashes: &[TokenHash]) -> Result<Roles, Fault> {
        Ok(self.meta(id).await?.roles(hashes, None))
    }

    /// The table, if it is in memory.
    pub(crate) fn find(&self, id: &TableId) -> Option<Arc<Handle>> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(id).and_then(|slot| slot.get().cloned())
    }

    /// The table of which there is news, if it is in memory. If it is on its way there, it looks once more when it has come.
    fn concerned(&self, id: &TableId) -> Option<Arc<Handle>> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(id).and_then(|slot| slot.news())
    }

    /// Who sits at a table, without its position.
    pub(crate) async fn meta(&self, id: &TableId) -> Result<Meta, Fault> {
        let stored = self.shared.store.meta(id).await.map_err(|fault| not_loaded(id, &fault))?;
        read_meta(id, &stored.text)
    }

    /// The table with this id, brought back into memory if it has left it. What its bots think counts for the origin
    /// that is named first.
    pub(crate) async fn open(&self, id: &TableId, origin: Origin) -> Result<Arc<Handle>, Fault> {
        loop {
            let slot = {
                let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
                match live.get(id) {
                    Some(slot) => slot.clone(),
                    None => live.entry(id.clone()).or_default().clone(),
                }
            };
            match slot.load(self.wake(id, origin)).await {
                Ok(handle) if !handle.is_closed() => {
                    if slot.has_missed() {
                        self.look_again(&handle).await;
                    }
                    handle.presence.belong(origin);
                    return Ok(handle);
                }
                Ok(_) => self.forget(id, &slot, |_| true),
                Err(fault) => {
                    self.forget(id, &slot, Slot::is_vain);
                    return Err(fault);
                }
            }
        }
    }

    fn forget(&self, id: &TableId, slot: &Arc<Slot>, may: impl Fn(&Arc<Slot>) -> bool) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(id).is_some_and(|current| Arc::ptr_eq(current, slot) && may(current)) {
            live.remove(id);
        }
    }

    /// Lets a table look at everything that may have been stored without its knowledge.
    async fn look_again(&self, handle: &Handle) {
        self.look_up(handle).await;
        handle.tell(Event::Act(Act::Stored { length: u64::MAX })).await;
        handle.tell(Event::Chatted).await;
    }

    async fn wake(&self, id: &TableId, origin: Origin) -> Result<Arc<Handle>, Fault> {
        let stored = self.shared.store.load(id).await.map_err(|fault| not_loaded(id, &fault))?;
        let meta = Arc::new(read_meta(id, &stored.meta.text)?);
        let journal = Journal::read(&stored.header).map_err(|fault| unreadable(id, &fault))?;
        let game =
            adit_any::find(self.shared.games, &journal.game).map_err(|fault| unreadable(id, &fault))?;
        let (events, queue) = mpsc::channel(QUEUE);
        let news = watch::Sender::new(News { rematch: meta.rematch.clone(), ..News::default() });
        let watchers = Arc::new(Watchers::default());
        let followers = Arc::new(Watchers::default());
        let presence = Arc::new(Presence::default());
        presence.belong(origin);
        let ties = Ties {
            news: news.clone(),
            watchers: watchers.clone(),
            followers: followers.clone(),
            claimed: Arc::default(),
            presence: presence.clone(),
        };
        let claimed = ties.claimed.clone();
        let inbox = Inbox::new(queue);
        let live = Live::wake(self.shared.clone(), id.clone(), meta.clone(), &stored, ties, inbox)
            .map(Box::new)
            .map_err(|fault| unreadable(id, &fault))?;
        let handle = Handle {
            id: id.clone(),
            game,
            setup: Arc::new(journal.setup),
            meta: Mutex::new((stored.meta.version, meta)),
            events: events.clone(),
            news,
            watchers,
            followers,
            claimed,
            presence,
            patience: self.shared.patience,
        };
        let (tables, name) = (self.clone(), id.clone());
        tokio::spawn(async move {
            live.run(events.downgrade()).await;
            let mut live = tables.live.lock().unwrap_or_else(PoisonError::into_inner);
            let ended = |slot: &Arc<Slot>| slot.get().is_some_and(|handle| handle.is_closed());
            if live.get(&name).is_some_and(ended) {
                live.remove(&name);
            }
        });
        Ok(Arc::new(handle))
    }

    /// The tables in memory, in the order of their names: who is told first must not depend on how a map is kept.
    fn awake(&self) -> Vec<Arc<Handle>> {
        self.in_order(|slot| slot.get().cloned())
    }

    /// The same when there may be news of all of them.
    fn all_concerned(&self) -> Vec<Arc<Handle>> {
        self.in_order(Slot::news)
    }

    fn in_order(&self, handle: impl Fn(&Slot) -> Option<Arc<Handle>>) -> Vec<Arc<Handle>> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let mut awake: Vec<Arc<Handle>> = live.values().filter_map(|slot| handle(slot)).collect();
        awake.sort_by(|one, other| one.id.cmp(&other.id));
        awake
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
                    if let Some(handle) = self.concerned(&table)
                        && handle.claimed.load(Ordering::Relaxed) < length
                    {
                        handle.tell(Event::Act(Act::Stored { length })).await;
                    }
                }
                StoreNews::Message { table, .. } => {
                    if let Some(handle) = self.concerned(&table) {
                        handle.tell(Event::Chatted).await;
                    }
                }
                StoreNews::Meta { table, .. } => {
                    if let Some(handle) = self.concerned(&table) {
                        self.look_up(&handle).await;
                    }
                }
                StoreNews::Missed => {
                    for handle in self.all_concerned() {
                        self.look_again(&handle).await;
                    }
                }
            }
        }
    }

    /// How the game of a table has ended, as its journal says; nothing if it goes on.
    pub(crate) async fn result_of(&self, id: &TableId) -> Result<Option<Vec<(i32, u8)>>, Fault> {
        let stored = self.shared.store.load(id).await.map_err(|fault| not_loaded(id, &fault))?;
        let (_, table, _) =
            wake(self.shared.games, &stored, self.shared.source).map_err(|fault| unreadable(id, &fault))?;
        let places = |result: GameResult| {
            result.scores.iter().copied().zip(result.ranks.iter().copied()).collect::<Vec<_>>()
        };
        Ok(table.result().map(places))
    }

    /// Tells every table whose clock is due, in memory or not, for as long as the server runs.
    pub(crate) async fn keep_time(self) {
        let mut looks = tokio::time::interval(LOOK_AT_CLOCKS);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            let store = &self.shared.store;
            // A store that cannot be read now is asked again soon.
            for id in store.due(store.now(), DUE_AT_ONCE).await.unwrap_or_default() {
                // A table that cannot be read is reported when it is opened.
                if let Ok(handle) = self.open(&id, None).await
                    && let Ok(Some(late)) = handle.change(|reply| Act::TimeUp { reply }).await
                {
                    // If that fails, the clock is due again in a moment.
                    let _ = self.hand_over(&handle, late, &To::Bot(STAND_IN.to_owned())).await;
                }
            }
        }
    }

    /// Brings back the tables on which a bot may have to move for people, one after the other.
    pub(crate) async fn resume(self) {
        let mut filter = Filter { state: Some(State::Open), ..Filter::default() };
        while let Ok(page) = self.shared.store.list(&filter, PAGE).await
            && let Some(last) = page.last()
        {
            filter.after = Some(last.cursor());
            // Bots alone wait until somebody comes, and so do lessons.
            let has_both = |meta: Meta| {
                let is_mixed = (1..meta.players.len()).contains(&meta.people().count());
                meta.lesson.is_none() && (is_mixed || meta.tournament.is_some())
            };
            for summary in &page {
                if serde_json::from_str(&summary.meta.text).is_ok_and(has_both) {
                    // A table that cannot be read is reported when it is opened.
                    let _ = self.open(&summary.id, None).await;
                }
            }
        }
    }
}

/// What is said of a table that the store does not give.
pub(super) fn not_loaded(id: &TableId, fault: &StoreError) -> Fault {
    if matches!(fault, StoreError::NoTable(_)) {
        return Fault::NoTable;
    }
    tracing::error!(table = %id, %fault, "a table was not loaded");
    Fault::Store
}

/// What is said of a table whose stored texts cannot be read or written.
pub(super) fn unreadable(id: &TableId, fault: &dyn std::fmt::Display) -> Fault {
    tracing::error!(table = %id, %fault, "a stored table cannot be read");
    Fault::Store
}

pub(super) fn read_meta(id: &TableId, text: &str) -> Result<Meta, Fault> {
    serde_json::from_str(text).map_err(|fault| unreadable(id, &fault))
}
