//! What is read of results and ratings, and how those of older tables are brought in, as callers see it.

use super::statements::{
    COUNT_OF_GAME, LADDER, PLAYER_OF_PAGE, RATED_GAMES, RATINGS_OF_PLAYER, RESULT_OF_TABLE, RESULTS_OF_GAME,
    RESULTS_OF_PLAYER, TOTALS, WITHOUT_RESULT,
};
use super::{Found, KeptResult, KeptSeat, NewResult, ResultCursor, Standing, Total};
use crate::database::{Row, Value};
use crate::memory::MemoryReader;
use crate::plan::Work;
use crate::read::ask;
use crate::reader::DatabaseReader;
use crate::{PlayerId, State, Store, StoreError, TableId, Time};
use adit_rating::Rating;

impl Store {
    /// How the game of a table has ended, if that is kept.
    pub async fn result_of_table(&self, table: &TableId) -> Result<Option<KeptResult>, StoreError> {
        ask!(self.result_of_table(table))
    }

    /// The games of a player that are over, the latest first: all, or those of one game.
    pub async fn results_of_player(
        &self,
        player: &PlayerId,
        game: Option<&str>,
        after: Option<&ResultCursor>,
        limit: u32,
    ) -> Result<Vec<KeptResult>, StoreError> {
        ask!(self.results_of_player(player, game, after, limit))
    }

    /// The games of this kind that are over, the latest first.
    pub async fn results_of_game(
        &self,
        game: &str,
        after: Option<&ResultCursor>,
        limit: u32,
    ) -> Result<Vec<KeptResult>, StoreError> {
        ask!(self.results_of_game(game, after, limit))
    }

    /// How many games of this kind are over.
    pub async fn count_results(&self, game: &str) -> Result<u64, StoreError> {
        ask!(self.count_results(game))
    }

    /// What a player has reached, by game and number of seats.
    pub async fn totals(&self, player: &PlayerId) -> Result<Vec<Total>, StoreError> {
        ask!(self.totals(player))
    }

    /// The players of a game by how strong they very probably are, the strongest first.
    pub async fn ladder(&self, game: &str, skip: u32, limit: u32) -> Result<Vec<Standing>, StoreError> {
        ask!(self.ladder(game, skip, limit))
    }

    /// How strong a player is, by game.
    pub async fn ratings_of_player(&self, player: &PlayerId) -> Result<Vec<Standing>, StoreError> {
        ask!(self.ratings_of_player(player))
    }

    /// How many games of this kind have counted.
    pub async fn rated_games(&self, game: &str) -> Result<u64, StoreError> {
        ask!(self.rated_games(game))
    }

    /// The player whose page has this name.
    pub async fn player_of_page(&self, page: &str) -> Result<Option<PlayerId>, StoreError> {
        ask!(self.player_of_page(page))
    }

    /// Finished tables of which it is not known how their games have ended, in the order of their names, behind this one.
    pub async fn tables_without_result(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        ask!(self.tables_without_result(after, limit))
    }

    /// Keeps how the game of a finished table has ended, which is older than results, or that there is nothing to keep. If
    /// another server has done it, or the table has gone on since, nothing is changed.
    pub async fn bring_in_result(
        &self,
        table: TableId,
        expected: u64,
        result: Option<NewResult>,
    ) -> Result<(), StoreError> {
        result.iter().try_for_each(NewResult::fit)?;
        let result = result.map(Box::new);
        match self.write(Work::Find(Found { table, expected, result })).await {
            Ok(_) | Err(StoreError::Moved { .. }) => Ok(()),
            Err(fault) => Err(fault),
        }
    }
}

/// Rows of seats as results: the seats of a table stand one behind the other.
fn gathered(rows: Vec<(KeptResult, KeptSeat)>) -> Vec<KeptResult> {
    let mut results: Vec<KeptResult> = Vec::new();
    for (result, seat) in rows {
        if results.last().is_none_or(|last| last.table != result.table) {
            results.push(result);
        }
        if let Some(last) = results.last_mut() {
            last.seats.push(seat);
        }
    }
    results
}

fn small<T: TryFrom<i64, Error: std::error::Error + Send + Sync + 'static>>(
    row: &Row,
    column: usize,
) -> Result<T, sqlx::Error> {
    T::try_from(row.number(column)?).map_err(|fault| sqlx::Error::Decode(Box::new(fault)))
}

fn seat_of_result(row: &Row) -> Result<(KeptResult, KeptSeat), sqlx::Error> {
    let result = KeptResult {
        table: row.table_id(0)?,
        game: row.text(1)?,
        began_at: Time::from_millis(row.number(2)?),
        ended_at: Time::from_millis(row.number(3)?),
        length: row.count(4)?,
        about: row.text(5)?,
        rated: row.optional_number(6)?.map(i64::cast_unsigned),
        seats: Vec::new(),
    };
    let player = if row.optional_text(7)?.is_some() { Some(row.player_id(7)?) } else { None };
    let seat = KeptSeat {
        player,
        name: row.text(8)?,
        bot: row.optional_text(9)?,
        place: small(row, 10)?,
        score: small(row, 11)?,
        points: row.text(12)?,
        counted: row.text(13)?,
        rating: row
            .optional_number(14)?
            .zip(row.optional_number(15)?)
            .map(|(value, uncertainty)| Rating::new(value, uncertainty)),
    };
    Ok((result, seat))
}

fn standing(row: &Row) -> Result<Standing, sqlx::Error> {
    Ok(Standing {
        game: row.text(0)?,
        player: row.player_id(1)?,
        name: row.text(2)?,
        rating: Rating::new(row.number(3)?, row.number(4)?),
        games: row.count(5)?,
        at: Time::from_millis(row.number(6)?),
    })
}

fn total(row: &Row) -> Result<Total, sqlx::Error> {
    Ok(Total {
        game: row.text(0)?,
        seats: row.count(1)?,
        games: row.count(2)?,
        wins: row.count(3)?,
        score: row.number(4)?,
        best: small(row, 5)?,
    })
}

/// The values of a place in a list.
fn place(after: Option<&ResultCursor>) -> [Value<'_>; 2] {
    let at = Value::OptionalNumber(after.map(|after| after.ended_at.millis()));
    [at, Value::OptionalText(after.map(|after| after.table.as_str()))]
}

impl DatabaseReader {
    async fn result_of_table(&self, table: &TableId) -> Result<Option<KeptResult>, StoreError> {
        let rows = self.all(RESULT_OF_TABLE, &[Value::Text(table.as_str())], seat_of_result).await?;
        Ok(gathered(rows).pop())
    }

    async fn results_of_player(
        &self,
        player: &PlayerId,
        game: Option<&str>,
        after: Option<&ResultCursor>,
        limit: u32,
    ) -> Result<Vec<KeptResult>, StoreError> {
        let [at, table] = place(after);
        let values =
            [Value::Text(player.as_str()), Value::OptionalText(game), at, table, Value::Number(limit.into())];
        Ok(gathered(self.all(RESULTS_OF_PLAYER, &values, seat_of_result).await?))
    }

    async fn results_of_game(
        &self,
        game: &str,
        after: Option<&ResultCursor>,
        limit: u32,
    ) -> Result<Vec<KeptResult>, StoreError> {
        let [at, table] = place(after);
        let values = [Value::Text(game), at, table, Value::Number(limit.into())];
        Ok(gathered(self.all(RESULTS_OF_GAME, &values, seat_of_result).await?))
    }

    async fn count_results(&self, game: &str) -> Result<u64, StoreError> {
        let counts = self.all(COUNT_OF_GAME, &[Value::Text(game)], |row| row.count(0)).await?;
        Ok(counts.into_iter().sum())
    }

    async fn totals(&self, player: &PlayerId) -> Result<Vec<Total>, StoreError> {
        self.all(TOTALS, &[Value::Text(player.as_str())], total).await
    }

    async fn ladder(&self, game: &str, skip: u32, limit: u32) -> Result<Vec<Standing>, StoreError> {
        let values = [Value::Text(game), Value::Number(limit.into()), Value::Number(skip.into())];
        self.all(LADDER, &values, standing).await
    }

    async fn ratings_of_player(&self, player: &PlayerId) -> Result<Vec<Standing>, StoreError> {
        self.all(RATINGS_OF_PLAYER, &[Value::Text(player.as_str())], standing).await
    }

    async fn rated_games(&self, game: &str) -> Result<u64, StoreError> {
        let counts = self.all(RATED_GAMES, &[Value::Text(game)], |row| row.count(0)).await?;
        Ok(counts.into_iter().sum())
    }

    async fn player_of_page(&self, page: &str) -> Result<Option<PlayerId>, StoreError> {
        Ok(self.all(PLAYER_OF_PAGE, &[Value::Text(page)], |row| row.player_id(0)).await?.pop())
    }

    async fn tables_without_result(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let values = [Value::Text(after.map_or("", TableId::as_str)), Value::Number(limit.into())];
        self.all(WITHOUT_RESULT, &values, |row| row.table_id(0)).await
    }
}

impl MemoryReader {
    async fn named(&self, mut results: Vec<KeptResult>) -> Result<Vec<KeptResult>, StoreError> {
        self.look(|disk| {
            for seat in results.iter_mut().flat_map(|result| &mut result.seats) {
                let player = seat.player.as_ref().and_then(|player| disk.people.player(player));
                seat.name = player.map(|player| player.name).unwrap_or_default();
            }
            results
        })
        .await
    }

    async fn result_of_table(&self, table: &TableId) -> Result<Option<KeptResult>, StoreError> {
        let found = self.look(|disk| disk.results.of_table(table)).await?;
        Ok(self.named(found.into_iter().collect()).await?.pop())
    }

    async fn results_of_player(
        &self,
        player: &PlayerId,
        game: Option<&str>,
        after: Option<&ResultCursor>,
        limit: u32,
    ) -> Result<Vec<KeptResult>, StoreError> {
        let is_wanted = |kept: &KeptResult| {
            game.is_none_or(|game| kept.game == game)
                && kept.seats.iter().any(|seat| seat.player.as_ref() == Some(player))
        };
        let found = self.look(|disk| disk.results.list(is_wanted, after, limit)).await?;
        self.named(found).await
    }

    async fn results_of_game(
        &self,
        game: &str,
        after: Option<&ResultCursor>,
        limit: u32,
    ) -> Result<Vec<KeptResult>, StoreError> {
        let found = self.look(|disk| disk.results.list(|kept| kept.game == game, after, limit)).await?;
        self.named(found).await
    }

    async fn count_results(&self, game: &str) -> Result<u64, StoreError> {
        self.look(|disk| disk.results.count(game)).await
    }

    async fn totals(&self, player: &PlayerId) -> Result<Vec<Total>, StoreError> {
        self.look(|disk| disk.results.totals(player)).await
    }

    async fn ladder(&self, game: &str, skip: u32, limit: u32) -> Result<Vec<Standing>, StoreError> {
        let name = |disk: &crate::memory::Disk, player: &PlayerId| {
            disk.people.player(player).map(|player| player.name)
        };
        let ladder = self.look(|disk| disk.results.ladder(game, |player| name(disk, player))).await?;
        Ok(ladder.into_iter().skip(skip as usize).take(limit as usize).collect())
    }

    async fn ratings_of_player(&self, player: &PlayerId) -> Result<Vec<Standing>, StoreError> {
        self.look(|disk| {
            disk.results.ratings(player, |player| disk.people.player(player).map(|player| player.name))
        })
        .await
    }

    async fn rated_games(&self, game: &str) -> Result<u64, StoreError> {
        self.look(|disk| disk.results.rated_games(game)).await
    }

    async fn player_of_page(&self, page: &str) -> Result<Option<PlayerId>, StoreError> {
        self.look(|disk| {
            disk.results.player_of_page(page).filter(|player| disk.people.player(player).is_some())
        })
        .await
    }

    async fn tables_without_result(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.look(|disk| {
            let behind = disk.tables.iter().filter(|(id, _)| after.is_none_or(|after| *id > after));
            let unknown =
                behind.filter(|(id, kept)| kept.state() == State::Finished && disk.results.is_unknown(id));
            unknown.map(|(id, _)| id.clone()).take(limit as usize).collect()
        })
        .await
    }
}
