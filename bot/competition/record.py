"""What each entrant has gone through, round by round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.competition.state import UNPLAYED, Entrant, Missed, Round, Score, SeatSource, TournamentTable


@dataclass(frozen=True, slots=True)
class Scoring:
    """What a format pays."""

    win: int
    draw: int
    floor: Fraction
    """The least that an opponent's share of points counts for."""
    bye: Score
    """Of every win without play: a bye, a walkover, a no-show, a table whose opponent has left."""

    def points(self, score: Score) -> int:
        """Return the points of a match with this score."""
        return self.win if score.won > score.lost else self.draw if score.won == score.lost else 0

    def game_points(self, score: Score) -> int:
        """Return the points of the games of a match."""
        return self.win * score.won + self.draw * score.drawn


DUELS = Scoring(3, 1, Fraction(33, 100), Score(2))
"""Matches of two, best of three: MTR appendix C."""
SINGLE_GAMES = Scoring(3, 1, Fraction(33, 100), Score(1))
"""Matches of two, best of one."""
PODS = Scoring(5, 1, Fraction(1, 5), Score(1))
"""Free-for-all: with 3/1/0 four draws would beat a win."""


@dataclass(frozen=True, slots=True)
class Line:
    """One round of one entrant."""

    number: int
    """The entrant's."""
    round: int
    opponents: tuple[int, ...]
    seat: int
    score: Score | None
    """None for a round that they missed."""
    source: SeatSource | None
    points: int

    @property
    def free_win(self) -> bool:
        """Whether it was won without play."""
        return self.source in UNPLAYED and self.score is not None and self.score.won > self.score.lost


def records(
    entrants: Iterable[Entrant], rounds: Sequence[Round], scoring: Scoring, *, all_meet: bool = False
) -> dict[int, tuple[Line, ...]]:
    """Return the lines of every entrant. Tables that are still open count for nothing yet.

    Where all meet all, a round without a table is no loss: there was nobody to meet.
    """
    by_number: dict[int, dict[int, Line | None]] = {}
    for number, tables in enumerate(rounds, 1):
        for table in tables:
            scores = table.outcome.scores if table.outcome else ()
            for seat, entrant in enumerate(table.seats):
                line = None
                if table.outcome:
                    others = table.seats[:seat] + table.seats[seat + 1 :]
                    score = scores[seat]
                    points = scoring.points(score)
                    line = Line(entrant, number, others, seat, score, table.outcome.source, points)
                by_number.setdefault(entrant, {})[number] = line
    return {
        entrant.number: tuple(
            _lines(entrant, by_number.get(entrant.number, {}), len(rounds), scoring, all_meet)
        )
        for entrant in entrants
    }


def was_played(table: TournamentTable) -> bool:
    """Return whether a table has a result that came of play."""
    return len(table.seats) > 1 and table.outcome is not None and table.outcome.source not in UNPLAYED


def took_part(tables: Iterable[TournamentTable]) -> frozenset[int]:
    """Return who has been at a table: who played, who came in vain, and who was never awaited in vain."""
    came, free, away = set[int](), set[int](), set[int]()
    for table in tables:
        outcome = table.outcome
        if outcome is None or len(table.seats) < 2:
            continue
        for number, score in zip(table.seats, outcome.scores, strict=True):
            won = score.won > score.lost
            if was_played(table) or (won and outcome.source is SeatSource.NO_SHOW):
                came.add(number)
            else:
                (free if won else away).add(number)
    return frozenset(came | (free - away))


def _lines(
    entrant: Entrant, sat: dict[int, Line | None], rounds: int, scoring: Scoring, all_meet: bool
) -> Iterable[Line]:
    """Fill the rounds without a table: they are losses without opponents, up to a drop."""
    byes = entrant.missed_as is Missed.BYE
    last = rounds if entrant.left_round is None else min(rounds, entrant.left_round)
    for number in range(1, last + 1):
        if number in sat:
            line = sat[number]
            if line:
                yield line
        elif all_meet:
            yield Line(entrant.number, number, (), 0, None, SeatSource.SITS_OUT, 0)
        elif byes:
            byes = False
            yield Line(
                entrant.number, number, (), 0, scoring.bye, SeatSource.BYE, scoring.points(scoring.bye)
            )
        else:
            yield Line(entrant.number, number, (), 0, None, None, 0)
