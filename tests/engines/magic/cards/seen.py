"""A table of Magic as somebody sees it who looks at all cards, and what has changed in between."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

from engines.magic.cards.catalogue import COLOR_BITS, Card, Traits
from engines.magic.evaluation.board import make
from engines.magic.table.pieces import Perm
from engines.magic.table.side import PILES
from engines.magic.table.state import Table
from tests.engines.magic.cards.reading import Thing

Changes: TypeAlias = Counter[tuple[Any, ...]]
"""What is otherwise: a word, whom or what it concerns, and how."""


def printed(card: Card, seat: int, number: int = 0, **more: Any) -> Thing:
    """Return a card as it is printed."""
    return _thing(number, card, card.traits, seat, seat, **more)


def _thing(number: int, card: Card, traits: Traits, owner: int, seat: int, **more: Any) -> Thing:
    colors = frozenset(str(name) for name, bit in COLOR_BITS.items() if traits.colors & bit)
    return Thing(
        number, card.id, owner, seat, frozenset(traits.types), frozenset(traits.subs),
        frozenset(traits.supers), colors, frozenset(traits.keywords), traits.power, traits.toughness,
        traits.value, token=card.is_token, **more,
    )  # fmt: skip


def lying(perm: Perm, traits: Traits) -> Thing:
    """Return a permanent as it is now."""
    return _thing(
        perm.id, perm.card, traits, perm.owner, perm.seat, tapped=perm.tapped, damage=perm.damage,
        counters=perm.counters, attached=perm.attached,
    )  # fmt: skip


class Seen:
    """All that lies on a table."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.cards = table.catalogue.cards
        board = make(self.table)
        self.perms = {number: lying(perm, board.traits[number]) for number, perm in table.perms.items()}
        self.control = dict(board.control)
        self.shields = {number: perm.shields for number, perm in table.perms.items()}
        self.piles: dict[tuple[int, str], tuple[str, ...]] = {}
        for side in table.sides:
            self.piles[side.seat, "library"] = tuple(side.library)
            self.piles[side.seat, "hand"] = tuple(side.hand)
            for name in PILES:
                self.piles[side.seat, name] = tuple(each.card for each in side.pile(name))
        self.numbers = {each.id: (side.seat, name, each.card) for side in table.sides for name in PILES
                        for each in side.pile(name)}  # fmt: skip
        self.life = [side.life for side in table.sides]
        self.mana = [dict(side.mana) for side in table.sides]
        self.known = [tuple(sorted(side.known)) for side in table.sides]
        self.prevented = [(each.ids, each.seats, each.number, each.combat, each.everything)
                          for each in table.shields]  # fmt: skip


_FACTS = ("seat", "types", "subs", "colors", "keywords", "tapped", "attached")
_NUMBERS = ("power", "toughness", "damage")


def between(before: Seen, after: Seen) -> Changes:
    """Return what is otherwise after something was done; the order within a pile is no matter."""
    found: Changes = Counter()
    for number, was in before.perms.items():
        now = after.perms.get(number)
        if now is None:
            found["gone", number] += 1
            continue
        for name in _NUMBERS:
            if more := getattr(now, name) - getattr(was, name):
                found[name, number, more] += 1
        for name in _FACTS:
            if getattr(now, name) != getattr(was, name):
                found[name, number, getattr(now, name)] += 1
        for kind in {*dict(was.counters), *dict(now.counters)}:
            if more := dict(now.counters).get(kind, 0) - dict(was.counters).get(kind, 0):
                found["counters", number, kind, more] += 1
        if more := after.shields[number] - before.shields[number]:
            found["shields", number, more] += 1
        if (given := after.control.get(number)) != before.control.get(number):
            found["control", number, given] += 1
    for number, now in after.perms.items():
        if number not in before.perms:
            found["came", now.card, now.owner, now.seat, now.tapped] += 1
    for place, cards in after.piles.items():
        was, now_ = Counter(before.piles[place]), Counter(cards)
        found.update({("pile", *place, card, 1): count for card, count in (now_ - was).items()})
        found.update({("pile", *place, card, -1): count for card, count in (was - now_).items()})
    for seat in (0, 1):
        if more := after.life[seat] - before.life[seat]:
            found["life", seat, more] += 1
        for unit, number in after.mana[seat].items():
            if more := number - before.mana[seat].get(unit, 0):
                found["mana", seat, unit, more] += 1
        if after.known[seat] != before.known[seat]:
            found["known", seat, after.known[seat]] += 1
    found.update(("prevents", *each) for each in after.prevented[len(before.prevented) :])
    return found
