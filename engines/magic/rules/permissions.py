"""From where a spell may be cast (601.3, MN-18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.magic.cards.catalogue import Card, face_down
from engines.magic.cards.ways import CastWay
from engines.magic.evaluation import conditions
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope
from engines.magic.language.conditions import Condition
from engines.magic.language.costs import Component, Cost
from engines.magic.table import keys as naming
from engines.magic.table.pieces import HIDDEN, ZoneCard
from engines.magic.table.side import Side
from engines.magic.table.stack_object import StackObject
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
    components: tuple[Component, ...] = ()
    """What the way costs besides mana."""
    gate: tuple[Condition, ...] = ()
    """Only if these hold can it be cast so (601.3a)."""


FACE_DOWN_COST = Cost(3, ())
"""702.37a."""


def spells(table: Table, seat: int, *, main: bool = True) -> Iterator[Castable]:
    """Yield what a player may cast, if it can be paid; lands never are (305.9, MN-R25).

    Without `main` cards of the hand are left out that are cast in an own main phase alone.
    """
    side, cards = table.sides[seat], table.catalogue.cards
    for name in dict.fromkeys(side.hand):
        if name != HIDDEN and (main or cards[name].fast):
            yield from allowed(table, seat, _of_hand(cards[name]))
    if side.graveyard:
        yield from _of_graveyard(table, side)
    if side.command:
        yield from _noble(table, side)


@lru_cache(maxsize=4_096)
def _of_hand(card: Card) -> tuple[Castable, ...]:
    """Return a card of the hand as it can be cast: face up, and face down if it has morph (702.37c)."""
    if card.is_land:
        return ()
    ways = [Castable(naming.act("cast", card.id), card, "hand", card.cost, gate=card.only)]
    if card.morph is not None:
        key = naming.act("down", card.id)
        ways.append(Castable(key, face_down(), "hand", FACE_DOWN_COST, way="morph", under=card.id))
    return (*ways, *_otherwise(card, card.id, "hand", "hand"))


def _otherwise(card: Card, what: str, zone: str, came: str, thing: int = 0) -> Iterator[Castable]:
    """Yield the other ways to cast a card that work in a zone (118.9)."""
    for place, way in enumerate(named_ways(card, zone)):
        key = naming.cast_so(what, place + (zone == "hand"))
        gate = (*card.only, *way.gate)
        yield Castable(key, card, came, way.cost, thing, way.word, "", way.components, gate)


def named_ways(card: Card, zone: str) -> Sequence[CastWay]:
    """Return the other ways to cast a card from a zone, in the order of their keys."""
    return [each for each in card.ways if each.came == zone]


def allowed(table: Table, seat: int, spells: Iterable[Castable]) -> Iterator[Castable]:
    """Yield what can be cast for all that its text says of when (601.3a)."""
    for each in spells:
        if not each.gate or _holds(table, seat, each):
            yield each


def _holds(table: Table, seat: int, each: Castable) -> bool:
    voice = StackObject(0, "spell", seat, each.card.id, seat, each.came, each.thing, each.card.id)
    return conditions.hold(Scope(table, board_of(table), voice), each.gate)


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
            what = naming.thing(lying.id)
            yield from allowed(table, side.seat, _otherwise(card, what, "graveyard", "graveyard", lying.id))


def _noble(table: Table, side: Side) -> Iterator[Castable]:
    """Return the Noble that lies in the command zone: for its mana cost, and by option a tax (MN-R20)."""
    (noble,) = side.command
    if noble.card == HIDDEN:
        return
    spells = _from_home(table.catalogue.cards[noble.card], noble.id, table.options.tax * side.casts)
    yield from allowed(table, side.seat, spells)


@lru_cache(maxsize=1_024)
def _from_home(card: Card, number: int, tax: int) -> tuple[Castable, ...]:
    """Return a Noble as it can be cast: no land (MN-R25), face down too if it has morph (MN-R22)."""
    if card.is_land:
        return ()
    ways = [Castable(naming.NOBLE, card, "command", card.cost.with_generic(tax), number, gate=card.only)]
    if card.morph is not None:
        cost = FACE_DOWN_COST.with_generic(tax)
        ways.append(Castable(naming.NOBLE_DOWN, face_down(), "command", cost, number, "morph", card.id))
    for each in _otherwise(card, naming.thing(number), "hand", "command", number):
        ways.append(each._replace(cost=each.cost.with_generic(tax)))
    return tuple(ways)


def spell_named(table: Table, seat: int, act: naming.Act) -> Castable:
    """Return what a key casts."""
    return next(each for each in spells(table, seat) if naming.acted(each.key) == act)


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
