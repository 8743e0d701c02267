-- The first schema: whatever must outlive a killed process.

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    locale TEXT,
    threads TEXT NOT NULL DEFAULT 'when_busy' CHECK (threads IN ('always', 'when_busy', 'never')),
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
) STRICT;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    locale TEXT,
    theme TEXT,
    text_board INTEGER NOT NULL DEFAULT 0 CHECK (text_board IN (0, 1)),
    dm_hand INTEGER NOT NULL DEFAULT 1 CHECK (dm_hand IN (0, 1)),
    pings INTEGER NOT NULL DEFAULT 1 CHECK (pings IN (0, 1)),
    dm_closed INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1))
) STRICT;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    in_thread INTEGER NOT NULL DEFAULT 0 CHECK (in_thread IN (0, 1)),
    locale TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    rules_version INTEGER NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    clock TEXT NOT NULL,
    status TEXT NOT NULL
        CHECK (status IN ('challenge', 'running', 'paused', 'finished', 'cancelled', 'expired')),
    challenger_id INTEGER NOT NULL,
    rematch_of INTEGER REFERENCES matches (id) ON DELETE SET NULL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    ending TEXT CHECK (ending IS NULL OR json_valid(ending)),
    result TEXT CHECK (result IS NULL OR json_valid(result)),
    board_message_id INTEGER,
    board_posted REAL
) STRICT;

CREATE INDEX matches_open_in_channel ON matches (channel_id)
    WHERE status IN ('challenge', 'running', 'paused');
CREATE INDEX matches_by_rematch ON matches (rematch_of) WHERE rematch_of IS NOT NULL;

CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    level TEXT,
    name TEXT NOT NULL,
    missed INTEGER NOT NULL DEFAULT 0,
    draw_offered INTEGER NOT NULL DEFAULT 0 CHECK (draw_offered IN (0, 1)),
    hand_channel_id INTEGER,
    hand_message_id INTEGER,
    PRIMARY KEY (match_id, seat),
    CHECK (user_id IS NULL OR level IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id, match_id) WHERE user_id IS NOT NULL;

CREATE TABLE answers (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL CHECK (json_valid(answer)),
    interaction_id INTEGER,
    undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
    at REAL NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

-- Dumps are too large for a table without rowid.
CREATE TABLE checkpoints (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    dump TEXT NOT NULL CHECK (json_valid(dump)),
    at REAL NOT NULL
) STRICT;

CREATE TABLE events (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    secret TEXT CHECK (secret IS NULL OR json_valid(secret)),
    at REAL NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE deadlines (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (match_id, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_by_due ON deadlines (due);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    match_id INTEGER REFERENCES matches (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    payload TEXT NOT NULL CHECK (json_valid(payload)),
    version INTEGER NOT NULL DEFAULT 1,
    urgency INTEGER NOT NULL DEFAULT 0,
    not_before REAL NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL
) STRICT;

-- What belongs to no match counts as match 0, so that it is overtaken as well.
CREATE UNIQUE INDEX outbox_by_key ON outbox (coalesce(match_id, 0), kind, target);
CREATE INDEX outbox_by_match ON outbox (match_id);
CREATE INDEX outbox_by_time ON outbox (not_before);

CREATE TABLE seen_interactions (
    interaction_id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

CREATE INDEX seen_interactions_by_time ON seen_interactions (at);

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
