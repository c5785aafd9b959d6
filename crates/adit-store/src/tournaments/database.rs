//! Changing tournaments in a database.

use super::TournamentWork;
use super::statements::{
    ADD_TOURNAMENT, ADD_TOURNAMENT_PLAYERS, ADD_TOURNAMENT_TABLES, DROP_TOURNAMENT_PLAYERS,
    DROP_TOURNAMENT_TABLES, LOCK_TOURNAMENTS, SET_TOURNAMENT,
};
use crate::batch::{chunks, send};
use crate::database::{Link, Value};
use crate::plan::{Answer, Work};
use crate::{PlayerId, StoreError, TableId, Time};

type Done<T> = Result<T, sqlx::Error>;

/// Locks the tournaments of a batch in the order of their names, so that two servers cannot deadlock.
pub(crate) async fn lock_tournaments(link: &mut Link<'_>, works: &[Work]) -> Done<()> {
    if matches!(link, Link::Sqlite(_)) {
        return Ok(());
    }
    for chunk in chunks(works.iter().filter_map(Work::tournament).map(|id| [id.as_str()])) {
        link.fetch(LOCK_TOURNAMENTS, &[Value::Text(&chunk)]).await?;
    }
    Ok(())
}

/// Makes a change. What the caller is told is decided within the transaction.
pub(crate) async fn write(link: &mut Link<'_>, work: &TournamentWork, now: Time) -> Done<Answer> {
    let TournamentWork { expected, tournament } = work;
    let id = tournament.id.as_str();
    let (name, now, text) = (Value::Text(id), Value::Number(now.millis()), Value::Text(&tournament.text));
    let version = match expected {
        None => {
            if link.execute(ADD_TOURNAMENT, &[name, now, text]).await? == 0 {
                return Ok(Err(StoreError::TournamentExists(tournament.id.clone())));
            }
            0
        }
        Some(expected) => {
            let values = [name, now, text, Value::Number(expected.cast_signed())];
            if link.execute(SET_TOURNAMENT, &values).await? == 0 {
                return Ok(Err(StoreError::TournamentMoved(tournament.id.clone())));
            }
            expected + 1
        }
    };
    link.execute(DROP_TOURNAMENT_PLAYERS, &[name]).await?;
    send(
        link,
        ADD_TOURNAMENT_PLAYERS,
        tournament.players.iter().map(PlayerId::as_str).map(|player| (id, player)),
    )
    .await?;
    link.execute(DROP_TOURNAMENT_TABLES, &[name]).await?;
    send(link, ADD_TOURNAMENT_TABLES, tournament.tables.iter().map(TableId::as_str).map(|table| (id, table)))
        .await?;
    Ok(Ok(version))
}
