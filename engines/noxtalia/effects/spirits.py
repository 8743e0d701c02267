"""What actions on Spirits and on what is attached to them do (NX-73)."""

from __future__ import annotations

from typing import Any

from engines.kernel import Play
from engines.noxtalia.evaluation.selectors import pick_cards, select
from engines.noxtalia.evaluation.values import number
from engines.noxtalia.language.actions import (
    Attach,
    Damage,
    DestroyAttached,
    Detach,
    Exhaust,
    Heal,
    LosePv,
    Recharge,
)
from engines.noxtalia.rules.pv import tell_healed, tell_lost
from engines.noxtalia.rules.resolution import EffectHandler, lies_there, take_off
from engines.noxtalia.rules.robot.worth import useful
from engines.noxtalia.table.keys import bound, bound_named
from engines.noxtalia.table.pieces import Attached, Spirit
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Table


def _damage(table: Table, use: ResolvingEffect, action: Damage) -> Play[None]:
    yield from _lose(table, use, action, "damage")


def _lose_pv(table: Table, use: ResolvingEffect, action: LosePv) -> Play[None]:
    yield from _lose(table, use, action, "lose_pv")


def _lose(table: Table, use: ResolvingEffect, action: Damage | LosePv, kind: str) -> Play[None]:
    spirits = yield from select(table, use, action.who, useful(table, use, action))
    amount = number(table, use, action.value)  # the same for all, whatever becomes of the first
    for spirit in spirits:
        lost = table.wound(spirit, amount)
        if lost and table.journal is not None:
            tell_lost(table, spirit, lost, kind)


def _heal(table: Table, use: ResolvingEffect, action: Heal) -> Play[None]:
    lifted = table.sides[use.seat].lifted_pv
    spirits = yield from select(table, use, action.who, useful(table, use, action))
    amount = number(table, use, action.value)
    for spirit in spirits:
        healed = table.heal(spirit, amount, lifted)
        if healed and table.journal is not None:
            tell_healed(table, spirit, healed)


def _exhaust(table: Table, use: ResolvingEffect, action: Exhaust) -> Play[None]:
    for spirit in (yield from select(table, use, action.who, useful(table, use, action))):
        _turn(table, spirit, charged=False)


def _recharge(table: Table, use: ResolvingEffect, action: Recharge) -> Play[None]:
    for spirit in (yield from select(table, use, action.who, useful(table, use, action))):
        _turn(table, spirit, charged=True)


def _turn(table: Table, spirit: Spirit, charged: bool) -> None:
    if spirit.charged is not charged:
        spirit.charged = charged
        if table.journal is not None:
            kind = "recharge" if charged else "exhaust"
            table.tell(kind, seat=spirit.seat, spirit=table.named(spirit.body.id), on=spirit.key)


# Attached capacities


def _attach(table: Table, use: ResolvingEffect, action: Attach) -> Play[None]:
    spirits = yield from select(table, use, action.who, useful(table, use, action))
    if spirits:
        use.attach_to = spirits[0].key


def _detach(table: Table, use: ResolvingEffect, _action: Detach) -> Play[None]:
    if use.host is not None and lies_there(use):
        yield from take_off(table, use.host, Attached(use.card, use.seat))


def _destroy_attached(table: Table, use: ResolvingEffect, action: DestroyAttached) -> Play[None]:
    spirits = yield from select(table, use, action.who, useful(table, use, action))
    for spirit in spirits:
        keys = [bound(*each) for each in spirit.attached]
        for key in (yield from pick_cards(table, use.seat, "unbind", keys, action.number, use.card)):
            yield from take_off(table, spirit, Attached(*bound_named(key)))


EFFECTS: dict[type[Any], EffectHandler] = {
    Damage: _damage,
    LosePv: _lose_pv,
    Heal: _heal,
    Exhaust: _exhaust,
    Recharge: _recharge,
    Attach: _attach,
    Detach: _detach,
    DestroyAttached: _destroy_attached,
}
