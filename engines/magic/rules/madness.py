"""Madness (702.35): what is discarded goes to exile, and may be cast from there at once."""

from __future__ import annotations

from engines.kernel import Play
from engines.magic.rules import casting, permissions
from engines.magic.rules.announced import NO
from engines.magic.rules.events import apply_events
from engines.magic.rules.permissions import Castable
from engines.magic.table.batch import GameEvent
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def cast(table: Table, voice: StackObject) -> Play[None]:
    """Let the owner cast the card for its madness cost; else it goes to the graveyard (702.35a)."""
    lying = next((each for each in table.sides[voice.owner].exile if each.id == voice.source), None)
    if lying is None:
        return
    card = table.catalogue.cards[lying.card]
    way = next(each for each in permissions.named_ways(card, "exile") if each.word == "madness")
    spell = Castable("", card, "exile", way.cost, lying.id, way.word, "", way.components, card.only)
    allowed = next(permissions.allowed(table, voice.seat, (spell,)), None) is not None
    if allowed and (yield from casting.by_effect(table, voice.seat, spell, default=NO)):
        return
    apply_events(table, GameEvent("moves", voice.owner, "effect", lying.id, lying.card, "exile", "graveyard"))
