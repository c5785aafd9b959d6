//! Players: how a browser gets to know who it is, and what of that stands at the tables.

mod kept;
mod operator;
mod others;
mod recovery;
mod settings;

pub use operator::{Invitation, fit_name, invite, rename_everywhere};
pub(crate) use others::sign;
pub(crate) use recovery::{recovery_code, recovery_hash};
pub(crate) use settings::Settings;

use crate::key::digest;
use crate::meta::{Meta, Occupant, Who};
use crate::session::Person;
use crate::table::Tables;
use crate::token::{Token, TokenHash};
use crate::{App, Fault};
use adit_store::{Player, PlayerId, PlayerState, StoreError, TableId};
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use std::sync::Arc;

/// Who may create tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Creating {
    /// Everybody.
    #[default]
    Open,
    /// Players whom the host has invited.
    Invited,
}

/// The player that a session begins with. The same session always begins with the same one, so two requests that come at
/// the same moment do not make two.
fn first_player(session: &TokenHash) -> PlayerId {
    let [a, b, c, d, e, f, g, h, ..] = digest(&["adit player", session.as_str()]);
    PlayerId::from_bits(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

/// What a browser is, as far as it says so: its name and its system.
pub(crate) fn browser(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| said.contains(sign)).map(|(_, name)| *name)
    };
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrom", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

impl Tables {
    /// Who is behind a session.
    pub(crate) async fn person(&self, session: &Token) -> Result<Arc<Person>, Fault> {
        let (sessions, store, hash) = (&self.shared.sessions, &self.shared.store, session.hash());
        match sessions.known(&hash) {
            Some(person) => Ok(person),
            None => sessions.person(store, &hash).await,
        }
    }

    /// The player behind a session, from now on at the latest. What the session has had before belongs to them.
    pub(crate) async fn meet(&self, session: &Token, label: &str) -> Result<Arc<Person>, Fault> {
        let (sessions, store, hash) = (&self.shared.sessions, &self.shared.store, session.hash());
        let person = self.person(session).await?;
        if person.player.is_some() || person.is_ended() {
            return Ok(person);
        }
        let player = first_player(&hash);
        let met = store.meet(player, String::new(), hash.as_str().to_owned(), label.to_owned()).await;
        met.map_err(|fault| Fault::store(&fault))?;
        sessions.forget(|known| *known.session() == hash);
        let person = sessions.person(store, &hash).await?;
        if let Some(player) = &person.player {
            for (table, tokens) in &person.seats {
                self.adopt(player, &person, table, tokens).await?;
            }
        }
        Ok(person)
    }

    /// Writes down that a player sits where their tokens lead to.
    async fn adopt(
        &self,
        player: &Player,
        person: &Person,
        table: &TableId,
        tokens: &[TokenHash],
    ) -> Result<(), Fault> {
        match self.sit(table, player, tokens).await {
            Ok(meta) if meta.roles(tokens, Some(&player.id)).seats.is_empty() && meta.puzzle.is_none() => {
                let Some(token) = tokens.first() else { return Ok(()) };
                self.shared.sessions.claim(&self.shared.store, person, table, token, true).await
            }
            Ok(_) => Ok(()),
            // A table that cannot be read keeps nobody from theirs.
            Err(_) => Ok(()),
        }
    }

    /// Lets a player sit in the seats that these tokens open, where nobody is known to sit.
    pub(crate) async fn sit(
        &self,
        table: &TableId,
        player: &Player,
        tokens: &[TokenHash],
    ) -> Result<Meta, Fault> {
        let sit = |occupant: &mut Occupant| match &occupant.who {
            Who::Person(hash) if tokens.contains(hash) && occupant.player.is_none() => {
                occupant.player = Some(player.id.clone());
                if occupant.name.is_empty() {
                    occupant.name.clone_from(&player.name);
                }
            }
            Who::Person(_) | Who::Bot(_) => {}
        };
        self.change_meta(table, |meta| meta.players.iter_mut().for_each(sit)).await
    }

    /// Calls a player otherwise, also at the tables where they sit.
    pub(crate) async fn rename(&self, player: &PlayerId, name: &str) -> Result<(), Fault> {
        let store = &self.shared.store;
        store.rename(player.clone(), name.to_owned()).await.map_err(|fault| unknown(&fault))?;
        self.shared.sessions.forget(|known| known.id() == Some(player));
        self.in_each_tournament(player, Some(name), Some(player)).await?;
        self.at_each_table(player, |occupant| name.clone_into(&mut occupant.name)).await
    }

    /// Changes the seats of a player at all their tables.
    pub(crate) async fn at_each_table(
        &self,
        player: &PlayerId,
        change: impl Fn(&mut Occupant),
    ) -> Result<(), Fault> {
        for table in self.shared.store.tables_of_player(player).await.map_err(|_| Fault::Store)? {
            let own = |meta: &mut Meta| {
                let own = meta.players.iter_mut().filter(|seat| seat.player.as_ref() == Some(player));
                own.for_each(&change);
            };
            match self.change_meta(&table, own).await {
                // A table that cannot be read changes nothing for the others.
                Ok(_) | Err(Fault::Store | Fault::NoTable) => {}
                Err(fault) => return Err(fault),
            }
        }
        Ok(())
    }
}

/// What is said when a player cannot be changed.
pub(crate) fn unknown(fault: &StoreError) -> Fault {
    if matches!(fault, StoreError::NoPlayer(_) | StoreError::NoOpener) {
        return Fault::NoPlayer;
    }
    Fault::store(fault)
}

impl App {
    /// May somebody create tables?
    pub(crate) fn may_create(&self, person: Option<&Person>) -> Result<(), Fault> {
        let state = person.and_then(|person| person.player.as_ref()).map(|player| player.state);
        match (self.creating, state) {
            (_, Some(PlayerState::Locked)) => Err(Fault::LockedOut),
            (Creating::Open, _) | (Creating::Invited, Some(PlayerState::Invited)) => Ok(()),
            (Creating::Invited, Some(PlayerState::Open) | None) => Err(Fault::NotInvited),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_browser_is_called_by_its_name_and_its_system() {
        for (said, told) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.0", ""),
        ] {
            let headers = HeaderMap::from_iter([(USER_AGENT, HeaderValue::from_static(said))]);
            assert_eq!(browser(&headers), told);
        }
        assert_eq!(browser(&HeaderMap::new()), "");
    }
}
