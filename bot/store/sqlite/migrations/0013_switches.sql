-- What a player has switched on or off of what a game asks him: it is so in his next match of this game too.

CREATE TABLE switches (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    key TEXT NOT NULL,
    is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
    PRIMARY KEY (user_id, game, key)
) STRICT, WITHOUT ROWID;
