"""Play, count and kill for a long time: `make soak SECONDS=600`.

`python -m tests.rigs.soak --game GAME --seed SEED` repeats one match of the first part,
`python -m tests.rigs.soak --only tournaments --seed SEED` one event.
Several processes on PostgreSQL: `python -m tests.rigs.soak scale`, where they are killed and upgraded;
`… owners`, where people wait for the next one; `… fences`, two at once; `… writers`, eight in other orders.
`python -m tests.rigs.soak years` lets things age and servers leave while matches are played.
`python -m tests.rigs.soak faults` plants thirty faults and lets medium players show them: some hours.
`python -m tests.rigs.soak both` runs what else opens a store on a file and on PostgreSQL at once.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom

from engines.registry import GAMES
from tests.engines.lab.faults import FAULTS
from tests.rigs import faults
from tests.rigs.soaking import (
    doors,
    fences,
    kills,
    likeness,
    owners,
    plays,
    scale,
    tournaments,
    writers,
    years,
)
from tests.rigs.soaking.grounds import Kind, ground

PLAYS, LIKENESS, TOURNAMENTS = 0.15, 0.2, 0.15
"""Shares of the time for random play, greedy games and tournaments; the kills get the rest."""
MUST_KILL, IN_SECONDS = 200, 600
"""Kills that a run of so many seconds must survive."""


def main() -> int:
    """Run all parts and return 0 when nothing was found."""
    chosen = _parser().parse_args()
    try:
        match chosen.kind:
            case "both":
                on_both()
            case "doors":
                doors.soak(tell)
            case "faults":
                missed = faults.search(FAULTS, "medium")
                tell(f"{len(missed)} of {len(FAULTS)} planted faults were not found")
            case "owners":
                owners.soak(tell)
            case "fences":
                fences.soak(chosen.examples, chosen.seed or SystemRandom().randrange(10**9), tell)
            case "writers":
                writers.soak(chosen.seconds, chosen.seed or SystemRandom().randrange(10**9), tell)
            case "years":
                let_years_go_by(chosen)
            case "scale":
                plan = scale.Plan(
                    chosen.seconds, chosen.matches, chosen.servers, chosen.rate,
                    seed=chosen.seed or SystemRandom().randrange(10**9),
                )  # fmt: skip
                scale.soak(plan, tell)
            case _:
                _one_process(chosen)
    except AssertionError as error:
        tell(f"FAILED: {error}")
        return 1
    tell("nothing found")
    return 0


def on_both() -> None:
    """Run what else opens a store on both databases at once, which must say the same."""
    words = ["-n", "2", "--dist", "worksteal", "--database", "both", "-m", "not browser", "-q"]
    apart = ["--ignore", "tests/bot/store"]  # the store's own tests name their databases themselves
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *words, *apart, "tests/bot", "tests/e2e"], check=False
    )
    assert ran.returncode == 0, "the two databases do not say the same"


def let_years_go_by(chosen: argparse.Namespace) -> None:
    """Let days pass over a file, over a database of a server, or over one after the other."""
    kinds: tuple[Kind, ...] = ("sqlite", "postgres") if chosen.database == "both" else (chosen.database,)
    for kind in kinds:
        tell(f"years go by on {kind}")
        with ground(kind) as lent:
            years.soak(chosen.seconds, chosen.seed or SystemRandom().randrange(10**9), tell, lent)


def _one_process(chosen: argparse.Namespace) -> None:
    """Run or repeat what one process with its file goes through."""
    if chosen.seed is not None and chosen.only == "tournaments":
        tournaments.repeat(chosen.seed)
    elif chosen.seed is not None:
        for game in GAMES.values() if chosen.game is None else [GAMES[chosen.game]]:
            moments = plays.play_or_tell(game, chosen.seed, own=chosen.own_cards)
            tell(f"{game.id}, seed {chosen.seed}: {moments} moments checked")
    elif chosen.only == "tournaments":
        tally = tournaments.soak(chosen.seconds, Random(SystemRandom().randrange(10**9)), tell)
        judge(tally, chosen.seconds)
    else:
        soak(chosen.seconds)


def soak(seconds: float) -> None:
    """Split the time among the parts. What is begun is ended, so it may take longer.

    Raises AssertionError with a sentence.
    """
    tell("random play through the conformance suite")
    plays.play_for(seconds * PLAYS, SystemRandom().randrange(10**9), tell)
    tell("greedy games against an independent simulation")
    likeness.compare(seconds * LIKENESS, tell)
    tell("tournaments in every format")
    tournaments.soak(seconds * TOURNAMENTS, Random(SystemRandom().randrange(10**9)), tell)
    # A long match may have outlasted its share; the kills have theirs in any case.
    left = seconds * (1 - PLAYS - LIKENESS - TOURNAMENTS)
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


def judge(tally: tournaments.Tally, seconds: float) -> None:
    """Raise AssertionError where fewer events were played than are asked for."""
    events = sum(tally.events.values())
    if seconds >= tournaments.IN_SECONDS and events < tournaments.ASKED_FOR:
        raise AssertionError(
            f"only {events} events in {seconds:.0f} s, {tournaments.ASKED_FOR} are asked for"
        )


def tell(line: str) -> None:
    """Print a line at once, with the time."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {line}\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "kind",
        nargs="?",
        choices=["both", "doors", "faults", "scale", "owners", "fences", "writers", "years"],
        help="one kind alone, as told above",
    )
    parser.add_argument("--examples", type=int, default=1_000, help="interleavings of two owners")
    parser.add_argument(
        "--database", choices=["sqlite", "postgres", "both"], default="both", help="over which years go by"
    )
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--matches", type=int, default=50_000, help="that are open")
    parser.add_argument("--servers", type=int, default=400)
    parser.add_argument("--rate", type=float, default=200.0, help="presses a second")
    parser.add_argument("--only", choices=["tournaments"], help="this part alone")
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--own-cards", action="store_true", help="repeat it with invented cards")
    parser.add_argument("--seed", type=int)
    return parser


if __name__ == "__main__":
    sys.exit(main())
