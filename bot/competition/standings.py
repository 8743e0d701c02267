"""Who stands where, and why: points, then the tie-breaks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from bot.competition.record import DUELS, Line, Scoring, records
from bot.competition.state import Entrant, Round, lot
from bot.competition.tie_breaks import By, Reckoning, Value


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the table."""

    number: int
    place: int | None
    """None for those who hold none: the disqualified, and whoever is `placeless`."""
    points: int
    mw: Fraction
    gw: Fraction
    ties: Mapping[By, Value]
    """The tie-breaks that count here, the weightiest first."""
    lines: tuple[Line, ...]

    @property
    def key(self) -> tuple[Value, ...]:
        """What places the row, the weightiest first; more is better."""
        return self.points, *self.ties.values()


@dataclass(frozen=True, slots=True)
class Opponent:
    """What a co-player adds to the tie-breaks."""

    number: int
    mw: Fraction
    gw: Fraction


@dataclass(frozen=True, slots=True)
class TieBreakStep:
    """What separates a row from its neighbour."""

    other: int
    by: By
    mine: Value | None
    theirs: Value | None


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why somebody stands where they do."""

    standing: Standing
    faced: tuple[tuple[Line, tuple[Opponent, ...]], ...]
    """Each round with whom they faced: OMW and OGW are the means over all of these."""
    above: TieBreakStep | None
    below: TieBreakStep | None


def standings(
    entrants: Iterable[Entrant],
    rounds: Sequence[Round],
    seed: str,
    scoring: Scoring = DUELS,
    *,
    placeless: Collection[int] = (),
    all_meet: bool = False,
    ties: Sequence[By],
) -> tuple[Standing, ...]:
    """Return the table, the best first, those who hold no place at its end: the disqualified are of them."""
    by_number = {entrant.number: entrant for entrant in entrants}
    lines = records(by_number.values(), rounds, scoring, all_meet=all_meet)
    of = Reckoning(lines, rounds, scoring)
    rows = [
        Standing(
            number=number,
            place=None,
            points=sum(line.points for line in own),
            mw=of.mw[number],
            gw=of.gw[number],
            ties={by: by.reckon(of, number) for by in ties if by.reckon},
            lines=own,
        )
        for number, own in lines.items()
    ]
    no_place = {*placeless, *(number for number, each in by_number.items() if each.disqualified)}
    placed = _ordered([row for row in rows if row.number not in no_place], seed)
    out = sorted((row for row in rows if row.number in no_place), key=lambda row: row.number)
    return (*(replace(row, place=place) for place, row in enumerate(placed, 1)), *out)


def explain(table: Sequence[Standing], number: int) -> Explanation:
    """Return what stands behind one row of the table."""
    rows = {row.number: row for row in table}
    index = next(index for index, row in enumerate(table) if row.number == number)
    row = table[index]
    faced = tuple(
        (line, tuple(Opponent(other, rows[other].mw, rows[other].gw) for other in line.opponents))
        for line in row.lines
    )
    placed = row.place is not None
    above = parted(row, table[index - 1], table) if placed and index else None
    after = table[index + 1] if placed and index + 1 < len(table) else None
    below = parted(row, after, table) if after and after.place is not None else None
    return Explanation(row, faced, above, below)


def parted(row: Standing, other: Standing, table: Sequence[Standing]) -> TieBreakStep:
    """Return what separates two rows of a table."""
    for by, mine, theirs in zip((By.POINTS, *row.ties), row.key, other.key, strict=True):
        if mine != theirs:
            return TieBreakStep(other.number, by, mine, theirs)
    tied = sum(each.place is not None and each.key == row.key for each in table)
    if tied == 2 and (won := _direct(row, other)):
        return TieBreakStep(other.number, By.DIRECT, won, -won)
    return TieBreakStep(other.number, By.LOT, None, None)


def _ordered(rows: Iterable[Standing], seed: str) -> list[Standing]:
    ordered: list[Standing] = []
    best_first = sorted(rows, key=lambda row: row.key, reverse=True)
    for _, group in groupby(best_first, key=lambda row: row.key):
        tied = sorted(group, key=lambda row: lot(seed, row.number))
        if len(tied) == 2 and _direct(tied[0], tied[1]) < 0:
            tied.reverse()
        ordered += tied
    return ordered


def _direct(row: Standing, other: Standing) -> int:
    """Return the matches won less those lost against another, in matches of two."""
    duels = [line.score for line in row.lines if line.opponents == (other.number,) and line.score]
    return sum((score.won > score.lost) - (score.won < score.lost) for score in duels)
