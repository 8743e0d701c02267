"""A database of a server that is copied, or copied into."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import psycopg

from bot.store.address import shown
from bot.store.errors import CannotRead, CannotWrite, InUse
from bot.store.postgres.connections import ADAPTERS, OPTIONS, opening_error, plain
from bot.store.postgres.dialect import text_of
from bot.store.postgres.opening import folder_of
from bot.store.postgres.schema import (
    HERALD,
    OWNER,
    TABLES,
    check_server,
    found_version,
    known_version,
    prepare,
)
from bot.store.postgres.slots import HOLDER
from bot.store.table import SqlTable

_KINDS = {"INTEGER": "int8", "REAL": "float8", "TEXT": "text"}
_IDENTITIES = """
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES' AND table_name = :name
"""


class ServerSide:
    """A connection of its own, which holds the lock of the one process that works there."""

    def __init__(self, url: str, backups: Path) -> None:
        self.name = shown(url)
        self.pictures = folder_of(url, backups)
        self._url = url
        try:
            self._connection = psycopg.connect(url, context=ADAPTERS, **OPTIONS)
        except psycopg.Error as error:
            raise opening_error(error, url) from error

    def identity(self) -> object:
        """Return which database it is of which server."""
        return self.run(
            "SELECT oid, pg_postmaster_start_time() FROM pg_database WHERE datname = current_database()"
        )

    def version(self) -> int:
        """Return the version of the schema, 0 where there are no tables."""
        try:
            check_server(self._connection, self._url)
            return found_version(self._connection, self._url, known_version())
        except psycopg.Error as error:
            raise opening_error(error, self._url) from error

    def take(self) -> None:
        """Take the lock."""
        ((held,),) = self.run(f"SELECT pg_try_advisory_lock({HERALD}, {OWNER})")
        if not held:
            holder = self.run(HOLDER) if self.version() else []
            raise InUse(path=self.name, holder=str(holder[0][0]) if holder else "?")

    def prepare(self) -> None:
        """Make the tables, or migrate them."""
        prepare(self._url)

    def tables(self) -> list[str]:
        """Return the names of its tables."""
        return [name for (name,) in self.run(TABLES)]

    def run(self, sql: str, **values: str) -> list[tuple[Any, ...]]:
        """Run a statement."""
        try:
            found = self._connection.execute(text_of(sql), values)
            return found.fetchall() if found.description else []
        except psycopg.Error as error:
            raise CannotWrite(reason=plain(error, self._url)) from error

    def read(self, table: SqlTable, which: str) -> Iterator[tuple[Any, ...]]:
        """Read row by row."""
        rows = f"SELECT {table.names} FROM {table.name} WHERE {which} ORDER BY {', '.join(table.key)}"
        try:
            with (
                self._connection.cursor() as cursor,
                cursor.copy(f"COPY ({rows}) TO STDOUT (FORMAT BINARY)".encode()) as copying,
            ):
                copying.set_types(_kinds(table))
                yield from copying.rows()
        except psycopg.Error as error:
            raise CannotRead(reason=f"{table.name}: {plain(error, self._url)}") from error

    def fill(self, table: SqlTable, rows: Iterable[tuple[Any, ...]]) -> None:
        """Insert row by row; new ones are numbered after them."""
        into = f"COPY {table.name} ({table.names}) FROM STDIN (FORMAT BINARY)"
        try:
            with self._connection.cursor() as cursor, cursor.copy(into.encode()) as copying:
                copying.set_types(_kinds(table))
                for row in rows:
                    copying.write_row(row)
        except (psycopg.Error, UnicodeEncodeError) as error:
            raise CannotWrite(reason=f"{table.name}: {plain(error, self._url)}") from error
        for name, column in self.run(_IDENTITIES, name=table.name):
            after = f"SELECT coalesce(max({column}), 0) + 1 FROM {name}"
            self.run(f"SELECT setval(pg_get_serial_sequence('{name}', '{column}'), ({after}), false)")

    def begin(self, *, to_write: bool) -> None:
        """Begin; what is read is of one moment."""
        self.run("BEGIN" if to_write else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def commit(self) -> None:
        """End the transaction."""
        self.run("COMMIT")

    def close(self) -> None:
        """Close the connection: what is not committed is undone, and the lock goes with it."""
        self._connection.close()


def _kinds(table: SqlTable) -> list[str]:
    return [_KINDS[kind] for _, kind in table.columns]
