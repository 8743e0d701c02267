"""What is known last of an object that has left (608.2h, 113.7a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.magic.cards.catalogue import Traits


class Known(NamedTuple):
    """An object as it last was."""

    id: int
    card: str
    owner: int
    seat: int
    """Who controlled it."""
    zone: str
    """Where it was."""
    went: int
    """The object that it has become (400.7); 0 where it is hidden, or nowhere any more."""
    traits: Traits
    tapped: bool = False
    attached: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    token: bool = False

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [*self[:6], self.traits.dump(), self.tapped, self.attached, [*map(list, self.counters)],
                self.token]  # fmt: skip

    @staticmethod
    def load(data: Sequence[Any]) -> Known:
        """Rebuild it from `dump`."""
        *first, traits, tapped, attached, counters, token = data
        pairs = tuple((kind, number) for kind, number in counters)
        return Known(*first, Traits.load(traits), tapped, attached, pairs, token)
