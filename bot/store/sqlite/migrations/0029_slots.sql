-- Who looks after which slot. A file has one slot, whose row says who works with the file and when it last did.
CREATE TABLE slots (
    slot INTEGER PRIMARY KEY,
    epoch INTEGER NOT NULL DEFAULT 0,
    holder TEXT NOT NULL DEFAULT '',
    herald TEXT NOT NULL DEFAULT '',
    since REAL NOT NULL DEFAULT 0,
    beat REAL
);

INSERT INTO slots (slot, holder, beat)
SELECT
    0,
    coalesce((SELECT value FROM meta WHERE key = 'holder'), ''),
    (SELECT CAST(value AS REAL) FROM meta WHERE key = 'alive')
WHERE EXISTS (SELECT 1 FROM meta WHERE key IN ('holder', 'alive'));

DELETE FROM meta WHERE key IN ('holder', 'alive');

-- Who has the first slot rates what ends in all of them, and looks for it again and again.
CREATE INDEX matches_finished_by_time ON matches (updated, id) WHERE status = 'finished';
CREATE INDEX rating_events_by_time ON rating_events (at);
