"""Pods: free-for-all tables of four, some of three, dealt by points so that few meet again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.competition.record import PODS, Scoring, records
from bot.competition.state import Entrant, Round, Score, TournamentTable, bye, lot, must_be_over, present

MET = 10**6
"""What it weighs that two meet again, against the squares of the gaps in points."""


def sizes(count: int) -> tuple[int, ...]:
    """Return the sizes of the pods: fours and, for what is missing, threes; never a two.

    With five, one of them has a bye; with fewer than three there is nothing to play.
    """
    if count < 3:
        return ()
    if count in (3, 4, 5):
        return (min(count, 4),)
    threes = -count % 4
    return (4,) * ((count - 3 * threes) // 4) + (3,) * threes


def is_over(entrants: Sequence[Entrant], rounds: Sequence[Round], planned: int) -> bool:
    """Return whether no further round is to be made: all were, or too few are left for a pod."""
    return len(rounds) >= planned or not sizes(len(present(entrants, len(rounds) + 1)))


def pair(
    entrants: Sequence[Entrant], rounds: Sequence[Round], seed: str, scoring: Scoring = PODS
) -> tuple[TournamentTable, ...]:
    """Return the pods of the next round, the top first, a bye last. Raises StillOpen."""
    must_be_over(rounds)
    lines = records(entrants, rounds, scoring)
    points = {number: sum(line.points for line in own) for number, own in lines.items()}
    byes = {number: sum(line.free_win for line in own) for number, own in lines.items()}
    here = present(entrants, len(rounds) + 1)
    here.sort(key=lambda number: (-points[number], lot(seed, number)))
    pods = sizes(len(here))
    if not pods:
        return ()
    alone = [min(reversed(here), key=lambda number: byes[number])] if sum(pods) < len(here) else []
    left = iter([number for number in here if number not in alone])
    dealt = [[next(left) for _ in range(size)] for size in pods]
    met = {number: Counter(o for line in own for o in line.opponents) for number, own in lines.items()}
    _Deal(dealt, points, met).settle()
    late = {number: sum(line.seat for line in own if line.opponents) for number, own in lines.items()}
    tables = [TournamentTable(tuple(sorted(pod, key=lambda n: (-late[n], lot(seed, n))))) for pod in dealt]
    return (*tables, *(bye(number, scoring.bye) for number in alone))


def scores(winner: int | None, count: int) -> tuple[Score, ...]:
    """Return the scores of a pod by its winner's seat; None where all drew."""
    if winner is None:
        return (Score(0, 0, 1),) * count
    return tuple(Score(1) if seat == winner else Score(0, 1) for seat in range(count))


class _Deal:
    """Pods that are exchanged with one another until no exchange makes them better."""

    def __init__(
        self, pods: list[list[int]], points: Mapping[int, int], met: Mapping[int, Mapping[int, int]]
    ) -> None:
        self.pods = pods
        self._points = points
        self._met = met

    def settle(self) -> None:
        """Move those who meet somebody again: by points alone the deal is as good as can be."""
        while sum(self._moved(pod, mine) for pod in self.pods for mine in range(len(pod))):
            pass

    def _moved(self, pod: list[int], mine: int) -> bool:
        """Make the best exchange of one, if one is any good."""
        if not any(self._met[pod[mine]].get(other) for other in pod):
            return False
        places = [(other, theirs) for other in self.pods if other is not pod for theirs in range(len(other))]
        best = max(places, key=lambda place: self._gain(pod, mine, *place), default=None)
        if best is None or self._gain(pod, mine, *best) <= 0:
            return False
        other, theirs = best
        pod[mine], other[theirs] = other[theirs], pod[mine]
        return True

    def _gain(self, pod: list[int], mine: int, other: list[int], theirs: int) -> int:
        """Return by how much the cost falls when two are exchanged."""
        here, there = pod[mine], other[theirs]
        rest, others = pod[:mine] + pod[mine + 1 :], other[:theirs] + other[theirs + 1 :]
        before = self._cost(here, rest) + self._cost(there, others)
        return before - self._cost(there, rest) - self._cost(here, others)

    def _cost(self, one: int, others: Sequence[int]) -> int:
        met, points = self._met[one], self._points
        return sum(MET * met.get(other, 0) ** 2 + (points[one] - points[other]) ** 2 for other in others)
