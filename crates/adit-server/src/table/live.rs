//! The task of a live table.

use crate::Fault;
use crate::bots::Pool;
use crate::meta::{Meta, Who};
use crate::metrics::Metrics;
use crate::table::lines::{Ask, Course, Line};
use crate::table::sight::{Around, FrameBody, picture};
use crate::table::{Event, LineFault, Said, Sight, TakenBack, Why, Wish};
use crate::texts::Library;
use adit_game::{Language, Seat, SeatSet, Viewer};
use adit_games::{AnyTable, Games, ReadFault};
use adit_store::{Append, State, Store, StoreError, Stored, TableId};
use adit_table::{Entry, Journal, OfferId, Refusal, Source, Undo};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

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

/// How far a table has come, for those who wait for something new.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Version {
    /// The number of stored lines.
    pub(crate) lines: u64,
    /// Changes with everything that is said beside the game.
    pub(crate) chat: u64,
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
    /// What is stored beside the journal cannot be read.
    #[error("what is stored beside the journal: {0}")]
    Meta(#[from] serde_json::Error),
}

/// A table in memory. Only its own task touches it.
pub(crate) struct Live {
    shared: Arc<Shared>,
    id: TableId,
    meta: Arc<Meta>,
    table: Box<dyn AnyTable>,
    length: u64,
    ask: Option<Ask>,
    news: watch::Sender<Version>,
    /// The offers that bots think about.
    thinking: HashMap<Seat, OfferId>,
    /// What happened, entry by entry, as each kind of viewer was told.
    logs: HashMap<(Viewer, Language), Vec<Vec<String>>>,
    /// What was shown of the present version.
    shown: HashMap<Wish, Arc<str>>,
}

/// A journal and the wish to take back that stored lines lead to.
fn wake(
    games: Games,
    stored: &Stored,
    source: Source,
) -> Result<(Box<dyn AnyTable>, Option<Ask>), WakeFault> {
    let course = Course::read(stored.lines.iter().map(|line| line.text.as_str()))?;
    let mut journal = Journal::read(&stored.header).map_err(ReadFault::from)?;
    journal.entries = course.entries;
    let game = adit_games::find(games, &journal.game)?;
    let table = game.replay(&journal, source).map_err(ReadFault::from)?;
    Ok((table, course.ask))
}

impl Live {
    /// The table that these stored lines lead to.
    pub(crate) fn wake(
        shared: Arc<Shared>,
        id: TableId,
        meta: Arc<Meta>,
        stored: &Stored,
        news: watch::Sender<Version>,
    ) -> Result<Live, WakeFault> {
        let (table, ask) = wake(shared.games, stored, shared.source)?;
        let length = stored.lines.len() as u64;
        news.send_modify(|version| version.lines = length);
        Ok(Live {
            shared,
            id,
            meta,
            table,
            length,
            ask,
            news,
            thinking: HashMap::new(),
            logs: HashMap::new(),
            shown: HashMap::new(),
        })
    }

    /// Lives until nobody has wanted anything for a while.
    pub(crate) async fn run(mut self, mut events: mpsc::Receiver<Event>, own: mpsc::WeakSender<Event>) {
        if let Ok(step) = self.table.draw()
            && !step.entries().is_empty()
        {
            // The journal was cut before a chance outcome, so it is drawn now.
            let lines: Vec<Line> = step.entries().iter().cloned().map(Line::Entry).collect();
            if self.keep(&lines, None).await.is_ok() {
                let _ = self.table.commit(step);
                self.changed();
            }
        }
        self.ask_bots(&own);
        loop {
            match tokio::time::timeout(self.shared.idle, events.recv()).await {
                Ok(Some(event)) => self.take(event, &own).await,
                Ok(None) => break,
                Err(_) => {
                    self.logs.clear();
                    self.shown.clear();
                    if self.news.receiver_count() == 0 && self.thinking.is_empty() {
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
            Event::Say { seat, words, offer, language, reply } => {
                let said = self.say(seat, &words, offer, language).await;
                drop(reply.send(said));
            }
            Event::Why { seat, words, language, reply } => drop(reply.send(self.why(seat, &words, language))),
            Event::Back { seat, reply } => drop(reply.send(self.back(seat).await)),
            Event::Consent { seat, agree, reply } => drop(reply.send(self.consent(seat, agree).await)),
            Event::BotChose { seat, offer, words } => {
                if self.thinking.get(&seat) == Some(&offer) {
                    self.thinking.remove(&seat);
                }
                if let Some(words) = words {
                    // The position may have changed while the bot was thinking; it is asked again then.
                    let _ = self.say(seat, &words, Some(offer), Language::English).await;
                }
            }
            Event::Stored { length } => {
                // A length that nobody has means that something was missed.
                if length > self.length {
                    let _ = self.catch_up().await;
                }
            }
            Event::Chatted => self.news.send_modify(|version| version.chat += 1),
            Event::Branch { viewer, at, reply } => drop(reply.send(self.branch(viewer, at))),
        }
        self.ask_bots(own);
    }

    /// Lets every bot that is asked something think about it.
    fn ask_bots(&mut self, own: &mpsc::WeakSender<Event>) {
        for seat in self.table.pending().iter() {
            let Some(Who::Bot(id)) = self.meta.players.get(seat.index()).map(|player| &player.who) else {
                continue;
            };
            let Some(bot) = self.shared.pool.find(id) else { continue };
            let Ok(frame) = self.table.frame(Viewer::Seat(seat)) else { continue };
            let Some(offer) = frame.offer.as_ref().map(|offer| offer.id) else { continue };
            if self.thinking.insert(seat, offer) == Some(offer) {
                continue;
            }
            let (pool, game, own) = (self.shared.pool.clone(), self.table.game(), own.clone());
            tokio::spawn(async move {
                let words = pool.think(bot, game, frame).await;
                if let Some(own) = own.upgrade() {
                    let _ = own.send(Event::BotChose { seat, offer, words }).await;
                }
            });
        }
    }

    async fn say(
        &mut self,
        seat: Seat,
        words: &str,
        offer: Option<OfferId>,
        language: Language,
    ) -> Result<Said, Fault> {
        let step =
            self.table.propose(seat, words, offer).map_err(|refusal| self.refused(&refusal, language))?;
        let lines: Vec<Line> = step.entries().iter().cloned().map(Line::Entry).collect();
        let state = step.is_last().then_some(State::Finished);
        self.keep(&lines, state).await?;
        self.table.commit(step).map_err(|refusal| self.refused(&refusal, language))?;
        self.changed();
        self.shared.metrics.moves.add(1);
        Ok(Said { version: self.length, number: self.table.entries().len() })
    }

    fn refused(&self, refusal: &Refusal, language: Language) -> Fault {
        Fault::refusal(refusal, &self.shared.library.game(self.table.game(), language))
    }

    /// Stores lines behind those that are stored. Nothing is shown before this has succeeded.
    async fn keep(&mut self, lines: &[Line], state: Option<State>) -> Result<(), Fault> {
        let texts: Vec<String> = lines.iter().map(Line::to_string).collect();
        let append = Append { table: self.id.clone(), expected: self.length, lines: texts, state };
        match self.shared.store.append(append).await {
            Ok(length) => {
                self.length = length;
                for line in lines {
                    self.ask = match (line, self.ask) {
                        (Line::Ask { seat, to }, _) => {
                            Some(Ask { seat: *seat, to: *to, agreed: SeatSet::one(*seat) })
                        }
                        (line, ask) => ask.and_then(|ask| ask.after(line)),
                    };
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
        match wake(self.shared.games, &stored, self.shared.source) {
            Ok((table, ask)) => {
                self.table = table;
                self.ask = ask;
                self.length = stored.lines.len() as u64;
                self.logs.clear();
                self.changed();
                Ok(())
            }
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "a stored table cannot be read");
                Err(Fault::Store)
            }
        }
    }

    /// Tells everybody that there is something new.
    fn changed(&mut self) {
        let entries = self.table.entries().len();
        for log in self.logs.values_mut() {
            log.truncate(entries);
        }
        self.shown.clear();
        let length = self.length;
        self.news.send_modify(|version| version.lines = length);
    }

    fn why(&self, seat: Seat, words: &str, language: Language) -> Result<Why, Fault> {
        let texts = self.shared.library.game(self.table.game(), language);
        match self.table.why(seat, words) {
            Ok(()) => Ok(Why { legal: true, begun: false, rule: None, text: None }),
            Err(refusal) => Ok(Why {
                legal: false,
                begun: matches!(refusal, Refusal::Begun { .. }),
                rule: refusal.rule().map(|rule| rule.number),
                text: Some(refusal.sentence(&texts)),
            }),
        }
    }

    /// Who must agree before a seat gets its move back: everybody but the bots.
    fn waits_for(&self, ask: &Ask) -> Vec<Seat> {
        self.meta.people().filter(|seat| !ask.agreed.contains(*seat)).collect()
    }

    async fn back(&mut self, seat: Seat) -> Result<TakenBack, Fault> {
        let ask = match self.table.undo(seat) {
            Undo::Nothing => return Err(Fault::NothingToTakeBack),
            Undo::Free(to) => {
                self.take_back(&[], to).await?;
                return Ok(TakenBack::Done);
            }
            Undo::Asks(to) => Ask { seat, to, agreed: SeatSet::one(seat) },
        };
        let asks = Line::Ask { seat, to: ask.to };
        if self.waits_for(&ask).is_empty() {
            self.take_back(&[asks], ask.to).await?;
            return Ok(TakenBack::Done);
        }
        self.keep(&[asks], None).await?;
        self.changed();
        Ok(TakenBack::Asked)
    }

    async fn consent(&mut self, seat: Seat, agree: bool) -> Result<TakenBack, Fault> {
        let ask = self.ask.ok_or(Fault::NobodyAsks)?;
        if !agree {
            self.keep(&[Line::Refuse(seat)], None).await?;
            self.changed();
            return Ok(TakenBack::Refused);
        }
        let agrees = Line::Agree(seat);
        let after = ask.after(&agrees).ok_or(Fault::NobodyAsks)?;
        if self.waits_for(&after).is_empty() {
            self.take_back(&[agrees], ask.to).await?;
            return Ok(TakenBack::Done);
        }
        self.keep(&[agrees], None).await?;
        self.changed();
        Ok(TakenBack::Asked)
    }

    /// Takes back to an entry, after the lines that led to it.
    async fn take_back(&mut self, before: &[Line], to: usize) -> Result<(), Fault> {
        let mut table = self.table.at(self.table.entries().len()).map_err(|_| Fault::Moved)?;
        table.take_back(to).map_err(|_| Fault::NothingToTakeBack)?;
        let mut lines = before.to_vec();
        lines.push(Line::Back(table.entries().len()));
        self.keep(&lines, Some(State::Open)).await?;
        self.table = table;
        self.thinking.clear();
        self.changed();
        Ok(())
    }

    fn branch(&self, viewer: Viewer, at: usize) -> Result<Journal, Fault> {
        let table = self.table.at(at).map_err(|refusal| self.refused(&refusal, Language::English))?;
        if self.table.outcome().is_none() && (table.hides_from(viewer) || self.table.hides_from(viewer)) {
            return Err(Fault::Hidden);
        }
        Ok(table.journal())
    }

    fn look(&mut self, wish: Wish) -> Result<Sight, Fault> {
        let (version, number) = (self.length, self.table.entries().len());
        if let Some(body) = self.shown.get(&wish) {
            return Ok(Sight { version, number, body: body.clone() });
        }
        let body: Arc<str> = match wish {
            Wish::Frame(viewer) => {
                let frame =
                    self.table.frame(viewer).map_err(|refusal| self.refused(&refusal, Language::English))?;
                json(&FrameBody::new(frame, version, viewer)).into()
            }
            Wish::Picture { viewer, language, log_from } => {
                self.tell(viewer, language)?;
                let log = self.logs.get(&(viewer, language)).map(Vec::as_slice).unwrap_or_default();
                let log_from = log_from.min(log.len());
                let around = Around {
                    version,
                    log_from,
                    log: &log[log_from..],
                    ask: self.ask.map(|ask| (ask, self.waits_for(&ask))),
                    last_own: self.last_own(viewer),
                    present: true,
                };
                self.picture(&*self.table, viewer, language, around)?.into()
            }
            Wish::Past { viewer, language, number } => {
                let table = self.table.at(number).map_err(|refusal| self.refused(&refusal, language))?;
                let texts = self.shared.library.game(table.game(), language);
                let told =
                    table.narrate(viewer, &texts).map_err(|refusal| self.refused(&refusal, language))?;
                let around = Around {
                    version,
                    log_from: number.saturating_sub(1),
                    log: &[told],
                    ask: None,
                    last_own: None,
                    present: false,
                };
                // The past is not kept: there is much of it, and nobody waits long for it.
                let body = self.picture(&*table, viewer, language, around)?.into();
                return Ok(Sight { version, number: self.table.entries().len(), body });
            }
            Wish::Journal => {
                if self.table.outcome().is_none() {
                    return Err(Fault::NotOver);
                }
                self.table.journal().to_string().into()
            }
        };
        self.shown.insert(wish, body.clone());
        Ok(Sight { version, number, body })
    }

    fn picture(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        language: Language,
        around: Around<'_>,
    ) -> Result<String, Fault> {
        let body = picture(table, viewer, language, &self.shared.library, around);
        Ok(json(&body.map_err(|refusal| self.refused(&refusal, language))?))
    }

    fn last_own(&self, viewer: Viewer) -> Option<usize> {
        let own = |entry: &Entry| matches!(entry, Entry::Move { seat, .. } if Viewer::Seat(*seat) == viewer);
        self.table.entries().iter().rposition(own)
    }

    /// Brings the log of a viewer up to the present.
    fn tell(&mut self, viewer: Viewer, language: Language) -> Result<(), Fault> {
        let texts = self.shared.library.game(self.table.game(), language);
        let entries = self.table.entries();
        let log = self.logs.entry((viewer, language)).or_default();
        let mut tell = || -> Result<(), Refusal> {
            let told = log.len();
            if told + 1 < entries.len() {
                let mut table = self.table.at(told)?;
                for entry in &entries[told..] {
                    table.apply(entry)?;
                    log.push(table.narrate(viewer, &texts)?);
                }
            } else if told < entries.len() {
                log.push(self.table.narrate(viewer, &texts)?);
            }
            Ok(())
        };
        let told = tell();
        told.map_err(|refusal| self.refused(&refusal, language))
    }
}

/// The text of what is made of plain fields and cannot fail to be written.
fn json(body: &impl serde::Serialize) -> String {
    serde_json::to_string(body).unwrap_or_default()
}
