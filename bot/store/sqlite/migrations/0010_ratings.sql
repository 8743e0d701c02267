-- Ratings: every event stored with all that went into it, so that the whole history can be played again; what
-- stands now is a cache of that.

CREATE TABLE rating_events (
    id INTEGER PRIMARY KEY,
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    match_id INTEGER REFERENCES matches (id) ON DELETE SET NULL,
    at REAL NOT NULL,
    teams TEXT NOT NULL CHECK (json_valid(teams)),
    ranks TEXT NOT NULL CHECK (json_valid(ranks)),
    played INTEGER NOT NULL CHECK (played IN (0, 1)),
    void INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1))
) STRICT;

-- A correction makes the old event void and adds another of the same match.
CREATE UNIQUE INDEX rating_events_by_match ON rating_events (match_id, scope) WHERE NOT void;
CREATE INDEX rating_events_in_order ON rating_events (scope, game, at, id);

CREATE TABLE ratings (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    at REAL NOT NULL,
    matches INTEGER NOT NULL,
    opponents TEXT NOT NULL CHECK (json_valid(opponents)),
    version INTEGER NOT NULL,
    PRIMARY KEY (scope, game, user_id)
) STRICT, WITHOUT ROWID;

