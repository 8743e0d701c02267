"""Activated abilities that a player has a use for, and whether it is their time (602.1, 602.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, cast

from engines.magic.cards.texts import Text
from engines.magic.evaluation import conditions
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope
from engines.magic.language.abilities import Activated
from engines.magic.rules import mana
from engines.magic.rules.plans import Plan
from engines.magic.table import keys as naming
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


class Usable(NamedTuple):
    """An ability that a player may have a use for."""

    key: str
    text: Text
    voice: StackObject
    plan: Plan


def of_seat(table: Table, seat: int) -> Iterator[Usable]:
    """Yield all activated abilities of a player but those of mana that cost no more than tapping."""
    cards, used = table.catalogue.cards, table.catalogue.used_in_hand
    yield from in_the_open(table, seat)
    if not used.isdisjoint(table.sides[seat].hand):
        for name in dict.fromkeys(table.sides[seat].hand):
            for text in cards[name].from_hand if name in used else ():
                yield _usable(seat, name, seat, "hand", 0, text)


def in_the_open(table: Table, seat: int) -> Iterator[Usable]:
    """Yield those of what all see; what two equal cards give to one object is the same, and used as one."""
    for number, text in dict.fromkeys(board_of(table).usable[seat]):
        perm = table.perms[number]
        yield _usable(seat, perm.card.id, perm.owner, "battlefield", number, text)
    cards, returning = table.catalogue.cards, table.catalogue.returning
    for lying in table.sides[seat].graveyard:
        for text in cards[lying.card].from_graveyard if lying.card in returning else ():
            yield _usable(seat, lying.card, seat, "graveyard", lying.id, text)


@lru_cache(maxsize=8_192)
def _usable(seat: int, card: str, owner: int, came: str, source: int, text: Text) -> Usable:
    """Return an ability as a player may use it: it is looked at again and again."""
    giver = text.card if text.card != card else ""
    key = naming.use(naming.thing(source) if source else card, text.place, giver)
    voice = StackObject(0, "ability", seat, card, owner, came, source, text.card, text.place)
    return Usable(key, text, voice, Plan(voice, text, text.mana, text.costs, use=mana.ABILITY))


def in_time(table: Table, each: Usable, *, main: bool) -> bool:
    """Tell whether an ability can be used now, for all but its cost and its targets (602.5)."""
    text, model = each.text, cast("Activated", each.text.model)
    if model.sorcery and not main:
        return False
    perm = table.perms.get(each.voice.source)
    if perm is not None:
        if text.taps and perm.tapped is not text.untaps:
            return False
        if model.limit and perm.used.count(text.place) >= model.limit:
            return False
    return not text.gate or conditions.hold(Scope(table, board_of(table), each.voice), text.gate)


def note_use(table: Table, each: Usable) -> None:
    """Remember of an ability that is used so often a turn that it was (602.5b)."""
    perm = table.perms.get(each.voice.source)
    if cast("Activated", each.text.model).limit and perm is not None:
        perm.used = (*perm.used, each.text.place)
