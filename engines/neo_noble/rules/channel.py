"""The Channel: cards that give Souls (NN-34, NN-55 to NN-62)."""

from __future__ import annotations

from engines.kernel.play.determinization import EVERYBODY, foretold
from engines.neo_noble.cards.catalogue import Named
from engines.neo_noble.rules import piles, triggers
from engines.neo_noble.table.pieces import ChannelSlot, SpiritEvent
from engines.neo_noble.table.state import Side, Table


def free_slot(side: Side) -> int | None:
    """Return the lowest free slot (NN-56, NN-R11)."""
    return side.channel.index(None) if None in side.channel else None


def can_channel(side: Side) -> bool:
    """Tell whether the top card of the deck could be Channeled (NN-R12)."""
    return free_slot(side) is not None and piles.available(side) > 0


def channel(table: Table, side: Side, card: str, ready: bool, face_up: bool) -> bool:
    """Put a card that is in no zone into the next free slot (NN-55); False when there is none (NN-R12)."""
    place = free_slot(side)
    if place is None:
        return False
    table.fill(side, place, ChannelSlot(card, ready, face_up))
    if table.journal is not None:
        _tell_of_channel(table, side, table.named(card), "ready" if ready else "spent", face_up)
    triggers.happened(table, SpiritEvent("channeled", side.seat, card if face_up else None))
    return True


def _tell_of_channel(table: Table, side: Side, card: Named, state: str, face_up: bool) -> None:
    if face_up:
        table.tell("channel_up", seat=side.seat, state=state, card=card)
    else:
        own = {side.seat: {"card": card}} if table.options.channel_owner_peek else {}
        table.tell("channel", own, seat=side.seat, state=state)


def channel_top(table: Table, side: Side, ready: bool, face_up: bool = False) -> bool:
    """Channel the top card of the deck (NN-55); False when it cannot be done (NN-R12)."""
    if free_slot(side) is None or not piles.ready(table, side):
        return False
    seen_by = EVERYBODY if face_up else side.seat if table.options.channel_owner_peek else None
    card = piles.take_top(table, side, seen_by)
    return channel(table, side, card, ready, face_up)


def reveal(table: Table, side: Side, place: int) -> bool:
    """Turn a Channel card face-up (NN-150)."""
    slot = side.channel[place]
    if slot is None or slot.face_up:
        return False
    _bring_to_light(table, side, slot, EVERYBODY)
    table.turn_up(slot)
    if table.journal is not None:
        table.tell("reveal", seat=side.seat, slot=place, card=table.named(slot.card))
    triggers.happened(table, SpiritEvent("revealed", side.seat, slot.card))
    return True


def harvest(table: Table, side: Side) -> int:
    """Take all cards of the Channel into hand, and return how many (NN-109)."""
    taken = [take_slot(table, side, place, side.seat) for place, slot in enumerate(side.channel) if slot]
    for card, face_up in taken:
        piles.to_hand(table, side, card, known=face_up)
    if table.journal is not None:
        own = {side.seat: {"cards": [table.named(card) for card, _ in taken]}}
        public = [table.named(card) for card, face_up in taken if face_up]
        table.tell("harvest", own, seat=side.seat, count=len(taken), cards=public)
    return len(taken)


def take_slot(table: Table, side: Side, place: int, seen_by: int | None) -> tuple[str, bool]:
    """Take a card out of its slot; return it, and whether it was face-up. `seen_by` None is nobody."""
    slot = side.channel[place]
    assert slot is not None
    if seen_by is not None and not slot.face_up:
        _bring_to_light(table, side, slot, seen_by)
    table.fill(side, place, None)
    return slot.card, slot.face_up


def _bring_to_light(table: Table, side: Side, slot: ChannelSlot, seen_by: int) -> None:
    if table.fate:
        card = foretold(table, side.seat, "channel")
        if card is not None and slot.card != card and piles.give_up(table, side, card, slot.card):
            slot.card = card
    table.show(side, "channel", slot.card, seen_by)


def ready_all(side: Side) -> None:
    """Make the Spent cards of a Channel Ready (NN-139)."""
    for slot in side.channel:
        if slot is not None:
            slot.ready = True
