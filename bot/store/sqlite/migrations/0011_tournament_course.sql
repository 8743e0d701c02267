-- The course of a tournament: waves of rounds that are made together, the seeds of its bracket, who is ready,
-- the threads of its tables.

ALTER TABLE tournaments ADD COLUMN locale TEXT NOT NULL DEFAULT 'en';
ALTER TABLE tournaments ADD COLUMN seeds TEXT CHECK (seeds IS NULL OR json_valid(seeds));
ALTER TABLE tournaments ADD COLUMN status_posted REAL;

-- Rounds of one wave are made, played and undone together: in a double elimination one of the upper and one
-- of the lower bracket.
ALTER TABLE rounds ADD COLUMN wave INTEGER NOT NULL DEFAULT 0;

-- The interaction by which somebody was ready, which also goes into the dice of the match.
ALTER TABLE table_seats ADD COLUMN ready INTEGER;

-- Threads belong to the number of a table, not to one round of it.
ALTER TABLE tables DROP COLUMN thread_id;

CREATE TABLE tournament_threads (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    channel_id INTEGER NOT NULL, -- the tournament's own where no thread could be made
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_threads_by_channel ON tournament_threads (channel_id);
