"""How long something holds, and when it ends (611.2, 514.2)."""

from __future__ import annotations

from engines.magic.cards.language.parts import Until
from engines.magic.table.state import Table


def end(table: Table, until: Until) -> None:
    """End all effects that last until now."""
    left = tuple(each for each in table.floating if each.until != until)
    if len(left) < len(table.floating):
        table.floating = left
        table.touch()


def turn_begins(table: Table, seat: int) -> None:
    """End what lasts until a player's next turn, which begins."""
    left = tuple(each for each in table.floating if each.until != "your_next_turn" or each.seat != seat)
    if len(left) < len(table.floating):
        table.floating = left
        table.touch()


def end_turn(table: Table) -> None:
    """Let damage and what lasts for this turn end at one moment (514.2)."""
    for perm in table.perms.values():
        perm.damage = perm.shields = 0
    table.shields = ()
    table.delayed = tuple(each for each in table.delayed if each.until != "end_of_turn")
    table.floating = tuple(each for each in table.floating if each.until != "end_of_turn")
    table.touch()


def end_with_sources(table: Table) -> None:
    """End what lasts as long as its source stays, where that has left (611.2b)."""
    left = tuple(each for each in table.floating if each.until != "while_here" or each.source in table.perms)
    if len(left) < len(table.floating):
        table.floating = left
        table.touch()
