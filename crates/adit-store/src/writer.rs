//! The one task that writes.
//!
//! While it waits for the disk, further callers queue up; then all of them share the next transaction.

use crate::batch::DatabaseWriter;
use crate::memory::MemoryWriter;
use crate::plan::{Answer, Work, Written};
use crate::store::Tally;
use crate::{News, StoreError};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::Instant;

/// How many callers share a transaction at most.
const LARGEST_BATCH: usize = 1024;
/// How long a transaction may take before the connection counts as lost.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// What the writer is sent.
pub(crate) enum Job {
    Write(Work, oneshot::Sender<Answer>),
    /// Finish what came before and end.
    Close(oneshot::Sender<()>),
}

pub(crate) struct Writer {
    pub(crate) target: Target,
    pub(crate) watchers: broadcast::Sender<News>,
    pub(crate) tally: Arc<Tally>,
}

/// Where it is written.
pub(crate) enum Target {
    Database(Box<DatabaseWriter>),
    Memory(MemoryWriter),
}

/// Why a batch was not acknowledged.
pub(crate) struct Refused {
    pub(crate) error: StoreError,
    /// Nothing is stored, and the fault is not of the batch: it may be tried once more.
    pub(crate) again: bool,
}

impl Target {
    async fn transact(&mut self, works: &[Work]) -> Result<Written, Refused> {
        match self {
            Target::Database(database) => database.transact(works).await,
            Target::Memory(memory) => memory.transact(works).await,
        }
    }

    async fn close(&mut self) {
        match self {
            Target::Database(database) => database.close().await,
            Target::Memory(_) => {}
        }
    }
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
        // Callers that asked after the end see that the other end of their line is gone.
        drop(jobs);
        self.target.close().await;
        if let Some(caller) = farewell {
            // The caller that asked to close need not wait for it.
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
            // The caller may be gone; its work is stored all the same.
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

    async fn attempt(&mut self, works: &[Work]) -> Result<Written, Refused> {
        let begin = Instant::now();
        let written = self.target.transact(works).await?;
        self.tally.batch_sizes.add(works.len() as u64);
        self.tally.commit_times.add(u64::try_from(begin.elapsed().as_micros()).unwrap_or(u64::MAX));
        self.tally.transactions.fetch_add(1, Relaxed);
        self.tally.works.fetch_add(works.len() as u64, Relaxed);
        Ok(written)
    }
}
