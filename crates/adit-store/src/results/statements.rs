//! The statements about results and ratings. What is deleted here follows from journals and can be worked out from them again.

use crate::statements::{Statement, same};

pub(super) const SET_KNOWN: Statement = same("UPDATE game_table SET result = $2 WHERE id = $1");
pub(super) const SET_FOUND: Statement =
    same("UPDATE game_table SET result = $2 WHERE id = $1 AND state = 'finished' AND result IS NULL");
pub(super) const DROP_SEATS: Statement = same(
    "DELETE FROM game_result_seat WHERE table_id = $1 \
     AND EXISTS (SELECT 1 FROM game_result WHERE table_id = $1 AND rated IS NULL)",
);
/// What has counted stays.
pub(super) const DROP_RESULT: Statement =
    same("DELETE FROM game_result WHERE table_id = $1 AND rated IS NULL");
pub(super) const ADD_RESULT: Statement = same(
    "INSERT INTO game_result (table_id, game, seats, began_at, ended_at, length, about) \
     SELECT id, $2, $3, created_at, $4, $5, $6 FROM game_table WHERE id = $1 ON CONFLICT (table_id) DO NOTHING",
);
/// A player who is not there any more is nobody.
pub(super) const ADD_SEAT: Statement = same(
    "INSERT INTO game_result_seat \
     (table_id, seat, game, seats, ended_at, player, bot, place, score, points, counted) \
     VALUES ($1, $2, $3, $4, $5, (SELECT id FROM player WHERE id = $6), $7, $8, $9, $10, $11)",
);
pub(super) const ADD_PAGE: Statement = same(
    "INSERT INTO player_page (page, player) SELECT $1, id FROM player WHERE id = $2 ON CONFLICT (page) DO NOTHING",
);
/// Holds the ladder of a game until the transaction ends.
pub(super) const LOCK_LADDER: Statement = same(
    "INSERT INTO ladder (game, games) VALUES ($1, 0) ON CONFLICT (game) DO UPDATE SET games = ladder.games",
);
pub(super) const COUNT_RATED: Statement =
    same("UPDATE ladder SET games = games + 1 WHERE game = $1 RETURNING games");
pub(super) const SET_RATED: Statement = same("UPDATE game_result SET rated = $2 WHERE table_id = $1");
pub(super) const SET_SEAT_RATING: Statement =
    same("UPDATE game_result_seat SET rating = $3, uncertainty = $4 WHERE table_id = $1 AND seat = $2");
pub(crate) const RATING: Statement =
    same("SELECT value, uncertainty FROM player_rating WHERE game = $1 AND player = $2");
pub(super) const SET_RATING: Statement = same(
    "INSERT INTO player_rating (game, player, value, uncertainty, floor, games, at) \
     SELECT $1, id, $3, $4, $5, 1, $6 FROM player WHERE id = $2 \
     ON CONFLICT (game, player) DO UPDATE SET value = excluded.value, uncertainty = excluded.uncertainty, \
     floor = excluded.floor, games = player_rating.games + 1, at = excluded.at",
);

pub(crate) const FORGET_SEATS: Statement =
    same("UPDATE game_result_seat SET player = NULL WHERE player = $1");
pub(crate) const FORGET_RATINGS: Statement = same("DELETE FROM player_rating WHERE player = $1");
pub(crate) const FORGET_PAGE: Statement = same("DELETE FROM player_page WHERE player = $1");
pub(super) const MOVE_SEATS: Statement = same("UPDATE game_result_seat SET player = $2 WHERE player = $1");
/// Of two ratings the one stays that rests on more games.
pub(super) const MOVE_RATINGS: Statement = same(
    "INSERT INTO player_rating (game, player, value, uncertainty, floor, games, at) \
     SELECT game, $2, value, uncertainty, floor, games, at FROM player_rating WHERE player = $1 \
     ON CONFLICT (game, player) DO UPDATE SET value = excluded.value, uncertainty = excluded.uncertainty, \
     floor = excluded.floor, games = excluded.games, at = excluded.at \
     WHERE player_rating.games < excluded.games",
);

/// What a list tells of a result: a row for each seat.
macro_rules! results {
    ($page:expr) => {
        concat!(
            "SELECT page.table_id, result.game, result.began_at, result.ended_at, result.length, result.about, \
             result.rated, one.player, COALESCE(player.name, ''), one.bot, one.place, one.score, one.points, \
             one.counted, one.rating, one.uncertainty FROM (",
            $page,
            ") AS page JOIN game_result AS result ON result.table_id = page.table_id \
             JOIN game_result_seat AS one ON one.table_id = page.table_id \
             LEFT JOIN player ON player.id = one.player \
             ORDER BY result.ended_at DESC, page.table_id DESC, one.seat"
        )
    };
}

pub(crate) const RESULT_OF_TABLE: Statement =
    same(results!("SELECT table_id FROM game_result WHERE table_id = $1"));
pub(crate) const RESULTS_OF_PLAYER: Statement = same(results!(
    "SELECT DISTINCT table_id, ended_at FROM game_result_seat WHERE player = $1 AND ($2 IS NULL OR game = $2) \
     AND ($3 IS NULL OR ended_at < $3 OR (ended_at = $3 AND table_id < $4)) \
     ORDER BY ended_at DESC, table_id DESC LIMIT $5"
));
pub(crate) const RESULTS_OF_GAME: Statement = same(results!(
    "SELECT table_id FROM game_result WHERE game = $1 \
     AND ($2 IS NULL OR ended_at < $2 OR (ended_at = $2 AND table_id < $3)) \
     ORDER BY ended_at DESC, table_id DESC LIMIT $4"
));
pub(crate) const COUNT_OF_GAME: Statement = same("SELECT COUNT(*) FROM game_result WHERE game = $1");
pub(crate) const TOTALS: Statement = same(
    "SELECT game, seats, COUNT(*), CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT), \
     CAST(SUM(score) AS BIGINT), MAX(score) FROM game_result_seat WHERE player = $1 \
     GROUP BY game, seats ORDER BY game, seats",
);
pub(crate) const LADDER: Statement = same(
    "SELECT game, player, name, value, uncertainty, games, at FROM player_rating JOIN player ON id = player \
     WHERE game = $1 ORDER BY floor DESC, player LIMIT $2 OFFSET $3",
);
pub(crate) const RATINGS_OF_PLAYER: Statement = same(
    "SELECT game, player, name, value, uncertainty, games, at FROM player_rating JOIN player ON id = player \
     WHERE player = $1 ORDER BY game",
);
pub(crate) const RATED_GAMES: Statement = same("SELECT games FROM ladder WHERE game = $1");
pub(crate) const PLAYER_OF_PAGE: Statement =
    same("SELECT player FROM player_page JOIN player ON id = player WHERE page = $1");
pub(crate) const WITHOUT_RESULT: Statement = same(
    "SELECT id FROM game_table WHERE state = 'finished' AND result IS NULL AND id > $1 ORDER BY id LIMIT $2",
);
