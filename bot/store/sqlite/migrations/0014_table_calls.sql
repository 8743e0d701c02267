-- The message that calls a table: its clocks run from there, and it is corrected when they move.

ALTER TABLE tables ADD COLUMN call_channel_id INTEGER;
ALTER TABLE tables ADD COLUMN call_message_id INTEGER;
