//! What is still to be told to people.
//!
//! A letter is written in the same transaction as what it tells. One of several servers takes it for a while, and settles it
//! when it was sent. If that server dies, another one takes the letter when that while is over: a letter is taken at least
//! once until it is settled, and by one server at a time.

mod database;
mod memory;
mod read;
pub(crate) mod statements;

pub(crate) use database::{add_letters, lock_letters, write};
pub(crate) use memory::Outbox;
pub(crate) use read::name_of;

use crate::model::{fit_name, fit_text};
use crate::{StoreError, Time};

/// Something that is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Which letter it is. A second one with the same key is not kept while the first one is.
    pub key: String,
    /// What kind of letter it is, in whatever word the caller has for it.
    pub kind: String,
    /// What it says, in whatever form the caller has for it.
    pub body: String,
    /// Not before this moment.
    pub due_at: Time,
}

/// A letter that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    /// The letter.
    pub letter: Letter,
    /// When it was written.
    pub posted_at: Time,
    /// How often it has changed.
    pub version: u64,
    /// How often it was taken.
    pub tries: u64,
}

/// What becomes of a letter that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is finished, and these follow from it.
    Done(Vec<Letter>),
    /// It is tried again at this moment.
    Later(Time),
}

/// What is written about letters and secrets.
#[derive(Clone)]
pub(crate) enum OutboxWork {
    Post(Vec<Letter>),
    Take { key: String, version: u64, until: Time },
    Settle { key: String, version: u64, settled: Settled },
    KeepSecret { name: String, value: String },
}

impl OutboxWork {
    /// The letter that it changes.
    pub(crate) fn key(&self) -> Option<&str> {
        match self {
            OutboxWork::Take { key, .. } | OutboxWork::Settle { key, .. } => Some(key),
            OutboxWork::Post(_) | OutboxWork::KeepSecret { .. } => None,
        }
    }
}

impl Letter {
    pub(crate) fn fit(&self) -> Result<(), StoreError> {
        fit_name("the key of a letter", &self.key)?;
        fit_name("the kind of a letter", &self.kind)?;
        fit_text("a letter", &self.body)
    }
}

impl Posted {
    fn new(letter: Letter, now: Time) -> Posted {
        Posted { letter, posted_at: now, version: 0, tries: 0 }
    }
}
