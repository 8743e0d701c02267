"""Group commit: one writer, one transaction for all that has gathered."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from bot.store.errors import Closed
from bot.store.sql import Rows, Statement

GROUP_LIMIT = 64
"""Batches in one commit: some 5 ms of work for whole moves, which a slow disk's 3 ms do not double.

More would keep the interpreter from the event loop, and wake too many tasks at once.
"""


class Batch:
    """Statements that count together or not at all, and who waits for them."""

    __slots__ = ("done", "error", "rows", "statements")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[Rows]) -> None:
        self.statements = statements
        self.done = done
        self.rows: Rows = ()
        self.error: Exception | None = None

    def wake(self) -> None:
        """Give the rows, or the error, to who waits."""
        if self.done.done():  # who waited was cancelled
            return
        if self.error:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.rows)


class Commits(Protocol):
    """A connection through which groups are written."""

    async def commit(self, group: Sequence[Batch]) -> None:
        """Write batches in one transaction; one that fails has its error, and spoils itself only."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...


class Writer:
    """Gathers what is to be written, and writes it as groups. `commits` counts transactions."""

    def __init__(self, connection: Commits) -> None:
        self.commits = 0
        self.on_mail: Callable[[], None] = lambda: None
        """Called when something for the outbox is safe on disk."""
        self.took: Callable[[float], object] = lambda _: None
        """Told how many seconds a group took to be written, or refused."""
        self._connection = connection
        self._waiting: deque[Batch] = deque()
        self._arrived = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._work(), name="store writer")

    async def write(self, *statements: Statement) -> Rows:
        """Run the statements as one and return the rows of the last, when they are safe on disk.

        Raises AlreadyDone, Changed, CannotWrite or Closed; nothing of the batch is then written.
        Who is cancelled while waiting does not know whether it was.
        """
        if self._closing:
            raise Closed
        batch = Batch(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(batch)
        self._arrived.set()
        rows = await batch.done
        if any(statement.enqueues for statement in statements):
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
        group = [self._waiting.popleft() for _ in range(min(len(self._waiting), GROUP_LIMIT))]
        begin = time.perf_counter()
        await self._connection.commit(group)
        self.took(time.perf_counter() - begin)
        self.commits += 1
        for batch in group:
            batch.wake()
