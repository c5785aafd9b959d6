//! What is read from a database.

use crate::chain::{Found, Sum, Tip};
use crate::database::{Readers, Row, Value};
use crate::error::classify;
use crate::people::lobby;
use crate::read::Head;
use crate::statements::{
    ALL_TABLES, CLOCK, COUNT, DUE, LEARNED, LINES, LIST, MESSAGE_COUNT, MESSAGES, META, NOTE, NOTED, NOTES,
    OPEN_TABLES, PICTURE, SEATS, SESSION_TABLES, SUMMARY, Statement, TABLE, TABLES_AFTER, TIP,
};
use crate::{
    ClockMark, Filter, Joined, Line, Message, Meta, Note, SessionSeat, State, StoreError, Stored, Summary,
    TableId, Time,
};

/// The connections that only read.
pub(crate) struct DatabaseReader {
    pub(crate) readers: Readers,
    pub(crate) place: String,
}

impl DatabaseReader {
    async fn fetch(&self, statement: Statement, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError> {
        self.readers.fetch(statement, values).await.map_err(|error| {
            if matches!(error, sqlx::Error::PoolClosed) {
                return StoreError::Ended;
            }
            classify(&self.place, &error)
        })
    }

    /// Reads every row of an answer.
    pub(crate) async fn all<T>(
        &self,
        statement: Statement,
        values: &[Value<'_>],
        read: impl Fn(&Row) -> Result<T, sqlx::Error>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.fetch(statement, values).await?;
        rows.iter().map(|row| read(row).map_err(|error| classify(&self.place, &error))).collect()
    }

    /// Reads the one row about a table.
    async fn one<T>(
        &self,
        statement: Statement,
        table: &TableId,
        read: impl Fn(&Row) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let rows = self.all(statement, &[Value::Text(table.as_str())], read).await?;
        rows.into_iter().next().ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    pub(crate) async fn head(&self, table: &TableId) -> Result<Head, StoreError> {
        self.one(TABLE, table, |row| {
            let due_at = row.optional_number(11)?.map(Time::from_millis);
            let stored = Stored {
                id: table.clone(),
                game: row.text(0)?,
                state: state(&row.text(1)?)?,
                created_at: Time::from_millis(row.number(2)?),
                changed_at: Time::from_millis(row.number(3)?),
                header: row.text(6)?,
                meta: Meta { version: row.count(5)?, text: row.text(7)? },
                lines: Vec::new(),
                clock: row.optional_text(10)?.map(|text| ClockMark { text, due_at }),
            };
            let tip = Tip { length: row.count(4)?, sum: Sum::read(&row.text(9)?) };
            Ok(Head { stored, tip, messages: row.count(8)? })
        })
        .await
    }

    /// All lines from this number on, also those that came since the tip was read.
    pub(crate) async fn lines(&self, table: &TableId, from: u64) -> Result<Vec<Found>, StoreError> {
        self.all(LINES, &between(table, from, u64::MAX), |row| {
            let line = Line { at: Time::from_millis(row.number(1)?), text: row.text(2)? };
            Ok(Found { number: row.count(0)?, line, sum: Sum::read(&row.text(3)?) })
        })
        .await
    }

    pub(crate) async fn tip(&self, table: &TableId) -> Result<Tip, StoreError> {
        self.one(TIP, table, |row| Ok(Tip { length: row.count(0)?, sum: Sum::read(&row.text(1)?) })).await
    }

    pub(crate) async fn meta(&self, table: &TableId) -> Result<Meta, StoreError> {
        self.one(META, table, |row| Ok(Meta { version: row.count(0)?, text: row.text(1)? })).await
    }

    pub(crate) async fn messages(
        &self,
        table: &TableId,
        from: u64,
        to: u64,
    ) -> Result<Vec<Message>, StoreError> {
        self.all(MESSAGES, &between(table, from, to), |row| {
            let at = Time::from_millis(row.number(1)?);
            Ok(Message { number: row.count(0)?, at, author: row.text(2)?, text: row.text(3)? })
        })
        .await
    }

    pub(crate) async fn message_count(&self, table: &TableId) -> Result<u64, StoreError> {
        self.one(MESSAGE_COUNT, table, |row| row.count(0)).await
    }

    pub(crate) async fn seats(&self, session: &str) -> Result<Vec<SessionSeat>, StoreError> {
        self.all(SEATS, &[Value::Text(session)], |row| {
            let at = Time::from_millis(row.number(2)?);
            Ok(SessionSeat { table: row.table_id(0)?, token: row.text(1)?, at })
        })
        .await
    }

    pub(crate) async fn learned(&self, session: &str) -> Result<Vec<(String, Time)>, StoreError> {
        self.all(LEARNED, &[Value::Text(session)], |row| {
            Ok((row.text(0)?, Time::from_millis(row.number(1)?)))
        })
        .await
    }

    pub(crate) async fn session_tables(
        &self,
        session: &str,
        after: Option<(Time, &TableId)>,
        limit: u32,
    ) -> Result<Vec<Joined>, StoreError> {
        let values = [
            Value::Text(session),
            Value::OptionalNumber(after.map(|(at, _)| at.millis())),
            Value::OptionalText(after.map(|(_, table)| table.as_str())),
            Value::Number(i64::from(limit)),
        ];
        self.all(SESSION_TABLES, &values, |row| {
            Ok(Joined { table: summary(row)?, at: Time::from_millis(row.number(12)?) })
        })
        .await
    }

    pub(crate) async fn small_picture(&self, table: &TableId) -> Result<Option<(u64, String)>, StoreError> {
        let read = |row: &Row| Ok((row.count(0)?, row.text(1)?));
        Ok(self.all(PICTURE, &[Value::Text(table.as_str())], read).await?.into_iter().next())
    }

    pub(crate) async fn due(&self, now: Time, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let values = [Value::Number(now.millis()), Value::Number(i64::from(limit))];
        self.all(DUE, &values, |row| row.table_id(0)).await
    }

    pub(crate) async fn clock(&self, table: &TableId) -> Result<Option<ClockMark>, StoreError> {
        let read = |row: &Row| {
            let due_at = row.optional_number(1)?.map(Time::from_millis);
            Ok(ClockMark { text: row.text(0)?, due_at })
        };
        Ok(self.all(CLOCK, &[Value::Text(table.as_str())], read).await?.into_iter().next())
    }

    pub(crate) async fn note(&self, table: &TableId, owner: &str) -> Result<Option<String>, StoreError> {
        let values = [Value::Text(table.as_str()), Value::Text(owner)];
        Ok(self.all(NOTE, &values, |row| row.text(0)).await?.into_iter().next())
    }

    pub(crate) async fn noted(&self, owner: &str) -> Result<Vec<TableId>, StoreError> {
        self.all(NOTED, &[Value::Text(owner)], |row| row.table_id(0)).await
    }

    pub(crate) async fn notes(&self, table: &TableId) -> Result<Vec<Note>, StoreError> {
        let read = |row: &Row| Ok(Note { owner: row.text(0)?, text: row.text(1)? });
        self.all(NOTES, &[Value::Text(table.as_str())], read).await
    }

    pub(crate) async fn list(&self, filter: &Filter, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let after = filter.after.as_ref();
        let values = [
            Value::OptionalText(filter.state.map(State::word)),
            Value::OptionalText(filter.game.as_deref()),
            Value::OptionalNumber(after.map(|cursor| cursor.created_at.millis())),
            Value::OptionalText(after.map(|cursor| cursor.id.as_str())),
            Value::Number(i64::from(limit)),
        ];
        self.all(LIST, &values, summary).await
    }

    pub(crate) async fn summary(&self, table: &TableId) -> Result<Summary, StoreError> {
        self.one(SUMMARY, table, summary).await
    }

    pub(crate) async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.all(OPEN_TABLES, &[], |row| row.table_id(0)).await
    }

    pub(crate) async fn count(&self) -> Result<u64, StoreError> {
        let counts = self.all(COUNT, &[], |row| row.count(0)).await?;
        Ok(counts.into_iter().sum())
    }

    pub(crate) async fn tables_after(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let after = Value::Text(after.map_or("", TableId::as_str));
        self.all(TABLES_AFTER, &[after, Value::Number(i64::from(limit))], |row| row.table_id(0)).await
    }

    pub(crate) async fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.all(ALL_TABLES, &[], |row| row.table_id(0)).await
    }
}

fn between(table: &TableId, from: u64, to: u64) -> [Value<'_>; 3] {
    let number = |number| Value::Number(i64::try_from(number).unwrap_or(i64::MAX));
    [Value::Text(table.as_str()), number(from), number(to)]
}

pub(crate) fn summary(row: &Row) -> Result<Summary, sqlx::Error> {
    Ok(Summary {
        id: row.table_id(0)?,
        game: row.text(1)?,
        state: state(&row.text(2)?)?,
        created_at: Time::from_millis(row.number(3)?),
        changed_at: Time::from_millis(row.number(4)?),
        length: row.count(5)?,
        meta: Meta { version: row.count(6)?, text: row.text(7)? },
        waits_for: row.optional_text(8)?,
        moved_at: Time::from_millis(row.number(9)?),
        glance: row.optional_text(10)?,
        lobby: lobby(row.optional_text(11)?.as_deref())?,
    })
}

fn state(word: &str) -> Result<State, sqlx::Error> {
    State::from_word(word)
        .ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is not a state of a table").into()))
}
