"""What each action does (`actions`). Each is skipped alone when it is impossible (NX-73)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engines.kernel import Choose, Play
from engines.noxtalia.destruction import destroy_dead, of_attached
from engines.noxtalia.die import pick_at_random
from engines.noxtalia.discard import discard, leave_spirit, remove
from engines.noxtalia.piles import draw, hide, look_at_top, mill, pick_from_hand, sink
from engines.noxtalia.powers import foe_of
from engines.noxtalia.table import EVERYBODY, Attached, Attack, Change, Side, Spirit, Table
from engines.noxtalia.triggers import of_everything
from engines.noxtalia.vocabulary.actions import (
    Action,
    Attach,
    ChartValue,
    ChooseOne,
    Conditional,
    CostChange,
    Damage,
    DestroyAttached,
    Detach,
    Discard,
    Draw,
    Exhaust,
    ExtraRecycle,
    FlipCycle,
    GainPm,
    Heal,
    IgnoreChart,
    LiftLimit,
    Look,
    LosePm,
    LosePv,
    May,
    Mill,
    NoDefence,
    OpposingPower,
    Power,
    PreventDamage,
    Recharge,
    RemoveFromGame,
    ReturnToHand,
    Roll,
    StealPm,
    ToBottom,
    Until,
)
from engines.noxtalia.vocabulary.counting import number
from engines.noxtalia.vocabulary.effects import Effect
from engines.noxtalia.vocabulary.favour import favours, useful
from engines.noxtalia.vocabulary.selecting import decides, fits_card, pick_cards, player, select
from engines.noxtalia.vocabulary.testing import holds
from engines.noxtalia.vocabulary.use import Trigger, Use

YES, NO = "yes", "no"


# Effects


def apply(table: Table, use: Use, effects: Iterable[Effect]) -> Play[None]:
    """Resolve effects of one card in printed order (NX-47, NX-50, NX-R5)."""
    for effect in effects:
        met = holds(table, use, effect.conditions)
        yield from do(table, use, effect.do if met else effect.otherwise)


def do(table: Table, use: Use, actions: Sequence[Action]) -> Play[None]:
    """Do actions in order; after each, Spirits without PV are destroyed."""
    for action in actions:
        deed = _AT_ONCE.get(type(action))
        if deed is not None:
            deed(table, use, action)
        else:
            yield from _ASKING[type(action)](table, use, action)
        if table.hurt:
            yield from settle(table)


def settle(table: Table) -> Play[None]:
    """Destroy Spirits without PV, and resolve what that triggers, until nothing is left to do (NX-R48)."""
    while table.hurt:
        yield from happen(table, destroy_dead(table))


def settle_foe(table: Table, use: Use, names_opponent: bool) -> Play[None]:
    """Say who "the opponent" is: the other side of attack or Spirit, else the user picks (NX-D10)."""
    use.foe = foe_of(table, use)
    if not names_opponent or len(table.sides) == 2 or not decides(table, use.seat):
        return
    spirits = [spirit for spirit in (use.target, use.host) if spirit is not None]
    team = table.sides[use.seat].team
    if use.role in ("attack", "defence") or any(table.sides[spirit.seat].team != team for spirit in spirits):
        return
    others = table.opponents(use.seat)
    if len(others) > 1:
        keys = tuple(str(side.seat) for side in others)
        use.foe = int((yield Choose(use.seat, "opponent", keys, subject=(use.card,))))


def happen(table: Table, triggers: Sequence[Trigger]) -> Play[None]:
    """Resolve effects that are due at the same moment, as the active player orders them (NX-69, NX-R40)."""
    left = list(triggers)
    while left:
        trigger = yield from _next(table, left)
        use = trigger.use
        if trigger.stays and not _is_there(use):
            continue
        table.source = Attached(use.card, use.seat)
        if table.journal is not None:
            table.tell("effect", seat=use.seat, card=table.named(use.card))
        yield from settle_foe(table, use, table.card(use.card).names_opponent)
        yield from apply(table, use, trigger.effects)
        table.source = None


def _next(table: Table, left: list[Trigger]) -> Play[Trigger]:
    if len(left) == 1:
        return left.pop()
    if not decides(table, table.active):
        return pick_at_random(table, left)
    keys = tuple(trigger.use.key for trigger in left)
    key: str = yield Choose(table.active, "order", keys, default=keys[0])
    return left.pop(keys.index(key))


def _is_there(use: Use) -> bool:
    """Tell whether a card still lies on its living Spirit."""
    host = use.host
    if host is None or not host.alive:
        return False
    return use.role == "passive" or (use.card, use.seat) in host.attached


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
            table.tell(kind, seat=use.seat, card=table.named(use.card), amount=amount)


def _chart_value(table: Table, use: Use, action: ChartValue) -> None:
    if use.might is not None:
        use.might.set_to = action.value
        if table.journal is not None:
            table.tell("chart_value", seat=use.seat, card=table.named(use.card), amount=action.value)


def _ignore_chart(table: Table, use: Use, action: IgnoreChart) -> None:
    if use.might is not None:
        use.might.ignored = action.only
        if table.journal is not None:
            table.tell("ignore_chart", seat=use.seat, card=table.named(use.card))


def _prevent_damage(table: Table, use: Use, action: PreventDamage) -> None:
    attack = _current(table, use)
    if attack is not None:
        amount = max(0, number(table, use, action.value))
        attack.prevented += amount
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
    for spirit in (yield from select(table, use, action.who, useful(table, use, action))):
        _lose(table, spirit, number(table, use, action.value), "damage")


def _lose_pv(table: Table, use: Use, action: LosePv) -> Play[None]:
    for spirit in (yield from select(table, use, action.who, useful(table, use, action))):
        _lose(table, spirit, number(table, use, action.value), "lose_pv")


def _lose(table: Table, spirit: Spirit, amount: int, kind: str) -> None:
    lost = table.wound(spirit, amount)
    if lost and table.journal is not None:
        table.tell(kind, seat=spirit.seat, spirit=table.named(spirit.body.id), amount=lost, pv=spirit.pv)


def _heal(table: Table, use: Use, action: Heal) -> Play[None]:
    lifted = table.sides[use.seat].lifted_pv
    for spirit in (yield from select(table, use, action.who, useful(table, use, action))):
        healed = table.heal(spirit, number(table, use, action.value), lifted)
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


def gain_pm(table: Table, side: Side, amount: int) -> None:
    """Let a player gain PM, and tell of it (NX-33, NX-42, NX-72)."""
    before = side.pm
    table.gain_pm(side, max(0, amount))
    table.tell("gain_pm", seat=side.seat, amount=side.pm - before, pm=side.pm)


def _lose_pm(table: Table, use: Use, action: LosePm) -> None:
    side = player(table, use, action.who)
    if side is not None:
        lost = table.lose_pm(side, number(table, use, action.value))
        table.tell("lose_pm", seat=side.seat, amount=lost, pm=side.pm)


def _steal_pm(table: Table, use: Use, action: StealPm) -> None:
    other, own = player(table, use, "opponent"), player(table, use, "player")
    if other is not None:
        stolen = table.lose_pm(other, number(table, use, action.value))
        table.tell("lose_pm", seat=other.seat, amount=stolen, pm=other.pm)
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
        table.seal()
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
    for card in cards:
        zone.remove(card)
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
    table.seal()
    if table.journal is not None:
        names = {"cards": [table.named(card) for card in cards]}
        table.tell(f"look_{action.zone}", {use.seat: names}, seat=use.seat, count=len(cards))


# Attached capacities


def _attach(table: Table, use: Use, action: Attach) -> Play[None]:
    spirits = yield from select(table, use, action.who, useful(table, use, action))
    if spirits:
        use.attach_to = spirits[0].key


def _detach(table: Table, use: Use, _action: Detach) -> Play[None]:
    if use.host is not None and _is_there(use):
        yield from take_off(table, use.host, Attached(use.card, use.seat))


def _destroy_attached(table: Table, use: Use, action: DestroyAttached) -> Play[None]:
    spirits = yield from select(table, use, action.who, useful(table, use, action))
    for spirit in spirits:
        keys = [f"{each.card}:{each.owner}" for each in spirit.attached]
        for key in (yield from pick_cards(table, use.seat, "unbind", keys, action.number, use.card)):
            card, _, owner = key.rpartition(":")
            yield from take_off(table, spirit, Attached(card, int(owner)))


def take_off(table: Table, host: Spirit, attached: Attached) -> Play[None]:
    """Take an attached capacity off its Spirit (NX-R15, NX-R16)."""
    host.attached.remove(attached)
    if table.journal is not None:
        name = table.named(host.body.id)
        table.tell("detached", seat=host.seat, card=table.named(attached.card), spirit=name)
    leave_spirit(table, attached)
    yield from happen(table, of_attached(table, attached, host, "on_detach"))


def put_on(table: Table, host: Spirit, attached: Attached) -> Play[None]:
    """Attach a capacity to a Spirit; there may be any number (NX-68, NX-83, NX-84)."""
    host.attached.append(attached)
    if table.journal is not None:
        name = table.named(host.body.id)
        table.tell("attached", seat=host.seat, card=table.named(attached.card), spirit=name)
    yield from happen(table, of_attached(table, attached, host, "on_attach"))


# Rules bent for a while


def _cost_change(table: Table, use: Use, action: CostChange) -> None:
    side = player(table, use, action.who)
    if side is not None:
        ends_with, turns = _until(table, use, action.until or "end_of_turn")
        table.changes.append(Change(side.seat, action.filter, action.value, ends_with, turns))
        table.tell("cost_change", seat=side.seat, amount=action.value)


def _until(table: Table, use: Use, until: Until) -> tuple[int, int]:
    """Return with whose turns a change ends, and after how many of them."""
    match until:
        case "this_attack":
            return EVERYBODY, 0
        case "end_of_turn":
            return table.active, 1
        case "end_of_next_turn":
            return use.seat, 2 if table.active == use.seat else 1


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


def _flip_cycle(table: Table, _use: Use, _action: FlipCycle) -> Play[None]:
    table.flipped = not table.flipped
    table.tell("flip_cycle", cycle=table.cycle)
    yield from cycle_changed(table)


def cycle_changed(table: Table) -> Play[None]:
    """Resolve what a change of cycle triggers; one that it makes itself triggers nothing more."""
    if not table.turning:
        table.turning = True
        yield from happen(table, of_everything(table, "on_cycle_change"))
        table.turning = False


# Rolls, choices, conditions


def _roll(table: Table, use: Use, action: Roll) -> Play[None]:
    use.die = table.dice.roll()
    if use.role in ("attack", "defence") and table.attack is not None:
        table.attack.rolls.append(use.die)
    if table.journal is not None:
        table.tell("roll", seat=use.seat, card=table.named(use.card), die=use.die)
    for face in action.results:
        if use.die in face.faces:
            yield from do(table, use, face.do)


def _choose_one(table: Table, use: Use, action: ChooseOne) -> Play[None]:
    places = [place for place, mode in enumerate(action.modes) if favours(table, use, mode.do)]
    if decides(table, use.seat):
        keys = tuple(str(place) for place in range(len(action.modes)))
        chosen = int((yield Choose(use.seat, "mode", keys, subject=(use.card,))))
    else:
        chosen = pick_at_random(table, places or list(range(len(action.modes))))
    if table.journal is not None:
        table.tell("mode", seat=use.seat, card=table.named(use.card), number=chosen + 1)
    yield from do(table, use, action.modes[chosen].do)


def _may(table: Table, use: Use, action: May) -> Play[None]:
    if decides(table, use.seat):
        said: str = yield Choose(use.seat, "may", (NO, YES), default=NO, subject=(use.card,))
    else:
        said = YES if favours(table, use, action.do) else NO
    if said == YES:
        yield from do(table, use, action.do)


def _conditional(table: Table, use: Use, action: Conditional) -> Play[None]:
    yield from do(table, use, action.do if holds(table, use, action.conditions) else action.otherwise)


_AT_ONCE: dict[type[Any], Callable[[Table, Use, Any], None]] = {
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
_ASKING: dict[type[Any], Callable[[Table, Use, Any], Play[None]]] = {
    Damage: _damage,
    LosePv: _lose_pv,
    Heal: _heal,
    Exhaust: _exhaust,
    Recharge: _recharge,
    Discard: _discard,
    ReturnToHand: _return_to_hand,
    ToBottom: _to_bottom,
    RemoveFromGame: _remove_from_game,
    Attach: _attach,
    Detach: _detach,
    DestroyAttached: _destroy_attached,
    FlipCycle: _flip_cycle,
    Roll: _roll,
    ChooseOne: _choose_one,
    May: _may,
    Conditional: _conditional,
}
