"""A group of cards that are told of together: a hand, or what else a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Group(NamedTuple):
    """Cards that belong together."""

    title: str
    cards: tuple[str, ...]
    size: int
    """How many there are; more than are drawn, perhaps."""

    @classmethod
    def of(cls, title: str, held: Sequence[str]) -> Group:
        """Return a group of which all is known."""
        return cls(title, tuple(held), len(held))
