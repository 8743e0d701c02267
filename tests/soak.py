"""Play, count and kill for a long time: `make soak SECONDS=600`.

`python -m tests.soak --game GAME --seed SEED` repeats one match of the first part.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom

from engines.registry import GAMES
from tests.soaking import kills, likeness, plays

PLAYS, LIKENESS = 0.15, 0.2
"""Shares of the time for random play and for greedy games; the kills get the rest."""
MUST_KILL, IN_SECONDS = 200, 600
"""Kills that a run of so many seconds must survive."""


def main() -> int:
    """Run all parts and return 0 when nothing was found."""
    chosen = _parser().parse_args()
    try:
        if chosen.seed is not None:
            for game in GAMES.values() if chosen.game is None else [GAMES[chosen.game]]:
                tell(
                    f"{game.id}, seed {chosen.seed}: {plays.play_or_tell(game, chosen.seed)} moments checked"
                )
            return 0
        soak(chosen.seconds)
    except AssertionError as error:
        tell(f"FAILED: {error}")
        return 1
    tell("nothing found")
    return 0


def soak(seconds: float) -> None:
    """Split the time among the parts. What is begun is ended, so it may take longer.

    Raises AssertionError with a sentence.
    """
    tell("random play through the conformance suite")
    plays.play_for(seconds * PLAYS, SystemRandom().randrange(10**9), tell)
    tell("greedy games against the rules page")
    likeness.compare(seconds * LIKENESS, tell)
    # A long match may have outlasted its share; the kills have theirs in any case.
    left = seconds * (1 - PLAYS - LIKENESS)
    seed = SystemRandom().randrange(10**9)
    tell(f"kills at moments of seed {seed}; of a second bot besides, disks fail and Discord goes away")
    with ThreadPoolExecutor(2) as pool:
        quiet = pool.submit(kills.kill_often, left, None, Random(seed), tell)
        failing = pool.submit(kills.kill_often, left, None, Random(seed), tell, faults=True)
        tally = quiet.result()
        tally.add(failing.result())
    tell(
        f"killed {tally.kills} times: {tally.answers} acknowledged answers, {tally.changes} changes and"
        f" {tally.shown} messages shown are all there; {tally.finished} matches finished and replayed"
        f" ({tally.undone} answers taken back in them)"
    )
    if seconds >= IN_SECONDS and tally.kills < MUST_KILL:
        raise AssertionError(f"only {tally.kills} kills in {seconds:.0f} s, {MUST_KILL} are asked for")


def tell(line: str) -> None:
    """Print a line at once, with the time."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {line}\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--seed", type=int)
    return parser


if __name__ == "__main__":
    sys.exit(main())
