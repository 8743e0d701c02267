"""What learning brings to Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from bot.store.learning.puzzle_channels import PART_OF_CHANNEL
from bot.store.outbox.messages import Message, OutboxLane, OutboxMessage, OutboxRow, register


@register
@dataclass(frozen=True, slots=True)
class DailyPuzzle(OutboxMessage):
    """A puzzle for a channel that wants one each day."""

    kind: ClassVar[str] = "puzzle"
    lane: ClassVar[OutboxLane] = OutboxLane.PICTURES
    part_of_owner: ClassVar[str | None] = PART_OF_CHANNEL

    channel: int
    game: str
    puzzle: str

    def to_row(self) -> Message:
        """Return it by its channel."""
        shown = {"game": self.game, "puzzle": self.puzzle}
        return Message(match_id=None, kind=self.kind, target=str(self.channel), payload=shown)

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(int(row.target), row.payload["game"], row.payload["puzzle"])
