"""What is made once of each of some things, and found again by the very same thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
What = TypeVar("What")


class IdentityCache(Generic[Thing, What]):
    """What was made of things, which are compared by being the same: definitions of cards are dear to hash.

    Two threads may read the same set at once, and one of the two is then thrown away. What was made of it is
    kept with the things themselves: while they live no other thing can have their `id`.
    """

    def __init__(self, make: Callable[[Thing], What], things: Iterable[Thing]) -> None:
        self._make = make
        self._kept = {id(thing): (thing, make(thing)) for thing in things}

    def of(self, thing: Thing) -> What:
        """Return what was made of a thing; of any other it is made anew."""
        kept = self._kept.get(id(thing))
        return self._make(thing) if kept is None else kept[1]
