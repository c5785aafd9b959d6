//! What can go wrong between a store and its disk.

use crate::StoreError;
use std::time::Duration;

/// Says what happens to each transaction and to each reading of a store in memory.
pub trait Mishaps: Send + 'static {
    /// What happens to the next transaction, which may hold the requests of many callers. A transaction that is tried
    /// again is asked about again.
    fn write(&mut self) -> WriteFate {
        WriteFate::default()
    }

    /// What happens to the next reading.
    fn read(&mut self) -> ReadFate {
        ReadFate::default()
    }
}

/// Nothing goes wrong.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoMishaps;

impl Mishaps for NoMishaps {}

/// What happens to a transaction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WriteFate {
    /// How long it takes until the disk has heard of it. After 30 seconds the connection counts as lost, and nothing is
    /// stored.
    pub before: Duration,
    /// How it ends.
    pub outcome: Outcome,
    /// How long the answer takes. After 30 seconds it counts as lost.
    pub after: Duration,
}

impl WriteFate {
    /// It ends this way, without delay.
    pub fn at_once(outcome: Outcome) -> WriteFate {
        WriteFate { outcome, ..WriteFate::default() }
    }
}

/// How a transaction ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// It is stored and answered.
    #[default]
    Stored,
    /// Nothing is stored.
    Refused(Trouble),
    /// It is stored, but the answer is lost: the callers are told [`StoreError::Uncertain`].
    StoredWithoutAnswer,
    /// Nothing is stored, and the callers are told [`StoreError::Uncertain`].
    LostWithoutAnswer,
    /// The callers are told [`StoreError::Uncertain`] now, and it is stored later. Until then its tables look as
    /// before, and nobody else can write to them.
    StoredLater(Duration),
}

/// What happens to a reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReadFate {
    /// How long it takes.
    pub delay: Duration,
    /// Why it fails, if it does.
    pub trouble: Option<Trouble>,
}

/// Why a store refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// [`StoreError::Full`].
    Full,
    /// [`StoreError::Busy`].
    Busy,
    /// [`StoreError::ReadOnly`].
    ReadOnly,
    /// [`StoreError::Lost`].
    Lost,
    /// [`StoreError::Database`].
    Failed,
}

impl Trouble {
    pub(crate) fn error(self, place: &str) -> StoreError {
        let (place, reason) = (place.to_owned(), "a planned mishap".to_owned());
        match self {
            Trouble::Full => StoreError::Full { place },
            Trouble::Busy => StoreError::Busy { place },
            Trouble::ReadOnly => StoreError::ReadOnly { place, reason },
            Trouble::Lost => StoreError::Lost { place, reason },
            Trouble::Failed => StoreError::Database { place, reason },
        }
    }
}
