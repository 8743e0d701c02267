-- Dice that nobody can choose alone: what each player adds, and where a match's chance came from.
-- Answers name the rules they were given under, and say when a change of rules has dropped them.

ALTER TABLE seats ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN origin TEXT CHECK (origin IS NULL OR json_valid(origin));
ALTER TABLE answers ADD COLUMN rules INTEGER;
ALTER TABLE answers ADD COLUMN dropped INTEGER NOT NULL DEFAULT 0 CHECK (dropped IN (0, 1));
