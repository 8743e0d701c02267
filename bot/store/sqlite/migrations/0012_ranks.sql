-- Ratings as people meet them: who wants to be rated across servers, how each event changed each rating, who
-- looks for an opponent, and seasons of tournaments.

-- What somebody chose, and when: a match counts across servers by what was chosen at its end.
CREATE TABLE rating_consents (
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    given INTEGER NOT NULL CHECK (given IN (0, 1)),
    PRIMARY KEY (user_id, at)
) STRICT, WITHOUT ROWID;

-- A cache like the ratings themselves, for curves and for what a match changed.
CREATE TABLE rating_changes (
    event_id INTEGER NOT NULL REFERENCES rating_events (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (user_id, event_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_by_event ON rating_changes (event_id);

CREATE TABLE searches (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    deck TEXT CHECK (deck IS NULL OR json_valid(deck)),
    luck TEXT NOT NULL,
    began REAL NOT NULL,
    until REAL NOT NULL,
    rests_until REAL NOT NULL DEFAULT 0, -- after a place where no match could begin
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paired', 'met', 'cancelled', 'ended')),
    with_id INTEGER REFERENCES searches (id) ON DELETE SET NULL,
    match_id INTEGER REFERENCES matches (id) ON DELETE SET NULL
) STRICT;

CREATE UNIQUE INDEX searches_open ON searches (user_id, game) WHERE status IN ('open', 'paired');
CREATE INDEX searches_by_match ON searches (match_id) WHERE match_id IS NOT NULL;

CREATE TABLE seasons (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL COLLATE NOCASE,
    points TEXT NOT NULL CHECK (json_valid(points)), -- by place, from the first
    created REAL NOT NULL,
    ended REAL,
    UNIQUE (guild_id, name)
) STRICT;

CREATE TABLE season_events (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments (id) ON DELETE CASCADE,
    season_id INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX season_events_by_season ON season_events (season_id);
