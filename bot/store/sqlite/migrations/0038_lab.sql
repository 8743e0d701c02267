-- The lab's runs: computers play the decks of a server against one another, and what was counted is kept until a run
-- is over. A server has one run at a time. `packs` are those it began with: id, version, name, a hash of the cards.
CREATE TABLE lab_runs (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'stopped', 'failed')),
    why TEXT,
    game TEXT NOT NULL,
    packs TEXT NOT NULL CHECK (json_valid(packs)),
    setup TEXT NOT NULL CHECK (json_valid(setup)),
    cards TEXT NOT NULL CHECK (json_valid(cards)),
    findings TEXT CHECK (findings IS NULL OR json_valid(findings)),
    shown TEXT CHECK (shown IS NULL OR json_valid(shown)),
    played INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    updated REAL NOT NULL
) STRICT;

CREATE UNIQUE INDEX lab_runs_open ON lab_runs (guild_id) WHERE status IN ('waiting', 'running');
CREATE INDEX lab_runs_by_guild ON lab_runs (guild_id);
CREATE INDEX lab_runs_by_user ON lab_runs (user_id);

-- The sums of each piece that was played, packed.
CREATE TABLE lab_pieces (
    run_id INTEGER NOT NULL REFERENCES lab_runs (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    sums TEXT NOT NULL,
    PRIMARY KEY (run_id, name)
) STRICT, WITHOUT ROWID;

-- The CPU seconds that each server has used on a day, counted from 1970.
CREATE TABLE lab_days (
    guild_id INTEGER PRIMARY KEY,
    day INTEGER NOT NULL,
    seconds REAL NOT NULL
) STRICT;
