"""From where a spell may be cast (601.3, MN-18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engines.magic.cards.catalogue import Card
from engines.magic.cards.language.costs import Cost
from engines.magic.table import keys as naming
from engines.magic.table.pieces import HIDDEN, Lying
from engines.magic.table.state import Table


class Castable(NamedTuple):
    """A card that may be cast from where it lies."""

    key: str
    card: Card
    came: str
    cost: Cost
    thing: int = 0
    """The object that it is there; 0 of a hand."""
    way: str = ""
    """The alternative cost (118.9)."""


def spells(table: Table, seat: int) -> Iterator[Castable]:
    """Yield what a player may cast, if it is in time and can be paid; lands never are (305.9, MN-R25)."""
    side, cards = table.sides[seat], table.catalogue.cards
    for name in dict.fromkeys(side.hand):
        if name != HIDDEN and not cards[name].is_land:
            yield _of_hand(cards[name])
    yield from open_spells(table, seat)
    noble = face_down_noble(table, seat)
    if noble is not None and noble.card != HIDDEN and not cards[noble.card].is_land:
        yield Castable(naming.NOBLE, cards[noble.card], "command", cards[noble.card].cost, noble.id)


@lru_cache(maxsize=4_096)
def _of_hand(card: Card) -> Castable:
    return Castable(naming.act("cast", card.id), card, "hand", card.cost)


def open_spells(table: Table, seat: int) -> Iterator[Castable]:
    """Yield what a player may cast of cards that all see: those with flashback (702.34a)."""
    cards = table.catalogue.cards
    for lying in table.sides[seat].graveyard:
        flashback = cards[lying.card].flashback
        if flashback is not None:
            key = naming.cast_from(lying.id)
            yield Castable(key, cards[lying.card], "graveyard", flashback, lying.id, "flashback")


def spell_named(table: Table, seat: int, act: naming.Act) -> Castable:
    """Return what a key casts."""
    key = naming.act("cast", act.card) if act.card else naming.NOBLE
    key = naming.cast_from(act.thing) if act.thing else key
    return next(each for each in spells(table, seat) if each.key == key)


def face_down_noble(table: Table, seat: int) -> Lying | None:
    """Return the Noble that lies in a command zone, if it is still there (MN-15)."""
    return next((each for each in table.sides[seat].command if not each.up), None)
