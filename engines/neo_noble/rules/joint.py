"""Whether several parts can each have things of their own (NN-R81)."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def together(parts: Sequence[tuple[int, Collection[T]]]) -> bool:
    """Tell whether each part can have so many of its things, and none the same as another.

    A matching in a bipartite graph, found by augmenting paths (Kuhn).
    """
    if any(len(things) < number for number, things in parts):
        return False
    if len(parts) < 2:
        return True
    taken: dict[T, int] = {}

    def has_one_more(part: int, tried: set[T]) -> bool:
        for thing in parts[part][1]:
            if thing not in tried:
                tried.add(thing)
                if thing not in taken or has_one_more(taken[thing], tried):
                    taken[thing] = part
                    return True
        return False

    return all(has_one_more(part, set()) for part, (number, _) in enumerate(parts) for _ in range(number))
