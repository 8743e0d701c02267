-- Who was named by the challenger: at an open table one who declines frees his seat and no more.

ALTER TABLE seats ADD COLUMN invited INTEGER NOT NULL DEFAULT 0 CHECK (invited IN (0, 1));

UPDATE seats SET invited = 1 WHERE user_id IS NOT NULL AND joined = 0;
