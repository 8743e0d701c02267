"""Unearth (702.84): a card of the graveyard comes back for a turn, and is exiled then."""

from __future__ import annotations

from engines.magic.rules import lasting
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import GameEvent
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

UNEARTH = "unearth"


def enter(table: Table, voice: StackObject) -> None:
    """Let the card enter with haste, if it still lies there; it is exiled at the next end step."""
    lying = next((each for each in table.sides[voice.owner].graveyard if each.id == voice.source), None)
    if lying is None:
        return
    there = set(table.perms)
    what = GameEvent(
        "moves", voice.owner, "effect", lying.id, lying.card, "graveyard", "battlefield", voice.seat
    )
    apply_events(table, what)
    for number in table.perms.keys() - there:
        if table.perms[number].card.id == lying.card:
            table.perms[number].way = UNEARTH
            lasting.comes_for_a_turn(table, table.perms[number], UNEARTH)
