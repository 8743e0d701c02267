"""Learning as a whole: who teaches, and who posts a puzzle each day."""

from __future__ import annotations

from collections.abc import Callable

from bot.learning.daily import Daily
from bot.learning.teacher import Teacher
from bot.store import Store
from bot.workers import WorkerPool


class LearningFeature:
    """Learning as a feature: the teacher and the puzzle of the day. One per process."""

    def __init__(self, store: Store, worker_pool: WorkerPool, now: Callable[[], float]) -> None:
        """Put its parts together, by this clock."""
        self.teacher = Teacher(store, worker_pool, now)
        self.daily = Daily(store, now)

    async def start(self) -> None:
        """Post what has fallen due while no process ran."""
        self.daily.alarm.wake()

    async def stop(self) -> None:
        """Finish what is under way."""
        await self.daily.alarm.close()

    def match_over(self, match_id: int) -> None:
        """Do nothing: lessons are no matches."""

    async def times_moved(self) -> None:
        """Do nothing: no time is told here."""
