"""The die: rolls for effects, and the Robot's choices (NX-59, NX-104 to NX-107, NX-R63)."""

from __future__ import annotations

from typing import TypeVar

from engines.noxtalia.table.state import Table

T = TypeVar("T")
FACES = 6


def pick_at_random(table: Table, options: list[T]) -> T:
    """Take one of some options out of a list, each alike, openly (NX-104)."""
    return options.pop(_place(table, len(options)))


def _place(table: Table, count: int) -> int:
    """Return a place below `count` as the die says (NX-105 to NX-107, NX-R63)."""
    if count == 1:
        return 0
    if count > FACES:
        return table.dice.randrange(count)
    share = FACES // count if count < 4 else 1
    while True:
        die = table.dice.roll()
        place = (die - 1) // share
        if place < count:
            table.tell("choice_die", die=die, options=count, choice=place + 1)
            return place
