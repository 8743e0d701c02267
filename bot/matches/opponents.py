"""Computer opponents. They think in processes of their own, from a situation alone."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor

from bot.workers import workers
from engines.kernel import Answer, Decision, Level, Situation, choose
from engines.registry import GAMES


def think(situation: Situation, decision: Decision, level: Level, seed: str) -> Answer:
    """Return the computer's answer. Runs in a worker process."""
    return choose(GAMES[situation.game], situation, decision, level, seed)


class Opponents:
    """A pool of thinkers."""

    def __init__(self, processes: int) -> None:
        """Use so many processes; with none the thinking is done in a thread, as tests like it."""
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, situation: Situation, decision: Decision, level: Level, seed: str) -> Answer:
        """Return the computer's answer without blocking the loop."""
        if self._processes == 0:
            return await asyncio.to_thread(think, situation, decision, level, seed)
        if self._pool is None:
            self._pool = workers(self._processes)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, situation, decision, level, seed)

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
