//! Results and ratings in a database.

use super::statements::{
    ADD_PAGE, ADD_RESULT, ADD_SEAT, COUNT_RATED, DROP_RESULT, DROP_SEATS, FORGET_PAGE, FORGET_RATINGS,
    FORGET_SEATS, LOCK_LADDER, MOVE_RATINGS, MOVE_SEATS, RATING, SET_FOUND, SET_KNOWN, SET_RATED, SET_RATING,
    SET_SEAT_RATING,
};
use super::{NewResult, ResultChange};
use crate::database::{Link, Value};
use crate::plan::{ResultOf, Work};
use crate::{PlayerId, TableId, Time};
use adit_rating::Rating;
use std::collections::{BTreeMap, BTreeSet};

type Done<T> = Result<T, sqlx::Error>;

/// What is known of the result of a finished table.
const KEPT: &str = "kept";
const NONE: &str = "none";

/// Holds the ladders of a batch in the order of their names, so that two servers cannot deadlock.
pub(crate) async fn lock_ladders(link: &mut Link<'_>, works: &[Work]) -> Done<()> {
    let games: BTreeSet<&str> = works.iter().filter_map(Work::ladder).collect();
    for game in games {
        link.execute(LOCK_LADDER, &[Value::Text(game)]).await?;
    }
    Ok(())
}

/// Writes what becomes of the results of tables.
pub(crate) async fn set_results(link: &mut Link<'_>, results: &[ResultOf<'_>], now: Time) -> Done<()> {
    for result in results {
        match result {
            ResultOf::Changed(table, ResultChange::Over(result)) => {
                known(link, table, Some(KEPT)).await?;
                drop_result(link, table).await?;
                add(link, table, result, now).await?;
            }
            ResultOf::Changed(table, ResultChange::GoesOn) => {
                known(link, table, None).await?;
                drop_result(link, table).await?;
            }
            ResultOf::Found(found) => {
                let is_kept = if found.result.is_some() { KEPT } else { NONE };
                let values = [found.table.as_str(), is_kept].map(Value::Text);
                // Another server may have been faster.
                if link.execute(SET_FOUND, &values).await? > 0
                    && let Some(result) = &found.result
                {
                    add(link, &found.table, result, now).await?;
                }
            }
        }
    }
    Ok(())
}

async fn known(link: &mut Link<'_>, table: &TableId, what: Option<&str>) -> Done<()> {
    link.execute(SET_KNOWN, &[Value::Text(table.as_str()), Value::OptionalText(what)]).await?;
    Ok(())
}

async fn drop_result(link: &mut Link<'_>, table: &TableId) -> Done<()> {
    for statement in [DROP_SEATS, DROP_RESULT] {
        link.execute(statement, &[Value::Text(table.as_str())]).await?;
    }
    Ok(())
}

async fn add(link: &mut Link<'_>, table: &TableId, result: &NewResult, now: Time) -> Done<()> {
    let id = Value::Text(table.as_str());
    let game = Value::Text(&result.game);
    let count = Value::Number((result.seats.len() as u64).cast_signed());
    let ended_at = result.ended_at.unwrap_or(now);
    let at = Value::Number(ended_at.millis());
    let length = Value::Number(result.length.cast_signed());
    if link.execute(ADD_RESULT, &[id, game, count, at, length, Value::Text(&result.about)]).await? == 0 {
        return Ok(());
    }
    for (number, seat) in (0..).zip(&result.seats) {
        let player = seat.player.as_ref().map(PlayerId::as_str);
        let values = [
            id,
            Value::Number(number),
            game,
            count,
            at,
            Value::OptionalText(player),
            Value::OptionalText(seat.bot.as_deref()),
            Value::Number(seat.place.into()),
            Value::Number(seat.score.into()),
            Value::Text(&seat.points),
            Value::Text(&seat.counted),
        ];
        link.execute(ADD_SEAT, &values).await?;
        if let Some(player) = &seat.player {
            add_page(link, player).await?;
        }
    }
    if result.is_rated { rate(link, table, result, ended_at).await } else { Ok(()) }
}

async fn add_page(link: &mut Link<'_>, player: &PlayerId) -> Done<()> {
    let page = player.page();
    link.execute(ADD_PAGE, &[page.as_str(), player.as_str()].map(Value::Text)).await?;
    Ok(())
}

/// Rates a game that counts. The ladder is held, so nobody else rates one of this game meanwhile.
async fn rate(link: &mut Link<'_>, table: &TableId, result: &NewResult, ended_at: Time) -> Done<()> {
    let (id, game) = (Value::Text(table.as_str()), Value::Text(&result.game));
    let counted = link.fetch(COUNT_RATED, &[game]).await?;
    let number = counted.first().map_or(Ok(1), |row| row.number(0))?;
    link.execute(SET_RATED, &[id, Value::Number(number)]).await?;
    let mut before = BTreeMap::new();
    for player in result.seats.iter().filter_map(|seat| seat.player.as_ref()) {
        let found = link.fetch(RATING, &[game, Value::Text(player.as_str())]).await?;
        if let Some(row) = found.first() {
            before.insert(player.clone(), Rating::new(row.number(0)?, row.number(1)?));
        }
    }
    let after = result.rate(|player| before.get(player).copied().unwrap_or(Rating::START));
    for (number, (seat, rating)) in (0..).zip(result.seats.iter().zip(after)) {
        let (Some(player), Some(rating)) = (&seat.player, rating) else { continue };
        let [value, uncertainty, floor, at] =
            [rating.thousandths(), rating.uncertainty(), rating.floor(), ended_at.millis()]
                .map(Value::Number);
        link.execute(SET_SEAT_RATING, &[id, Value::Number(number), value, uncertainty]).await?;
        let values = [game, Value::Text(player.as_str()), value, uncertainty, floor, at];
        link.execute(SET_RATING, &values).await?;
    }
    Ok(())
}

/// Takes a player out of all results. The results stay.
pub(crate) async fn forget_results(link: &mut Link<'_>, player: &PlayerId) -> Done<()> {
    for statement in [FORGET_SEATS, FORGET_RATINGS, FORGET_PAGE] {
        link.execute(statement, &[Value::Text(player.as_str())]).await?;
    }
    Ok(())
}

/// What one player has played belongs to another one.
pub(crate) async fn merge_results(link: &mut Link<'_>, from: &PlayerId, into: &PlayerId) -> Done<()> {
    for statement in [MOVE_SEATS, MOVE_RATINGS] {
        link.execute(statement, &[from, into].map(|id| Value::Text(id.as_str()))).await?;
    }
    add_page(link, into).await
}
