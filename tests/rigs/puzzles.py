"""Mine puzzles: `python -m tests.rigs.puzzles neo_noble` fills the game's `lessons/wins.jsonl` up to forty.

It goes on after the match of the last one that is kept there. With `--again` the matches of those that are
kept are mined first, so what is no puzzle any more is dropped. Progress goes to standard error.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from itertools import chain, count
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
    parser.add_argument("--again", action="store_true")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    file = ROOT / "engines" / game.id / "lessons" / "wins.jsonl"
    kept = [] if arguments.again or not file.exists() else puzzles_in(file)
    seeds = ids_in(file) if file.exists() else []
    first = int(seeds[-1].rpartition(" ")[-1]) + 1 if seeds else 0
    found = [written(puzzle) for puzzle in kept]
    for seed in chain(seeds if arguments.again else (), (f"{game.id} {number}" for number in count(first))):
        if len(found) >= arguments.count:
            break
        puzzle = mined(game, seed)
        if puzzle is not None:
            found.append(written(puzzle))
            print(seed, len(found), puzzle.stars, f"{time.process_time():.0f} s", file=sys.stderr)
            file.write_text("".join(found), encoding="utf-8")


def ids_in(file: Path) -> list[str]:
    """Return the seeds of a file's puzzles, also of those that were written before a change of the form."""
    return [json.loads(line)["id"] for line in file.read_text(encoding="utf-8").splitlines()]


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as a line."""
    return puzzle.model_dump_json() + "\n"


if __name__ == "__main__":
    main()
