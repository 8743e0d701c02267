"""The powers of Attack and Defence: base, chart, then what effects change (NX-46, NX-49, NX-R5, NX-R6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engines.kernel.state.limits import saturated
from engines.noxtalia.cards.catalogue import Card
from engines.noxtalia.evaluation.conditions import holds
from engines.noxtalia.evaluation.selectors import fits_card
from engines.noxtalia.evaluation.values import number
from engines.noxtalia.language.actions import (
    Action,
    ChartValue,
    Conditional,
    CostChange,
    IgnoreChart,
    NoDefence,
    On,
    Power,
    PreventDamage,
)
from engines.noxtalia.language.conditions import Condition
from engines.noxtalia.language.selectors import CardFilter
from engines.noxtalia.table.pieces import Attack, Might, Spirit
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Table


class Reckoned(NamedTuple):
    """A power with its arithmetic."""

    base: int
    chart: int
    changes: list[tuple[str, int]]
    total: int
    """As compared: never below 0 (NX-R6)."""


# What lies on Spirits


def lasting(table: Table, spirit: Spirit | None) -> Iterator[tuple[ResolvingEffect, Action]]:
    """Yield what attached capacities and passives of a Spirit do all the time, as far as it applies now."""
    if spirit is None or not spirit.alive:
        return
    table.tick(1 + len(spirit.attached))
    for each in spirit.attached:
        card = table.card(each.card)
        if card.continuous:
            use = ResolvingEffect(each.owner, card.id, "attached", host=spirit)
            use.foe = foe_of(table, use)
            for effect in card.continuous:
                yield from _applying(table, use, effect.conditions, effect.do, effect.otherwise)
    if spirit.body.continuous:
        use = ResolvingEffect(spirit.seat, spirit.body.id, "passive", host=spirit)
        use.foe = foe_of(table, use)
        for effect in spirit.body.continuous:
            yield from _applying(table, use, effect.conditions, effect.do, effect.otherwise)


def _applying(
    table: Table,
    use: ResolvingEffect,
    conditions: tuple[Condition, ...],
    do: tuple[Action, ...],
    otherwise: tuple[Action, ...],
) -> Iterator[tuple[ResolvingEffect, Action]]:
    for action in do if holds(table, use, conditions) else otherwise:
        if isinstance(action, Conditional):
            yield from _applying(table, use, action.conditions, action.do, action.otherwise)
        else:
            yield use, action


def foe_of(table: Table, use: ResolvingEffect) -> int:
    """Return who "the opponent" is, as far as the table tells: the other side of the attack or Spirit."""
    sides = table.sides
    if len(sides) == 2:
        return 1 - use.seat
    attack = table.going_on
    team = sides[use.seat].team
    if attack is not None:
        for seat in (attack.attacker, attack.defender):
            if sides[seat].team != team:
                return seat
    for spirit in (use.target, use.host):
        if spirit is not None and sides[spirit.seat].team != team:
            return spirit.seat
    others = table.opponents(use.seat)
    return others[0].seat if others else -1


def _on_attack(table: Table, attack: Attack) -> Iterator[tuple[On, ResolvingEffect, Action]]:
    """Yield what lies on the two Spirits of an attack."""
    target = table.target_of(attack)
    if not _plain(target):
        for use, action in lasting(table, target):
            yield "attacks_on_host", use, action
    if attack.by_spirit:
        attacker = table.sides[attack.attacker].spirits[attack.place]
        for use, action in lasting(table, attacker):
            yield "attacks_by_host", use, action


# Power


def attack_power(table: Table, attack: Attack) -> Reckoned:
    """Return the power of the Attack as it is now (NX-46)."""
    card = table.card(attack.card)
    target = table.target_of(attack)
    chart = table.catalogue.value(card, target.body.element)
    changes = attack.might.changes
    if _plain(target) and (
        not attack.by_spirit or _plain(table.sides[attack.attacker].spirits[attack.place])
    ):
        chart = _charted(chart, attack.might)
    else:
        changes = changes[:]
        for on, use, action in _on_attack(table, attack):
            if getattr(action, "on", None) == on:
                chart = _swayed(table, use, action, chart, changes)
        chart = _charted(chart, attack.might)
    return _reckoned(card, chart, changes)


def defence_power(table: Table, attack: Attack, defence: Might) -> Reckoned:
    """Return the power of a Defence as it is now: its chart value is against the Attack's element (NX-49)."""
    card = table.card(defence.card)
    chart = table.catalogue.value(card, table.card(attack.card).element)
    changes = [*defence.changes, *attack.against] if attack.against else defence.changes
    target = table.target_of(attack)
    if not _plain(target):
        changes = changes[:]
        for use, action in lasting(table, target):
            if getattr(action, "on", None) == "defences_of_host":
                chart = _swayed(table, use, action, chart, changes)
    return _reckoned(card, _charted(chart, defence), changes)


def _plain(spirit: Spirit) -> bool:
    return not spirit.attached and not spirit.body.continuous


def _reckoned(card: Card, chart: int, changes: list[tuple[str, int]]) -> Reckoned:
    total = card.power + chart
    for _, change in changes:
        total += change
    return Reckoned(card.power, chart, changes, max(0, saturated(total)))


def _swayed(
    table: Table, use: ResolvingEffect, action: Action, chart: int, changes: list[tuple[str, int]]
) -> int:
    """Let one lasting effect add to the changes, or return another chart value."""
    if isinstance(action, Power):
        changes.append((use.card, number(table, use, action.value)))
    elif isinstance(action, ChartValue):
        return action.value
    elif isinstance(action, IgnoreChart):
        return _without(chart, action.only)
    return chart


def _charted(chart: int, might: Might) -> int:
    """Return the chart value as the card's own effects leave it."""
    if might.set_to is not None:
        chart = might.set_to
    return chart if might.ignored is None else _without(chart, might.ignored)


def _without(chart: int, ignored: str) -> int:
    return 0 if ignored == "any" else max(0, chart)


def defended(table: Table, attack: Attack) -> int:
    """Return the power of all Defences together (NX-51, NX-R25)."""
    return saturated(sum(defence_power(table, attack, defence).total for defence in attack.defences))


def defence_together(table: Table, attack: Attack) -> Reckoned | None:
    """Return all Defences as one power; None when there are none."""
    if not attack.defences:
        return None
    each = [defence_power(table, attack, defence) for defence in attack.defences]
    changes = [change for reckoned in each for change in reckoned.changes]
    return Reckoned(
        sum(reckoned.base for reckoned in each),
        sum(reckoned.chart for reckoned in each),
        changes,
        sum(reckoned.total for reckoned in each),
    )


def damage(table: Table, attack: Attack) -> int:
    """Return what the attacked Spirit takes (NX-51 to NX-53, NX-R7)."""
    return let_through(table, attack, attack_power(table, attack).total - defended(table, attack))


def let_through(table: Table, attack: Attack, through: int) -> int:
    """Return what is left of the difference between the powers where damage is prevented (NX-R7)."""
    prevented = attack.prevented
    target = table.target_of(attack)
    if not _plain(target):
        for use, action in lasting(table, target):
            if isinstance(action, PreventDamage):
                prevented += max(0, number(table, use, action.value))
    return max(0, through - prevented)


def undefendable(table: Table, attack: Attack) -> bool:
    """Tell whether nobody may defend (`no_defence`)."""
    return attack.undefendable or any(
        isinstance(action, NoDefence) and action.on == on for on, _, action in _on_attack(table, attack)
    )


# Costs

CostChanges: TypeAlias = list[tuple[CardFilter, int]]
"""What changes costs: of which capacities, and by how much."""


def cost(table: Table, seat: int, card: Card) -> int:
    """Return what a capacity costs its player now (NX-40, `cost_change`)."""
    return price(card, cost_changes(table, seat))


def price(card: Card, changes: CostChanges) -> int:
    """Return what a capacity costs with these changes, never below 0."""
    if not changes:
        return card.cost
    return max(0, saturated(card.cost + sum(value for which, value in changes if fits_card(card, which))))


def cost_changes(table: Table, seat: int) -> CostChanges:
    """Return what changes the costs of a player's capacities now, and of which capacities (`cost_change`)."""
    found = [(change.filter, change.value) for change in table.changes if change.seat == seat]
    for side in table.sides:
        for spirit in side.spirits:
            if (spirit.attached or spirit.body.changes_costs) and _changes_costs(table, spirit):
                found += [
                    (action.filter, action.value)
                    for use, action in lasting(table, spirit)
                    if isinstance(action, CostChange)
                    and (use.seat if action.who == "player" else use.foe) == seat
                ]
    return found


def _changes_costs(table: Table, spirit: Spirit) -> bool:
    cards = table.catalogue.cards
    return spirit.body.changes_costs or any(cards[each.card].changes_costs for each in spirit.attached)
