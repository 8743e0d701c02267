-- Real cards, of which an owner has brought a file: what is public of each, and what was understood of its text,
-- which is not kept. `definition` is there for cards that are played exactly; `refusals` say why others are not.
CREATE TABLE real_cards (
    card TEXT PRIMARY KEY,
    oracle_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_fr TEXT,
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    digest TEXT NOT NULL,
    reader INTEGER NOT NULL,
    keywords TEXT NOT NULL CHECK (json_valid(keywords)),
    definition TEXT CHECK (definition IS NULL OR json_valid(definition)),
    refusals TEXT NOT NULL CHECK (json_valid(refusals)),
    disabled TEXT
) STRICT, WITHOUT ROWID;

-- The names under which they are looked for, as `folded` writes them.
CREATE TABLE real_names (
    folded TEXT NOT NULL,
    card TEXT NOT NULL,
    PRIMARY KEY (folded, card)
) STRICT, WITHOUT ROWID;

-- Files that were read.
CREATE TABLE real_runs (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    source TEXT NOT NULL,
    digest TEXT NOT NULL,
    reader INTEGER NOT NULL,
    cards INTEGER NOT NULL,
    printings INTEGER NOT NULL
) STRICT;
