"""Speed of a Swiss round: figures for `tests.rigs.bench`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median

from bot.competition import swiss
from bot.competition.state import Round
from tests.bot.competition.scene import standings
from tests.bot.competition.simulator import Event, Plan, simulate
from tests.rigs.measuring.figure import Figure, Size


def milliseconds(work: Callable[[], object]) -> float:
    """Return what it takes of one core, however busy the others are: it is done in a worker process."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def greedily(event: Event, rounds: list[Round]) -> list[tuple[int, int]]:
    """Pair from the top, each with the next whom they have not met: quick, and often wrong at the bottom."""
    players = swiss.history(event.entrants, rounds)
    left = sorted(players.values(), key=lambda player: -player.points)
    pairs: list[tuple[int, int]] = []
    while len(left) > 1:
        one = left.pop(0)
        other = next((each for each in left if not one.met.get(each.number)), left[0])
        left.remove(other)
        pairs.append((one.number, other.number))
    return pairs


def measure(size: Size) -> Iterator[Figure]:
    """Yield the slowest round of an event, and its last table."""
    event = simulate(Plan(size.entrants, drops=0.01))
    before = [event.rounds[:index] for index in range(len(event.rounds))]
    ours = [milliseconds(lambda played=played: swiss.pair(event.entrants, played, "x")) for played in before]
    theirs = [milliseconds(lambda played=played: greedily(event, played)) for played in before]
    name = f"tournament: pairing of {size.entrants}, slowest of {len(before)} rounds"
    yield Figure(name, max(ours), "ms", max(theirs), "greedy, with rematches", bar=500)
    tables = [
        milliseconds(lambda: standings(event.entrants, event.rounds, "x")) for _ in range(size.runs * 3)
    ]
    points = [milliseconds(lambda: swiss.history(event.entrants, event.rounds)) for _ in range(size.runs * 3)]
    name = f"tournament: standings of {size.entrants} with all tie-breaks"
    yield Figure(name, median(tables), "ms", median(points), "points alone", bar=50)
