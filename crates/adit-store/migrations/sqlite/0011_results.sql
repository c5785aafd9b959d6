-- How games have ended, as rows: written in the transaction of the move that ends a game, and taken away if that move is taken back.
-- Whose game it was stands here once more, so that a player can be taken out of it without touching the table.
CREATE TABLE game_result (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES game_table (id),
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    length INTEGER NOT NULL,
    -- What was agreed and how it ended, as the program writes it.
    about TEXT NOT NULL,
    -- Which of the games that count for the ladder it is, if it does.
    rated INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX game_result_by_game ON game_result (game, ended_at DESC, table_id DESC);

CREATE TABLE game_result_seat (
    table_id TEXT NOT NULL REFERENCES game_result (table_id),
    seat INTEGER NOT NULL,
    -- The same as in the row of the game, so that lists of a player read nothing else.
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    -- Nobody for whoever is not known or was deleted.
    player TEXT,
    bot TEXT,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    -- Points by source, and what the game counts, as the program writes it.
    points TEXT NOT NULL,
    counted TEXT NOT NULL,
    -- The rating after the game and its uncertainty, in thousandths.
    rating INTEGER,
    uncertainty INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_result_seat_by_player ON game_result_seat (player, ended_at DESC, table_id DESC) WHERE player IS NOT NULL;

-- What is known of the result of a finished table: 'kept', or 'none' where there is nothing to keep. Tables that are older than this
-- column say nothing; the program looks at them once.
ALTER TABLE game_table ADD COLUMN result TEXT;
CREATE INDEX game_table_without_result ON game_table (id) WHERE state = 'finished' AND result IS NULL;

-- How many games of each kind have counted. Whoever rates one holds this row, so the games are rated one after the other.
CREATE TABLE ladder (
    game TEXT NOT NULL PRIMARY KEY,
    games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How strong players are, in thousandths, and by what the ladder is ordered.
CREATE TABLE player_rating (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    value INTEGER NOT NULL,
    uncertainty INTEGER NOT NULL,
    floor INTEGER NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_rating_by_floor ON player_rating (game, floor DESC, player);
CREATE INDEX player_rating_by_player ON player_rating (player);

-- The names of the pages on which others see a player. They say nothing of the player's own name in the store.
CREATE TABLE player_page (
    page TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX player_page_by_player ON player_page (player);
