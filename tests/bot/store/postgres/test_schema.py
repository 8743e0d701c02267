"""The two schemas are one, in tables, columns, keys, references, indexes and what may stand where."""

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from bot.store.postgres.schema import known_version, migrations
from bot.store.sqlite.schema import known_version as known_to_sqlite
from bot.store.sqlite.schema import migrations as migrations_of_sqlite
from bot.store.sqlite.schema import prepare

KINDS = {"bigint": "INTEGER", "double precision": "REAL", "text": "TEXT"}
FIRST = 28
"""The number from which migrations come in pairs: the first file of PostgreSQL is all that were before."""

OF_SEVERAL = {"identifies", "presses"}
"""What several processes tell each other, and which a file has not."""

Table = dict[str, Any]


def plain(sql: str) -> str:
    """Return a condition, or what an index is of, without what either database adds to it."""
    sql = re.sub(r"\(*(\w+)\)*::json\)* is not null", r"json_valid(\1)", sql.lower())
    sql = re.sub(r"::(text|bigint|json|double precision)(\[\])?", "", sql)
    sql = re.sub(r"= any \(array\[(.*?)\]\)", r"in (\1)", sql)
    sql = re.sub(r"<> all \(array\[(.*?)\]\)", r"not in (\1)", sql)
    return re.sub(r"[\s()\"]+", "", sql)


def of_file(path: Path) -> dict[str, Table]:
    with closing(sqlite3.connect(path)) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: _of_file(database, name) for name in names}


def _of_file(database: sqlite3.Connection, name: str) -> Table:
    columns = database.execute(f"PRAGMA table_info({name})").fetchall()
    key = [column for _, column, *_, place in sorted(columns, key=lambda row: row[5]) if place]
    references: dict[int, list[Any]] = {}
    for number, _, parent, column, to, _, gone, _ in database.execute(f"PRAGMA foreign_key_list({name})"):
        references.setdefault(number, [parent, gone, set()])[2].add((column, to))
    uniques: set[tuple[str, ...]] = set()
    for _, index, unique, origin, _ in database.execute(f"PRAGMA index_list({name})").fetchall():
        if unique and origin == "u":
            uniques.add(tuple(row[2] for row in database.execute(f"PRAGMA index_info({index})")))
    indexes = database.execute(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
        (name,),
    )
    (sql,) = database.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    return {
        "columns": {
            column: (kind, bool(must) or column in key, default)
            for _, column, kind, must, default, _ in columns
        },
        "key": key,
        "references": {(parent, gone, frozenset(pairs)) for parent, gone, pairs in references.values()},
        "unique": uniques,
        "indexes": {index: plain(_shape(text)) for index, text in indexes},
        "checks": {plain(each) for each in _checks(re.sub(r"--[^\n]*", "", sql))},
    }


def _shape(sql: str) -> str:
    """Return what an index is of, and whether it is unique."""
    return ("unique " if "UNIQUE" in sql.upper() else "") + sql[sql.index("(") :].replace(
        "NOT void", "void = 0"
    )


def _checks(sql: str) -> Iterable[str]:
    for found in re.finditer(r"CHECK \(", sql):
        depth, end = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(sql[end], 0)
            end += 1
        yield sql[found.end() : end - 1]


def of_server(url: str) -> dict[str, Table]:
    with psycopg.connect(url) as database:
        names = [
            row[0] for row in database.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        ]
        return {name: _of_server(database, name) for name in names}


def _of_server(database: psycopg.Connection[Any], name: str) -> Table:
    columns = database.execute(
        """
        SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = %s ORDER BY ordinal_position
        """,
        (name,),
    ).fetchall()
    found: Table = {
        "columns": {
            column: (KINDS[kind], null == "NO", default and default.removesuffix("::text"))
            for column, kind, null, default in columns
        },
        "key": [], "references": set(), "unique": set(), "indexes": {}, "checks": set(),
    }  # fmt: skip
    for kind, text in database.execute(
        "SELECT contype, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = %s::regclass", (name,)
    ):
        named = [each.replace('"', "").split(", ") for each in re.findall(r"\(([^()]*)\)", text)]
        match kind:
            case "p":
                found["key"] = named[0]
            case "u":
                found["unique"].add(tuple(named[0]))
            case "f":
                gone = re.search(r"ON DELETE (CASCADE|SET NULL)", text)
                parent = re.search(r"REFERENCES (\w+)", text)
                assert parent is not None
                pairs = frozenset(zip(named[0], named[1], strict=True))
                found["references"].add((parent[1], gone[1] if gone else "NO ACTION", pairs))
            case "c":
                found["checks"] |= {plain(each) for each in _checks(text)}
            case _:
                pass
    for index, text in database.execute(
        """
        SELECT indexname, indexdef FROM pg_indexes WHERE tablename = %s AND indexname NOT IN
            (SELECT conname FROM pg_constraint WHERE conrelid = %s::regclass)
        """,
        (name, name),
    ):
        found["indexes"][index] = plain(_shape(text))
    return found


def test_both_databases_have_the_same_schema(tmp_path: Path, fresh_url: str):
    prepare(tmp_path / "herald.sqlite3", tmp_path)
    ours, theirs = of_file(tmp_path / "herald.sqlite3"), of_server(fresh_url)
    assert len(ours) > 30
    assert theirs.keys() - ours.keys() == OF_SEVERAL
    assert ours.keys() <= theirs.keys()
    for name in ours:
        for part in ours[name]:
            assert theirs[name][part] == ours[name][part], f"{part} of {name}"


def test_migrations_come_in_pairs():
    assert known_version() == known_to_sqlite()
    pairs = [number for number, _ in migrations_of_sqlite() if number >= FIRST]
    assert [number for number, _ in migrations()] == pairs
