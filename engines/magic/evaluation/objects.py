"""An object as it is, wherever it lies; or as it was last, where it is no more (608.2h)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.magic.cards.catalogue import Traits
from engines.magic.table import keys as naming
from engines.magic.table.board import Board
from engines.magic.table.known import Known
from engines.magic.table.pieces import HIDDEN, ZoneCard
from engines.magic.table.side import PILES, Pile
from engines.magic.table.stack_object import Link, StackObject
from engines.magic.table.state import Table


class Scope(NamedTuple):
    """Where a text is read: who speaks, on what table, and what the permanents are."""

    table: Table
    board: Board
    voice: StackObject


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


def item_of(table: Table, number: int) -> StackObject | None:
    """Return what is on the stack, or resolves, by its number."""
    doing = table.doing
    if doing is not None and doing.id == number:
        return doing
    return next((item for item in table.stack if item.id == number), None)


def traits_of_item(table: Table, item: StackObject) -> Traits:
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


def lying_at(table: Table, number: int) -> tuple[int, Pile, ZoneCard] | None:
    """Return in whose pile an object lies, and in which."""
    for side in table.sides:
        for name in PILES:
            for lying in side.pile(name):
                if lying.id == number:
                    return side.seat, name, lying
    return None


# Which object a word means that has moved since


def now(voice: StackObject, number: int) -> int:
    """Return the object that one has become, as far as a text may follow it (400.7): deeds mean it."""
    for was, became in voice.trail:
        if was == number:
            number = became
    return number


def told(table: Table, voice: StackObject, number: int) -> int:
    """Return of which object is asked: the last permanent that it has been, else what it was (608.2h).

    What had no number, as it lay in a hand, is asked of where it lies now.
    """
    found = last = number
    for was, became in voice.trail:
        if was == last:
            last = became
            if not number or _was_permanent(table, last):
                found = last
    return found


def _was_permanent(table: Table, number: int) -> bool:
    known = known_of(table, number) if number not in table.perms else None
    return number in table.perms or (known is not None and known.zone == "battlefield")


def is_itself(voice: StackObject, number: int) -> bool:
    """Tell whether an object is the one that speaks, or what that has become."""
    last = voice.source
    for was, became in voice.trail:
        if number == last:
            return True
        last = became if was == last else last
    return number == last


def host_of(table: Table, number: int) -> int:
    """Return what an object is attached to, or was last; 0 where nothing is known of that."""
    perm = table.perms.get(number) or known_of(table, number)
    return perm.attached if perm is not None else 0


def named_by(table: Table, voice: StackObject) -> tuple[int, ...]:
    """Return the numbers of all objects that a text may speak of."""
    keys = (*voice.targets, voice.each)
    aims = tuple(naming.thing_named(key) for key in keys if key)
    ways = tuple(number for link in voice.trail for number in link)
    known = (voice.source, host_of(table, voice.source), voice.that, voice.by)
    return (*known, *voice.chosen, *voice.made, *voice.paid, *aims, *ways)


def following(table: Table, voice: StackObject, links: Sequence[Link]) -> StackObject:
    """Return a text that may follow these links too; those are left out of which it never speaks."""
    named, found = {*named_by(table, voice)}, list[Link]()
    for link in links:
        if link[0] in named:
            named.add(link[1])
            found.append(link)
    return voice._replace(trail=(*voice.trail, *found)) if found else voice
