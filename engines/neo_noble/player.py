"""A greedy player, and an estimate of who is ahead: what the computer players rest on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from engines.kernel import BACK, Answer, Arrange, Choose, Decision, Dice, Number, Pick
from engines.kernel.packs import parts
from engines.neo_noble import action as acting
from engines.neo_noble import activation, battle, lanes, piles, powers, souls, targeting, windows
from engines.neo_noble.catalogue import Card
from engines.neo_noble.pieces import NOBODY, Aim, Place, Source, place_named
from engines.neo_noble.setup import MULLIGANS
from engines.neo_noble.table import HAND_LIMIT, LANES, REAPS_TO_WIN, Side, Table
from engines.neo_noble.turn import DONE, SKIP
from engines.neo_noble.vocabulary import selecting
from engines.neo_noble.vocabulary.actions import Apply, ChooseOne, May, SacrificeThem
from engines.neo_noble.vocabulary.changes import LaneStats
from engines.neo_noble.vocabulary.doing import NO, YES
from engines.neo_noble.vocabulary.selecting import card_of
from engines.neo_noble.vocabulary.texts import Activated
from engines.neo_noble.vocabulary.use import Use, source_of, text_key
from engines.neo_noble.vocabulary.worth import (
    CARD,
    COIN,
    SOUL,
    body,
    price,
    reap_worth,
    shortfall,
    worth,
)

BLOCK = 2.2
"""Resolve that a card of an unknown hand is expected to Block with."""
SPECIAL, BARGAIN = 1.7, 1.7
"""What a coin, and what Noble's Bargain is worth as against a Soul: both are used last."""
LEAST = 0.15
"""What something must be worth to be done."""
DEAR = 4
"""Cost of a card that is no use in an opening hand."""


def prefer(table: Table, decision: Decision, dice: Dice) -> Answer:
    """Answer greedily, from what the decision's seat knows."""
    inclination = _INCLINATIONS.get(decision.kind)
    answer = None if inclination is None else inclination(table, decision)
    if answer is None or not decision.allows(answer):
        return decision.any(dice)
    return answer


def _value(table: Table, name: str) -> float:
    """Return what a card is worth to whom it belongs, wherever it lies hidden or open."""
    card = table.card(name)
    return 1 + body(card) - 0.1 * card.cost


# The turn


def _mulligan(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Pick)
    dear = [key for key in decision.keys if table.card(card_of(key)).cost >= DEAR]
    dear.sort(key=lambda key: -table.card(card_of(key)).cost)
    return _in_order(decision.keys, dear[: min(decision.most, max(MULLIGANS))])


def _harvest(table: Table, decision: Decision) -> Answer:
    """Take the Channel into a hand that is nearly empty, or that can do little with the Souls at hand."""
    side = table.sides[decision.seat]
    slots = sum(slot is not None for slot in side.channel)
    hand = len(side.hand)
    if hand <= 1:
        return "harvest" if slots >= 2 else SKIP
    if hand > 3 or slots < 3:
        return SKIP
    at_hand = 1 + side.lingering + sum(slot is not None and slot.ready for slot in side.channel)
    used = 0
    for due in sorted(powers.summon_cost(table, side.seat, table.card(card)) for card in side.hand):
        used += due if used + due <= at_hand else 0
    return "harvest" if 2 * used < at_hand else SKIP


def _grow(table: Table, decision: Decision) -> Answer:
    """Channel always; Focus where the turn has nothing else to give."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    ready = sum(slot is not None and slot.ready for slot in side.channel) + side.lingering
    held = [powers.summon_cost(table, side.seat, table.card(card)) for card in side.hand]
    idle = ready + 1 < min(held, default=9) and ready + 1 < powers.ATTACK_COST and len(side.hand) < HAND_LIMIT
    wanted = ("channel_focus", "focus") if idle else ("channel", SKIP)
    return next((key for key in wanted if key in decision.keys), SKIP)


class Plan(NamedTuple):
    """Something to do in the Action Phase."""

    score: float
    verb: str
    key: str = ""
    place: Place | None = None


class Field(NamedTuple):
    """What is looked at once for all plans of a moment."""

    totals: dict[Place, tuple[int, int]]
    plain: int
    """Souls at hand without coins and Bargain."""
    bargain: bool


def _field(table: Table, side: Side) -> Field:
    totals = {
        place: powers.totals(table, place)
        for place in (Place(seat, lane) for seat in (0, 1) for lane in range(LANES))
    }
    return Field(totals, len(souls.plain(side)), side.bargain)


def _paid(field: Field, price: int, at_hand: int | None = None) -> float:
    """Return what Souls are worth: those beyond what lies at hand cost coins."""
    plain = field.plain if at_hand is None else at_hand
    more = max(0, price - plain)
    bargained = SPECIAL - BARGAIN if more and field.bargain else 0
    return SOUL * min(price, plain) + SPECIAL * more - bargained


def _strike(table: Table, field: Field, place: Place, power: int) -> float:
    """Return what an attack from a lane with so much Power is worth, its price left out."""
    facing = table.facing(place)
    margin = power - field.totals[facing][1] + powers.wins_ties(table, place)
    if margin <= 0:
        return 0
    other = table.sides[facing.seat]
    reaping = reap_worth(len(other.reaped))
    hand = len(other.hand) if powers.may_block(table, facing) else 0
    cards = -(-margin // BLOCK)
    if cards > hand:
        return reaping * 0.95
    through = 1 - 0.55 / cards
    return through * reaping + (1 - through) * cards * CARD


def _attacks(table: Table, side: Side, field: Field, at_hand: int | None = None) -> Iterable[Plan]:
    for place in battle.attackers(table, side):
        score = _strike(table, field, place, field.totals[place][0])
        if score > 0:
            due = powers.attack_cost(table, place)
            yield Plan(score - _paid(field, due, at_hand), "attack", place.key, place)


def _can_attack(table: Table, side: Side, place: Place) -> bool:
    return side.attacks[place.lane] < powers.attacks_allowed(table, place) and powers.may_attack(table, place)


def _summons(table: Table, side: Side, field: Field, keys: Iterable[str]) -> Iterable[Plan]:
    """Yield the best lane for each card that can be summoned."""
    rooms = lanes.rooms(table, side.seat)
    own_turn = table.active == side.seat and table.stage == "action"
    best_attack = max((plan.score for plan in _attacks(table, side, field)), default=0.0) if own_turn else 0.0
    for key in keys:
        slot = int(key[8:]) if key.startswith("channel:") else None
        found = side.channel[slot] if slot is not None else None
        card = table.card(key if found is None else found.card)
        due = powers.summon_cost(table, side.seat, card)
        if not souls.affordable(table, side.seat, due):
            due = 0  # by its Tribute
            tribute = price(table, Use(Source(side.seat, card.id), card), card.tribute)
        else:
            tribute = 0.0
        left = max(0, field.plain - due)
        fixed = -_paid(field, due) - tribute
        for place in rooms:
            score = fixed + _in_lane(table, field, side, card, place)
            if own_turn:
                score += _opens(table, side, field, card, place, left, best_attack)
            yield Plan(score, "summon", key, place)


def _opens(
    table: Table, side: Side, field: Field, card: Card, place: Place, left: int, best_attack: float
) -> float:
    """Return what attacks are better, or no longer possible, once a card has been summoned."""
    due = powers.attack_cost(table, place) if table.lane(place) else powers.ATTACK_COST
    if left < due:
        return -max(0.0, best_attack)
    stays = 0 if _fleeting(card) else card.power
    here, anywhere = _boost(card)
    before = max(0.0, best_attack)
    best = 0.0
    for lane in range(LANES):
        own = Place(side.seat, lane)
        added = anywhere + (stays + here if own == place else 0)
        if added and (side.lanes[lane] or (own == place and stays)) and _can_attack(table, side, own):
            best = max(best, _strike(table, field, own, field.totals[own][0] + added) - SOUL * due - before)
    return best


@cache
def _boost(card: Card) -> tuple[int, int]:
    """Return the Power that a card gives for a turn: to the lane where it is summoned, and to any."""
    here = anywhere = 0
    text = _on_summon(card)
    for each in text.do if text is not None else ():
        if isinstance(each, Apply) and isinstance(each.what, LaneStats) and isinstance(each.what.power, int):
            if each.what.on == "this":
                here += each.what.power
            elif each.what.on == "target":
                anywhere += each.what.power
    return here, anywhere


def _fleeting(card: Card) -> bool:
    """Tell whether a card is destroyed as soon as it has done what it does."""
    return "brittle" in card.behaviours and "on_summon" in card.by_type


def _in_lane(table: Table, field: Field, side: Side, card: Card, place: Place) -> float:
    """Return what a card does on top of a lane and when it is summoned there."""
    text = _on_summon(card)
    said = 0.0 if text is None else _said(table, side, card, place, text)
    if not _fleeting(card):
        return said + _arrival(table, field, side, card, place)
    spirits = table.lane(place)
    crushed = 1 + body(spirits[-1].card) if spirits and spirits[-1].card.type == "arbiter" else 0.0
    return said - crushed


def _arrival(table: Table, field: Field, side: Side, card: Card, place: Place) -> float:
    """Return what a card is worth on top of a lane, apart from what it does when it is summoned."""
    facing = table.facing(place)
    power, resolve = field.totals[place]
    spirits = table.lane(place)
    resolve_after = card.resolve + (resolve if spirits else 0)
    their_power, their_resolve = field.totals[facing]
    score = 0.25 * card.power + 0.4 * _ongoing(card)
    score += 0.35 * (_safety(their_power, resolve_after) - _safety(their_power, resolve))
    score += 0.12 * (resolve_after - resolve)
    score += 0.25 * (_threat(power + card.power, their_resolve) - _threat(power, their_resolve))
    holder = table.coin(place).holder
    if resolve_after > their_resolve and holder != side.seat:
        score += COIN if holder == NOBODY else 1.5 * COIN
    elif resolve_after < their_resolve and holder == side.seat and table.lane(facing):
        score -= COIN
    if spirits and spirits[-1].card.type == "arbiter":
        score -= 0.3 + 0.5 * _ongoing(spirits[-1].card)
    return score - 0.15 * len(spirits)


def _safety(power: int, resolve: int) -> float:
    """Return how safe a lane is from being reaped, by how much it takes to attack it."""
    return float(min(3, max(-3, resolve - power)))


def _threat(power: int, resolve: int) -> float:
    return float(min(3, max(-2, power - resolve)))


@cache
def _ongoing(card: Card) -> float:
    """Return how much there is in a card's texts that work while it is active; some are a burden."""
    good = float(len(card.texts) - len(card.by_type.get("on_summon", ())))
    for text in card.texts:
        if isinstance(text, Activated) and text.says == "must":
            good -= 3 * any(isinstance(each, SacrificeThem) and each.who == "you" for each in text.do)
    return good


def _on_summon(card: Card) -> Activated | None:
    places = card.by_type.get("on_summon", ())
    return card.activated(places[0]) if places else None


def _said(table: Table, side: Side, card: Card, place: Place | None, text: Activated) -> float:
    """Return what an ON SUMMON text is worth in a lane; what may be left is left where it harms."""
    use = Use(Source(side.seat, card.id), card, place, card.by_type["on_summon"][0])
    value = _best_aim(table, use, text)[0] - price(table, use, text.cost)
    return max(0.0, value) if text.says == "may" else value


def _best_aim(table: Table, use: Use, text: Activated) -> tuple[float, tuple[Aim, ...]]:
    """Return what a text is worth at its best targets, as far as one looks ahead, and the first of these."""
    if not text.targets:
        return worth(table, use, text.do), ()
    best: tuple[float, tuple[Aim, ...]] = (0.0, ())
    for number, aim in enumerate(_aims(table, use, text)):
        use.aims = (aim,)
        value = worth(table, use, text.do)
        if number == 0 or value > best[0]:
            best = (value, (aim,))
    use.aims = ()
    return best


def _aims(table: Table, use: Use, text: Activated) -> list[Aim]:
    return targeting.LEGAL[type(text.targets[0])](table, use, text.targets[0])


def _texts(table: Table, texts: Iterable[tuple[Source, int]]) -> Iterable[tuple[float, str]]:
    """Yield what using texts is worth, with their keys."""
    for source, place in texts:
        card = table.card(source.card)
        text = card.activated(place)
        lane = table.place_of(source.spirit) if source.spirit else None
        use = Use(source, card, lane, place)
        value = _best_aim(table, use, text)[0] - price(table, use, text.cost)
        yield value, text_key(source, place)


def _used(table: Table, source: Source, place: int) -> bool:
    """Tell whether a text was used in this turn: PAY texts without limit are not used for ever."""
    spirit = table.spirit(source.spirit) if source.spirit else None
    marks = table.sides[source.seat].noble_used if spirit is None else spirit.used
    return marks.get(place) == table.turn


def _usable(table: Table, side: Side, kind: str) -> list[tuple[Source, int]]:
    return [text for text in activation.usable(table, side.seat, kind) if not _used(table, *text)]


def _plans(table: Table, side: Side, keys: Sequence[str]) -> Iterable[Plan]:
    field = _field(table, side)
    if "summon" in keys:
        yield from _summons(table, side, field, acting.summonable(table, side))
    if "attack" in keys:
        yield from _attacks(table, side, field)
    for kind in ("manifest", "pay"):
        if kind in keys:
            for value, key in _texts(table, _usable(table, side, kind)):
                yield Plan(value, kind, key)
    if "draw" in keys and _drawable(table, side, field):
        yield Plan(2 * LEAST, "draw")
    if "bargain" in keys and any(side.lanes[lane] == [] for lane in range(LANES)):
        yield Plan(LEAST + 0.05, "bargain")


def _drawable(table: Table, side: Side, field: Field) -> int:
    """Return how many cards may be drawn with Souls that are good for nothing else."""
    due = powers.draw_cost(table, side.seat)
    if not due:
        return 0
    room = HAND_LIMIT - len(side.hand)
    return max(0, min(field.plain // due, room, piles.available(side)))


def _action(table: Table, decision: Decision) -> Answer:
    """Do what is worth most; end the turn when nothing is worth its price."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    best = max(_plans(table, side, decision.keys), default=None, key=lambda plan: plan.score)
    return acting.END if best is None or best.score < LEAST else best.verb


def _summon(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    return max(
        _summons(table, side, _field(table, side), decision.keys),
        key=lambda plan: plan.score,
        default=Plan(0, "", BACK),
    ).key


def _lane(table: Table, decision: Decision) -> Answer:
    """Lay a card where it is worth most."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    card = table.card(decision.subject[0])
    field = _field(table, side)
    due = powers.summon_cost(table, side.seat, card)

    def score(key: str) -> float:
        place = place_named(key)
        value = _in_lane(table, field, side, card, place)
        if table.active == side.seat and table.stage == "action":
            value += _opens(table, side, field, card, place, max(0, field.plain - due), 0.0)
        if table.battle is not None and table.battle.on and place == table.battle.defender:
            value += 2 * min(card.resolve, shortfall(table, side.seat))
        return value

    return max(decision.keys, key=score)


def _attack(table: Table, decision: Decision) -> Answer:
    side = table.sides[decision.seat]
    plans = _attacks(table, side, _field(table, side))
    return max(plans, key=lambda plan: plan.score, default=Plan(0, "", BACK)).key


def _text(table: Table, decision: Decision) -> Answer:
    """Use the text that is worth most: an INCOME or END TURN text only where it helps, or must be."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    kinds = (decision.kind, "pay") if decision.kind in ("income", "end_turn") else (decision.kind,)
    best, choice = (LEAST, DONE) if DONE in decision.keys else (-999.0, decision.keys[0])
    for kind in kinds:
        for value, key in _texts(table, _usable(table, side, kind)):
            named = f"pay:{key}" if kind == "pay" != decision.kind else key
            if value > best and named in decision.keys:
                best, choice = value, named
    return choice


def _draw(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Number)
    side = table.sides[decision.seat]
    return max(decision.least, min(decision.most, _drawable(table, side, _field(table, side))))


def _bargain(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    return decision.keys[-1]


def _souls(_table: Table, decision: Decision) -> Answer:
    """Pay with what is nobody's loss first, with coins last."""
    assert isinstance(decision, Pick)
    order = {"soul": 0, "slot": 1, "bargain": 2, "coin": 3}
    ranked = sorted(decision.keys, key=lambda key: order[key.partition(":")[0].partition("#")[0]])
    return _in_order(decision.keys, ranked[: decision.least])


def _mode(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose)
    return decision.keys[0]


# In answer


def _react(table: Table, decision: Decision) -> Answer:
    """Answer where it saves a card, or is worth its Souls anyway; `block` where that is offered and fair."""
    assert isinstance(decision, Choose)
    side = table.sides[decision.seat]
    field = _field(table, side)
    missing = shortfall(table, side.seat)
    best, choice = 0.5, windows.PASS
    for key in decision.keys:
        verb, _, name = key.partition(":")
        value = 0.0
        if verb == "summon":
            value = _reaction(table, side, field, table.card(name), missing)
        elif verb == "pay":
            value = next(
                (value for value, text in _texts(table, _usable(table, side, "pay")) if text == name),
                0.0,
            )
        if value > best:
            best, choice = value, key
    if choice == windows.PASS and "block" in decision.keys and missing and _blocking(table, side, missing):
        return "block"
    return choice


def _reaction(table: Table, side: Side, field: Field, card: Card, missing: int) -> float:
    """Return what a React Summon is worth: its body and text at a price, more where it saves a reap."""
    due = powers.summon_cost(table, side.seat, card)
    rooms = lanes.rooms(table, side.seat)
    value = max((_in_lane(table, field, side, card, place) for place in rooms), default=-9.0)
    value -= _paid(field, due) * 1.2
    if missing and table.battle is not None and table.battle.defender in rooms:
        before = 0 if table.lane(table.battle.defender) else field.totals[table.battle.defender][1]
        if card.resolve - before >= missing:
            value += 0.6 * reap_worth(len(side.reaped))
    return value


def _block(table: Table, decision: Decision) -> Answer:
    """Discard the cheapest cards that stop the attack, when the card saved is worth them."""
    assert isinstance(decision, Pick)
    side = table.sides[decision.seat]
    missing = shortfall(table, side.seat)
    return _in_order(decision.keys, _blocking(table, side, missing, decision)) if missing else ()


def _blocking(table: Table, side: Side, missing: int, decision: Pick | None = None) -> list[str]:
    """Return the cheapest cards that Block enough, or none if they cost more than the card saved."""
    assert table.battle is not None
    keys = selecting.copies(side.hand) if decision is None else list(decision.keys)
    most = len(keys) if decision is None else decision.most
    offers = [
        (
            powers.block_value(table, table.battle.defender, table.card(card_of(key))),
            _value(table, card_of(key)),
            key,
        )
        for key in keys
    ]
    best: list[tuple[float, list[str]] | None] = [(0.0, []), *([None] * missing)]
    for value, loss, key in offers:
        if value <= 0:
            continue
        for done in range(missing - 1, -1, -1):
            before = best[done]
            if before is None or len(before[1]) == most:
                continue
            after = min(missing, done + value)
            found = (before[0] + loss, [*before[1], key])
            known = best[after]
            if known is None or found[0] < known[0]:
                best[after] = found
    enough = best[missing]
    if enough is None or enough[0] > _saved(side):
        return []
    return enough[1]


def _saved(side: Side) -> float:
    """Return what stopping an attack is worth."""
    lost = reap_worth(len(side.reaped))
    return 999.0 if len(side.reaped) + 1 >= REAPS_TO_WIN else 0.75 * lost


# Choices within texts

_HARM = frozenset({"destroy", "sacrifice", "reap", "banish", "bounce", "shatter", "return"})
_GIVES_AWAY = frozenset({"discard", "banish", "channel", "swap_slots"})


def _spirits(table: Table, decision: Decision) -> Answer:
    """Harm the opponent's best, or the own least; help the own best."""
    assert isinstance(decision, Choose | Pick)
    harm = decision.subject[-1] in _HARM

    def wanted(key: str) -> float:
        spirit = table.spirit(key)
        if spirit is None:
            return 0
        own = spirit.seat == decision.seat
        value = 1 + body(spirit.card) + (0.5 if table.is_active(spirit) else 0)
        return value if own is not harm else -value

    ranked = sorted(decision.keys, key=wanted, reverse=True)
    if isinstance(decision, Choose):
        return ranked[0]
    good = [key for key in ranked if wanted(key) > 0]
    return _in_order(decision.keys, ranked[: max(decision.least, min(decision.most, len(good)))])


def _cards(table: Table, decision: Decision) -> Answer:
    """Give the poorest away, take the best."""
    assert isinstance(decision, Choose | Pick)
    gives = decision.kind == "discard_down" or decision.subject[-1] in _GIVES_AWAY
    own_hand = decision.kind in ("discard_down", "pick_hand")
    gives = gives or (own_hand and decision.subject[-1] == "move_cards")
    held = table.sides[decision.seat].hand
    if decision.kind == "pick_hand" and any(card_of(key) not in held for key in decision.keys):
        gives = False
    sign = 1 if gives else -1
    ranked = sorted(decision.keys, key=lambda key: sign * _value(table, card_of(key)))
    if isinstance(decision, Choose):
        return ranked[0]
    count = decision.least if gives else decision.most
    return _in_order(decision.keys, ranked[:count])


def _slot(table: Table, decision: Decision) -> Answer:
    """Ready the own, spend and reveal the opponent's."""
    assert isinstance(decision, Choose | Pick)
    own = decision.subject[-1] in ("ready_slots", "channel_card", "swap_slots", "take_slots", "summon")

    def wanted(key: str) -> float:
        at = place_named(key)
        slot = table.sides[at.seat].channel[at.lane]
        spent = slot is not None and not slot.ready
        return 2.0 * ((at.seat == decision.seat) is own) + spent

    ranked = sorted(decision.keys, key=wanted, reverse=True)
    if isinstance(decision, Choose):
        return ranked[0]
    return _in_order(decision.keys, ranked[: decision.least])


def _first(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Choose | Pick)
    return decision.keys[0] if isinstance(decision, Choose) else decision.keys[: max(1, decision.least)]


def _own_lane(table: Table, decision: Decision) -> Answer:
    """Pick an own lane before another's, the emptiest of them."""
    assert isinstance(decision, Choose)
    return max(
        decision.keys,
        key=lambda key: (place_named(key).seat == decision.seat, -len(table.lane(place_named(key)))),
    )


def _target(table: Table, decision: Decision) -> Answer:
    """Aim a text where it is worth most."""
    assert isinstance(decision, Choose)
    side, card = table.sides[decision.seat], table.card(decision.subject[0])
    kind = decision.kind.removeprefix("target_")
    for place, text in enumerate(card.texts):
        if isinstance(text, Activated) and text.targets and text.targets[0].target == kind:
            use = _use_of(side, card, place)
            values: dict[str, float] = {}
            for aim in _aims(table, use, text):
                use.aims = (aim,)
                values[aim.key] = worth(table, use, text.do)
            use.aims = ()
            if set(decision.keys) <= values.keys():
                return max(decision.keys, key=values.__getitem__)
    return decision.keys[0]


def _use_of(side: Side, card: Card, place: int) -> Use:
    """Return the use that asks, as far as the table tells."""
    for lane, spirits in enumerate(side.lanes):
        if spirits and spirits[-1].card is card:
            return Use(source_of(spirits[-1]), card, Place(side.seat, lane), place)
    return Use(Source(side.seat, card.id), card, None, place)


def _may(table: Table, decision: Decision) -> Answer:
    """Do it if it helps."""
    name, verb = decision.subject
    card, side = table.card(name), table.sides[decision.seat]
    for place, text in enumerate(card.texts):
        use = _use_of(side, card, place)
        if text.do and text.do[0].action == verb:
            cost = text.cost if isinstance(text, Activated) else ()
            value = (
                _best_aim(table, use, text)[0] if isinstance(text, Activated) else worth(table, use, text.do)
            )
            return YES if value - price(table, use, cost) > 0 else NO
        for part in parts(text):
            if isinstance(part, May) and part.do[0].action == verb:
                return YES if worth(table, use, part.do) - price(table, use, part.cost) > 0 else NO
    return NO


def _choice(table: Table, decision: Decision) -> Answer:
    """Choose what is worth most to oneself."""
    assert isinstance(decision, Choose)
    name, number = decision.subject
    card = table.card(name)
    owner = decision.seat
    use = _use_of(table.sides[owner], card, int(number))
    for part in parts(card.texts[int(number)]):
        if isinstance(part, ChooseOne) and len(part.modes) == len(decision.keys):
            sign = 1 if part.by == "you" else -1
            return max(decision.keys, key=lambda key: sign * worth(table, use, part.modes[int(key)].do))
    return decision.keys[0]


def _say(*wanted: str) -> Callable[[Table, Decision], Answer]:
    """Return an inclination to the first of these answers that is offered."""

    def inclination(_table: Table, decision: Decision) -> Answer:
        assert isinstance(decision, Choose)
        return next((key for key in wanted if key in decision.keys), decision.keys[0])

    return inclination


def _keep(_table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Pick | Choose)
    return () if isinstance(decision, Pick) else decision.keys[0]


def _best_first(table: Table, decision: Decision) -> Answer:
    assert isinstance(decision, Arrange)
    return tuple(sorted(decision.keys, key=lambda key: -_value(table, card_of(key))))


def _in_order(keys: Sequence[str], picked: Iterable[str]) -> tuple[str, ...]:
    chosen = set(picked)
    return tuple(key for key in keys if key in chosen)


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
    "grow": _grow,
    "action": _action,
    "summon": _summon,
    "mode": _mode,
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
    "target_spirit": _target,
    "target_lane": _target,
    "target_slot": _target,
    "target_card": _target,
    "target_noble": _target,
    "target_player": _target,
    "may": _may,
    "choice": _choice,
    "text": _first,
    "order": _first,
    "pathfinder": _say("use"),
    "no_shatter": _say("apply"),
    "instead": _say("apply"),
}


# Who is ahead

_REAPED = (0.0, 0.9, 2.0, 3.5, 6.0)


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1."""
    totals = {
        place: powers.totals(table, place)
        for place in (Place(side, lane) for side in (0, 1) for lane in range(LANES))
    }
    own = _prospects(table, table.sides[seat], totals)
    other = _prospects(table, table.sides[1 - seat], totals)
    return 1 / (1 + exp(max(-30.0, min(30.0, other - own))))


def _prospects(table: Table, side: Side, totals: dict[Place, tuple[int, int]]) -> float:
    """Weigh Reap Piles, coins, lanes, hand and Souls of one side, in log-odds."""
    score = 0.8 * side.wins - _REAPED[min(4, len(side.reaped))]
    score += 0.2 * min(6, len(side.hand)) + 0.06 * side.lingering + (0.15 if side.bargain else 0)
    score += sum(0.2 if slot.ready else 0.16 for slot in side.channel if slot is not None)
    score += sum(0.22 + 0.06 * coin.ready for coin in table.coins if coin.holder == side.seat)
    for lane in range(LANES):
        place = Place(side.seat, lane)
        power, resolve = totals[place]
        score += 0.05 * power + (0.05 * resolve if side.lanes[lane] else 0)
        if power > totals[table.facing(place)][1]:
            score += 0.3
    return score
