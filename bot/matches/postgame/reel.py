"""A finished match in a few pictures: how it stood after the turns in which it turned most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bot.matches.options import options_of
from bot.matches.postgame.replays import moments
from bot.matches.postgame.summary import lead
from bot.store import MatchRow
from engines.kernel import Event, Given, Match, RecapStats, View
from engines.kernel.match.record import finish
from engines.registry import GAMES

MOST = 9
"""Turns that are shown, beside the beginning."""


class Shot(NamedTuple):
    """How a match stood for all to see, and what had led to it."""

    view: View
    turn: int
    """The turn that has just ended; 0 is the beginning."""
    events: tuple[Event, ...]
    """The heaviest blow of that turn, after the act that dealt it."""


class Reel(NamedTuple):
    """A match in a few pictures."""

    shots: tuple[Shot, ...]
    turns: int
    whole: bool
    """Whether the match can be followed to its end: not where its rules were changed on the way."""


class _Turn(NamedTuple):
    shot: Shot
    lead: float


def reel_of(row: MatchRow, seats: int, answers: Sequence[Given], rules: Sequence[int]) -> Reel:
    """Play a match again and choose what is shown of it. Runs in a worker.

    `rules` are the versions under which it began and each answer was given.
    """
    game = GAMES[row.game]
    whole = all(version == game.rules_version for version in rules)
    match = Match[Any](game, options_of(row), seats, row.origin.seed() if row.origin else row.seed)
    winners = row.result.winners if row.result else ()
    turns, told = list[_Turn](), list[Event]()

    def end_turn() -> None:
        shot = Shot(match.view(None), len(turns), weighty(told, game.seat_interface.tally))
        turns.append(_Turn(shot, lead(match, winners)))
        told.clear()

    for _moment, fresh, _answer in moments(match, answers, rules):
        told += fresh
        if any(event.kind == "turn" for event in fresh) and match.result is None:
            end_turn()
    if whole:
        finish(match, row.ending)
        told += match.events
    if told or not turns:
        end_turn()
    return Reel(tuple(_chosen(turns)), len(turns) - 1, whole)


def _chosen(turns: Sequence[_Turn]) -> Iterable[Shot]:
    """Yield the beginning, the turns that changed most, in their order, and the end."""
    last = len(turns) - 1
    changes = {place: abs(turns[place].lead - turns[place - 1].lead) for place in range(1, last)}
    most = sorted(changes, key=lambda place: -changes[place])[: MOST - 1]
    return (turns[place].shot for place in sorted({0, *most, last}))


def weighty(events: Sequence[Event], tally: RecapStats | None) -> tuple[Event, ...]:
    """Return the heaviest blow among events, after the act that dealt it."""
    if tally is None:
        return ()
    found, heaviest = tuple[Event, ...](), 0
    act: Event | None = None
    for event in events:
        if event.kind in tally.acts:
            act = event
        elif event.kind in tally.blows:
            fact = tally.blows[event.kind]
            amount = event.facts[fact] if fact else 1
            if amount > heaviest:
                found, heaviest = (*((act,) if act else ()), event), amount
    return found
