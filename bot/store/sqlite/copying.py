"""A file that is copied, or copied into."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.store.errors import CannotOpen, CannotRead, CannotWrite
from bot.store.sqlite.lease import Lease
from bot.store.sqlite.pictures import folder_of
from bot.store.sqlite.schema import found_version, known_version, open_to_read, opening_error, prepare
from bot.store.table import SqlTable


class FileSide:
    """Opened when something is first asked of it that is not in its header."""

    def __init__(self, path: Path, backups: Path) -> None:
        self.name = str(path.absolute())
        self.pictures = folder_of(path.absolute())
        self._path = path
        self._backups = backups
        self._lease: Lease | None = None
        self._opened: sqlite3.Connection | None = None

    def identity(self) -> object:
        """Return what is the file, by whatever name."""
        try:
            found = self._path.stat()
        except OSError:
            return self._path.resolve()
        return found.st_dev, found.st_ino

    def version(self) -> int:
        """Return the version of the schema, 0 where there is no file."""
        if not self._path.exists():
            return 0
        try:
            with closing(open_to_read(self._path)) as connection:
                return found_version(connection, self._path, known_version())
        except sqlite3.Error as error:
            raise opening_error(error, self._path) from error

    def take(self) -> None:
        """Take the lease."""
        self._lease = Lease.take(self._path)

    def prepare(self) -> None:
        """Make the file, or migrate it with a backup before."""
        prepare(self._path, self._backups)

    def tables(self) -> list[str]:
        """Return the names of its tables."""
        return [name for (name,) in self.run("SELECT name FROM sqlite_schema WHERE type = 'table'")]

    def run(self, sql: str, **values: str) -> list[tuple[Any, ...]]:
        """Run a statement."""
        try:
            return self._connection().execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise CannotWrite(reason=str(error)) from error

    def read(self, table: SqlTable, which: str) -> Iterator[tuple[Any, ...]]:
        """Read row by row."""
        order = ", ".join(table.key)
        try:
            yield from self._connection().execute(
                f"SELECT {table.names} FROM {table.name} WHERE {which} ORDER BY {order}"
            )
        except sqlite3.Error as error:
            raise CannotRead(reason=f"{table.name}: {error}") from error

    def fill(self, table: SqlTable, rows: Iterable[tuple[Any, ...]]) -> None:
        """Insert row by row."""
        marks = ", ".join("?" for _ in table.columns)
        try:
            self._connection().executemany(f"INSERT INTO {table.name} ({table.names}) VALUES ({marks})", rows)
        except (sqlite3.Error, OverflowError) as error:
            raise CannotWrite(reason=f"{table.name}: {error}") from error

    def begin(self, *, to_write: bool) -> None:
        """Begin; what rows refer to within a table may come after them."""
        self.run("BEGIN IMMEDIATE" if to_write else "BEGIN")
        self.run("PRAGMA defer_foreign_keys = ON")

    def commit(self) -> None:
        """End the transaction."""
        self.run("COMMIT")

    def close(self) -> None:
        """Close the file, then let the next process in."""
        if self._opened is not None:
            self._opened.close()
        if self._lease is not None:
            self._lease.release()

    def _connection(self) -> sqlite3.Connection:
        if self._opened is None:
            try:
                self._opened = sqlite3.connect(self._path, isolation_level=None)
                self._opened.execute("PRAGMA foreign_keys = ON")
            except sqlite3.Error as error:
                raise CannotOpen(path=self.name, reason=str(error)) from error
        return self._opened
