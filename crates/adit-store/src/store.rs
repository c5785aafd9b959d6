//! The store as its callers see it.

use crate::batch::{Answer, Work};
use crate::database::{Database, Readers, ear};
use crate::error::classify;
use crate::histogram::{Histogram, MICROSECONDS};
use crate::model::{fit_line, fit_name, fit_text};
use crate::writer::{Job, Writer};
use crate::{Append, NewTable, News, StoreError, StoreUrl, TableId, Time, Watch, open, text, watch};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;

/// How many callers may wait for the writer before further ones wait outside.
const QUEUE: usize = 4096;
/// How many news a slow watcher may have before him.
const NEWS: usize = 4096;

/// An open store. Clones are cheap and share everything.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    pub(crate) place: String,
    pub(crate) readers: Readers,
    jobs: mpsc::Sender<Job>,
    watchers: broadcast::Sender<News>,
    tally: Arc<Tally>,
    listener: Option<AbortHandle>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}

/// What the writer counts.
pub(crate) struct Tally {
    pub(crate) transactions: AtomicU64,
    pub(crate) works: AtomicU64,
    pub(crate) appends: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) batch_sizes: Histogram,
    pub(crate) commit_times: Histogram,
}

/// Limits for the sizes of batches.
const SIZES: &[u64] = &[1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            transactions: AtomicU64::new(0),
            works: AtomicU64::new(0),
            appends: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            batch_sizes: Histogram::new(SIZES),
            commit_times: Histogram::new(MICROSECONDS),
        }
    }
}

/// What a store has done since it was opened, for measurements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Transactions that were committed.
    pub transactions: u64,
    /// Requests to write that were answered by them.
    pub requests: u64,
    /// Appends that are on the disk.
    pub appends: u64,
    /// Appends that were refused, because the journal had another length or the database did not store them.
    pub refused: u64,
    /// Requests that wait for the writer.
    pub waiting: u64,
}

impl Store {
    /// Opens a store and brings its tables up to date. A SQLite file that is not there is made, with its folders; a
    /// PostgreSQL database must be there.
    pub async fn open(url: &StoreUrl) -> Result<Store, StoreError> {
        Store::open_database(open::database(url, true)?, url.to_string()).await
    }

    /// Opens a store that must be there.
    pub async fn open_existing(url: &StoreUrl) -> Result<Store, StoreError> {
        Store::open_database(open::database(url, false)?, url.to_string()).await
    }

    pub(crate) async fn open_database(database: Database, place: String) -> Result<Store, StoreError> {
        open::migrate(&database, &place).await?;
        let (jobs, received) = mpsc::channel(QUEUE);
        let (watchers, _) = broadcast::channel(NEWS);
        let tally = Arc::new(Tally::default());
        let readers = database.readers();
        let name = TableId::random()?.to_string();
        let listener = match &database {
            Database::Sqlite(_) => None,
            Database::Postgres(options) => {
                let listener = watch::listen(ear(options), name.clone(), watchers.clone()).await;
                Some(listener.map_err(|error| classify(&place, &error))?)
            }
        };
        let writer = Writer {
            database,
            place: place.clone(),
            name,
            watchers: watchers.clone(),
            tally: Arc::clone(&tally),
            connection: None,
        };
        tokio::spawn(writer.run(received));
        Ok(Store(Arc::new(Inner { place, readers, jobs, watchers, tally, listener })))
    }

    /// Where the store is, without a password.
    pub fn place(&self) -> &str {
        &self.0.place
    }

    pub(crate) fn readers(&self) -> &Readers {
        &self.0.readers
    }

    /// Stores what was asked before, then ends. Further requests are answered with [`StoreError::Ended`].
    pub async fn close(&self) {
        let (caller, done) = oneshot::channel();
        if self.0.jobs.send(Job::Close(caller)).await.is_ok() {
            // Whoever closed first is waited for by the pool below.
            let _ = done.await;
        }
        if let Some(listener) = &self.0.listener {
            listener.abort();
        }
        self.0.readers.close().await;
    }

    async fn write(&self, work: Work) -> Answer {
        let (caller, answer) = oneshot::channel();
        self.0.jobs.send(Job::Write(work, caller)).await.map_err(|_| StoreError::Ended)?;
        answer.await.map_err(|_| StoreError::Ended)?
    }

    /// Keeps a new table.
    pub async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        table.fit()?;
        self.write(Work::Create(vec![table.record(Time::now())])).await.map(|_| ())
    }

    /// Adds lines to a journal that has the expected length and answers its new length.
    ///
    /// The lines are on the disk when this answers. Who does not wait for the answer does not take his lines back.
    pub async fn append(&self, append: Append) -> Result<u64, StoreError> {
        append.lines.iter().try_for_each(|line| fit_line(line))?;
        append.waits_for.iter().try_for_each(|text| fit_text("whom a table waits for", text))?;
        self.write(Work::Append(append)).await
    }

    /// Replaces the meta text that has the expected version and answers its new version.
    pub async fn set_meta(&self, table: TableId, expected: u64, meta: String) -> Result<u64, StoreError> {
        fit_text("a meta text", &meta)?;
        self.write(Work::SetMeta { table, expected, meta }).await
    }

    /// Keeps what somebody says at a table and answers the number of the message.
    pub async fn say(&self, table: TableId, author: String, text: String) -> Result<u64, StoreError> {
        fit_name("the author of a message", &author)?;
        fit_text("a message", &text)?;
        self.write(Work::Say { table, author, text }).await
    }

    /// Keeps what somebody writes down for himself, in the place of what he wrote before.
    pub async fn set_note(&self, table: TableId, owner: String, text: String) -> Result<(), StoreError> {
        fit_name("the owner of a note", &owner)?;
        fit_text("a note", &text)?;
        self.write(Work::SetNote { table, owner, text }).await.map(|_| ())
    }

    /// Everything that is kept of a table, as a text that [`Store::import`] reads. It holds whatever the meta text
    /// holds, and the notes of all players.
    pub async fn export(&self, table: &TableId) -> Result<String, StoreError> {
        Ok(self.record(table).await?.to_string())
    }

    /// Keeps the tables of a text that [`Store::export`] wrote, all or none, and answers their names.
    ///
    /// Several exports may stand one behind the other.
    pub async fn import(&self, text: &str) -> Result<Vec<TableId>, StoreError> {
        let records = text::read(text)?;
        let tables = records.iter().map(|record| record.table.id.clone()).collect();
        self.write(Work::Create(records)).await?;
        Ok(tables)
    }

    /// Tells what is stored from now on: by this store, and on PostgreSQL by every other server too.
    pub fn watch(&self) -> Watch {
        Watch(self.0.watchers.subscribe())
    }

    /// How many requests shared each transaction.
    pub fn batch_sizes(&self) -> &Histogram {
        &self.0.tally.batch_sizes
    }

    /// How long each transaction took until it was on the disk, in microseconds.
    pub fn commit_times(&self) -> &Histogram {
        &self.0.tally.commit_times
    }

    /// What the store has done since it was opened.
    pub fn counters(&self) -> Counters {
        let jobs = &self.0.jobs;
        Counters {
            transactions: self.0.tally.transactions.load(Relaxed),
            requests: self.0.tally.works.load(Relaxed),
            appends: self.0.tally.appends.load(Relaxed),
            refused: self.0.tally.refused.load(Relaxed),
            waiting: (jobs.max_capacity() - jobs.capacity()) as u64,
        }
    }
}
