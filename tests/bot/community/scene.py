"""Ageing over a desk with its store, and the servers that have Herald."""

from __future__ import annotations

from bot.community.ageing import Ageing
from bot.community.batches import Batches
from bot.community.departures import Departures
from bot.ladder.rater import Rater
from bot.store import Slot, Statement, Store
from bot.store.privacy.periods import DAY
from tests.bot.matches.scene import GUILD, Host

KEEP = 100


class Years(Host):
    """A host that ages."""

    def __init__(self, store: Store, keep_days: int = KEEP, slot: Slot | None = None) -> None:
        super().__init__(store)
        if slot is not None:
            store.slot = slot
        self.present: set[int] | None = {GUILD}
        self.lost: list[int] = []
        self.batches = Batches(self.match_service, pause=0.0)
        self.departures = Departures(store, self.now, lambda: self.present, self._channel_lost, self.batches)
        self.rater = Rater(store, self.now)
        self.ageing = Ageing(store, self.now, self.rater, self.departures, self.batches, keep_days)

    def now(self) -> float:
        return self.time

    async def _channel_lost(self, channel_id: int) -> None:
        self.lost.append(channel_id)

    async def over(self, days_ago: float) -> int:
        """Make a match that ended so long ago."""
        session = await self.begin()
        await self.match_service.concede(session.id, self.press(11))
        sql = "UPDATE matches SET updated = :at WHERE id = :id"
        await self.store.writer.write(Statement(sql, {"at": self.time - days_ago * DAY, "id": session.id}))
        return session.id

    async def days(self, count: int) -> None:
        """Let days pass, with a look on each."""
        for _ in range(count):
            self.time += DAY
            await self.ageing.look()

    async def matches(self) -> set[int]:
        """The matches that are there."""
        return {row["id"] for row in await self.store._reader.rows("SELECT id FROM matches")}
