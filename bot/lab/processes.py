"""Processes that play the pieces of a run, beside and behind everything else."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, as_completed
from functools import partial

from bot.lab.setup import RunSetup
from bot.workers import stand_back, workers
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.playing import Arena
from engines.lab.runs import Plan, work

_setups: list[tuple[Arena, Plan]] = []
"""What the processes of one run play: each has read it once."""


def half_of_the_cores() -> int:
    """Return how many processes the lab has, if nothing is said."""
    return max(1, (os.cpu_count() or 1) // 2)


class Players:
    """So many processes that play pieces; with none they are played here."""

    def __init__(self, setup: RunSetup, processes: int) -> None:
        self._here = (setup.arena(), setup.plan())
        self._pool = workers(processes, partial(_prepare, setup.model_dump_json())) if processes else None

    def play(self, chunks: Sequence[Chunk]) -> Iterator[tuple[Chunk, Sums]]:
        """Yield the sums of pieces as they are played, in any order."""
        if self._pool is None:
            yield from ((chunk, work(*self._here, chunk)) for chunk in chunks)
            return
        waiting: dict[Future[dict[str, int]], Chunk] = {
            self._pool.submit(_work, tuple(chunk)): chunk for chunk in chunks
        }
        for future in as_completed(waiting):
            yield waiting[future], Sums(future.result())

    def close(self) -> None:
        """End the processes, as soon as they have played the pieces that they have begun."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def _prepare(setup: str) -> None:
    """Make a process ready: it stands back, and reads the decks."""
    stand_back()
    read = RunSetup.model_validate_json(setup)
    _setups[:] = [(read.arena(), read.plan())]


def _work(chunk: tuple[object, ...]) -> dict[str, int]:
    """Play a piece in this process."""
    return dict(work(*_setups[0], Chunk._make(chunk)))
