"""Mana abilities that use something up, while something is paid for (601.2g, 605.3a).

The total cost is locked before, so what they take away neither raises nor lowers it (601.2f). They are tried
on copies of the table: until all is announced, nothing is done.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, islice, product
from operator import itemgetter
from typing import NamedTuple

from engines.kernel.keys import card_of, copies
from engines.magic.cards.language.actions import AddMana
from engines.magic.cards.language.costs import ANY, Cost
from engines.magic.cards.meaning import values
from engines.magic.cards.meaning.board import board_of
from engines.magic.cards.meaning.objects import Scope, lying_at
from engines.magic.cards.texts import ways_of
from engines.magic.rules import abilities, costs, mana, plans
from engines.magic.rules.abilities import Usable
from engines.magic.rules.events import PaidFor, happen
from engines.magic.rules.mana import Unit
from engines.magic.rules.plans import Picked, Plan
from engines.magic.table import keys as naming
from engines.magic.table.batch import Happening
from engines.magic.table.item import Item
from engines.magic.table.state import Table

MOST = 12
"""So many are used for one payment."""
_TABLES = 200
"""So many tables are tried for one payment; what is not found then must be used before."""
_OFFERS = 400
"""So many are tried for all that is offered next."""
_CHOICES = 24
"""So many ways to pay for one ability are offered."""


class _Tried(NamedTuple):
    """A table on which some have been used."""

    table: Table
    plan: Plan
    uses: tuple[str, ...]
    before: Table
    """As it was before any."""

    def was_there(self, key: str) -> bool:
        """Tell whether an object, or a card of the hand, was there before: what has come pays nothing."""
        number = naming.thing_named(key)
        if number:
            return number in self.before.perms or lying_at(self.before, number) is not None
        return key in copies(self.before.sides[self.plan.voice.seat].hand)


def any_there(table: Table, seat: int) -> bool:
    """Tell whether a player has such an ability."""
    return table.catalogue.uses_up_for_mana and next(_usable(table, seat), None) is not None


def _usable(table: Table, seat: int) -> Iterator[Usable]:
    for each in abilities.of_seat(table, seat):
        if each.text.uses_up and abilities.in_time(table, each, main=False):
            yield each


# Whether they help


def helps(table: Table, plan: Plan, cost: Cost, picked: Picked = ()) -> bool:
    """Tell whether a cost without X and life can be paid by using something up."""
    return any_there(table, plan.voice.seat) and (
        _searched(_begin(table, plan, ()), cost, picked, [_TABLES]) is not None
    )


def needed(
    table: Table, plan: Plan, cost: Cost, picked: Picked = (), uses: Sequence[str] = ()
) -> tuple[str, ...] | None:
    """Return what is used so that a cost without X and life can be paid; None where nothing helps.

    It begins with what is used already; none of the rest can be spared.
    """
    begun = _begin(table, plan, uses)
    found = _searched(begun, cost, picked, [_TABLES])
    return None if found is None else (*uses, *_spared(begun, cost, picked, found))


def next_ones(table: Table, plan: Plan, cost: Cost, picked: Picked, uses: Sequence[str]) -> list[str]:
    """Return what may be used next, so that the cost can be paid; what is alike is offered once.

    Of very much that would do, some is left out: it can be used before (605.3a).
    """
    begun, trials = _begin(table, plan, uses), [_OFFERS]
    found = _searched(begun, cost, picked, [_TABLES])
    assert found is not None  # it can be paid
    enough = _spared(begun, cost, picked, found)
    offered = _different(begun.table, _all(begun))
    leading = [key for key in _by_turns(offered) if _leads(begun, key, cost, picked, enough, trials)]
    return sorted(leading, key=_rank) or [enough[0]]


def _by_turns(keys: Sequence[str]) -> list[str]:
    """Return them so that first each thing that may go does so in one way, then in another."""
    times: dict[str, int] = {}
    turns: list[tuple[int, str]] = []
    for key in keys:
        going = taken(key)[-1]
        times[going] = times.get(going, 0) + 1
        turns.append((times[going], key))
    return [key for _, key in sorted(turns, key=itemgetter(0))]


def _leads(
    begun: _Tried, key: str, cost: Cost, picked: Picked, enough: Sequence[str], trials: list[int]
) -> bool:
    """Tell whether a cost can be paid by a use and others without which, and without it, it cannot.

    Mostly it does what one of those does that are enough, and of which none can be spared.
    """
    if trials[0] <= 0:
        return False
    trials[0] -= 1
    tried = _after(begun, key)
    if tried is None:
        return False
    going = {*naming.made(key).picked}
    hindered = [other for other in enough if not going.isdisjoint(taken(other))]
    for other in [key] if key in enough else hindered or enough:
        rest = [each for each in enough if each != other]
        trials[0] -= len(rest)
        if trials[0] <= 0 or _is_paid_by(tried, cost, picked, rest):
            return trials[0] > 0
    return _helps_others(begun, tried._replace(uses=()), cost, picked, trials)


def _helps_others(begun: _Tried, tried: _Tried, cost: Cost, picked: Picked, trials: list[int]) -> bool:
    """Tell whether a cost can be paid by what has been tried and others that are not enough without it."""
    left_out = set[str]()
    while (rest := _searched(tried, cost, picked, trials, left_out)) is not None:
        if not rest or not _is_paid_by(begun, cost, picked, rest):
            return True
        left_out.update(rest)
        trials[0] -= len(rest)
    return False


def _is_paid_by(begun: _Tried, cost: Cost, picked: Picked, uses: Sequence[str]) -> bool:
    tried: _Tried | None = begun
    for key in uses:
        tried = _after(tried, key) if tried is not None and _is_there(tried, key) else None
    return tried is not None and _pays(tried, cost, picked)


def pays(table: Table, plan: Plan, cost: Cost, picked: Picked, uses: Sequence[str]) -> bool:
    """Tell whether tapping pays the rest of a cost, once these have been used."""
    return _pays(_begin(table, plan, uses), cost, picked) if uses else plans.pays(table, plan, cost, picked)


def after(table: Table, plan: Plan, uses: Sequence[str]) -> Table:
    """Return the table as it is once these have been used."""
    return _begin(table, plan, uses).table if uses else table


def _begin(table: Table, plan: Plan, uses: Sequence[str]) -> _Tried:
    aside, moved = _put_aside(table.copy(), plan)
    tried: _Tried | None = _Tried(aside, moved, (), aside)
    for key in uses:
        assert tried is not None
        tried = _after(tried, key)
    assert tried is not None  # they have been offered
    return tried._replace(uses=())


def _put_aside(table: Table, plan: Plan) -> tuple[Table, Plan]:
    """Take a card that is cast, or suspended, from where it lies: it pays for nothing (601.2a)."""
    table.journal = None
    voice = plan.voice
    if voice.id or (voice.kind != "spell" and (voice.came != "hand" or plan.components)):
        return table, plan
    side, card = table.sides[voice.owner], voice.under or voice.card
    if voice.came == "hand":
        side.hand.remove(card)
    elif voice.came in ("graveyard", "exile"):
        pile = side.pile(voice.came)  # pyright: ignore[reportArgumentType]: it is one
        pile[:] = [each for each in pile if each.id != voice.source]
    return table, plan._replace(voice=voice._replace(came="stack"))


def _after(before: _Tried, key: str) -> _Tried | None:
    """Return the table after one more is used; None where somebody must choose about it first."""
    table = before.table.copy()
    use(table, before.plan.voice.seat, key)
    return None if table.pending else before._replace(table=table, uses=(*before.uses, key))


def _searched(
    tried: _Tried, cost: Cost, picked: Picked, trials: list[int], left_out: Collection[str] = ()
) -> tuple[str, ...] | None:
    """Return what is used in all, so that the cost can be paid; each pair in one order alone."""
    if _pays(tried, cost, picked):
        return tried.uses
    everything = _all(tried)
    if len(tried.uses) >= MOST or not _reaches(tried, cost, everything):
        return None
    last = _rank(tried.uses[-1]) if tried.uses else ()
    for key in _different(tried.table, everything):
        if _rank(key) < last or key in left_out or trials[0] <= 0:
            continue
        trials[0] -= 1
        after = _after(tried, key)
        found = None if after is None else _searched(after, cost, picked, trials, left_out)
        if found is not None:
            return found
    return None


def _spared(begun: _Tried, cost: Cost, picked: Picked, uses: tuple[str, ...]) -> tuple[str, ...]:
    """Return what is left of some once none of them can be spared."""
    for key in uses:
        place = uses.index(key)
        fewer = (*uses[:place], *uses[place + 1 :])
        if _is_paid_by(begun, cost, picked, fewer):
            uses = fewer
    return uses


def _pays(tried: _Tried, cost: Cost, picked: Picked) -> bool:
    """Tell whether tapping pays what is left, and what is announced is there as far as its cost needs it."""
    table, plan, voice = tried.table, tried.plan, tried.plan.voice
    if plan.text is None and voice.came == "battlefield" and not voice.id and voice.source not in table.perms:
        return False  # what is to be turned up
    if not mana.can_pay(table, voice.seat, cost, plan.use, plans.tapped(plan, picked)):
        return False
    return not plan.components or plans.others_payable(table, plan, cost, picked, tried.was_there)


def _reaches(tried: _Tried, cost: Cost, everything: Sequence[str]) -> bool:
    """Tell whether a cost could be paid if all that can be used gave all that it can, each once."""
    table, seat = tried.table, tried.plan.voice.seat
    most: dict[str, tuple[int, int]] = {}
    for key in everything:
        each, usable = naming.made(key), _named(table, seat, key)
        given = (*_ways(table, usable, usable.voice)[each.way], *bonus(table, usable))
        taken = each.picked[0] if each.picked else each.what
        again = 1 if each.picked or usable.text.is_spent else MOST
        mask, number = most.get(taken, (0, 0))
        for unit in given:
            mask |= unit & ANY
        most[taken] = mask, max(number, len(given) * again)
    pool = mana.pool_of(table, seat)
    units = dict(pool.units)
    for mask, number in most.values():
        units[mask] = units.get(mask, 0) + number
    return mana.pays(pool._replace(units=units), cost, tried.plan.use)


# What can be used


def _different(table: Table, keys: Sequence[str]) -> list[str]:
    """Return ways to use them, of what is alike the oldest."""
    found: dict[tuple[object, ...], str] = {}
    for key in sorted(keys, key=_rank):
        each = naming.made(key)
        alike = (
            _looks(table, each.what), each.place, each.giver, each.way,
            *(each.what == other or _looks(table, other) for other in each.picked),
        )  # fmt: skip
        found.setdefault(alike, key)
    return list(found.values())


def _rank(key: str) -> tuple[object, ...]:
    """Return in which order uses are tried; what is alike follows one another by age."""
    each = naming.made(key)
    numbers = [naming.thing_named(other) for other in (each.what, *each.picked)]
    return numbers[0], each.place, each.way, numbers[1:], each.what, each.picked


def _looks(table: Table, key: str) -> object:
    """Return what tells a permanent from others, as far as that matters here; of all else its name."""
    perm = table.perms.get(naming.thing_named(key))
    if perm is None:
        return card_of(key)
    if (
        table.combat is not None
        or perm.under
        or any(each.attached == perm.id for each in table.perms.values())
    ):
        return key
    return (
        perm.card.id, board_of(table).traits[perm.id], perm.counters, perm.tapped, perm.damage, perm.since,
        perm.owner, perm.attached, perm.used,
    )  # fmt: skip


def _all(tried: _Tried) -> list[str]:
    """Return every way to use one of them."""
    return [key for each in _usable(tried.table, tried.plan.voice.seat) for key in _each(tried, each)]


def _is_there(tried: _Tried, key: str) -> bool:
    """Tell whether something can be used in this way."""
    usable, wanted = _usable(tried.table, tried.plan.voice.seat), _use_of(key)
    return any(key in _each(tried, each) for each in usable if each.key == wanted)


def _each(tried: _Tried, each: Usable) -> list[str]:
    """Return every way to use an ability."""
    table, found = tried.table, list[str]()
    there = tried.was_there(naming.thing(each.voice.source) if each.voice.source else each.voice.card)
    if not there or not plans.others_payable(table, each.plan, each.plan.cost):
        return found
    giver = each.text.card if each.text.card != each.voice.card else ""
    what = naming.thing(each.voice.source) if each.voice.source else each.voice.card
    ways = _ways(table, each, each.voice)
    rows = plans.rows(table, each.plan, each.plan.cost, among=tried.was_there)
    groups = [list(islice(combinations(keys, number), _CHOICES)) for keys, number in rows]
    for chosen in islice(product(*groups), _CHOICES):
        keys = [key for group in chosen for key in group]
        if len(set(keys)) == len(keys):
            found += [naming.make(what, each.text.place, giver, way, keys) for way in range(len(ways))]
    return found


def _named(table: Table, seat: int, key: str) -> Usable:
    wanted = _use_of(key)
    return next(each for each in abilities.of_seat(table, seat) if each.key == wanted)


def _use_of(key: str) -> str:
    """Return how an ability is called that is used in some way."""
    made = naming.made(key)
    return naming.use(made.what, made.place, made.giver)


def _ways(table: Table, each: Usable, voice: Item) -> tuple[tuple[Unit, ...], ...]:
    (action,) = each.text.program.blocks[0]
    assert isinstance(action, AddMana)
    number = values.number(Scope(table, board_of(table), voice), action.number)
    return ways_of(action, max(0, number))


def taken(key: str) -> tuple[str, ...]:
    """Return what a use takes, or may take: the permanent itself, and what is picked."""
    return naming.made(key).what, *naming.made(key).picked


# Using one


def use(table: Table, seat: int, key: str) -> None:
    """Use one of them: its mana lies in the pool, of all the colours that it can be (605.3b)."""
    each, made = _named(table, seat, key), naming.made(key)
    left = list(made.picked)
    picked = [tuple(left.pop(0) for _ in range(part.number)) for part in each.plan.picks]
    _tap_first(table, seat, each, made.picked)
    more = bonus(table, each)
    abilities.note_use(table, each)
    with PaidFor(table, each.voice):  # apart from what is carried out meanwhile (605.3b)
        paid = costs.pay(table, each.voice, each.plan.components, picked)
    units = _ways(table, each, each.voice._replace(paid=paid))[made.way]
    _fill(table, seat, (*units, *more))


def _tap_first(table: Table, seat: int, each: Usable, picked: Sequence[str]) -> None:
    """Tap for mana what is about to go (605.3a)."""
    going = {naming.thing_named(key) for key in picked}
    if not each.text.taps:
        going.add(each.voice.source)
    for number, ways in [*mana.sources(table, seat)]:
        if number in going:
            happen(table, Happening("taps", seat, "cost", number))
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
        told = Happening("mana", seat, "cost", number=mana.color_of(unit, ANY))
        happen(table, *[told] * number)
