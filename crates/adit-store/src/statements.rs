//! Every statement of SQL. Nearly all of them are the same text for both databases.

/// One statement.
#[derive(Clone, Copy)]
pub(crate) struct Statement {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

pub(crate) const fn same(sql: &'static str) -> Statement {
    Statement { sqlite: sql, postgres: sql }
}

/// A statement about many rows at once, which travel as one JSON array of arrays in `$1`. So the text of a statement
/// does not depend on how many rows there are, and a batch costs one exchange with the database.
macro_rules! about_rows {
    ($before:literal, $after:literal) => {
        about_rows!($before, $after, $after)
    };
    ($before:literal, $sqlite:literal, $postgres:literal) => {
        Statement {
            sqlite: concat!($before, " json_each($1) AS fresh ", $sqlite),
            postgres: concat!($before, " json_array_elements(CAST($1 AS json)) AS fresh(value) ", $postgres),
        }
    };
}

pub(crate) use about_rows;

/// What a list tells of a table.
macro_rules! summary_columns {
    () => {
        "id, game, state, created_at, changed_at, length, meta_version, meta, waits_for, \
         COALESCE(moved_at, changed_at), glance, lobby"
    };
}
pub(crate) use summary_columns;

/// Nobody else writes to a SQLite file from here on; rows of PostgreSQL are locked by [`STANDINGS`].
pub(crate) const BEGIN: Statement = Statement { sqlite: "BEGIN IMMEDIATE", postgres: "BEGIN" };
pub(crate) const COMMIT: Statement = same("COMMIT");

/// How the tables stand that a batch is about. Locked in the order of their names, two servers cannot deadlock.
pub(crate) const STANDINGS: Statement = about_rows!(
    "SELECT id, length, meta_version, messages, sum FROM game_table WHERE id IN (SELECT fresh.value->>0 FROM",
    ")",
    ") ORDER BY id FOR UPDATE"
);

pub(crate) const SET_STANDINGS: Statement = about_rows!(
    "UPDATE game_table SET \
     length = CAST(fresh.value->>1 AS BIGINT), meta_version = CAST(fresh.value->>2 AS BIGINT), \
     messages = CAST(fresh.value->>3 AS BIGINT), changed_at = CAST(fresh.value->>4 AS BIGINT), \
     state = COALESCE(fresh.value->>5, state), waits_for = COALESCE(fresh.value->>6, waits_for), \
     sum = COALESCE(fresh.value->>7, sum), moved_at = COALESCE(CAST(fresh.value->>8 AS BIGINT), moved_at), \
     glance = COALESCE(fresh.value->>9, glance) FROM",
    "WHERE game_table.id = (fresh.value->>0)"
);

pub(crate) const ADD_LINES: Statement = about_rows!(
    "INSERT INTO game_line (table_id, number, at, text, sum) SELECT \
     fresh.value->>0, CAST(fresh.value->>1 AS BIGINT), CAST(fresh.value->>2 AS BIGINT), fresh.value->>3, \
     fresh.value->>4 FROM",
    ""
);

pub(crate) const ADD_MESSAGES: Statement = about_rows!(
    "INSERT INTO game_message (table_id, number, at, author, text, key) SELECT \
     fresh.value->>0, CAST(fresh.value->>1 AS BIGINT), CAST(fresh.value->>2 AS BIGINT), fresh.value->>3, \
     fresh.value->>4, fresh.value->>5 FROM",
    ""
);

/// Which of these keys messages have already.
pub(crate) const KEYS: Statement = about_rows!(
    "SELECT table_id, said.key, number, author, text FROM",
    "JOIN game_message AS said ON table_id = (fresh.value->>0) AND said.key = (fresh.value->>1)"
);

/// Listeners are notified when the transaction is committed, and not if it is rolled back.
pub(crate) const NOTIFY: Statement = Statement {
    sqlite: "SELECT 1 WHERE $1 IS NULL",
    postgres: "SELECT COUNT(pg_notify('adit_store', value)) FROM json_array_elements_text(CAST($1 AS json))",
};

pub(crate) const ADD_TABLE: Statement = same(
    "INSERT INTO game_table (id, game, state, created_at, changed_at, moved_at, length, meta_version, messages, sum, glance, waits_for) \
     VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING",
);
pub(crate) const ADD_TEXT: Statement =
    same("INSERT INTO game_text (table_id, header, meta) VALUES ($1, $2, $3)");
pub(crate) const SET_META: Statement = same("UPDATE game_text SET meta = $2 WHERE table_id = $1");
pub(crate) const SET_NOTE: Statement = same(
    "INSERT INTO game_note (table_id, owner, text) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, owner) DO UPDATE SET text = excluded.text",
);

pub(crate) const CLAIM: Statement = same(
    "INSERT INTO session_seat (session, table_id, token, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
);
pub(crate) const SEATS: Statement = same(
    "SELECT table_id, token, at FROM session_seat WHERE session = $1 ORDER BY at DESC, table_id DESC, token",
);

pub(crate) const LEARN: Statement =
    same("INSERT INTO session_learned (session, item, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
pub(crate) const LEARNED: Statement =
    same("SELECT item, at FROM session_learned WHERE session = $1 ORDER BY item");

pub(crate) const SET_CLOCK: Statement = same(
    "INSERT INTO game_clock (table_id, text, due_at) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id) DO UPDATE SET text = excluded.text, due_at = excluded.due_at",
);
pub(crate) const CLOCK: Statement = same("SELECT text, due_at FROM game_clock WHERE table_id = $1");
pub(crate) const RING: Statement =
    same("UPDATE game_clock SET due_at = $2 WHERE table_id = $1 AND due_at IS NOT NULL AND due_at > $2");
pub(crate) const DUE: Statement = same(
    "SELECT table_id FROM game_clock WHERE due_at IS NOT NULL AND due_at <= $1 ORDER BY due_at, table_id LIMIT $2",
);

/// The clock is asked for by the value: PostgreSQL orders the ids of clocks otherwise than those of tables, and would read all clocks.
pub(crate) const TABLE: Statement = same(
    "SELECT game, state, created_at, changed_at, length, meta_version, header, meta, messages, sum, \
     clock.text, clock.due_at FROM game_table JOIN game_text AS text ON text.table_id = id \
     LEFT JOIN game_clock AS clock ON clock.table_id = $1 WHERE id = $1",
);
pub(crate) const TIP: Statement = same("SELECT length, sum FROM game_table WHERE id = $1");
pub(crate) const MESSAGE_COUNT: Statement = same("SELECT messages FROM game_table WHERE id = $1");
pub(crate) const META: Statement =
    same("SELECT meta_version, meta FROM game_table JOIN game_text ON table_id = id WHERE id = $1");
pub(crate) const LINES: Statement = same(
    "SELECT number, at, text, sum FROM game_line WHERE table_id = $1 AND number >= $2 AND number < $3 ORDER BY number",
);
pub(crate) const MESSAGES: Statement = same(
    "SELECT number, at, author, text FROM game_message WHERE table_id = $1 AND number >= $2 AND number < $3 \
     ORDER BY number",
);
pub(crate) const NOTE: Statement = same("SELECT text FROM game_note WHERE table_id = $1 AND owner = $2");
pub(crate) const NOTED: Statement =
    same("SELECT table_id FROM game_note WHERE owner = $1 AND text <> '' ORDER BY table_id");
pub(crate) const NOTES: Statement =
    same("SELECT owner, text FROM game_note WHERE table_id = $1 ORDER BY owner");
pub(crate) const OPEN_TABLES: Statement = same("SELECT id FROM game_table WHERE state = 'open' ORDER BY id");
pub(crate) const ALL_TABLES: Statement = same("SELECT id FROM game_table ORDER BY id");
pub(crate) const COUNT: Statement = same("SELECT COUNT(*) FROM game_table");
pub(crate) const TABLES_AFTER: Statement =
    same("SELECT id FROM game_table WHERE id > $1 ORDER BY id LIMIT $2");
pub(crate) const SUMMARY: Statement = same(concat!(
    "SELECT ",
    summary_columns!(),
    " FROM game_table JOIN game_text ON table_id = id WHERE id = $1"
));
pub(crate) const LIST: Statement = same(concat!(
    "SELECT ",
    summary_columns!(),
    " FROM game_table JOIN game_text ON table_id = id \
     WHERE ($1 IS NULL OR state = $1) AND ($2 IS NULL OR game = $2) \
     AND ($3 IS NULL OR created_at < $3 OR (created_at = $3 AND id < $4)) \
     ORDER BY created_at DESC, id DESC LIMIT $5"
));
pub(crate) const SESSION_TABLES: Statement = same(concat!(
    "SELECT ",
    summary_columns!(),
    ", joined_at \
     FROM (SELECT table_id AS joined, MIN(at) AS joined_at FROM session_seat WHERE session = $1 GROUP BY table_id) \
     AS seats JOIN game_table ON id = joined JOIN game_text ON table_id = id \
     WHERE $2 IS NULL OR joined_at < $2 OR (joined_at = $2 AND id < $3) \
     ORDER BY joined_at DESC, id DESC LIMIT $4"
));
pub(crate) const SET_PICTURE: Statement = same(
    "INSERT INTO game_picture (table_id, length, picture) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, picture = excluded.picture",
);
pub(crate) const PICTURE: Statement = same("SELECT length, picture FROM game_picture WHERE table_id = $1");
/// A player watches a table.
pub(crate) const WATCH: Statement = same(
    "INSERT INTO player_seat (player, table_id, seat, at) VALUES ($1, $2, -1, $3) ON CONFLICT DO NOTHING",
);
/// Some tables at a time, behind the last one.
pub(crate) const TABLES_WITHOUT_SUM: Statement =
    same("SELECT id FROM game_table WHERE sum = '' AND id > $1 ORDER BY id LIMIT 100");
pub(crate) const LOCK_WITHOUT_SUM: Statement = Statement {
    sqlite: "SELECT game, header FROM game_table JOIN game_text ON table_id = id WHERE id = $1 AND sum = ''",
    postgres: "SELECT game, header FROM game_table JOIN game_text ON table_id = id WHERE id = $1 AND sum = '' FOR UPDATE",
};
pub(crate) const SET_LINE_SUMS: Statement = about_rows!(
    "UPDATE game_line SET sum = fresh.value->>2 FROM",
    "WHERE table_id = (fresh.value->>0) AND number = CAST(fresh.value->>1 AS BIGINT)"
);
pub(crate) const SET_SUM: Statement = same("UPDATE game_table SET sum = $2 WHERE id = $1");
pub(crate) const SET_HEALTH: Statement = same(
    "INSERT INTO store_health (number, at) VALUES (0, $1) ON CONFLICT (number) DO UPDATE SET at = excluded.at",
);
/// The version of the tables.
pub(crate) const TABLES_VERSION: Statement = same("SELECT max(version) FROM adit_store_migration");
/// Writes what is committed into a new file.
pub(crate) const COPY_TO: Statement = Statement { sqlite: "VACUUM INTO $1", postgres: "" };

pub(crate) const ENCODING: Statement =
    Statement { sqlite: "PRAGMA encoding", postgres: "SHOW server_encoding" };
