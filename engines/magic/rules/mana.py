"""What mana a player can make (106, 605)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias, cast

from engines.magic.cards.catalogue import Traits
from engines.magic.cards.keywords.speed import haste
from engines.magic.cards.texts import SHIFT, USES
from engines.magic.cards.texts import ways_of as ways_of_action
from engines.magic.evaluation import filters
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.layers import voice_of
from engines.magic.evaluation.objects import Scope, Seen
from engines.magic.evaluation.selectors import is_whose
from engines.magic.language.abilities import Triggered
from engines.magic.language.actions import AddMana
from engines.magic.language.costs import ANY, Cost, needs, plain_ways
from engines.magic.language.events import FOR_MANA
from engines.magic.table.state import Table

Unit: TypeAlias = int
"""One mana, as a mask of what it can be, and above it of what it may be spent on; nothing there: on all."""
Ways: TypeAlias = tuple[tuple[Unit, ...], ...]
"""What one source can give: one of these rows."""
ABILITY = USES["abilities"]
"""What an activated ability is, to mana that may be spent on some things alone."""


_PLAIN: tuple[Ways, ...] = ((), *(((mask,),) for mask in range(1, ANY + 1)))
"""What a plain mana ability can give, by its mask."""


class Pool(NamedTuple):
    """What a player has or can make."""

    most: int
    """So much in all."""

    units: Mapping[Unit, int]
    """How many of each."""
    several: tuple[Ways, ...]
    """What can be made besides in one way or another."""
    known: dict[tuple[Cost, int], bool]
    """Costs, each with what is paid for, of which it is known whether it pays them."""


def sources(table: Table, seat: int) -> Iterator[tuple[int, Ways]]:
    """Yield each permanent that can be tapped for mana now, with what it can give (302.6, 605.1a)."""
    board = board_of(table)
    perms, known, turn = table.perms, board.traits, table.turn
    bonuses = board.hears(FOR_MANA)
    for number in board.sources[seat]:
        perm = perms[number]
        if perm.tapped:
            continue
        traits = known[number]
        if perm.since != turn or "creature" not in traits.types or haste(traits):
            ways = ways_of(traits) if traits.texts else _PLAIN[traits.mana]
            more = bonus(table, number) if bonuses else ()
            yield number, tuple((*way, *more) for way in ways) if more else ways


def bonus(table: Table, number: int) -> tuple[Unit, ...]:
    """Return what triggered mana abilities add where a permanent is tapped for mana (605.1b, 605.4a)."""
    board, perm = board_of(table), table.perms[number]
    seen = Seen(number, board.traits[number], perm.seat, perm.owner, perm.card.id, "battlefield")
    found: list[Unit] = []
    for listener, text in board.hears(FOR_MANA):
        when, model = cast("Triggered", text.model).when, cast("Triggered", text.model)
        voice = voice_of(table.perms[listener])._replace(that=number)
        scope = Scope(table, board, voice)
        of_this = (not when.this or listener == number) and (
            not when.host or table.perms[listener].attached == number
        )
        if (
            of_this
            and voice.seat == perm.seat
            and is_whose(when.whose, perm.seat, voice.seat)
            and filters.fits(scope, when.filter, seen)
        ):
            for action in model.do:
                assert isinstance(action, AddMana)
                (units,) = ways_of_action(action, cast("int", action.number))
                found += units
    return tuple(found)


def ways_of(traits: Traits) -> Ways:
    """Return what the mana abilities of a permanent can give that cost no more than tapping."""
    plain: Ways = _PLAIN[traits.mana]
    if not traits.texts:
        return plain
    more = [way for text in traits.texts if text.giving is not None for way in text.giving.ways]
    return (*plain, *more) if more else plain


def pool_of(table: Table, seat: int, without: Collection[int] = ()) -> Pool:
    """Return what mana a player has or can make, with some sources left out."""
    if without and not set(without).isdisjoint(board_of(table).sources[seat]):
        return _counted(table, seat, without)
    pools: Mapping[int, Pool] = table.pool or {}
    found = pools.get(seat)
    if found is None:
        found = _counted(table, seat, without)
        table.pool = {**pools, seat: found}  # copies share it: it is replaced, never changed
    return found


def _counted(table: Table, seat: int, without: Collection[int]) -> Pool:
    units = dict(table.sides[seat].mana)
    several: list[Ways] = []
    for number, ways in sources(table, seat):
        if number in without:
            continue
        if len(ways) > 1:
            several.append(ways)
            continue
        for row in ways:
            for unit in row:
                units[unit] = units.get(unit, 0) + 1
    most = sum(units.values())
    if several:
        most += sum([max(map(len, ways)) for ways in several])
    return Pool(most, units, tuple(several), {})


def has_any(table: Table, seat: int) -> bool:
    """Tell whether a player has or can make any mana."""
    return pool_of(table, seat).most > 0


def can_pay(table: Table, seat: int, cost: Cost, use: int = 0, without: Collection[int] = ()) -> bool:
    """Tell whether a player can pay a mana cost: counted, not tried."""
    least = cost.generic + len(cost.pips)
    if not least and cost.is_plain:
        return True
    pool = pool_of(table, seat, without)
    if least > pool.most:
        return False
    paid = pool.known.get((cost, use))
    if paid is None:
        paid = pool.known[cost, use] = pays(pool, cost, use)
    return paid


def pays(pool: Pool, cost: Cost, use: int, helpers: Sequence[int] = ()) -> bool:
    """Tell whether what can be made pays a cost, whichever way sources of several ways are used.

    `helpers` pay for one mana each: generic mana, or one of these colours (702.51a).
    """
    if not pool.several and cost.is_plain:
        return covers(pool.units, cost, use, helpers)
    return any(
        covers(_with(pool.units, chosen), way, use, helpers)
        for chosen in _choices(pool.several)
        for way in plain_ways(cost)
    )


def covers(units: Mapping[Unit, int], cost: Cost, use: int, helpers: Sequence[int] = ()) -> bool:
    """Tell whether units of mana pay a plain cost, by Hall's condition."""
    if not helpers:
        return all(fitting(units, mask, use) >= wanted for mask, wanted in needs(cost))
    return all(
        fitting(units, mask, use) + sum(mask == ANY or bool(each & mask) for each in helpers) >= wanted
        for mask, wanted in needs(cost)
    )


def fitting(units: Mapping[Unit, int], mask: int, use: int) -> int:
    """Return how many units of mana can be of one of some colours, and may be spent on something."""
    there = 0
    for unit, number in units.items():
        if unit & mask and (unit <= ANY or is_for(unit, use)):
            there += number
    return there


def is_for(unit: Unit, use: int) -> bool:
    """Tell whether a unit of mana may be spent on something (106.6)."""
    only = unit >> SHIFT
    return not only or bool(only & use)


def color_of(unit: Unit, wanted: int) -> Unit:
    """Return a unit as it is once it is one of the colours that are wanted, the first of them."""
    color = unit & wanted & ANY
    return (color & -color) | (unit >> SHIFT << SHIFT)


def _with(units: Mapping[Unit, int], rows: Sequence[tuple[Unit, ...]]) -> Mapping[Unit, int]:
    if not rows:
        return units
    found = dict(units)
    for row in rows:
        for unit in row:
            found[unit] = found.get(unit, 0) + 1
    return found


MOST_CHOICES = 256
"""So many ways to use sources that give one thing or another are tried."""


def _choices(several: Sequence[Ways]) -> Iterator[tuple[tuple[Unit, ...], ...]]:
    """Yield what sources of several ways give together; equal ones are not told apart."""
    seen: set[tuple[tuple[Unit, ...], ...]] = set()
    for chosen in product(*several):
        found = tuple(sorted(chosen))
        if found not in seen:
            seen.add(found)
            yield found
            if len(seen) >= MOST_CHOICES:
                return


def empty_pools(table: Table) -> None:
    """Let unspent mana go as a step or phase ends (500.5)."""
    for side in table.sides:
        if side.mana:
            side.mana = {}
            table.tapped(side.seat)
