-- Each move raises its match's version, and is refused when another has been quicker. Parts deal servers out
-- into sixty-four lots, for what looks after some of them alone. Names that differ in capitals alone are one.

ALTER TABLE matches ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN part INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN part INTEGER NOT NULL DEFAULT 0;
ALTER TABLE searches ADD COLUMN part INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deadlines ADD COLUMN part INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament_deadlines ADD COLUMN part INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN part INTEGER NOT NULL DEFAULT 0;

UPDATE matches SET part = (guild_id >> 22) % 64 WHERE guild_id IS NOT NULL;
UPDATE tournaments SET part = (guild_id >> 22) % 64;
UPDATE searches SET part = (guild_id >> 22) % 64;
UPDATE deadlines SET part = (SELECT part FROM matches WHERE id = match_id);
UPDATE tournament_deadlines SET part = (SELECT part FROM tournaments WHERE id = tournament_id);
UPDATE outbox SET part = (SELECT part FROM matches WHERE id = match_id) WHERE match_id IS NOT NULL;
-- Their targets begin with what they are of, which may be gone.
UPDATE outbox SET part = coalesce((SELECT part FROM tournaments WHERE id = CAST(target AS INTEGER)), 0)
    WHERE kind IN ('tournament', 'tournament_thread', 'tournament_note');
UPDATE outbox SET part = coalesce((SELECT part FROM searches WHERE id = CAST(target AS INTEGER)), 0)
    WHERE kind IN ('meeting', 'search');
UPDATE outbox SET part = coalesce(
        (SELECT (guild_id >> 22) % 64 FROM puzzle_channels WHERE channel_id = CAST(target AS INTEGER)), 0)
    WHERE kind = 'puzzle';

CREATE INDEX matches_open_by_part ON matches (part) WHERE status IN ('challenge', 'running', 'paused');
CREATE INDEX tournaments_open_by_part ON tournaments (part) WHERE status NOT IN ('finished', 'cancelled');
CREATE INDEX searches_open_by_part ON searches (part) WHERE status = 'open';
-- What is due, and whose: in the indexes that are there, for each more would be kept by every move.
DROP INDEX deadlines_by_due;
CREATE INDEX deadlines_by_due ON deadlines (due, part);
DROP INDEX tournament_deadlines_by_due;
CREATE INDEX tournament_deadlines_by_due ON tournament_deadlines (due, part);
DROP INDEX outbox_by_order;
CREATE INDEX outbox_by_order ON outbox (kind, urgency DESC, id, not_before, part);
DROP INDEX outbox_by_time;
CREATE INDEX outbox_by_time ON outbox (not_before, part);

-- `casefold` is ours, and knows more than ASCII. Of names that were two until now, the one without capitals or
-- the oldest is found by its name; the others keep theirs as a key that nobody types.
CREATE TABLE new_decks (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    at REAL NOT NULL,
    UNIQUE (user_id, game, name_key)
) STRICT;
INSERT INTO new_decks (id, user_id, game, name, name_key, content, at)
    SELECT id, user_id, game, name,
        CASE WHEN row_number() OVER (
            PARTITION BY user_id, game, casefold(name) ORDER BY CAST(name AS BLOB) <> CAST(casefold(name) AS BLOB), id
        ) = 1 THEN casefold(name) ELSE name END, content, at
    FROM decks;
DROP TABLE decks;
ALTER TABLE new_decks RENAME TO decks;

CREATE TABLE new_seasons (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    points TEXT NOT NULL CHECK (json_valid(points)), -- by place, from the first
    created REAL NOT NULL,
    ended REAL,
    UNIQUE (guild_id, name_key)
) STRICT;
INSERT INTO new_seasons (id, guild_id, name, name_key, points, created, ended)
    SELECT id, guild_id, name,
        CASE WHEN row_number() OVER (
            PARTITION BY guild_id, casefold(name) ORDER BY CAST(name AS BLOB) <> CAST(casefold(name) AS BLOB), id
        ) = 1 THEN casefold(name) ELSE name END, points, created, ended
    FROM seasons;
DROP TABLE seasons;
ALTER TABLE new_seasons RENAME TO seasons;
