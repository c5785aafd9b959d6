//! The statements about letters and secrets.

use crate::statements::{Statement, about_rows, same};

pub(crate) const ADD_LETTERS: Statement = about_rows!(
    "INSERT INTO letter (key, kind, body, due_at, posted_at, version, tries) SELECT \
     fresh.value->>0, fresh.value->>1, fresh.value->>2, CAST(fresh.value->>3 AS BIGINT), \
     CAST(fresh.value->>4 AS BIGINT), 0, 0 FROM",
    // SQLite would read the word behind a join as its condition.
    "WHERE TRUE ON CONFLICT (key) DO NOTHING"
);
pub(crate) const LOCK_LETTERS: Statement = about_rows!(
    "SELECT key FROM letter WHERE key IN (SELECT fresh.value->>0 FROM",
    ")",
    ") ORDER BY key FOR UPDATE"
);
pub(crate) const TAKE_LETTER: Statement = same(
    "UPDATE letter SET version = version + 1, tries = tries + 1, due_at = $3 WHERE key = $1 AND version = $2",
);
pub(crate) const PUT_OFF_LETTER: Statement =
    same("UPDATE letter SET version = version + 1, due_at = $3 WHERE key = $1 AND version = $2");
pub(crate) const DROP_LETTER: Statement = same("DELETE FROM letter WHERE key = $1 AND version = $2");
pub(crate) const DUE_LETTERS: Statement = same(
    "SELECT key, kind, body, due_at, posted_at, version, tries FROM letter WHERE due_at <= $1 \
     ORDER BY due_at, key LIMIT $2",
);
pub(crate) const LETTER: Statement =
    same("SELECT key, kind, body, due_at, posted_at, version, tries FROM letter WHERE key = $1");
pub(crate) const KEEP_SECRET: Statement =
    same("INSERT INTO server_secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
pub(crate) const SECRET: Statement = same("SELECT value FROM server_secret WHERE name = $1");
