-- One row, which is written to see whether anything can be written.
CREATE TABLE store_health (
    number INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
