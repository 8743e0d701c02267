-- What is published of the dice before they fall, kept as it was published: the second seal of a match, the
-- seals that players give of words which they open later, those of tables that are called, and what the
-- lots of a tournament are drawn from. Events under way keep the lots that they have.
ALTER TABLE matches ADD COLUMN binding TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN sealed TEXT;
ALTER TABLE entrants ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
ALTER TABLE tournaments ADD COLUMN lots TEXT NOT NULL DEFAULT '';
UPDATE tournaments SET lots = seed WHERE status NOT IN ('draft', 'open', 'check_in');
