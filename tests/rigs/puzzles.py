"""Mine puzzles: `python -m tests.rigs.puzzles neo_noble` fills the game's `lessons/wins.jsonl` up to forty.

It goes on after the match of the last one that is kept there. Progress goes to standard error.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import count
from pathlib import Path

from engines.lab.puzzles.mining import mined
from engines.lab.puzzles.puzzle import Puzzle, puzzles_in
from engines.registry import GAMES

ROOT = Path(__file__).parent.parent.parent


def main() -> None:
    """Mine until there are enough."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=int, default=40)
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    file = ROOT / "engines" / game.id / "lessons" / "wins.jsonl"
    kept = puzzles_in(file) if file.exists() else []
    found = [written(puzzle) for puzzle in kept]
    first = int(kept[-1].id.rpartition(" ")[-1]) + 1 if kept else 0
    for number in count(first):
        if len(found) >= arguments.count:
            return
        puzzle = mined(game, f"{game.id} {number}")
        if puzzle is not None:
            found.append(written(puzzle))
            print(number, len(found), puzzle.stars, f"{time.process_time():.0f} s", file=sys.stderr)
            file.write_text("".join(found), encoding="utf-8")


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as a line."""
    return puzzle.model_dump_json() + "\n"


if __name__ == "__main__":
    main()
