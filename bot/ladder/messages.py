"""What the ladder brings to Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from bot.store.ladder.searches import PART_OF_SEARCH
from bot.store.outbox.messages import Message, OutboxLane, OutboxMessage, OutboxRow, register


@register
@dataclass(frozen=True, slots=True)
class Meeting(OutboxMessage):
    """The match of two who looked for an opponent: its place, its beginning, and a call of both."""

    kind: ClassVar[str] = "meeting"
    lane: ClassVar[OutboxLane] = OutboxLane.MEETINGS
    part_of_owner: ClassVar[str | None] = PART_OF_SEARCH

    search: int

    def to_row(self) -> Message:
        """Return it by the older search."""
        return Message(match_id=None, kind=self.kind, target=str(self.search), urgency=1)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(int(row.target))


@register
@dataclass(frozen=True, slots=True)
class SearchEnded(OutboxMessage):
    """A private word that a search for an opponent has ended without a match."""

    kind: ClassVar[str] = "search"
    lane: ClassVar[OutboxLane] = OutboxLane.WORDS
    part_of_owner: ClassVar[str | None] = PART_OF_SEARCH

    search: int
    why: str
    """`nobody` was found, the person is `playing` elsewhere, or `shut-out` by the list of who may play."""

    def to_row(self) -> Message:
        """Return it by its search."""
        return Message(match_id=None, kind=self.kind, target=str(self.search), payload={"why": self.why})

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(int(row.target), row.payload["why"])
