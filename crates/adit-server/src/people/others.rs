//! Other people, as a player sees them: those they have met at tables, and those with whom they do not want to play.

use super::unknown;
use crate::Fault;
use crate::key::digest;
use crate::meta::Meta;
use crate::session::Person;
use crate::table::Tables;
use adit_store::{PlayerId, PlayerTables};
use std::collections::BTreeMap;

/// At how many of their latest tables it is looked for people.
const TABLES: u32 = 100;

/// What a page calls another player for this one: it says nothing to anybody else.
pub(crate) fn sign(person: &Person, other: &PlayerId) -> String {
    let told = digest(&["adit other", person.holder(), other.as_str()]);
    told[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Tables {
    /// The people with whom a player has sat at one of their latest tables and whom they have not blocked: how pages call
    /// them, and their names.
    pub(crate) async fn met(&self, person: &Person) -> Result<Vec<(String, String)>, Fault> {
        Ok(self.people_met(person).await?.into_iter().map(|(id, name)| (sign(person, &id), name)).collect())
    }

    async fn people_met(&self, person: &Person) -> Result<Vec<(PlayerId, String)>, Fault> {
        let Some(own) = person.id() else { return Ok(Vec::new()) };
        let latest = self.shared.store.player_tables(own, &PlayerTables::default(), TABLES).await;
        let mut met = BTreeMap::new();
        for row in latest.map_err(|_| Fault::Store)? {
            let Ok(meta) = serde_json::from_str::<Meta>(&row.table.meta.text) else { continue };
            for seat in meta.players {
                if let Some(other) = seat.player
                    && other != *own
                    && !person.blocked().contains(&other)
                    && !seat.name.is_empty()
                {
                    met.entry(other).or_insert(seat.name);
                }
            }
        }
        let mut met: Vec<(PlayerId, String)> = met.into_iter().collect();
        met.sort_by_key(|(_, name)| name.to_lowercase());
        Ok(met)
    }

    /// A player does not want to play with somebody whom they have met.
    pub(crate) async fn block(&self, person: &Person, who: &str) -> Result<(), Fault> {
        let met = self.people_met(person).await?;
        let meant = met.into_iter().map(|(id, _)| id).find(|id| sign(person, id) == who);
        self.set_block(person, meant, true).await
    }

    /// A player plays with somebody again.
    pub(crate) async fn unblock(&self, person: &Person, who: &str) -> Result<(), Fault> {
        let meant = person.blocked().iter().find(|id| sign(person, id) == who).cloned();
        self.set_block(person, meant, false).await
    }

    async fn set_block(
        &self,
        person: &Person,
        other: Option<PlayerId>,
        is_blocked: bool,
    ) -> Result<(), Fault> {
        // Players who are gone need not be blocked.
        let (Some(own), Some(other)) = (person.id(), other) else { return Ok(()) };
        let set = self.shared.store.set_block(own.clone(), other, is_blocked).await;
        self.shared.sessions.forget(|known| known.id() == Some(own));
        set.map_err(|fault| unknown(&fault))
    }

    /// Who does not want to play with somebody. It is asked once for all tables of a list.
    pub(crate) async fn minded_by(&self, person: Option<&Person>) -> Result<Vec<PlayerId>, Fault> {
        let Some(own) = person.and_then(Person::id) else { return Ok(Vec::new()) };
        self.shared.store.blocked_by(own).await.map_err(|_| Fault::Store)
    }
}

/// Does nobody at a table mind somebody, and do they mind nobody there?
pub(crate) fn is_welcome(person: Option<&Person>, minded_by: &[PlayerId], meta: &Meta) -> bool {
    let Some(person) = person.filter(|person| person.id().is_some()) else { return true };
    let mut sit = meta.players.iter().filter_map(|seat| seat.player.as_ref());
    sit.all(|player| !minded_by.contains(player) && !person.blocked().contains(player))
}
