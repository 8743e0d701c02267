-- Whose it is, is found without reading the whole table: a deletion asks for it while everything else waits.
CREATE INDEX matches_by_challenger ON matches (challenger_id);
CREATE INDEX searches_by_user ON searches (user_id);
CREATE INDEX ratings_by_user ON ratings (user_id);
CREATE INDEX tournaments_by_creator ON tournaments (creator_id);
CREATE INDEX packs_by_user ON packs (user_id);
CREATE INDEX results_by_organiser ON results (by_user) WHERE by_user IS NOT NULL;
CREATE INDEX tournament_audit_by_user ON tournament_audit (by_user) WHERE by_user IS NOT NULL;
CREATE INDEX moderation_by_user ON moderation (by_user) WHERE by_user IS NOT NULL;
