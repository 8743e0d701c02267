"""Replaying reveals in determinized states: what was revealed within a step is revealed again.

For Noxtalia and Neo Noble alone, whose questions may stand amid a step: a table imagined for a computer
player is told the whole step again, so what has been seen since it began must be seen once more. Nothing
is added here: a game whose every question begins a step needs none of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, Protocol, TypeVar

W = TypeVar("W", bound=str)
"""How a card comes to light: each game names its ways."""
EVERYBODY = -1


class Revealed(NamedTuple, Generic[W]):
    """A card of a hidden place that somebody has seen since the last quiet point."""

    seat: int
    """Whose card it is."""
    way: W
    card: str
    seen_by: tuple[int, ...]
    """The seats that saw it; `EVERYBODY` for all."""

    def to(self, viewer: int | None) -> bool:
        """Tell whether a seat saw it; an onlooker, None, sees what everybody sees."""
        return EVERYBODY in self.seen_by or viewer in self.seen_by


class ScriptedReveal(NamedTuple):
    """What a table that is imagined must bring to light next; None for a card that its seat did not see."""

    seat: int
    way: str
    card: str | None


class Retold(Protocol):
    """A table that can be told again."""

    fate: list[ScriptedReveal]
    """In an imagined table: what must come to light next, the nearest last."""


def foretold(table: Retold, seat: int, way: str) -> str | None:
    """Return the card that must come to light now; when things go another way, fate is forgotten."""
    fate = table.fate.pop()
    if (fate.seat, fate.way) != (seat, way):
        table.fate = []
        return None
    return fate.card


def still_to_come(table: Retold, seat: int) -> set[str | None]:
    """Return what cards of a seat must come to light later."""
    return {fate.card for fate in table.fate if fate.seat == seat}


def in_order(fates: Iterable[ScriptedReveal | None]) -> list[ScriptedReveal]:
    """Return what must come to light as a table keeps it, without what comes to light by itself."""
    return [fate for fate in fates if fate is not None][::-1]
