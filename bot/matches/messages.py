"""What matches bring to Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from bot.store.outbox.messages import Message, OutboxLane, OutboxMessage, OutboxRow, register

_STAYS = "stays"
"""The target of a board that is drawn anew where it is: that takes the place of no newer state."""


@register
@dataclass(frozen=True, slots=True)
class BoardMessage(OutboxMessage):
    """The public board of a match, as it stands."""

    kind: ClassVar[str] = "board"
    lane: ClassVar[OutboxLane] = OutboxLane.PICTURES

    match: int
    stays: bool = False
    """It is drawn anew where it is, and nowhere else."""

    def to_row(self) -> Message:
        """Return it by its match: a newer board takes its place."""
        if self.stays:
            return Message(match_id=self.match, kind=self.kind, target=_STAYS)
        return Message(match_id=self.match, kind=self.kind, target="board", urgency=2)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(_match(row), stays=row.target == _STAYS)


@register
@dataclass(frozen=True, slots=True)
class Hand(OutboxMessage):
    """A seat's private panel: the one that is open, and the copy in its person's DMs."""

    kind: ClassVar[str] = "hand"
    lane: ClassVar[OutboxLane] = OutboxLane.PICTURES

    match: int
    seat: int

    def to_row(self) -> Message:
        """Return it by its seat."""
        return Message(match_id=self.match, kind=self.kind, target=str(self.seat), urgency=1)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(_match(row), int(row.target))


@register
@dataclass(frozen=True, slots=True)
class Call(OutboxMessage):
    """A call of a seat to the table."""

    kind: ClassVar[str] = "ping"
    lane: ClassVar[OutboxLane] = OutboxLane.CALLS

    match: int
    seat: int
    turn: int
    last: bool = False
    """Whether it is the last one, since time is nearly up."""

    def to_row(self) -> Message:
        """Return it by its seat."""
        told = {"turn": self.turn, "last": self.last}
        return Message(match_id=self.match, kind=self.kind, target=str(self.seat), payload=told)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox; older versions told no more than the seat."""
        told = row.payload
        return cls(_match(row), int(row.target), told.get("turn", 0), told.get("last", False))


@register
@dataclass(frozen=True, slots=True)
class Challenge(OutboxMessage):
    """How a challenge stands, in the message that made it."""

    kind: ClassVar[str] = "challenge"
    lane: ClassVar[OutboxLane] = OutboxLane.WORDS

    match: int
    channel: int
    message: int

    def to_row(self) -> Message:
        """Return it by its match."""
        where = {"channel": self.channel, "message": self.message}
        return Message(match_id=self.match, kind=self.kind, target="challenge", payload=where)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(_match(row), int(row.payload["channel"]), int(row.payload["message"]))


@register
@dataclass(frozen=True, slots=True)
class StoppedMessage(OutboxMessage):
    """A private word to a seat that the match has stopped."""

    kind: ClassVar[str] = "paused"
    lane: ClassVar[OutboxLane] = OutboxLane.WORDS

    match: int
    seat: int
    why: str
    permissions: tuple[str, ...] = ()
    """Those that Herald lacks, where it is that."""

    def to_row(self) -> Message:
        """Return it by its seat."""
        told = {"why": self.why} | ({"permissions": list(self.permissions)} if self.permissions else {})
        return Message(match_id=self.match, kind=self.kind, target=str(self.seat), payload=told, urgency=2)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox; older versions told no permissions."""
        permissions = tuple(row.payload.get("permissions", ()))
        return cls(_match(row), int(row.target), row.payload["why"], permissions)


@register
@dataclass(frozen=True, slots=True)
class Moderated(OutboxMessage):
    """A word at the table on what a moderator has decided."""

    kind: ClassVar[str] = "moderated"
    lane: ClassVar[OutboxLane] = OutboxLane.NOTES

    match: int
    entry: int
    """The line of the log."""

    def to_row(self) -> Message:
        """Return it by the line of the log."""
        return Message(match_id=self.match, kind=self.kind, target=str(self.entry), urgency=1)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(_match(row), int(row.target))


@register
@dataclass(frozen=True, slots=True)
class Disputed(OutboxMessage):
    """That the players of a match differ about what was done, by the question that asks them."""

    kind: ClassVar[str] = "disputed"
    lane: ClassVar[OutboxLane] = OutboxLane.NOTES

    match: int
    opened: int

    def to_row(self) -> Message:
        """Return it by its question, so that each is told once."""
        return Message(match_id=self.match, kind=self.kind, target=str(self.opened))

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(_match(row), int(row.target))


def _match(row: OutboxRow) -> int:
    assert row.match_id is not None
    return row.match_id
