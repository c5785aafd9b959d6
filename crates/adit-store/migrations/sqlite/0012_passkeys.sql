-- Passkeys that open players. The key is a text that the server reads; what devices call it is unique everywhere.
CREATE TABLE passkey (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_by_player ON passkey (player);

-- What browsers are asked at this moment. The secret is a hash. A question is deleted when it is answered, and when others are
-- asked after its time.
CREATE TABLE passkey_question (
    secret TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL,
    ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_question_by_end ON passkey_question (ends_at);
