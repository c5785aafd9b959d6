//! The statements about players. What is deleted here is what people may have deleted: themselves, and no table.

use crate::statements::{Statement, about_rows, same, summary_columns};

pub(super) const ADD_PLAYER: Statement = same(
    "INSERT INTO player (id, name, state, settings, created_at, seen_at) \
     SELECT $1, $2, $5, '', $3, $3 WHERE NOT EXISTS (SELECT 1 FROM player_session WHERE session = $4) \
     ON CONFLICT DO NOTHING",
);
pub(super) const ADD_SESSION: Statement = same(
    "INSERT INTO player_session (session, player, label, created_at, seen_at) \
     VALUES ($1, $2, $3, $4, $4) ON CONFLICT DO NOTHING",
);
/// What the holder `$1` has taken belongs to the holder `$2`.
pub(super) const COPY_SEATS: Statement = same(
    "INSERT INTO session_seat (session, table_id, token, at) \
     SELECT $2, table_id, token, at FROM session_seat WHERE session = $1 ON CONFLICT DO NOTHING",
);
pub(super) const DROP_SEATS: Statement = same("DELETE FROM session_seat WHERE session = $1");
pub(super) const COPY_LEARNED: Statement = same(
    "INSERT INTO session_learned (session, item, at) \
     SELECT $2, item, at FROM session_learned WHERE session = $1 ON CONFLICT DO NOTHING",
);
pub(super) const DROP_LEARNED: Statement = same("DELETE FROM session_learned WHERE session = $1");
pub(super) const COPY_PLAYER_SEATS: Statement = same(
    "INSERT INTO player_seat (player, table_id, seat, at) \
     SELECT $2, table_id, seat, at FROM player_seat WHERE player = $1 ON CONFLICT DO NOTHING",
);
pub(super) const DROP_PLAYER_SEATS: Statement = same("DELETE FROM player_seat WHERE player = $1");

pub(super) const RENAME: Statement = same("UPDATE player SET name = $2 WHERE id = $1");
pub(super) const SET_SETTINGS: Statement = same("UPDATE player SET settings = $2 WHERE id = $1");
pub(super) const SET_KEY: Statement = same("UPDATE player SET key = $2 WHERE id = $1");
pub(super) const SET_STATE: Statement = same("UPDATE player SET state = $2 WHERE id = $1");
pub(super) const SEE_PLAYER: Statement = same("UPDATE player SET seen_at = $2 WHERE id = $1");
pub(super) const SEE_SESSION: Statement =
    same("UPDATE player_session SET seen_at = $3 WHERE session = $2 AND player = $1");

pub(super) const ADD_LINK: Statement = same(
    "INSERT INTO player_link (link, player, ends_at) \
     SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM player WHERE id = $2) ON CONFLICT DO NOTHING",
);
pub(super) const DROP_OLD_LINKS: Statement =
    same("DELETE FROM player_link WHERE player = $1 AND ends_at <= $2");
pub(super) const LINK: Statement =
    same("SELECT player FROM player_link JOIN player ON id = player WHERE link = $1 AND ends_at > $2");
pub(super) const USE_LINK: Statement = same("DELETE FROM player_link WHERE link = $1");
pub(super) const PLAYER_OF_KEY: Statement = same("SELECT id FROM player WHERE key = $1");
pub(super) const END_SESSION: Statement =
    same("UPDATE player_session SET player = NULL, label = '' WHERE session = $2 AND player = $1");
pub(super) const END_SESSIONS: Statement =
    same("UPDATE player_session SET player = NULL, label = '' WHERE player = $1");
pub(super) const MOVE_SESSIONS: Statement = same("UPDATE player_session SET player = $2 WHERE player = $1");
pub(super) const DROP_LINKS: Statement = same("DELETE FROM player_link WHERE player = $1");
pub(super) const DROP_BLOCKS: Statement = same("DELETE FROM player_block WHERE player = $1");
pub(super) const DROP_BLOCKS_OF: Statement = same("DELETE FROM player_block WHERE other = $1");
pub(super) const DROP_PLAYER: Statement = same("DELETE FROM player WHERE id = $1");
pub(super) const BLOCK: Statement = same(
    "INSERT INTO player_block (player, other, at) \
     SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM player WHERE id = $1) ON CONFLICT DO NOTHING",
);
pub(super) const UNBLOCK: Statement = same("DELETE FROM player_block WHERE player = $1 AND other = $2");

pub(super) const ADD_PASSKEY: Statement = same(
    "INSERT INTO passkey (id, player, name, key, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $5) \
     ON CONFLICT DO NOTHING",
);
pub(super) const NAME_PASSKEY: Statement = same("UPDATE passkey SET name = $3 WHERE id = $2 AND player = $1");
pub(super) const DROP_PASSKEY: Statement = same("DELETE FROM passkey WHERE id = $2 AND player = $1");
pub(super) const DROP_PASSKEYS: Statement = same("DELETE FROM passkey WHERE player = $1");
pub(super) const MOVE_PASSKEYS: Statement = same("UPDATE passkey SET player = $2 WHERE player = $1");
/// Only whoever has judged the text that is kept now may use a passkey, so a counter never goes back.
pub(super) const USE_PASSKEY: Statement =
    same("UPDATE passkey SET key = $3, used_at = $4 WHERE id = $1 AND key = $2");
pub(super) const PASSKEY: Statement =
    same("SELECT id, player, name, key, created_at, used_at FROM passkey WHERE id = $1");
pub(super) const PASSKEYS: Statement = same(
    "SELECT id, player, name, key, created_at, used_at FROM passkey WHERE player = $1 ORDER BY created_at, id",
);
pub(super) const ADD_QUESTION: Statement =
    same("INSERT INTO passkey_question (secret, text, ends_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
pub(super) const DROP_OLD_QUESTIONS: Statement = same("DELETE FROM passkey_question WHERE ends_at <= $1");
pub(super) const QUESTION: Statement = same("SELECT text, ends_at FROM passkey_question WHERE secret = $1");
pub(super) const ANSWER_QUESTION: Statement = same("DELETE FROM passkey_question WHERE secret = $1");

/// A player who no longer sits at a table is not listed there. Those who watch stay.
pub(super) const LEAVE: Statement = about_rows!(
    "DELETE FROM player_seat WHERE table_id = $2 AND seat >= 0 AND (player, seat) NOT IN \
     (SELECT fresh.value->>0, CAST(fresh.value->>1 AS BIGINT) FROM",
    ")"
);
pub(super) const SIT: Statement = about_rows!(
    "INSERT INTO player_seat (player, table_id, seat, at) \
     SELECT fresh.value->>0, $2, CAST(fresh.value->>1 AS BIGINT), CAST($3 AS BIGINT) FROM",
    "WHERE TRUE ON CONFLICT DO NOTHING"
);
pub(super) const SET_LISTING: Statement =
    same("UPDATE game_table SET about = $2, lobby = $3, state = COALESCE($4, state) WHERE id = $1");

pub(super) const SESSION: Statement = same(
    "SELECT id, name, CAST(CASE WHEN key IS NULL THEN 0 ELSE 1 END AS BIGINT), state, settings, \
     player.created_at, player.seen_at, player_session.seen_at \
     FROM player_session LEFT JOIN player ON id = player WHERE session = $1",
);
pub(super) const PLAYER: Statement = same(
    "SELECT id, name, CAST(CASE WHEN key IS NULL THEN 0 ELSE 1 END AS BIGINT), state, settings, created_at, seen_at \
     FROM player WHERE id = $1",
);
pub(super) const PLAYERS: Statement = same(
    "SELECT id, name, CAST(CASE WHEN key IS NULL THEN 0 ELSE 1 END AS BIGINT), state, settings, created_at, seen_at \
     FROM player ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2",
);
pub(super) const SESSIONS: Statement = same(
    "SELECT session, label, created_at, seen_at FROM player_session WHERE player = $1 \
     ORDER BY seen_at DESC, session",
);
pub(super) const BLOCKED: Statement = same("SELECT other FROM player_block WHERE player = $1 ORDER BY other");
pub(super) const BLOCKED_BY: Statement =
    same("SELECT player FROM player_block WHERE other = $1 ORDER BY player");
/// The tables at which a player sits or watches.
pub(super) const TABLES_OF_PLAYER: Statement =
    same("SELECT DISTINCT table_id FROM player_seat WHERE player = $1 ORDER BY table_id");

macro_rules! ranked {
    ($columns:literal, $behind:literal) => {
        concat!(
            "SELECT ",
            $columns,
            " FROM (SELECT table_id, CAST(MIN(CASE WHEN state = 'finished' THEN 2 \
             WHEN (' ' || waits_for || ' ') LIKE ('% s' || seat || ' %') THEN 0 ELSE 1 END) AS BIGINT) AS place, \
             MAX(COALESCE(moved_at, changed_at)) AS at \
             FROM player_seat JOIN game_table ON id = table_id \
             WHERE player = $1 \
             AND ($2 IS NULL OR (game || ' ' || id || ' ' || COALESCE(about, '')) LIKE $2 ESCAPE '!') GROUP BY table_id) AS own ",
            $behind
        )
    };
}

/// Only the tables of the page are read as a whole.
pub(super) const PLAYER_TABLES: Statement = same(concat!(
    "SELECT ",
    summary_columns!(),
    ", place FROM (",
    ranked!(
        "table_id, place, at",
        "WHERE $3 IS NULL OR place = $3 ORDER BY place, at DESC, table_id LIMIT $4 OFFSET $5"
    ),
    ") AS page JOIN game_table ON id = page.table_id JOIN game_text ON game_text.table_id = id \
     ORDER BY place, at DESC, id"
));
pub(super) const PLAYER_COUNTS: Statement = same(ranked!("place, COUNT(*)", "GROUP BY place ORDER BY place"));

/// The tables of the lobby, the youngest first.
pub(super) const LOBBY: Statement = same(concat!(
    "SELECT ",
    summary_columns!(),
    " FROM game_table JOIN game_text ON table_id = id \
     WHERE lobby = $1 AND state = 'open' AND ($2 IS NULL OR game = $2) \
     ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4"
));
