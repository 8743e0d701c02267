"""Destroyed Spirits: what they leave behind, and who has lost (NX-22, NX-64 to NX-67, NX-R48, NX-R49)."""

from __future__ import annotations

from engines.noxtalia.language.effects import Effect, When
from engines.noxtalia.rules.discard import leave_spirit
from engines.noxtalia.rules.end import lose
from engines.noxtalia.table.pieces import Attached, Spirit
from engines.noxtalia.table.resolving_effect import PendingTrigger, ResolvingEffect
from engines.noxtalia.table.state import Table


def destroy_dead(table: Table) -> list[PendingTrigger]:
    """Destroy all Spirits without PV, the active player's first, then see who has lost (NX-R48).

    Returns what that triggers, to be resolved when the game goes on.
    """
    table.hurt = False
    dead = [spirit for side in table.in_turn() for spirit in side.spirits if spirit.alive and not spirit.pv]
    triggers: list[PendingTrigger] = []
    for spirit in dead:
        triggers += _destroy(table, spirit)
    losers = [side for side in table.in_turn() if not side.living]
    if losers:
        lose(table, losers, "destroyed")
    return triggers


def _destroy(table: Table, spirit: Spirit) -> list[PendingTrigger]:
    """Take one Spirit off the field (NX-64 to NX-66, NX-R62)."""
    spirit.alive = False
    side = table.sides[spirit.seat]
    if table.journal is not None:
        table.tell("destroyed", seat=side.seat, spirit=table.named(spirit.body.id))
    triggers = _of_passives(spirit, "on_destroyed")
    attached, spirit.attached = spirit.attached, []
    for each in attached:
        triggers += of_attached(table, each, spirit, "on_destroyed", "on_detach")
        leave_spirit(table, each)
    if table.options.linked and spirit.body.linked:
        for card in spirit.body.linked:
            table.take(side, card)
        if table.journal is not None:
            cards = [table.named(card) for card in spirit.body.linked]
            table.tell("linked", seat=side.seat, cards=cards)
    return triggers


def _of_passives(spirit: Spirit, when: When) -> list[PendingTrigger]:
    effects = spirit.body.passives.get(when)
    return (
        [PendingTrigger(ResolvingEffect(spirit.seat, spirit.body.id, "passive", host=spirit), effects, False)]
        if effects
        else []
    )


def of_attached(table: Table, attached: Attached, host: Spirit, *whens: When) -> list[PendingTrigger]:
    """Return what a capacity does as it comes to a Spirit or leaves it."""
    by_when = table.card(attached.card).effects
    effects: tuple[Effect, ...] = sum((by_when.get(when, ()) for when in whens), ())
    return (
        [
            PendingTrigger(
                ResolvingEffect(attached.owner, attached.card, "attached", host=host), effects, False
            )
        ]
        if effects
        else []
    )
