-- Nothing here is ever deleted. Times are milliseconds since 1970.

-- What changes with every append is a small row of its own.
CREATE TABLE game_table (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    length INTEGER NOT NULL,
    meta_version INTEGER NOT NULL,
    messages INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Both indexes hold nothing that an append changes.
CREATE INDEX game_table_by_age ON game_table (created_at DESC, id DESC);
CREATE INDEX game_table_open ON game_table (id) WHERE state = 'open';

CREATE TABLE game_text (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES game_table (id),
    header TEXT NOT NULL,
    meta TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE game_line (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_message (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    author TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_note (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    owner TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, owner)
) STRICT, WITHOUT ROWID;
