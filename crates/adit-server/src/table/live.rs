//! The task of a live table.

use crate::Fault;
use crate::bots::{Mind, Pool};
use crate::entropy::Random;
use crate::meta::Meta;
use crate::metrics::Metrics;
use crate::puzzles::Books;
use crate::queue::Standing;
use crate::school::Taught;
use crate::session::Sessions;
use crate::table::beforehand::{Beforehand, Pause};
use crate::table::bots::Thinking;
use crate::table::clock::Ticking;
use crate::table::hint::{Asking, Hinting};
use crate::table::inbox::Inbox;
use crate::table::lesson::taught;
use crate::table::moves::Doubt;
use crate::table::news::{Changes, News, Watchers};
use crate::table::presence::Presence;
use crate::table::shown::Kept;
use crate::table::{Act, Event};
use crate::texts::Library;
use crate::told::Post;
use adit_any::{AnyGame, Games, ReadFault};
use adit_game::{Language, Seat, Texts, Viewer};
use adit_look::{Course, LineFault, Look, LookFault, Talks};
use adit_store::{Store, Stored, TableId};
use adit_table::{Journal, Noticed, Refusal, Secret, Source, Table};
use std::collections::{BTreeMap, HashMap};
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
    pub(crate) books: Books,
    pub(crate) sessions: Sessions,
    pub(crate) pool: Pool,
    pub(crate) post: Post,
    pub(crate) random: Arc<Random>,
    pub(crate) metrics: Metrics,
    pub(crate) source: Source,
    pub(crate) idle: Duration,
    /// How long somebody waits until a change is stored.
    pub(crate) patience: Duration,
    /// How long an answer waits that was given beforehand.
    pub(crate) pause: Pause,
    /// Where the moments of such answers come from. They take nothing from what others are given, which could be told then.
    pub(crate) moments: Random,
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

/// The game of these stored lines, the table that they lead to, and what they say beside it. Chance comes from `source`
/// where the lines do not say that it follows from a secret.
pub(crate) fn wake(
    games: Games,
    stored: &Stored,
    source: Source,
    secret: Option<Secret>,
) -> Result<(&'static dyn AnyGame, Table, Talks), WakeFault> {
    let course = Course::read(stored.lines.iter().map(|line| line.text.as_str()))?;
    let mut journal = Journal::read(&stored.header).map_err(ReadFault::from)?;
    journal.entries = course.entries;
    let game = adit_any::find(games, &journal.game)?;
    let source = course.talks.fair.as_ref().map_or(source, |fair| fair.source(secret));
    let table = game.replay(&journal, source).map_err(ReadFault::from)?;
    Ok((game, table, course.talks))
}

/// What a table shares with those who have a way to it.
pub(crate) struct Ties {
    pub(crate) news: watch::Sender<News>,
    pub(crate) watchers: Arc<Watchers>,
    /// Who follows the table at all.
    pub(crate) followers: Arc<Watchers>,
    /// How many lines the table has stored or is about to store.
    pub(crate) claimed: Arc<AtomicU64>,
    pub(crate) presence: Arc<Presence>,
}

/// A table in memory. Only its own task touches it.
pub(crate) struct Live {
    pub(super) shared: Arc<Shared>,
    pub(super) id: TableId,
    pub(super) game: &'static dyn AnyGame,
    pub(super) meta: Arc<Meta>,
    /// The version of that.
    pub(super) seating: u64,
    pub(super) look: Look,
    /// The lesson that is given here.
    pub(super) taught: Option<Taught>,
    /// What chance follows from, if it is verifiable here.
    pub(super) secret: Option<Secret>,
    /// The number of stored lines.
    pub(super) length: u64,
    pub(super) ties: Ties,
    /// What bots think about.
    pub(super) thinking: HashMap<Seat, Thinking>,
    /// Bots in the middle of their turn.
    pub(super) minds: HashMap<Seat, Mind>,
    /// What was asked for hints about the present offers.
    pub(super) hints: BTreeMap<Seat, Hinting>,
    /// The length at which bots were asked last.
    pub(super) asked: Option<u64>,
    /// How soon the bots that were asked think. Nothing while they pause.
    pub(super) standing: Option<Standing>,
    pub(super) kept: Kept,
    pub(super) changes: Changes,
    /// The clock of the table, if it has one.
    pub(super) ticking: Option<Ticking>,
    pub(super) inbox: Inbox,
    /// What players have said beforehand.
    pub(super) beforehand: Beforehand,
    /// When to look whether lines are stored of which the store could not say it.
    pub(super) doubt: Option<Doubt>,
}

impl Live {
    /// The table that these stored lines lead to.
    pub(crate) fn wake(
        shared: Arc<Shared>,
        id: TableId,
        meta: Arc<Meta>,
        stored: &Stored,
        secret: Option<Secret>,
        ties: Ties,
        inbox: Inbox,
    ) -> Result<Live, WakeFault> {
        let taught = taught(&shared, &meta, stored);
        let source = taught.as_ref().map_or(shared.source, |taught| taught.lesson.exercise.source());
        let (game, table, talks) = wake(shared.games, stored, source, secret)?;
        let ticking = Ticking::new(&meta, stored.clock.as_ref());
        let look = Look::new(table, talks, meta.people().collect());
        let length = stored.lines.len() as u64;
        ties.claimed.store(length, Ordering::Relaxed);
        Ok(Live {
            shared,
            id,
            game,
            meta,
            seating: stored.meta.version,
            look,
            taught,
            secret,
            length,
            ties,
            thinking: HashMap::new(),
            minds: HashMap::new(),
            hints: BTreeMap::new(),
            asked: None,
            standing: None,
            kept: Kept::default(),
            changes: Changes::default(),
            ticking,
            inbox,
            beforehand: Beforehand::default(),
            doubt: None,
        })
    }

    /// Lives until nobody has wanted anything for a while. The task of a table holds it by a pointer: a table that is moved
    /// into a task and on into what the task runs would take its room several times.
    pub(crate) async fn run(mut self: Box<Live>, own: mpsc::WeakSender<Box<Event>>) {
        if let Ok(step) = self.look.table().draw()
            && !step.entries().is_empty()
        {
            // The journal was cut before a chance outcome, so it is drawn now.
            let _ = Box::pin(self.advance(step)).await;
        }
        if self.look.fair().is_some() {
            Box::pin(self.settle_fair(&own)).await;
        }
        self.look_for_holidays().await;
        self.beforehand.look_up();
        self.ask_bots(&own);
        // One timer that goes on by itself costs less than one that every event sets again.
        let mut looks = tokio::time::interval_at(Instant::now() + self.shared.idle, self.shared.idle);
        let mut is_idle = true;
        loop {
            let expected = Box::pin(self.expect()).await;
            tokio::select! {
                biased;
                event = self.inbox.next() => match event {
                    Some(event) => {
                        is_idle = false;
                        // What an event needs is held only while it is dealt with: most tables do nothing.
                        Box::pin(self.take(event, &own)).await;
                    }
                    None => break,
                },
                () = Doubt::passes(self.doubt) => Box::pin(self.look_up()).await,
                seat = Beforehand::passes(expected) => {
                    Box::pin(self.heed(seat, &own)).await;
                    self.ask_bots(&own);
                }
                _ = looks.tick() => {
                    if !std::mem::replace(&mut is_idle, true) {
                        continue;
                    }
                    self.look.forget();
                    self.kept = Kept::default();
                    if self.ties.news.receiver_count() == 0 && self.thinking.is_empty() && !self.is_hinting() && !self.beforehand.is_waiting() {
                        break;
                    }
                }
            }
        }
        self.inbox.close();
        while let Some(event) = self.inbox.next().await {
            Box::pin(self.take(event, &own)).await;
        }
    }

    async fn take(&mut self, event: Event, own: &mpsc::WeakSender<Box<Event>>) {
        if let Some(act) = self.show(event) {
            self.act(act, own).await;
        }
        if self.look.fair().is_some() {
            Box::pin(self.settle_fair(own)).await;
        }
        self.ask_bots(own);
    }

    /// Answers what leaves the stored table as it is, and hands back what would change it.
    pub(super) fn show(&mut self, event: Event) -> Option<Act> {
        // A client may have gone; then nobody waits for the answer.
        match event {
            Event::Turn { viewer, reply } => drop(reply.send(Ok(self.turn(viewer)))),
            Event::Frame { viewer, number, reply } => drop(reply.send(self.frame(viewer, number))),
            Event::Picture { wish, reply } => drop(reply.send(self.picture(wish))),
            Event::Draw { viewer, language, layout, number, reply } => {
                drop(reply.send(self.draw(viewer, language, layout, number)));
            }
            Event::Card { viewer, language, part, number, reply } => {
                let card = self.look.card(viewer, &self.texts(language), &part, number);
                drop(reply.send(card.map_err(|fault| self.fault(fault))));
            }
            Event::Points { viewer, reply } => {
                drop(reply.send(self.look.curve(viewer).map_err(|fault| self.fault(fault))));
            }
            Event::Situation { reply } => drop(reply.send(Ok(self.situation()))),
            Event::Journal { reply } => {
                drop(reply.send(self.look.journal().map_err(|fault| self.fault(fault))));
            }
            Event::Fair { reply } => drop(reply.send(self.fair_body())),
            Event::Draws { reply } => {
                drop(reply.send(self.look.draws().map_err(|fault| self.fault(fault))));
            }
            Event::Why { seat, words, reply } => {
                let why = self.look.table().why(seat, &words).err();
                drop(reply.send(Ok(why.map(|refusal| self.refused(&refusal)))));
            }
            Event::Preview { seat, words, offer, language, layout, reply } => {
                let is_stale = offer.is_some() && offer != self.look.offer_id(seat);
                let preview = if is_stale { Ok(None) } else { self.preview(seat, &words, language, layout) };
                drop(reply.send(preview));
            }
            Event::Coach { seat, words, offer, reply } => {
                let is_stale = offer.is_some() && offer != self.look.offer_id(seat);
                let question = if is_stale { Ok(None) } else { self.coach_question(seat, &words).map(Some) };
                drop(reply.send(question));
            }
            Event::Hinted { seat, offer, thoughts } => self.hinted(seat, offer, thoughts),
            Event::Seated { version, meta } => self.seated(version, meta),
            Event::AskBots => self.asked = None,
            Event::Orders { seat, language, reply } => drop(reply.send(self.orders(seat, language))),
            Event::Ahead { wish, reply } => drop(reply.send(self.ahead(*wish))),
            Event::Noted => self.beforehand.look_up(),
            Event::Chatted => self.ties.news.send_modify(|news| news.chat += 1),
            Event::Branch { viewer, number, reply } => {
                drop(reply.send(self.look.branch(viewer, number).map_err(|fault| self.fault(fault))));
            }
            Event::Act(act) => return Some(act),
        }
        None
    }

    /// Does what may change the table.
    pub(super) async fn act(&mut self, act: Act, own: &mpsc::WeakSender<Box<Event>>) {
        if self.meta.closed && !matches!(act, Act::Stored { .. }) {
            act.refuse(Fault::Closed);
            return;
        }
        match act {
            Act::Say { seat, words, offer, reply } => {
                self.ticking.iter_mut().for_each(|ticking| ticking.is_back(seat));
                drop(reply.send(self.say(seat, &words, offer).await));
            }
            Act::Go { seat, go, reply } => drop(reply.send(self.go(seat, go).await)),
            Act::Back { seat, reply } => drop(reply.send(self.back(seat).await)),
            Act::Redo { seat, reply } => drop(reply.send(self.redo(seat).await)),
            Act::Add { seat, text, reply } => drop(reply.send(self.add(seat, &text).await)),
            Act::Begin { seat, reply } => drop(reply.send(self.begin_without(seat).await)),
            Act::Consent { seat, agree, reply } => drop(reply.send(self.consent(seat, agree).await)),
            Act::BotChose { seat, offer, chosen } => self.bot_chose(seat, offer, chosen, own).await,
            Act::TimeUp { reply } => {
                let late = self.time_up().await;
                drop(reply.send(Ok(late)));
            }
            Act::Give { seat, wish, replaces, language, reply } => {
                drop(reply.send(self.give(seat, wish, replaces, language).await));
            }
            Act::Unsay { seat, id, reply } => drop(reply.send(self.unsay(seat, id).await)),
            Act::Stored { length } => {
                // A length that nobody has means that something was missed.
                if length > self.length {
                    let _ = self.catch_up().await;
                }
            }
            Act::Hint { seat, language, reply } => self.hint(seat, Asking { language, reply }, own).await,
        }
    }

    /// Takes over who sits at the table.
    fn seated(&mut self, version: u64, meta: Arc<Meta>) {
        if version <= self.seating {
            return;
        }
        self.seating = version;
        self.beforehand.sit(&self.meta, &meta);
        self.meta = meta;
        self.look.seat(self.meta.people().collect());
        let meta = &self.meta;
        self.ticking.iter_mut().for_each(|ticking| ticking.sit(meta));
        let is_bot = |seat: &Seat| meta.people().all(|person| person != *seat);
        self.thinking.retain(|seat, _| is_bot(seat));
        self.minds.retain(|seat, _| is_bot(seat));
        self.asked = None;
        self.kept.clear();
        self.ties.news.send_modify(|news| news.seating = version);
    }

    /// The sentences of the game, with the names of those who play.
    pub(super) fn texts(&self, language: Language) -> Texts {
        self.meta.naming(&self.shared.library.game(self.game.id(), language))
    }

    pub(super) fn refused(&self, refusal: &Refusal) -> Fault {
        let is_lost = self.look.fair().is_some_and(|fair| fair.begun.is_some());
        if *refusal == Refusal::Withheld && is_lost {
            return Fault::SecretLost;
        }
        Fault::refused(refusal, self.game.id())
    }

    pub(super) fn fault(&self, fault: LookFault) -> Fault {
        if let LookFault::Refused(refusal) = &fault {
            return self.refused(refusal);
        }
        Fault::look(fault, self.game.id())
    }

    /// Tells those who have noticed it that there is something new, and nobody else.
    pub(super) fn changed(&mut self, noticed: Noticed) {
        self.kept.clear();
        self.forget_hints();
        let viewers = Seat::all(self.meta.players.len()).map(Viewer::Seat).chain([Viewer::Public]);
        let told: Vec<Viewer> = viewers.filter(|viewer| noticed.by(*viewer)).collect();
        self.tell(&told);
    }

    /// Shows the table again to these viewers, and to nobody else.
    pub(super) fn tell(&mut self, told: &[Viewer]) {
        if told.is_empty() {
            return;
        }
        told.iter().for_each(|viewer| self.changes.count(*viewer));
        told.iter().for_each(|viewer| self.kept.forget(*viewer));
        let turns = self.turns(told);
        self.ties.news.send_modify(|news| {
            news.changes = self.changes;
            for (viewer, turn) in turns {
                news.turns.set(viewer, turn);
            }
        });
    }
}
