"""What single actions do with the Channel and with Souls (`actions`)."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from engines.kernel import Play
from engines.kernel.play.determinization import EVERYBODY
from engines.neo_noble.evaluation.selectors import At, pick_slots, players, slots
from engines.neo_noble.evaluation.values import number
from engines.neo_noble.language.actions import (
    Channel,
    GainSouls,
    LoseSouls,
    Reveal,
    SetSlots,
    SwapSlots,
    TakeSlots,
)
from engines.neo_noble.language.selectors import CardsIn, ChosenSlots, Slots
from engines.neo_noble.rules import channel as channels
from engines.neo_noble.rules import piles, souls, zones
from engines.neo_noble.rules.resolution import EffectHandler
from engines.neo_noble.rules.zones import Held
from engines.neo_noble.table import course
from engines.neo_noble.table.pieces import ChannelSlot
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Side, Table


def _channel(table: Table, use: ResolvingEffect, action: Channel) -> Play[None]:
    """Channel cards, as far as there are slots and cards (NN-R12)."""
    if action.source == "deck":
        _channel_tops(table, use, action)
        return
    opposing = isinstance(action.source, CardsIn) and action.source.whose == "opposing"
    found: list[Held] = []
    if isinstance(action.source, str) or channels.free_slot(table.sides[use.seat ^ opposing]) is not None:
        found = yield from zones.cards(table, use, action.source)
    channeled = sum(_channel_card(table, held, action) for held in found)
    use.managed(channeled, len(found))


def _channel_tops(table: Table, use: ResolvingEffect, action: Channel) -> None:
    count = max(0, number(table, use, action.number))
    who = players(table, use, action.who)
    channeled = 0
    for side in who:
        tops = (channels.channel_top(table, side, action.ready, action.face_up) for _ in range(count))
        channeled += sum(takewhile(bool, tops))
    use.managed(channeled, count * len(who))


def _channel_card(table: Table, held: Held, action: Channel) -> bool:
    """Channel a card of any zone into its owner's Channel; out of the hand nobody else sees it."""
    side = table.sides[held.seat]
    if channels.free_slot(side) is None:
        return False
    card = zones.lift(table, held, EVERYBODY if action.face_up else None)
    return card is not None and channels.channel(table, side, card, action.ready, action.face_up)


def _reveal(table: Table, use: ResolvingEffect, action: Reveal) -> Play[None]:
    found = yield from slots(table, use, action.slots)
    use.managed(
        sum(channels.reveal(table, table.sides[at.seat], at.slot) for at in found),
        _wanted(action.slots, found),
    )


def _set_slots(table: Table, use: ResolvingEffect, action: SetSlots) -> Play[None]:
    found = yield from slots(table, use, action.slots)
    ready = action.action == "ready_slots"
    use.managed(sum(_turn(table, at, ready) for at in found), _wanted(action.slots, found))


def _turn(table: Table, at: At, ready: bool) -> bool:
    slot = table.sides[at.seat].channel[at.slot]
    if slot is None or slot.ready is ready:
        return False
    slot.ready = ready
    table.tell("slot_ready" if ready else "slot_spent", seat=at.seat, slot=at.slot)
    return True


def _take_slots(table: Table, use: ResolvingEffect, action: TakeSlots) -> Play[None]:
    found = yield from slots(table, use, action.slots)
    for at in found:
        side = table.sides[at.seat]
        slot = side.channel[at.slot]
        assert slot is not None
        seen_by = EVERYBODY if slot.face_up or action.to in ("grave", "banished") else None
        if seen_by is None and action.to == "hand":
            seen_by = side.seat
        card, _ = channels.take_slot(table, side, at.slot, seen_by)
        zones.lay(table, side, card, action.to, "channel", seen_by=seen_by)
    use.managed(len(found), _wanted(action.slots, found))


def _wanted(selector: Slots, found: list[At]) -> int:
    """Return how many slots an action was to reach."""
    if isinstance(selector, ChosenSlots) and selector.pick != "all" and not selector.up_to:
        return selector.number
    return len(found)


def _swap_slots(table: Table, use: ResolvingEffect, action: SwapSlots) -> Play[None]:
    """Let Channel cards and cards of the hand change places; each slot stays as it lies."""
    side = table.sides[use.seat]
    taken = [At(use.seat, place) for place, slot in enumerate(side.channel) if slot is not None]
    count = min(action.number, len(taken), len(side.hand))
    chosen = yield from pick_slots(use, taken, count)
    given = yield from zones.pick_of_hand(table, use, side, side.hand[:], count, by=use.seat, any_card=True)
    given = course.as_foretold(table, "from_hand", given, side.hand)
    for at, card in zip(chosen, given, strict=True):
        piles.take_from_hand(table, side, card, _who_sees_slot(side, at))
    for at, card in zip(chosen, given, strict=True):
        _fill_anew(table, side, at, card)
    use.managed(count, action.number)


def _who_sees_slot(side: Side, at: At) -> int | None:
    slot = side.channel[at.slot]
    return EVERYBODY if slot is not None and slot.face_up else None


def _fill_anew(table: Table, side: Side, at: At, given: str) -> None:
    """Put a card that was taken from the hand into a slot whose card comes into the hand."""
    slot = side.channel[at.slot]
    assert slot is not None
    card, _ = channels.take_slot(table, side, at.slot, side.seat)
    table.fill(side, at.slot, ChannelSlot(given, slot.ready, slot.face_up))
    zones.lay(table, side, card, "hand", "channel", seen_by=EVERYBODY if slot.face_up else side.seat)


# Souls


def _gain_souls(table: Table, use: ResolvingEffect, action: GainSouls) -> None:
    count = max(0, number(table, use, action.number))
    who = players(table, use, action.who)
    for side in who:
        souls.gain(table, side.seat, count)
    use.managed(count * len(who), count * len(who))


def _lose_souls(table: Table, use: ResolvingEffect, action: LoseSouls) -> None:
    count = max(0, number(table, use, action.number))
    who = players(table, use, action.who)
    use.managed(sum(souls.lose(table, side.seat, count) for side in who), count * len(who))


EFFECTS: dict[type[Any], EffectHandler] = {
    GainSouls: _gain_souls,
    LoseSouls: _lose_souls,
    Channel: _channel,
    Reveal: _reveal,
    SetSlots: _set_slots,
    TakeSlots: _take_slots,
    SwapSlots: _swap_slots,
}
