-- What comes without a press (panels brought up to date, copies in direct messages, notices) speaks its reader's
-- language too.
ALTER TABLE users ADD COLUMN discord_locale TEXT;
