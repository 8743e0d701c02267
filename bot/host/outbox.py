"""Sends what waits in the outbox: again after a restart, again after a failure, newest state first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from enum import Enum
from math import inf
from typing import NamedTuple, TypeAlias

from bot.backoff import Backoff, concerning, log_failure
from bot.host.poller import Poller
from bot.matches.messages import BoardMessage
from bot.store import OutboxRow, Store, StoreError, Want
from bot.store.outbox.messages import OutboxLane, kinds_in, registered

log = logging.getLogger(__name__)


class Arrival(Enum):
    """What has become of a message that was to be sent."""

    SENT = "it is there, or nobody needs it any more"
    LATER = "it was refused for now: some attempts more"
    LINE_DOWN = "it did not even get through: again, however long that lasts"
    GIVEN_UP = "it will never be taken"


class LaneLimits(NamedTuple):
    """How the messages of a lane are sent; discord.py keeps to the limits of each channel."""

    lane: OutboxLane
    at_once: int
    """Messages under way at the same time."""
    after: str | None = None
    """Kind of the message of the same match that goes first."""


LANES = (
    LaneLimits(OutboxLane.PICTURES, 5),
    LaneLimits(OutboxLane.CALLS, 2, BoardMessage.kind),
    LaneLimits(OutboxLane.WORDS, 1),
    LaneLimits(OutboxLane.STATUSES, 2),
    LaneLimits(OutboxLane.THREADS, 1),
    LaneLimits(OutboxLane.NOTES, 8),
    LaneLimits(OutboxLane.MEETINGS, 2),
)
"""Pictures take their time, and what needs none does not wait for them; nobody waits for threads."""
MOST_ATTEMPTS = 12
"""Attempts after which a message is given up. The next change of the match makes a new one."""
MOST_UNMARKED = 256
"""Messages sent, but not marked so because the store takes nothing, after which no more are sent."""
PATIENCE = 1.0
"""Seconds that what is under way gets at the end."""
LOOK_EVERY = 1.0
"""Seconds after which it looks again where other processes may have left something to be sent."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds before the second attempt, doubled for each further one up to the longest."""

Deliver: TypeAlias = Callable[[OutboxRow], Awaitable[Arrival]]
"""Sends a message; whatever goes wrong at the other end is a fate, and no error."""
Mark: TypeAlias = Callable[[], Awaitable[object]]
"""Writes down what has become of a message."""


class Sender:
    """Sends what the store holds ready. One per process; no task while there is nothing to send."""

    def __init__(self, store: Store, now: Callable[[], float], deliver: Deliver) -> None:
        self._store = store
        self._now = now
        self._deliver = deliver
        self._sending: dict[asyncio.Task[None], OutboxLane] = {}
        self._marking: set[asyncio.Task[None]] = set()
        self._rests = 0.0
        """Until when nothing is sent."""
        self.alarm = Poller("outbox", now, self._look)

    def wake(self) -> None:
        """Look into the outbox now; while it cannot be read, when the pause is over."""
        self.alarm.wake()

    def rest(self, seconds: float) -> None:
        """Begin to send nothing for so long; what is under way goes on."""
        self._rests = self._now() + seconds
        self.wake()

    async def _look(self) -> None:
        """Start sending what is due, as far as there is room; whatever ends wakes it again."""
        now = self._now()
        if now < self._rests:
            self.alarm.at(self._rests)
            return
        due = await self._fill(now)
        if self._store.slot.of > 1:
            due = min(due or inf, now + LOOK_EVERY)
        if due is not None:
            self.alarm.at(due)

    async def _fill(self, now: float) -> float | None:
        """Fill the free slots of all lanes, and return when what is not due yet becomes so."""
        lanes = LANES if len(self._marking) < MOST_UNMARKED else ()
        wants = [Want(kinds_in(limits.lane), self._room(limits), limits.after) for limits in lanes]
        taken = await self._store.outbox.take_each(now, wants)
        for row in taken.rows:
            task = asyncio.create_task(self._send(row), name=f"send {row.kind}")
            self._sending[task] = registered()[row.kind].lane
            task.add_done_callback(self._sent)
        return taken.next

    def _room(self, limits: LaneLimits) -> int:
        return limits.at_once - sum(lane is limits.lane for lane in self._sending.values())

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.pop(task, None)
        self.wake()

    async def _send(self, row: OutboxRow) -> None:
        mark = await self._try(row)
        try:
            await mark()
        except Exception as error:  # until it is marked the row stays taken: nothing is sent twice
            log_failure(log, error, "%s of match %s cannot be marked as done with", row.kind, row.match_id)
            task = asyncio.create_task(self._mark(mark), name=f"mark {row.kind}")
            self._marking.add(task)
            task.add_done_callback(self._marking.discard)

    async def _try(self, row: OutboxRow) -> Mark:
        """Send a message, if that can be; return what notes the outcome."""
        try:
            with concerning(match=row.match_id, errand=row.kind):
                fate = await self._deliver(row)
            if fate is Arrival.LINE_DOWN or (fate is Arrival.LATER and row.attempts < MOST_ATTEMPTS):
                return self._later(row)
            if fate is not Arrival.SENT:
                log.warning("%s of match %s was not sent, and is given up", row.kind, row.match_id)
        except (StoreError, BrokenExecutor) as error:  # a disk or a process fails, and may come back
            log_failure(log, error, "%s of match %s waits", row.kind, row.match_id)
            if row.attempts < MOST_ATTEMPTS:
                return self._later(row)
        except Exception as error:  # what cannot be made must not hold up the rest
            log_failure(log, error, "%s of match %s could not be made", row.kind, row.match_id)
        return lambda: self._store.outbox.done(row)

    def _later(self, row: OutboxRow) -> Mark:
        pause = Backoff(FIRST_PAUSE, LONGEST_PAUSE, row.attempts).next()
        when = self._now() + pause
        return lambda: self._store.outbox.retry(row, when)

    async def _mark(self, mark: Mark) -> None:
        """Note what has become of a message as soon as the store takes it."""
        backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        while True:
            await asyncio.sleep(backoff.next())
            with suppress(Exception):
                await mark()
                self.wake()
                return

    async def close(self) -> None:
        """Finish what is under way, if that is soon done; the rest waits in the store."""
        await self.alarm.close()
        late: set[asyncio.Task[None]] = set()
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=PATIENCE)
        ended = [*late, *self._marking]  # their rows stay in the store, and are sent after the next start
        for task in ended:
            task.cancel()
        await asyncio.gather(*ended, return_exceptions=True)
