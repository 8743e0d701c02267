"""Activating abilities (602), and mana abilities, which wait for nobody (605)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, cast

from engines.kernel import Play
from engines.kernel.effects.announcing import announce
from engines.magic.cards.language.abilities import Activated
from engines.magic.cards.meaning import conditions
from engines.magic.cards.meaning.board import board_of
from engines.magic.cards.meaning.objects import Scope
from engines.magic.cards.texts import Text
from engines.magic.rules import announcing, doing, mana, priority, special, stack
from engines.magic.rules.announcing import Plan
from engines.magic.rules.events import happen
from engines.magic.table import keys as naming
from engines.magic.table.batch import Happening
from engines.magic.table.item import Item
from engines.magic.table.state import Table


class Usable(NamedTuple):
    """An ability that a player may have a use for."""

    key: str
    text: Text
    voice: Item
    plan: Plan


def usable(table: Table, seat: int) -> list[str]:
    """Return the abilities that a player can activate now (602.1, 602.5)."""
    found = list(abilities(table, seat))
    main = special.has_main(table, seat) if found else False
    return [each.key for each in found if _can_use(table, each, main=main)]


def public_use(table: Table, seat: int) -> bool:
    """Tell whether a player can activate anything that all see."""
    main = special.has_main(table, seat)
    return any(_can_use(table, each, main=main) for each in _open(table, seat))


def abilities(table: Table, seat: int) -> Iterator[Usable]:
    """Yield all activated abilities of a player but those of mana that cost no more than tapping."""
    cards, used = table.catalogue.cards, table.catalogue.used_in_hand
    yield from _open(table, seat)
    if not used.isdisjoint(table.sides[seat].hand):
        for name in dict.fromkeys(table.sides[seat].hand):
            for text in cards[name].from_hand if name in used else ():
                yield _usable(seat, name, seat, "hand", 0, text)


def _open(table: Table, seat: int) -> Iterator[Usable]:
    """Yield those of what all see."""
    for number, text in board_of(table).usable[seat]:
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
    voice = Item(0, "ability", seat, card, owner, came, source, text.card, text.place)
    return Usable(key, text, voice, Plan(voice, text, text.mana, text.costs, use=mana.ABILITY))


def _can_use(table: Table, each: Usable, *, main: bool) -> bool:
    text, model = each.text, cast("Activated", each.text.model)
    if model.sorcery and not main:
        return False
    perm = table.perms.get(each.voice.source)
    if perm is not None:
        if text.taps and perm.tapped is not text.untaps:
            return False
        if model.once and text.place in perm.used:
            return False
    if text.gate and not conditions.hold(Scope(table, board_of(table), each.voice), text.gate):
        return False
    return announcing.possible(table, each.plan)


def use(table: Table, seat: int, key: str) -> Play[bool]:
    """Announce an ability and activate it (602.2). False after Back."""
    each = next(each for each in abilities(table, seat) if each.key == key)
    plan = each.plan
    ready = yield from announcing.ask(table, plan)
    if ready is None:
        return False
    colors = doing.color_questions(each.text, ready.item) if each.text.is_mana else []
    answers = yield from announce(colors)
    if answers is None:
        return False
    perm = table.perms.get(each.voice.source)
    if cast("Activated", each.text.model).once and perm is not None:
        perm.used = (*perm.used, each.text.place)
    if each.text.is_mana:
        with doing.apart(table, ready.item) as item:
            doing.note(table, paid=announcing.pay(table, plan, ready._replace(item=item)))
            more = mana.bonus(table, each.voice.source) if perm is not None and each.text.taps else ()
            yield from doing.at_once(table, each.text, answers)
        happen(table, *(Happening("mana", seat, "effect", each.voice.source, number=unit) for unit in more))
        priority.give(table, seat)
        return True
    item = stack.put(table, ready.item)
    paid = announcing.pay(table, plan, ready._replace(item=item))
    place = next(place for place, other in enumerate(table.stack) if other.id == item.id)
    table.stack[place] = item = table.stack[place]._replace(paid=paid)
    happen(table, *stack.aims_of(item))
    priority.after_own_spell(table, seat)
    return True
