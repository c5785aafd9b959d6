-- One row, which is written to see whether anything can be written.
CREATE TABLE store_health (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
