-- What a session has learned: lessons that were played to their end. The session is a hash.
CREATE TABLE session_learned (
    session TEXT COLLATE "C" NOT NULL,
    item TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (session, item)
);
