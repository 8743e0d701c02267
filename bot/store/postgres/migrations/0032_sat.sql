-- When a person sat down at a match that runs: it has begun, goes on after a pause, or they took somebody's
-- seat. A search for an opponent ends by it, whichever of match and search was there first.
ALTER TABLE seats ADD COLUMN sat DOUBLE PRECISION NOT NULL DEFAULT 0;
UPDATE seats SET sat = (SELECT created FROM matches WHERE matches.id = match_id);
