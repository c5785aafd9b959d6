-- What is still to be told to people. A letter is written in the transaction of what it tells, and deleted when it was sent or
-- given up. Whoever takes it sets when others may take it, so a server that dies holds it for a while only. The version grows
-- with each change.
CREATE TABLE letter (
    key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    posted_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    tries BIGINT NOT NULL
);
CREATE INDEX letter_by_due ON letter (due_at, key);

-- What all servers of a store know and nobody else, such as the key with which they sign what they send.
CREATE TABLE server_secret (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
