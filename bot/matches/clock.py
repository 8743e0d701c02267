"""The time to decide, by presets, and what counts as an absent player."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Literal, TypeAlias, get_args

from bot.store import Deadline, DeadlineKind

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
REMINDED_AFTER = 0.8
"""Part of the time to decide after which a person is called once more."""
REMINDED_FROM = timedelta(minutes=30)
"""Time to decide from which on they are: with less they are at the table, or come too late."""
CHALLENGE_EXPIRES = timedelta(minutes=30)
"""How long a challenge waits for an answer."""


def time_to_decide(preset: Preset, reaction: bool) -> timedelta | None:
    """Return how long a decision may take; None is for ever."""
    clock = CLOCKS[preset]
    return clock.reaction if reaction else clock.decision


@dataclass(slots=True)
class Clocks:
    """What runs for the seats that are asked in a match."""

    preset: Preset
    dues: dict[int, datetime] = field(default_factory=dict[int, datetime])
    """By when they must have answered."""
    sole: dict[int, float] = field(default_factory=dict[int, float])
    """When the match service answers for a seat that has one answer only, in Unix seconds."""
    opened: int = -1
    """The decision number to which these belong."""
    stood: float = 0.0
    """Seconds that clocks had stood, by the match service's count, when these were reckoned."""

    def copy(self) -> Clocks:
        """Return a copy to set."""
        return replace(self, dues=self.dues.copy(), sole=self.sole.copy())

    def recall(self, deadlines: Iterable[Deadline]) -> None:
        """Run as the deadlines in the store say."""
        for deadline in deadlines:
            if deadline.kind is DeadlineKind.DECISION:
                self.dues[deadline.seat] = datetime.fromtimestamp(deadline.due, UTC)
                self.opened = deadline.decision
            elif deadline.kind is DeadlineKind.SOLE:
                self.sole[deadline.seat] = deadline.due

    def catch_up(self, stood: float) -> None:
        """Move by what clocks have stood since these were reckoned."""
        moved = timedelta(seconds=stood - self.stood)
        if moved:
            self.dues = {seat: due + moved for seat, due in self.dues.items()}
            self.stood = stood

    def turn_to(self, opened: int) -> tuple[dict[int, datetime], dict[int, float]]:
        """Stop all for the decision with this number, and return the `dues` and `sole` that ran for it."""
        dues, sole, same = self.dues, self.sole, self.opened == opened
        self.dues, self.sole, self.opened = {}, {}, opened
        return (dues, sole) if same else ({}, {})
