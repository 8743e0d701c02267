"""How SQLite spells the words of `bot.store.sql`."""

from __future__ import annotations

from functools import lru_cache

from bot.store.sql import spelled


class SqliteWords:
    """The words of SQLite, which reads JSON from any text."""

    def each(self, rows: str, *columns: str) -> str:
        """Return a table that is made of JSON rows."""
        cells = (f"value ->> {place} AS {column.split()[0]}" for place, column in enumerate(columns))
        return f"(SELECT key + 1 AS place, {', '.join(cells)} FROM json_each({rows}))"

    def among(self, values: str, kind: str) -> str:
        """Return a query for the members of a JSON list."""
        return f"SELECT value FROM json_each({values})"

    def at(self, document: str, place: str) -> str:
        """Return what lies somewhere in JSON."""
        step = place if place.isdigit() else f"'{place}'"
        return f"({document} ->> {step})"

    def size(self, document: str) -> str:
        """Return how many members a JSON list has."""
        return f"json_array_length({document})"

    def names(self, document: str, number: str) -> str:
        """Return whether a number stands in JSON; its digits are looked for first, in a tenth of the time."""
        tree = f"SELECT 1 FROM json_tree({document}) WHERE atom = {number}"
        return f"(instr({document}, {number}) AND EXISTS ({tree}))"


_WORDS = SqliteWords()


@lru_cache(maxsize=1024)
def text_of(sql: str) -> str:
    """Return a text as SQLite reads it."""
    return spelled(sql, _WORDS)
