-- What is kept for how long: when people came last, and which servers have sent Herald away.
-- 0 for people of before: they count from the first time that it is looked at.
ALTER TABLE users ADD COLUMN seen REAL NOT NULL DEFAULT 0;
ALTER TABLE guilds ADD COLUMN gone_since REAL;

-- Which lines of the list of deletions, a file beside the database, this database has done.
CREATE TABLE deletions (
    token TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX users_by_seen ON users (seen);
CREATE INDEX guilds_gone ON guilds (gone_since) WHERE gone_since IS NOT NULL;

-- What names a row that goes is found without reading the whole table.
CREATE INDEX rating_events_of_match ON rating_events (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX searches_by_pair ON searches (with_id) WHERE with_id IS NOT NULL;
CREATE INDEX matches_by_digest ON matches (digest) WHERE digest IS NOT NULL;
