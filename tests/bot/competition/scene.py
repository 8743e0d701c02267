"""Rounds written in one line: "A-B 2-0, C bye"."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import bot.competition.standings
from bot.competition.state import Entrant, Outcome, Round, Score, SeatSource, TournamentTable, bye, duel
from bot.competition.tie_breaks import By

TWO = Score(2)
MTR = (By.OMW, By.GW, By.OGW)
"""The tie-breaks of MTR appendix C, by which the worked examples go whatever else there may be."""
standings = partial(bot.competition.standings.standings, ties=MTR)


def number(letter: str) -> int:
    return ord(letter) - ord("A") + 1


def letters(numbers: Collection[int]) -> str:
    return "".join(chr(ord("A") + n - 1) for n in numbers)


def written(text: str) -> tuple[TournamentTable, ...]:
    """Read one round; "A-D 2-0!" is a no-show of the loser, "A-D" a table that is open."""
    return tuple(_table(each.strip()) for each in text.split(","))


def rounds(*texts: str) -> list[Round]:
    return [written(text) for text in texts]


def entrants(names: str, **changes: Entrant) -> list[Entrant]:
    return [changes.get(name, Entrant(number(name))) for name in names]


def _table(text: str) -> TournamentTable:
    who, _, score = text.partition(" ")
    seats = tuple(number(name) for name in who.split("-"))
    if score == "bye":
        return bye(seats[0], TWO)
    return TournamentTable(seats, _outcome(score) if score else None)


def _outcome(score: str) -> Outcome:
    source = SeatSource.NO_SHOW if score.endswith("!") else SeatSource.PLAYED
    won, lost, *drawn = map(int, score.rstrip("!").split("-"))
    return duel(won, lost, *drawn, source=source)
