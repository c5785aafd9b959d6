//! Everything that is kept of a player: showing it, and deleting it.

use super::{Settings, unknown};
use crate::Fault;
use crate::session::Person;
use crate::table::Tables;
use crate::token::Token;
use adit_game::Seat;
use adit_store::{Opener, PlayerId, PlayerTables, Rank, TableId};
use serde_json::{Value, json};
use std::sync::Arc;

/// So many tables are read at a time.
const PAGE: u32 = 200;

impl Tables {
    /// Keeps what a player has chosen.
    pub(crate) async fn set_settings(&self, player: &PlayerId, settings: &Settings) -> Result<(), Fault> {
        let text = serde_json::to_string(settings).map_err(Fault::bad)?;
        let set = self.shared.store.set_settings(player.clone(), text).await;
        self.shared.sessions.forget(|known| known.id() == Some(player));
        set.map_err(|fault| unknown(&fault))
    }

    /// Keeps when a player is away. The clocks that run for them are looked at again.
    pub(crate) async fn set_holidays(&self, player: &PlayerId, settings: &Settings) -> Result<(), Fault> {
        self.set_settings(player, settings).await?;
        let mut asked = PlayerTables { rank: Some(Rank::Turn), ..PlayerTables::default() };
        loop {
            let store = &self.shared.store;
            let page = store.player_tables(player, &asked, PAGE).await.map_err(|_| Fault::Store)?;
            for row in &page {
                store.ring(row.table.id.clone()).await.map_err(|fault| Fault::store(&fault))?;
            }
            if page.len() < PAGE as usize {
                return Ok(());
            }
            asked.skip += PAGE;
        }
    }

    /// Opens a player in a new session. What somebody has played before comes along, if they are given.
    pub(crate) async fn open_player(
        &self,
        opener: Opener,
        session: &Token,
        label: &str,
        along: Option<Arc<Person>>,
    ) -> Result<(), Fault> {
        let (store, sessions, hash) = (&self.shared.store, &self.shared.sessions, session.hash());
        let opened = store.open_player(opener, hash.as_str().to_owned(), label.to_owned()).await;
        opened.map_err(|fault| unknown(&fault))?;
        let person = sessions.person(store, &hash).await?;
        let (Some(into), Some(before)) = (&person.player, along) else { return Ok(()) };
        let Some(from) = before.id().filter(|from| **from != into.id) else { return Ok(()) };
        self.at_each_table(from, |seat| {
            seat.player = Some(into.id.clone());
            if !into.name.is_empty() {
                seat.name.clone_from(&into.name);
            }
        })
        .await?;
        let name = Some(into.name.as_str()).filter(|name| !name.is_empty());
        self.in_each_tournament(from, name, Some(&into.id)).await?;
        let merged = store.merge_players(from.clone(), into.id.clone()).await;
        sessions.forget(|known| [Some(from), Some(&into.id)].contains(&known.id()));
        merged.map_err(|fault| unknown(&fault))
    }

    /// The tables of a player, and in which seats they sit.
    async fn own_tables(&self, player: &PlayerId) -> Result<Vec<(TableId, Vec<Seat>)>, Fault> {
        let mut own = Vec::new();
        for table in self.shared.store.tables_of_player(player).await.map_err(|_| Fault::Store)? {
            let meta = self.meta(&table).await?;
            let sits = |seat: &Seat| meta.players[seat.index()].player.as_ref() == Some(player);
            own.push((table, Seat::all(meta.players.len()).filter(sits).collect()));
        }
        Ok(own)
    }

    /// Everything that is kept of a player, as they can take it with them.
    pub(crate) async fn kept_of(&self, person: &Person) -> Result<Value, Fault> {
        let Some(player) = &person.player else { return Err(Fault::NoPlayer) };
        let store = &self.shared.store;
        let stored = |_| Fault::Store;
        let sessions = store.sessions(&player.id).await.map_err(stored)?.into_iter().map(|session| {
            json!({
                "browser": session.label,
                "created_at": session.created_at.millis(),
                "seen_at": session.seen_at.millis(),
                "is_this_one": session.session == person.session().as_str(),
            })
        });
        let learned = store.learned(player.id.as_str()).await.map_err(stored)?;
        let mut blocked = Vec::new();
        for id in person.blocked() {
            blocked.push(store.player(id).await.map_err(stored)?.map(|player| player.name));
        }
        let mut tables = Vec::new();
        for (table, seats) in self.own_tables(&player.id).await? {
            tables.push(self.kept_at(&table, &seats).await?);
        }
        Ok(json!({
            "id": player.id,
            "name": player.name,
            "state": player.state.word(),
            "created_at": player.created_at.millis(),
            "seen_at": player.seen_at.millis(),
            "has_recovery_code": player.has_key,
            "settings": person.settings(),
            "sessions": sessions.collect::<Vec<_>>(),
            "learned": learned.into_iter().map(|(item, at)| json!({ "item": item, "at": at.millis() })).collect::<Vec<_>>(),
            "blocked": blocked,
            "tables": tables,
            "tournaments": self.kept_in_tournaments(&player.id).await?,
        }))
    }

    /// What is kept of these seats of a table, and of nobody else there.
    async fn kept_at(&self, table: &TableId, seats: &[Seat]) -> Result<Value, Fault> {
        let store = &self.shared.store;
        let stored = |_| Fault::Store;
        let summary = store.summary(table).await.map_err(stored)?;
        let own: Vec<String> = seats.iter().map(Seat::to_string).collect();
        let said = store.messages(table, 0, u64::MAX).await.map_err(stored)?;
        let said = said.into_iter().filter(|message| own.contains(&message.author));
        let mut notes = Vec::new();
        for seat in &own {
            notes.extend(store.note(table, seat).await.map_err(stored)?.filter(|note| !note.is_empty()));
        }
        Ok(json!({
            "table": table.as_str(),
            "game": summary.game,
            "state": summary.state.word(),
            "created_at": summary.created_at.millis(),
            "moved_at": summary.moved_at.millis(),
            "seats": own,
            "said": said.map(|message| json!({ "at": message.at.millis(), "text": message.text })).collect::<Vec<_>>(),
            "notes": notes,
        }))
    }

    /// Deletes everything that is kept of a player. Journals stay, without the name.
    pub(crate) async fn forget_player(&self, person: &Person) -> Result<(), Fault> {
        let Some(player) = person.id() else { return Err(Fault::NoPlayer) };
        let store = &self.shared.store;
        for (table, seats) in self.own_tables(player).await? {
            for seat in &seats {
                let owner = seat.to_string();
                if store.note(&table, &owner).await.map_err(|_| Fault::Store)?.is_some() {
                    let emptied = store.set_note(table.clone(), owner, String::new()).await;
                    emptied.map_err(|fault| Fault::store(&fault))?;
                }
            }
        }
        self.in_each_tournament(player, Some(""), None).await?;
        self.at_each_table(player, |seat| {
            seat.player = None;
            seat.name.clear();
        })
        .await?;
        let forgotten = store.forget(player.clone()).await;
        self.shared.sessions.forget(|known| known.id() == Some(player));
        forgotten.map_err(|fault| unknown(&fault))
    }
}
