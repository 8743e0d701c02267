"""What actions on PM, the cycle and the rules themselves do (NX-73)."""

from __future__ import annotations

from typing import Any

from engines.kernel import Play
from engines.kernel.cards.wording import signed
from engines.kernel.play.determinization import EVERYBODY
from engines.kernel.state.limits import MOST_KEPT, saturated
from engines.noxtalia.evaluation.selectors import player
from engines.noxtalia.evaluation.values import number
from engines.noxtalia.language.actions import (
    CostChange,
    ExtraRecycle,
    FlipCycle,
    GainPm,
    LiftLimit,
    LosePm,
    StealPm,
    Until,
)
from engines.noxtalia.rules.pm import gain_pm, lose_pm
from engines.noxtalia.rules.resolution import EffectHandler, cycle_changed
from engines.noxtalia.table.pieces import Change
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Table

# PM


def _gain_pm(table: Table, use: ResolvingEffect, action: GainPm) -> None:
    side = player(table, use, action.who)
    if side is not None:
        gain_pm(table, side, number(table, use, action.value))


def _lose_pm(table: Table, use: ResolvingEffect, action: LosePm) -> None:
    side = player(table, use, action.who)
    if side is not None:
        lose_pm(table, side, number(table, use, action.value))


def _steal_pm(table: Table, use: ResolvingEffect, action: StealPm) -> None:
    other, own = player(table, use, "opponent"), player(table, use, "player")
    if other is not None:
        stolen = lose_pm(table, other, number(table, use, action.value))
        if own is not None:
            gain_pm(table, own, stolen)


# The cycle


def _flip_cycle(table: Table, _use: ResolvingEffect, _action: FlipCycle) -> Play[None]:
    table.flipped = not table.flipped
    table.tell("flip_cycle", cycle=table.cycle)
    yield from cycle_changed(table)


# Rules bent for a while


def _cost_change(table: Table, use: ResolvingEffect, action: CostChange) -> None:
    side = player(table, use, action.who)
    if side is not None:
        ends_with, turns = _until(table, use, action.until or "end_of_turn")
        _keep(table, Change(side.seat, action.filter, action.value, ends_with, turns))
        table.tell("cost_change", seat=side.seat, change=signed(action.value))


def _keep(table: Table, change: Change) -> None:
    """Let a change of costs hold, as one with its like; no more at once than a table keeps."""
    for place, other in enumerate(table.changes):
        if other._replace(value=change.value) == change:
            table.changes[place] = other._replace(value=saturated(other.value + change.value))
            return
    if len(table.changes) < MOST_KEPT:
        table.changes.append(change)


def _until(table: Table, use: ResolvingEffect, until: Until) -> tuple[int, int]:
    """Return with whose turns a change ends, and after how many of them."""
    match until:
        case "this_attack":
            return EVERYBODY, 0
        case "end_of_next_turn" if not table.sides[use.seat].out:
            return use.seat, 2 if table.active == use.seat else 1
        case _:  # who is out has no next turn (NX-H3)
            return table.active, 1


def _lift_limit(table: Table, use: ResolvingEffect, action: LiftLimit) -> None:
    side = table.sides[use.seat]
    if action.of == "pm":
        side.lifted_pm = True
    else:
        side.lifted_pv = True
    table.tell(f"lift_{action.of}", seat=side.seat)


def _extra_recycle(table: Table, use: ResolvingEffect, _action: ExtraRecycle) -> None:
    table.sides[use.seat].extra_recycles += 1
    table.tell("extra_recycle", seat=use.seat)


EFFECTS: dict[type[Any], EffectHandler] = {
    GainPm: _gain_pm,
    LosePm: _lose_pm,
    StealPm: _steal_pm,
    CostChange: _cost_change,
    LiftLimit: _lift_limit,
    ExtraRecycle: _extra_recycle,
    FlipCycle: _flip_cycle,
}
