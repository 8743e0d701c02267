-- More than two at a table, who must say yes and may bring a deck; packs and decks.

ALTER TABLE seats ADD COLUMN joined INTEGER NOT NULL DEFAULT 0 CHECK (joined IN (0, 1));
ALTER TABLE seats ADD COLUMN deck TEXT CHECK (deck IS NULL OR json_valid(deck));

UPDATE seats SET joined = 1 WHERE EXISTS (
    SELECT 1 FROM matches WHERE matches.id = match_id
        AND (matches.status <> 'challenge' OR matches.challenger_id = seats.user_id OR seats.level IS NOT NULL)
);

CREATE TABLE packs (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    pack TEXT NOT NULL,
    version INTEGER NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    UNIQUE (guild_id, game, pack)
) STRICT;

CREATE TABLE decks (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL COLLATE NOCASE,
    content TEXT NOT NULL CHECK (json_valid(content)),
    at REAL NOT NULL,
    UNIQUE (user_id, game, name)
) STRICT;
