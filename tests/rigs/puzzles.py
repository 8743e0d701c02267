"""Mine puzzles: `python -m tests.rigs.puzzles neo_noble` writes forty to the game's `lessons/wins.jsonl`.

`--first 200` begins with another match, `--count 10` wants fewer. Progress goes to standard error.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import count
from pathlib import Path

from engines.lab.puzzles.mining import mined
from engines.registry import GAMES

ROOT = Path(__file__).parent.parent.parent


def main() -> None:
    """Mine until there are enough."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    game, found = GAMES[arguments.game], list[str]()
    for number in count(arguments.first):
        puzzle = mined(game, f"{game.id} {number}")
        if puzzle is not None:
            found.append(puzzle.model_dump_json(exclude_defaults=True) + "\n")
            print(number, len(found), puzzle.stars, f"{time.process_time():.0f} s", file=sys.stderr)
            file = ROOT / "engines" / game.id / "lessons" / "wins.jsonl"
            file.write_text("".join(found), encoding="utf-8")
        if len(found) == arguments.count:
            return


if __name__ == "__main__":
    main()
