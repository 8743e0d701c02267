"""A card is exact if its text was read, and printed back word for word by what does not know the reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engines.magic.cards.facts import CardFacts, Reading, Refusal

ReadExactly: TypeAlias = Callable[[CardFacts, str], Reading]
READER_VERSION = 0
"""Raised whenever a text may be read otherwise: the next import then reads all of them anew."""
REASONS = ("not-read",)
"""Why a text is not exact: the ends of texts `real-why-…`."""


def read_exactly(_facts: CardFacts, _text: str) -> Reading:
    """Read a card's text: all of it exactly, or say why not."""
    return Reading(None, (Refusal("not-read", {}),))
