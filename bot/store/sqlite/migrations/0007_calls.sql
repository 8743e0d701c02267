-- A call to the table is taken away when it is answered, also after a restart.

ALTER TABLE seats ADD COLUMN call_message_id INTEGER;
