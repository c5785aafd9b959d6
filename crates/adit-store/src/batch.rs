//! What many callers want written, in one transaction.
//!
//! What a caller expects is compared with how the tables stand before anything of his is written, so a refusal to one
//! does not touch the others.

use crate::database::{Link, Value};
use crate::statements::{
    ADD_LINES, ADD_MESSAGES, ADD_TABLE, ADD_TEXT, BEGIN, NOTIFY, SET_META, SET_NOTE, SET_STANDINGS,
    STANDINGS, Statement,
};
use crate::{Append, News, Record, State, StoreError, TableId, Time};
use serde::Serialize;
use std::collections::BTreeMap;

/// What one caller wants.
pub(crate) enum Work {
    /// New tables, all or none.
    Create(Vec<Record>),
    Append(Append),
    SetMeta {
        table: TableId,
        expected: u64,
        meta: String,
    },
    Say {
        table: TableId,
        author: String,
        text: String,
    },
    SetNote {
        table: TableId,
        owner: String,
        text: String,
    },
}

impl Work {
    /// How many tables are made.
    pub(crate) fn created(&self) -> usize {
        match self {
            Work::Create(records) => records.len(),
            Work::Append(_) | Work::SetMeta { .. } | Work::Say { .. } | Work::SetNote { .. } => 0,
        }
    }

    fn tables(&self) -> Vec<&TableId> {
        match self {
            Work::Create(records) => records.iter().map(|record| &record.table.id).collect(),
            Work::Append(append) => vec![&append.table],
            Work::SetMeta { table, .. } | Work::Say { table, .. } | Work::SetNote { table, .. } => {
                vec![table]
            }
        }
    }
}

/// What a caller is told: a length, a version or a number, as it fits what he wanted.
pub(crate) type Answer = Result<u64, StoreError>;

/// Why a whole batch was not written.
pub(crate) enum Failure {
    Database(sqlx::Error),
    /// Another server made the same table at the same moment.
    Race,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Database(error)
    }
}

/// What to tell when the batch is committed.
pub(crate) struct Written {
    pub(crate) answers: Vec<Answer>,
    pub(crate) news: Vec<News>,
}

/// How a table stands within the transaction.
#[derive(Clone, Copy, Default)]
struct Standing<'work> {
    length: u64,
    meta_version: u64,
    messages: u64,
    state: Option<State>,
    waits_for: Option<&'work str>,
    has_changed: bool,
}

struct Batch<'work> {
    now: i64,
    standings: BTreeMap<&'work TableId, Standing<'work>>,
    lines: Rows,
    messages: Rows,
    news: Vec<News>,
}

/// Begins a transaction and writes everything that can be written.
pub(crate) async fn write(
    link: &mut Link<'_>,
    works: &[Work],
    now: Time,
    store: &str,
) -> Result<Written, Failure> {
    link.execute(BEGIN, &[]).await?;
    let mut batch = Batch::begin(link, works, now).await?;
    let mut answers = Vec::with_capacity(works.len());
    for work in works {
        answers.push(batch.work(link, work).await?);
    }
    batch.lines.send(link, ADD_LINES).await?;
    batch.messages.send(link, ADD_MESSAGES).await?;
    batch.set_standings(link).await?;
    if matches!(link, Link::Postgres(_)) {
        let mut payloads = Rows::default();
        batch.news.iter().for_each(|news| payloads.push(news.payload(store)));
        payloads.send(link, NOTIFY).await?;
    }
    Ok(Written { answers, news: batch.news })
}

impl<'work> Batch<'work> {
    async fn begin(link: &mut Link<'_>, works: &'work [Work], now: Time) -> Result<Batch<'work>, Failure> {
        let mut tables: Vec<_> = works.iter().flat_map(Work::tables).collect();
        tables.sort_unstable();
        tables.dedup();
        let mut rows = Rows::default();
        tables.iter().for_each(|table| rows.push([table.as_str()]));
        let mut standings = BTreeMap::new();
        for chunk in rows.chunks() {
            for row in link.fetch(STANDINGS, &[Value::Text(chunk)]).await? {
                let name = row.text(0)?;
                let Ok(place) = tables.binary_search_by(|table| table.as_str().cmp(&name)) else {
                    continue;
                };
                let standing = Standing {
                    length: row.count(1)?,
                    meta_version: row.count(2)?,
                    messages: row.count(3)?,
                    state: None,
                    waits_for: None,
                    has_changed: false,
                };
                standings.insert(tables[place], standing);
            }
        }
        let (lines, messages) = (Rows::default(), Rows::default());
        Ok(Batch { now: now.millis(), standings, lines, messages, news: Vec::new() })
    }

    async fn work(&mut self, link: &mut Link<'_>, work: &'work Work) -> Result<Answer, Failure> {
        match work {
            Work::Create(records) => self.create(link, records).await,
            Work::Append(append) => Ok(self.append(append)),
            Work::SetMeta { table, expected, meta } => self.set_meta(link, table, *expected, meta).await,
            Work::Say { table, author, text } => Ok(self.say(table, author, text)),
            Work::SetNote { table, owner, text } => {
                if !self.standings.contains_key(table) {
                    return Ok(Err(StoreError::NoTable(table.clone())));
                }
                let values = [table.as_str(), owner, text].map(Value::Text);
                link.execute(SET_NOTE, &values).await?;
                Ok(Ok(0))
            }
        }
    }

    fn append(&mut self, append: &'work Append) -> Answer {
        let Some(standing) = self.standings.get_mut(&append.table) else {
            return Err(StoreError::NoTable(append.table.clone()));
        };
        if standing.length != append.expected {
            return Err(StoreError::Moved {
                table: append.table.clone(),
                expected: append.expected,
                actual: standing.length,
            });
        }
        for line in &append.lines {
            self.lines.push((append.table.as_str(), standing.length, self.now, line));
            standing.length += 1;
        }
        standing.state = append.state.or(standing.state);
        standing.waits_for = append.waits_for.as_deref().or(standing.waits_for);
        standing.has_changed = true;
        self.news.push(News::Lines { table: append.table.clone(), length: standing.length });
        Ok(standing.length)
    }

    async fn set_meta(
        &mut self,
        link: &mut Link<'_>,
        table: &'work TableId,
        expected: u64,
        meta: &str,
    ) -> Result<Answer, Failure> {
        let Some(standing) = self.standings.get_mut(table) else {
            return Ok(Err(StoreError::NoTable(table.clone())));
        };
        let actual = standing.meta_version;
        if actual != expected {
            return Ok(Err(StoreError::MetaMoved { table: table.clone(), expected, actual }));
        }
        link.execute(SET_META, &[Value::Text(table.as_str()), Value::Text(meta)]).await?;
        standing.meta_version += 1;
        standing.has_changed = true;
        self.news.push(News::Meta { table: table.clone(), version: standing.meta_version });
        Ok(Ok(standing.meta_version))
    }

    fn say(&mut self, table: &'work TableId, author: &str, text: &str) -> Answer {
        let Some(standing) = self.standings.get_mut(table) else {
            return Err(StoreError::NoTable(table.clone()));
        };
        let number = standing.messages;
        self.messages.push((table.as_str(), number, self.now, author, text));
        standing.messages += 1;
        standing.has_changed = true;
        self.news.push(News::Message { table: table.clone(), number });
        Ok(number)
    }

    async fn create(&mut self, link: &mut Link<'_>, records: &'work [Record]) -> Result<Answer, Failure> {
        // Within one text no table stands twice: that was seen when it was read.
        let known = records.iter().map(|record| &record.table.id).find(|id| self.standings.contains_key(id));
        if let Some(id) = known {
            return Ok(Err(StoreError::TableExists(id.clone())));
        }
        for record in records {
            self.add(link, record).await?;
        }
        Ok(Ok(records.len() as u64))
    }

    async fn add(&mut self, link: &mut Link<'_>, record: &'work Record) -> Result<(), Failure> {
        let table = &record.table;
        let id = table.id.as_str();
        let standing = Standing {
            length: table.lines.len() as u64,
            meta_version: table.meta.version,
            messages: record.messages.len() as u64,
            state: None,
            waits_for: None,
            has_changed: false,
        };
        let values = [
            Value::Text(id),
            Value::Text(&table.game),
            Value::Text(table.state.word()),
            Value::Number(table.created_at.millis()),
            Value::Number(table.changed_at.millis()),
            Value::Number(standing.length.cast_signed()),
            Value::Number(standing.meta_version.cast_signed()),
            Value::Number(standing.messages.cast_signed()),
        ];
        if link.execute(ADD_TABLE, &values).await? != 1 {
            return Err(Failure::Race);
        }
        link.execute(ADD_TEXT, &[id, &table.header, &table.meta.text].map(Value::Text)).await?;
        for (number, line) in table.lines.iter().enumerate() {
            self.lines.push((id, number, line.at.millis(), &line.text));
        }
        for message in &record.messages {
            self.messages.push((id, message.number, message.at.millis(), &message.author, &message.text));
        }
        for note in &record.notes {
            link.execute(SET_NOTE, &[id, &note.owner, &note.text].map(Value::Text)).await?;
        }
        self.news.push(News::Lines { table: table.id.clone(), length: standing.length });
        self.standings.insert(&table.id, standing);
        Ok(())
    }

    async fn set_standings(&mut self, link: &mut Link<'_>) -> Result<(), Failure> {
        let mut rows = Rows::default();
        for (table, standing) in &self.standings {
            if standing.has_changed {
                let state = standing.state.map(State::word);
                let Standing { length, meta_version, messages, waits_for, .. } = *standing;
                rows.push((table.as_str(), length, meta_version, messages, self.now, state, waits_for));
            }
        }
        Ok(rows.send(link, SET_STANDINGS).await?)
    }
}

/// Rows on their way into the database, as JSON arrays that stay below what a database takes at once.
#[derive(Default)]
struct Rows {
    whole: Vec<String>,
    open: String,
}

/// Far below the limits of both databases.
const CHUNK: usize = 1 << 20;

impl Rows {
    fn push(&mut self, row: impl Serialize) {
        // Texts and numbers always have a form in JSON.
        let Ok(row) = serde_json::to_string(&row) else {
            return;
        };
        self.open.push(if self.open.is_empty() { '[' } else { ',' });
        self.open.push_str(&row);
        if self.open.len() > CHUNK {
            self.open.push(']');
            self.whole.push(std::mem::take(&mut self.open));
        }
    }

    fn chunks(&mut self) -> &[String] {
        if !self.open.is_empty() {
            self.open.push(']');
            self.whole.push(std::mem::take(&mut self.open));
        }
        &self.whole
    }

    async fn send(&mut self, link: &mut Link<'_>, statement: Statement) -> Result<(), sqlx::Error> {
        for chunk in self.chunks() {
            link.execute(statement, &[Value::Text(chunk)]).await?;
        }
        Ok(())
    }
}
