-- Which seats a session has taken. Both the session and the token of the seat are hashes.
CREATE TABLE session_seat (
    session TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_table (id),
    token TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (session, table_id, token)
);

-- A message that is sent twice with the same key is kept once.
ALTER TABLE game_message ADD COLUMN key TEXT COLLATE "C";
CREATE UNIQUE INDEX game_message_by_key ON game_message (table_id, key) WHERE key IS NOT NULL;
