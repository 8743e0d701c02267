"""What lies in the zones of the table (SF-15): creatures, Equipment, Actions, each with its number."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Literal, NamedTuple, TypeAlias

from engines.kernel.state.state_fields import AsList, by_id, new, state_part
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.table import keys as naming

Zone: TypeAlias = Literal["field", "armor", "primary", "secondary", "accessory", "action"]
"""SF-15: `field` is where creatures stand."""

_KINDS: dict[Zone, str] = {"field": "creature", "action": "action"}
WEAPONS: tuple[Zone, ...] = ("primary", "secondary")
NOBODY = -1
HIDDEN = ""
"""Stands where a card lies that a seat does not know."""


class Under(NamedTuple):
    """A card that lies under another (SF-R67)."""

    card: str
    owner: int
    number: int = 0
    """Of what was attuned, the number that it had as a piece (SF-139); 0 for what was absorbed (SF-138)."""


@state_part
class Piece(AsList):
    """A card in a zone of the table."""

    id: int
    """Never used again: a card that returns is another piece."""
    card: Card = by_id("cards")
    owner: int
    """To whose zones it goes."""
    seat: int
    """Who has control of it."""
    zone: Zone
    since: int
    """The turn in which it came to its zone; of a set Action, in which it was set (SF-125)."""
    on: bool = True
    """On-guard (SF-21, SF-R5); Actions have no position (SF-R6)."""
    up: bool = True
    """Face up."""
    entry: int = 0
    """The entry of the Flow to which an Action belongs; 0 while it is in none."""
    damage: int = 0
    counters: dict[str, int] = new(dict)
    under: tuple[Under, ...] = ()
    """Cards under it."""
    used: dict[int, int] = new(dict)
    """The turn in which each ability, by its slot, was activated last (SF-R59), and each `Done` was done."""

    @property
    def key(self) -> str:
        """Return its name in answers."""
        return naming.piece(self.id)

    @property
    def kind(self) -> str:
        """Return what it is where it lies: a creature, Equipment or an Action."""
        return _KINDS.get(self.zone, "equipment")

    @property
    def is_weapon(self) -> bool:
        """Tell whether it is a weapon in its zone."""
        return self.zone in WEAPONS

    @property
    def is_creature(self) -> bool:
        """Tell whether it is a creature on the field."""
        return self.zone == "field"


@unique
class DoneDeed(IntEnum):
    """What a piece has done this turn that is no ability: below 0, so that no ability has its slot."""

    ATTACKED = -1


ABILITIES = 10
"""More than a card can have: apart by so many lie the slots of the cards that speak from a piece."""


def slot_of(number: int, place: int) -> int:
    """Return where an ability stands on a piece: its place on the card, and the number of what is attuned."""
    return number * ABILITIES + place
