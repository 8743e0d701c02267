"""A greedy player, and an estimate of who is ahead: what the computer players rest on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp, log

from engines.kernel import Answer, Choose, Decision, Dice
from engines.kernel.cards.packs import parts
from engines.kernel.play.heuristics import best_of, least_of, prefer_by
from engines.noxtalia.cards.catalogue import Card
from engines.noxtalia.evaluation.powers import attack_power, cost, defence_power, defended, foe_of
from engines.noxtalia.language.actions import ChooseOne, May
from engines.noxtalia.rules.attack import NO_DEFENCE, SKIP, targets
from engines.noxtalia.rules.piles import FULL_HAND
from engines.noxtalia.rules.resolution import NO, YES
from engines.noxtalia.rules.robot.worth import KILL, RUIN, ruins, worth, worth_of_effects
from engines.noxtalia.rules.support import aims
from engines.noxtalia.rules.turn import END, affordable, ready_spirits
from engines.noxtalia.table.keys import bound_named
from engines.noxtalia.table.pieces import Attack, Might, Spirit
from engines.noxtalia.table.resolving_effect import ResolvingEffect, Role
from engines.noxtalia.table.state import Side, Table

SPARE = 3
"""PM that may stay unspent: five more come before anybody attacks, and eight is the limit."""
BLOCKED = 0.25
"""Share of an Attack that a Defence is expected to stop."""
BOUND = 3.5
"""What an attached capacity is worth, roughly."""
UNSPENT = 1.5
"""What it is worth that a Spirit's attack takes no card: a pile that lasts, and another attack next turn."""
POOR_CARD = 4.0
"""Worth below which a card is readily given away."""


def prefer(table: Table, decision: Decision, dice: Dice) -> Answer:
    """Answer greedily, from what the decision's seat knows."""
    return prefer_by(_INCLINATIONS.get(decision.kind), table, decision, dice)


# Attacks and Supports


def _price(side: Side, amount: int, saved: float) -> float:
    """Return what PM are worth to a player: those that would be lost at the limit are nearly free."""
    free = max(0, side.pm - SPARE)
    return 0.3 * min(amount, free) + saved * max(0, amount - free)


def _ruin(side: Side) -> float:
    """Return what it costs to play a card: the game, when the one drawn for it is the last (NX-62)."""
    missing = FULL_HAND - len(side.hand)
    return RUIN if ruins(side, missing + 1) and not ruins(side, missing) else 0.0


def _reserve(table: Table, side: Side) -> float:
    """Return what a PM is worth that is kept for defending."""
    cards = table.catalogue.cards
    return 1.3 if any(cards[name].type == "defence" for name in side.hand) else 0.5


def _best_attack(table: Table, side: Side, names: Iterable[str]) -> tuple[float, str, str]:
    """Return the best of some Attacks with its score and target."""
    best = (-99.0, "", "")
    saved, spent = _reserve(table, side), _ruin(side)
    among = targets(table, side.seat)
    for name in names:
        card = table.catalogue.cards[name]
        price = _price(side, cost(table, side.seat, card), saved) + spent
        for target in among:
            score = _strike(table, side, card, None, target) - price
            if score > best[0]:
                best = (score, name, target.key)
    return best


def _best_spirit(table: Table, side: Side, spirits: Iterable[Spirit]) -> tuple[float, str, str]:
    """Return the best attack of one of these Spirits with its score and target."""
    best = (-99.0, "", "")
    saved = _reserve(table, side)
    for spirit in spirits:
        card = spirit.body.attack
        price = _price(side, card.cost, saved) - UNSPENT
        for target in targets(table, side.seat):
            score = _strike(table, side, card, spirit.place, target) - price
            if score > best[0]:
                best = (score, spirit.key, target.key)
    return best


def _strike(table: Table, side: Side, card: Card, place: int | None, target: Spirit) -> float:
    """Return what an attack is expected to do."""
    might = Might(side.seat, card.id)
    power = float(attack_power(table, Attack.on(target, might, place=place)).total)
    if card.on_use:
        use = _use(table, side, card, "attack", target)
        use.might = might
        power += worth_of_effects(table, use, card.on_use)
    defender = table.sides[target.seat]
    through = power * (1 - BLOCKED) if defender.pm and defender.hand else power
    score = min(through, target.pv) + 0.05 * (20 - target.pv)
    if power >= target.pv:
        fall = _fall(defender)
        score += fall if through >= target.pv else fall / 2
    if card.zone:
        score *= 1.6
    return score + (BOUND if card.attach else 0)


def _fall(side: Side) -> float:
    """Return what it is worth that a Spirit of a side falls: the game, when it is the last (NX-22)."""
    return KILL if len(side.living) > 1 else RUIN


def _use(table: Table, side: Side, card: Card, role: Role, target: Spirit | None) -> ResolvingEffect:
    use = ResolvingEffect(side.seat, card.id, role, target=target)
    use.spent = card.cost
    use.foe = foe_of(table, use)
    return use


def _best_support(table: Table, side: Side, names: Iterable[str]) -> tuple[float, str, str]:
    """Return the best of some Supports with its score and target."""
    best = (-99.0, "", "")
    saved, spent = _reserve(table, side), _ruin(side)
    for name in names:
        card = table.catalogue.cards[name]
        price = _price(side, cost(table, side.seat, card), saved) + spent
        for target in aims(table, side.seat, card) or (None,):
            score = _help(table, side, card, target) - price
            if score > best[0]:
                best = (score, name, "" if target is None else target.key)
    return best


def _help(table: Table, side: Side, card: Card, target: Spirit | None) -> float:
    gain = worth_of_effects(table, _use(table, side, card, "support", target), card.on_use)
    if card.attach is not None and target is not None:
        gain += BOUND + 0.03 * target.pv
    return gain


# The turn


def _combat(table: Table, decision: Decision) -> Answer:
    """Do what pays best; recycle a poor card before the turn ends."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    keys = decision.keys
    scores = {
        "attack": lambda: _best_attack(table, side, affordable(table, side, "attack"))[0],
        "spirit": lambda: _best_spirit(table, side, ready_spirits(side))[0],
        "support": lambda: _best_support(table, side, affordable(table, side, "support"))[0],
    }
    best, choice = 0.5, END
    for verb in keys:
        if verb in scores and (found := scores[verb]()) > best:
            best, choice = found, verb
    if choice == END and "recycle" in keys and min(_value(table, side, c) for c in side.hand) < POOR_CARD:
        return "recycle"
    return choice


def _attack_card(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    return _best_attack(table, table.sides[decision.seat], decision.keys)[1]


def _attack_spirit(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    return _best_spirit(table, table.sides[decision.seat], map(table.spirit, decision.keys))[1]


def _attack_target(table: Table, decision: Decision) -> Answer:
    """Attack where it does most."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    card = table.card(decision.about.the_card)
    place = next((spirit.place for spirit in side.spirits if spirit.body.id == card.id), None)
    return max(
        (key for key in decision.keys if key != SKIP),
        key=lambda key: _strike(table, side, card, place, table.spirit(key)),
    )


def _support_card(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    return _best_support(table, table.sides[decision.seat], decision.keys)[1]


def _support_target(table: Table, decision: Decision) -> Answer:
    side = table.sides[decision.seat]
    card = table.card(decision.about.the_card)
    return best_of(decision, lambda key: _help(table, side, card, table.spirit(key)))


def _value(table: Table, side: Side, name: str) -> float:
    """Return what a card in hand is worth, by power, cost and the elements against it."""
    card = table.catalogue.cards[name]
    if card.type == "support":
        return POOR_CARD + 1
    faced = [spirit.body.element for other in table.opponents(side.seat) for spirit in other.living]
    chart = sum(table.catalogue.value(card, element) for element in faced) / max(1, len(faced))
    return card.power + 0.5 * chart - 1.5 * card.cost + 1.5 * len(card.effects)


def _poorest(table: Table, decision: Decision) -> Answer:
    side = table.sides[decision.seat]
    return least_of(decision, lambda name: _value(table, side, name))


def _richest(table: Table, decision: Decision) -> Answer:
    side = table.sides[decision.seat]
    return best_of(decision, lambda name: _value(table, side, name))


# Defending


def _defend(table: Table, decision: Decision) -> Answer:
    """Defend where the PV saved are worth the PM, and always against death."""
    assert isinstance(decision, Choose)
    attack = table.attack
    assert attack is not None
    side = table.sides[decision.seat]
    target = table.target_of(attack)
    coming = attack_power(table, attack).total - defended(table, attack) - attack.prevented
    best, choice = 0.7, NO_DEFENCE
    spent = _ruin(side)
    for name in decision.keys:
        if name == NO_DEFENCE:
            continue
        card = table.catalogue.cards[name]
        might = Might(side.seat, name)
        power = float(defence_power(table, attack, might).total)
        gain = 0.0
        if card.on_use or card.attach:
            use = _use(table, side, card, "defence", target)
            use.might = might
            gain = worth_of_effects(table, use, card.on_use) * 0.7 + (BOUND if card.attach else 0)
        saved = min(target.pv, max(0, coming)) - min(target.pv, max(0.0, coming - power))
        gain += saved + (2 * _fall(side) if coming >= target.pv > coming - power else 0)
        gain -= _price(side, cost(table, side.seat, card), 0.9) + spent
        if gain > best:
            best, choice = gain, name
    return choice


# Choices within effects


def _spirits(table: Table, decision: Decision) -> Answer:
    """Pick the weakest: an opponent's to finish it, one's own to help it."""
    return least_of(decision, lambda key: table.spirit(key).pv)


def _strongest(table: Table, decision: Decision) -> Answer:
    return best_of(decision, lambda key: table.spirit(key).pv)


def _mode(table: Table, decision: Decision) -> Answer:
    """Choose what is worth most."""
    assert isinstance(decision, Choose)
    use = _use_of(table, decision)
    for part in _parts(table, decision.about.the_card):
        if isinstance(part, ChooseOne) and len(part.modes) == len(decision.keys):
            return max(decision.keys, key=lambda key: worth(table, use, part.modes[int(key)].do))
    return decision.keys[0]


def _may(table: Table, decision: Decision) -> Answer:
    """Do it if it helps."""
    use = _use_of(table, decision)
    helps = any(
        worth(table, use, part.do) > 0
        for part in _parts(table, decision.about.the_card)
        if isinstance(part, May)
    )
    return YES if helps else NO


def _parts(table: Table, name: str) -> list[object]:
    catalogue = table.catalogue
    return list(parts(catalogue.capacities.get(name) or catalogue.spirits[name]))


def _use_of(table: Table, decision: Decision) -> ResolvingEffect:
    """Return the use that asks, as far as the table tells."""
    card = table.card(decision.about.the_card)
    attack = table.attack
    going_on = attack is not None and attack.step != "over"
    target = table.target_of(attack) if going_on and attack is not None else None
    role: Role = "support" if not going_on else "attack" if card.type == "attack" else "defence"
    return _use(table, table.sides[decision.seat], card, role, target)


def _unbind(table: Table, decision: Decision) -> Answer:
    """Destroy what others have attached."""
    team = table.sides[decision.seat].team
    return least_of(decision, lambda key: table.sides[bound_named(key).owner].team == team)


def _strongest_opponent(table: Table, decision: Decision) -> Answer:
    return best_of(decision, lambda key: _prospects(table, table.sides[int(key)]))


def _any(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    return decision.keys[0]


def _oneself(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    return str(decision.seat)


_INCLINATIONS: dict[str, Callable[[Table, Decision], Answer]] = {
    "combat": _combat,
    "attack_card": _attack_card,
    "attack_spirit": _attack_spirit,
    "attack_target": _attack_target,
    "zone_target": _attack_target,
    "support_card": _support_card,
    "support_target": _support_target,
    "recycle": _poorest,
    "defend": _defend,
    "ally_defend": _defend,
    "pick_spirit": _spirits,
    "pick_spirits": _spirits,
    "attach": _strongest,
    "mode": _mode,
    "may": _may,
    "discard": _poorest,
    "forced_discard": _poorest,
    "sink_hand": _poorest,
    "sink_discard": _richest,
    "banish": _richest,
    "fetch": _richest,
    "unbind": _unbind,
    "order": _any,
    "opponent": _strongest_opponent,
    "first": _oneself,
}


# Who is ahead


_DONE_TO_OTHERS = 0.4
"""How much of what is done to one of several sides counts as done to the only one.

By the odds alone it is a third, or less: the others gain as well. Who goes by that spares PM and cards, and
four who do so wait for one another until the turn limit.
"""
_FIRST, _OUT = 11.0, -6.0
"""What a side has as a match begins, in log-odds, and a point less in each turn; who is out, below that."""


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1; against several sides, its good play too."""
    strength: dict[int, float] = {}
    for side in table.sides:
        strength[side.team] = strength.get(side.team, 0.0) + _prospects(table, side)
    own = strength.pop(table.sides[seat].team)
    others = strength.values()
    if len(others) == 1:
        return _odds(own - sum(others))
    usual = _FIRST - table.turn
    each = (1 - _DONE_TO_OTHERS) / len(others) + _DONE_TO_OTHERS
    below = sum(max(_OUT, other - usual) for other in others)
    return _odds(own - usual - each * below - log(len(others)))


def _odds(logarithm: float) -> float:
    return 1 / (1 + exp(-logarithm))


def _prospects(table: Table, side: Side) -> float:
    """Weigh Spirits, PV, cards, PM, attached capacities and the pile of one side, in log-odds."""
    if side.out:
        return -6.0
    score = 0.14 * min(side.pm, 8) + 0.1 * len(side.hand)
    for spirit in side.spirits:
        if spirit.alive:
            score += 0.8 + 0.12 * spirit.pv + (0.1 if spirit.charged else 0)
            for _, owner in spirit.attached:
                score += 0.25 if table.sides[owner].team == side.team else -0.25
    if side.exhaustions and not side.robot:
        score -= 0.5 + 0.15 * max(0, 10 - len(side.pile))
    return score
