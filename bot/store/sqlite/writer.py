"""Group commit: one writer, one transaction for all that has gathered."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.errors import AlreadyDone, CannotWrite, Changed, Closed
from bot.store.sql import Rows, Statement
from bot.store.sqlite.words import text_of

GROUP_LIMIT = 64
"""Batches in one commit: some 5 ms of work for whole moves, which a slow disk's 3 ms do not double.

More would keep the interpreter from the event loop, and wake too many tasks at once.
"""

BUSY_TIMEOUT = 5.0
"""Seconds to wait for another program that writes to the file, such as a backup tool."""

_TAKEN = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
)

_FAILURES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)


class _Batch:
    """Statements that count together or not at all, and who waits for them."""

    __slots__ = ("done", "error", "rows", "statements")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[Rows]) -> None:
        self.statements = statements
        self.done = done
        self.rows: Rows = ()
        self.error: Exception | None = None

    def wake(self) -> None:
        if self.done.done():  # who waited was cancelled
            return
        if self.error:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.rows)


class _GroupConnection(sqlite3.Connection):
    """A connection whose `commit` first runs the batches in `group`.

    aiosqlite's thread runs only what a connection does by itself, so what is to run there in one go must hide
    in one of its methods. With a call for each statement instead, a move among 500 matches took ten times as
    long to be durable (median 219 ms against 24 on two busy cores; p99 763 against 228), and alone 1.8 ms
    against 1.1: the interpreter changes threads twice for each.
    """

    group: list[_Batch]

    def commit(self) -> None:
        try:
            self.execute("BEGIN IMMEDIATE")
            for batch in self.group:
                self._run(batch)
            super().commit()
        except Exception as error:
            self._fail_all(error)

    def _run(self, batch: _Batch) -> None:
        """Run one batch; its failure undoes its own statements only. Raises what spoils the group."""
        self.execute("SAVEPOINT batch")
        try:
            for sql, values, must_change, _ in batch.statements:
                cursor = self.execute(text_of(sql), values or ())
                if must_change and not cursor.rowcount:
                    raise Changed
                batch.rows = cursor.fetchall()
        except Exception as error:  # a number beyond 64 bits is no sqlite3.Error, and must not spoil others
            if not self.in_transaction:  # disk full and the like: SQLite has undone the whole group
                raise
            self.execute("ROLLBACK TO batch")
            batch.error = _store_error(error)
        self.execute("RELEASE batch")

    def _fail_all(self, error: Exception) -> None:
        if self.in_transaction:
            self.rollback()
        for batch in self.group:
            batch.error = _store_error(error)


def _store_error(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in _TAKEN:
        return AlreadyDone(what=str(error).rpartition(": ")[2])
    if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in _FAILURES:
        return CannotWrite(reason=str(error))
    return error  # a mistake in our own statements


class SqliteWriter:
    """Owns the writing connection. `commits` counts transactions."""

    def __init__(self, connection: aiosqlite.Connection, group: list[_Batch]) -> None:
        self.commits = 0
        self.on_mail: Callable[[], None] = lambda: None
        """Called when something for the outbox is safe on disk."""
        self._connection = connection
        self._group = group
        self._waiting: deque[_Batch] = deque()
        self._arrived = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._work(), name="store writer")

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the writing connection. Raises sqlite3.Error."""
        group: list[_Batch] = []

        def connect(*arguments: Any, **options: Any) -> _GroupConnection:
            connection = _GroupConnection(*arguments, **options)
            connection.group = group
            return connection

        connection = await aiosqlite.connect(
            path, factory=connect, isolation_level=None, timeout=BUSY_TIMEOUT, cached_statements=256
        )
        connection.row_factory = sqlite3.Row
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await connection.execute_fetchall(f"PRAGMA {setting}")
        return cls(connection, group)

    async def write(self, *statements: Statement) -> Rows:
        """Run the statements as one and return the rows of the last, when they are safe on disk.

        Raises AlreadyDone, Changed, CannotWrite or Closed; nothing of the batch is then written.
        Who is cancelled while waiting does not know whether it was.
        """
        if self._closing:
            raise Closed
        batch = _Batch(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(batch)
        self._arrived.set()
        rows = await batch.done
        if any(statement.mail for statement in statements):
            self.on_mail()
        return rows

    async def close(self) -> None:
        """Write what has gathered, then close. Later writes raise Closed."""
        if self._closing:
            return
        self._closing = True
        self._arrived.set()
        await self._task
        await self._connection.close()

    async def _work(self) -> None:
        while True:
            await self._arrived.wait()
            while self._waiting:
                await self._commit()
            if self._closing:
                return
            self._arrived.clear()

    async def _commit(self) -> None:
        count = min(len(self._waiting), GROUP_LIMIT)
        self._group[:] = [self._waiting.popleft() for _ in range(count)]
        try:
            await self._connection.commit()
        except Exception as error:
            for batch in self._group:
                batch.error = _store_error(error)
        self.commits += 1
        for batch in self._group:
            batch.wake()
