"""Play a game until every card of its starter set has been played and every text of it has worked.

`python -m tests.rigs.coverage_of_cards soul_forger` plays matches between players of all sorts, with
ready-made decks and with decks at random, and tells after how many the last thing was seen. It fails when
something never was. What there is to see is a game's own: `tests/engines/<game>/cards/coverage.py`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

Thing: TypeAlias = tuple[str, str]
"""A card, and what of it has been seen: that it was played, a text, a way of summoning it."""
GAMES = sorted(path.parents[1].name for path in Path(__file__).parents[1].glob("engines/*/cards/coverage.py"))


def main() -> int:
    """Play until all is seen, or as long as allowed; return 0 when all was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=3_000, help="matches at most")
    given = parser.parse_args()
    game: Any = import_module(f"tests.engines.{given.game}.cards.coverage")
    missing: set[Thing] = game.wanted()
    found = Counter[Thing]()
    every, begin, number = len(missing), time.monotonic(), 0
    while missing and number < given.matches:
        found += game.play(number, sorted({name for name, _ in missing}))
        number += 1
        missing -= found.keys()
    for name, what in sorted(missing):
        print(f"never seen: {name}, {what}")
    rarest = ", ".join(f"{name} {what} {count}" for (name, what), count in found.most_common()[-5:])
    spent = time.monotonic() - begin
    print(f"{every - len(missing)} of {every} things seen in {number} matches, {spent:.0f} s")
    print(f"the rarest: {rarest}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
