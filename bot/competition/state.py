"""What has happened in a tournament, as plain data: entrants, tables, outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from typing import TypeAlias


class Format(StrEnum):
    """Who meets whom."""

    SWISS = "swiss"
    SINGLE = "single"
    DOUBLE = "double"
    ROBIN = "robin"
    PODS = "pods"


class SeatSource(StrEnum):
    """Where an outcome comes from."""

    PLAYED = "played"
    AGREED = "agreed"
    """A draw without play."""
    BYE = "bye"
    NO_SHOW = "no_show"
    """Somebody did not come: it counts as played, and who came has won without play."""
    WALKOVER = "walkover"
    """An opponent had left before the match."""
    DISQUALIFIED = "disqualified"
    SITS_OUT = "sits_out"
    """Of a round robin: there is nobody to meet in that round. It is never stored."""


UNPLAYED = frozenset({SeatSource.BYE, SeatSource.NO_SHOW, SeatSource.WALKOVER})
"""A win from these is one without play; whoever has one gets no bye."""


class Missed(StrEnum):
    """What the rounds before a late entry count as."""

    LOSS = "loss"
    BYE = "bye"
    """One bye for the first of them; the others are losses."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part. Rounds are counted from 1."""

    number: int
    from_round: int = 1
    """The first round for which they are paired; a later one for a late entry, or a return after a drop."""
    left_round: int | None = None
    """The last round in which they were there, once they have dropped; 0 before the first."""
    missed_as: Missed = Missed.LOSS
    disqualified: bool = False

    def present(self, number: int) -> bool:
        """Return whether they are to be paired in a round."""
        return self.from_round <= number and (self.left_round is None or number <= self.left_round)


@dataclass(frozen=True, slots=True)
class Score:
    """The games of one seat."""

    won: int
    lost: int = 0
    drawn: int = 0

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a table ended: a score for each seat. Where nobody came, every seat has lost."""

    scores: tuple[Score, ...]
    source: SeatSource = SeatSource.PLAYED

    @property
    def winner(self) -> int | None:
        """The seat that has won; None for a draw, or where all have lost."""
        return next((seat for seat, score in enumerate(self.scores) if score.won > score.lost), None)

    @property
    def drawn(self) -> bool:
        """Whether nobody has won, and somebody has not lost."""
        return self.winner is None and any(score.won == score.lost for score in self.scores)


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """Entrants by seat; one alone has a bye."""

    seats: tuple[int, ...]
    outcome: Outcome | None = None
    """None while it is open."""


Round: TypeAlias = Sequence[TournamentTable]


class StillOpen(ValueError):
    """The next round cannot be made: tables of this one have no result."""

    def __init__(self, tables: Sequence[int]) -> None:
        super().__init__(f"open tables: {', '.join(map(str, tables))}")
        self.tables = tuple(tables)
        """Their numbers, from 1."""


def open_tables(tables: Round) -> tuple[int, ...]:
    """Return the numbers of the tables without a result, from 1."""
    return tuple(number for number, table in enumerate(tables, 1) if table.outcome is None)


def must_be_over(rounds: Sequence[Round]) -> None:
    """Raise StillOpen where the last round has a table without a result."""
    if rounds and (waiting := open_tables(rounds[-1])):
        raise StillOpen(waiting)


def present(entrants: Iterable[Entrant], number: int) -> list[int]:
    """Return the numbers of those who are to be paired in a round."""
    return [entrant.number for entrant in entrants if entrant.present(number)]


def duel(won: int, lost: int, drawn: int = 0, source: SeatSource = SeatSource.PLAYED) -> Outcome:
    """Return the outcome of a match of two, as the first seat sees it."""
    return Outcome((Score(won, lost, drawn), Score(lost, won, drawn)), source)


def bye(number: int, score: Score) -> TournamentTable:
    """Return a table at which somebody sits alone, with the score that this is worth."""
    return TournamentTable((number,), Outcome((score,), SeatSource.BYE))


def given(
    table: TournamentTable, absent: Iterable[int], score: Score, source: SeatSource = SeatSource.NO_SHOW
) -> TournamentTable:
    """Return a table decided without play: those who are absent lose, the others win."""
    away = set(absent)
    lost = Score(0, score.won)
    scores = tuple(lost if number in away else score for number in table.seats)
    return TournamentTable(table.seats, Outcome(scores, source))


def lot(seed: str, number: int) -> bytes:
    """Return what orders entrants where nothing else does: chance that anyone can check."""
    return blake2b(f"{seed}:{number}".encode(), digest_size=8).digest()
