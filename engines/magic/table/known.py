"""What is known last of an object that has left (608.2h, 113.7a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from engines.magic.cards.catalogue import Traits
from engines.magic.table.rows import as_lists, as_tuples


class Known(NamedTuple):
    """An object as it last was."""

    id: int
    card: str
    owner: int
    seat: int
    """Who controlled it."""
    zone: str
    """Where it was."""
    traits: Traits
    tapped: bool = False
    attached: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    token: bool = False

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [*map(as_lists, self._replace(traits=cast("Any", self.traits.dump())))]

    @staticmethod
    def load(data: Sequence[Any]) -> Known:
        """Rebuild it from `dump`; in what was saved before, what it had become stands in between."""
        if isinstance(data[5], int):
            data = [*data[:5], *data[6:]]
        known = Known._make(map(as_tuples, data))
        return known._replace(traits=Traits.load(cast("Any", known.traits)))
