"""A finished match, looked at once more: how it stood after each of its moments, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.matches.options import options_of
from bot.store import MatchRow
from engines.kernel import Event, Given, Match, View
from engines.kernel.record import finish
from engines.registry import GAMES


class Moment(NamedTuple):
    """How a match stood after one of its moments: answers after which something was told."""

    view: View
    events: tuple[Event, ...]
    """What was told in it."""
    number: int
    """0 is the beginning."""
    last: int
    """The number of the last moment that can be shown."""
    turns: tuple[int, ...]
    """The moments at which turns are announced, in their order; the setting up goes with the first."""
    whole: bool
    """Whether the match can be followed to its end: not where its rules were changed on the way."""


def moment_of(
    row: MatchRow, seats: int, answers: Sequence[Given], rules: Sequence[int], number: int, seat: int | None
) -> Moment:
    """Play a match up to one of its moments, and on to see what follows. Runs in a worker.

    `rules` are the versions under which it began and each answer was given; a number beyond the last moment
    is that one.
    """
    game = GAMES[row.game]
    whole = all(version == game.rules_version for version in rules)
    reached = next((n for n, version in enumerate(rules) if version != game.rules_version), len(rules)) - 1
    match = Match[Any](game, options_of(row), seats, row.origin.seed() if row.origin else row.seed)
    shown = last = 0
    found, told = match.view(seat), _told(match)
    turns, announced = [0], any(event.kind == "turn" for event in told)

    def look() -> None:
        nonlocal shown, last, found, told, announced
        fresh = _told(match)
        if not fresh:
            return
        last += 1
        if any(event.kind == "turn" for event in fresh):
            if announced:
                turns.append(last)
            announced = True
        if last <= number:
            shown, found, told = last, match.view(seat), fresh

    for given in answers[: max(reached, 0)]:
        match.answer(*given)
        look()
    if whole:
        finish(match, row.ending)
        look()
        if shown == last:  # how it ended is no event, where somebody gave up
            found = match.view(seat)
    return Moment(found, told, shown, last, tuple(turns), whole)


def _told(match: Match[Any]) -> tuple[Event, ...]:
    """Return what has been told since the last look."""
    fresh = tuple(match.events)
    match.events.clear()
    return fresh
