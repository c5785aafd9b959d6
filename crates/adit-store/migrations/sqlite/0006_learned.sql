-- What a session has learned: lessons that were played to their end. The session is a hash.
CREATE TABLE session_learned (
    session TEXT NOT NULL,
    item TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (session, item)
) STRICT, WITHOUT ROWID;
