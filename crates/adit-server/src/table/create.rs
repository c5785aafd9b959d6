//! New tables.

use crate::Fault;
use crate::creator::{Creator, Wish};
use crate::meta::{Branched, LessonMeta, Meta, Occupant, OpenTo, Solving, Who};
use crate::queue::Origin;
use crate::school::Taught;
use crate::table::Tables;
use crate::table::clock::first_mark;
use crate::table::moves::waits_for;
use crate::table::tables::unreadable;
use crate::token::{Token, TokenHash};
use crate::told::begun;
use adit_any::AnyGame;
use adit_clock::Clock;
use adit_game::{EXAMPLE_NAMES, Seat, Setup};
use adit_look::Line;
use adit_store::{NewTable, Player, State, StoreError, TableId};
use adit_table::{Entry, Journal, Table};
use serde::Serialize;

/// Who shall play a seat of a new table.
#[derive(Clone, Debug, Serialize)]
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
    /// Is it a training table? That needs hints.
    pub(crate) training: bool,
    /// How long the players have to decide.
    pub(crate) clock: Option<Clock>,
    /// Where it begins.
    pub(crate) from: Beginning,
    /// What everybody on the server may do there.
    pub(crate) lobby: Option<OpenTo>,
    /// Who sits down at once, and where.
    pub(crate) seated: Option<(Player, Vec<Seat>)>,
}

/// Where a new table begins.
pub(crate) enum Beginning {
    /// At the start of a game.
    Start,
    /// With entries of another table.
    Branch(Branched, Journal),
    /// In the position of a puzzle.
    Puzzle(Solving, Journal),
}

impl Beginning {
    fn journal(&self) -> Option<&Journal> {
        match self {
            Beginning::Start => None,
            Beginning::Branch(_, journal) | Beginning::Puzzle(_, journal) => Some(journal),
        }
    }
}

/// A lesson that somebody wants to be given.
pub(crate) struct LessonOrder {
    pub(crate) taught: Taught,
    /// What is stored of the session that learns.
    pub(crate) learner: Option<TokenHash>,
}

/// A new table and the secrets of its seats.
pub(crate) struct Opened {
    pub(crate) id: TableId,
    pub(crate) seats: Vec<(Seat, Token)>,
    pub(crate) watch: Token,
    pub(crate) creator: Token,
}

impl Opened {
    /// The secrets of a table as its creator derives them.
    fn new(id: TableId, creator: &Creator, people: impl Iterator<Item = Seat>) -> Opened {
        let seats = people.map(|seat| (seat, creator.seat(&id, seat))).collect();
        Opened { seats, watch: creator.watch(&id), creator: creator.token(&id), id }
    }
}

impl Tables {
    /// The table that a wish has created before. A key that was used for something else is refused.
    pub(crate) async fn created(&self, wish: &Wish) -> Result<Option<Opened>, Fault> {
        let Some(id) = wish.known_id() else { return Ok(None) };
        let meta = match self.meta(&id).await {
            Err(Fault::NoTable) => return Ok(None),
            meta => meta?,
        };
        let is_same = meta.creator == Some(wish.creator.token(&id).hash())
            && meta.request.as_ref() == Some(&wish.request);
        if is_same { Ok(Some(Opened::new(id, &wish.creator, meta.people()))) } else { Err(Fault::KeyUsed) }
    }

    /// Begins a table and stores it, if the same wish has not done so before.
    pub(crate) async fn create(&self, order: Order, wish: &Wish, origin: Origin) -> Result<Opened, Fault> {
        let bad = |fault: &dyn std::fmt::Display| Fault::setup(fault);
        if order.players.len() != usize::from(order.setup.seats) {
            return Err(Fault::setup("each seat needs exactly one player"));
        }
        if order.training && order.hints == Some(false) {
            return Err(Fault::setup("a coach gives hints; allow hints, or create a table without training"));
        }
        let table: Table = match order.from.journal() {
            None => order.game.start(&order.setup, self.shared.source).map_err(|fault| bad(&fault))?,
            Some(journal) => order.game.replay(journal, self.shared.source).map_err(|fault| bad(&fault))?,
        };
        let id = match wish.known_id() {
            Some(id) => id,
            None => TableId::from_bits(self.shared.random.bits()?),
        };
        let mut players = Vec::new();
        for (seat, player) in Seat::all(order.players.len()).zip(order.players) {
            players.push(match player {
                NewPlayer::Person(name) => {
                    let who = Who::Person(wish.creator.seat(&id, seat).hash());
                    let sits = order.seated.as_ref().filter(|(_, seats)| seats.contains(&seat));
                    let known = sits.map_or("", |(player, _)| &player.name);
                    let name = if name.is_empty() { known.to_owned() } else { name };
                    Occupant { player: sits.map(|(player, _)| player.id.clone()), ..Occupant::new(name, who) }
                }
                NewPlayer::Bot(id) => {
                    if self.shared.pool.find(&id).is_none() {
                        let known: Vec<_> = self.shared.pool.ids().collect();
                        return Err(Fault::setup(format!(
                            "there is no bot {id:?}; the bots are: {}",
                            known.join(", ")
                        )));
                    }
                    Occupant::new(String::new(), Who::Bot(id))
                }
            });
        }
        let (branched, puzzle) = match order.from {
            Beginning::Start => (None, None),
            Beginning::Branch(branched, _) => (Some(branched), None),
            Beginning::Puzzle(puzzle, _) => (None, Some(puzzle)),
        };
        let mut meta = Meta {
            players,
            watch: wish.creator.watch(&id).reveal().to_owned(),
            branched,
            invite: puzzle.is_none().then(|| wish.creator.invite(&id).reveal().to_owned()),
            lobby: order.lobby,
            puzzle,
            creator: Some(wish.creator.token(&id).hash()),
            request: Some(wish.request.clone()),
            ..Meta::default()
        };
        if let Some(clock) = &order.clock {
            clock.check().map_err(|fault| bad(&fault))?;
        }
        meta.clock = order.clock;
        meta.training = order.training;
        meta.hints = order.hints.unwrap_or(order.training || meta.people().count() < 2);
        self.store_new(id, order.game, &table, &meta, wish, origin).await
    }

    /// Begins the table of a lesson and stores it, if the same wish has not done so before.
    pub(crate) async fn teach(
        &self,
        order: LessonOrder,
        wish: &Wish,
        origin: Origin,
    ) -> Result<Opened, Fault> {
        let LessonOrder { taught, learner } = order;
        let exercise = &taught.lesson.exercise;
        let table = exercise.table(taught.game).map_err(Fault::setup)?;
        let id = match wish.known_id() {
            Some(id) => id,
            None => TableId::from_bits(self.shared.random.bits()?),
        };
        let player = |(seat, name): (Seat, &str)| {
            let is_learner = seat == exercise.seat;
            let own = || Who::Person(wish.creator.seat(&id, seat).hash());
            let who = if is_learner { own() } else { Who::Bot(PARTNER.to_owned()) };
            Occupant::new(name.to_owned(), who)
        };
        let meta = Meta {
            players: Seat::all(table.record().seats()).zip(EXAMPLE_NAMES).map(player).collect(),
            watch: wish.creator.watch(&id).reveal().to_owned(),
            creator: Some(wish.creator.token(&id).hash()),
            request: Some(wish.request.clone()),
            lesson: Some(LessonMeta { id: taught.lesson.id.clone(), version: taught.version, learner }),
            ..Meta::default()
        };
        self.store_new(id, taught.game, &table, &meta, wish, origin).await
    }

    async fn store_new(
        &self,
        id: TableId,
        game: &'static dyn AnyGame,
        table: &Table,
        meta: &Meta,
        wish: &Wish,
        origin: Origin,
    ) -> Result<Opened, Fault> {
        match self.shared.store.create(new_table(&id, game, table, meta)?).await {
            Ok(()) => {
                self.shared.metrics.tables.add(1);
                tracing::info!(table = %id, game = game.id(), "a table begins");
            }
            // The same wish was faster, here or on another server.
            Err(StoreError::TableExists(_)) => {
                return self.created(wish).await?.ok_or(Fault::Store);
            }
            Err(fault) => {
                tracing::error!(table = %id, %fault, "a table was not stored");
                return Err(Fault::store(&fault));
            }
        }
        // A bot may have to move first, whether or not a person looks.
        self.open(&id, origin).await?;
        Ok(Opened::new(id, &wish.creator, meta.people()))
    }
}

/// The bot that sits in the other seats of a lesson. Which one plays there, if one does, the steps of the lesson say.
const PARTNER: &str = "easy";

/// A new table as it is stored.
pub(super) fn new_table(
    id: &TableId,
    game: &'static dyn AnyGame,
    table: &Table,
    meta: &Meta,
) -> Result<NewTable, Fault> {
    let mut header = table.record().journal();
    let entries = std::mem::take(&mut header.entries);
    let first = meta.lesson.as_ref().map(|_| Line::Step(0).to_string());
    Ok(NewTable {
        id: id.clone(),
        game: game.id().to_owned(),
        header: header.to_string(),
        meta: serde_json::to_string(meta).map_err(|fault| unreadable(id, &fault))?,
        lines: entries.iter().map(Entry::to_string).chain(first).collect(),
        state: if table.result().is_some() { State::Finished } else { State::Open },
        waits_for: Some(waits_for(table.pending())),
        glance: None,
        listing: meta.listing(),
        clock: None,
        letters: Vec::new(),
    })
}

impl Tables {
    /// A new table whose clock runs from the beginning, with the letters that tell its players that it waits.
    pub(crate) fn timed_table(
        &self,
        id: &TableId,
        game: &'static dyn AnyGame,
        table: &Table,
        meta: &Meta,
    ) -> Result<NewTable, Fault> {
        let now = self.shared.store.now();
        let (clock, mut letters) = first_mark(id, meta, table.pending(), now.millis());
        letters.extend(begun(id, meta, now));
        Ok(NewTable { clock, letters, ..new_table(id, game, table, meta)? })
    }
}
