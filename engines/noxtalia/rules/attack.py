"""Attacking: steps 1 to 4, the defence window, Zone (NX-44 to NX-54, NX-79, NX-80)."""

from __future__ import annotations

from typing import Any

from engines.kernel import Choose, DecisionContext, Play
from engines.kernel.cards.wording import signed
from engines.kernel.play.determinization import EVERYBODY
from engines.kernel.state.limits import saturated
from engines.noxtalia.cards.catalogue import Card
from engines.noxtalia.evaluation.powers import (
    attack_power,
    cost,
    cost_changes,
    defence_power,
    defence_together,
    let_through,
    price,
    undefendable,
)
from engines.noxtalia.evaluation.selectors import decides
from engines.noxtalia.language.effects import When
from engines.noxtalia.rules.discard import discard, remove
from engines.noxtalia.rules.resolution import apply, happen, put_on, settle, settle_foe
from engines.noxtalia.rules.robot.cards import defending_card, weakest
from engines.noxtalia.rules.triggers import of_spirit
from engines.noxtalia.table.die import pick_at_random
from engines.noxtalia.table.pieces import Attached, Attack, Might, Spirit
from engines.noxtalia.table.resolving_effect import PendingTrigger, ResolvingEffect
from engines.noxtalia.table.state import Side, Table

NO_DEFENCE = "none"
SKIP = "skip"


# Whom to attack


def targets(table: Table, seat: int) -> list[Spirit]:
    """Return the Spirits that a player may attack (NX-45, NX-H2)."""
    opponents = table.opponents(seat)
    if table.turn == 1 and table.mode == "free_for_all":
        opponents = opponents[:1]
    return [spirit for side in opponents for spirit in side.spirits if spirit.alive]


def second_targets(table: Table, attack: Attack) -> list[Spirit]:
    """Return the Spirits that the second use of a Zone may hit (NX-79)."""
    return others_of_zone(table, targets(table, attack.attacker), table.target_of(attack))


def others_of_zone(table: Table, among: list[Spirit], first: Spirit) -> list[Spirit]:
    """Return the Spirits left for a second use: of the same opponent while there are any (NX-H2)."""
    others = [spirit for spirit in among if spirit is not first]
    if table.mode == "free_for_all":
        return [spirit for spirit in others if spirit.seat == first.seat] or others
    return others


# Step 1


def declare(table: Table, side: Side, card: Card, spirit: Spirit | None, target: Spirit) -> None:
    """Pay, exhaust an attacking Spirit, and aim: one act (NX-44, NX-45, NX-R23)."""
    paid = card.cost if spirit is not None else cost(table, side.seat, card)
    was = side.pm
    paid = table.lose_pm(side, paid)  # the Robot pays what it has (NX-R54)
    if spirit is not None:
        spirit.charged = False
    else:
        table.resolving.append(Attached(card.id, side.seat))
    place = None if spirit is None else spirit.place
    table.attack = Attack.on(target, Might(side.seat, card.id), place=place, cost=paid)
    table.stage = "attack"
    if table.journal is not None:
        _tell_of_attack(table, table.attack, was=was, now=side.pm)


def _tell_of_attack(table: Table, attack: Attack, **pm: Any) -> None:
    with table.aside():
        reckoned = attack_power(table, attack)
    table.tell(
        "attack_second" if attack.second else "attack_spirit" if attack.by_spirit else "attack",
        seat=attack.attacker,
        card=table.named(attack.card),
        spirit=table.named(table.target_of(attack).body.id),
        loser=attack.defender,
        cost=attack.cost,
        **pm,
        chart=signed(reckoned.chart),
        power=reckoned.total,
    )


# Steps 2 to 4


def resolve_attack(table: Table) -> Play[None]:
    """Resolve an attack that has been declared (NX-47 to NX-54)."""
    attack = table.attack
    assert attack is not None
    use = _attack_use(table, attack)
    target = table.target_of(attack)
    yield from settle_foe(table, use, names_opponent=False)
    if target.alive:  # its player may have given up since
        attack.step = "effects"
        yield from apply(table, use, table.card(attack.card).on_use)
    if target.alive:  # NX-R27
        yield from defence_window(table, attack, target)
    if target.alive:
        yield from compare(table, attack, target, use)
    yield from step_4(table, attack, use, target)


def _attack_use(table: Table, attack: Attack) -> ResolvingEffect:
    use = ResolvingEffect(attack.attacker, attack.card, "attack", target=table.target_of(attack))
    use.might = attack.might
    use.spent = attack.cost
    return use


# Step 3


def defence_window(table: Table, attack: Attack, target: Spirit) -> Play[None]:
    """Let the defending side play a Defence (NX-48, NX-R24 to NX-R26, NX-D12)."""
    if undefendable(table, attack):
        return
    controller = table.sides[attack.defender]
    attack.step = "defence"
    if controller.robot:
        yield from _robot_defends(table, attack, controller, target)
        return
    for _ in range(table.options.max_defences):
        side = controller
        card = yield from _ask_for_defence(table, attack, side, "defend")
        if card == NO_DEFENCE and table.options.ally_defence:
            side, card = yield from _ask_partner(table, attack)
        if card == NO_DEFENCE:
            return
        yield from play_defence(table, attack, side, card)
        if not target.alive:
            return


def _ask_partner(table: Table, attack: Attack) -> Play[tuple[Side, str]]:
    """Let the partner offer a Defence of their own (NX-D18)."""
    side = table.sides[attack.defender]
    for partner in table.allies(attack.defender):
        if partner is not side:
            return partner, (yield from _ask_for_defence(table, attack, partner, "ally_defend"))
    return side, NO_DEFENCE


def _ask_for_defence(table: Table, attack: Attack, side: Side, kind: str) -> Play[str]:
    """Ask also where no Defence can be played, so that nothing leaks (NX-R24)."""
    cards = defences(table, side)
    if not cards and not table.options.mask_empty_defence:
        return NO_DEFENCE
    attack.asked.append(side.seat)
    keys = (NO_DEFENCE, *cards)
    return (yield Choose(side.seat, kind, keys, default=NO_DEFENCE, about=DecisionContext(card=attack.card)))


def defences(table: Table, side: Side) -> list[str]:
    """Return the Defences in hand that a player can pay (NX-48, NX-R24)."""
    cards, changes = table.catalogue.cards, cost_changes(table, side.seat)
    return [
        name for name in side.hand if cards[name].type == "defence" and price(cards[name], changes) <= side.pm
    ]


def payable_defence(table: Table, side: Side, name: str, pm: int) -> bool:
    """Tell whether a card is a Defence that costs so many PM at most."""
    card = table.catalogue.cards[name]
    return card.type == "defence" and cost(table, side.seat, card) <= pm


def _robot_defends(table: Table, attack: Attack, side: Side, target: Spirit) -> Play[None]:
    """Turn cards over until a Defence is found (NX-99, NX-R56)."""
    table.robot_cards = []
    while target.alive:
        card = defending_card(table, attack, side)
        if table.hurt:  # a new pile may have cost PV (NX-102)
            yield from settle(table)
        if card is None or not target.alive:
            return
        yield from play_defence(table, attack, side, card)
        if table.options.robot_defence == "stop_at_first":
            return


def play_defence(table: Table, attack: Attack, side: Side, name: str) -> Play[None]:
    """Pay for a Defence and apply its effects (NX-48 to NX-50)."""
    card = table.catalogue.cards[name]
    was = side.pm
    paid = table.lose_pm(side, cost(table, side.seat, card))
    if not side.robot:  # the Robot's lies open already
        table.lay_out(side, name)
    table.resolving.append(Attached(name, side.seat))
    might = Might(side.seat, name)
    attack.defences.append(might)
    attack.step = "defending"
    if table.journal is not None:
        reckoned = defence_power(table, attack, might)
        table.tell(
            "defend", seat=side.seat, card=table.named(name), cost=paid, was=was, now=side.pm,
            chart=signed(reckoned.chart), power=reckoned.total,
        )  # fmt: skip
    use = _defence_use(table, attack, might, paid)
    yield from apply(table, use, card.on_use)
    might.attach_to = use.attach_to


def _defence_use(table: Table, attack: Attack, might: Might, paid: int) -> ResolvingEffect:
    use = ResolvingEffect(might.seat, might.card, "defence", target=table.target_of(attack))
    use.might = might
    use.foe = attack.attacker
    use.spent = paid
    return use


def compare(table: Table, attack: Attack, target: Spirit, use: ResolvingEffect) -> Play[None]:
    """Compare the powers; the Spirit takes the difference (NX-51 to NX-53)."""
    attack.step = "compared"
    power, defence = _freeze(table, attack)
    taken = attack.damage = let_through(table, attack, power - defence)
    was = target.pv
    table.wound(target, taken)
    if table.journal is not None:
        table.tell(
            "compare" if attack.defences else "undefended", seat=target.seat,
            spirit=table.named(target.body.id), by=table.named(attack.card), amount=taken, was=was,
            pv=target.pv, power=power, defence=defence, on=target.key,
        )  # fmt: skip
    triggers = _after_comparison(table, attack, target, use)
    if table.hurt:
        yield from settle(table)
    if triggers:
        yield from happen(table, triggers)


def _after_comparison(
    table: Table, attack: Attack, target: Spirit, use: ResolvingEffect
) -> list[PendingTrigger]:
    """Return what the comparison and the damage trigger (NX-R28)."""
    dealt: list[When] = ["after_comparison"]
    taken: list[When] = ["after_comparison"]
    if attack.damage:
        dealt.append("on_damage_dealt")
        taken.append("on_damage_taken")
    triggers: list[PendingTrigger] = []
    answers = [_defence_use(table, attack, might, 0) for might in attack.defences]
    for each in (use, *answers):
        whens = dealt if each is use else taken
        by_when = table.card(each.card).effects
        effects = tuple(effect for when in whens for effect in by_when.get(when, ()))
        if effects:
            triggers.append(PendingTrigger(each, effects, False))
    striker = table.sides[attack.attacker].spirits[attack.place] if attack.by_spirit else None
    for spirit, moments in ((target, taken), (striker, dealt)):
        for when in moments:
            triggers += [trigger._replace(stays=False) for trigger in of_spirit(table, spirit, when)]
    return triggers


def _freeze(table: Table, attack: Attack) -> tuple[int, int]:
    """Keep the powers as they were compared, for those who look later; return Attack and Defence (NX-51)."""
    power, defence = attack_power(table, attack), defence_together(table, attack)
    attack.totals = [None if reckoned is None else list(reckoned) for reckoned in (power, defence)]
    return power.total, 0 if defence is None else saturated(defence.total)


# Step 4


def step_4(table: Table, attack: Attack, use: ResolvingEffect, target: Spirit) -> Play[None]:
    """Put away what was used, or go on to the second use of a Zone (NX-54, NX-79, NX-R15, NX-R30)."""
    if attack.totals is None:
        _freeze(table, attack)
    attack.step = "over"
    table.changes = [change for change in table.changes if change.ends_with != EVERYBODY]
    for might in attack.defences:
        yield from put_away(table, Attached(might.card, might.seat), target, might.attach_to)
    if table.card(attack.card).zone and not attack.second and second_targets(table, attack):
        table.stage = "zone"
        return
    table.stage = "combat"
    if not attack.by_spirit:
        yield from put_away(table, Attached(attack.card, attack.attacker), target, use.attach_to)


def put_away(
    table: Table, attached: Attached, target: Spirit | None, chosen: str | None = None
) -> Play[None]:
    """Attach a capacity that was used, remove it, or discard it (NX-54, NX-78, NX-83, NX-84)."""
    if attached not in table.resolving:
        return
    card = table.catalogue.cards[attached.card]
    side = table.sides[attached.owner]
    if chosen is not None:
        host = table.spirit(chosen)
    else:
        host = yield from _host(table, card, side, target)
    table.resolving.remove(attached)
    if host is not None and host.alive:
        yield from put_on(table, host, attached)
    elif card.ultime or (card.type == "support" and table.options.support_after_use == "remove"):
        remove(side, card.id)
        if table.journal is not None:
            table.tell("removed", seat=side.seat, card=table.named(card.id))
    else:
        discard(table, side, card.id)
    if table.hurt:
        yield from settle(table)


def _host(table: Table, card: Card, side: Side, target: Spirit | None) -> Play[Spirit | None]:
    """Return the Spirit that a keyword attaches a capacity to (NX-R17, NX-R18, NX-D17)."""
    if card.attach is None:
        return None
    if card.type == "support" or card.type == "defence" or card.attach == "enemy":
        on_ally = target is not None and table.sides[target.seat].team == side.team
        if on_ally is (card.attach == "ally"):
            return target
        return None
    among = [spirit for ally in table.allies(side.seat) for spirit in ally.living]
    if len(among) < 2:
        return among[0] if among else None
    if not decides(table, side.seat):
        return pick_at_random(table, among)
    keys = tuple(spirit.key for spirit in among)
    return table.spirit((yield Choose(side.seat, "attach", keys, about=DecisionContext(card=card.id))))


# Zone


def use_again(table: Table) -> Play[None]:
    """Use a Zone attack once more, unpaid, on another Spirit (NX-79, NX-80, NX-R30, NX-R31, NX-D14)."""
    first = table.attack
    assert first is not None
    side = table.sides[first.attacker]
    target = yield from second_target(table, side, first.card, second_targets(table, first))
    if target is None:
        table.stage = "combat"
        yield from put_away(table, Attached(first.card, first.attacker), None)
        return
    table.attack = again = Attack.on(target, Might(first.attacker, first.card))
    again.second = True
    table.stage = "attack"
    if table.journal is not None:
        _tell_of_attack(table, again)


def second_target(table: Table, side: Side, card: str, among: list[Spirit]) -> Play[Spirit | None]:
    """Return whom the second use of a Zone hits; None when nobody is left, or wanted (NX-R31, NX-R59)."""
    if not among:
        return None
    if side.robot:
        return weakest(table, among)
    keys = tuple(spirit.key for spirit in among)
    optional = table.options.zone_optional
    if len(keys) == 1 and not optional:
        return among[0]
    if optional:
        keys = (*keys, SKIP)
    key: str = yield Choose(
        side.seat, "zone_target", keys, default=SKIP if optional else None, about=DecisionContext(card=card)
    )
    return None if key == SKIP else table.spirit(key)
