"""How long something holds, and when it ends (611.2, 514.2)."""

from __future__ import annotations

from engines.magic.language.parts import Until
from engines.magic.table.floating import Floating
from engines.magic.table.pieces import Perm
from engines.magic.table.stack_object import Delayed, StackObject
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
    end(table, "end_of_turn")


def gains_haste(table: Table, perm: Perm) -> None:
    """Let what was suspended have haste for as long as who controls it does (702.62a)."""
    haste = Floating(table.number(), (perm.id,), (("gains", "haste", 0, 0),), "yours", perm.seat, perm.id)
    table.floating = (*table.floating, haste)
    table.touch()


def comes_for_a_turn(table: Table, perm: Perm, way: str) -> None:
    """Let what was dashed or unearthed have haste, and go at the next end step (702.84a, 702.109a)."""
    haste = Floating(table.number(), (perm.id,), (("gains", "haste", 0, 0),), "stays", perm.seat, perm.id)
    table.floating = (*table.floating, haste)
    text = perm.card.inner[way]
    voice = StackObject(
        0, "trigger", perm.seat, perm.card.id, perm.owner, source=perm.id, text=text.card, place=text.place
    )
    table.delayed = (*table.delayed, Delayed(voice, 0, "stays"))
    table.touch()


def control_ends(table: Table, perm: Perm) -> None:
    """End what lasts as long as a permanent is controlled by whom it is."""
    if table.floating:
        table.floating = tuple(
            each for each in table.floating if each.until != "yours" or each.ids != (perm.id,)
        )


def end_with_sources(table: Table) -> None:
    """End what lasts as long as its source stays, where that has left (611.2b)."""
    left = tuple(each for each in table.floating if each.until != "while_here" or each.source in table.perms)
    if len(left) < len(table.floating):
        table.floating = left
        table.touch()
