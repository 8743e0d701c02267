"""Cascade (702.85): who casts a spell with it may cast a cheaper one from their library."""

from __future__ import annotations

from engines.kernel import Play
from engines.magic.language.costs import FREE
from engines.magic.rules import casting, permissions
from engines.magic.rules.announced import YES
from engines.magic.rules.events import apply_events
from engines.magic.rules.permissions import Castable
from engines.magic.table.batch import GameEvent
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

CASCADE = "cascade"


def exile(table: Table, voice: StackObject) -> tuple[int, ...]:
    """Exile cards up to one that is no land and costs less; return what they are now."""
    side, found = table.sides[voice.seat], list[int]()
    while side.library:
        apply_events(table, GameEvent("moves", voice.seat, "effect", came="library", to="exile"))
        found.append(side.exile[-1].id)
        card = table.catalogue.cards[side.exile[-1].card]
        if not card.is_land and card.cost.value < voice.amount:
            break
    return tuple(found)


def cast(table: Table, voice: StackObject) -> Play[None]:
    """Let the player cast the last card of those, and put the rest on the bottom in a random order."""
    lying = _lying(table, voice)
    if lying and lying[-1].id == voice.made[-1]:
        card = table.catalogue.cards[lying[-1].card]
        if not card.is_land and card.cost.value < voice.amount:
            spell = Castable("", card, "exile", FREE, lying[-1].id, CASCADE, gate=card.only)
            if next(permissions.allowed(table, voice.seat, (spell,)), None) is not None:
                yield from casting.by_effect(table, voice.seat, spell, default=YES)
    rest = _lying(table, voice)
    table.dice.shuffle(rest)
    apply_events(
        table,
        *(
            GameEvent("moves", voice.seat, "effect", each.id, each.card, "exile", "library", bottom=True)
            for each in rest
        ),
    )


def _lying(table: Table, voice: StackObject) -> list[ZoneCard]:
    return [each for each in table.sides[voice.seat].exile if each.id in voice.made]
