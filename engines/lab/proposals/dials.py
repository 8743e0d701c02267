"""Dials: numbers of one card that are turned together, from what is printed towards their furthest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from engines.lab.proposals.numbers import CardNumber
from engines.lab.proposals.trials import Trial


class TurnedNumber(NamedTuple):
    """A number of a card, and the furthest one that it is turned to."""

    field: str
    printed: int
    furthest: int


class Dial(NamedTuple):
    """Numbers of one card that are turned together; at 0 they are as printed, at `length` all furthest."""

    card: str
    turns: tuple[TurnedNumber, ...]

    @property
    def length(self) -> int:
        """Return at how many places it may stand, besides as printed."""
        return max(abs(turn.furthest - turn.printed) for turn in self.turns)

    def at(self, place: int) -> Trial:
        """Return the card as it is at a place: each number so far on its own way."""
        values = [
            (turn.field, turn.printed + round((turn.furthest - turn.printed) * place / self.length))
            for turn in self.turns
        ]
        return Trial(self.card, tuple(values))

    def until(self, place: int) -> Dial:
        """Return the dial that is furthest at a place of this one."""
        furthest = dict(self.at(place).values)
        return Dial(self.card, tuple(turn._replace(furthest=furthest[turn.field]) for turn in self.turns))

    def steps(self, place: int) -> int:
        """Return how many steps the numbers are from what is printed."""
        printed = {turn.field: turn.printed for turn in self.turns}
        return sum(abs(value - printed[field]) for field, value in self.at(place).values)


def down_and_up(card: str, numbers: Sequence[CardNumber]) -> tuple[list[Dial], list[Dial]]:
    """Return for each number of a card that of smaller ones and that of greater ones, where there are any."""
    down = [TurnedNumber(each.field, each.printed, each.low) for each in numbers if each.low < each.printed]
    up = [TurnedNumber(each.field, each.printed, each.high) for each in numbers if each.high > each.printed]
    return [Dial(card, (turn,)) for turn in down], [Dial(card, (turn,)) for turn in up]


def pairs(dials: Sequence[Dial]) -> list[Dial]:
    """Return each two numbers of one card together."""
    return [
        Dial(one.card, one.turns + other.turns)
        for one, other in combinations(dials, 2)
        if one.card == other.card and one.turns[0].field != other.turns[0].field
    ]
