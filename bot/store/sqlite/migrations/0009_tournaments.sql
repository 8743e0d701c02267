-- Tournaments: who takes part, rounds, tables, results, and who did what. Stages are numbered: the parts of
-- a bracket are stages of their own, so that nobody sits twice in a round.

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    status TEXT NOT NULL DEFAULT 'draft' CHECK (
        status IN ('draft', 'open', 'check_in', 'made', 'live', 'between', 'finished', 'cancelled')
    ),
    paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1)),
    revision INTEGER NOT NULL DEFAULT 1,
    seed TEXT NOT NULL,
    role_id INTEGER,
    creator_id INTEGER NOT NULL,
    status_message_id INTEGER,
    created REAL NOT NULL,
    updated REAL NOT NULL
) STRICT;

CREATE UNIQUE INDEX tournaments_open_in_channel ON tournaments (channel_id)
    WHERE status NOT IN ('finished', 'cancelled');

CREATE TABLE entrants (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'registered'
        CHECK (status IN ('registered', 'checked_in', 'dropped', 'disqualified')),
    deck TEXT CHECK (deck IS NULL OR json_valid(deck)),
    from_round INTEGER NOT NULL DEFAULT 1,
    left_round INTEGER,
    missed_as TEXT NOT NULL DEFAULT 'loss' CHECK (missed_as IN ('loss', 'bye')),
    PRIMARY KEY (tournament_id, number),
    UNIQUE (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_by_user ON entrants (user_id, tournament_id);

CREATE TABLE rounds (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    stage INTEGER NOT NULL,
    number INTEGER NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (tournament_id, stage, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    tournament_id INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    round INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    match_id INTEGER UNIQUE REFERENCES matches (id) ON DELETE SET NULL,
    thread_id INTEGER,
    PRIMARY KEY (tournament_id, stage, round, table_no),
    FOREIGN KEY (tournament_id, stage, round)
        REFERENCES rounds (tournament_id, stage, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The key has no table in it: nobody can be seated twice in a round.
CREATE TABLE table_seats (
    tournament_id INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    round INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, stage, round, entrant),
    UNIQUE (tournament_id, stage, round, table_no, seat),
    FOREIGN KEY (tournament_id, stage, round, table_no)
        REFERENCES tables (tournament_id, stage, round, table_no) ON DELETE CASCADE,
    FOREIGN KEY (tournament_id, entrant) REFERENCES entrants (tournament_id, number)
) STRICT, WITHOUT ROWID;

-- Only added to: the highest revision of a table counts, corrections are the next one.
CREATE TABLE results (
    tournament_id INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    round INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    match_id INTEGER UNIQUE REFERENCES matches (id) ON DELETE SET NULL,
    source TEXT NOT NULL,
    scores TEXT NOT NULL CHECK (json_valid(scores)),
    by_user INTEGER,
    reason TEXT,
    at REAL NOT NULL,
    PRIMARY KEY (tournament_id, stage, round, table_no, revision),
    FOREIGN KEY (tournament_id, stage, round, table_no)
        REFERENCES tables (tournament_id, stage, round, table_no) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_audit (
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    by_user INTEGER,
    verb TEXT NOT NULL,
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    interaction_id INTEGER UNIQUE,
    at REAL NOT NULL
) STRICT;

CREATE INDEX tournament_audit_by_tournament ON tournament_audit (tournament_id);

CREATE TABLE tournament_deadlines (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    stage INTEGER NOT NULL DEFAULT 0,
    round INTEGER NOT NULL DEFAULT 0,
    table_no INTEGER NOT NULL DEFAULT 0,
    due REAL NOT NULL,
    credited INTEGER NOT NULL CHECK (credited IN (0, 1)), -- a downtime is given back to the clocks of rounds
    PRIMARY KEY (tournament_id, kind, stage, round, table_no)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_deadlines_by_due ON tournament_deadlines (due);
