"""A panel whose copy a press has brought up to date is edited anew as soon as it could look different."""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from bot.discord.delivery.hand import BY_MOVES, NEVER_SHOWN, _standing, _state
from bot.matches.live import Live, Seat
from engines.kernel import Match, Say
from engines.registry import GAMES

NEW: dict[str, Any] = {
    "match": Match(GAMES["dueling_nobles"], seed="other", light=False),
    "dues": {0: datetime(2030, 1, 1, tzinfo=UTC)},
    "seats": [Seat(0, 11, None, "Anne")],
    "locale": "fr",
    "clock": "none",
    "bystander": Say("robot"),
}
"""What a field may hold next, where a number will not do."""


@dataclass(slots=True)
class LaterSeat(Seat):
    """A seat as it may be one day."""

    wants_a_pause: bool = False


@dataclass(slots=True)
class LaterLive(Live):
    """A match as it may be one day."""

    stands: bool = False


def live() -> LaterLive:
    seats: list[Seat] = [LaterSeat(0, 11, None, "Anne"), LaterSeat(1, 12, None, "Ben")]
    match = Match(GAMES["dueling_nobles"], seed="seed")
    return LaterLive(1, "BCDFGH", 7, 1, "en", "live", seats, match)


@pytest.mark.parametrize("name", [each.name for each in fields(LaterLive) if each.name not in NEVER_SHOWN])
def test_each_part_of_a_match_that_may_be_shown_counts(name: str) -> None:
    before, after = live(), live()
    after.match.answer(0, after.match.decision(0).any(Random(1)))
    setattr(after, name, after.match if name == "match" else NEW.get(name, 99))
    assert _state(before) != _state(after)
    assert (_standing(before) != _standing(after)) == (name not in BY_MOVES)


@pytest.mark.parametrize("name", [each.name for each in fields(LaterSeat) if each.name not in NEVER_SHOWN])
def test_each_part_of_a_seat_that_may_be_shown_counts(name: str) -> None:
    before, after = live(), live()
    setattr(after.seats[1], name, NEW.get(name, 99))
    assert _state(before) != _state(after)
    assert _standing(before) != _standing(after)


@pytest.mark.parametrize("name", sorted(NEVER_SHOWN))
def test_what_is_never_shown_is_there_and_does_not_count(name: str) -> None:
    before, after = live(), live()
    part: Any = after.seats[0] if name in {each.name for each in fields(Seat)} else after
    assert hasattr(part, name)
    setattr(part, name, 99)
    assert _state(before) == _state(after)


def test_a_state_is_kept_as_it_was() -> None:
    match = live()
    before = _state(match)
    match.seats[0].offers_draw = True
    assert _state(match) != before
