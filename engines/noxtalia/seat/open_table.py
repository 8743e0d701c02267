"""A table rebuilt from what a seat sees: for reckoning what a choice would lead to, and for samples."""

from __future__ import annotations

from engines.kernel import Dice
from engines.noxtalia.seat.view import AttackView, NoxtaliaView, PowerView, SideView
from engines.noxtalia.table.pieces import Aid, Attached, Attack, Might, Spirit
from engines.noxtalia.table.state import Side, Table


def open_table(view: NoxtaliaView) -> Table:
    """Return a table on which lies what the view shows, and nothing else: for reckoning costs and powers."""
    table = Table(Dice("open"), view.options, 1 if view.mode == "solo" else len(view.sides))
    lay_what_is_open(table, view)
    table.changes = list(view.changes)
    for side, seen in zip(table.sides, view.sides, strict=True):
        side.hand = list(seen.hand or ())
    return table


def lay_what_is_open(table: Table, then: NoxtaliaView) -> None:
    """Lay on a table what a view shows openly."""
    table.result = then.result
    table.stage = then.stage
    table.active = then.active
    table.first = then.first
    table.turn = then.turn
    table.flipped = then.flipped
    table.game_number = then.game_number
    table.chooser = then.chooser
    table.robot_cards = list(then.robot_cards)
    table.attack = _attack(then.attack) if then.attack else None
    if then.stage in ("attack", "zone") and then.attack and not then.attack.by_spirit:
        table.resolving = [Attached(then.attack.card, then.attack.attacker)]
    if then.stage == "support" and (aid := then.resolving):
        table.aid = Aid(aid.side, aid.card, aid.cost, aid.target)
        table.resolving = [Attached(aid.card, aid.side)]
    for side, seen in zip(table.sides, then.sides, strict=True):
        _lay_side(table, side, seen)


def _lay_side(table: Table, side: Side, seen: SideView) -> None:
    side.spirits = []
    for place, spirit in enumerate(seen.spirits):
        body = table.catalogue.bodies[spirit.card]
        pv, charged, attached = spirit.pv, spirit.charged, list(spirit.attached)
        side.spirits.append(Spirit(side.seat, place, body, pv, charged, spirit.alive, attached))
    side.out = seen.out
    side.pm = seen.pm
    side.discard = list(seen.discard)
    side.removed = list(seen.removed)
    side.shown = list(seen.shown)
    side.exhaustions = seen.exhaustions
    side.pending = seen.pending
    side.recycled = seen.recycled
    side.extra_recycles = seen.extra_recycles
    side.lifted_pm = seen.lifted_pm
    side.lifted_pv = seen.lifted_pv
    side.last_turn = seen.last_turn
    side.wins = seen.wins


def _attack(seen: AttackView) -> Attack:
    """Rebuild an attack that is declared, or over: at quiet points there is no other."""
    totals = None
    if seen.step == "over":
        totals = [_reckoned(seen.attack), _reckoned(seen.defence) if seen.defence else None]
    return Attack(
        by_spirit=seen.by_spirit, place=seen.place, cost=seen.cost, defender=seen.defender,
        target=seen.target, step=seen.step, damage=seen.damage, second=seen.second,
        prevented=seen.prevented, might=Might(seen.attacker, seen.card), rolls=list(seen.rolls),
        defences=[Might(seen.defender, card) for card in seen.defences],
        against=[(seen.card, seen.against)] if seen.against else [], asked=list(seen.asked), totals=totals,
    )  # fmt: skip


def _reckoned(power: PowerView) -> list[object]:
    changes = [[each.source, each.change] for each in power.modifiers]
    return [power.base, power.chart, changes, power.total]
