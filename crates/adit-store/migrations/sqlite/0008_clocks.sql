-- How the clock of a table stands, and when it has to be looked at next. Tables without a clock have no row.
CREATE TABLE game_clock (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES game_table (id),
    text TEXT NOT NULL,
    due_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX game_clock_by_due ON game_clock (due_at) WHERE due_at IS NOT NULL;
