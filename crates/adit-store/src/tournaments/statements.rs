//! The statements about tournaments.

use crate::statements::{Statement, about_rows, same};

pub(crate) const ADD_TOURNAMENT: Statement = same(
    "INSERT INTO tournament (id, version, created_at, changed_at, text) VALUES ($1, 0, $2, $2, $3) \
     ON CONFLICT (id) DO NOTHING",
);
pub(crate) const SET_TOURNAMENT: Statement = same(
    "UPDATE tournament SET version = version + 1, changed_at = $2, text = $3 WHERE id = $1 AND version = $4",
);
pub(crate) const LOCK_TOURNAMENTS: Statement = about_rows!(
    "SELECT id FROM tournament WHERE id IN (SELECT fresh.value->>0 FROM",
    ")",
    ") ORDER BY id FOR UPDATE"
);
pub(crate) const DROP_TOURNAMENT_PLAYERS: Statement =
    same("DELETE FROM tournament_player WHERE tournament = $1");
pub(crate) const ADD_TOURNAMENT_PLAYERS: Statement = about_rows!(
    "INSERT INTO tournament_player (tournament, player) SELECT fresh.value->>0, fresh.value->>1 FROM",
    // SQLite would read the word behind a join as its condition.
    "WHERE TRUE ON CONFLICT DO NOTHING"
);
pub(crate) const DROP_TOURNAMENT_TABLES: Statement =
    same("DELETE FROM tournament_table WHERE tournament = $1");
pub(crate) const ADD_TOURNAMENT_TABLES: Statement = about_rows!(
    "INSERT INTO tournament_table (tournament, table_id) SELECT fresh.value->>0, fresh.value->>1 FROM",
    "WHERE TRUE ON CONFLICT DO NOTHING"
);
pub(crate) const TOURNAMENT: Statement =
    same("SELECT id, version, created_at, changed_at, text FROM tournament WHERE id = $1");
pub(crate) const TOURNAMENT_VERSION: Statement = same("SELECT version FROM tournament WHERE id = $1");
pub(crate) const TOURNAMENTS: Statement = same(
    "SELECT id, version, created_at, changed_at, text FROM tournament \
     ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2",
);
pub(crate) const TOURNAMENTS_OF_PLAYER: Statement =
    same("SELECT tournament FROM tournament_player WHERE player = $1 ORDER BY tournament");
/// There are only as many rows as tables are played, so all of them are looked at.
pub(crate) const TOURNAMENT_TASKS: Statement = same(
    "SELECT tournament, table_id, state FROM tournament_table LEFT JOIN game_table ON id = table_id \
     WHERE id IS NULL OR state = 'finished' ORDER BY tournament, table_id LIMIT $1",
);
