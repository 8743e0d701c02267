"""A finished match, looked at once more: how it stood after each of its moments, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.matches.options import options_of
from bot.store import MatchRow
from engines.kernel import Ending, Event, Given, Match, View
from engines.kernel.match.record import finish
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
    """Play a stored match up to one of its moments, and on to see what follows. Runs in a worker.

    `rules` are the versions under which it began and each answer was given; a number beyond the last moment
    is that one.
    """
    game, seed = GAMES[row.game], row.origin.seed() if row.origin else row.seed
    return moment_in(Match[Any](game, options_of(row), seats, seed), answers, rules, row.ending, number, seat)


def moment_in(
    match: Match[Any],
    answers: Sequence[Given],
    rules: Sequence[int],
    ending: Ending | None,
    number: int,
    seat: int | None,
) -> Moment:
    """Play a match from its beginning up to one of its moments, and on to see what follows."""
    whole = all(version == match.game.rules_version for version in rules)
    shown = last = 0
    found, told = match.view(seat), tuple[Event, ...]()
    turns, announced = [0], False

    def look(at: int, fresh: tuple[Event, ...]) -> None:
        nonlocal shown, last, found, told, announced
        last = at
        if any(event.kind == "turn" for event in fresh):
            if announced:
                turns.append(last)
            announced = True
        if last <= number:
            shown, found, told = last, match.view(seat).after(fresh), fresh

    for moment, fresh, _answer in moments(match, answers, rules):
        if fresh:
            look(moment, fresh)
    if whole:
        finish(match, ending)
        fresh = _told(match)
        if fresh:
            look(last + 1, fresh)
        if shown == last:  # how it ended is no event, where somebody gave up
            found = match.view(seat).after(told)
    return Moment(found, told, shown, last, tuple(turns), whole)


def moments(
    match: Match[Any], answers: Sequence[Given], rules: Sequence[int]
) -> Iterator[tuple[int, tuple[Event, ...], Given | None]]:
    """Give a match its answers, as far as its rules are these; yield each, what it told and its moment.

    The beginning comes first; an answer that tells nothing belongs to the moment before it.
    """
    version = match.game.rules_version
    reached = next((n for n, each in enumerate(rules) if each != version), len(rules)) - 1
    number = 0
    yield number, _told(match), None
    for given in answers[: max(reached, 0)]:
        match.answer(*given)
        fresh = _told(match)
        number += bool(fresh)
        yield number, fresh, given


def _told(match: Match[Any]) -> tuple[Event, ...]:
    """Return what has been told since the last look."""
    fresh = tuple(match.events)
    match.events.clear()
    return fresh
