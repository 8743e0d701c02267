"""What only one kind of question is about."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Costing(NamedTuple):
    """What is paid in one of several ways: the cost as it is written."""

    cost: str


class Paying(NamedTuple):
    """What is paid, and how that was announced."""

    alternative: int
    """Of the cost."""
    x: int
    cost: str
    """As it is written."""
    forge: Literal["forge", ""]
    """Whether it is for a card of the Forge Deck, for which some cards count as more (SF-147)."""


class Falling(NamedTuple):
    """What a Side Quest falls short of, and what was sent."""

    missing: int
    sent: tuple[str, ...]
