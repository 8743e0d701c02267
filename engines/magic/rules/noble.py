"""The Noble sent home: by option its owner may put it back into the command zone (MN-R26)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Choose, Play
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import GameEvent
from engines.magic.table.side import Side
from engines.magic.table.state import Table

HOME, STAY = "home", "stay"


def waits(table: Table) -> bool:
    """Tell whether a Noble has just been put where its owner may send it home from."""
    first, second = table.sides
    return bool(first.homeward or second.homeward)


def _away(table: Table) -> Iterator[Side]:
    """Yield the sides whose Noble may go home, the active player's first (101.4)."""
    return (table.sides[seat] for seat in table.in_order() if table.sides[seat].homeward)


def ask_home(table: Table) -> Play[bool]:
    """Let an owner send the Noble home, or leave it where it is."""
    side = next(_away(table))
    answer = yield Choose(side.seat, "homeward", (HOME, STAY), default=HOME)
    came, side.homeward = side.homeward, ""
    if answer == HOME:
        piles = (*side.graveyard, *side.exile)
        thing = next((each.id for each in piles if each.card == side.noble), 0)
        apply_events(table, GameEvent("moves", side.seat, "homeward", thing, side.noble, came, "command"))
    return True
