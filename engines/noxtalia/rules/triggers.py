"""Effects that a moment calls for, on attached capacities and Spirits' passives (NX-32, NX-41, NX-R39)."""

from __future__ import annotations

from engines.noxtalia.language.effects import Effect, When
from engines.noxtalia.table.pieces import Spirit
from engines.noxtalia.table.resolving_effect import PendingTrigger, ResolvingEffect, Role
from engines.noxtalia.table.state import Table


def of_turn(table: Table, when: When) -> list[PendingTrigger]:
    """Return the start or end effects of the active player's turn (NX-R39)."""
    found: list[PendingTrigger] = []
    for side in table.in_turn():
        for spirit in side.spirits:
            for trigger in of_spirit(table, spirit, when):
                due = tuple(effect for effect in trigger.effects if _is_due(table, trigger.use, effect))
                if due:
                    found.append(trigger._replace(effects=due))
    return found


def _is_due(table: Table, use: ResolvingEffect, effect: Effect) -> bool:
    if effect.whose == "each":
        return True
    assert use.host is not None
    return table.active == (use.host.seat if effect.whose == "host" else use.seat)


def of_everything(table: Table, when: When) -> list[PendingTrigger]:
    """Return what a moment triggers all over the table."""
    return [
        trigger
        for side in table.in_turn()
        for spirit in side.spirits
        for trigger in of_spirit(table, spirit, when)
    ]


def of_spirit(table: Table, spirit: Spirit | None, when: When) -> list[PendingTrigger]:
    """Return what a moment triggers on one living Spirit."""
    if spirit is None or not spirit.alive or not (spirit.attached or spirit.body.passives):
        return []
    table.tick(1 + len(spirit.attached))
    found: list[PendingTrigger] = []
    for each in spirit.attached:
        _add(found, each.owner, each.card, "attached", spirit, table.card(each.card).effects.get(when))
    _add(found, spirit.seat, spirit.body.id, "passive", spirit, spirit.body.passives.get(when))
    return found


def _add(
    found: list[PendingTrigger],
    seat: int,
    card: str,
    role: Role,
    host: Spirit,
    effects: tuple[Effect, ...] | None,
) -> None:
    if effects:
        found.append(PendingTrigger(ResolvingEffect(seat, card, role, host=host), effects, True))
