"""Checking a database of a server for damage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import psycopg

from bot.store.address import shown
from bot.store.errors import NotADatabase
from bot.store.integrity import CheckReport, contradictions, counts
from bot.store.postgres.connections import OPTIONS, opening_error, plain
from bot.store.postgres.schema import check_server, found_version, known_version
from bot.store.table import Reference, SqlTable

_UNSURE = """
    SELECT conrelid::regclass || ': ' || conname || ' was never checked' FROM pg_constraint
    WHERE NOT convalidated AND connamespace = current_schema()::regnamespace
    UNION ALL
    SELECT indexrelid::regclass || ': the index is not whole' FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid
    WHERE NOT indisvalid AND relnamespace = current_schema()::regnamespace
    UNION ALL
    SELECT checksum_failures || ' pages have a wrong checksum' FROM pg_stat_database
    WHERE datname = current_database() AND checksum_failures > 0
"""


def check_database(url: str, tables: Sequence[SqlTable]) -> CheckReport:
    """Examine a database, which may be in use. Raises what opening it does."""
    try:
        with psycopg.connect(url, **OPTIONS) as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return _check(connection, url, tables)
    except psycopg.Error as error:
        raise opening_error(error, url) from error


def _check(connection: psycopg.Connection[Any], url: str, tables: Sequence[SqlTable]) -> CheckReport:
    def run(sql: str) -> Iterable[tuple[Any, ...]]:
        return connection.execute(sql.encode())

    check_server(connection, url)
    known = known_version()
    version = found_version(connection, url, known)
    if not version:
        raise NotADatabase(path=shown(url))
    if version != known:
        problem = f"schema version {version}, this Herald knows {known}"
        return CheckReport(shown(url), version, known, {}, (problem,))
    problems = _unreadable(connection, url, tables)
    if problems:  # what follows would only read the damage again
        return CheckReport(shown(url), version, known, {}, tuple(problems))
    problems = [problem for (problem,) in run(_UNSURE)]
    for table in tables:
        for reference in table.references:
            if next(iter(run(_orphans(table, reference))))[0]:
                problems.append(f"{table.name}: a row belongs to no row of {reference.parent}")
    problems += contradictions(run)
    return CheckReport(shown(url), version, known, counts(run), tuple(problems))


def _unreadable(connection: psycopg.Connection[Any], url: str, tables: Sequence[SqlTable]) -> list[str]:
    """Read all that is there; return a line for each table that cannot be read to its end."""
    problems: list[str] = []
    for table in tables:
        try:
            with (
                connection.transaction(),
                connection.cursor() as cursor,
                cursor.copy(f"COPY {table.name} TO STDOUT (FORMAT BINARY)".encode()) as reading,
            ):
                for _ in reading:
                    pass
        except psycopg.Error as error:
            if connection.closed:
                raise
            problems.append(f"{table.name}: {plain(error, url)}")
    return problems


def _orphans(table: SqlTable, reference: Reference) -> str:
    named = " AND ".join(f"{table.name}.{column} IS NOT NULL" for column, _ in reference.columns)
    same = " AND ".join(f"parent.{to} = {table.name}.{column}" for column, to in reference.columns)
    return (
        f"SELECT EXISTS (SELECT 1 FROM {table.name} WHERE {named}"
        f" AND NOT EXISTS (SELECT 1 FROM {reference.parent} AS parent WHERE {same}))"
    )
