"""Reading: some connections of its own, which never wait for the writer."""

from __future__ import annotations

from typing import Self

import psycopg
from psycopg.rows import DictRow, dict_row
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from bot.store.address import shown
from bot.store.errors import CannotRead, Closed, Corrupt
from bot.store.postgres.connections import ADAPTERS, OPTIONS, PREPARED, opening_error, plain
from bot.store.postgres.dialect import text_of
from bot.store.sql import Row, Rows, Value

MOST = 4
"""Connections at most."""
WITHIN = 10.0
"""Seconds within which one must be free."""
_DAMAGE = ("XX001", "XX002")


class PostgresReader:
    """Owns the reading connections. They see what is committed."""

    def __init__(self, url: str, pool: AsyncConnectionPool[psycopg.AsyncConnection[DictRow]]) -> None:
        self._url = url
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the first connection. Raises CannotOpen."""
        options = {
            **OPTIONS, "prepare_threshold": 0, "row_factory": dict_row, "context": ADAPTERS,
            "options": "-c default_transaction_read_only=on",
        }  # fmt: skip
        pool = AsyncConnectionPool[psycopg.AsyncConnection[DictRow]](
            url, kwargs=options, min_size=1, max_size=MOST, timeout=WITHIN, open=False, configure=_configured
        )
        try:
            await pool.open(wait=True, timeout=WITHIN)
        except PoolTimeout as error:
            await pool.close()
            raise opening_error(error, url) from error
        return cls(url, pool)

    async def rows(self, sql: str, /, **values: Value) -> Rows:
        """Return all rows of a query. Raises Corrupt for damage, else CannotRead, or Closed.

        Asked again once where the connection had been lost while it rested.
        """
        try:
            try:
                return await self._asked(sql, values)
            except psycopg.OperationalError as error:
                if isinstance(error, PoolTimeout | PoolClosed):
                    raise
                return await self._asked(sql, values)
        except PoolClosed as error:
            raise Closed from error
        except psycopg.Error as error:
            if error.sqlstate in _DAMAGE:
                raise Corrupt(path=shown(self._url), reason=plain(error, self._url)) from error
            raise CannotRead(reason=plain(error, self._url)) from error

    async def _asked(self, sql: str, values: dict[str, Value]) -> Rows:
        async with self._pool.connection() as connection:
            found = await connection.execute(text_of(sql), values)
            return await found.fetchall()

    async def row(self, sql: str, /, **values: Value) -> Row | None:
        """Return the first row of a query, or None."""
        rows = await self.rows(sql, **values)
        return rows[0] if rows else None

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.close()


async def _configured(connection: psycopg.AsyncConnection[DictRow]) -> None:
    connection.prepared_max = PREPARED
