"""Cards beyond packs, such as the bot's owner has brought: of tens of thousands those that are asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engines.kernel.cards.packs import Name
from engines.kernel.seat.prompts import Say

C = TypeVar("C")


class BadBulk(Exception):
    """A file of an owner's cards that cannot be read, and why."""

    def __init__(self, reason: Say) -> None:
        super().__init__(reason)
        self.reason = reason


class OwnedCards(NamedTuple, Generic[C]):
    """Cards by id, and those that can be named, but not played."""

    cards: Mapping[str, C]
    unplayable: Mapping[str, Name]
    imagined: Sequence[C] = ()
    """What may lie in decks that a computer has to imagine, whatever lies in the real ones."""


NONE_OWNED: OwnedCards[Any] = OwnedCards({}, {})
"""Where nobody has brought any."""
