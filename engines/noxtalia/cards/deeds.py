"""What each single action does (`actions`). Each is skipped alone when it is impossible (NX-73)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel import Play
from engines.kernel.limits import saturated
from engines.kernel.wording import signed
from engines.noxtalia.cards.language.actions import (
    ChartValue,
    CostChange,
    Damage,
    Discard,
    Draw,
    Exhaust,
    ExtraRecycle,
    GainPm,
    Heal,
    IgnoreChart,
    LiftLimit,
    Look,
    LosePm,
    LosePv,
    Mill,
    NoDefence,
    OpposingPower,
    Power,
    PreventDamage,
    Recharge,
    RemoveFromGame,
    ReturnToHand,
    StealPm,
    ToBottom,
    Until,
)
from engines.noxtalia.cards.meaning.selectors import decides, fits_card, pick_cards, player, select
from engines.noxtalia.cards.meaning.values import number
from engines.noxtalia.rules.discard import discard, remove
from engines.noxtalia.rules.piles import draw, hide, look_at_top, mill, pick_from_hand, sink, spare_fated
from engines.noxtalia.rules.pm import gain_pm, lose_pm
from engines.noxtalia.rules.worth import useful
from engines.noxtalia.table.pieces import EVERYBODY, Attack, Change, Spirit
from engines.noxtalia.table.state import Table
from engines.noxtalia.table.use import Use


def _current(table: Table, use: Use) -> Attack | None:
    """Return the attack that the card is used in."""
    return table.attack if use.role in ("attack", "defence") else None


# Powers


def _power(table: Table, use: Use, action: Power) -> None:
    if use.might is not None:
        _change(table, use, use.might.changes, number(table, use, action.value), "power")


def _opposing_power(table: Table, use: Use, action: OpposingPower) -> None:
    attack = _current(table, use)
    if attack is not None:
        changes = attack.might.changes if use.role == "defence" else attack.against
        _change(table, use, changes, number(table, use, action.value), "opposing_power")


def _change(table: Table, use: Use, changes: list[tuple[str, int]], amount: int, kind: str) -> None:
    if amount:
        changes.append((use.card, amount))
        if table.journal is not None:
            table.tell(kind, seat=use.seat, card=table.named(use.card), change=signed(amount))


def _chart_value(table: Table, use: Use, action: ChartValue) -> None:
    if use.might is not None:
        use.might.set_to = action.value
        if table.journal is not None:
            table.tell("chart_value", seat=use.seat, card=table.named(use.card), change=signed(action.value))


def _ignore_chart(table: Table, use: Use, action: IgnoreChart) -> None:
    if use.might is not None:
        use.might.ignored = action.only
        if table.journal is not None:
            table.tell("ignore_chart", seat=use.seat, card=table.named(use.card), only=action.only)


def _prevent_damage(table: Table, use: Use, action: PreventDamage) -> None:
    attack = _current(table, use)
    if attack is not None:
        amount = max(0, number(table, use, action.value))
        attack.prevented = saturated(attack.prevented + amount)
        if table.journal is not None:
            table.tell("prevent", seat=use.seat, card=table.named(use.card), amount=amount)


def _no_defence(table: Table, use: Use, _action: NoDefence) -> None:
    attack = _current(table, use)
    if attack is not None:
        attack.undefendable = True
        if table.journal is not None:
            table.tell("no_defence", seat=use.seat, card=table.named(use.card))


# Spirits


def _damage(table: Table, use: Use, action: Damage) -> Play[None]:
    yield from _lose(table, use, action, "damage")


def _lose_pv(table: Table, use: Use, action: LosePv) -> Play[None]:
    yield from _lose(table, use, action, "lose_pv")


def _lose(table: Table, use: Use, action: Damage | LosePv, kind: str) -> Play[None]:
    spirits = yield from select(table, use, action.who, useful(table, use, action))
    amount = number(table, use, action.value)  # the same for all, whatever becomes of the first
    for spirit in spirits:
        lost = table.wound(spirit, amount)
        if lost and table.journal is not None:
            table.tell(kind, seat=spirit.seat, spirit=table.named(spirit.body.id), amount=lost, pv=spirit.pv)


def _heal(table: Table, use: Use, action: Heal) -> Play[None]:
    lifted = table.sides[use.seat].lifted_pv
    spirits = yield from select(table, use, action.who, useful(table, use, action))
    amount = number(table, use, action.value)
    for spirit in spirits:
        healed = table.heal(spirit, amount, lifted)
        if healed and table.journal is not None:
            name = table.named(spirit.body.id)
            table.tell("heal", seat=spirit.seat, spirit=name, amount=healed, pv=spirit.pv)


def _exhaust(table: Table, use: Use, action: Exhaust) -> Play[None]:
    for spirit in (yield from select(table, use, action.who, useful(table, use, action))):
        _turn(table, spirit, charged=False)


def _recharge(table: Table, use: Use, action: Recharge) -> Play[None]:
    for spirit in (yield from select(table, use, action.who, useful(table, use, action))):
        _turn(table, spirit, charged=True)


def _turn(table: Table, spirit: Spirit, charged: bool) -> None:
    if spirit.charged is not charged:
        spirit.charged = charged
        if table.journal is not None:
            kind = "recharge" if charged else "exhaust"
            table.tell(kind, seat=spirit.seat, spirit=table.named(spirit.body.id))


# PM


def _gain_pm(table: Table, use: Use, action: GainPm) -> None:
    side = player(table, use, action.who)
    if side is not None:
        gain_pm(table, side, number(table, use, action.value))


def _lose_pm(table: Table, use: Use, action: LosePm) -> None:
    side = player(table, use, action.who)
    if side is not None:
        lose_pm(table, side, number(table, use, action.value))


def _steal_pm(table: Table, use: Use, action: StealPm) -> None:
    other, own = player(table, use, "opponent"), player(table, use, "player")
    if other is not None:
        stolen = lose_pm(table, other, number(table, use, action.value))
        if own is not None:
            gain_pm(table, own, stolen)


# Cards


def _draw(table: Table, use: Use, action: Draw) -> None:
    side = player(table, use, action.who)
    if side is not None:
        draw(table, side, action.number)


def _mill(table: Table, use: Use, action: Mill) -> None:
    side = player(table, use, action.who)
    if side is not None:
        mill(table, side, action.number)


def _discard(table: Table, use: Use, action: Discard) -> Play[None]:
    side = player(table, use, action.who)
    if side is None:
        return
    count = min(action.number, len(side.hand))
    cards: Sequence[str]
    if action.how == "random" or not decides(table, side.seat):
        cards = [pick_from_hand(table, side) for _ in range(count)]
    else:
        kind = "discard" if side.seat == table.active else "forced_discard"
        cards = yield from pick_cards(table, side.seat, kind, side.hand, count, use.card)
        for card in cards:
            table.lay_out(side, card)
    if cards and table.journal is not None:
        table.tell("discard", seat=side.seat, cards=[table.named(card) for card in cards])
    for card in cards:
        discard(table, side, card)


def _return_to_hand(table: Table, use: Use, action: ReturnToHand) -> Play[None]:
    side = player(table, use, "player")
    if side is None:
        return
    fitting = [card for card in side.discard if fits_card(table.card(card), action.filter)]
    cards = yield from pick_cards(table, side.seat, "fetch", fitting, action.number, use.card)
    for card in cards:
        side.discard.remove(card)
        table.take(side, card)
    if cards and table.journal is not None:
        table.tell("fetch", seat=side.seat, cards=[table.named(card) for card in cards])


def _to_bottom(table: Table, use: Use, action: ToBottom) -> Play[None]:
    side = player(table, use, "player")
    if side is None:
        return
    secret = action.zone == "hand"
    zone = side.hand if secret else side.discard
    kind = "sink_hand" if secret else "sink_discard"
    cards = yield from pick_cards(table, side.seat, kind, zone, action.number, use.card, hidden=secret)
    if table.fate and secret and not decides(table, side.seat):
        cards = spare_fated(table, side, cards)
    for card in cards:
        zone.remove(card)
        if secret:
            table.show(side, "sink", card, tuple(table.readers[side.seat]))
        sink(side, card)
    if cards and secret:
        hide(side)
    if cards and table.journal is not None:
        names = [table.named(card) for card in cards]
        if secret:
            own = {seat: {"cards": names} for seat in table.readers[side.seat]}
            table.tell("sink_hand", own, seat=side.seat, count=len(cards))
        else:
            table.tell("sink_discard", seat=side.seat, cards=names)


def _remove_from_game(table: Table, use: Use, action: RemoveFromGame) -> Play[None]:
    side = player(table, use, action.who)
    if side is None:
        return
    fitting = [card for card in side.discard if fits_card(table.card(card), action.filter)]
    cards = yield from pick_cards(table, use.seat, "banish", fitting, action.number, use.card)
    for card in cards:
        side.discard.remove(card)
        remove(side, card)
    if cards and table.journal is not None:
        table.tell("banish", seat=side.seat, cards=[table.named(card) for card in cards])


def _look(table: Table, use: Use, action: Look) -> None:
    other = player(table, use, "opponent")
    if other is None or not decides(table, use.seat):
        return
    if action.zone == "hand":
        cards = other.hand[:]
        other.seen[use.seat] = cards[:]
    else:
        cards = look_at_top(table, other, use.seat, action.number)
    if table.journal is not None:
        names = {"cards": [table.named(card) for card in cards]}
        table.tell(f"look_{action.zone}", {use.seat: names}, seat=use.seat, count=len(cards))


# Rules bent for a while


def _cost_change(table: Table, use: Use, action: CostChange) -> None:
    side = player(table, use, action.who)
    if side is not None:
        ends_with, turns = _until(table, use, action.until or "end_of_turn")
        table.changes.append(Change(side.seat, action.filter, action.value, ends_with, turns))
        table.tell("cost_change", seat=side.seat, change=signed(action.value))


def _until(table: Table, use: Use, until: Until) -> tuple[int, int]:
    """Return with whose turns a change ends, and after how many of them."""
    match until:
        case "this_attack":
            return EVERYBODY, 0
        case "end_of_next_turn" if not table.sides[use.seat].out:
            return use.seat, 2 if table.active == use.seat else 1
        case _:  # who is out has no next turn (NX-H3)
            return table.active, 1


def _lift_limit(table: Table, use: Use, action: LiftLimit) -> None:
    side = table.sides[use.seat]
    if action.of == "pm":
        side.lifted_pm = True
    else:
        side.lifted_pv = True
    table.tell(f"lift_{action.of}", seat=side.seat)


def _extra_recycle(table: Table, use: Use, _action: ExtraRecycle) -> None:
    table.sides[use.seat].extra_recycles += 1
    table.tell("extra_recycle", seat=use.seat)


AT_ONCE: dict[type[Any], Callable[[Table, Use, Any], None]] = {
    Power: _power,
    OpposingPower: _opposing_power,
    ChartValue: _chart_value,
    IgnoreChart: _ignore_chart,
    PreventDamage: _prevent_damage,
    NoDefence: _no_defence,
    GainPm: _gain_pm,
    LosePm: _lose_pm,
    StealPm: _steal_pm,
    Draw: _draw,
    Mill: _mill,
    Look: _look,
    CostChange: _cost_change,
    LiftLimit: _lift_limit,
    ExtraRecycle: _extra_recycle,
}
"""Actions that ask nobody."""
ASKING: dict[type[Any], Callable[[Table, Use, Any], Play[None]]] = {
    Damage: _damage,
    LosePv: _lose_pv,
    Heal: _heal,
    Exhaust: _exhaust,
    Recharge: _recharge,
    Discard: _discard,
    ReturnToHand: _return_to_hand,
    ToBottom: _to_bottom,
    RemoveFromGame: _remove_from_game,
}
"""Actions in which somebody may have a choice."""
