"""Whether cards do what is printed on them: every shape of a game's card language, built and played.

`python -m tests.rigs.promise neo_noble` examines all of them, which takes minutes; `make test` a sample. The
examination itself is a game's own: `tests/engines/<game>/cards/promise.py`, `examine(whole) -> list[str]`.
So is, in `idle.py` (Magic: `meant.py`), whether each deed changes any table, by what it is done to.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

GAMES = sorted(path.parents[1].name for path in Path(__file__).parents[1].glob("engines/*/cards/promise.py"))


def examine(game: str, *, whole: bool) -> list[str]:
    """Return what a game's cards promise and do not keep, as sentences."""
    faults: list[str] = import_module(f"tests.engines.{game}.cards.promise").examine(whole)
    if find_spec(deeds := f"tests.engines.{game}.cards.idle") is not None:
        faults += import_module(deeds).idle(whole=whole)
    return faults


def main(arguments: list[str]) -> int:
    """Examine the games that are named; 1 when some promise is not kept."""
    if not arguments or set(arguments) - set(GAMES):
        print(f"usage: python -m tests.rigs.promise {'|'.join(GAMES)}")
        return 2
    kept = True
    for game in arguments:
        began = time.monotonic()
        faults = examine(game, whole=True)
        print(*faults, sep="\n", end="\n" if faults else "")
        print(f"{game}: {len(faults)} promises not kept; {time.monotonic() - began:.0f} s")
        kept = kept and not faults
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
