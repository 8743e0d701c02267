"""What the lab brings to Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from bot.store.lab.runs import PART_OF_RUN
from bot.store.outbox.messages import Message, OutboxLane, OutboxMessage, OutboxRow, register


@register
@dataclass(frozen=True, slots=True)
class RunOver(OutboxMessage):
    """A run is over: who has begun it is told so."""

    kind: ClassVar[str] = "lab"
    lane: ClassVar[OutboxLane] = OutboxLane.WORDS
    part_of_owner: ClassVar[str | None] = PART_OF_RUN

    run: int

    def to_row(self) -> Message:
        """Return it by its run."""
        return Message(match_id=None, kind=self.kind, target=str(self.run))

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(int(row.target))
