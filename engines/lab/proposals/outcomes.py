"""What trials have won, match by match, and the share of wins that this tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TypeAlias

from engines.lab.counting import group
from engines.lab.intervals import Z95, Estimate, share
from engines.lab.playing import WIN
from engines.lab.proposals.trials import AS_PRINTED

Match: TypeAlias = "tuple[str, str, int]"
"""The decks, the one that is judged first, and the number of the match."""


class Outcomes:
    """What the first deck won in each match of each trial."""

    def __init__(self) -> None:
        self._won: dict[str, dict[Match, float]] = {}

    def add(self, sums: Mapping[str, int]) -> None:
        """Add matches that were played."""
        for (deck, other, trial), found in group(sums, "trial").items():
            won = self._won.setdefault(trial, {})
            won.update(((deck, other, int(number)), shares / WIN) for number, shares in found.items())

    def share(self, trial: str, deck: str, other: str | None = None) -> Estimate | None:
        """Return what a deck won, against all others or one."""
        won = [
            each if first == deck else 1 - each
            for (first, second, _), each in self._won.get(trial, {}).items()
            if deck in (first, second) and other in (first, second, None)
        ]
        return share(sum(won), len(won))

    def controlled(self, trial: str, known: Estimate) -> Estimate | None:
        """Return what the first deck wins in a trial, where its share as printed is known from more matches.

        The same deals as they are printed are the control: what was luck there is taken off (regression
        estimator).
        """
        printed = self._won.get(AS_PRINTED, {})
        pairs = [(printed[match], won) for match, won in self._won.get(trial, {}).items() if match in printed]
        return controlled(pairs, known) if len(pairs) > 1 else None


def controlled(pairs: Sequence[tuple[float, float]], known: Estimate) -> Estimate:
    """Return the mean of the second ones, where the mean of the first ones is known from more cases."""
    count = len(pairs)
    first, second = (sum(column) / count for column in zip(*pairs, strict=True))
    spread = sum((one - first) ** 2 for one, _ in pairs)
    product = sum((one - first) * (other - second) for one, other in pairs)
    slope = product / spread if spread else 0.0
    rest = sum((other - second - slope * (one - first)) ** 2 for one, other in pairs)
    value = min(1.0, max(0.0, second + slope * (known.value - first)))
    known_error = (known.high - known.low) / (2 * Z95)
    error = sqrt(rest / (count - 1) / count + (slope * known_error) ** 2)
    return Estimate(value, count, max(0.0, value - Z95 * error), min(1.0, value + Z95 * error))
