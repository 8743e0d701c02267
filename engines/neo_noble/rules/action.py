"""The Action Phase: actions in any order, as often as can be paid for (NN-114 to NN-125)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engines.kernel import BACK, Answer, Choose, DecisionContext, Number, Play
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.pack import PATHPAWS
from engines.neo_noble.language.parts import Mode
from engines.neo_noble.rules import (
    activation,
    battle,
    behaviours,
    dominance,
    drawing,
    lanes,
    piles,
    sequences,
    souls,
    turn,
)
from engines.neo_noble.rules import summon as summoning
from engines.neo_noble.rules.summon import Summoning
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Origin, SpiritEvent
from engines.neo_noble.table.resolving_effect import text_key
from engines.neo_noble.table.state import Side, Table

END = "end"
NOTHING = -1
"""Souls that are not enough even for what costs none."""


def action(table: Table) -> Play[None]:
    """Ask for one action and carry it out (NN-114, NN-D8); an attack is only declared."""
    side = table.mine
    possible = menu(table, side) if table.menu is None else table.menu
    table.menu = None
    keys = (*possible, "auto" if side.by_hand else "by_hand", END)
    chosen: str = yield Choose(side.seat, "action", keys, default=END, hidden=True)
    match chosen:
        case "summon":
            yield from summon_card(table, side)
        case "attack":
            yield from battle.declare(table, side)
            yield from turn.settle(table)  # what was paid may have set off something
        case "manifest" | "pay":
            yield from use_text(table, side, chosen)
        case "draw":
            yield from draw_cards(table, side)
        case "relinquish":
            yield from relinquish(table, side)
        case "bargain":
            yield from use_bargain(table, side)
        case "by_hand" | "auto":
            side.by_hand = chosen == "by_hand"
            table.menu = possible  # nothing that counts for it has changed
            table.open()
        case _:
            table.stage = "end"


def menu(table: Table, side: Side) -> tuple[str, ...]:
    """Return the actions that the acting player may take now."""
    keys: list[str] = []
    at_hand = souls.at_hand(table, side.seat)
    if any(summonable(table, side, at_hand)):
        keys.append("summon")
    if battle.attackers(table, side, at_hand):
        keys.append("attack")
    keys += [kind for kind in ("manifest", "pay") if any(activation.usable(table, side.seat, kind))]
    if most_drawn(table, side, at_hand):
        keys.append("draw")
    if souls.coins(table, side.seat):
        keys.append("relinquish")
    if side.bargain:
        keys.append("bargain")
    return tuple(keys)


# Summon


def summonable(table: Table, side: Side, at_hand: int) -> Iterator[str]:
    """Yield what so many Souls summon: of the hand, with HASTE of the Channel too (NN-D11, NN-R29)."""
    if not lanes.any_room(table, side.seat):
        at_hand = NOTHING
    for name in dict.fromkeys(side.hand):
        card = table.card(name)
        if powers.summon_cost(table, side.seat, card) <= at_hand or by_tribute(
            table, side, card, "hand", None
        ):
            yield name
    for slot in behaviours.channel_cards(table, side):
        if modes(table, side, _in_slot(side, slot), "channel", slot):
            yield naming.channel(slot)


def _in_slot(side: Side, place: int) -> str:
    slot = side.channel[place]
    assert slot is not None
    return slot.card


def modes(table: Table, side: Side, name: str, origin: Origin, slot: int | None) -> list[Mode]:
    """Return the ways in which a card can be summoned now (NN-120, NN-121, NN-R31, NN-D12)."""
    card = table.card(name)
    spared = souls.spared_slot(table, slot)
    found: list[Mode] = []
    price = powers.summon_cost(table, side.seat, card)
    if souls.affordable(table, side.seat, price, spared) and lanes.any_room(table, side.seat):
        found.append("normal")
    if by_tribute(table, side, card, origin, slot):
        found.append("tribute")
    return found


def by_tribute(table: Table, side: Side, card: Card, origin: Origin, slot: int | None) -> bool:
    """Tell whether a card can be summoned for its Tribute now (NN-121)."""
    if not card.tribute:
        return False
    use = summoning.paying(table, side.seat, card.id, origin, slot)
    return bool(summoning.open_lanes(table, use, card.tribute))


def summon_card(table: Table, side: Side) -> Play[None]:
    """Choose a card, a mode and a lane, and summon it; Back is free until it is paid (NN-117, NN-R30)."""
    while True:
        keys = tuple(summonable(table, side, souls.at_hand(table, side.seat)))
        key: str = yield Choose(side.seat, "summon", keys, default=BACK, back=True, hidden=True)
        if key == BACK:
            return
        slot = naming.channel_slot(key)
        origin: Origin = "hand" if slot is None else "channel"
        name = key if slot is None else _in_slot(side, slot)
        mode = yield from choose_mode(side, name, modes(table, side, name, origin, slot))
        if mode is None:
            continue
        card = table.card(name)
        what = Summoning(name, origin, mode, slot)
        if mode == "normal":
            what = what._replace(price=powers.summon_cost(table, side.seat, card))
        else:
            what = what._replace(costs=card.tribute)
        if (yield from sequences.whole(table, summoning.summon(table, side.seat, what, back=True))):
            return


def choose_mode(side: Side, name: str, among: list[Mode]) -> Play[Mode | None]:
    """Choose how to summon a card (NN-D12); None to go back."""
    if len(among) == 1:
        return among[0]
    keys = tuple(among)
    answer: Answer = yield Choose(
        side.seat, "mode", keys, default=BACK, back=True, hidden=True, about=DecisionContext(card=name)
    )
    return None if answer == BACK else cast("Mode", answer)


# Manifest and PAY


def use_text(table: Table, side: Side, kind: str) -> Play[None]:
    """Choose a MANIFEST or PAY text and use it (NN-117, NN-R48, NN-R58, NN-D10)."""
    while True:
        texts = {text_key(*text): text for text in activation.usable(table, side.seat, kind)}
        key: str = yield Choose(side.seat, kind, tuple(texts), default=BACK, back=True, hidden=True)
        if key == BACK:
            return
        used = activation.activate(table, *texts[key], back=True)
        if (yield from sequences.whole(table, used)):
            return


# Draw


def most_drawn(table: Table, side: Side, at_hand: int) -> int:
    """Return how many cards can be drawn by one Draw action with so many Souls (NN-115, NN-116, NN-D9)."""
    price = powers.draw_cost(table, side.seat)
    most = piles.available(side)
    return min(most, at_hand // price) if price else most


def draw_cards(table: Table, side: Side) -> Play[None]:
    """Pay for some cards and draw them: one Draw action for all (NN-115, NN-116, NN-D9)."""
    most = most_drawn(table, side, souls.at_hand(table, side.seat))
    answer: Answer = 1
    if most > 1:
        answer = yield Number(side.seat, "draw", 1, most, default=BACK, back=True, hidden=True)
    if answer == BACK:
        return
    assert isinstance(answer, int)
    price = powers.draw_cost(table, side.seat) * answer
    if not (
        yield from souls.pay(
            table, side.seat, price, DecisionContext(verb="draw", rest=(str(answer),)), back=True
        )
    ):
        return
    powers.use_up(table, "draw", side.seat)
    side.done["draw"] = side.done.get("draw", 0) + 1
    drawn = yield from drawing.draw(table, side, answer)
    yield from turn.happen(table, SpiritEvent("drew", side.seat, number=drawn))


# Dominance and Noble's Bargain


def relinquish(table: Table, side: Side) -> Play[None]:
    """Turn Dominance into a Lingering Soul (NN-76, NN-R16, NN-R17, NN-D26)."""
    columns = souls.coins(table, side.seat)
    keys = [naming.coin(column) for column in columns]
    if table.options.dominance_soul == "spend_and_keep":
        keys += [naming.kept(column) for column in columns]
    key: str = yield Choose(side.seat, "relinquish", tuple(keys), default=BACK, back=True)
    if key == BACK:
        return
    column, kept = naming.coin_named(key)
    if kept:
        dominance.set_ready(table, column, ready=False)
    else:
        dominance.relinquish(table, column)
    souls.gain(table, side.seat, 1)
    yield from turn.settle(table)


def use_bargain(table: Table, side: Side) -> Play[None]:
    """Banish Noble's Bargain for a Lingering Soul, or for Pathpaws (NN-65, NN-R18, NN-R19, NN-D25)."""
    while True:
        keys = ("soul", PATHPAWS) if lanes.any_room(table, side.seat) else ("soul",)
        key: str = yield Choose(side.seat, "bargain", keys, default=BACK, back=True)
        if key == BACK:
            return
        if key == "soul":
            side.bargain = False
            table.tell("bargain", seat=side.seat)
            souls.gain(table, side.seat, 1)
            return
        what, rooms = Summoning(PATHPAWS, "created", "effect"), lanes.rooms(table, side.seat)
        place = yield from summoning.choose_lane(side.seat, what, rooms, back=True)
        if place is not None:
            side.bargain = False
            what = what._replace(place=place)
            yield from sequences.whole(table, summoning.summon(table, side.seat, what))
            return
