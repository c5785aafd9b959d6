//! Transactions in memory, and what goes wrong with them.

use super::{Chance, Memory, Outcome, WriteFate};
use crate::plan::{Work, Written};
use crate::writer::{PATIENCE, Refused};
use crate::{Clock, News, StoreError};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::{Instant, sleep, sleep_until};

/// How long a transaction waits for tables that another one holds.
const LOCK_TIMEOUT: Duration = Duration::from_secs(10);

/// The writing end of one store.
pub(crate) struct MemoryWriter {
    pub(crate) memory: Memory,
    pub(crate) chance: Chance,
    pub(crate) clock: Clock,
    pub(crate) place: String,
    pub(crate) watchers: broadcast::Sender<News>,
}

impl MemoryWriter {
    /// One transaction.
    pub(crate) async fn transact(&mut self, works: &[Work]) -> Result<Written, Refused> {
        let WriteFate { before, outcome, after } = self.chance.write();
        sleep_unless_zero(before.min(PATIENCE)).await;
        if before > PATIENCE {
            let reason = "the disk did not answer".to_owned();
            let error = StoreError::Lost { place: self.place.clone(), reason };
            return Err(Refused { error, again: false });
        }
        if let Outcome::Refused(trouble) = outcome {
            let error = trouble.error(&self.place);
            let again = matches!(error, StoreError::Lost { .. });
            return Err(Refused { error, again });
        }
        self.wait_for_locks(works).await?;
        let now = self.clock.now();
        let written = match outcome {
            Outcome::Stored if after <= PATIENCE => {
                Some(self.memory.disk().write(works, now, Some(&self.watchers)))
            }
            // Nobody here will tell the watchers of this store, so they hear it as those of other stores do.
            Outcome::Stored | Outcome::StoredWithoutAnswer => {
                self.memory.disk().write(works, now, None);
                None
            }
            Outcome::LostWithoutAnswer | Outcome::Refused(_) => None,
            Outcome::StoredLater(delay) => {
                self.store_later(works.to_vec(), delay);
                None
            }
        };
        sleep_unless_zero(after.min(PATIENCE)).await;
        written.ok_or_else(|| {
            let reason = "the answer was lost".to_owned();
            Refused { error: StoreError::Uncertain { place: self.place.clone(), reason }, again: false }
        })
    }

    /// Waits while a commit that is still on its way holds one of the tables.
    async fn wait_for_locks(&self, works: &[Work]) -> Result<(), Refused> {
        let end = Instant::now() + LOCK_TIMEOUT;
        loop {
            let now = Instant::now();
            let locked = {
                let mut disk = self.memory.disk();
                disk.settle(now);
                disk.locked_until(works)
            };
            match locked {
                None => return Ok(()),
                Some(_) if now >= end => {
                    let error = StoreError::Busy { place: self.place.clone() };
                    return Err(Refused { error, again: false });
                }
                Some(until) => sleep_until(until.min(end)).await,
            }
        }
    }

    fn store_later(&self, works: Vec<Work>, delay: Duration) {
        let due = Instant::now() + delay;
        self.memory.disk().write_later(works, self.clock.now(), due);
        let memory = self.memory.clone();
        tokio::spawn(async move {
            sleep_until(due).await;
            memory.disk().settle(Instant::now());
        });
    }
}

/// Even the shortest sleep lasts a millisecond.
pub(super) async fn sleep_unless_zero(duration: Duration) {
    if !duration.is_zero() {
        sleep(duration).await;
    }
}
