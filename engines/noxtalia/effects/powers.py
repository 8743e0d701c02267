"""What actions on the powers of an attack do. Each is skipped alone when it is impossible (NX-73)."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.wording import signed
from engines.kernel.state.limits import saturated
from engines.noxtalia.evaluation.powers import attack_power, defence_power
from engines.noxtalia.evaluation.values import number
from engines.noxtalia.language.actions import (
    ChartValue,
    IgnoreChart,
    NoDefence,
    OpposingPower,
    Power,
    PreventDamage,
)
from engines.noxtalia.rules.resolution import EffectHandler
from engines.noxtalia.table.pieces import Attack
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Table


def _current(table: Table, use: ResolvingEffect) -> Attack | None:
    """Return the attack that the card is used in."""
    return table.attack if use.role in ("attack", "defence") else None


def _power(table: Table, use: ResolvingEffect, action: Power) -> None:
    if use.might is not None:
        _change(table, use, use.might.changes, number(table, use, action.value), "power")


def _opposing_power(table: Table, use: ResolvingEffect, action: OpposingPower) -> None:
    attack = _current(table, use)
    if attack is not None:
        changes = attack.might.changes if use.role == "defence" else attack.against
        _change(table, use, changes, number(table, use, action.value), "opposing_power")


def _change(
    table: Table, use: ResolvingEffect, changes: list[tuple[str, int]], amount: int, kind: str
) -> None:
    if amount:
        was = _power_now(table, changes)
        changes.append((use.card, amount))
        _tell(table, use, kind, change=signed(amount), was=was, now=_power_now(table, changes))


def _power_now(table: Table, changes: list[tuple[str, int]]) -> int | None:
    """Return the power that these changes are added to, for who listens; None where it is of no one card."""
    attack = table.attack
    if attack is None or table.journal is None:
        return None
    with table.aside():
        if changes is attack.might.changes:
            return attack_power(table, attack).total
        defences = (each for each in attack.defences if each.changes is changes)
        return next((defence_power(table, attack, each).total for each in defences), None)


def _tell(table: Table, use: ResolvingEffect, kind: str, **facts: Any) -> None:
    if table.journal is not None:
        table.tell(kind, seat=use.seat, card=table.named(use.card), **facts)


def _chart_value(table: Table, use: ResolvingEffect, action: ChartValue) -> None:
    if use.might is not None:
        changes = use.might.changes
        was = _power_now(table, changes)
        use.might.set_to = action.value
        change = signed(action.value)
        _tell(table, use, "chart_value", change=change, was=was, now=_power_now(table, changes))


def _ignore_chart(table: Table, use: ResolvingEffect, action: IgnoreChart) -> None:
    if use.might is not None:
        changes = use.might.changes
        was = _power_now(table, changes)
        use.might.ignored = action.only
        _tell(table, use, "ignore_chart", only=action.only, was=was, now=_power_now(table, changes))


def _prevent_damage(table: Table, use: ResolvingEffect, action: PreventDamage) -> None:
    attack = _current(table, use)
    if attack is not None:
        amount = max(0, number(table, use, action.value))
        was = attack.prevented
        attack.prevented = saturated(was + amount)
        _tell(table, use, "prevent", amount=amount, was=was, now=attack.prevented)


def _no_defence(table: Table, use: ResolvingEffect, _action: NoDefence) -> None:
    attack = _current(table, use)
    if attack is not None:
        attack.undefendable = True
        _tell(table, use, "no_defence")


EFFECTS: dict[type[Any], EffectHandler] = {
    Power: _power,
    OpposingPower: _opposing_power,
    ChartValue: _chart_value,
    IgnoreChart: _ignore_chart,
    PreventDamage: _prevent_damage,
    NoDefence: _no_defence,
}
