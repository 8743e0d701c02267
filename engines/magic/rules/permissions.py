"""From where a spell may be cast (601.3, MN-18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engines.magic.cards.catalogue import Card, face_down
from engines.magic.language.costs import Cost
from engines.magic.table import keys as naming
from engines.magic.table.pieces import HIDDEN, ZoneCard
from engines.magic.table.side import Side
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
    under: str = ""
    """Of what is cast face down, the card that it is (708.4)."""


FACE_DOWN_COST = Cost(3, ())
"""702.37a."""


def spells(table: Table, seat: int, *, main: bool = True) -> Iterator[Castable]:
    """Yield what a player may cast, if it can be paid; lands never are (305.9, MN-R25).

    Without `main` cards of the hand are left out that are cast in an own main phase alone.
    """
    side, cards = table.sides[seat], table.catalogue.cards
    for name in dict.fromkeys(side.hand):
        if name != HIDDEN and (main or cards[name].fast):
            yield from _of_hand(cards[name])
    if side.graveyard:
        yield from _of_graveyard(table, side)
    if side.command:
        yield from _noble(table, side)


@lru_cache(maxsize=4_096)
def _of_hand(card: Card) -> tuple[Castable, ...]:
    """Return a card of the hand as it can be cast: face up, and face down if it has morph (702.37c)."""
    if card.is_land:
        return ()
    up = Castable(naming.act("cast", card.id), card, "hand", card.cost)
    if card.morph is None:
        return (up,)
    key = naming.act("down", card.id)
    return up, Castable(key, face_down(), "hand", FACE_DOWN_COST, way="morph", under=card.id)


def open_spells(table: Table, seat: int) -> Iterator[Castable]:
    """Yield what a player may cast of cards that all see: with flashback (702.34a), the Noble face up."""
    side = table.sides[seat]
    yield from _of_graveyard(table, side)
    if side.command and side.command[0].up:
        yield from _noble(table, side)


def _of_graveyard(table: Table, side: Side) -> Iterator[Castable]:
    returning = table.catalogue.returning
    for lying in side.graveyard:
        if lying.card in returning:
            card = table.catalogue.cards[lying.card]
            if card.flashback is not None:
                key = naming.cast_from(lying.id)
                yield Castable(key, card, "graveyard", card.flashback, lying.id, "flashback")


def _noble(table: Table, side: Side) -> tuple[Castable, ...]:
    """Return the Noble that lies in the command zone: for its mana cost, and by option a tax (MN-R20)."""
    (noble,) = side.command
    if noble.card == HIDDEN:
        return ()
    return _from_home(table.catalogue.cards[noble.card], noble.id, table.options.tax * side.casts)


@lru_cache(maxsize=1_024)
def _from_home(card: Card, number: int, tax: int) -> tuple[Castable, ...]:
    """Return a Noble as it can be cast: no land (MN-R25), face down too if it has morph (MN-R22)."""
    if card.is_land:
        return ()
    up = Castable(naming.NOBLE, card, "command", card.cost.with_generic(tax), number)
    if card.morph is None:
        return (up,)
    cost = FACE_DOWN_COST.with_generic(tax)
    return up, Castable(naming.NOBLE_DOWN, face_down(), "command", cost, number, "morph", card.id)


def spell_named(table: Table, seat: int, act: naming.Act) -> Castable:
    """Return what a key casts."""
    at_home = naming.NOBLE if act.verb == "cast" else naming.NOBLE_DOWN
    key = naming.act(act.verb, act.card) if act.card else at_home
    key = naming.cast_from(act.thing) if act.thing else key
    return next(each for each in spells(table, seat) if each.key == key)


def at_home(table: Table, seat: int) -> ZoneCard | None:
    """Return the Noble that lies in a command zone, if it is there (MN-15): nothing else ever is."""
    command = table.sides[seat].command
    return command[0] if command else None


def playable_land(table: Table, seat: int) -> bool:
    """Tell whether the Noble lies there as a land that may be played (MN-R25)."""
    noble = at_home(table, seat)
    if noble is None or noble.card == HIDDEN or table.options.noble_land != "land_drop":
        return False
    return table.catalogue.cards[noble.card].is_land
