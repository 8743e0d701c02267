"""What tournaments bring to Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Self

from bot.store.outbox.messages import Message, OutboxLane, OutboxMessage, OutboxRow, register
from bot.store.tournaments.rows import NOTE, PART_OF_TOURNAMENT

PACE = 20.0
"""Seconds between two edits of a tournament's status message at least."""


def paced(now: float) -> float:
    """Return when a status message may be edited next: moments that lie `PACE` apart, for all alike."""
    return (now // PACE + 1) * PACE


@register
@dataclass(frozen=True, slots=True)
class Status(OutboxMessage):
    """The message that shows where a tournament stands."""

    kind: ClassVar[str] = "tournament"
    lane: ClassVar[OutboxLane] = OutboxLane.STATUSES
    part_of_owner: ClassVar[str | None] = PART_OF_TOURNAMENT

    tournament: int

    def to_row(self) -> Message:
        """Return it by its tournament."""
        return Message(match_id=None, kind=self.kind, target=str(self.tournament))

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(int(row.target))


@register
@dataclass(frozen=True, slots=True)
class TableThread(OutboxMessage):
    """A thread for the tables of a number, to be made."""

    kind: ClassVar[str] = "tournament_thread"
    lane: ClassVar[OutboxLane] = OutboxLane.THREADS
    part_of_owner: ClassVar[str | None] = PART_OF_TOURNAMENT

    tournament: int
    number: int
    waited_for: bool = False
    """Whether all are ready there already."""

    def to_row(self) -> Message:
        """Return it by its number: lower ones go first, and before all of them where people wait."""
        target, urgency = f"{self.tournament}:{self.number}", int(self.waited_for) * 1_000 - self.number
        return Message(match_id=None, kind=self.kind, target=target, urgency=urgency)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox; whether it is waited for has told only when it is sent."""
        tournament, number = map(int, row.target.split(":"))
        return cls(tournament, number)


class NoteKind(StrEnum):
    """What a note tells: a table, the organisers of one, or the whole channel."""

    TABLE = "table"
    """A table is called: be ready."""
    REPLAY = "replay"
    """It is called again: the match came to nothing."""
    DECK_TROUBLE = "deck-trouble"
    """Somebody at it must choose another deck."""
    REMIND = "remind"
    NO_SHOW = "no-show"
    COMING = "coming"
    RULED = "ruled"
    """An organiser has decided what its players differ about."""
    LEFT = "left"
    GIVES_UP = "gives-up"
    TIME_SOON = "time-soon"
    TIMES = "times"
    """The times that its call has told are corrected."""
    TIME_LEVEL = "time-level"
    TIME_UP = "time-up"
    EXTRA_TIME = "extra-time"
    RESULT = "result"
    CORRECTED = "corrected"
    CALLED = "called"
    """It asks for an organiser."""
    DECKS_CLASH = "decks-clash"
    """It cannot begin: its decks may not meet."""
    UNREAD = "unread"
    """It cannot go on: its match cannot be read."""
    CHECK_IN = "check-in"
    PAIRINGS = "pairings"
    UNDONE = "undone"
    STANDINGS = "standings"
    FINAL = "final"
    CANCELLED = "cancelled"
    HELD = "held"
    """The event waits, as could not be said before."""
    STRANDED = "stranded"
    """The same, in private."""


@register
@dataclass(frozen=True, slots=True)
class Note(OutboxMessage):
    """Something that a tournament posts: in a table's thread, or with no table in its channel."""

    kind: ClassVar[str] = NOTE
    lane: ClassVar[OutboxLane] = OutboxLane.NOTES
    part_of_owner: ClassVar[str | None] = PART_OF_TOURNAMENT

    tournament: int
    what: NoteKind
    stage: int = 0
    round: int = 0
    table: int = 0
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def place(self) -> tuple[int, int, int, int]:
        """The key of its table."""
        return self.tournament, self.stage, self.round, self.table

    def to_row(self) -> Message:
        """Return it by its table and what it tells."""
        target = ":".join(map(str, (*self.place, self.what)))
        return Message(match_id=None, kind=self.kind, target=target, payload=self.facts)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        *place, what = row.target.split(":", 4)
        tournament, stage, round, table = map(int, place)
        return cls(tournament, NoteKind(what), stage, round, table, row.payload)
