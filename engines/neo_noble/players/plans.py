"""What the greedy player may do in its Action Phase, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.actions import SacrificeThem
from engines.neo_noble.language.texts import Activated
from engines.neo_noble.players import winning
from engines.neo_noble.players.weights import (
    COIN,
    SOUL,
    body,
    can_attack,
    cards_to_block,
    fleeting,
    reap_worth,
    room_worth,
    strike,
)
from engines.neo_noble.players.worth import price, worth
from engines.neo_noble.rules import action as acting
from engines.neo_noble.rules import activation, battle, costs, lanes, piles, souls, targeting, triggers
from engines.neo_noble.rules import summon as summoning
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import NOBODY, Aim, Place, Source
from engines.neo_noble.table.resolving_effect import ResolvingEffect, text_key
from engines.neo_noble.table.state import HAND_LIMIT, LANES, PLACES, Side, Table

SPECIAL, BARGAIN = 1.7, 1.7
"""What a coin, and what Noble's Bargain is worth as against a Soul: both are used last."""
KEPT = 0.3
"""What a card is worth in hand at least."""
MANNED = 1.0
"""What it is worth besides to fill an empty lane with Souls that would be lost."""
LAST_CARDS = 3
"""Cards of deck and Graveyard that are not drawn needlessly: without any, an empty lane is lost (NN-144)."""
LEAST = 0.15
"""What something must be worth to be done."""
LONG = 40
"""Turns, of both players, after which attacks that can be Blocked are left out every other time."""


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
    near: winning.Near


def field_of(table: Table, side: Side) -> Field:
    """Look at the table once."""
    totals = {place: powers.totals(table, place) for places in PLACES for place in places}
    return Field(totals, len(souls.plain(side)), side.bargain, winning.near(table, side))


def paid(field: Field, price: int, at_hand: int | None = None) -> float:
    """Return what Souls are worth: those beyond what lies at hand cost coins."""
    plain = field.plain if at_hand is None else at_hand
    more = max(0, price - plain)
    bargained = SPECIAL - BARGAIN if more and field.bargain else 0
    return SOUL * min(price, plain) + SPECIAL * more - bargained


def attacks(table: Table, side: Side, field: Field, at_hand: int | None = None) -> Iterable[Plan]:
    """Yield the attacks that are ahead, Block apart; when these lead nowhere, build up every other time."""
    building = table.turn > LONG and table.turn // 2 % 2 == 0
    for place in battle.attackers(table, side, souls.at_hand(table, side.seat)):
        if building and _may_be_blocked(table, field, place):
            continue
        score = strike(table, place, field.totals[place][0], field.totals[table.facing(place)][1])
        score += 6 * winning.standing(table, table.facing(place)) if score > 0 else 0
        if score > 0:
            due = powers.attack_cost(table, place)
            yield Plan(score - paid(field, due, at_hand), "attack", place.key, place)


def _may_be_blocked(table: Table, field: Field, place: Place) -> bool:
    """Tell whether the defender holds as many cards as a Block is expected to take."""
    facing = table.facing(place)
    margin = field.totals[place][0] - field.totals[facing][1] + powers.wins_ties(table, place)
    hand = len(table.sides[facing.seat].hand) if powers.may_block(table, facing) else 0
    return hand >= cards_to_block(margin)


def summons(
    table: Table, side: Side, field: Field, keys: Iterable[str], *, spare: bool = False
) -> Iterable[Plan]:
    """Yield what each card that can be summoned is worth in each lane.

    `spare` Souls are lost with the turn, so that only what the card is worth in hand is given for it.
    """
    rooms = lanes.rooms(table, side.seat)
    spots = {place: spot_of(table, field, place) for place in rooms}
    taken = room_worth(lanes.free(table, side.seat))
    own_turn = table.active == side.seat and table.stage == "action"
    best_attack = max((plan.score for plan in attacks(table, side, field)), default=0.0) if own_turn else 0.0
    for key in keys:
        slot = naming.channel_slot(key)
        found = side.channel[slot] if slot is not None else None
        card = table.card(key if found is None else found.card)
        due = powers.summon_cost(table, side.seat, card)
        if spare and due > field.plain:
            continue
        if not souls.affordable(table, side.seat, due, souls.spared_slot(table, slot)):
            due = 0  # by its Tribute
            tribute = price(table, ResolvingEffect(Source(side.seat, card.id), card), card.tribute)
            paying = summoning.paying(table, side.seat, card.id, "hand" if slot is None else "channel", slot)
            places = summoning.open_lanes(table, paying, card.tribute)
        else:
            tribute = 0.0
            places = rooms
        left = max(0, field.plain - due)
        fixed = -(_kept(card) if spare else paid(field, due)) - tribute - (0 if fleeting(card) else taken)
        for place in places:
            score = fixed + in_lane(table, side, card, spots.get(place) or spot_of(table, field, place))
            score += manned(table, card, place) if spare else 0
            if own_turn:
                score += opens(table, field, card, place, left, best_attack)
            yield Plan(score, "summon", key, place)


def reaction(table: Table, side: Side, field: Field, card: Card, missing: int) -> float:
    """Return what a React Summon is worth: its body and text at a price, more where it saves a reap."""
    due = powers.summon_cost(table, side.seat, card)
    rooms = lanes.rooms(table, side.seat)
    value = max((in_lane(table, side, card, spot_of(table, field, place)) for place in rooms), default=-9.0)
    value -= paid(field, due) * 1.2
    if missing and table.battle is not None and table.battle.defender in rooms:
        before = 0 if table.lane(table.battle.defender) else field.totals[table.battle.defender][1]
        if card.resolve - before >= missing:
            value += 0.6 * reap_worth(len(side.reaped))
    return value


def manned(table: Table, card: Card, place: Place) -> float:
    """Return what it is worth besides to fill an empty lane with Souls that would be lost."""
    return 0.0 if table.lane(place) or fleeting(card) else MANNED


def _kept(card: Card) -> float:
    """Return what a card is worth in hand, where it may Block or React."""
    return KEPT + 0.3 * max(0, card.resolve) + 0.5 * (card.react is not None)


def opens(table: Table, field: Field, card: Card, place: Place, left: int, best_attack: float) -> float:
    """Return what attacks are better, or no longer possible, once a card has been summoned."""
    due = powers.attack_cost(table, place) if table.lane(place) else powers.ATTACK_COST
    if left < due:
        return -max(0.0, best_attack)
    if fleeting(card) or not can_attack(table, place):
        return 0.0
    power, resolve = field.totals[place][0] + card.power, field.totals[table.facing(place)][1]
    return max(0.0, strike(table, place, power, resolve) - SOUL * due - max(0.0, best_attack))


class Spot(NamedTuple):
    """What is looked at once for all cards that may arrive in a lane."""

    place: Place
    power: int
    resolve: int
    theirs: tuple[int, int]
    """The totals of the lane facing it."""
    faced: bool
    """Whether Spirits lie there."""
    safety: float
    threat: float
    holder: int
    """Who holds the coin."""
    under: int
    """Spirits that a card would lie on."""
    covers: Card | None
    """The Arbiter that it would cover."""
    wins: float
    """How near the Active Spirit is to winning by its text, from 0 to 1."""
    near: winning.Near


def spot_of(table: Table, field: Field, place: Place) -> Spot:
    """Look at a lane once."""
    facing = table.facing(place)
    power, resolve = field.totals[place]
    theirs = field.totals[facing]
    spirits = table.lane(place)
    top = spirits[-1].card if spirits else None
    covers = top if top is not None and top.type == "arbiter" else None
    safety, threat = _safety(theirs[0], resolve), _threat(power, theirs[1])
    faced, holder = bool(table.lane(facing)), table.coin(place).holder
    return Spot(
        place,
        power,
        resolve,
        theirs,
        faced,
        safety,
        threat,
        holder,
        len(spirits),
        covers,
        winning.standing(table, place),
        field.near,
    )


def in_lane(table: Table, side: Side, card: Card, spot: Spot) -> float:
    """Return what a card does on top of a lane and when it is summoned there."""
    text = _on_summon(card)
    said = 0.0 if text is None else _said(table, side, card, spot.place, text)
    if not fleeting(card):
        won = winning.arriving(table, side, card, spot.place) if winning.wins_by(card) else 0.0
        return said + _arrival(card, spot) + won
    return said - (0.0 if spot.covers is None else 1 + body(spot.covers) + 5 * spot.wins)


def _arrival(card: Card, spot: Spot) -> float:
    """Return what a card is worth on top of a lane, apart from what it does when it is summoned."""
    resolve_after = card.resolve + (spot.resolve if spot.under else 0)
    their_power, their_resolve = spot.theirs
    score = 0.25 * card.power + 0.4 * _ongoing(card)
    score += 0.35 * (_safety(their_power, resolve_after) - spot.safety)
    score += 0.12 * (resolve_after - spot.resolve)
    score += 0.25 * (_threat(spot.power + card.power, their_resolve) - spot.threat)
    if resolve_after > their_resolve and spot.holder != spot.place.seat:
        score += (COIN if spot.holder == NOBODY else 1.5 * COIN) + spot.near.coin
    elif resolve_after < their_resolve and spot.holder == spot.place.seat and spot.faced:
        score -= COIN
    if spot.covers is not None:
        score -= 0.3 + 0.5 * _ongoing(spot.covers) + 10 * spot.wins
    return score + spot.near.spirit - 0.15 * spot.under


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
    use = ResolvingEffect(Source(side.seat, card.id), card, place, card.by_type["on_summon"][0])
    value = best_aim(table, use, text)[0] - price(table, use, text.cost)
    return max(0.0, value) if text.says == "may" else value


def best_aim(table: Table, use: ResolvingEffect, text: Activated) -> tuple[float, tuple[Aim, ...]]:
    """Return what a text is worth at its best targets, as far as one looks ahead, and the first of these."""
    use.x = costs.most_x(table, use, text.cost)
    if not text.targets:
        return worth(table, use, text.do), ()
    best: tuple[float, tuple[Aim, ...]] = (0.0, ())
    for number, aim in enumerate(aims_of(table, use, text)):
        use.aims = (aim,)
        value = worth(table, use, text.do)
        if number == 0 or value > best[0]:
            best = (value, (aim,))
    use.aims = ()
    return best


def aims_of(table: Table, use: ResolvingEffect, text: Activated) -> list[Aim]:
    """Return the legal first targets of a text."""
    return targeting.LEGAL[type(text.targets[0])](table, use, text.targets[0])


def texts(table: Table, texts: Iterable[tuple[Source, int]]) -> Iterable[tuple[float, str]]:
    """Yield what using texts is worth, with their keys."""
    for source, place in texts:
        card = table.card(source.card)
        text = card.activated(place)
        lane = table.place_of(source.spirit) if source.spirit else None
        use = ResolvingEffect(source, card, lane, place)
        value = best_aim(table, use, text)[0] - price(table, use, text.cost)
        yield value, text_key(source, place)


def _used(table: Table, source: Source, place: int) -> bool:
    """Tell whether a text was used in this turn: PAY texts without limit are not used for ever."""
    return triggers.is_used(table, ResolvingEffect(source, table.card(source.card), None, place))


def summonable(table: Table, side: Side) -> Iterable[str]:
    """Yield what the player can summon now."""
    return acting.summonable(table, side, souls.at_hand(table, side.seat))


def usable(table: Table, side: Side, kind: str) -> list[tuple[Source, int]]:
    """Return the texts of a type that may be used and were not used in this turn."""
    return [text for text in activation.usable(table, side.seat, kind) if not _used(table, *text)]


def plans(table: Table, side: Side, keys: Sequence[str]) -> Iterable[Plan]:
    """Yield what may be done now, with what it is worth."""
    field = field_of(table, side)
    if "summon" in keys:
        yield from summons(table, side, field, summonable(table, side))
    if "attack" in keys:
        yield from attacks(table, side, field)
    for kind in ("manifest", "pay"):
        if kind in keys:
            for value, key in texts(table, usable(table, side, kind)):
                yield Plan(value, kind, key)
    if "draw" in keys and drawable(table, side, field):
        yield Plan(2 * LEAST, "draw")
    if "bargain" in keys and any(side.lanes[lane] == [] for lane in range(LANES)):
        yield Plan(LEAST + 0.05, "bargain")


def spare(table: Table, side: Side, keys: Sequence[str]) -> Iterable[Plan]:
    """Yield what may be summoned with Souls that would be lost with the turn (NN-136, NN-139)."""
    if "summon" in keys:
        yield from summons(table, side, field_of(table, side), summonable(table, side), spare=True)


def drawable(table: Table, side: Side, field: Field) -> int:
    """Return how many cards may be drawn with Souls that are good for nothing else."""
    due = powers.draw_cost(table, side.seat)
    if not due:
        return 0
    room = HAND_LIMIT - len(side.hand)
    return max(0, min(field.plain // due, room, piles.available(side) - LAST_CARDS))
