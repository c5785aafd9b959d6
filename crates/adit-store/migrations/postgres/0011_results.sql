-- How games have ended, as rows: written in the transaction of the move that ends a game, and taken away if that move is taken back.
-- Whose game it was stands here once more, so that a player can be taken out of it without touching the table.
CREATE TABLE game_result (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES game_table (id),
    game TEXT COLLATE "C" NOT NULL,
    seats BIGINT NOT NULL,
    began_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    length BIGINT NOT NULL,
    -- What was agreed and how it ended, as the program writes it.
    about TEXT NOT NULL,
    -- Which of the games that count for the ladder it is, if it does.
    rated BIGINT
);
CREATE INDEX game_result_by_game ON game_result (game, ended_at DESC, table_id DESC);

CREATE TABLE game_result_seat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_result (table_id),
    seat BIGINT NOT NULL,
    -- The same as in the row of the game, so that lists of a player read nothing else.
    game TEXT COLLATE "C" NOT NULL,
    seats BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    -- Nobody for whoever is not known or was deleted.
    player TEXT COLLATE "C",
    bot TEXT,
    place BIGINT NOT NULL,
    score BIGINT NOT NULL,
    -- Points by source, and what the game counts, as the program writes it.
    points TEXT NOT NULL,
    counted TEXT NOT NULL,
    -- The rating after the game and its uncertainty, in thousandths.
    rating BIGINT,
    uncertainty BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX game_result_seat_by_player ON game_result_seat (player, ended_at DESC, table_id DESC) WHERE player IS NOT NULL;

-- What is known of the result of a finished table: 'kept', or 'none' where there is nothing to keep. Tables that are older than this
-- column say nothing; the program looks at them once.
ALTER TABLE game_table ADD COLUMN result TEXT;
CREATE INDEX game_table_without_result ON game_table (id) WHERE state = 'finished' AND result IS NULL;

-- How many games of each kind have counted. Whoever rates one holds this row, so the games are rated one after the other.
CREATE TABLE ladder (
    game TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    games BIGINT NOT NULL
);

-- How strong players are, in thousandths, and by what the ladder is ordered.
CREATE TABLE player_rating (
    game TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    value BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    floor BIGINT NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX player_rating_by_floor ON player_rating (game, floor DESC, player);
CREATE INDEX player_rating_by_player ON player_rating (player);

-- The names of the pages on which others see a player. They say nothing of the player's own name in the store.
CREATE TABLE player_page (
    page TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL
);
CREATE INDEX player_page_by_player ON player_page (player);
