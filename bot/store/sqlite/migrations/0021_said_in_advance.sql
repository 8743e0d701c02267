-- What who sits in a seat has said in advance, as JSON; and the words of games that somebody knows.

ALTER TABLE seats ADD COLUMN said TEXT NOT NULL DEFAULT '';

CREATE TABLE known_words (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (user_id, game, word)
) STRICT, WITHOUT ROWID;
