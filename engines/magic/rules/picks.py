"""What the parts of a cost are paid with where they pick among the same objects: none pays two of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Row: TypeAlias = tuple[Sequence[str], int]
"""What fits a part of a cost, and how much of it is picked."""


def offered(rows: Sequence[Row]) -> list[str]:
    """Return what the first part may be paid with, so that all others can be paid too.

    Of a part of several objects some ways are not offered: what pays the others is kept for them.
    """
    (keys, number), *others = rows
    if not others:
        return list(keys)
    spread = _spread(rows)
    if spread is None:
        return []
    if number == 1:
        return [key for key in keys if _spread(_without(others, key)) is not None]
    kept = {key for row in spread[1:] for key in row}
    return [key for key in keys if key not in kept]


def pay(rows: Sequence[Row]) -> bool:
    """Tell whether all parts can be paid, none with what pays another."""
    if len(rows) == 1:  # so it is mostly
        keys, number = rows[0]
        return len(keys) >= number
    return _spread(rows) is not None


def _without(rows: Sequence[Row], gone: str) -> list[Row]:
    return [([key for key in keys if key != gone], number) for keys, number in rows]


def _spread(rows: Sequence[Row]) -> list[list[str]] | None:
    """Return objects for each part, none for two; None where there are too few."""
    payers = [place for place, (_, number) in enumerate(rows) for _ in range(number)]
    paying: dict[str, int] = {}

    def finds(payer: int, tried: set[str]) -> bool:
        """Find an object for a payer; another that has it may have to find one anew."""
        for key in rows[payers[payer]][0]:
            if key not in tried:
                tried.add(key)
                if key not in paying or finds(paying[key], tried):
                    paying[key] = payer
                    return True
        return False

    if not all(finds(payer, set()) for payer in range(len(payers))):
        return None
    found: list[list[str]] = [[] for _ in rows]
    for key, payer in paying.items():
        found[payers[payer]].append(key)
    return found
