-- How many matches a server has open is asked before each new one.

CREATE INDEX matches_open_in_guild ON matches (guild_id) WHERE status IN ('challenge', 'running', 'paused');
