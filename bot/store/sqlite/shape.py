"""What both schemas are made of, as an empty file in memory tells it: a test keeps them the same."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from graphlib import TopologicalSorter

from bot.store.sqlite.schema import migrate, migrations
from bot.store.table import Reference, SqlTable


@cache
def tables() -> tuple[SqlTable, ...]:
    """Return all tables, each after those to which it refers."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        migrate(database, migrations())
        rows = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        found = {name: _table(database, name) for (name,) in rows.fetchall()}
    parents = {
        name: sorted({each.parent for each in table.references} - {name}) for name, table in found.items()
    }
    return tuple(found[name] for name in TopologicalSorter(parents).static_order())


def _table(database: sqlite3.Connection, name: str) -> SqlTable:
    columns = database.execute(f"PRAGMA table_info({name})").fetchall()
    pairs: dict[tuple[int, str], list[tuple[str, str]]] = {}
    for number, _, parent, column, to, *_ in database.execute(f"PRAGMA foreign_key_list({name})"):
        pairs.setdefault((number, parent), []).append((column, to))
    return SqlTable(
        name=name,
        columns=tuple((column, kind) for _, column, kind, *_ in columns),
        key=tuple(column for _, column, *_, place in sorted(columns, key=lambda row: row[5]) if place),
        references=tuple(Reference(parent, tuple(each)) for (_, parent), each in pairs.items()),
    )
