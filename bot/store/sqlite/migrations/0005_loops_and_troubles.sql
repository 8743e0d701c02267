-- The outbox is taken kind by kind, the most urgent first, from this index alone.
CREATE INDEX outbox_by_order ON outbox (kind, urgency DESC, id, not_before);

-- Matches whose rules broke, ran too long, or are being tried although they might.
CREATE TABLE troubles (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    rules_version INTEGER NOT NULL,
    count INTEGER NOT NULL DEFAULT 0,
    trying INTEGER
) STRICT;
CREATE INDEX troubles_trying ON troubles (match_id) WHERE trying IS NOT NULL;
