"""A panel whose copy a press has brought up to date is edited anew as soon as it could look different."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, fields, is_dataclass, make_dataclass
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.discord.delivery.hand import BY_MOVES, NEVER_SHOWN, _standing, _state
from bot.matches.clock import Clocks
from bot.matches.health import Health
from bot.matches.people import Agreement, People, Seat
from bot.matches.session import Log, MatchPlace, MatchSession, ViewCache
from engines.kernel import Match, Say
from engines.registry import GAMES

NEW: dict[str, Any] = {
    "clocks.dues": {0: datetime(2030, 1, 1, tzinfo=UTC)},
    "people.seats.bystander": Say("robot"),
}
"""What a field may hold next, where a number will not do."""


@cache
def later(part: type) -> Any:
    """Return a part of a match as it may be one day."""
    flag = ("later", bool, field(default=False))
    return make_dataclass(f"Later{part.__name__}", [flag], bases=(part,), slots=True)


def session() -> MatchSession:
    """Return a match that holds something new in every part."""
    return later(MatchSession)(
        1,
        "BCDFGH",
        Match(GAMES["dueling_nobles"], seed="seed"),
        later(People)([later(Seat)(0, 11, None, "Anne"), later(Seat)(1, 12, None, "Ben")]),
        later(MatchPlace)(7, 1, "en"),
        later(Clocks)("live"),
        later(Log)(),
        later(Health)(),
        later(ViewCache)(),
    )


def parts(of: object, path: str = "") -> Iterator[tuple[str, Any, str]]:
    """Yield what a match is made of, down to plain values: its path, and where it is found."""
    for each in fields(of):  # type: ignore[arg-type]
        inner, value = f"{path}{each.name}", getattr(of, each.name)
        if is_dataclass(value):
            yield from parts(value, f"{inner}.")
        elif inner == "people.seats":
            yield from parts(value[1], f"{inner}.")
        else:
            yield inner, of, each.name


PATHS = [path for path, _, _ in parts(session())]


def put(match: MatchSession, path: str, value: Any) -> None:
    """Change one thing in a match."""
    holder, name = next((holder, name) for found, holder, name in parts(match) if found == path)
    setattr(holder, name, value)


def test_every_part_of_the_match_tried_here_holds_something_new() -> None:
    holders = {path.rpartition(".")[0] for path in PATHS}
    assert holders >= {"", "people", "people.seats", "place", "clocks", "log", "health", "looks"}
    assert {f"{holder}.later".lstrip(".") for holder in holders} <= set(PATHS)


@pytest.mark.parametrize("path", [path for path in PATHS if path not in NEVER_SHOWN])
def test_each_part_of_a_match_that_may_be_shown_counts(path: str) -> None:
    before, after = session(), session()
    if path == "match":
        after.match.answer(0, after.match.decision(0).any(Random(1)))
    else:
        put(after, path, NEW.get(path, 99))
    assert _state(before) != _state(after)
    assert (_standing(before) != _standing(after)) == (path not in BY_MOVES)


@pytest.mark.parametrize("path", sorted(NEVER_SHOWN))
def test_what_is_never_shown_is_there_and_does_not_count(path: str) -> None:
    before, after = session(), session()
    put(after, path, 99)
    assert _state(before) == _state(after)


def test_a_state_is_kept_as_it_was() -> None:
    match = session()
    before = _state(match)
    match.people.seats[0].offers = frozenset(Agreement)
    assert _state(match) != before
