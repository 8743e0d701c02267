"""The time to decide, by presets, and what counts as an absent player."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Literal, TypeAlias, get_args

Preset: TypeAlias = Literal["live", "relaxed", "correspondence", "none"]
PRESETS: tuple[Preset, ...] = get_args(Preset)


@dataclass(frozen=True, slots=True)
class Clock:
    """How long one decision may take."""

    decision: timedelta | None
    reaction: timedelta | None
    """The same for a seat asked during another's turn."""
    absences: int
    """Decisions missed in a row after which the seat loses the match; 0 is never."""


CLOCKS: dict[Preset, Clock] = {
    "live": Clock(timedelta(minutes=3), timedelta(seconds=90), 3),
    "relaxed": Clock(timedelta(hours=1), timedelta(minutes=30), 3),
    "correspondence": Clock(timedelta(days=3), timedelta(days=2), 2),
    "none": Clock(None, None, 0),
}
CHALLENGE_EXPIRES = timedelta(minutes=30)
"""How long a challenge waits for an answer."""


def time_to_decide(preset: Preset, reaction: bool) -> timedelta | None:
    """Return how long a decision may take; None is for ever."""
    clock = CLOCKS[preset]
    return clock.reaction if reaction else clock.decision
