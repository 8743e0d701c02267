"""Objects that lie on the table, each with its number; it is never used again (400.7)."""

from __future__ import annotations

from typing import NamedTuple

from engines.kernel.plain import AsList, by_id, plain
from engines.magic.cards.catalogue import Card
from engines.magic.table import keys as naming

HIDDEN = ""
"""Stands where a card lies that a seat does not know."""


@plain
class Perm(AsList):
    """A permanent (110)."""

    id: int
    card: Card = by_id("cards")
    owner: int
    seat: int
    """Who controls it."""
    since: int
    """The turn in which it came under this control (302.6)."""
    tapped: bool = False
    damage: int = 0
    """Marked on it (120.6)."""
    deadly: bool = False
    """A source with deathtouch has dealt damage to it (704.5h)."""

    @property
    def key(self) -> str:
        """Return its name in answers."""
        return naming.thing(self.id)


class Lying(NamedTuple):
    """A card in a graveyard, in exile or in the command zone."""

    id: int
    card: str
    up: bool = True
    """Face up; face down its owner alone knows it."""
