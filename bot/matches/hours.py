"""A person's hours: when they are not to be called, and when their morning is."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store import UserPreferences

ZONES: Mapping[str, str] = {
    "utc": "UTC",
    "azores": "Atlantic/Azores",
    "london": "Europe/London",
    "paris": "Europe/Paris",
    "athens": "Europe/Athens",
    "moscow": "Europe/Moscow",
    "dubai": "Asia/Dubai",
    "karachi": "Asia/Karachi",
    "kolkata": "Asia/Kolkata",
    "dhaka": "Asia/Dhaka",
    "bangkok": "Asia/Bangkok",
    "shanghai": "Asia/Shanghai",
    "tokyo": "Asia/Tokyo",
    "sydney": "Australia/Sydney",
    "noumea": "Pacific/Noumea",
    "auckland": "Pacific/Auckland",
    "honolulu": "Pacific/Honolulu",
    "anchorage": "America/Anchorage",
    "los_angeles": "America/Los_Angeles",
    "denver": "America/Denver",
    "chicago": "America/Chicago",
    "new_york": "America/New_York",
    "halifax": "America/Halifax",
    "sao_paulo": "America/Sao_Paulo",
}
"""Time zones to choose from, by what they are called in settings."""
QUIET: Mapping[str, tuple[int, int] | None] = {
    "no": None, "21-7": (21, 7), "22-8": (22, 8), "23-9": (23, 9), "0-10": (0, 10),
}  # fmt: skip
"""Quiet hours to choose from: from which hour, and until which."""
MORNING = 8
"""The hour of the list for who has no quiet hours; else it comes at their end."""


def quiet_until(chosen: UserPreferences, now: float) -> float | None:
    """Return until when a person is not to be called; None where they may be now."""
    hours = QUIET.get(chosen.quiet)
    if hours is None:
        return None
    begins, ends = hours
    here = _here(chosen, now)
    into = (here.hour - begins) % 24
    return _next(here, ends) if into < (ends - begins) % 24 else None


def next_morning(chosen: UserPreferences, now: float) -> float | None:
    """Return when a person gets their next list; None for who wants none."""
    if not chosen.morning:
        return None
    hours = QUIET.get(chosen.quiet)
    return _next(_here(chosen, now), hours[1] if hours else MORNING)


def _here(chosen: UserPreferences, now: float) -> datetime:
    return datetime.fromtimestamp(now, _zone(chosen.zone))


def _zone(name: str) -> tzinfo:
    """Return a time zone; where the machine knows none by this name, the world's."""
    try:
        return ZoneInfo(ZONES.get(name, "UTC"))
    except ZoneInfoNotFoundError:
        return UTC


def _next(here: datetime, hour: int) -> float:
    """Return the next time that the clock on the wall shows this hour."""
    there = datetime.combine(here.date(), time(hour), here.tzinfo)
    if there <= here:
        there = datetime.combine(here.date() + timedelta(days=1), time(hour), here.tzinfo)
    return there.timestamp()
