"""Cards beyond packs, such as the bot's owner has brought: of tens of thousands those that are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from engines.kernel.cards.packs import Name

C = TypeVar("C")


class OwnedCards(NamedTuple, Generic[C]):
    """Cards by id, and those that can be named, but not played."""

    cards: Mapping[str, C]
    unplayable: Mapping[str, Name]


NONE_OWNED: OwnedCards[Any] = OwnedCards({}, {})
"""Where nobody has brought any."""
