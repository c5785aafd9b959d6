//! What is read of letters and secrets, as callers see it.

use super::statements::{DUE_LETTERS, LETTER, SECRET};
use super::{Letter, OutboxWork, Posted, Settled};
use crate::database::{Row, Value};
use crate::memory::MemoryReader;
use crate::model::{fit_line, fit_name, fit_text};
use crate::plan::Work;
use crate::read::ask;
use crate::reader::DatabaseReader;
use crate::{Store, StoreError, TableId, Time};

impl Store {
    /// Keeps letters. Those whose keys are known are left as they are.
    pub async fn post(&self, letters: Vec<Letter>) -> Result<(), StoreError> {
        letters.iter().try_for_each(Letter::fit)?;
        self.write(Work::Outbox(OutboxWork::Post(letters))).await.map(|_| ())
    }

    /// The letters that may be taken at this moment, those first that have waited longest.
    pub async fn due_letters(&self, now: Time, limit: u32) -> Result<Vec<Posted>, StoreError> {
        ask!(self.due_letters(now, limit))
    }

    /// A letter, while it is kept.
    pub async fn letter(&self, key: &str) -> Result<Option<Posted>, StoreError> {
        ask!(self.letter(key))
    }

    /// Takes a letter of this version until this moment, and answers its new version. A second caller is told
    /// [`StoreError::LetterTaken`].
    pub async fn take_letter(&self, key: String, version: u64, until: Time) -> Result<u64, StoreError> {
        self.write(Work::Outbox(OutboxWork::Take { key, version, until })).await
    }

    /// Says what becomes of a letter that was taken with this version. If another server has taken it since, nothing is
    /// changed: [`StoreError::LetterTaken`].
    pub async fn settle_letter(&self, key: String, version: u64, settled: Settled) -> Result<(), StoreError> {
        if let Settled::Done(letters) = &settled {
            letters.iter().try_for_each(Letter::fit)?;
        }
        self.write(Work::Outbox(OutboxWork::Settle { key, version, settled })).await.map(|_| ())
    }

    /// What nobody may know of a table before its game is over, if something is kept. Nothing else that is read of a table has
    /// it.
    pub async fn table_secret(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        ask!(self.secret(&name_of(table)))
    }

    /// Keeps what nobody may know of a table. The first one that is offered is kept, whichever server offers it.
    pub async fn keep_table_secret(&self, table: &TableId, offered: &str) -> Result<String, StoreError> {
        fit_line(offered)?;
        self.secret(&name_of(table), offered).await
    }

    /// The secret with this name. The first one that is offered is kept, whichever server offers it.
    pub async fn secret(&self, name: &str, offered: &str) -> Result<String, StoreError> {
        if let Some(value) = ask!(self.secret(name))? {
            return Ok(value);
        }
        let (name, value) = (name.to_owned(), offered.to_owned());
        fit_name("the name of a secret", &name)?;
        fit_text("a secret", &value)?;
        self.write(Work::Outbox(OutboxWork::KeepSecret { name: name.clone(), value })).await?;
        Ok(ask!(self.secret(&name))?.unwrap_or_else(|| offered.to_owned()))
    }
}

/// The name of the secret of a table.
pub(crate) fn name_of(table: &TableId) -> String {
    format!("table {table}")
}

fn posted(row: &Row) -> Result<Posted, sqlx::Error> {
    let due_at = Time::from_millis(row.number(3)?);
    let letter = Letter { key: row.text(0)?, kind: row.text(1)?, body: row.text(2)?, due_at };
    let posted_at = Time::from_millis(row.number(4)?);
    Ok(Posted { letter, posted_at, version: row.count(5)?, tries: row.count(6)? })
}

impl DatabaseReader {
    async fn due_letters(&self, now: Time, limit: u32) -> Result<Vec<Posted>, StoreError> {
        self.all(DUE_LETTERS, &[Value::Number(now.millis()), Value::Number(limit.into())], posted).await
    }

    async fn letter(&self, key: &str) -> Result<Option<Posted>, StoreError> {
        Ok(self.all(LETTER, &[Value::Text(key)], posted).await?.pop())
    }

    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.all(SECRET, &[Value::Text(name)], |row| row.text(0)).await?.pop())
    }
}

impl MemoryReader {
    async fn due_letters(&self, now: Time, limit: u32) -> Result<Vec<Posted>, StoreError> {
        self.look(|disk| disk.outbox.due(now, limit)).await
    }

    async fn letter(&self, key: &str) -> Result<Option<Posted>, StoreError> {
        self.look(|disk| disk.outbox.letter(key)).await
    }

    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.look(|disk| disk.outbox.secret(name)).await
    }
}
