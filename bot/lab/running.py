"""A run from its folder: what was played before is not played again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from bot.lab.folder import RunFolder
from bot.lab.processes import Players
from bot.lab.setup import RunSetup
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.runs import Findings, carry_out, run

Watcher = Callable[[Sequence[Chunk], Sums], None]
"""Is told of each batch that was played, and of the sums of all meetings so far."""


def go_on(
    folder: RunFolder,
    setup: RunSetup,
    processes: int,
    seconds: float | None = None,
    watch: Watcher | None = None,
) -> Findings:
    """Carry a run out, or go on with it, and return what it comes to. Raises OSError.

    No batch is begun once so many seconds have gone by. What is found depends on the setup alone if the run
    comes to its end, however often it was killed and however many processes play it.
    """
    known, total = folder.pieces(), Sums()
    until = None if seconds is None else time.monotonic() + seconds
    players = Players(setup, processes)

    def do(batch: Sequence[Chunk]) -> Sums | None:
        missing = [chunk for chunk in batch if chunk.name not in known]
        if missing and until is not None and time.monotonic() >= until:
            return None
        for chunk, sums in players.play(missing):
            folder.add(chunk.name, sums)
            known[chunk.name] = sums
        found = Sums()
        for chunk in batch:
            found.update(known[chunk.name])
        if batch[0].work == "matches":
            total.update(found)
        if watch is not None:
            watch(batch, total)
        return found

    try:
        return carry_out(run(setup.arena(), setup.plan()), do)
    finally:
        players.close()
