-- The code of the finished match out of which this one goes on; it counts in no statistics.
ALTER TABLE matches ADD COLUMN continued_from TEXT;
