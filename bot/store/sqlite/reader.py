"""Reading: a connection of its own, which never waits for the writer."""

from __future__ import annotations

import math
import sqlite3
from pathlib import Path
from typing import Self

import aiosqlite

from bot.store.errors import CannotRead, Closed, Corrupt
from bot.store.sql import Row, Rows, Value
from bot.store.sqlite.dialect import text_of

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class SqliteReader:
    """Owns the reading connection. It sees what is committed."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the reading connection. Raises sqlite3.Error."""
        connection = await aiosqlite.connect(path, isolation_level=None)
        connection.row_factory = sqlite3.Row
        await connection.execute_fetchall("PRAGMA query_only = ON")
        try:
            await connection.execute_fetchall("SELECT sqrt(1)")
        except sqlite3.OperationalError:  # built without mathematics
            await connection.create_function(  # pyright: ignore[reportUnknownMemberType]
                "sqrt", 1, math.sqrt, deterministic=True
            )
        return cls(connection, path)

    async def rows(self, sql: str, /, **values: Value) -> Rows:
        """Return all rows of a query. Raises Corrupt for a damaged page, else CannotRead, or Closed."""
        try:
            return list(await self._connection.execute_fetchall(text_of(sql), values))
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE:
                raise Corrupt(path=str(self._path), reason=str(error)) from error
            raise CannotRead(reason=str(error)) from error
        except ValueError as error:  # aiosqlite's word for a connection that is closed
            raise Closed from error

    async def row(self, sql: str, /, **values: Value) -> Row | None:
        """Return the first row of a query, or None."""
        rows = await self.rows(sql, **values)
        return rows[0] if rows else None

    async def close(self) -> None:
        """Close the connection."""
        await self._connection.close()
