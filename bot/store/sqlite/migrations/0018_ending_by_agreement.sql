-- Who offers to call the match off.
ALTER TABLE seats ADD COLUMN end_offered INTEGER NOT NULL DEFAULT 0 CHECK (end_offered IN (0, 1));
