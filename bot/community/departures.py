"""Departures: a server that sends Herald away is kept for a while, then all that belongs to it goes.

An outage is none: Discord says then that a server is unavailable, and it stays among those that have Herald.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from bot.community.batches import Batches
from bot.store import Store
from bot.store.privacy.periods import DAY, rules_of_server
from bot.store.privacy.retention import DUE

log = logging.getLogger(__name__)

GRACE_DAYS = 30
"""Days for which a server that has sent Herald away may come back to what it had."""


class Departures:
    """Deletes what servers left behind after their grace period; one per process, for its slot."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        present: Callable[[], Collection[int] | None],
        channel_lost: Callable[[int], Awaitable[None]],
        batches: Batches,
    ) -> None:
        """Ask for the servers that have Herald, None while that is not known, and tell of lost channels."""
        self._store = store
        self._now = now
        self._present = present
        self._channel_lost = channel_lost
        self._batches = batches
        self._gone: dict[int, float] = {}
        """Servers that have sent Herald away, as far as is known here, and when."""

    async def left(self, guild_id: int) -> None:
        """Note that a server has sent Herald away, and let the clocks of its matches stand."""
        await self._store.retention.server_left(guild_id, self._now())
        self._gone = await self._store.retention.servers_gone()
        for channel_id in await self._store.retention.channels(guild_id):
            await self._channel_lost(channel_id)

    async def came(self, *guild_ids: int) -> None:
        """Note that servers have Herald: one that has sent it away is as it was, if it is not too late."""
        for guild_id in self._gone.keys() & set(guild_ids):
            if self._gone.pop(guild_id) == DUE:  # half of it may be gone
                await self._delete(guild_id)
            else:
                await self._store.retention.server_back(guild_id)

    async def compare(self) -> None:
        """Note who has come and gone while no process ran."""
        present = self._present()
        if present is None:
            return
        self._gone = await self._store.retention.servers_gone()
        await self.came(*present)
        for guild_id in sorted(await self._store.retention.servers() - set(present) - self._gone.keys()):
            if self._store.slot.has(guild_id):
                await self.left(guild_id)

    async def look(self, time: float) -> None:
        """Delete what belongs to servers that left long enough ago, by the clock of retention."""
        present = self._present()
        if present is None:
            return
        for guild_id, since in (await self._store.retention.servers_gone()).items():
            due = since == DUE or (since + GRACE_DAYS * DAY <= time and guild_id not in present)
            if due and self._store.slot.has(guild_id):
                await self._delete(guild_id)

    async def _delete(self, guild_id: int) -> None:
        """Delete all of a server. Cut off, it is gone on with at the next look: its row goes last."""
        retention = self._store.retention
        await retention.server_due(guild_id)
        for rule in rules_of_server():
            find = partial(retention.of_server, rule, guild_id)
            delete = partial(retention.delete_of_server, rule, guild_id)
            await self._batches.delete(rule, find, delete)
            if self._batches.stopping:
                return
        log.info("what belonged to a server that sent Herald away %d days ago is gone", GRACE_DAYS)
