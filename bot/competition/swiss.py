"""The Swiss system: who meets whom, who has the bye, who sits first, how many rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

import networkx as nx

from bot.competition.record import DUELS, Line, Scoring, records
from bot.competition.state import Entrant, Round, SeatSource, TournamentTable, bye, lot, must_be_over, present

Costs: TypeAlias = tuple[int, ...]
"""What is wrong with a pair or a bye, the gravest first: see `pair_costs` and `bye_costs`."""
Edge: TypeAlias = tuple[int, int, Costs]
Forbidden: TypeAlias = frozenset[frozenset[int]]

ROUNDS = ((8, 3), (16, 4), (32, 5), (64, 6), (128, 7), (226, 8), (409, 9))
"""The rounds that a number of entrants asks for (MTR appendix E; up to 8 is ours)."""
MOST_ROUNDS = 10
ALL_PAIRS = 48
"""Up to so many, all pairs are weighed; beyond, that would take seconds."""
NEAREST = (8, 24)
"""Else each is weighed with so many of those nearest to them whom they have not met; then with all."""


@dataclass(frozen=True, slots=True)
class SwissPlayer:
    """What pairing must know of somebody."""

    number: int
    points: int
    byes: int
    """Byes and wins without play."""
    met: Mapping[int, int]
    seats: Sequence[int]
    """Where they sat: 1 for first, -1 for second."""
    float: int
    """1 if they were paired up in the last round, -1 if down."""

    @property
    def balance(self) -> int:
        """How often they sat first less how often second."""
        return sum(self.seats)


def rounds_for(entrants: int, cut: int = 0) -> int:
    """Return how many rounds are played; never so many that somebody must meet an opponent twice."""
    asked = next((rounds for size, rounds in ROUNDS if entrants <= size), MOST_ROUNDS)
    if 8 < entrants <= 16 and cut == 4:
        asked = 5
    return min(asked, entrants - 1 + entrants % 2)


def is_over(entrants: Iterable[Entrant], rounds: Sequence[Round], planned: int) -> bool:
    """Return whether no further round is to be made: all were, or fewer than two are left."""
    return len(rounds) >= planned or len(present(entrants, len(rounds) + 1)) < 2


def pair(
    entrants: Sequence[Entrant],
    rounds: Sequence[Round],
    seed: str,
    scoring: Scoring = DUELS,
    forbidden: Forbidden = frozenset(),
    avoided: Forbidden = frozenset(),
) -> tuple[TournamentTable, ...]:
    """Return the tables of the next round, the top first, a bye last. Raises StillOpen.

    `avoided` are pairs that are avoided as if they had met before.
    """
    must_be_over(rounds)
    players = history(entrants, rounds, scoring, avoided)
    here = [players[number] for number in present(entrants, len(rounds) + 1)]
    here.sort(key=lambda player: (-player.points, lot(seed, player.number)))
    tables: list[TournamentTable] = []
    alone: list[TournamentTable] = []
    for one, other in _matched(here, forbidden):
        if other is None:
            alone.append(bye(one.number, scoring.bye))
        else:
            tables.append(TournamentTable(seated(one, other, seed)))
    place = {player.number: index for index, player in enumerate(here)}
    tables.sort(key=lambda table: sorted(place[number] for number in table.seats))
    return (*tables, *alone)


def history(
    entrants: Iterable[Entrant],
    rounds: Sequence[Round],
    scoring: Scoring = DUELS,
    avoided: Forbidden = frozenset(),
) -> dict[int, SwissPlayer]:
    """Return what pairing must know of everybody."""
    lines = records(entrants, rounds, scoring)
    last = {number: own[-1] for number, own in lines.items() if own and own[-1].round == len(rounds)}
    points = {number: sum(line.points for line in own) for number, own in lines.items()}
    before = {number: points[number] - (last[number].points if number in last else 0) for number in lines}
    return {
        number: SwissPlayer(
            number,
            points[number],
            byes=sum(line.free_win for line in own),
            met=Counter(other for line in own for other in line.opponents)
            + Counter(other for pair in avoided if number in pair for other in pair if other != number),
            seats=[-1 if line.seat else 1 for line in own if line.opponents],
            float=_float(last[number], before) if number in last else 0,
        )
        for number, own in lines.items()
    }


def _float(line: Line, before: Mapping[int, int]) -> int:
    """Return whether a round was played up (1), down or as a bye (-1), or level."""
    if line.source is SeatSource.BYE:
        return -1
    mine = before[line.number]
    return next(((before[n] > mine) - (before[n] < mine) for n in line.opponents), 0)


def pair_costs(one: SwissPlayer, other: SwissPlayer, forbidden: Forbidden = frozenset()) -> Costs:
    """Return what is wrong with a pair."""
    gap = one.points - other.points
    up = (gap < 0) - (gap > 0)
    return (
        int(frozenset((one.number, other.number)) in forbidden),
        0,
        one.met.get(other.number, 0),
        0,
        int(min(one.balance, other.balance) >= 2 or max(one.balance, other.balance) <= -2),
        gap * gap,
        int(up != 0 and one.float == up) + int(up != 0 and other.float == -up),
        int(one.balance * other.balance > 0),
    )


def bye_costs(player: SwissPlayer, lowest: int) -> Costs:
    """Return what is wrong with giving somebody the bye."""
    return 0, player.byes, 0, player.points - lowest, 0, 0, 0, 0


def seated(one: SwissPlayer, other: SwissPlayer, seed: str) -> tuple[int, int]:
    """Return a pair by seats: who sat first less often, else who sat second more lately, else the lot."""
    lately = next(
        ((a, b) for a, b in zip(one.seats[::-1], other.seats[::-1], strict=False) if a != b), (0, 0)
    )
    mine = (one.balance, lately[0], lot(seed, one.number))
    theirs = (other.balance, lately[1], lot(seed, other.number))
    return (one.number, other.number) if mine < theirs else (other.number, one.number)


def _matched(
    order: Sequence[SwissPlayer], forbidden: Forbidden
) -> Iterator[tuple[SwissPlayer, SwissPlayer | None]]:
    """Match all, by the least of the gravest cost, then of the next; None stands for the bye."""
    full = (len(order) + 1) // 2
    steps = (*NEAREST, len(order)) if len(order) > ALL_PAIRS else (len(order),)
    tried = (_best(list(_edges(order, forbidden, near)), full) for near in steps)
    mates = next(found for found in tried if len(found) == full)
    for one, other in sorted(map(sorted, mates)):
        yield order[one], order[other] if other < len(order) else None


def _best(edges: Sequence[Edge], pairs: int) -> set[tuple[int, int]]:
    """Return the matching that is lexicographically best: one unit of a cost outweighs all lesser ones."""
    factors: list[int] = []
    factor = 1
    for worst in reversed([max(tier) for tier in zip(*(costs for _, _, costs in edges), strict=True)]):
        factors.append(factor)
        factor *= worst * pairs + 1
    factors.reverse()
    graph: nx.Graph[int] = nx.Graph()
    for one, other, costs in edges:
        graph.add_edge(one, other, weight=-sum(f * c for f, c in zip(factors, costs, strict=True) if c))
    return nx.max_weight_matching(graph, maxcardinality=True)


def _edges(order: Sequence[SwissPlayer], forbidden: Forbidden, near: int) -> Iterator[Edge]:
    """Yield what is weighed: pairs, and byes as pairs with one more than there are."""
    count = len(order)
    pairs = combinations(range(count), 2) if near >= count else _near(order, forbidden, near)
    for one, other in pairs:
        yield one, other, pair_costs(order[one], order[other], forbidden)
    if count % 2:
        lowest = order[-1].points
        entitled = sorted(range(count), key=lambda index: (order[index].byes, -index))
        for index in entitled if near >= count else entitled[: count // 3]:
            yield index, count, bye_costs(order[index], lowest)


def _near(order: Sequence[SwissPlayer], forbidden: Forbidden, near: int) -> Sequence[tuple[int, int]]:
    """Return the pairs of each with those nearest to them in the order whom they have not met."""
    found: set[tuple[int, int]] = set()
    for index, player in enumerate(order):
        around = sorted(range(len(order)), key=lambda other: abs(other - index))[1:]
        new = (
            other
            for other in around
            if not player.met.get(order[other].number)
            and frozenset((player.number, order[other].number)) not in forbidden
        )
        for other, _ in zip(new, range(near), strict=False):
            found.add((min(index, other), max(index, other)))
    return sorted(found)
