-- Whose last absence leaves the others a choice now, and how often they have waited for him.
ALTER TABLE seats ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1));
ALTER TABLE seats ADD COLUMN waited INTEGER NOT NULL DEFAULT 0;
