-- Who looks after which slot, when who may log in at Discord, and presses that wait for who can answer them.
CREATE TABLE slots (
    slot BIGINT PRIMARY KEY,
    epoch BIGINT NOT NULL DEFAULT 0,
    holder TEXT NOT NULL DEFAULT '',
    herald TEXT NOT NULL DEFAULT '',
    since DOUBLE PRECISION NOT NULL DEFAULT 0,
    beat DOUBLE PRECISION
);

INSERT INTO slots (slot, holder, beat)
SELECT
    0,
    coalesce((SELECT value FROM meta WHERE key = 'holder'), ''),
    (SELECT CAST(value AS DOUBLE PRECISION) FROM meta WHERE key = 'alive')
WHERE EXISTS (SELECT 1 FROM meta WHERE key IN ('holder', 'alive'));

DELETE FROM meta WHERE key IN ('holder', 'alive');

-- A bucket of Discord's `max_concurrency`, and when the next of it may identify.
CREATE TABLE identifies (
    bucket BIGINT PRIMARY KEY,
    next DOUBLE PRECISION NOT NULL
);

-- Nothing of it is worth keeping over a crash, and each holds a token: for nobody but its owner.
CREATE UNLOGGED TABLE presses (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    slot BIGINT NOT NULL,
    event TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

CREATE INDEX presses_by_slot ON presses (slot, id);

REVOKE ALL ON presses FROM PUBLIC;

-- Who has the first slot rates what ends in all of them, and looks for it again and again.
CREATE INDEX matches_finished_by_time ON matches (updated, id) WHERE status = 'finished';
CREATE INDEX rating_events_by_time ON rating_events (at);

-- Migrations from here on only add, so that a Herald of before may go on beside one that has run them.
INSERT INTO meta (key, value) VALUES ('oldest', '29')
ON CONFLICT (key) DO UPDATE SET value = excluded.value;
