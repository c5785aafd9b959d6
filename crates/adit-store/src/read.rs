//! What is read. Journals only grow, so a length and the lines below it always fit together.

use crate::chain::{Found, Sum, Tip, verified};
use crate::memory::MemoryReader;
use crate::reader::DatabaseReader;
use crate::{
    ClockMark, Filter, Joined, Line, Message, Meta, Note, Record, SessionSeat, Store, StoreError, Stored,
    Summary, TableId, Time,
};

/// Where it is read.
pub(crate) enum Source {
    Database(DatabaseReader),
    Memory(MemoryReader),
}

/// A table without its lines, how far they go, and how many messages there are.
pub(crate) struct Head {
    pub(crate) stored: Stored,
    pub(crate) tip: Tip,
    pub(crate) messages: u64,
}

/// Asks where it is kept: both kinds answer the same questions.
macro_rules! ask {
    ($store:ident.$question:ident($($value:expr),*)) => {
        match $store.source() {
            $crate::read::Source::Database(reader) => reader.$question($($value),*).await,
            $crate::read::Source::Memory(reader) => reader.$question($($value),*).await,
        }
    };
}

pub(crate) use ask;

impl Store {
    /// A table with its whole journal. A line that is not the one that was stored is [`StoreError::DamagedTable`].
    pub async fn load(&self, table: &TableId) -> Result<Stored, StoreError> {
        Ok(self.head(table).await?.stored)
    }

    /// A table with its lines.
    async fn head(&self, table: &TableId) -> Result<Head, StoreError> {
        let mut head = ask!(self.head(table))?;
        let found = self.found(table, 0, head.tip).await?;
        let root = Tip { length: 0, sum: Some(Sum::root(table, &head.stored.game, &head.stored.header)) };
        head.stored.lines = verified(table, root, found, head.tip)?;
        Ok(head)
    }

    /// The lines from this number on, up to the tip.
    async fn found(&self, table: &TableId, from: u64, tip: Tip) -> Result<Vec<Found>, StoreError> {
        let mut found = ask!(self.lines(table, from))?;
        if let Some(last) = found.last()
            && last.number >= tip.length
        {
            // Lines that were appended since the tip was read are not of interest, lines that nobody appended are.
            let now = self.length(table).await?;
            if last.number >= now {
                let what = "it was added by somebody else";
                return Err(StoreError::DamagedTable { table: table.clone(), line: last.number + 1, what });
            }
            found.retain(|found| found.number < tip.length);
        }
        Ok(found)
    }

    /// The lines of a journal from this number on, counted from 0.
    pub async fn lines(&self, table: &TableId, from: u64) -> Result<Vec<Line>, StoreError> {
        let tip = ask!(self.tip(table))?;
        if from >= tip.length {
            return Ok(Vec::new());
        }
        if from == 0 {
            return Ok(self.load(table).await?.lines);
        }
        // The line before them carries the sum that they begin with.
        let mut found = self.found(table, from - 1, tip).await?.into_iter();
        let before = found.next().filter(|line| line.number == from - 1);
        let before = Tip { length: from, sum: before.and_then(|line| line.sum) };
        verified(table, before, found.collect(), tip)
    }

    /// How many lines the journal of a table has.
    pub async fn length(&self, table: &TableId) -> Result<u64, StoreError> {
        Ok(ask!(self.tip(table))?.length)
    }

    /// The meta text of a table.
    pub async fn meta(&self, table: &TableId) -> Result<Meta, StoreError> {
        ask!(self.meta(table))
    }

    /// What was said at a table, from one number up to but not including another.
    pub async fn messages(&self, table: &TableId, from: u64, to: u64) -> Result<Vec<Message>, StoreError> {
        let count = self.message_count(table).await?;
        ask!(self.messages(table, from, to.min(count)))
    }

    /// How many messages there are at a table.
    pub async fn message_count(&self, table: &TableId) -> Result<u64, StoreError> {
        ask!(self.message_count(table))
    }

    /// The seats that a session has taken, the latest first.
    pub async fn seats(&self, session: &str) -> Result<Vec<SessionSeat>, StoreError> {
        ask!(self.seats(session))
    }

    /// What a session has learned, and when, in the order of the names.
    pub async fn learned(&self, session: &str) -> Result<Vec<(String, Time)>, StoreError> {
        ask!(self.learned(session))
    }

    /// Some of the tables at which a session has taken a seat, the latest first. The time and the name of the last one
    /// lead to the next page.
    pub async fn session_tables(
        &self,
        session: &str,
        after: Option<(Time, &TableId)>,
        limit: u32,
    ) -> Result<Vec<Joined>, StoreError> {
        ask!(self.session_tables(session, after, limit))
    }

    /// The small picture of a table that was kept last, and how long its journal was then.
    pub async fn small_picture(&self, table: &TableId) -> Result<Option<(u64, String)>, StoreError> {
        ask!(self.small_picture(table))
    }

    /// Some of the tables whose clock has to be looked at now, the longest overdue first.
    pub async fn due(&self, now: Time, limit: u32) -> Result<Vec<TableId>, StoreError> {
        ask!(self.due(now, limit))
    }

    /// How the clock of a table stands, if it has run.
    pub async fn clock(&self, table: &TableId) -> Result<Option<ClockMark>, StoreError> {
        ask!(self.clock(table))
    }

    /// What somebody wrote down in private at a table.
    pub async fn note(&self, table: &TableId, owner: &str) -> Result<Option<String>, StoreError> {
        self.length(table).await?;
        ask!(self.note(table, owner))
    }

    /// What everybody wrote down in private at a table.
    pub async fn notes(&self, table: &TableId) -> Result<Vec<Note>, StoreError> {
        ask!(self.notes(table))
    }

    /// The tables at which this owner has written something down that was not emptied since.
    pub async fn noted(&self, owner: &str) -> Result<Vec<TableId>, StoreError> {
        ask!(self.noted(owner))
    }

    /// Everything that is kept of a table.
    pub async fn record(&self, table: &TableId) -> Result<Record, StoreError> {
        let head = self.head(table).await?;
        let mut messages = ask!(self.messages(table, 0, u64::MAX))?;
        if messages.len() as u64 > head.messages {
            // What was said since then is left out; what nobody said is damage.
            let count = self.message_count(table).await?;
            let is_added = |message: &&Message| message.number >= count;
            if let Some(message) = messages.iter().find(is_added) {
                return Err(StoreError::DamagedTalk { table: table.clone(), message: message.number + 1 });
            }
            messages.retain(|message| message.number < head.messages);
        }
        let mut said = messages.iter().map(|message| message.number);
        if let Some(missing) = (0..head.messages).find(|number| said.next() != Some(*number)) {
            return Err(StoreError::DamagedTalk { table: table.clone(), message: missing + 1 });
        }
        let notes = ask!(self.notes(table))?;
        Ok(Record { table: head.stored, messages, notes, secret: None })
    }

    /// Some tables, the youngest first. The place behind the last one leads to the next page.
    pub async fn list(&self, filter: &Filter, limit: u32) -> Result<Vec<Summary>, StoreError> {
        ask!(self.list(filter, limit))
    }

    /// A table without its journal.
    pub async fn summary(&self, table: &TableId) -> Result<Summary, StoreError> {
        ask!(self.summary(table))
    }

    /// The names of all tables that go on: what a server has to care for when it starts.
    pub async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        ask!(self.open_tables())
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, StoreError> {
        ask!(self.count())
    }

    /// The names of some tables, in the order of their names, behind this one.
    pub async fn tables_after(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        ask!(self.tables_after(after, limit))
    }

    /// The names of all tables.
    pub async fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        ask!(self.all_tables())
    }
}
