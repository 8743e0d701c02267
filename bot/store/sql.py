"""SQL as the subjects write it: one text that every database understands, and five words that each spells.

Values are named (`:match`). A conflict names its key, a row that is there its table, and every derived table
has a name; flags are compared with 1. What databases spell differently is a word with an `@`, see `Dialect`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

Value: TypeAlias = "str | int | float | bytes | None"
Values: TypeAlias = Mapping[str, Value]

_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)
"""One for all: `json.dumps` would make a new one for every column."""
_WORD = re.compile(r"@(\w+)\(")


class Row(Protocol):
    """A row as it is read: a value for each column."""

    def __getitem__(self, name: str, /) -> Any: ...

    def keys(self) -> Iterable[str]:
        """Return the names of its columns."""
        ...


Rows: TypeAlias = Sequence[Row]


class Statement(NamedTuple):
    """One SQL statement of a batch. What belongs to a match names it `:match`."""

    sql: str
    values: Values | None = None
    must_change: bool = False
    """Fail the batch with Changed when no row is changed."""
    enqueues: bool = False
    """It puts something into the outbox."""
    of_all: bool = False
    """It changes what many matches have, as they are then: what is written before or after it stays so."""


class Reader(Protocol):
    """What reads, beside the writer: it sees what is committed."""

    async def rows(self, sql: str, /, **values: Value) -> Rows:
        """Return all rows of a query. Raises Corrupt for damage, else CannotRead, or Closed."""
        ...

    async def row(self, sql: str, /, **values: Value) -> Row | None:
        """Return the first row of a query, or None."""
        ...

    async def close(self) -> None:
        """Take no more queries."""
        ...


class Dialect(Protocol):
    """The words that each database spells in its own way."""

    def each(self, rows: str, *columns: str) -> str:
        """`@each(:rows, name TEXT, …)`: JSON rows as a table of these columns, and `place` from 1."""
        ...

    def among(self, values: str, kind: str) -> str:
        """`@among(:list, TEXT)`: the members of a JSON list, as a query of one column."""
        ...

    def at(self, document: str, place: str) -> str:
        """`@at(result, 1)`, `@at(deck, name)`: what lies there in JSON, as text."""
        ...

    def size(self, document: str) -> str:
        """`@size(opponents)`: how many members a JSON list has."""
        ...

    def names(self, document: str, number: str) -> str:
        """`@names(facts, :user)`: whether a number stands anywhere in JSON."""
        ...


def spelled(sql: str, words: Dialect) -> str:
    """Return a text with its words as a database spells them."""
    found = _WORD.search(sql)
    if found is None:
        return sql
    arguments, end = _arguments(sql, found.end())
    word = getattr(words, found[1])(*(spelled(each, words) for each in arguments))
    return sql[: found.start()] + word + spelled(sql[end:], words)


def _arguments(sql: str, start: int) -> tuple[list[str], int]:
    """Return what stands between brackets that open before `start`, and where they have closed."""
    depth, begin, out = 1, start, list[str]()
    for place in range(start, len(sql)):
        match sql[place]:
            case "(":
                depth += 1
            case ")":
                depth -= 1
            case ",":
                if depth == 1:
                    out.append(sql[begin:place].strip())
                    begin = place + 1
            case _:
                pass
        if not depth:
            return [*out, sql[begin:place].strip()], place + 1
    raise ValueError(f"a word without its end: {sql}")


def inserting(table: str, columns: Iterable[str]) -> str:
    """Return SQL for a new row whose values are called as its columns are."""
    names = list(columns)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"


def newer(columns: Iterable[str]) -> str:
    """Return SQL that sets columns to what was to be inserted."""
    return ", ".join(f"{name} = excluded.{name}" for name in columns)


def to_json(value: Any) -> str:
    """Return compact JSON for a column."""
    return _ENCODER.encode(value)
