//! The store as its callers see it.

use crate::batch::DatabaseWriter;
use crate::database::{Database, ear};
use crate::error::classify;
use crate::health::Health;
use crate::histogram::{Histogram, MICROSECONDS};
use crate::memory::{Chance, Memory, MemoryReader, MemoryWriter, NoMishaps};
use crate::model::{Fresh, fit_line, fit_name, fit_text};
use crate::plan::{Answer, Work};
use crate::read::Source;
use crate::reader::DatabaseReader;
use crate::watch::Name;
use crate::writer::{Job, Target, Writer};
use crate::{
    Append, Clock, Flaw, Letter, Listing, NewTable, News, PlayerId, Record, ResultChange, StoreError,
    StoreUrl, TableId, Time, Watch, open, text, watch,
};
use std::fs::File;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;

/// How many callers may wait for the writer before further ones wait outside.
const QUEUE: usize = 4096;
/// How many news may wait for a slow watcher.
const NEWS: usize = 4096;

/// An open store. Clones are cheap and share everything.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    place: String,
    source: Source,
    clock: Clock,
    jobs: mpsc::Sender<Job>,
    watchers: broadcast::Sender<News>,
    tally: Arc<Tally>,
    listener: Option<AbortHandle>,
    health: Health,
    /// Keeps other servers from a SQLite file.
    lock: Mutex<Option<File>>,
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
        Store::open_place(url, true).await
    }

    /// Opens a store that must be there.
    pub async fn open_existing(url: &StoreUrl) -> Result<Store, StoreError> {
        Store::open_place(url, false).await
    }

    /// Opens a store for a server. A SQLite file that another server uses is refused: two servers on one file would not
    /// hear of each other's moves.
    pub async fn open_for_server(url: &StoreUrl) -> Result<Store, StoreError> {
        let lock = open::lock(url)?;
        let store = Store::open(url).await?;
        *store.lock() = lock;
        Ok(store)
    }

    async fn open_place(url: &StoreUrl, create: bool) -> Result<Store, StoreError> {
        match open::database(url, create)? {
            Some(database) => Store::open_database(database, url.to_string()).await,
            None => Ok(Memory::new().open(NoMishaps, Clock::system())),
        }
    }

    pub(crate) async fn open_database(database: Database, place: String) -> Result<Store, StoreError> {
        open::migrate(&database, &place).await?;
        let (watchers, _) = broadcast::channel(NEWS);
        let name = Name::new(TableId::random()?.to_string());
        let listener = match &database {
            Database::Sqlite(_) => None,
            Database::Postgres(options) => {
                let listener = watch::listen(ear(options), name.clone(), watchers.clone()).await;
                Some(listener.map_err(|error| classify(&place, &error))?)
            }
        };
        let source = Source::Database(DatabaseReader { readers: database.readers(), place: place.clone() });
        let writer = DatabaseWriter { database, place: place.clone(), name, connection: None };
        Ok(Store::start(
            place,
            source,
            Target::Database(Box::new(writer)),
            Clock::system(),
            watchers,
            listener,
        ))
    }

    pub(crate) fn open_memory(memory: Memory, chance: Chance, clock: Clock) -> Store {
        let (watchers, _) = broadcast::channel(NEWS);
        memory.disk().join(&watchers);
        let place = "memory:".to_owned();
        let source = Source::Memory(MemoryReader {
            memory: memory.clone(),
            chance: chance.clone(),
            place: place.clone(),
            is_closed: AtomicBool::new(false),
        });
        let writer = MemoryWriter {
            memory,
            chance,
            clock: clock.clone(),
            place: place.clone(),
            watchers: watchers.clone(),
        };
        Store::start(place, source, Target::Memory(writer), clock, watchers, None)
    }

    fn start(
        place: String,
        source: Source,
        target: Target,
        clock: Clock,
        watchers: broadcast::Sender<News>,
        listener: Option<AbortHandle>,
    ) -> Store {
        let (jobs, received) = mpsc::channel(QUEUE);
        let tally = Arc::new(Tally::default());
        let writer = Writer { target, watchers: watchers.clone(), tally: Arc::clone(&tally) };
        tokio::spawn(writer.run(received));
        let (health, lock) = Default::default();
        Store(Arc::new(Inner { place, source, clock, jobs, watchers, tally, listener, health, lock }))
    }

    /// This moment, as the clock of the store has it.
    pub fn now(&self) -> Time {
        self.0.clock.now()
    }

    /// Where the store is, without a password.
    pub fn place(&self) -> &str {
        &self.0.place
    }

    pub(crate) fn health(&self) -> &Health {
        &self.0.health
    }

    fn lock(&self) -> MutexGuard<'_, Option<File>> {
        self.0.lock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn source(&self) -> &Source {
        &self.0.source
    }

    /// Stores what was asked before, then ends. Further requests are answered with [`StoreError::Ended`].
    pub async fn close(&self) {
        let (caller, done) = oneshot::channel();
        if self.0.jobs.send(Job::Close(caller)).await.is_ok() {
            // If somebody else closed it first, the pool below waits for that.
            let _ = done.await;
        }
        if let Some(listener) = &self.0.listener {
            listener.abort();
        }
        match &self.0.source {
            Source::Database(reader) => reader.readers.close().await,
            Source::Memory(reader) => reader.close(),
        }
        // Only now may another server come.
        self.lock().take();
    }

    pub(crate) async fn write(&self, work: Work) -> Answer {
        let (caller, answer) = oneshot::channel();
        self.0.jobs.send(Job::Write(work, caller)).await.map_err(|_| StoreError::Ended)?;
        answer.await.map_err(|_| StoreError::Ended)?
    }

    /// Keeps a new table.
    pub async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        table.fit()?;
        self.write(Work::Create(vec![table.record(self.0.clock.now())])).await.map(|_| ())
    }

    /// Adds lines to a journal that has the expected length and answers its new length.
    ///
    /// The lines are on the disk when this answers. Dropping the future does not cancel the append.
    pub async fn append(&self, append: Append) -> Result<u64, StoreError> {
        append.lines.iter().try_for_each(|line| fit_line(line))?;
        append.waits_for.iter().try_for_each(|text| fit_text("whom a table waits for", text))?;
        append.letters.iter().try_for_each(Letter::fit)?;
        if let Some(ResultChange::Over(result)) = &append.result {
            result.fit()?;
        }
        append.glance.iter().try_for_each(|text| fit_text("what lists show of a table", text))?;
        append.clock.iter().try_for_each(|clock| fit_line(&clock.text))?;
        self.write(Work::Append(append)).await
    }

    /// Replaces the meta text that has the expected version and answers its new version.
    pub async fn set_meta(&self, table: TableId, expected: u64, meta: String) -> Result<u64, StoreError> {
        fit_text("a meta text", &meta)?;
        self.write(Work::SetMeta { table, expected, meta, listing: None }).await
    }

    /// The same, and says in the same transaction what lists show.
    pub async fn set_meta_and_listing(
        &self,
        table: TableId,
        expected: u64,
        meta: String,
        listing: Listing,
    ) -> Result<u64, StoreError> {
        fit_text("a meta text", &meta)?;
        fit_text("what a table is found for", &listing.about)?;
        self.write(Work::SetMeta { table, expected, meta, listing: Some(listing) }).await
    }

    /// Keeps a small picture of a table in place of the one before, and how long its journal was then.
    pub async fn set_small_picture(
        &self,
        table: TableId,
        length: u64,
        picture: String,
    ) -> Result<(), StoreError> {
        fit_text("a small picture", &picture)?;
        self.write(Work::SetPicture { table, length, picture }).await.map(|_| ())
    }

    /// Keeps what somebody says at a table and answers the number of the message. With the same key it is kept once at
    /// each table, however often it is sent; if another message has the key the answer is [`StoreError::KeyUsed`].
    pub async fn say(
        &self,
        table: TableId,
        author: String,
        text: String,
        key: Option<String>,
    ) -> Result<u64, StoreError> {
        fit_name("the author of a message", &author)?;
        fit_text("a message", &text)?;
        key.iter().try_for_each(|key| fit_name("the key of a message", key))?;
        self.write(Work::Say { table, author, text, key }).await
    }

    /// Keeps that a session or a player has taken a seat, once however often it is asked. Give the hash of the session's
    /// secret or the name of the player, the hash of the seat's token, and the player who watches the table by it.
    pub async fn claim(
        &self,
        session: String,
        table: TableId,
        token: String,
        watcher: Option<PlayerId>,
    ) -> Result<(), StoreError> {
        fit_name("the hash of a session", &session)?;
        fit_name("the hash of a token", &token)?;
        self.write(Work::Claim { session, table, token, watcher }).await.map(|_| ())
    }

    /// Keeps that a session has learned something, once however often it is asked. Give the hash of the session's secret
    /// and a name that is always the same for the same thing.
    pub async fn learn(&self, session: String, item: String) -> Result<(), StoreError> {
        fit_name("the hash of a session", &session)?;
        fit_name("the name of what was learned", &item)?;
        self.write(Work::Learn { session, item }).await.map(|_| ())
    }

    /// Lets the clock of a table be looked at now, if it runs: something has changed that it does not know of.
    pub async fn ring(&self, table: TableId) -> Result<(), StoreError> {
        self.write(Work::Ring(table)).await.map(|_| ())
    }

    /// Keeps what somebody writes down in private, replacing what was written before.
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

    /// The same with what nobody may know of the table before its game is over, so that it can go on in another store.
    pub async fn export_with_secret(&self, table: &TableId) -> Result<String, StoreError> {
        let secret = self.table_secret(table).await?;
        Ok(Record { secret, ..self.record(table).await? }.to_string())
    }

    /// Keeps the tables of a text that [`Store::export`] wrote, all or none, and answers their names.
    ///
    /// Several exports may stand one behind the other.
    pub async fn import(&self, text: &str) -> Result<Vec<TableId>, StoreError> {
        self.import_checked(text, |_| Ok(())).await
    }

    /// The same, but nothing is kept if one of the tables has a flaw, which is told with its line of the text.
    pub async fn import_checked(
        &self,
        text: &str,
        check: impl Fn(&Record) -> Result<(), Flaw>,
    ) -> Result<Vec<TableId>, StoreError> {
        let records = text::read(text, check)?;
        let tables = records.iter().map(|record| record.table.id.clone()).collect();
        self.write(Work::Create(records.into_iter().map(Fresh::from).collect())).await?;
        Ok(tables)
    }

    /// Tells what is stored from now on: by this store, and on PostgreSQL and in memory by every
    /// other one too.
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
