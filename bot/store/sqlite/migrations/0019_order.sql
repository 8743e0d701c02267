-- Whom somebody does not want to meet, and whether he takes challenges.

CREATE TABLE blocks (
    user_id INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL,
    name TEXT NOT NULL, -- what the blocked person was called then
    at REAL NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

ALTER TABLE users ADD COLUMN challenges INTEGER NOT NULL DEFAULT 1 CHECK (challenges IN (0, 1));
