"""Cards go from zone to zone (400): each becomes a new object, or a mere name where it is hidden (400.7)."""

from __future__ import annotations

from collections.abc import Callable

from engines.magic.table.batch import Happening, Zone
from engines.magic.table.item import Item
from engines.magic.table.pieces import Lying, Perm
from engines.magic.table.side import Pile
from engines.magic.table.state import Table

OPEN: tuple[Zone, ...] = ("battlefield", "graveyard", "stack", "exile", "command")
"""Zones in which all see the cards that lie face up (400.2)."""


def move(table: Table, what: Happening) -> tuple[Happening, ...]:
    """Move a card; nothing else does."""
    card = _TAKE[what.came](table, what)
    _PUT[what.to](table, what, card)
    return ()


def shuffle(table: Table, seat: int) -> None:
    """Shuffle a library: nobody knows any of its places then (701.24)."""
    side = table.sides[seat]
    table.dice.shuffle(side.library)
    side.bottoms = 0
    table.tell("shuffle", seat=seat)


# From where


def _from_hand(table: Table, what: Happening) -> str:
    side = table.sides[what.seat]
    side.hand.remove(what.card)
    if what.card in side.known:
        side.known.remove(what.card)
    return what.card


def _from_library(table: Table, what: Happening) -> str:
    side = table.sides[what.seat]
    if what.card:
        side.library.remove(what.card)
        return what.card
    card = side.library.pop()
    side.bottoms = min(side.bottoms, len(side.library))
    return card


def _from_battlefield(table: Table, what: Happening) -> str:
    perm = table.perms.pop(what.thing)
    if table.combat is not None:
        table.combat = table.combat.without(perm.id)
    table.touch()
    return perm.card.id


def _from_stack(table: Table, what: Happening) -> str:
    item = next(each for each in table.stack if each.id == what.thing)
    table.stack.remove(item)
    return item.card


def _from_pile(name: Pile) -> Callable[[Table, Happening], str]:
    def take(table: Table, what: Happening) -> str:
        pile = table.sides[what.seat].pile(name)
        lying = next(each for each in pile if each.id == what.thing)
        pile.remove(lying)
        return lying.card

    return take


# To where


def _to_hand(table: Table, what: Happening, card: str) -> None:
    side = table.sides[what.seat]
    side.hand.append(card)
    if what.came in OPEN and what.up:
        side.known.append(card)


def _to_library(table: Table, what: Happening, card: str) -> None:
    side = table.sides[what.seat]
    if what.bottom:
        side.library.insert(0, card)
        side.bottoms += 1
    else:
        side.library.append(card)


def _to_battlefield(table: Table, what: Happening, card: str) -> None:
    seat = what.seat if what.by < 0 else what.by
    perm = Perm(table.number(), table.catalogue.cards[card], what.seat, seat, table.turn)
    table.perms[perm.id] = perm
    table.touch()


def _to_stack(table: Table, what: Happening, card: str) -> None:
    table.stack.append(Item(table.number(), "spell", what.by, card, what.seat, what.came))


def _to_pile(name: Pile) -> Callable[[Table, Happening, str], None]:
    def put(table: Table, what: Happening, card: str) -> None:
        table.sides[what.seat].pile(name).append(Lying(table.number(), card, what.up))

    return put


_TAKE: dict[Zone, Callable[[Table, Happening], str]] = {
    "hand": _from_hand,
    "library": _from_library,
    "battlefield": _from_battlefield,
    "stack": _from_stack,
    "graveyard": _from_pile("graveyard"),
    "exile": _from_pile("exile"),
    "command": _from_pile("command"),
}
_PUT: dict[Zone, Callable[[Table, Happening, str], None]] = {
    "hand": _to_hand,
    "library": _to_library,
    "battlefield": _to_battlefield,
    "stack": _to_stack,
    "graveyard": _to_pile("graveyard"),
    "exile": _to_pile("exile"),
    "command": _to_pile("command"),
}
