//! What is read. Journals only grow, so a length and the lines below it always fit together.

use crate::database::{Row, Value};
use crate::error::classify;
use crate::statements::{
    ALL_TABLES, LENGTH, LINES, LIST, MESSAGES, META, NOTE, NOTES, OPEN_TABLES, PING, SUMMARY, Statement,
    TABLE,
};
use crate::{
    Filter, Line, Message, Meta, Note, Record, State, Store, StoreError, Stored, Summary, TableId, Time,
};

impl Store {
    async fn fetch(&self, statement: Statement, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError> {
        self.readers().fetch(statement, values).await.map_err(|error| {
            if matches!(error, sqlx::Error::PoolClosed) {
                return StoreError::Ended;
            }
            classify(self.place(), &error)
        })
    }

    /// Reads every row of an answer.
    async fn all<T>(
        &self,
        statement: Statement,
        values: &[Value<'_>],
        read: impl Fn(&Row) -> Result<T, sqlx::Error>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.fetch(statement, values).await?;
        rows.iter().map(|row| read(row).map_err(|error| classify(self.place(), &error))).collect()
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.fetch(PING, &[]).await.map(|_| ())
    }

    /// A table with its whole journal.
    pub async fn load(&self, table: &TableId) -> Result<Stored, StoreError> {
        Ok(self.head(table).await?.0)
    }

    /// A table and how many messages there are.
    async fn head(&self, table: &TableId) -> Result<(Stored, u64), StoreError> {
        let rows = self
            .all(TABLE, &[Value::Text(table.as_str())], |row| {
                let stored = Stored {
                    id: table.clone(),
                    game: row.text(0)?,
                    state: state(&row.text(1)?)?,
                    created_at: Time::from_millis(row.number(2)?),
                    changed_at: Time::from_millis(row.number(3)?),
                    header: row.text(6)?,
                    meta: Meta { version: row.count(5)?, text: row.text(7)? },
                    lines: Vec::new(),
                };
                Ok((stored, row.number(4)?, row.count(8)?))
            })
            .await?;
        let Some((mut stored, length, messages)) = rows.into_iter().next() else {
            return Err(StoreError::NoTable(table.clone()));
        };
        stored.lines = self.lines_between(table, 0, length).await?;
        if stored.lines.len() as u64 != length.cast_unsigned() {
            let reason = format!("table {table} has {} lines where {length} were stored", stored.lines.len());
            return Err(StoreError::Damaged { place: self.place().to_owned(), reason });
        }
        Ok((stored, messages))
    }

    /// The lines of a journal from this number on, counted from 0.
    pub async fn lines(&self, table: &TableId, from: u64) -> Result<Vec<Line>, StoreError> {
        let length = self.length(table).await?;
        self.lines_between(table, from.min(length).cast_signed(), length.cast_signed()).await
    }

    async fn lines_between(&self, table: &TableId, from: i64, to: i64) -> Result<Vec<Line>, StoreError> {
        let values = [Value::Text(table.as_str()), Value::Number(from), Value::Number(to)];
        self.all(LINES, &values, |row| Ok(Line { at: Time::from_millis(row.number(0)?), text: row.text(1)? }))
            .await
    }

    /// How many lines the journal of a table has.
    pub async fn length(&self, table: &TableId) -> Result<u64, StoreError> {
        let lengths = self.all(LENGTH, &[Value::Text(table.as_str())], |row| row.count(0)).await?;
        lengths.into_iter().next().ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    /// The meta text of a table.
    pub async fn meta(&self, table: &TableId) -> Result<Meta, StoreError> {
        let read = |row: &Row| Ok(Meta { version: row.count(0)?, text: row.text(1)? });
        let metas = self.all(META, &[Value::Text(table.as_str())], read).await?;
        metas.into_iter().next().ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    /// What was said at a table, from the message with this number on.
    pub async fn messages(&self, table: &TableId, from: u64) -> Result<Vec<Message>, StoreError> {
        self.length(table).await?;
        self.messages_between(table, i64::try_from(from).unwrap_or(i64::MAX), i64::MAX).await
    }

    async fn messages_between(
        &self,
        table: &TableId,
        from: i64,
        to: i64,
    ) -> Result<Vec<Message>, StoreError> {
        let values = [Value::Text(table.as_str()), Value::Number(from), Value::Number(to)];
        self.all(MESSAGES, &values, |row| {
            let at = Time::from_millis(row.number(1)?);
            Ok(Message { number: row.count(0)?, at, author: row.text(2)?, text: row.text(3)? })
        })
        .await
    }

    /// What somebody wrote down for himself at a table.
    pub async fn note(&self, table: &TableId, owner: &str) -> Result<Option<String>, StoreError> {
        self.length(table).await?;
        let values = [Value::Text(table.as_str()), Value::Text(owner)];
        Ok(self.all(NOTE, &values, |row| row.text(0)).await?.into_iter().next())
    }

    /// Everything that is kept of a table.
    pub async fn record(&self, table: &TableId) -> Result<Record, StoreError> {
        let (stored, messages) = self.head(table).await?;
        let messages = self.messages_between(table, 0, messages.cast_signed()).await?;
        let read = |row: &Row| Ok(Note { owner: row.text(0)?, text: row.text(1)? });
        let notes = self.all(NOTES, &[Value::Text(table.as_str())], read).await?;
        Ok(Record { table: stored, messages, notes })
    }

    /// Some tables, the youngest first. The place behind the last one leads to the next page.
    pub async fn list(&self, filter: &Filter, limit: u32) -> Result<Vec<Summary>, StoreError> {
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

    /// A table without its journal.
    pub async fn summary(&self, table: &TableId) -> Result<Summary, StoreError> {
        let summaries = self.all(SUMMARY, &[Value::Text(table.as_str())], summary).await?;
        summaries.into_iter().next().ok_or_else(|| StoreError::NoTable(table.clone()))
    }

    /// The names of all tables that go on: what a server has to care for when it starts.
    pub async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.all(OPEN_TABLES, &[], table_id).await
    }

    /// The names of all tables.
    pub async fn all_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.all(ALL_TABLES, &[], table_id).await
    }
}

fn summary(row: &Row) -> Result<Summary, sqlx::Error> {
    Ok(Summary {
        id: table_id(row)?,
        game: row.text(1)?,
        state: state(&row.text(2)?)?,
        created_at: Time::from_millis(row.number(3)?),
        changed_at: Time::from_millis(row.number(4)?),
        length: row.count(5)?,
        meta: Meta { version: row.count(6)?, text: row.text(7)? },
        waits_for: row.optional_text(8)?,
    })
}

fn table_id(row: &Row) -> Result<TableId, sqlx::Error> {
    row.text(0)?.parse().map_err(|fault: StoreError| sqlx::Error::Decode(Box::new(fault)))
}

fn state(word: &str) -> Result<State, sqlx::Error> {
    State::from_word(word)
        .ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is no state of a table").into()))
}
