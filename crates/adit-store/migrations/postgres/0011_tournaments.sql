-- Tournaments. The text says everything: who has entered, what was drawn, how tables have ended. The version grows with each
-- change, so that of several servers one alone draws a round.
CREATE TABLE tournament (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX tournament_by_age ON tournament (created_at DESC, id DESC);

-- Which players have to do with a tournament. The text says the same.
CREATE TABLE tournament_player (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournament (id),
    player TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament, player)
);
CREATE INDEX tournament_player_by_player ON tournament_player (player);

-- The tables of tournaments whose end was not counted yet. They stand here before they are made: a table is made when it is
-- looked which of them are missing, and counted when it is looked which of them are over.
CREATE TABLE tournament_table (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournament (id),
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament, table_id)
);
