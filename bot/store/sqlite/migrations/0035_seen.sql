-- The channel of the thread in which a match is played, where all who see the channel see the thread: a thread
-- that sleeps is in nobody's memory, and whoever may look at its match must still be known.
ALTER TABLE matches ADD COLUMN parent_id INTEGER;
-- The name under which somebody is rated across servers: that of their account, as none of their servers knows them.
ALTER TABLE rating_consents ADD COLUMN name TEXT NOT NULL DEFAULT '';
