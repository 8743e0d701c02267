"""Paying mana (601.2g, 601.2h): what is tapped is planned at once, by what all see."""

from __future__ import annotations

from typing import NamedTuple

from engines.magic.cards.language.costs import ANY, Cost
from engines.magic.rules import mana
from engines.magic.rules.events import happen
from engines.magic.table.batch import Happening
from engines.magic.table.state import Table


class Unit(NamedTuple):
    """One mana that is in the pool, or a permanent that can be tapped for one."""

    source: int
    """0 of what is in the pool."""
    mask: int


def pay(table: Table, seat: int, cost: Cost) -> None:
    """Activate mana abilities and pay."""
    paid = plan(table, seat, cost)
    tapped = [(unit.source, color) for unit, color in paid if unit.source]
    happen(
        table,
        *(Happening("taps", seat, "cost", source) for source, _ in tapped),
        *(Happening("mana", seat, "cost", source, number=color) for source, color in tapped),
    )
    pool = table.sides[seat].mana
    for _, color in paid:
        pool[color] -= 1
    table.sides[seat].mana = {color: number for color, number in pool.items() if number}
    table.tapped()


def plan(table: Table, seat: int, cost: Cost) -> list[tuple[Unit, int]]:
    """Return what pays a cost that can be paid, each with the colour that it gives.

    The pool goes first, then what can give least else: it tells nothing of the hand.
    """
    there = _units(table, seat)
    takers = (*cost.pips, *[ANY] * cost.generic)
    given: dict[int, int] = {}
    for taker in range(len(takers)):
        _match(taker, takers, there, given, set())
    return [(there[unit], _color(there[unit].mask & takers[taker])) for unit, taker in sorted(given.items())]


def _units(table: Table, seat: int) -> list[Unit]:
    pool = [Unit(0, color) for color, number in table.sides[seat].mana.items() for _ in range(number)]
    untapped = [Unit(*each) for each in mana.sources(table, seat)]
    return pool + sorted(untapped, key=lambda unit: unit.mask.bit_count())


def _match(
    taker: int, takers: tuple[int, ...], there: list[Unit], given: dict[int, int], tried: set[int]
) -> bool:
    """Give a unit to a part of the cost; who has it may take another one instead."""
    for number, unit in enumerate(there):
        if unit.mask & takers[taker] and number not in tried:
            tried.add(number)
            if number not in given or _match(given[number], takers, there, given, tried):
                given[number] = taker
                return True
    return False


def _color(mask: int) -> int:
    """Return the first colour of a mask."""
    return mask & -mask
