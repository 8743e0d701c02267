-- A puzzle tells how many tries people needed. What was solved before was not counted.
ALTER TABLE lessons ADD COLUMN tries BIGINT;

CREATE INDEX lessons_by_puzzle ON lessons (game, lesson);
