"""Holding a slot: a connection for nothing else, whose end is the end of the slot.

The locks are those of a session, which the server itself takes back when its holder dies. Whoever works with
the database shares one more, so that a tool which must be alone, and another number of slots, wait for all.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self

import psycopg
from psycopg.rows import DictRow, dict_row

from bot.store.address import shown
from bot.store.errors import ClockOff, InUse, NoSessions, ShardsDiffer, SlotsDiffer
from bot.store.opened import Waits
from bot.store.partition import SHARDS, WHOLE, Slot
from bot.store.peers import LEAVE
from bot.store.postgres.connections import ADAPTERS, OPTIONS, opening_error
from bot.store.postgres.peers import CHANNEL
from bot.store.postgres.schema import HERALD, OWNER, SLOT, prepare

log = logging.getLogger(__name__)

TRY_EVERY = 0.1
"""Seconds between two attempts of a spare to take a slot."""
LOOK_EVERY = 5.0
"""Seconds between two looks of a spare for owners that have stopped without dying."""
STOPPED = 30.0
"""Seconds without a beat after which an owner is taken to be stopped: the kernel answers for it still."""
SKEW = 2.0
"""Seconds by which the clock of a machine may differ from the server's: deadlines are shared."""
ALONE_WITHIN = "5s"
"""How long is waited for who is alone with the database: they may just be leaving."""
_OPTIONS: dict[str, Any] = {
    **OPTIONS,
    # A server that is gone without a word is told within some five seconds.
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
}
HOLDER = "SELECT holder FROM slots WHERE holder <> '' ORDER BY since DESC LIMIT 1"
"""Who came last, for whom they keep out."""
_TAKE = f"""
    SELECT slot FROM generate_series(0, CAST(%s AS INTEGER) - 1) AS slot
    WHERE pg_try_advisory_lock({HERALD}, {SLOT} + slot) LIMIT 1
"""
_STOPPED = f"""
    SELECT slot, pg_terminate_backend(pid) FROM slots
    JOIN pg_locks ON locktype = 'advisory' AND classid::bigint = {HERALD} AND objid::bigint = {SLOT} + slot
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    WHERE granted AND greatest(beat, since) < extract(epoch FROM clock_timestamp()) - %s
"""


def ask_to_leave(url: str, slot: int) -> None:
    """Ask who has a slot to let it go. Raises CannotOpen."""
    try:
        with psycopg.connect(url, **OPTIONS) as connection:
            connection.execute("SELECT pg_notify(%s, %s)", (f"{CHANNEL}{slot}", LEAVE))
    except psycopg.Error as error:
        raise opening_error(error, url) from error


class SlotHold:
    """Held from `open` to `release`, or to the end of the process or of the line."""

    def __init__(
        self,
        url: str,
        connection: psycopg.AsyncConnection[DictRow],
        slots: int | None,
        shards: int | None,
    ) -> None:
        self._url = url
        self._connection = connection
        self._slots = slots
        self._shards = shards
        self._watching: asyncio.Task[None] | None = None
        self.is_alone = slots is None
        """Whether no other process works with the database."""
        self.lost = asyncio.Event()
        """Set when the line has gone, and the slot with it."""
        self.asked = asyncio.Event()
        """Set when the slot is to be let go."""
        self.on_word: Callable[[str], None] = lambda _: None
        """Called with what else others tell who has the slot."""

    @classmethod
    async def open(cls, url: str, slots: int | None, shards: int | None) -> Self:
        """Connect, migrate what is there, and be one of those who share so many slots; without them, alone.

        Raises InUse, ClockOff, NoSessions, and what `prepare` raises.
        """
        try:
            if slots is not None:
                await asyncio.to_thread(prepare, url)
            connection = await psycopg.AsyncConnection[DictRow].connect(
                url, row_factory=dict_row, context=ADAPTERS, **_OPTIONS
            )
        except psycopg.Error as error:
            raise opening_error(error, url) from error
        hold = cls(url, connection, slots, shards)
        try:
            await hold._check_sessions()
            hold.is_alone = await hold._locked(f"pg_try_advisory_lock({HERALD}, {OWNER})")
            if slots is None:
                if not hold.is_alone:
                    raise InUse(path=shown(url), holder=await hold._holder())
                await asyncio.to_thread(prepare, url)
            else:
                await hold._check_clock()
        except psycopg.Error as error:
            await connection.close()
            raise opening_error(error, url) from error
        except BaseException:
            await connection.close()
            raise
        return hold

    async def take(self, waits: Waits) -> Slot:
        """Wait until a slot is free, and take it; all of them as one, where nobody shares.

        Raises InUse, SlotsDiffer, ShardsDiffer, CannotOpen.
        """
        slot = WHOLE
        if self._slots is not None:
            try:
                await self._share(self._slots)
                slot = Slot(await self._number(self._slots, waits), self._slots)
                await self._run(f"LISTEN {CHANNEL}{slot.number}")
            except psycopg.Error as error:
                raise opening_error(error, self._url) from error
        self._watching = asyncio.create_task(self._watch(), name="slot")
        return slot

    async def release(self) -> None:
        """Let go of everything."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self._connection.close()

    async def _share(self, slots: int) -> None:
        """Let others in who share as many slots, and shards.

        Raises InUse where one must be alone, SlotsDiffer or ShardsDiffer.
        """
        try:
            await self._run(f"SET lock_timeout = '{ALONE_WITHIN}'")
            await self._run(f"SELECT pg_advisory_lock_shared({HERALD}, {OWNER})")
        except psycopg.errors.LockNotAvailable as error:
            raise InUse(path=shown(self._url), holder=await self._holder()) from error
        if self.is_alone:
            await self._run(f"SELECT pg_advisory_unlock({HERALD}, {OWNER})")
            self.is_alone = False
        found = await self._told("slots") or 1
        if found != slots:
            raise SlotsDiffer(path=shown(self._url), found=found, wanted=slots)
        found = await self._told(SHARDS)
        if found is not None and self._shards is not None and found != self._shards:
            raise ShardsDiffer(path=shown(self._url), found=found, wanted=self._shards)

    async def _told(self, key: str) -> int | None:
        """Return a number that the first of those who share has written down; None for none."""
        row = await self._run("SELECT value FROM meta WHERE key = %s", key)
        return int(row["value"]) if row else None

    async def _number(self, slots: int, waits: Waits) -> int:
        """Take the first slot that becomes free. One that has stopped would keep its own: it is ended."""
        told, looks_again = False, 0.0
        while True:
            row = await self._run(_TAKE, slots)
            if row is not None:
                return row["slot"]
            if not told:
                log.info("all %d slots are taken: this process waits as a spare", slots)
                told = True
                await waits()
            if time.monotonic() > looks_again:
                looks_again = time.monotonic() + LOOK_EVERY
                ended = await self._run(_STOPPED, STOPPED)
                if ended is not None:
                    log.warning("the owner of slot %d has stopped, and is ended", ended["slot"])
                    continue
            await asyncio.sleep(TRY_EVERY)

    async def _check_sessions(self) -> None:
        """Refuse what deals out its connections anew for each transaction: no lock would last there.

        Two clients of such a pooler that rest are both given the connection that was free last.
        """
        async with await psycopg.AsyncConnection[DictRow].connect(
            self._url, row_factory=dict_row, **_OPTIONS
        ) as other:
            pids = [
                row["pid"] if (row := await each.fetchone()) else None
                for each in [
                    await connection.execute("SELECT pg_backend_pid() AS pid", prepare=False)
                    for connection in (self._connection, other)
                ]
            ]
        if len(set(pids)) == 1:
            raise NoSessions(path=shown(self._url))

    async def _check_clock(self) -> None:
        before = time.time()
        row = await self._run("SELECT extract(epoch FROM clock_timestamp())::float8 AS now")
        after = time.time()
        assert row is not None
        off = max(before - row["now"], row["now"] - after)
        if off > SKEW:
            raise ClockOff(path=shown(self._url), seconds=round(off))

    async def _holder(self) -> str:
        """Return what a holder has written about itself, or a question mark."""
        with suppress(psycopg.Error):
            row = await self._run(HOLDER)
            if row is not None:
                return str(row["holder"])
        return "?"

    async def _locked(self, lock: str) -> bool:
        row = await self._run(f"SELECT {lock} AS held")
        return row is not None and bool(row["held"])

    async def _run(self, sql: str, *values: float | str) -> DictRow | None:
        """Run a statement; return its first row."""
        found = await self._connection.execute(sql.encode(), values or None)
        return await found.fetchone() if found.description else None

    async def _watch(self) -> None:
        """Listen to the line until it ends."""
        try:
            async for told in self._connection.notifies():
                if told.payload == LEAVE:
                    self.asked.set()
                else:
                    self.on_word(told.payload)
        except psycopg.Error as error:
            log.error("the connection that holds the slot is lost: %s", type(error).__name__)
        finally:
            self.lost.set()
