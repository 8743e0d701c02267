-- Until when a player's clock stands while he is away, and for how many seconds it has stood in this match.
ALTER TABLE seats ADD COLUMN away REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN stood REAL NOT NULL DEFAULT 0;
