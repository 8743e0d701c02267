"""Sends people in the morning what awaits them, if they want that."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.messages import Morning
from bot.host.poller import Poller
from bot.matches.hours import next_morning
from bot.store import Store


class DailyDigest:
    """Sends each person the list of what awaits them. One per process: a feature that hears of time alone."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self.alarm = Poller("mornings", now, self.look)

    async def look(self) -> None:
        """Send what is due, and look again when the next is; what was missed comes once."""
        if not self._store.slot.is_first:  # who has the first slot looks after persons
            return
        now, preferences = self._now(), self._store.preferences
        for user_id in await preferences.mornings_due(now):
            due = next_morning(await preferences.user(user_id), now)
            await preferences.set_morning(user_id, due, Morning(user_id).to_row(), now)
        due = await preferences.next_morning()
        if due is not None:
            self.alarm.at(due)

    async def chosen(self, user_id: int) -> None:
        """Go by what a person has chosen now."""
        due = next_morning(await self._store.preferences.user(user_id), self._now())
        await self._store.preferences.set_morning(user_id, due)
        self.alarm.wake()

    async def start(self) -> None:
        """Send what has fallen due while no process ran."""
        self.alarm.wake()

    async def stop(self) -> None:
        """Finish what is under way."""
        await self.alarm.close()

    def match_over(self, match_id: int) -> None:
        """Do nothing: the list is made when it is sent."""

    async def times_moved(self) -> None:
        """Do nothing: times are told when the list is sent."""
