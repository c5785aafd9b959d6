//! What is read and written of players, as callers see it.

use super::statements::{
    BLOCKED, BLOCKED_BY, LOBBY, PLAYER, PLAYER_COUNTS, PLAYER_TABLES, PLAYERS, SESSION, SESSIONS,
    TABLES_OF_PLAYER,
};
use super::{
    Lobby, LobbyTables, Opener, PeopleWork, Player, PlayerSession, PlayerState, PlayerTable, PlayerTables,
    Rank, Whose,
};
use crate::database::{Row, Value};
use crate::memory::MemoryReader;
use crate::model::{fit_name, fit_text};
use crate::plan::Work;
use crate::read::ask;
use crate::reader::{DatabaseReader, summary};
use crate::{PlayerId, Store, StoreError, Summary, TableId, Time};
use std::cmp::Reverse;
use std::collections::BTreeMap;

const SESSION_HASH: &str = "the hash of a session";

impl Store {
    async fn change(&self, work: PeopleWork) -> Result<(), StoreError> {
        self.write(Work::People(work)).await.map(|_| ())
    }

    /// Makes a session, to which nobody is known, that of a new player. Whatever the session has taken and learned belongs
    /// to the player from now on. Once more says nothing new, if the player is named in the same way.
    pub async fn meet(
        &self,
        player: PlayerId,
        name: String,
        session: String,
        label: String,
    ) -> Result<(), StoreError> {
        fit_name(SESSION_HASH, &session)?;
        fit_text("the name of a player", &name)?;
        fit_text("what a session is", &label)?;
        self.change(PeopleWork::Meet { player, name, session, label }).await
    }

    /// Keeps a new player who has no session yet.
    pub async fn invite_player(&self, player: PlayerId, name: String) -> Result<(), StoreError> {
        fit_text("the name of a player", &name)?;
        self.change(PeopleWork::Invite { player, name }).await
    }

    /// Calls a player otherwise. The tables keep the names that they have.
    pub async fn rename(&self, player: PlayerId, name: String) -> Result<(), StoreError> {
        fit_text("the name of a player", &name)?;
        self.change(PeopleWork::Rename { player, name }).await
    }

    /// Keeps what a player has chosen.
    pub async fn set_settings(&self, player: PlayerId, settings: String) -> Result<(), StoreError> {
        fit_text("the settings of a player", &settings)?;
        self.change(PeopleWork::SetSettings { player, settings }).await
    }

    /// Keeps the hash of a recovery code in place of the one before.
    pub async fn set_key(&self, player: PlayerId, key: String) -> Result<(), StoreError> {
        fit_name("the hash of a recovery code", &key)?;
        self.change(PeopleWork::SetKey { player, key }).await
    }

    /// Locks a player out, or lets them in again.
    pub async fn set_player_state(&self, player: PlayerId, state: PlayerState) -> Result<(), StoreError> {
        self.change(PeopleWork::SetState { player, state }).await
    }

    /// Keeps that a player was here now.
    pub async fn see(&self, player: PlayerId, session: String) -> Result<(), StoreError> {
        self.change(PeopleWork::See { player, session }).await
    }

    /// Keeps the hash of a link that opens a player in another session, once and until then.
    pub async fn add_link(&self, player: PlayerId, link: String, ends_at: Time) -> Result<(), StoreError> {
        fit_name("the hash of a link", &link)?;
        self.change(PeopleWork::AddLink { player, link, ends_at }).await
    }

    /// Gives a player one more session, which must be new. [`StoreError::NoOpener`] if nothing opens.
    pub async fn open_player(
        &self,
        opener: Opener,
        session: String,
        label: String,
    ) -> Result<(), StoreError> {
        fit_name(SESSION_HASH, &session)?;
        fit_text("what a session is", &label)?;
        self.change(PeopleWork::Open { opener, session, label }).await
    }

    /// Ends a session of a player for ever.
    pub async fn end_session(&self, player: PlayerId, session: String) -> Result<(), StoreError> {
        self.change(PeopleWork::EndSession { player, session }).await
    }

    /// Deletes everything that is kept of a player, and ends all sessions. Tables stay as they are; the caller takes the
    /// name out of them.
    pub async fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        self.change(PeopleWork::Forget { player }).await
    }

    /// Keeps whether a player does not want to play with another one.
    pub async fn set_block(
        &self,
        player: PlayerId,
        other: PlayerId,
        is_blocked: bool,
    ) -> Result<(), StoreError> {
        self.change(PeopleWork::SetBlock { player, other, is_blocked }).await
    }

    /// Makes one player of two: what the first one has and their sessions belong to the second one. Tables stay as they
    /// are; the caller changes who sits there.
    pub async fn merge_players(&self, from: PlayerId, into: PlayerId) -> Result<(), StoreError> {
        self.change(PeopleWork::Merge { from, into }).await
    }

    /// Whose a session is.
    pub async fn whose(&self, session: &str) -> Result<Whose, StoreError> {
        ask!(self.whose(session))
    }

    /// A player, if they are known.
    pub async fn player(&self, player: &PlayerId) -> Result<Option<Player>, StoreError> {
        ask!(self.player(player))
    }

    /// Some of the players, the youngest first.
    pub async fn players(&self, skip: u32, limit: u32) -> Result<Vec<Player>, StoreError> {
        ask!(self.players(skip, limit))
    }

    /// The sessions of a player, the one that was here last first.
    pub async fn sessions(&self, player: &PlayerId) -> Result<Vec<PlayerSession>, StoreError> {
        ask!(self.sessions(player))
    }

    /// With whom a player does not want to play.
    pub async fn blocked(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        ask!(self.blocked(player))
    }

    /// Who does not want to play with a player.
    pub async fn blocked_by(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        ask!(self.blocked_by(player))
    }

    /// The names of all tables at which a player sits or watches.
    pub async fn tables_of_player(&self, player: &PlayerId) -> Result<Vec<TableId>, StoreError> {
        ask!(self.tables_of_player(player))
    }

    /// Some of the tables of a player: those that wait for them first, then those that wait for others, then those that are
    /// over, each the one with the latest move first.
    pub async fn player_tables(
        &self,
        player: &PlayerId,
        wanted: &PlayerTables,
        limit: u32,
    ) -> Result<Vec<PlayerTable>, StoreError> {
        ask!(self.player_tables(player, wanted, limit))
    }

    /// How many tables a player has of each rank.
    pub async fn player_counts(
        &self,
        player: &PlayerId,
        search: Option<&str>,
    ) -> Result<BTreeMap<Rank, u64>, StoreError> {
        ask!(self.player_counts(player, search))
    }

    /// Some of the open tables that everybody on the server may join or watch, the youngest first.
    pub async fn lobby(&self, wanted: &LobbyTables, limit: u32) -> Result<Vec<Summary>, StoreError> {
        ask!(self.lobby(wanted, limit))
    }
}

/// A text as a pattern that finds it anywhere.
fn pattern(search: Option<&str>) -> Option<String> {
    let escaped = search?.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    Some(format!("%{escaped}%"))
}

fn player(row: &Row) -> Result<Player, sqlx::Error> {
    let state = row.text(3)?;
    let unknown = || sqlx::Error::Decode(format!("{state:?} is not a state of a player").into());
    Ok(Player {
        id: row.player_id(0)?,
        name: row.text(1)?,
        has_key: row.number(2)? != 0,
        state: PlayerState::from_word(&state).ok_or_else(unknown)?,
        settings: row.text(4)?,
        created_at: Time::from_millis(row.number(5)?),
        seen_at: Time::from_millis(row.number(6)?),
    })
}

fn rank(row: &Row, column: usize) -> Result<Rank, sqlx::Error> {
    let number = row.number(column)?;
    Rank::from_number(number).ok_or_else(|| sqlx::Error::Decode(format!("{number} is not a rank").into()))
}

impl DatabaseReader {
    async fn whose(&self, session: &str) -> Result<Whose, StoreError> {
        let read = |row: &Row| match row.optional_text(0)? {
            None => Ok(Whose::Ended),
            Some(_) => Ok(Whose::Player(Box::new(player(row)?), Time::from_millis(row.number(7)?))),
        };
        let found = self.all(SESSION, &[Value::Text(session)], read).await?;
        Ok(found.into_iter().next().unwrap_or(Whose::Nobody))
    }

    async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreError> {
        Ok(self.all(PLAYER, &[Value::Text(id.as_str())], player).await?.into_iter().next())
    }

    async fn players(&self, skip: u32, limit: u32) -> Result<Vec<Player>, StoreError> {
        self.all(PLAYERS, &[limit, skip].map(|number| Value::Number(i64::from(number))), player).await
    }

    async fn sessions(&self, player: &PlayerId) -> Result<Vec<PlayerSession>, StoreError> {
        let read = |row: &Row| {
            let [created_at, seen_at] = [row.number(2)?, row.number(3)?].map(Time::from_millis);
            Ok(PlayerSession { session: row.text(0)?, label: row.text(1)?, created_at, seen_at })
        };
        self.all(SESSIONS, &[Value::Text(player.as_str())], read).await
    }

    async fn blocked(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        self.all(BLOCKED, &[Value::Text(player.as_str())], |row| row.player_id(0)).await
    }

    async fn blocked_by(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        self.all(BLOCKED_BY, &[Value::Text(player.as_str())], |row| row.player_id(0)).await
    }

    async fn tables_of_player(&self, player: &PlayerId) -> Result<Vec<TableId>, StoreError> {
        self.all(TABLES_OF_PLAYER, &[Value::Text(player.as_str())], |row| row.table_id(0)).await
    }

    async fn player_tables(
        &self,
        player: &PlayerId,
        wanted: &PlayerTables,
        limit: u32,
    ) -> Result<Vec<PlayerTable>, StoreError> {
        let search = pattern(wanted.search.as_deref());
        let values = [
            Value::Text(player.as_str()),
            Value::OptionalText(search.as_deref()),
            Value::OptionalNumber(wanted.rank.map(Rank::number)),
            Value::Number(i64::from(limit)),
            Value::Number(i64::from(wanted.skip)),
        ];
        self.all(PLAYER_TABLES, &values, |row| Ok(PlayerTable { rank: rank(row, 12)?, table: summary(row)? }))
            .await
    }

    async fn player_counts(
        &self,
        player: &PlayerId,
        search: Option<&str>,
    ) -> Result<BTreeMap<Rank, u64>, StoreError> {
        let search = pattern(search);
        let values = [Value::Text(player.as_str()), Value::OptionalText(search.as_deref())];
        let counts = self.all(PLAYER_COUNTS, &values, |row| Ok((rank(row, 0)?, row.count(1)?))).await?;
        Ok(counts.into_iter().collect())
    }

    async fn lobby(&self, wanted: &LobbyTables, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let values = [
            Value::Text(wanted.lobby.word()),
            Value::OptionalText(wanted.game.as_deref()),
            Value::Number(i64::from(limit)),
            Value::Number(i64::from(wanted.skip)),
        ];
        self.all(LOBBY, &values, summary).await
    }
}

impl MemoryReader {
    async fn whose(&self, session: &str) -> Result<Whose, StoreError> {
        self.look(|disk| disk.people.whose(session)).await
    }

    async fn player(&self, player: &PlayerId) -> Result<Option<Player>, StoreError> {
        self.look(|disk| disk.people.player(player)).await
    }

    async fn players(&self, skip: u32, limit: u32) -> Result<Vec<Player>, StoreError> {
        self.look(|disk| disk.people.players(skip, limit)).await
    }

    async fn sessions(&self, player: &PlayerId) -> Result<Vec<PlayerSession>, StoreError> {
        self.look(|disk| disk.people.sessions(player)).await
    }

    async fn blocked(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        self.look(|disk| disk.people.blocked(player)).await
    }

    async fn blocked_by(&self, player: &PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        self.look(|disk| disk.people.blocked_by(player)).await
    }

    async fn tables_of_player(&self, player: &PlayerId) -> Result<Vec<TableId>, StoreError> {
        self.look(|disk| {
            let own = disk.people.seats.iter().filter(|(whose, ..)| whose == player);
            let mut tables: Vec<TableId> = own.map(|(_, table, _)| table.clone()).collect();
            tables.dedup();
            tables
        })
        .await
    }

    /// The tables of a player that have this in what they are found for.
    async fn ranked(&self, player: &PlayerId, search: Option<&str>) -> Result<Vec<PlayerTable>, StoreError> {
        self.look(|disk| {
            let mut own: BTreeMap<&TableId, Rank> = BTreeMap::new();
            for (_, table, seat) in disk.people.seats.iter().filter(|(whose, ..)| whose == player) {
                let Some(kept) = disk.tables.get(table) else { continue };
                if search.is_some_and(|search| !kept.sought(search)) {
                    continue;
                }
                let rank = own.entry(table).or_insert(Rank::Over);
                *rank = kept.rank(*seat).min(*rank);
            }
            let row = |(table, rank)| Some(PlayerTable { rank, table: disk.tables.get(table)?.summary() });
            own.into_iter().filter_map(row).collect()
        })
        .await
    }

    async fn player_tables(
        &self,
        player: &PlayerId,
        wanted: &PlayerTables,
        limit: u32,
    ) -> Result<Vec<PlayerTable>, StoreError> {
        let mut own = self.ranked(player, wanted.search.as_deref()).await?;
        own.retain(|row| wanted.rank.is_none_or(|rank| row.rank == rank));
        own.sort_by_key(|row| (row.rank, Reverse(row.table.moved_at)));
        Ok(own.into_iter().skip(wanted.skip as usize).take(limit as usize).collect())
    }

    async fn player_counts(
        &self,
        player: &PlayerId,
        search: Option<&str>,
    ) -> Result<BTreeMap<Rank, u64>, StoreError> {
        let mut counts = BTreeMap::new();
        for row in self.ranked(player, search).await? {
            *counts.entry(row.rank).or_default() += 1;
        }
        Ok(counts)
    }

    async fn lobby(&self, wanted: &LobbyTables, limit: u32) -> Result<Vec<Summary>, StoreError> {
        self.look(|disk| {
            let mut found = disk.lobby(wanted);
            found.sort_by(|one, other| (other.created_at, &other.id).cmp(&(one.created_at, &one.id)));
            found.into_iter().skip(wanted.skip as usize).take(limit as usize).collect()
        })
        .await
    }
}

/// How the lobby of a table is written.
pub(crate) fn lobby(word: Option<&str>) -> Result<Option<Lobby>, sqlx::Error> {
    let read = |word: &str| {
        Lobby::from_word(word)
            .ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is no place in the lobby").into()))
    };
    word.map(read).transpose()
}
