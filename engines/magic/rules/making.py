"""Mana abilities that use something up, while something is paid for (601.2g, 605.3a).

The total cost is locked before, so what they take away neither raises nor lowers it (601.2f).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice, product
from typing import NamedTuple, TypeAlias

from engines.kernel.decisions.keys import card_of
from engines.magic.cards.texts import Text, ways_of
from engines.magic.evaluation import values
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope
from engines.magic.language.actions import AddMana
from engines.magic.language.costs import ANY, TapOthers, TapThis
from engines.magic.language.values import Count, NumberOf
from engines.magic.rules import abilities, costs, mana, picks, plans
from engines.magic.rules.abilities import Usable
from engines.magic.rules.events import PaidFor, apply_events
from engines.magic.rules.mana import Unit, Ways
from engines.magic.rules.plans import Among
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

_CHOICES = 24
"""So many ways to pay for one ability are offered."""
_MUCH = 99
"""More than any cost asks for, and how often is used what nothing goes for."""
_TAPPED = " tapped"

Given: TypeAlias = frozenset[tuple[Unit, ...]]
"""What one use gives: one of these rows."""


class ManaOffer(NamedTuple):
    """An ability that can be used."""

    keys: list[str]
    """The ways to use it."""
    gives: list[Given]
    """What each gives, or another one that takes the same."""
    gone: bool
    """Its source goes."""
    takes: dict[str, Given]
    """What it gives for each thing that goes, or is tapped; for nothing where that is more than one."""
    times: int
    """How often."""


def any_there(table: Table, seat: int) -> bool:
    """Tell whether a player has such an ability."""
    return table.catalogue.uses_up_for_mana and next(usable(table, seat), None) is not None


def usable(table: Table, seat: int) -> Iterator[Usable]:
    """Yield those that are in time, whether their costs can be paid or not."""
    for each in abilities.of_seat(table, seat):
        if each.text.uses_up and abilities.in_time(table, each, main=False):
            yield each


def named(table: Table, seat: int, key: str) -> Usable:
    """Return the ability that is used in some way."""
    wanted = use_of(key)
    return next(each for each in abilities.of_seat(table, seat) if each.key == wanted)


def use_of(key: str) -> str:
    """Return how an ability is called that is used in some way."""
    made = naming.made(key)
    return naming.use(made.what, made.place, made.giver)


def added(text: Text) -> AddMana:
    """Return what an ability does."""
    (action,) = text.program.blocks[0]
    assert isinstance(action, AddMana)
    return action


def number(table: Table, each: Usable, voice: StackObject) -> int:
    """Return how many times it adds its mana, once this is what speaks."""
    return max(0, values.number(Scope(table, board_of(table), voice), added(each.text).number))


def ways(table: Table, each: Usable, voice: StackObject) -> Ways:
    """Return the rows of mana of which it then adds one."""
    return ways_of(added(each.text), number(table, each, voice))


def taken(key: str) -> tuple[str, ...]:
    """Return what a use takes, or may take: the permanent itself, and what is picked."""
    return naming.made(key).what, *naming.made(key).picked


# How they can be used


def offers(table: Table, seat: int, among: Among) -> list[ManaOffer]:
    """Return all that can be used, paid by what is `among` some things."""
    there = ((each, _payers(table, each, among)) for each in usable(table, seat))
    return [_offered(table, each, rows) for each, rows in there if rows is not None]


def different(table: Table, keys: Sequence[str]) -> list[str]:
    """Return ways to use them, of what is alike the oldest."""
    found: dict[tuple[object, ...], str] = {}
    hosts = {perm.attached for perm in table.perms.values()}
    looks = {name: _looks(table, name, hosts) for key in keys for name in taken(key)}
    for key in sorted(keys, key=rank):
        each = naming.made(key)
        paid = (each.what == other or looks[other] for other in each.picked)
        found.setdefault((looks[each.what], each.place, each.giver, each.way, *paid), key)
    return list(found.values())


@lru_cache(maxsize=8_192)
def rank(key: str) -> tuple[object, ...]:
    """Return in which order uses are tried; what is alike follows one another by age."""
    each = naming.made(key)
    numbers = [naming.thing_named(other) for other in (each.what, *each.picked)]
    return numbers[0], each.place, each.way, numbers[1:], each.what, each.picked


def _looks(table: Table, key: str, hosts: Collection[int]) -> object:
    """Return what tells a permanent from others, as far as that matters here; of all else its name."""
    perm = table.perms.get(naming.thing_named(key))
    if perm is None:
        return card_of(key)
    if table.combat is not None or perm.under or perm.id in hosts:
        return key
    return (
        perm.card.id, board_of(table).traits[perm.id], perm.counters, perm.tapped, perm.damage, perm.since,
        perm.owner, perm.attached, perm.used,
    )  # fmt: skip


def is_there(table: Table, seat: int, key: str, among: Among) -> bool:
    """Tell whether something can be used in this way, paid by what is `among` some things."""
    wanted, left = use_of(key), list(naming.made(key).picked)
    each = next((each for each in usable(table, seat) if each.key == wanted), None)
    rows = None if each is None else _payers(table, each, among)
    return rows is not None and all(left.pop(0) in keys for keys, number in rows for _ in range(number))


def _payers(table: Table, each: Usable, among: Among) -> list[picks.Row] | None:
    """Return what fits each part of a cost that is picked; None where the ability cannot be used."""
    if not among(_what(each)) or not plans.others_payable(table, each.plan, each.plan.cost):
        return None
    return plans.rows(table, each.plan, each.plan.cost, among=among)


def _what(each: Usable) -> str:
    return naming.thing(each.voice.source) if each.voice.source else each.voice.card


def _offered(table: Table, each: Usable, rows: Sequence[picks.Row]) -> ManaOffer:
    text, what = each.text, _what(each)
    giver, given = text.card if text.card != each.voice.card else "", _giving(table, each)
    ways = range(len(_rows(text, 1, ())))
    some = list(_chosen(rows))
    keys = [naming.make(what, text.place, giver, way, chosen) for chosen in some for way in ways]
    gives = [given(chosen) for chosen in some for _ in ways]
    gone = any(isinstance(part, TapThis) and part.this not in ("tap", "untap") for part in text.costs)
    times = min([len(keys) // number for keys, number in rows], default=_MUCH)
    if not gone and len(rows) == 1 and rows[0][1] == 1:
        ending = _TAPPED if isinstance(each.plan.picks[0], TapOthers) else ""
        takes = {key + ending: given((key,)) for key in rows[0][0]}
    else:
        itself = what if gone else what + _TAPPED if text.taps and not text.untaps else ""
        takes = {itself: given(())}
    return ManaOffer(keys, gives, gone, takes, times)


def _giving(table: Table, each: Usable) -> Callable[[Sequence[str]], Given]:
    """Return what tells how much a use gives at most by what is picked for it.

    It is very much where that may grow while others are used.
    """
    value, more = added(each.text).number, bonus(table, each)
    much = _rows(each.text, _MUCH, more)
    if not isinstance(value, NumberOf) or value.of != "paid":
        is_known = isinstance(value, int | Count | NumberOf)
        same = _rows(each.text, number(table, each, each.voice), more) if is_known else much
        return lambda _: same

    def given(paid: Sequence[str]) -> Given:
        voice = each.voice._replace(paid=tuple(map(naming.thing_named, paid)))
        return _rows(each.text, number(table, each, voice), more) if paid else much

    return given


@lru_cache(maxsize=4_096)
def _rows(text: Text, number: int, more: tuple[Unit, ...]) -> Given:
    return frozenset((*way, *more) for way in ways_of(added(text), number))


def _chosen(rows: Sequence[picks.Row]) -> Iterator[list[str]]:
    """Yield what all parts of a cost may be paid with."""
    groups = [list(islice(combinations(keys, number), _CHOICES)) for keys, number in rows]
    for chosen in islice(product(*groups), _CHOICES):
        keys = [key for group in chosen for key in group]
        if len(set(keys)) == len(keys):
            yield keys


# Using one


def use(table: Table, seat: int, key: str) -> None:
    """Use one of them: its mana lies in the pool, of all the colours that it can be (605.3b)."""
    each, made = named(table, seat, key), naming.made(key)
    left = list(made.picked)
    picked = [tuple(left.pop(0) for _ in range(part.number)) for part in each.plan.picks]
    _tap_first(table, seat, each, made.picked)
    more = bonus(table, each)
    abilities.note_use(table, each)
    with PaidFor(table, each.voice):  # apart from what is carried out meanwhile (605.3b)
        paid = costs.pay(table, each.voice, each.plan.components, picked)
    units = ways(table, each, each.voice._replace(paid=paid))[made.way]
    _fill(table, seat, (*units, *more))


def _tap_first(table: Table, seat: int, each: Usable, picked: Sequence[str]) -> None:
    """Tap for mana what is about to go (605.3a)."""
    going = {naming.thing_named(key) for key in picked}
    if not each.text.taps:
        going.add(each.voice.source)
    for number, ways in [*mana.sources(table, seat)]:
        if number in going:
            apply_events(table, GameEvent("taps", seat, "cost", number))
            _fill(table, seat, ways[0])


def _fill(table: Table, seat: int, units: Sequence[Unit]) -> None:
    pool = table.sides[seat].mana
    for unit in units:
        pool[unit] = pool.get(unit, 0) + 1
    table.tapped(seat)


def bonus(table: Table, each: Usable) -> tuple[Unit, ...]:
    """Return what is added as a permanent is tapped for mana, by what it is before it goes (605.4a)."""
    there = each.voice.source in table.perms and each.text.taps and not each.text.untaps
    return mana.bonus(table, each.voice.source) if there else ()


def keep(table: Table, seat: int) -> None:
    """Let what is left of their mana be of one colour, and be told."""
    pool = table.sides[seat].mana
    for unit in [unit for unit in pool if (unit & ANY).bit_count() > 1]:
        number = pool.pop(unit)
        told = GameEvent("mana", seat, "cost", number=mana.color_of(unit, ANY))
        apply_events(table, *[told] * number)
