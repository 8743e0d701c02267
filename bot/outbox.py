"""Sends what waits in the outbox: again after a restart, again after a failure, newest state first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.store import OutboxRow, Store
from bot.trouble import Trouble, trouble

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Messages under way at the same time; discord.py keeps to the limits of each channel."""
MOST_ATTEMPTS = 12
"""Attempts after which a message is given up. The next change of the match makes a new one."""
PATIENCE = 3.0
"""Seconds that what is under way gets at the end."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before the second attempt, doubled for each further one up to the longest."""


class Sender:
    """One for the process. It has no task while there is nothing to send."""

    def __init__(
        self, store: Store, now: Callable[[], float], deliver: Callable[[OutboxRow], Awaitable[None]]
    ) -> None:
        self._store = store
        self._now = now
        self._deliver = deliver
        self._taking: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._again = False
        self._closed = False

    def poke(self) -> None:
        """Look into the outbox now."""
        self._again = True
        if not self._closed and (self._taking is None or self._taking.done()):
            self._taking = asyncio.create_task(self._take(), name="outbox")

    async def _take(self) -> None:
        """Start sending what is due, as far as there is room; whatever ends pokes again."""
        due: float | None = None
        while self._again:
            self._again = False
            room = AT_ONCE - len(self._sending)
            if not room:
                return
            rows = await self._store.outbox.take(self._now(), room)
            for row in rows:
                task = asyncio.create_task(self._send(row), name=f"send {row.kind}")
                self._sending.add(task)
                task.add_done_callback(self._sent)
            if len(rows) == room:
                return
            due = await self._store.outbox.next_time()  # a poke meanwhile looks once more
        if self._timer is not None:
            self._timer.cancel()
        if due is not None and due > self._now() and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(due - self._now(), self.poke)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self.poke()

    async def _send(self, row: OutboxRow) -> None:
        try:
            await self._deliver(row)
        except discord.HTTPException as error:
            if trouble(error) is Trouble.LATER and row.attempts < MOST_ATTEMPTS:
                await self._later(row)
                return
            log.warning("%s of match %s was not sent: %s", row.kind, row.match_id, error)
        except (OSError, TimeoutError, aiohttp.ClientError) as error:  # the line to Discord is down
            log.info("%s of match %s waits for the line: %s", row.kind, row.match_id, error)
            await self._later(row)
            return
        except Exception:  # what cannot be made must not hold up the rest
            log.exception("%s of match %s could not be made", row.kind, row.match_id)
        await self._store.outbox.done(row)

    async def _later(self, row: OutboxRow) -> None:
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**row.attempts)
        await self._store.outbox.retry(row, self._now() + pause)

    async def close(self) -> None:
        """Finish what is under way, if that is soon done; the rest waits in the store."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._taking is not None:
            await asyncio.gather(self._taking, return_exceptions=True)
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=PATIENCE)
            for task in late:  # its row stays in the store, and is sent after the next start
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
