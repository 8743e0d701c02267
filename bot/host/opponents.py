"""Computer opponents. They think in processes of their own, from a situation alone."""

from __future__ import annotations

import logging
from collections.abc import Hashable

from bot.workers import WorkerPool, WorkerTimeout
from engines.kernel import (
    Answer,
    Decision,
    Foreseen,
    Level,
    Observation,
    Reason,
    as_answer,
    choose,
    foresee,
    reason,
)
from engines.registry import GAMES

log = logging.getLogger(__name__)

THOUGHT = 20.0
"""Seconds that a thought may take; the longest of the hard computers takes a few on a slow machine."""
GREEDY_THOUGHT = 5.0
"""Seconds for the answer that is given in place of a thought that did not end."""


def think(observation: Observation, decision: Decision, level: Level, seed: str) -> Answer:
    """Return the computer's answer. Runs in a worker process."""
    return choose(GAMES[observation.game], observation, decision, level, seed)


def advise(observation: Observation, decision: Decision, level: Level, seed: str) -> Reason:
    """Return what a computer would answer, and why. Runs in a worker process."""
    return reason(GAMES[observation.game], observation, decision, level, seed)


def look_ahead(observation: Observation, seed: str) -> Foreseen | None:
    """Return what a seat will probably be asked next. Runs in a worker process."""
    return foresee(GAMES[observation.game], observation, seed)


class Opponents:
    """Thinkers. There is always an answer, whatever becomes of a thought."""

    def __init__(self, processes: int, seconds: float = THOUGHT) -> None:
        """Use so many processes; with none the thinking is done in a thread, as tests like it."""
        self._worker_pool = WorkerPool(processes)
        self._seconds = seconds

    @property
    def is_thinking(self) -> bool:
        """Whether somebody waits for a computer's answer or advice."""
        return self._worker_pool.busy > 0

    async def answer(
        self, observation: Observation, decision: Decision, level: Level, seed: str, whose: Hashable = None
    ) -> Answer:
        """Return the computer's answer without blocking the loop; the servers, `whose`, take turns.

        After a thought that takes too long, or fails, the greedy answer takes
        its place, and after that the passive one, which needs no thought.
        """
        attempts: list[tuple[Level, float]] = [(level, self._seconds)]
        if level != "easy":
            attempts.append(("easy", min(GREEDY_THOUGHT, self._seconds)))
        for how, seconds in attempts:
            try:
                return await self._worker_pool.do(seconds, whose, think, observation, decision, how, seed)
            except WorkerTimeout as error:
                log.warning("a thought about %s (%s) was ended: %s", observation.game, how, error)
            except Exception as error:  # rules that break in a dream must not end the match
                log.warning("a thought about %s (%s) failed: %r", observation.game, how, error)
        return _passive(decision)

    async def advise(
        self, observation: Observation, decision: Decision, level: Level, seed: str, whose: Hashable = None
    ) -> Reason:
        """Return what a computer would answer, and why; no reason where that takes too long, or fails."""
        try:
            return await self._worker_pool.do(
                self._seconds, whose, advise, observation, decision, level, seed
            )
        except Exception as error:  # rules that break in a dream must not end the match
            log.warning("advice in %s failed: %r", observation.game, error)
            return Reason(await self.answer(observation, decision, "easy", seed, whose))

    async def foresee(self, observation: Observation, seed: str, whose: Hashable = None) -> Foreseen | None:
        """Return what a seat will probably be asked next; None where that cannot be told."""
        try:
            return await self._worker_pool.do(GREEDY_THOUGHT, whose, look_ahead, observation, seed)
        except Exception as error:  # rules that break in a dream must not end the match
            log.warning("a look ahead in %s failed: %r", observation.game, error)
            return None

    def close(self) -> None:
        """Stop thinking at once."""
        self._worker_pool.close()


def _passive(decision: Decision) -> Answer:
    """Return the default answer, else the first."""
    return as_answer(decision.default) if decision.default is not None else next(decision.answers())
