"""Looking while matches are played: tests that may stop at any moment, and intervals that hold at all."""

from __future__ import annotations

from collections.abc import Callable
from math import lgamma, log
from typing import Literal, TypeAlias

Fairness: TypeAlias = Literal["fair", "strong", "weak"]

FAIR, STRONG, WEAK = 0.50, 0.55, 0.45
"""Shares of wins between which the test decides."""
_ALPHA, _BETA = 0.025, 0.05
"""How often a fair deck is called strong, and how often weak; how often an unfair one is called fair."""
_REFUSED, _ACCEPTED = log((1 - _BETA) / _ALPHA), log(_BETA / (1 - _ALPHA))


class FairnessTest:
    """Two one-sided sequential probability ratio tests (Wald): 50 % against 55 %, and against 45 %.

    After each batch of matches it is told the sums; what a side has decided stays decided. It is wrong in
    5 % of runs at the most.
    """

    def __init__(self) -> None:
        self._sides: dict[float, bool] = {}
        """Of each other share whether it was decided for."""
        self.count = 0
        """The matches by which it was decided."""

    def look(self, wins: float, count: int) -> Fairness | None:
        """Return what the matches so far decide; a draw is half a win."""
        if self.decided is None:
            self.count = count
            for other in (STRONG, WEAK):
                ratio = wins * log(other / FAIR) + (count - wins) * log((1 - other) / (1 - FAIR))
                if other not in self._sides and not _ACCEPTED < ratio < _REFUSED:
                    self._sides[other] = ratio >= _REFUSED
        return self.decided

    @property
    def decided(self) -> Fairness | None:
        """What has been decided; None as long as more matches are wanted."""
        if self._sides.get(STRONG):
            return "strong"
        if self._sides.get(WEAK):
            return "weak"
        return "fair" if len(self._sides) == 2 else None


def confidence_sequence(wins: float, count: int, alpha: float = 0.05) -> tuple[float, float]:
    """Return an interval for a share that holds at all moments at once (Robbins' beta-binomial mixture)."""
    if count == 0:
        return 0.0, 1.0
    losses = count - wins
    mixture = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(count + 2)

    def refused(share: float) -> bool:
        likelihood = (wins * log(share) if wins else 0.0) + (losses * log(1 - share) if losses else 0.0)
        return mixture - likelihood >= log(1 / alpha)

    return _edge(refused, 0.0, wins / count), _edge(refused, 1.0, wins / count)


def _edge(refused: Callable[[float], bool], outside: float, inside: float) -> float:
    """Return by bisection where an interval ends, between a share outside it and one inside."""
    for _ in range(50):
        middle = (outside + inside) / 2
        if 0 < middle < 1 and refused(middle):
            outside = middle
        else:
            inside = middle
    return inside
