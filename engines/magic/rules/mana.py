"""What mana a player can make (106, 605)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.magic.cards.keywords.speed import haste
from engines.magic.cards.language.costs import Cost, needs
from engines.magic.cards.meaning.board import board_of
from engines.magic.table.state import Table


def sources(table: Table, seat: int) -> Iterator[tuple[int, int]]:
    """Yield each permanent that can be tapped for mana now, with what it can give (302.6, 605.1a)."""
    board = board_of(table)
    for number in board.sources[seat]:
        perm, traits = table.perms[number], board.traits[number]
        sick = traits.is_creature and perm.since == table.turn and not haste(traits)
        if not perm.tapped and not sick:
            yield number, traits.mana


def units(table: Table, seat: int) -> Mapping[int, int]:
    """Return how many units of mana a player has or can make, by what each can be."""
    if table.pool is None:
        table.pool = {}
    found = table.pool.get(seat)
    if found is None:
        found = dict(table.sides[seat].mana)
        for _, mask in sources(table, seat):
            found[mask] = found.get(mask, 0) + 1
        table.pool = {**table.pool, seat: found}  # copies share it: it is replaced, never changed
    return found


def can_pay(table: Table, seat: int, cost: Cost) -> bool:
    """Tell whether a player can pay a mana cost: counted, not tried."""
    there = units(table, seat)
    return all(
        sum(number for mask, number in there.items() if mask & need.mask) >= need.number
        for need in needs(cost)
    )


def empty_pools(table: Table) -> None:
    """Let unspent mana go as a step or phase ends (500.5)."""
    for side in table.sides:
        if side.mana:
            side.mana = {}
            table.tapped()
