-- A player is a name that people know and sessions that are theirs. All sessions of a player have the same seats, which stand
-- in session_seat under the name of the player. Sessions, keys and links are hashes. Players can be deleted; tables cannot.
CREATE TABLE player (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The hash of the recovery code, if there is one.
    key TEXT,
    state TEXT NOT NULL,
    settings TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX player_by_key ON player (key) WHERE key IS NOT NULL;
CREATE INDEX player_by_age ON player (created_at DESC, id DESC);

-- A session without a player was ended: its secret opens nothing any more.
CREATE TABLE player_session (
    session TEXT NOT NULL PRIMARY KEY,
    player TEXT,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX player_session_by_player ON player_session (player) WHERE player IS NOT NULL;

-- Links that open a player on another device, once.
CREATE TABLE player_link (
    link TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX player_link_by_player ON player_link (player);

-- With whom a player does not want to play.
CREATE TABLE player_block (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_block_by_other ON player_block (other);

-- Where players sit, for lists. The seat -1 means that the player watches. The meta text of the table says the same.
CREATE TABLE player_seat (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_seat_by_table ON player_seat (table_id);

-- What lists show of a table, so that none of them loads it: when its last line came, what the position is about, for which
-- words it is found, and whether everybody on the server may sit down or watch.
ALTER TABLE game_table ADD COLUMN moved_at INTEGER;
ALTER TABLE game_table ADD COLUMN glance TEXT;
ALTER TABLE game_table ADD COLUMN about TEXT;
ALTER TABLE game_table ADD COLUMN lobby TEXT;
CREATE INDEX game_table_in_lobby ON game_table (lobby, created_at DESC, id DESC) WHERE lobby IS NOT NULL AND state = 'open';

-- A small picture of a table as everybody may see it, and how long its journal was then.
CREATE TABLE game_picture (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES game_table (id),
    length INTEGER NOT NULL,
    picture TEXT NOT NULL
) STRICT, WITHOUT ROWID;
