"""What lies in the zones of the table (SF-15): creatures, Equipment, Actions, each with its number."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from engines.soul_forger.cards.catalogue import Card, Catalogue

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


class Piece:
    """A card in a zone of the table."""

    __slots__ = (
        "card", "counters", "damage", "entry", "id", "on", "owner", "seat", "since", "under", "up", "used",
        "zone",
    )  # fmt: skip

    def __init__(self, number: int, card: Card, seat: int, zone: Zone, since: int) -> None:
        self.id = number
        """Never used again: a card that returns is another piece."""
        self.card = card
        self.owner = seat
        """To whose zones it goes."""
        self.seat = seat
        """Who has control of it."""
        self.zone: Zone = zone
        self.since = since
        """The turn in which it came to its zone; of a set Action, in which it was set (SF-125)."""
        self.on = True
        """On-guard (SF-21, SF-R5); Actions have no position (SF-R6)."""
        self.up = True
        """Face up."""
        self.entry = 0
        """The entry of the Flow to which an Action belongs; 0 while it is in none."""
        self.damage = 0
        self.counters: dict[str, int] = {}
        self.under: tuple[Under, ...] = ()
        """Cards under it."""
        self.used: dict[int, int] = {}
        """The turn in which each ability, by its slot, was activated last (SF-R59)."""

    @property
    def key(self) -> str:
        """Return its name in answers."""
        return f"p{self.id}"

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

    def copy(self) -> Piece:
        """Return the same for another table."""
        twin = Piece.__new__(Piece)
        twin.id = self.id
        twin.card = self.card
        twin.owner = self.owner
        twin.seat = self.seat
        twin.zone = self.zone
        twin.since = self.since
        twin.on = self.on
        twin.up = self.up
        twin.entry = self.entry
        twin.damage = self.damage
        twin.counters = self.counters.copy() if self.counters else {}
        twin.under = self.under
        twin.used = self.used.copy() if self.used else {}
        return twin

    def dump(self) -> list[Any]:
        """Return plain JSON values; most cards hold nothing more, and this is asked for at every hash."""
        return [
            self.id, self.card.id, self.owner, self.seat, self.zone, self.since, self.on, self.up, self.entry,
            self.damage,
            sorted(map(list, self.counters.items())) if self.counters else [],
            [list(each) for each in self.under] if self.under else [],
            sorted(map(list, self.used.items())) if self.used else [],
        ]  # fmt: skip

    @staticmethod
    def load(data: list[Any], catalogue: Catalogue) -> Piece:
        """Rebuild a piece from `dump`."""
        number, card, owner, seat, zone, since, on, up, entry, damage, counters, under, used = data
        piece = Piece(number, catalogue.cards[card], seat, zone, since)
        piece.owner = owner
        piece.on, piece.up, piece.entry, piece.damage = on, up, entry, damage
        piece.counters, piece.used = dict(counters), dict(used)
        piece.under = tuple(Under(*each) for each in under)
        return piece


ABILITIES = 10
"""More than a card can have: apart by so many lie the slots of the cards that speak from a piece."""


def slot_of(number: int, place: int) -> int:
    """Return where an ability stands on a piece: its place on the card, and the number of what is attuned."""
    return number * ABILITIES + place


def piece_named(key: str) -> int:
    """Return the number of the piece that an answer names."""
    return int(key[1:])
