-- What moderators have decided of matches, and why; matches that they hold.

CREATE TABLE moderation (
    id INTEGER PRIMARY KEY, -- that of the interaction
    guild_id INTEGER NOT NULL,
    match_id INTEGER REFERENCES matches (id) ON DELETE SET NULL,
    code TEXT NOT NULL,
    by_user INTEGER,
    verb TEXT NOT NULL,
    reason TEXT NOT NULL,
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    at REAL NOT NULL
) STRICT;

CREATE INDEX moderation_by_guild ON moderation (guild_id, id);
CREATE INDEX moderation_by_match ON moderation (match_id);

ALTER TABLE matches ADD COLUMN held INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1));
