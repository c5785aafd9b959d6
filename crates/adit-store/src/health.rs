//! Whether a store can write.

use crate::plan::Work;
use crate::{Store, StoreError};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// How long an answer is good for, however often it is asked.
const GOOD_FOR: Duration = Duration::from_secs(5);
/// How long the writer may take before it counts as stuck.
const PATIENCE: Duration = Duration::from_secs(3);

/// When the store was asked last, and what it said.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Store {
    /// Whether the store can write: a tiny row is written and committed, behind whatever waits to be written, at most
    /// once in five seconds; in between the answer is the last one. A writer that takes longer than three seconds is
    /// [`StoreError::Busy`].
    pub async fn ping(&self) -> Result<(), StoreError> {
        let mut known = self.health().0.lock().await;
        let last = match &*known {
            Some((at, answer)) if at.elapsed() < GOOD_FOR => return answer.clone(),
            Some((_, answer)) => answer.clone(),
            None => Ok(()),
        };
        // If nobody waits for the answer, the next one does not ask again at once.
        *known = Some((Instant::now(), last));
        let answer = match timeout(PATIENCE, self.write(Work::Breathe)).await {
            Ok(answer) => answer.map(|_| ()),
            Err(_) => Err(StoreError::Busy { place: self.place().to_owned() }),
        };
        *known = Some((Instant::now(), answer.clone()));
        answer
    }
}
