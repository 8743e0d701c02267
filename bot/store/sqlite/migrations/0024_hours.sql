-- When a person is not to be called, by which time zone, and whether he wants a list in the morning.
ALTER TABLE users ADD COLUMN zone TEXT NOT NULL DEFAULT 'utc';
ALTER TABLE users ADD COLUMN quiet TEXT NOT NULL DEFAULT 'no';
ALTER TABLE users ADD COLUMN morning INTEGER NOT NULL DEFAULT 0 CHECK (morning IN (0, 1));
ALTER TABLE users ADD COLUMN morning_due REAL;

CREATE INDEX users_by_morning ON users (morning_due) WHERE morning_due IS NOT NULL;
