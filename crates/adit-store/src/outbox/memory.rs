//! Letters and secrets in memory.

use super::{Letter, OutboxWork, Posted, Settled};
use crate::plan::Answer;
use crate::{StoreError, Time};
use std::collections::BTreeMap;

/// What is kept of them.
#[derive(Default)]
pub(crate) struct Outbox {
    letters: BTreeMap<String, Posted>,
    secrets: BTreeMap<String, String>,
}

impl Outbox {
    pub(crate) fn add<'letter>(&mut self, letters: impl IntoIterator<Item = &'letter Letter>, now: Time) {
        for letter in letters {
            self.letters.entry(letter.key.clone()).or_insert_with(|| Posted::new(letter.clone(), now));
        }
    }

    pub(crate) fn write(&mut self, work: &OutboxWork, now: Time) -> Answer {
        match work {
            OutboxWork::Post(letters) => self.add(letters, now),
            OutboxWork::Take { key, version, until } => {
                let posted = self.held(key, *version)?;
                posted.version += 1;
                posted.tries += 1;
                posted.letter.due_at = *until;
                return Ok(posted.version);
            }
            OutboxWork::Settle { key, version, settled } => {
                let posted = self.held(key, *version)?;
                match settled {
                    Settled::Later(at) => {
                        posted.version += 1;
                        posted.letter.due_at = *at;
                    }
                    Settled::Done(letters) => {
                        self.letters.remove(key);
                        self.add(letters, now);
                    }
                }
            }
            OutboxWork::KeepSecret { name, value } => self.keep(name.clone(), value),
        }
        Ok(0)
    }

    /// Keeps a secret, unless one with this name is kept.
    pub(crate) fn keep(&mut self, name: String, value: &str) {
        self.secrets.entry(name).or_insert_with(|| value.to_owned());
    }

    fn held(&mut self, key: &str, version: u64) -> Result<&mut Posted, StoreError> {
        let held = self.letters.get_mut(key).filter(|posted| posted.version == version);
        held.ok_or_else(|| StoreError::LetterTaken(key.to_owned()))
    }

    pub(crate) fn due(&self, now: Time, limit: u32) -> Vec<Posted> {
        let due = self.letters.values().filter(|posted| posted.letter.due_at <= now);
        let mut due: Vec<Posted> = due.cloned().collect();
        due.sort_by(|one, other| {
            (one.letter.due_at, &one.letter.key).cmp(&(other.letter.due_at, &other.letter.key))
        });
        due.truncate(limit as usize);
        due
    }

    pub(crate) fn letter(&self, key: &str) -> Option<Posted> {
        self.letters.get(key).cloned()
    }

    pub(crate) fn secret(&self, name: &str) -> Option<String> {
        self.secrets.get(name).cloned()
    }
}
