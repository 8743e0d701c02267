-- Definitions of cards beyond the starter sets, once however many matches play with them.

CREATE TABLE definitions (
    digest TEXT PRIMARY KEY,
    content TEXT NOT NULL CHECK (json_valid(content))
) STRICT;

ALTER TABLE matches ADD COLUMN digest TEXT REFERENCES definitions (digest);

-- SQL reckons no digest: what was there before goes by the code of its match.
INSERT INTO definitions (digest, content)
    SELECT 'match ' || code, options -> '$.cards' FROM matches WHERE options ->> '$.cards' IS NOT NULL;
UPDATE matches SET digest = 'match ' || code, options = json_remove(options, '$.cards')
    WHERE options ->> '$.cards' IS NOT NULL;
