"""How PostgreSQL spells the words of `bot.store.sql`, and how psycopg reads a text."""

from __future__ import annotations

import re
from functools import lru_cache

from bot.store.sql import spelled

_NAME = re.compile(r"(?<!:):([a-z]\w*)")


class PostgresWords:
    """The words of PostgreSQL, to which JSON is text until it is cast."""

    def each(self, rows: str, *columns: str) -> str:
        """Return a table that is made of JSON rows."""
        cells: list[str] = []
        for place, column in enumerate(columns):
            name, _, kind = column.partition(" ")
            cells.append(f"CAST(value ->> {place} AS {kind}) AS {name}")
        members = f"json_array_elements(CAST({rows} AS json)) WITH ORDINALITY AS members (value, place)"
        return f"(SELECT place, {', '.join(cells)} FROM {members})"

    def among(self, values: str, kind: str) -> str:
        """Return a query for the members of a JSON list."""
        members = f"json_array_elements_text(CAST({values} AS json)) AS members (value)"
        return f"SELECT CAST(value AS {kind}) FROM {members}"

    def at(self, document: str, place: str) -> str:
        """Return what lies somewhere in JSON."""
        step = place if place.isdigit() else f"'{place}'"
        return f"(CAST({document} AS json) ->> {step})"

    def size(self, document: str) -> str:
        """Return how many members a JSON list has."""
        return f"json_array_length(CAST({document} AS json))"

    def names(self, document: str, number: str) -> str:
        """Return whether a number stands in JSON; its digits are looked for first."""
        value = f"jsonb_build_object('number', CAST({number} AS BIGINT))"
        path = f"jsonb_path_exists(CAST({document} AS jsonb), '$.** ? (@ == $number)', {value})"
        return f"(strpos({document}, CAST(CAST({number} AS BIGINT) AS TEXT)) > 0 AND {path})"


_WORDS = PostgresWords()


@lru_cache(maxsize=1024)
def text_of(sql: str, must_change: bool = False) -> bytes:
    """Return a text as psycopg reads it; what must change something fails by a division where it does not.

    It fails there, on the server, so that nothing that follows in the same pipeline is tried: that would
    give another error than this one.
    """
    text = _NAME.sub(r"%(\1)s", spelled(sql, _WORDS).replace("%", "%%"))
    if not must_change:
        return text.encode()
    return f"WITH changed AS ({text.strip()} RETURNING 1) SELECT 1 / count(*) FROM changed".encode()
