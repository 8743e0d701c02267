"""What the host itself brings to Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from bot.store.outbox.messages import Message, OutboxLane, OutboxMessage, OutboxRow, register
from bot.store.people.preferences import MORNING


@register
@dataclass(frozen=True, slots=True)
class Morning(OutboxMessage):
    """A list of what awaits a person."""

    kind: ClassVar[str] = MORNING
    lane: ClassVar[OutboxLane] = OutboxLane.WORDS

    user: int

    def to_row(self) -> Message:
        """Return it by its person."""
        return Message(match_id=None, kind=self.kind, target=str(self.user))

    @classmethod
    def from_row(cls, row: OutboxRow) -> Self:
        """Read it from the outbox."""
        return cls(int(row.target))
