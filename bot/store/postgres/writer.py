"""Writing to the server: a group of batches is one transaction and one pipeline, answered at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Self

import psycopg
from psycopg.pq import TransactionStatus
from psycopg.rows import DictRow, dict_row

from bot.store.errors import AlreadyDone, CannotWrite, Changed
from bot.store.partition import Slot
from bot.store.postgres.connections import ADAPTERS, OPTIONS, PREPARED, opening_error, plain
from bot.store.postgres.dialect import text_of
from bot.store.writer import Batch

_FAILURES = ("08", "25006", "40", "53", "57", "58", "XX")
"""What begins the codes of what is no mistake of ours: no connection, a standby, two who wait for each other,
no room, a server that stops, a failing disk, damage."""
_FENCE = """
    SELECT 1 / count(*) FROM (
        SELECT FROM slots WHERE slot = %(slot)s AND epoch = %(epoch)s FOR SHARE
    ) AS held
"""
"""Opens what is written by who has a slot: who takes it waits for that, and it fails once another has it."""
MOST_CIRCLES = 4
"""Times that a batch is tried which waits for another process that waits for it."""
_KEY = re.compile(r"\A[^(]*\((.*?)\)=\(")
"""What the server says of a row that is there already, in its language: `Key (user_id, game)=(7, magic)`."""


class PostgresCommits:
    """Owns the writing connection."""

    def __init__(
        self, url: str, connection: psycopg.AsyncConnection[DictRow], is_lost: Callable[[], bool]
    ) -> None:
        self._url = url
        self._connection = connection
        self._is_lost = is_lost
        self._slot: Slot | None = None

    @classmethod
    async def open(cls, url: str, is_lost: Callable[[], bool]) -> Self:
        """Connect; nothing is written any more once the right to is lost. Raises Refused or CannotOpen."""
        try:
            return cls(url, await _connected(url), is_lost)
        except psycopg.Error as error:
            raise opening_error(error, url) from error

    def fence(self, slot: Slot) -> None:
        """Write nothing from now on when another process has taken a slot, even if it is not noticed here."""
        self._slot = slot

    async def commit(self, group: Sequence[Batch]) -> None:
        """Write batches in one transaction; when one fails each is tried alone, and spoils itself only.

        Sorted by match: two processes that write the same rows in other orders would wait for each other.
        """
        group = _in_order(group)
        try:
            await self._run(group)
        except Exception as error:
            in_a_circle = isinstance(error, psycopg.errors.DeadlockDetected)
            if self._connection.closed or (len(group) == 1 and not in_a_circle):
                for batch in group:
                    batch.error = _store_error(error, self._url)
            else:
                for batch in group:
                    await self._alone(batch)

    async def _alone(self, batch: Batch) -> None:
        """Write one batch; again where the server has chosen it of two that wait for each other."""
        for _ in range(MOST_CIRCLES):
            batch.error = None
            try:
                await self._run([batch])
                return
            except Exception as error:
                batch.error = _store_error(error, self._url)
                if not isinstance(error, psycopg.errors.DeadlockDetected):
                    return

    async def _run(self, group: Sequence[Batch]) -> None:
        """Run batches in one round trip. Raises the first error; then nothing is written."""
        if self._is_lost():
            raise CannotWrite(reason="another process may have taken over")
        if self._connection.closed:
            self._connection = await _connected(self._url)
        connection = self._connection
        try:
            async with connection.pipeline():
                await connection.execute("BEGIN")
                if self._slot is not None:
                    values = {"slot": self._slot.number, "epoch": self._slot.epoch}
                    await connection.execute(_FENCE, values)
                unread = connection.cursor()  # for all whose rows nobody reads: a new one takes half the time
                last = [await _sent(connection, batch, unread) for batch in group]
                await connection.execute("COMMIT")
        finally:
            if not connection.closed and connection.info.transaction_status != TransactionStatus.IDLE:
                await connection.rollback()
        for batch, cursor in zip(group, last, strict=True):
            batch.rows = await cursor.fetchall() if cursor is not None and cursor.description else ()

    async def close(self) -> None:
        """Close the connection; the lock goes with it."""
        await self._connection.close()


async def _connected(url: str) -> psycopg.AsyncConnection[DictRow]:
    connection = await psycopg.AsyncConnection[DictRow].connect(
        url, prepare_threshold=0, row_factory=dict_row, context=ADAPTERS, **OPTIONS
    )
    connection.prepared_max = PREPARED
    return connection


async def _sent(
    connection: psycopg.AsyncConnection[DictRow], batch: Batch, unread: psycopg.AsyncCursor[DictRow]
) -> psycopg.AsyncCursor[DictRow] | None:
    """Send the statements of a batch; return where the rows of the last will be."""
    cursor = None
    for number, (sql, values, must_change, *_) in enumerate(batch.statements, 1):
        if number == len(batch.statements) and not must_change:  # else it is the 1 of its division
            cursor = connection.cursor()
        await (cursor or unread).execute(text_of(sql, must_change), values or {})
    return cursor


def _in_order(group: Sequence[Batch]) -> list[Batch]:
    """Sort batches by match; none passes by one that concerns all of them."""
    ordered: list[Batch] = []
    for _, run in groupby(group, _concerns_all):
        ordered += sorted(run, key=_match)
    return ordered


def _concerns_all(batch: Batch) -> bool:
    return any(statement.of_all for statement in batch.statements)


def _match(batch: Batch) -> int:
    """Return the match that a batch concerns first, 0 for none."""
    for statement in batch.statements:
        match (statement.values or {}).get("match"):
            case int(match):
                return match
            case _:
                pass
    return 0


def _store_error(error: Exception, url: str) -> Exception:
    if isinstance(error, psycopg.errors.UniqueViolation):
        return AlreadyDone(what=_taken(error))
    if isinstance(error, psycopg.errors.DivisionByZero):
        return Changed()
    if isinstance(error, psycopg.Error) and _has_failed(error):
        return CannotWrite(reason=plain(error, url))
    return error  # a mistake in our own statements


def _has_failed(error: psycopg.Error) -> bool:
    if error.sqlstate is None:  # what psycopg says of a connection that is lost
        return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
    return error.sqlstate.startswith(_FAILURES)


def _taken(error: psycopg.errors.UniqueViolation) -> str:
    """Return the columns of which there is such a row already, as SQLite calls them."""
    columns = _KEY.search(error.diag.message_detail or "")
    if columns is None:
        return error.diag.constraint_name or "?"
    if "(" in columns[1]:
        return f"index '{error.diag.constraint_name}'"
    return ", ".join(f"{error.diag.table_name}.{name.strip()}" for name in columns[1].split(","))
