-- People learn games by lessons and puzzles, leave and come back; and channels may want a puzzle each day.

CREATE TABLE lessons (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    version TEXT NOT NULL,
    serial INTEGER NOT NULL,
    step INTEGER NOT NULL,
    given TEXT NOT NULL,
    helped INTEGER NOT NULL,
    done REAL,
    UNIQUE (user_id, game, lesson)
);

CREATE TABLE puzzle_channels (
    channel_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    game TEXT,
    posted INTEGER NOT NULL,
    due REAL NOT NULL
);
