"""Measure what section 7 of the design sets bars for: one JSON line a figure; progress on standard error.

`python -m tests.bench --only desk` measures only the figures whose names begin so.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from tests.bot.competition import bench as tournaments
from tests.bot.store import bench as store
from tests.bot.tournaments.course import bench as organiser
from tests.measuring import desk, doors, engine, magic, memory, move, pace, soul_forger
from tests.measuring.figure import FULL, Figure, Size
from tests.render import bench as render

GROUPS: dict[str, Callable[[Size], Iterable[Figure]]] = {
    "picture": render.measure,  # first: it also measures a cold start
    "engine": engine.measure,
    "soul_forger": soul_forger.measure,
    "magic": magic.measure,
    "pace": pace.measure,
    "desk": desk.measure_moves,
    "store": store.measure,
    "restart": desk.measure_restart,
    "move": move.measure,
    "doors": doors.measure,
    "memory": memory.measure,
    "tournament": lambda size: chain(tournaments.measure(size), organiser.measure(size)),
}
"""What is measured, by the word that begins the figures' names."""


def measure(only: str, size: Size) -> Iterator[Figure]:
    """Yield the figures whose names begin so."""
    for group, figures in GROUPS.items():
        if not f"{group}:".startswith(only) and not only.startswith(f"{group}:"):
            continue
        begin = time.monotonic()
        sys.stderr.write(f"{group} ... (load {os.getloadavg()[0]:.1f})\n")
        yield from (figure for figure in figures(size) if figure.name.startswith(only))
        sys.stderr.write(f"{group}: {time.monotonic() - begin:.0f} s (load {os.getloadavg()[0]:.1f})\n")


def main() -> int:
    """Print the figures; return 1 when one misses its bar."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", default="", metavar="NAME", help="the beginning of the figures' names")
    only: str = parser.parse_args().only
    missed: list[str] = []
    found = False
    for figure in measure(only, FULL):
        found = True
        sys.stdout.write(f"{figure}\n")
        sys.stdout.flush()
        if figure.ok is False:
            missed.append(figure.name)
    if not found:
        sys.stderr.write(f"no figure begins with “{only}”; there are {', '.join(GROUPS)}.\n")
        return 2
    for name in missed:
        sys.stderr.write(f"missed its bar: {name}\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
