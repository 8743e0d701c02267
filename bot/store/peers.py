"""The other processes that work with the same database: what they tell each other, and take turns for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

LEAVE, PRESSES = "leave", "presses"
"""Words to who has a slot: that they are to let it go, and that presses wait for them."""
MATCH, TOURNAMENT = "match", "tournament"
"""Words that are followed by a number: of what has been changed without them."""


class Neighbours(Protocol):
    """What goes from one process to another. Whoever has a slot is meant by its number."""

    on_word: Callable[[str], None]
    """Called with what has been told to us."""

    async def tell(self, slot: int, word: str) -> None:
        """Tell somebody a word, who may not be there."""
        ...

    async def turn(self, bucket: int) -> float:
        """Take the next turn of a bucket; return the seconds until it comes."""
        ...

    async def missing(self, slots: int) -> int:
        """Return how many of so many slots nobody has."""
        ...

    async def hand(self, slot: int, event: str, now: float) -> int:
        """Leave an event for somebody, and tell them; return its number."""
        ...

    async def take_back(self, number: int) -> bool:
        """Remove an event; False when it has been taken."""
        ...

    async def collect(self, slot: int, since: float) -> list[str]:
        """Return the events that were left for a slot since then, and remove them with the older ones."""
        ...


class Nobody:
    """There are none: a file is worked with by one process."""

    def __init__(self) -> None:
        self.on_word: Callable[[str], None] = lambda _: None

    async def tell(self, slot: int, word: str) -> None:
        """Do nothing."""

    async def turn(self, bucket: int) -> float:
        """Return no time at all."""
        return 0.0

    async def missing(self, slots: int) -> int:
        """Return none."""
        return 0

    async def hand(self, slot: int, event: str, now: float) -> int:
        """Leave nothing."""
        return 0

    async def take_back(self, number: int) -> bool:
        """Return that nobody has taken it."""
        return True

    async def collect(self, slot: int, since: float) -> list[str]:
        """Return nothing."""
        return []
