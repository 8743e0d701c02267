"""Paying mana (601.2g, 601.2h): what is tapped is planned at once, by what all see."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from engines.magic.language.costs import ANY, Cost, plain_ways
from engines.magic.rules import mana
from engines.magic.rules.events import apply_events
from engines.magic.rules.mana import Unit, Ways
from engines.magic.table.batch import GameEvent
from engines.magic.table.state import Table


class Offered(NamedTuple):
    """One mana that is in the pool, or that a permanent can be tapped for."""

    source: int
    """0 of what is in the pool."""
    unit: Unit


class PaymentPlan(NamedTuple):
    """What is paid, and what is tapped for it."""

    paid: tuple[tuple[Offered, Unit], ...]
    """Each with the mana that it is."""
    left: tuple[Offered, ...]
    """What sources give besides."""


def pay(
    table: Table, seat: int, cost: Cost, use: int = 0, without: Collection[int] = (),
    first: Sequence[int] = (),
) -> None:  # fmt: skip
    """Activate mana abilities and pay."""
    if not cost.value:
        return
    found = plan(table, seat, cost, use, without, first)
    assert found is not None  # it can be paid
    tapped = dict.fromkeys([each.source for each, _ in found.paid if each.source])
    spare = [(each.source, mana.color_of(each.unit, ANY)) for each in found.left]
    taps = [GameEvent("taps", seat, "cost", source) for source in tapped]
    apply_events(
        table, *taps, *[GameEvent("mana", seat, "cost", source, number=unit) for source, unit in spare]
    )  # what is spent at once need not go through the pool
    pool = table.sides[seat].mana
    for each, _ in found.paid:
        if not each.source:
            pool[each.unit] -= 1
    if pool:
        table.sides[seat].mana = {unit: number for unit, number in pool.items() if number}
    table.tapped(seat)


def plan(
    table: Table, seat: int, cost: Cost, use: int = 0, without: Collection[int] = (),
    first: Sequence[int] = (),
) -> PaymentPlan | None:  # fmt: skip
    """Return what pays a cost; None where it cannot be paid, or not by tapping all of `first`.

    The pool goes first, then what can give least else: it tells nothing of the hand.
    """
    for there in _offers(table, seat, without):
        for way in plain_ways(cost):
            found = _planned(there, way, use, first)
            if found is not None:
                return found
    return None


def choices(
    table: Table, seat: int, cost: Cost, use: int, without: Collection[int], first: Sequence[int]
) -> list[int]:
    """Return what may be tapped next for a cost, beside what is tapped already; none without a choice."""
    left = [number for number, _ in mana.sources(table, seat) if number not in (*without, *first)]
    able = [each for each in left if plan(table, seat, cost, use, without, (*first, each)) is not None]
    if all(plan(table, seat, cost, use, (*without, each), first) is None for each in able):
        return []  # each of them is needed
    return able


def _offers(table: Table, seat: int, without: Collection[int]) -> Iterator[Sequence[Offered]]:
    """Yield what can be spent: sources of several ways give one after the other."""
    held = sorted(table.sides[seat].mana.items())  # what came first is forgotten where a table is loaded
    pool = [Offered(0, unit) for unit, number in held for _ in range(number)]
    single: list[Offered] = []
    several: list[tuple[int, Ways]] = []
    for number, ways in mana.sources(table, seat):
        if number in without:
            continue
        if len(ways) == 1:
            single += _row(number, ways[0])
        else:
            several.append((number, ways))
    if not several:  # so it is mostly
        yield pool + sorted(single, key=_breadth)
        return
    for chosen in islice(_chosen(several), mana.MOST_CHOICES):
        units = [*single, *(each for row in chosen for each in row)]
        yield pool + sorted(units, key=_breadth)


def _breadth(offered: Offered) -> int:
    """Return of how many colours it can be."""
    return (offered.unit & ANY).bit_count()


def _chosen(several: Sequence[tuple[int, Ways]]) -> Iterator[tuple[list[Offered], ...]]:
    yield from product(*([_row(number, way) for way in ways] for number, ways in several))


def _row(source: int, units: Sequence[Unit]) -> list[Offered]:
    return [Offered(source, unit) for unit in units]


def _planned(there: Sequence[Offered], cost: Cost, use: int, first: Sequence[int]) -> PaymentPlan | None:
    takers = (*cost.pips, *[ANY] * cost.generic)
    masks = [unit if unit <= ANY else unit & ANY if mana.is_for(unit, use) else 0 for _, unit in there]
    held: dict[int, int] = {}
    for source in first:
        places = (place for place, each in enumerate(there) if each.source == source)
        if not any(_match(place, masks, takers, held, set()) for place in places):
            return None
    given = {place: taker for taker, place in held.items()}
    unpaid = (taker for taker in range(len(takers)) if taker not in held)
    if not all(_match(taker, takers, masks, given, set()) for taker in unpaid):
        return None
    paid = [
        (there[place], mana.color_of(there[place].unit, takers[taker]))
        for place, taker in sorted(given.items())
    ]
    tapped = {each.source for each, _ in paid if each.source}
    left = [each for place, each in enumerate(there) if each.source in tapped and place not in given]
    return PaymentPlan(tuple(paid), tuple(left))


def _match(
    taker: int, takers: Sequence[int], masks: Sequence[int], given: dict[int, int], tried: set[int]
) -> bool:
    """Give a unit to a part of the cost; who has it may take another one instead.

    Or give a part of the cost to a unit: what has been given stays so, to whomever.
    """
    for number, mask in enumerate(masks):
        if mask & takers[taker] and number not in tried:
            tried.add(number)
            if number not in given or _match(given[number], takers, masks, given, tried):
                given[number] = taker
                return True
    return False
