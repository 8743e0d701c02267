-- Who offers to pause the match, and whether it rests because all have agreed.
ALTER TABLE seats ADD COLUMN pause_offered INTEGER NOT NULL DEFAULT 0 CHECK (pause_offered IN (0, 1));
ALTER TABLE matches ADD COLUMN rests INTEGER NOT NULL DEFAULT 0 CHECK (rests IN (0, 1));
