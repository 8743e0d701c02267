"""A person's hours go by the clock on their wall."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.matches.hours import ZONES, next_morning, quiet_until
from bot.store import UserPreferences

PARIS, NEW_YORK = ZoneInfo("Europe/Paris"), ZoneInfo("America/New_York")


def at(zone: ZoneInfo, *moment: int) -> float:
    return datetime(*moment, tzinfo=zone).timestamp()  # pyright: ignore[reportArgumentType]  # five numbers


@pytest.mark.parametrize(
    ("hour", "until"),
    [(21, None), (22, (11, 8)), (23, (11, 8)), (3, (10, 8)), (7, (10, 8)), (8, None), (12, None)],
)
def test_quiet_hours_last_over_midnight(hour: int, until: tuple[int, int] | None) -> None:
    chosen = UserPreferences(zone="paris", quiet="22-8")
    ends = at(PARIS, 2026, 3, *until, 0) if until else None
    assert quiet_until(chosen, at(PARIS, 2026, 3, 10, hour, 0)) == ends


def test_they_go_by_the_persons_own_zone_and_by_its_summer_time() -> None:
    chosen = UserPreferences(zone="new_york", quiet="0-10")
    night = at(NEW_YORK, 2026, 3, 8, 1, 0)  # the hour from two to three is left out
    assert quiet_until(chosen, night) == at(NEW_YORK, 2026, 3, 8, 10, 0) == night + 8 * 3_600
    assert quiet_until(UserPreferences(quiet="no"), night) is None


def test_the_morning_is_the_end_of_quiet_hours_else_at_eight() -> None:
    now = at(PARIS, 2026, 3, 10, 9, 0)
    assert next_morning(UserPreferences(zone="paris"), now) is None
    assert next_morning(UserPreferences(zone="paris", morning=True), now) == at(PARIS, 2026, 3, 11, 8, 0)
    late = UserPreferences(zone="paris", quiet="0-10", morning=True)
    assert next_morning(late, now) == at(PARIS, 2026, 3, 10, 10, 0)


def test_every_zone_that_is_offered_is_one() -> None:
    assert all(ZoneInfo(name) for name in ZONES.values())
    assert quiet_until(
        UserPreferences(zone="atlantis", quiet="22-8"), at(ZoneInfo("UTC"), 2026, 3, 10, 23, 0)
    )
