//! What is read and written of tournaments, as callers see it.

use super::statements::{
    TOURNAMENT, TOURNAMENT_TASKS, TOURNAMENT_VERSION, TOURNAMENTS, TOURNAMENTS_OF_PLAYER,
};
use super::{NewTournament, StoredTournament, TournamentTask, TournamentTaskKind, TournamentWork};
use crate::database::{Row, Value};
use crate::memory::MemoryReader;
use crate::model::fit_text;
use crate::plan::Work;
use crate::read::ask;
use crate::reader::DatabaseReader;
use crate::{PlayerId, Store, StoreError, Time, TournamentId};

impl Store {
    /// Keeps a new tournament. [`StoreError::TournamentExists`] if there is one with this name.
    pub async fn create_tournament(&self, tournament: NewTournament) -> Result<(), StoreError> {
        self.write_tournament(None, tournament).await.map(|_| ())
    }

    /// Replaces what is said of a tournament that has the expected version, and answers its new version. If somebody else was
    /// faster nothing is changed: [`StoreError::TournamentMoved`].
    pub async fn set_tournament(&self, expected: u64, tournament: NewTournament) -> Result<u64, StoreError> {
        self.write_tournament(Some(expected), tournament).await
    }

    async fn write_tournament(
        &self,
        expected: Option<u64>,
        tournament: NewTournament,
    ) -> Result<u64, StoreError> {
        fit_text("what is said of a tournament", &tournament.text)?;
        self.write(Work::Tournament(Box::new(TournamentWork { expected, tournament }))).await
    }

    /// A tournament, if there is one with this name.
    pub async fn tournament(&self, id: &TournamentId) -> Result<Option<StoredTournament>, StoreError> {
        ask!(self.tournament(id))
    }

    /// How often a tournament has changed, if there is one with this name.
    pub async fn tournament_version(&self, id: &TournamentId) -> Result<Option<u64>, StoreError> {
        ask!(self.tournament_version(id))
    }

    /// Some tournaments, the youngest first, behind so many others.
    pub async fn tournaments(&self, limit: u32, skip: u32) -> Result<Vec<StoredTournament>, StoreError> {
        ask!(self.tournaments(limit, skip))
    }

    /// The tournaments with which a player has to do.
    pub async fn tournaments_of_player(&self, player: &PlayerId) -> Result<Vec<TournamentId>, StoreError> {
        ask!(self.tournaments_of_player(player))
    }

    /// Some of the tables of tournaments that are to be made or counted.
    pub async fn tournament_tasks(&self, limit: u32) -> Result<Vec<TournamentTask>, StoreError> {
        ask!(self.tournament_tasks(limit))
    }
}

fn stored(row: &Row) -> Result<StoredTournament, sqlx::Error> {
    Ok(StoredTournament {
        id: row.tournament_id(0)?,
        version: row.count(1)?,
        created_at: Time::from_millis(row.number(2)?),
        changed_at: Time::from_millis(row.number(3)?),
        text: row.text(4)?,
    })
}

impl DatabaseReader {
    async fn tournament(&self, id: &TournamentId) -> Result<Option<StoredTournament>, StoreError> {
        Ok(self.all(TOURNAMENT, &[Value::Text(id.as_str())], stored).await?.pop())
    }

    async fn tournament_version(&self, id: &TournamentId) -> Result<Option<u64>, StoreError> {
        Ok(self.all(TOURNAMENT_VERSION, &[Value::Text(id.as_str())], |row| row.count(0)).await?.pop())
    }

    async fn tournaments(&self, limit: u32, skip: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let values = [Value::Number(limit.into()), Value::Number(skip.into())];
        self.all(TOURNAMENTS, &values, stored).await
    }

    async fn tournaments_of_player(&self, player: &PlayerId) -> Result<Vec<TournamentId>, StoreError> {
        let values = [Value::Text(player.as_str())];
        self.all(TOURNAMENTS_OF_PLAYER, &values, |row| row.tournament_id(0)).await
    }

    async fn tournament_tasks(&self, limit: u32) -> Result<Vec<TournamentTask>, StoreError> {
        self.all(TOURNAMENT_TASKS, &[Value::Number(limit.into())], |row| {
            let kind = match row.optional_text(2)? {
                None => TournamentTaskKind::Make,
                Some(_) => TournamentTaskKind::Count,
            };
            Ok(TournamentTask { tournament: row.tournament_id(0)?, table: row.table_id(1)?, kind })
        })
        .await
    }
}

impl MemoryReader {
    async fn tournament(&self, id: &TournamentId) -> Result<Option<StoredTournament>, StoreError> {
        self.look(|disk| disk.tournaments.find(id)).await
    }

    async fn tournament_version(&self, id: &TournamentId) -> Result<Option<u64>, StoreError> {
        self.look(|disk| disk.tournaments.find(id).map(|stored| stored.version)).await
    }

    async fn tournaments(&self, limit: u32, skip: u32) -> Result<Vec<StoredTournament>, StoreError> {
        self.look(|disk| disk.tournaments.list(limit, skip)).await
    }

    async fn tournaments_of_player(&self, player: &PlayerId) -> Result<Vec<TournamentId>, StoreError> {
        self.look(|disk| disk.tournaments.of_player(player)).await
    }

    async fn tournament_tasks(&self, limit: u32) -> Result<Vec<TournamentTask>, StoreError> {
        self.look(|disk| disk.tournaments.tasks(|table| disk.state(table), limit)).await
    }
}
