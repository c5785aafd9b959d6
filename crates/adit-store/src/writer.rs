//! The one task that writes.
//!
//! While it waits for the disk, further callers queue up; then all of them share the next transaction.

use crate::batch::{self, Answer, Failure, Work, Written};
use crate::database::{Connection, Database};
use crate::error::classify;
use crate::statements::COMMIT;
use crate::store::Tally;
use crate::{News, StoreError, Time};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, mpsc, oneshot};

/// How many callers share a transaction at most.
const LARGEST_BATCH: usize = 1024;
/// How long a database may take over a batch before the connection counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);
/// What each new table adds to it.
const PATIENCE_FOR_A_TABLE: Duration = Duration::from_millis(20);

/// What the writer is sent.
pub(crate) enum Job {
    Write(Work, oneshot::Sender<Answer>),
    /// Finish what came before and end.
    Close(oneshot::Sender<()>),
}

pub(crate) struct Writer {
    pub(crate) database: Database,
    pub(crate) place: String,
    /// Which store is speaking, for other servers.
    pub(crate) name: String,
    pub(crate) watchers: broadcast::Sender<News>,
    pub(crate) tally: Arc<Tally>,
    pub(crate) connection: Option<Connection>,
}

/// Why a batch was not acknowledged.
struct Refused {
    error: StoreError,
    /// Nothing is stored, and the fault is not of the batch: it may be tried once more.
    again: bool,
}

impl Writer {
    /// Writes until it is told to end or nobody holds the store any more.
    pub(crate) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut received = Vec::new();
        let mut farewell = None;
        while farewell.is_none() && jobs.recv_many(&mut received, LARGEST_BATCH).await > 0 {
            let (mut works, mut callers) = (Vec::new(), Vec::new());
            for job in received.drain(..) {
                match job {
                    Job::Write(work, caller) => {
                        works.push(work);
                        callers.push(caller);
                    }
                    Job::Close(caller) => farewell = Some(caller),
                }
            }
            self.serve(&works, callers).await;
        }
        jobs.close();
        // Who asked after the end is told so by the loss of his caller's end of the line.
        drop(jobs);
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
        if let Some(caller) = farewell {
            // Who asked to close need not wait for it.
            let _ = caller.send(());
        }
    }

    async fn serve(&mut self, works: &[Work], callers: Vec<oneshot::Sender<Answer>>) {
        if works.is_empty() {
            return;
        }
        let (answers, news) = self.store(works).await;
        for (work, answer) in works.iter().zip(&answers) {
            if matches!(work, Work::Append(_)) {
                let counter = if answer.is_ok() { &self.tally.appends } else { &self.tally.refused };
                counter.fetch_add(1, Relaxed);
            }
        }
        for (caller, answer) in callers.into_iter().zip(answers) {
            // A caller may have gone; what he wanted is stored all the same.
            let _ = caller.send(answer);
        }
        for news in news {
            // Nobody has to be watching.
            let _ = self.watchers.send(news);
        }
    }

    /// Stores what can be stored.
    pub(crate) async fn store(&mut self, works: &[Work]) -> (Vec<Answer>, Vec<News>) {
        let mut result = self.attempt(works).await;
        if matches!(&result, Err(refused) if refused.again) {
            result = self.attempt(works).await;
        }
        match result {
            Ok(written) => (written.answers, written.news),
            Err(refused) if works.len() > 1 && refused.error.may_be_of_one() => self.store_each(works).await,
            Err(refused) => (works.iter().map(|_| Err(refused.error.clone())).collect(), Vec::new()),
        }
    }

    /// When a batch fails, the fault may be of one work: the others must not suffer from it.
    async fn store_each(&mut self, works: &[Work]) -> (Vec<Answer>, Vec<News>) {
        let (mut answers, mut news) = (Vec::new(), Vec::new());
        for work in works {
            match self.attempt(std::slice::from_ref(work)).await {
                Ok(written) => {
                    answers.extend(written.answers);
                    news.extend(written.news);
                }
                Err(refused) => answers.push(Err(refused.error)),
            }
        }
        (answers, news)
    }

    /// One transaction. If it fails, its connection is closed, so that nothing of it is left.
    async fn attempt(&mut self, works: &[Work]) -> Result<Written, Refused> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.database.connect().await.map_err(|error| self.refused(&error, false))?,
        };
        let begin = Instant::now();
        match self.transact(&mut connection, works).await {
            Ok(written) => {
                self.connection = Some(connection);
                self.tally.batch_sizes.add(works.len() as u64);
                self.tally.commit_times.add(u64::try_from(begin.elapsed().as_micros()).unwrap_or(u64::MAX));
                self.tally.transactions.fetch_add(1, Relaxed);
                self.tally.works.fetch_add(works.len() as u64, Relaxed);
                Ok(written)
            }
            Err(refused) => {
                connection.close().await;
                Err(refused)
            }
        }
    }

    async fn transact(&self, connection: &mut Connection, works: &[Work]) -> Result<Written, Refused> {
        let created: usize = works.iter().map(Work::created).sum();
        let patience = PATIENCE + PATIENCE_FOR_A_TABLE * u32::try_from(created).unwrap_or(u32::MAX);
        let mut link = connection.link();
        let writing = batch::write(&mut link, works, Time::now(), &self.name);
        let written = match tokio::time::timeout(patience, writing).await {
            Ok(Ok(written)) => written,
            Ok(Err(Failure::Database(error))) => return Err(self.refused(&error, true)),
            Ok(Err(Failure::Race)) => {
                return Err(Refused { error: StoreError::Busy { place: self.place.clone() }, again: true });
            }
            Err(_) => return Err(self.refused(&sqlx::Error::PoolTimedOut, false)),
        };
        match tokio::time::timeout(patience, link.execute(COMMIT, &[])).await {
            Ok(Ok(_)) => Ok(written),
            Ok(Err(error)) => Err(self.uncertain(&error)),
            Err(_) => Err(self.uncertain(&sqlx::Error::PoolTimedOut)),
        }
    }

    fn refused(&self, error: &sqlx::Error, may_try_again: bool) -> Refused {
        let error = classify(&self.place, error);
        let again = may_try_again && matches!(error, StoreError::Lost { .. });
        Refused { error, again }
    }

    /// Whether a failed commit is stored is known only where the database says so.
    fn uncertain(&self, error: &sqlx::Error) -> Refused {
        let mut error = classify(&self.place, error);
        if let StoreError::Lost { place, reason } | StoreError::Database { place, reason } = error {
            error = StoreError::Uncertain { place, reason };
        }
        Refused { error, again: false }
    }
}
