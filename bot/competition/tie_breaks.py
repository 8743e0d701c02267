"""What parts those of equal points, after MTR appendix C, to the last fraction.

A tie-break stands in one place, `By`: from there come the order, standings and *why*, pictures and exports.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum, StrEnum, auto
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import TypeAlias

from bot.competition.record import Line, Scoring
from bot.competition.state import Format, Round, SeatSource

Value: TypeAlias = Fraction | int


class Reckoning:
    """What all entrants have gone through: tie-breaks are reckoned from it."""

    def __init__(
        self, lines: Mapping[int, tuple[Line, ...]], rounds: Sequence[Round], scoring: Scoring
    ) -> None:
        self.lines = lines
        self.rounds = rounds
        self.scoring = scoring
        self.mw = {number: match_share(own, scoring) for number, own in lines.items()}
        self.gw = {number: game_share(own, scoring) for number, own in lines.items()}

    def omw(self, number: int) -> Fraction:
        """Return the mean of the opponents' MW."""
        return self._mean_mw.over(self._faced(number))

    def own_gw(self, number: int) -> Fraction:
        """Return the games won."""
        return self.gw[number]

    def ogw(self, number: int) -> Fraction:
        """Return the mean of the opponents' GW."""
        return self._mean_gw.over(self._faced(number))

    def _faced(self, number: int) -> list[int]:
        return [other for line in self.lines[number] for other in line.opponents]

    @cached_property
    def _mean_mw(self) -> _Means:
        return _Means(self.mw, self.scoring.floor)

    @cached_property
    def _mean_gw(self) -> _Means:
        return _Means(self.gw, self.scoring.floor)


def match_share(lines: Sequence[Line], scoring: Scoring) -> Fraction:
    """Return MW: points of the points there were to win, own byes and missed rounds included."""
    rounds = sum(line.source is not SeatSource.SITS_OUT for line in lines)
    if not rounds:
        return scoring.floor
    return max(scoring.floor, Fraction(sum(line.points for line in lines), scoring.win * rounds))


def game_share(lines: Sequence[Line], scoring: Scoring) -> Fraction:
    """Return GW: the same of games; a round that was missed has none."""
    scores = [line.score for line in lines if line.score]
    games = sum(score.games for score in scores)
    if not games:
        return scoring.floor
    won = sum(scoring.game_points(score) for score in scores)
    return max(scoring.floor, Fraction(won, scoring.win * games))


class _Means:
    """Means of shares over one denominator: fractions are reduced once a mean, not once a term."""

    def __init__(self, shares: Mapping[int, Fraction], empty: Fraction) -> None:
        self._whole = lcm(*(share.denominator for share in shares.values()))
        self._parts = {n: s.numerator * (self._whole // s.denominator) for n, s in shares.items()}
        self._empty = empty

    def over(self, numbers: Sequence[int]) -> Fraction:
        if not numbers:
            return self._empty
        return Fraction(sum(self._parts[number] for number in numbers), self._whole * len(numbers))


def percent(share: Value) -> str:
    """Return a share in per cent, to two places."""
    return f"{float(share) * 100:.2f}"


class Notation(Enum):
    """How the number of a tie-break is written."""

    SHARE = auto()
    """A part of what there was: in per cent, where there is room with its fraction."""
    COUNT = auto()
    """As it is."""

    def brief(self, value: Value) -> str:
        """Return a number as it stands in a table."""
        return percent(value) if self is Notation.SHARE else str(value)

    def compared(self, value: Value) -> str:
        """Return a number as it stands in a sentence, beside another."""
        return f"{percent(value)} %" if self is Notation.SHARE else str(value)

    def whole(self, value: Value) -> str:
        """Return a number to the last fraction."""
        return (
            f"{value.numerator}/{value.denominator} = {percent(value)} %"
            if self is Notation.SHARE
            else str(value)
        )


EVERYWHERE = frozenset(Format)


class By(StrEnum):
    """What sets one entrant before another, in the order of weight.

    A tie-break has behind its name what it counts (more is better), how that is shown, and the formats whose
    rounds it counts in. Its name is that of its field in exports, and ends the keys of its texts.
    """

    reckon: Callable[[Reckoning, int], Value] | None
    shown: Notation
    formats: Collection[Format]

    def __new__(
        cls,
        name: str,
        reckon: Callable[[Reckoning, int], Value] | None = None,
        shown: Notation = Notation.COUNT,
        formats: Collection[Format] = (),
    ) -> By:
        """Make a member of one row."""
        made = str.__new__(cls, name)
        made._value_, made.reckon, made.shown, made.formats = name, reckon, shown, formats
        return made

    POINTS = "points"
    OMW = "omw", Reckoning.omw, Notation.SHARE, EVERYWHERE
    GW = "gw", Reckoning.own_gw, Notation.SHARE, EVERYWHERE
    OGW = "ogw", Reckoning.ogw, Notation.SHARE, EVERYWHERE
    DIRECT = "direct"
    """The match between exactly two who are tied."""
    LOT = "lot"


TIE_BREAKS = tuple(by for by in By if by.reckon)
"""All that are counted, the weightiest first."""


def counted_in(format: Format) -> tuple[By, ...]:
    """Return the tie-breaks of a format, the weightiest first."""
    return tuple(by for by in TIE_BREAKS if format in by.formats)
