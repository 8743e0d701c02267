"""What prevents damage, for a while, as plain data (615)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

WITHOUT_END = -1


class Shield(NamedTuple):
    """Prevention that something has made; it ends with the turn (514.2)."""

    stamp: int
    ids: tuple[int, ...]
    seats: tuple[int, ...]
    number: int = WITHOUT_END
    """How much of it is left (615.7)."""
    combat: bool = False
    """Of combat damage alone."""
    everything: bool = False
    """Whatever it would be dealt to."""

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [self.stamp, list(self.ids), list(self.seats), *self[3:]]

    @staticmethod
    def load(data: Sequence[Any]) -> Shield:
        """Rebuild it from `dump`."""
        stamp, ids, seats, *rest = data
        return Shield(stamp, tuple(ids), tuple(seats), *rest)
