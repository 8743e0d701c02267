"""A greedy player: what the computer players rest on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from engines.kernel import BACK, Answer, Arrange, Choose, Decision, Dice, Number, Pick, as_answer
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.play.heuristics import best_of, in_order, least_of, prefer_by
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.pack import PATHPAWS
from engines.neo_noble.players import blocking, choices, winning
from engines.neo_noble.players.plans import (
    LEAST,
    Plan,
    attacks,
    drawable,
    field_of,
    in_lane,
    manned,
    opens,
    paid,
    plans,
    reaction,
    spare,
    spot_of,
    summons,
    texts,
    usable,
)
from engines.neo_noble.players.weights import body, card_worth
from engines.neo_noble.rules import action as acting
from engines.neo_noble.rules import windows
from engines.neo_noble.rules.setup import MULLIGANS
from engines.neo_noble.rules.turn import DONE, SKIP
from engines.neo_noble.seat.blocks import shortfall
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import place_named
from engines.neo_noble.table.state import HAND_LIMIT, Table

DEAR = 4
"""Cost of a card that is no use in an opening hand."""


def prefer(table: Table, decision: Decision, dice: Dice) -> Answer:
    """Answer greedily, from what the decision's seat knows; at random where the numbers run wild."""
    incline = partial(_action, dice) if decision.kind == "action" else _INCLINATIONS.get(decision.kind)
    return prefer_by(incline, table, decision, dice)


# The turn


def _mulligan(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Pick)
    dear = [key for key in decision.keys if table.card(card_of(key)).cost >= DEAR]
    dear.sort(key=lambda key: -table.card(card_of(key)).cost)
    return in_order(decision, dear[: min(decision.most, max(MULLIGANS))])


def _harvest(table: Table, decision: Decision) -> Answer:
    """Take the Channel into a hand that is nearly empty, or that can do little with the Souls at hand."""
    side = table.sides[decision.seat]
    slots = sum(slot is not None for slot in side.channel)
    hand = len(side.hand)
    if winning.waits(table, side):
        return SKIP
    if hand <= 1:
        return "harvest" if slots >= 2 else SKIP
    if hand > 3 or slots < 3:
        return SKIP
    at_hand = 1 + side.lingering + sum(slot is not None and slot.ready for slot in side.channel)
    used = 0
    for due in sorted(powers.summon_cost(table, side.seat, table.card(card)) for card in side.hand):
        used += due if used + due <= at_hand else 0
    return "harvest" if 2 * used < at_hand else SKIP


def _focus(table: Table, decision: Decision) -> Answer:
    """Focus where the turn has nothing else to give."""
    side = table.sides[decision.seat]
    ready = sum(slot is not None and slot.ready for slot in side.channel) + side.lingering
    held = [powers.summon_cost(table, side.seat, table.card(card)) for card in side.hand]
    idle = ready < min(held, default=9) and ready < powers.ATTACK_COST and len(side.hand) < HAND_LIMIT
    return "focus" if idle else SKIP


def _action(dice: Dice, table: Table, decision: Decision) -> Answer:
    """Do what is worth most; end the turn when nothing is worth its price."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    best = _best(dice, table, plans(table, side, decision.keys))
    if best is None or best.score < LEAST:
        best = _best(dice, table, spare(table, side, decision.keys))
    return acting.END if best is None or best.score < LEAST else best.verb


def _best(dice: Dice, table: Table, found: Iterable[Plan]) -> Plan | None:
    """Return the best plan, and note it where it is the only one; of equals any."""
    among = list(found)
    most = max((plan.score for plan in among), default=0.0)
    equals = [plan for plan in among if plan.score == most]
    alike = {(plan.verb, plan.key) for plan in equals}
    table.planned = next(iter(alike)) if len(alike) == 1 else None
    return dice.picks(equals, 1)[0] if len(alike) > 1 else next(iter(equals), None)


def _planned(table: Table, verb: str) -> str | None:
    """Return what was weighed with the action: nothing has changed since the action was asked for.

    Of equals nothing was noted: they are weighed again, as a player would who did not see the action.
    """
    return table.planned[1] if table.planned is not None and table.planned[0] == verb else None


def _summon(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    planned = _planned(table, "summon")
    if planned is not None:
        return planned
    side = table.sides[decision.seat]
    field = field_of(table, side)
    best = max(summons(table, side, field, decision.keys), key=lambda plan: plan.score, default=None)
    if best is None or best.score < LEAST:
        found = summons(table, side, field, decision.keys, spare=True)
        best = max(found, key=lambda plan: plan.score, default=best)
    return BACK if best is None else best.key


def _lane(table: Table, decision: Decision) -> Answer:
    """Lay a card where it is worth most."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    card = table.card(decision.about.the_card)
    field = field_of(table, side)
    due = powers.summon_cost(table, side.seat, card)

    def score(key: str) -> float:
        place = place_named(key)
        value = in_lane(table, side, card, spot_of(table, field, place))
        if table.active == side.seat and table.stage == "action":
            value += opens(table, field, card, place, max(0, field.plain - due), 0.0)
        if table.battle is not None and table.battle.on and place == table.battle.defender:
            value += 2 * min(card.resolve, shortfall(table, side.seat))
        return value

    values = {key: score(key) for key in decision.keys}
    if max(values.values()) - paid(field, due) < LEAST:
        values = {key: value + manned(table, card, place_named(key)) for key, value in values.items()}
    return best_of(decision, values.__getitem__)


def _attack(table: Table, decision: Decision) -> Answer:
    planned = _planned(table, "attack")
    if planned is not None:
        return planned
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    scores = {plan.key: plan.score for plan in attacks(table, side, field_of(table, side))}
    return max((key for key in decision.keys if key in scores), key=scores.__getitem__, default=BACK)


def _text(table: Table, decision: Decision) -> Answer:
    """Use the text that is worth most: an INCOME or END TURN text only where it helps, or must be."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    kinds = (decision.kind, "pay") if decision.kind in ("income", "end_turn") else (decision.kind,)
    values = {DONE: LEAST}
    for kind in kinds:
        for value, key in texts(table, usable(table, side, kind)):
            values[naming.pay(key) if kind == "pay" != decision.kind else key] = value
    return best_of(decision, lambda key: (values.get(key, -999.0), key == DONE))


def _draw(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Number)
    side = table.sides[decision.seat]
    return max(decision.least, min(decision.most, drawable(table, side, field_of(table, side))))


def _all(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Number)
    return decision.most


def _bargain(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    return PATHPAWS if PATHPAWS in decision.keys else "soul"


def _souls(_table: Table, decision: Decision) -> Answer:
    """Pay with what is nobody's loss first, with coins last."""
    order = ("soul", "slot", "bargain", "coin")
    return least_of(decision, lambda key: order.index(naming.soul_source(key).kind))


# In answer


def _react(table: Table, decision: Decision) -> Answer:
    """Answer where it saves a card, or is worth its Souls anyway; `block` where that is offered and fair."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    field = field_of(table, side)
    missing = shortfall(table, side.seat)
    best, choice = 0.5, windows.PASS
    for key in decision.keys:
        card, paid = naming.summoned(key), naming.paid(key)
        value = 0.0
        if card is not None:
            value = reaction(table, side, field, table.card(card), missing)
        elif paid is not None:
            value = next(
                (value for value, text in texts(table, usable(table, side, "pay")) if text == paid),
                0.0,
            )
        if value > best:
            best, choice = value, key
    if choice == windows.PASS and "block" in decision.keys:
        keys = copies(side.hand)
        return "block" if blocking.cheapest(table, side, keys, len(keys)) else choice
    return choice


def _block(table: Table, decision: Decision) -> Answer:
    """Discard the cheapest cards that stop the attack, when the card saved is worth them."""
    assert isinstance(decision, Pick)
    side = table.sides[decision.seat]
    return in_order(decision, blocking.cheapest(table, side, decision.keys, decision.most))


# Choices within texts

_HARM = frozenset({"control", "destroy", "sacrifice", "reap", "banish", "bounce", "shatter", "return"})
_GIVES_AWAY = frozenset({"discard", "banish", "channel", "swap_slots"})


def _spirits(table: Table, decision: Decision) -> Answer:
    """Harm the opponent's best, or the own least; help the own best."""
    assert isinstance(decision, Choose | Pick)
    harm = decision.about.verb in _HARM

    def wanted(key: str) -> float:
        spirit = table.spirit(key)
        if spirit is None:
            return 0
        own = spirit.seat == decision.seat
        value = 1 + body(spirit.card) + (0.5 if table.is_active(spirit) else 0)
        return value if own is not harm else -value

    if isinstance(decision, Choose):
        return best_of(decision, wanted)
    good = sum(wanted(key) > 0 for key in decision.keys)
    return best_of(decision, wanted, max(decision.least, min(decision.most, good)))


def _cards(table: Table, decision: Decision) -> Answer:
    """Give the poorest away, take the best."""
    assert isinstance(decision, Choose | Pick)
    gives = decision.kind == "discard_down" or decision.about.verb in _GIVES_AWAY
    own_hand = decision.kind in ("discard_down", "pick_hand")
    gives = gives or (own_hand and decision.about.verb == "move_cards")
    held = table.sides[decision.seat].hand
    if decision.kind == "pick_hand" and any(card_of(key) not in held for key in decision.keys):
        gives = False

    def value(key: str) -> float:
        return card_worth(table.card(card_of(key)))

    if gives:
        return least_of(decision, value)
    return best_of(decision, value, None if isinstance(decision, Choose) else decision.most)


def _slot(table: Table, decision: Decision) -> Answer:
    """Ready the own, spend and reveal the opponent's."""
    own = decision.about.verb in ("ready_slots", "channel_card", "swap_slots", "take_slots", "summon")

    def wanted(key: str) -> float:
        at = place_named(key)
        slot = table.sides[at.seat].channel[at.lane]
        spent = slot is not None and not slot.ready
        return 2.0 * ((at.seat == decision.seat) is own) + spent

    return best_of(decision, wanted)


def _first(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose | Pick)
    return decision.keys[0] if isinstance(decision, Choose) else decision.keys[: max(1, decision.least)]


def _own_lane(table: Table, decision: Decision) -> Answer:
    """Pick an own lane before another's, the emptiest of them."""
    return best_of(
        decision,
        lambda key: (place_named(key).seat == decision.seat, -len(table.lane(place_named(key)))),
    )


def _say(*wanted: str) -> Callable[[Table, Decision], Answer]:
    """Return an inclination to the first of these answers that is offered."""

    def inclination(_table: Table, decision: Decision) -> Answer:
        assert isinstance(decision, Choose)
        return next((key for key in wanted if key in decision.keys), decision.keys[0])

    return inclination


def _keep(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Pick | Choose)
    return as_answer(decision.default)


def _best_first(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Arrange)
    return tuple(sorted(decision.keys, key=lambda key: -card_worth(table.card(card_of(key)))))


_INCLINATIONS: dict[str, Callable[[Table, Decision], Answer]] = {
    "first": _say("first"),
    "mulligan": _mulligan,
    "swap_out": _keep,
    "swap_noble": _keep,
    "income": _text,
    "end_turn": _text,
    "manifest": _text,
    "pay": _text,
    "harvest": _harvest,
    "channel": _say("channel"),
    "focus": _focus,
    "summon": _summon,
    "mode": _say("normal"),
    "lane": _lane,
    "attack": _attack,
    "draw": _draw,
    "bargain": _bargain,
    "relinquish": _first,
    "souls": _souls,
    "react": _react,
    "block": _block,
    "discard_down": _cards,
    "pick_hand": _cards,
    "pick_card": _cards,
    "pick_deck": _cards,
    "look_keep": _cards,
    "look_order": _best_first,
    "pick_spirit": _spirits,
    "pick_slot": _slot,
    "pick_lane": _own_lane,
    "pick_coin": _first,
    "target_spirit": choices.target,
    "target_lane": choices.target,
    "target_slot": choices.target,
    "target_card": choices.target,
    "target_noble": choices.target,
    "target_player": choices.target,
    "x": _all,
    "may": choices.may,
    "choice": choices.choice,
    "text": _first,
    "order": _first,
    "pathfinder": _say("use"),
    "no_shatter": _say("apply"),
    "instead": _say("apply"),
}
