"""An object as it is, wherever it lies; or as it was last, where it is no more (608.2h)."""

from __future__ import annotations

from typing import NamedTuple

from engines.magic.cards.catalogue import Traits
from engines.magic.table.board import Board
from engines.magic.table.item import Item
from engines.magic.table.known import Known
from engines.magic.table.pieces import HIDDEN, Lying
from engines.magic.table.side import PILES
from engines.magic.table.state import Table


class Scope(NamedTuple):
    """Where a text is read: who speaks, on what table, and what the permanents are."""

    table: Table
    board: Board
    voice: Item


class Seen(NamedTuple):
    """What can be said of an object."""

    id: int
    traits: Traits
    seat: int
    """Who controls it; of a card that lies in a pile, its owner."""
    owner: int
    card: str
    zone: str


def find(table: Table, board: Board, number: int) -> Seen | None:
    """Return an object, as it is or as it was last; None where nothing is known of it."""
    perm = table.perms.get(number)
    if perm is not None:
        traits = board.traits.get(number, perm.card.traits)
        return Seen(number, traits, perm.seat, perm.owner, perm.card.id, "battlefield")
    item = item_of(table, number)
    if item is not None:
        return Seen(number, traits_of_item(table, item), item.seat, item.owner, item.card, "stack")
    known = known_of(table, number)
    if known is not None:
        return Seen(number, known.traits, known.seat, known.owner, known.card, "gone")
    for side in table.sides:
        for name in PILES:
            for lying in side.pile(name):
                if lying.id == number and lying.card != HIDDEN:
                    traits = table.catalogue.cards[lying.card].traits
                    return Seen(number, traits, side.seat, side.seat, lying.card, name)
    return None


def item_of(table: Table, number: int) -> Item | None:
    """Return what is on the stack, or resolves, by its number."""
    doing = table.doing
    if doing is not None and doing.id == number:
        return doing
    return next((item for item in table.stack if item.id == number), None)


def traits_of_item(table: Table, item: Item) -> Traits:
    """Return what a spell is: X counts there (202.3e); an ability is nothing of all this (113.1)."""
    card = table.catalogue.cards[item.card]
    if item.kind != "spell":
        return card.traits._replace(types=frozenset(), subs=frozenset(), supers=frozenset())
    traits = card.traits
    if item.x and card.cost.xs:
        traits = traits._replace(value=traits.value + item.x * card.cost.xs)
    return traits


def known_of(table: Table, number: int) -> Known | None:
    """Return what is known of an object that has left."""
    return next((known for known in table.known if known.id == number), None)


def lying_at(table: Table, number: int) -> tuple[int, str, Lying] | None:
    """Return in whose pile an object lies, and in which."""
    for side in table.sides:
        for name in PILES:
            for lying in side.pile(name):
                if lying.id == number:
                    return side.seat, name, lying
    return None


def went(table: Table, number: int) -> int:
    """Return the object that one has become, if it can still be found (400.7)."""
    known = known_of(table, number)
    return known.went if known is not None and known.went else number
