//! Passkeys that open players, and what browsers are asked for them.

use super::statements::{
    ADD_PASSKEY, ADD_QUESTION, ANSWER_QUESTION, DROP_OLD_QUESTIONS, DROP_PASSKEY, NAME_PASSKEY, PASSKEY,
    PASSKEYS, PLAYER, QUESTION,
};
use super::{PasskeyWork, People, PeopleWork};
use crate::database::{Link, Row, Value};
use crate::memory::MemoryReader;
use crate::model::{fit_name, fit_text};
use crate::plan::{Answer, Work};
use crate::read::ask;
use crate::reader::DatabaseReader;
use crate::{PlayerId, Store, StoreError, Time};
use std::collections::BTreeMap;

/// The longest id that a device gives a passkey, as text: 1,023 bytes.
const LONGEST_ID: usize = 1_364;

/// A passkey of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// What devices call it.
    pub id: String,
    /// Whose it is.
    pub player: PlayerId,
    /// What the player calls it.
    pub name: String,
    /// What is needed to know it again; the text is up to the caller.
    pub key: String,
    /// Since when it is known.
    pub created_at: Time,
    /// When it opened the player last.
    pub used_at: Time,
}

impl Store {
    async fn change_passkey(&self, work: PasskeyWork) -> Result<(), StoreError> {
        self.write(Work::People(PeopleWork::Passkey(work))).await.map(|_| ())
    }

    /// Keeps a new passkey of a player. [`StoreError::PasskeyKnown`] if somebody has one that is called like this.
    pub async fn add_passkey(
        &self,
        player: PlayerId,
        id: String,
        name: String,
        key: String,
    ) -> Result<(), StoreError> {
        fit_text("what a passkey is", &key)?;
        fit_text("the name of a passkey", &name)?;
        if id.is_empty() || id.len() > LONGEST_ID || id.contains(char::is_control) {
            let why = "it must have 1 to 1,364 bytes and no control characters";
            return Err(StoreError::Unfit { what: "the id of a passkey", why });
        }
        self.change_passkey(PasskeyWork::Add { player, id, name, key }).await
    }

    /// Calls a passkey of a player otherwise.
    pub async fn name_passkey(&self, player: PlayerId, id: String, name: String) -> Result<(), StoreError> {
        fit_text("the name of a passkey", &name)?;
        self.change_passkey(PasskeyWork::Name { player, id, name }).await
    }

    /// Deletes a passkey of a player: it opens nothing any more.
    pub async fn remove_passkey(&self, player: PlayerId, id: String) -> Result<(), StoreError> {
        self.change_passkey(PasskeyWork::Remove { player, id }).await
    }

    /// Keeps what a browser is asked until then, under the hash of a secret that only the browser has.
    pub async fn add_question(&self, secret: String, text: String, ends_at: Time) -> Result<(), StoreError> {
        fit_name("the hash of a question", &secret)?;
        fit_text("a question", &text)?;
        self.change_passkey(PasskeyWork::Ask { secret, text, ends_at }).await
    }

    /// What a browser was asked, once and while there is time. [`StoreError::NoOpener`] if nothing is asked.
    pub async fn take_question(&self, secret: &str) -> Result<String, StoreError> {
        let asked = ask!(self.question(secret))?;
        // Only one of two answers that come at the same moment finds the question to take.
        self.change_passkey(PasskeyWork::Answer { secret: secret.to_owned() }).await?;
        match asked {
            Some((text, ends_at)) if ends_at > self.now() => Ok(text),
            Some(_) | None => Err(StoreError::NoOpener),
        }
    }

    /// The passkey that devices call like this.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        ask!(self.passkey(id))
    }

    /// The passkeys of a player, the oldest first.
    pub async fn passkeys(&self, player: &PlayerId) -> Result<Vec<Passkey>, StoreError> {
        ask!(self.passkeys(player))
    }
}

fn passkey(row: &Row) -> Result<Passkey, sqlx::Error> {
    Ok(Passkey {
        id: row.text(0)?,
        player: row.player_id(1)?,
        name: row.text(2)?,
        key: row.text(3)?,
        created_at: Time::from_millis(row.number(4)?),
        used_at: Time::from_millis(row.number(5)?),
    })
}

/// Makes a change in a database.
pub(super) async fn write(link: &mut Link<'_>, work: &PasskeyWork, now: Time) -> Result<Answer, sqlx::Error> {
    let at = Value::Number(now.millis());
    let done = |changed: u64, otherwise: StoreError| if changed > 0 { Ok(0) } else { Err(otherwise) };
    match work {
        PasskeyWork::Add { player, id, name, key } => {
            let whose = Value::Text(player.as_str());
            if link.fetch(PLAYER, &[whose]).await?.is_empty() {
                return Ok(Err(StoreError::NoPlayer(player.clone())));
            }
            let values = [Value::Text(id), whose, Value::Text(name), Value::Text(key), at];
            Ok(done(link.execute(ADD_PASSKEY, &values).await?, StoreError::PasskeyKnown))
        }
        PasskeyWork::Name { player, id, name } => {
            let values = [player.as_str(), id, name].map(Value::Text);
            Ok(done(link.execute(NAME_PASSKEY, &values).await?, StoreError::NoPlayer(player.clone())))
        }
        PasskeyWork::Remove { player, id } => {
            let values = [player.as_str(), id].map(Value::Text);
            Ok(done(link.execute(DROP_PASSKEY, &values).await?, StoreError::NoPlayer(player.clone())))
        }
        PasskeyWork::Ask { secret, text, ends_at } => {
            link.execute(DROP_OLD_QUESTIONS, &[at]).await?;
            let values = [Value::Text(secret), Value::Text(text), Value::Number(ends_at.millis())];
            Ok(done(link.execute(ADD_QUESTION, &values).await?, StoreError::NoOpener))
        }
        PasskeyWork::Answer { secret } => {
            Ok(done(link.execute(ANSWER_QUESTION, &[Value::Text(secret)]).await?, StoreError::NoOpener))
        }
    }
}

impl DatabaseReader {
    async fn question(&self, secret: &str) -> Result<Option<(String, Time)>, StoreError> {
        let read = |row: &Row| Ok((row.text(0)?, Time::from_millis(row.number(1)?)));
        Ok(self.all(QUESTION, &[Value::Text(secret)], read).await?.pop())
    }

    async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        Ok(self.all(PASSKEY, &[Value::Text(id)], passkey).await?.pop())
    }

    async fn passkeys(&self, player: &PlayerId) -> Result<Vec<Passkey>, StoreError> {
        self.all(PASSKEYS, &[Value::Text(player.as_str())], passkey).await
    }
}

impl MemoryReader {
    async fn question(&self, secret: &str) -> Result<Option<(String, Time)>, StoreError> {
        self.look(|disk| disk.people.passkeys.questions.get(secret).cloned()).await
    }

    async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        self.look(|disk| disk.people.passkeys.all.get(id).cloned()).await
    }

    async fn passkeys(&self, player: &PlayerId) -> Result<Vec<Passkey>, StoreError> {
        self.look(|disk| {
            let own = disk.people.passkeys.all.values().filter(|passkey| passkey.player == *player);
            let mut own: Vec<Passkey> = own.cloned().collect();
            own.sort_by(|one, other| (one.created_at, &one.id).cmp(&(other.created_at, &other.id)));
            own
        })
        .await
    }
}

/// The passkeys of a disk.
#[derive(Default)]
pub(super) struct Passkeys {
    all: BTreeMap<String, Passkey>,
    questions: BTreeMap<String, (String, Time)>,
}

impl Passkeys {
    /// Uses a passkey if it is still as it was; then whose it is.
    pub(super) fn used(&mut self, id: &str, before: &str, after: &str, now: Time) -> Option<PlayerId> {
        let passkey = self.all.get_mut(id).filter(|passkey| passkey.key == before)?;
        after.clone_into(&mut passkey.key);
        passkey.used_at = now;
        Some(passkey.player.clone())
    }

    pub(super) fn forget(&mut self, player: &PlayerId) {
        self.all.retain(|_, passkey| passkey.player != *player);
    }

    pub(super) fn give(&mut self, from: &PlayerId, into: &PlayerId) {
        for passkey in self.all.values_mut().filter(|passkey| passkey.player == *from) {
            passkey.player = into.clone();
        }
    }

    fn own(&mut self, player: &PlayerId, id: &str) -> Result<&mut Passkey, StoreError> {
        let own = self.all.get_mut(id).filter(|passkey| passkey.player == *player);
        own.ok_or_else(|| StoreError::NoPlayer(player.clone()))
    }
}

impl People {
    /// Makes a change in memory.
    pub(super) fn write_passkey(&mut self, work: &PasskeyWork, now: Time) -> Answer {
        match work {
            PasskeyWork::Add { player, id, name, key } => {
                self.kept(player)?;
                if self.passkeys.all.contains_key(id) {
                    return Err(StoreError::PasskeyKnown);
                }
                let (player, name, key) = (player.clone(), name.clone(), key.clone());
                let fresh = Passkey { id: id.clone(), player, name, key, created_at: now, used_at: now };
                self.passkeys.all.insert(id.clone(), fresh);
            }
            PasskeyWork::Name { player, id, name } => {
                self.passkeys.own(player, id)?.name.clone_from(name);
            }
            PasskeyWork::Remove { player, id } => {
                self.passkeys.own(player, id)?;
                self.passkeys.all.remove(id);
            }
            PasskeyWork::Ask { secret, text, ends_at } => {
                let questions = &mut self.passkeys.questions;
                questions.retain(|_, (_, end)| *end > now);
                if questions.contains_key(secret) {
                    return Err(StoreError::NoOpener);
                }
                questions.insert(secret.clone(), (text.clone(), *ends_at));
            }
            PasskeyWork::Answer { secret } => {
                self.passkeys.questions.remove(secret).ok_or(StoreError::NoOpener)?;
            }
        }
        Ok(0)
    }
}
