"""Messages of the outbox: how each type of them lies in a row, and is read from it again.

Each feature defines the types that it sends, and registers them when it is imported. What a message shows is
made when it is sent.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, ClassVar, Self, TypeVar


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A row that is to be put into the outbox."""

    match_id: int | None
    kind: str
    target: str
    """Whom or what it reaches, such as "board", a seat or a user."""
    payload: Mapping[str, Any] = field(default_factory=dict[str, Any], repr=False)
    urgency: int = 0
    """Higher goes first."""
    not_before: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow(Message):
    """A message in the outbox."""

    id: int
    version: int
    """Raised whenever the message is overtaken."""
    attempts: int
    """Attempts that failed."""
    created: float


class OutboxLane(Enum):
    """Messages that share slots while they are sent (`bot/host/outbox.py`)."""

    PICTURES = auto()
    """They must be drawn before they are sent."""
    CALLS = auto()
    """They follow the board of their match."""
    WORDS = auto()
    """They wait for nothing."""
    STATUSES = auto()
    """They are edited at most every twenty seconds."""
    THREADS = auto()
    """Discord may hold them up for minutes, by a limit that it does not publish."""
    MEETINGS = auto()
    """They make a thread of their own, and may be held up like all that do."""
    NOTES = auto()
    """Posts of tournaments and moderators in channels and threads."""


class OutboxMessage(ABC):
    """A type of message. What it calls itself and how it lies stays as it is: rows outlive a version."""

    __slots__ = ()

    kind: ClassVar[str]
    """How rows name it; metrics and logs do so too."""
    lane: ClassVar[OutboxLane]
    part_of_owner: ClassVar[str | None] = None
    """SQL for the part in which it is sent, where it is no match's: `:owner` is the number that its target
    begins with. None where it belongs to no server."""

    @abstractmethod
    def to_row(self) -> Message:
        """Return it as it is put into the outbox."""

    @classmethod
    @abstractmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox, also as older versions have put it there."""


M = TypeVar("M", bound=OutboxMessage)

_TYPES: dict[str, type[OutboxMessage]] = {}
"""The types of messages, by their kinds."""


def register(message_type: type[M]) -> type[M]:
    """Let rows of this kind be sent: decorates each type of message. Raises ValueError for a second one."""
    if message_type.kind in _TYPES:
        raise ValueError(f"two types of messages have the kind {message_type.kind!r}")
    _TYPES[message_type.kind] = message_type
    return message_type


def registered() -> Mapping[str, type[OutboxMessage]]:
    """Return the types of messages that are registered, by their kinds."""
    return _TYPES


def kinds_in(lane: OutboxLane) -> tuple[str, ...]:
    """Return the kinds of messages that go in a lane."""
    return tuple(kind for kind, message_type in _TYPES.items() if message_type.lane is lane)


def read_message(row: OutboxRow) -> OutboxMessage:
    """Read a message from the outbox. Raises ValueError for a kind that this version does not know."""
    if row.kind not in _TYPES:
        raise ValueError(f"no type of message has the kind {row.kind!r}")
    return _TYPES[row.kind].from_row(row)
