"""A match up to one of its moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.matches.options import options_of
from bot.matches.postgame.replays import moments
from bot.store import MatchRow, NumberedAnswer
from engines.kernel import Event, Given, Match
from engines.registry import GAMES


class Branch(NamedTuple):
    """A match up to one of its moments, as it is carried out of a worker."""

    dump: Mapping[str, Any]
    answers: tuple[NumberedAnswer, ...]
    events: tuple[Event, ...]


def branch_of(
    row: MatchRow, seats: int, answers: Sequence[Given], rules: Sequence[int], number: int
) -> Branch | None:
    """Play a match up to one of its moments; None where it is over by then. Runs in a worker."""
    match = _begun(row, seats)
    given: list[NumberedAnswer] = []
    told: list[Event] = []
    found = match.copy()
    for moment, fresh, answer in moments(match, answers, rules):
        if moment > number:
            break
        if answer is not None:
            version = match.game.rules_version
            given.append(NumberedAnswer(match.serial, answer.seat, answer.answer, version))
        told += fresh
        found = match.copy()
    return None if found.result is not None else Branch(found.dump(), tuple(given), tuple(told))


def before(row: MatchRow, seats: int, answers: Sequence[Given]) -> Mapping[str, Any]:
    """Play a match up to these answers, and return it as it is saved. Runs in a worker."""
    match = _begun(row, seats)
    for given in answers:
        match.answer(*given)
    return match.dump()


def _begun(row: MatchRow, seats: int) -> Match[Any]:
    return Match[Any](GAMES[row.game], options_of(row), seats, row.origin.seed() if row.origin else row.seed)
