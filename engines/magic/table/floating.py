"""Changes that hold for a while, as plain data (611)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.magic.language.parts import Until

Row: TypeAlias = tuple[str, str, int, int]
"""What is changed, the word that is, and numbers: `("pt", "", 2, 2)`, `("gains", "flying", 0, 0)`."""


class Floating(NamedTuple):
    """A change by something that has resolved: what it affects was fixed then (611.2c)."""

    stamp: int
    """When it began (613.7)."""
    ids: tuple[int, ...]
    rows: tuple[Row, ...]
    until: Until | Literal["yours"]
    """`yours` is as long as who controls it does (702.62a)."""
    seat: int = 0
    """Whose effect it is."""
    source: int = 0
    """What made it."""

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.stamp, list(self.ids), [list(row) for row in self.rows], *self[3:]]

    @staticmethod
    def load(data: Sequence[Any]) -> Floating:
        """Rebuild it from `dump`."""
        stamp, ids, rows, *rest = data
        return Floating(stamp, tuple(ids), tuple(tuple(row) for row in rows), *rest)
