//! What many callers want written, and what of it can be: worked out once for every kind of store, before anything is
//! written.
//!
//! What a caller expects is compared with how the tables stand, so refusing one caller does not touch the others.

use crate::chain::{Sum, Tip};
use crate::model::Fresh;
use crate::outbox::OutboxWork;
use crate::people::PeopleWork;
use crate::tournaments::TournamentWork;
use crate::{
    Append, ClockMark, Letter, Listing, News, PlayerId, Record, State, StoreError, TableId, Time,
    TournamentId,
};
use std::collections::BTreeMap;

/// What one caller wants.
#[derive(Clone)]
pub(crate) enum Work {
    /// New tables, all or none.
    Create(Vec<Fresh>),
    Append(Append),
    SetMeta {
        table: TableId,
        expected: u64,
        meta: String,
        /// What lists show from now on, if that changes.
        listing: Option<Listing>,
    },
    Say {
        table: TableId,
        author: String,
        text: String,
        /// The same key at the same table is kept once.
        key: Option<String>,
    },
    SetNote {
        table: TableId,
        owner: String,
        text: String,
    },
    /// Write anything, to see whether it can be done.
    Breathe,
    /// A session or a player takes a seat, or the link of those who watch.
    Claim {
        session: String,
        table: TableId,
        token: String,
        /// The player who watches the table from now on.
        watcher: Option<PlayerId>,
    },
    /// A small picture of a table.
    SetPicture {
        table: TableId,
        length: u64,
        picture: String,
    },
    /// What is not about tables.
    People(PeopleWork),
    /// What is to be told to people.
    Outbox(OutboxWork),
    /// A tournament, new or changed.
    Tournament(Box<TournamentWork>),
    /// A session has learned something.
    Learn {
        session: String,
        item: String,
    },
    /// The clock of a table shall be looked at now.
    Ring(TableId),
}

impl Work {
    /// How many tables are made.
    pub(crate) fn created(&self) -> usize {
        match self {
            Work::Create(records) => records.len(),
            Work::Append(_)
            | Work::SetMeta { .. }
            | Work::Say { .. }
            | Work::SetNote { .. }
            | Work::Claim { .. }
            | Work::SetPicture { .. }
            | Work::People(_)
            | Work::Outbox(_)
            | Work::Tournament(_)
            | Work::Learn { .. }
            | Work::Ring(_)
            | Work::Breathe => 0,
        }
    }

    /// The letter that it changes.
    pub(crate) fn letter(&self) -> Option<&str> {
        match self {
            Work::Outbox(work) => work.key(),
            Work::Create(_)
            | Work::Append(_)
            | Work::SetMeta { .. }
            | Work::Say { .. }
            | Work::SetNote { .. }
            | Work::Claim { .. }
            | Work::SetPicture { .. }
            | Work::People(_)
            | Work::Tournament(_)
            | Work::Learn { .. }
            | Work::Ring(_)
            | Work::Breathe => None,
        }
    }

    /// The tournament that it changes.
    pub(crate) fn tournament(&self) -> Option<&TournamentId> {
        match self {
            Work::Tournament(work) => Some(&work.tournament.id),
            Work::Create(_)
            | Work::Append(_)
            | Work::SetMeta { .. }
            | Work::Say { .. }
            | Work::SetNote { .. }
            | Work::Claim { .. }
            | Work::SetPicture { .. }
            | Work::People(_)
            | Work::Outbox(_)
            | Work::Learn { .. }
            | Work::Ring(_)
            | Work::Breathe => None,
        }
    }

    /// The tables that it is about.
    pub(crate) fn tables(&self) -> Vec<&TableId> {
        match self {
            Work::Create(records) => records.iter().map(|fresh| &fresh.record.table.id).collect(),
            Work::Append(append) => vec![&append.table],
            Work::SetMeta { table, .. }
            | Work::Say { table, .. }
            | Work::SetNote { table, .. }
            | Work::SetPicture { table, .. }
            | Work::Ring(table)
            | Work::Claim { table, .. } => vec![table],
            Work::Learn { .. } | Work::People(_) | Work::Outbox(_) | Work::Tournament(_) | Work::Breathe => {
                Vec::new()
            }
        }
    }
}

/// The tables that a batch is about, each once, in the order of their names.
pub(crate) fn tables_of(works: &[Work]) -> Vec<&TableId> {
    let mut tables: Vec<_> = works.iter().flat_map(Work::tables).collect();
    tables.sort_unstable();
    tables.dedup();
    tables
}

/// The keys of the messages of a batch, each with its table.
pub(crate) fn keys_of(works: &[Work]) -> Vec<(&TableId, &str)> {
    let key = |work| match work {
        &Work::Say { ref table, key: Some(ref key), .. } => Some((table, key.as_str())),
        Work::Say { key: None, .. }
        | Work::Create(_)
        | Work::Append(_)
        | Work::SetMeta { .. }
        | Work::SetNote { .. }
        | Work::Claim { .. }
        | Work::SetPicture { .. }
        | Work::People(_)
        | Work::Outbox(_)
        | Work::Tournament(_)
        | Work::Learn { .. }
        | Work::Ring(_)
        | Work::Breathe => None,
    };
    works.iter().filter_map(key).collect()
}

/// What a caller is told: a length, a version or a number, depending on what was asked for.
pub(crate) type Answer = Result<u64, StoreError>;

/// What to tell when the batch is committed.
pub(crate) struct Written {
    pub(crate) answers: Vec<Answer>,
    pub(crate) news: Vec<News>,
}

/// How a table stands within the transaction.
#[derive(Clone, Copy)]
pub(crate) struct Standing<'work> {
    pub(crate) tip: Tip,
    pub(crate) meta_version: u64,
    pub(crate) messages: u64,
    pub(crate) state: Option<State>,
    pub(crate) waits_for: Option<&'work str>,
    pub(crate) glance: Option<&'work str>,
    pub(crate) has_changed: bool,
    pub(crate) has_moved: bool,
}

impl Standing<'_> {
    /// Nothing of it has changed yet.
    pub(crate) fn new(tip: Tip, meta_version: u64, messages: u64) -> Self {
        Standing {
            tip,
            meta_version,
            messages,
            state: None,
            waits_for: None,
            glance: None,
            has_changed: false,
            has_moved: false,
        }
    }
}

/// How the tables of a batch stand.
pub(crate) type Standings<'work> = BTreeMap<&'work TableId, Standing<'work>>;

/// A message that has a key.
#[derive(Clone)]
pub(crate) struct Said {
    pub(crate) number: u64,
    pub(crate) author: String,
    pub(crate) text: String,
}

/// What was said at these tables with these keys.
pub(crate) type Keys = BTreeMap<(TableId, String), Said>;

/// What is known before a batch is written.
#[derive(Default)]
pub(crate) struct Before<'work> {
    pub(crate) standings: Standings<'work>,
    pub(crate) keys: Keys,
}

/// A line that is to be added.
pub(crate) struct NewLine<'work> {
    pub(crate) table: &'work TableId,
    pub(crate) number: u64,
    pub(crate) at: Time,
    pub(crate) text: &'work str,
    pub(crate) sum: Sum,
}

/// A table that is to be added, without its lines, messages and notes.
pub(crate) struct NewRecord<'work> {
    pub(crate) fresh: &'work Fresh,
    /// The sum of its last line.
    pub(crate) sum: Sum,
}

/// A message that is to be added.
pub(crate) struct NewMessage<'work> {
    pub(crate) table: &'work TableId,
    pub(crate) number: u64,
    pub(crate) at: Time,
    pub(crate) author: &'work str,
    pub(crate) text: &'work str,
    pub(crate) key: Option<&'work str>,
}

/// A seat that a session takes.
pub(crate) struct NewClaim<'work> {
    pub(crate) session: &'work str,
    pub(crate) table: &'work TableId,
    pub(crate) token: &'work str,
    pub(crate) watcher: Option<&'work PlayerId>,
}

/// How the clock of a table stands from now on.
pub(crate) struct NewClock<'work> {
    pub(crate) table: &'work TableId,
    pub(crate) clock: &'work ClockMark,
}

/// What is to be written, in this order.
pub(crate) struct Changes<'work> {
    pub(crate) now: Time,
    /// New tables, with the length and the counts that they begin with. Their lines, messages and notes stand below.
    pub(crate) tables: Vec<NewRecord<'work>>,
    pub(crate) metas: Vec<(&'work TableId, &'work str)>,
    pub(crate) lines: Vec<NewLine<'work>>,
    pub(crate) messages: Vec<NewMessage<'work>>,
    /// A table, whose note it is, and the note.
    pub(crate) notes: Vec<(&'work TableId, &'work str, &'work str)>,
    /// Seats that sessions take; they may have them already.
    pub(crate) claims: Vec<NewClaim<'work>>,
    /// What lists show of tables.
    pub(crate) listings: Vec<(&'work TableId, &'work Listing)>,
    /// A table, how long its journal was, and its picture.
    pub(crate) pictures: Vec<(&'work TableId, u64, &'work str)>,
    /// What is to be told to people.
    pub(crate) letters: Vec<&'work Letter>,
    /// A session, and what it has learned; it may have learned it before.
    pub(crate) learned: Vec<(&'work str, &'work str)>,
    /// Clocks that have moved on. If one stands here twice, the last one counts.
    pub(crate) clocks: Vec<NewClock<'work>>,
    /// Clocks that shall be looked at now, if they run.
    pub(crate) rings: Vec<&'work TableId>,
    /// Is something written to see whether it can be?
    pub(crate) breathes: bool,
    /// How all tables of the batch stand afterwards.
    pub(crate) standings: Standings<'work>,
}

/// Works out what a batch changes.
pub(crate) fn plan<'work>(
    works: &'work [Work],
    before: Before<'work>,
    now: Time,
) -> (Written, Changes<'work>) {
    let Before { standings, keys } = before;
    let changes = Changes {
        now,
        tables: Vec::new(),
        metas: Vec::new(),
        lines: Vec::new(),
        messages: Vec::new(),
        notes: Vec::new(),
        claims: Vec::new(),
        listings: Vec::new(),
        pictures: Vec::new(),
        letters: Vec::new(),
        learned: Vec::new(),
        clocks: Vec::new(),
        rings: Vec::new(),
        breathes: false,
        standings,
    };
    let mut plan = Plan { changes, keys, news: Vec::new() };
    let answers = works.iter().map(|work| plan.work(work)).collect();
    (Written { answers, news: plan.news }, plan.changes)
}

struct Plan<'work> {
    changes: Changes<'work>,
    keys: Keys,
    news: Vec<News>,
}

impl<'work> Plan<'work> {
    fn work(&mut self, work: &'work Work) -> Answer {
        match work {
            Work::Create(records) => self.create(records),
            Work::Append(append) => self.append(append),
            Work::SetMeta { table, expected, meta, listing } => {
                self.set_meta(table, *expected, meta, listing.as_ref())
            }
            Work::Say { table, author, text, key } => self.say(table, author, text, key.as_deref()),
            Work::SetNote { table, owner, text } => {
                self.standing(table)?;
                self.changes.notes.push((table, owner, text));
                Ok(0)
            }
            Work::Breathe => {
                self.changes.breathes = true;
                Ok(0)
            }
            Work::Claim { session, table, token, watcher } => {
                self.standing(table)?;
                let watcher = watcher.as_ref();
                self.changes.claims.push(NewClaim { session, table, token, watcher });
                Ok(0)
            }
            Work::SetPicture { table, length, picture } => {
                self.standing(table)?;
                self.changes.pictures.push((table, *length, picture));
                Ok(0)
            }
            // It is written beside what is planned here.
            Work::People(_) | Work::Outbox(_) | Work::Tournament(_) => Ok(0),
            Work::Learn { session, item } => {
                self.changes.learned.push((session, item));
                Ok(0)
            }
            Work::Ring(table) => {
                self.standing(table)?;
                self.changes.rings.push(table);
                Ok(0)
            }
        }
    }

    fn standing(&mut self, table: &'work TableId) -> Result<&mut Standing<'work>, StoreError> {
        self.changes.standings.get_mut(table).ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    fn append(&mut self, append: &'work Append) -> Answer {
        let (table, now) = (&append.table, self.changes.now);
        let standing = self.standing(table)?;
        let Tip { length: actual, sum } = standing.tip;
        let expected = append.expected;
        if actual != expected {
            return Err(StoreError::Moved { table: table.clone(), expected, actual });
        }
        let Some(mut sum) = sum else {
            let what = "the sum of the last line cannot be read";
            return Err(StoreError::DamagedTable { table: table.clone(), line: actual, what });
        };
        let mut lines = Vec::with_capacity(append.lines.len());
        for (number, text) in (actual..).zip(&append.lines) {
            sum = sum.next(number, now, text);
            lines.push(NewLine { table, number, at: now, text, sum });
        }
        let length = actual + lines.len() as u64;
        standing.tip = Tip { length, sum: Some(sum) };
        standing.state = append.state.or(standing.state);
        standing.waits_for = append.waits_for.as_deref().or(standing.waits_for);
        standing.glance = append.glance.as_deref().or(standing.glance);
        standing.has_changed = true;
        standing.has_moved |= append.glance.is_some();
        self.changes.lines.extend(lines);
        self.changes.clocks.extend(append.clock.iter().map(|clock| NewClock { table, clock }));
        self.changes.letters.extend(&append.letters);
        self.news.push(News::Lines { table: table.clone(), length });
        Ok(length)
    }

    fn set_meta(
        &mut self,
        table: &'work TableId,
        expected: u64,
        meta: &'work str,
        listing: Option<&'work Listing>,
    ) -> Answer {
        let standing = self.standing(table)?;
        let actual = standing.meta_version;
        if actual != expected {
            return Err(StoreError::MetaMoved { table: table.clone(), expected, actual });
        }
        let version = actual + 1;
        standing.meta_version = version;
        standing.has_changed = true;
        self.changes.metas.push((table, meta));
        self.changes.listings.extend(listing.map(|listing| (table, listing)));
        self.news.push(News::Meta { table: table.clone(), version });
        Ok(version)
    }

    fn say(
        &mut self,
        table: &'work TableId,
        author: &'work str,
        text: &'work str,
        key: Option<&'work str>,
    ) -> Answer {
        let at = self.changes.now;
        let key_at_table = key.map(|key| (table.clone(), key.to_owned()));
        if let Some(said) = key_at_table.as_ref().and_then(|key| self.keys.get(key)) {
            return match said.author == author && said.text == text {
                true => Ok(said.number),
                false => Err(StoreError::KeyUsed { table: table.clone(), number: said.number }),
            };
        }
        let standing = self.standing(table)?;
        let number = standing.messages;
        standing.messages += 1;
        standing.has_changed = true;
        if let Some(key) = key_at_table {
            self.keys.insert(key, Said { number, author: author.to_owned(), text: text.to_owned() });
        }
        self.changes.messages.push(NewMessage { table, number, at, author, text, key });
        self.news.push(News::Message { table: table.clone(), number });
        Ok(number)
    }

    fn create(&mut self, records: &'work [Fresh]) -> Answer {
        // Reading a text has already refused one in which a table stands twice.
        let known = |id: &&TableId| self.changes.standings.contains_key(*id);
        if let Some(id) = records.iter().map(|fresh| &fresh.record.table.id).find(known) {
            return Err(StoreError::TableExists(id.clone()));
        }
        records.iter().for_each(|fresh| self.add(fresh));
        Ok(records.len() as u64)
    }

    fn add(&mut self, fresh: &'work Fresh) {
        let record: &Record = &fresh.record;
        let stored = &record.table;
        let table = &stored.id;
        let changes = &mut self.changes;
        let mut sum = Sum::root(table, &stored.game, &stored.header);
        for (number, line) in (0..).zip(&stored.lines) {
            sum = sum.next(number, line.at, &line.text);
            changes.lines.push(NewLine { table, number, at: line.at, text: &line.text, sum });
        }
        changes.tables.push(NewRecord { fresh, sum });
        changes.listings.push((table, &fresh.listing));
        changes.letters.extend(&fresh.letters);
        changes.messages.extend(record.messages.iter().map(|message| NewMessage {
            table,
            number: message.number,
            at: message.at,
            author: &message.author,
            text: &message.text,
            key: None,
        }));
        changes
            .notes
            .extend(record.notes.iter().map(|note| (table, note.owner.as_str(), note.text.as_str())));
        changes.clocks.extend(stored.clock.iter().map(|clock| NewClock { table, clock }));
        let length = stored.lines.len() as u64;
        let tip = Tip { length, sum: Some(sum) };
        changes
            .standings
            .insert(table, Standing::new(tip, stored.meta.version, record.messages.len() as u64));
        self.news.push(News::Lines { table: table.clone(), length });
    }
}
