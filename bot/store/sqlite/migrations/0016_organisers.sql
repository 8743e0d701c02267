-- Who organises is the server's choice as it is now: what it was at the draft has no power over an event.

ALTER TABLE tournaments DROP COLUMN role_id;
