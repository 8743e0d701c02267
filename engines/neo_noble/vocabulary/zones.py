"""Cards on their way from one zone to another of their owner's (NN-33, NN-R73)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.neo_noble import piles, triggers
from engines.neo_noble.pieces import EVERYBODY, Event, Origin
from engines.neo_noble.table import Side, Table
from engines.neo_noble.vocabulary.selecting import Held

Goal: TypeAlias = Literal["hand", "grave", "deck_top", "deck_bottom", "deck_shuffled", "banished", "reap"]


def lift(table: Table, held: Held, seen_by: int | None) -> str | None:
    """Take a card out of its zone; `seen_by` is who sees a hidden one. None when there is none."""
    side = table.sides[held.seat]
    match held.zone:
        case "deck" if not held.card:
            return piles.take_top(table, side, seen_by) if piles.ready(table, side) else None
        case "deck":
            piles.take_from_deck(table, side, held.card, held.seat if seen_by is None else seen_by)
        case "hand":
            piles.take_from_hand(table, side, held.card, seen_by)
        case "grave":
            side.grave.remove(held.card)
        case "reap":
            side.reaped.remove(held.card)
        case _:
            side.banished.remove(held.card)
    return held.card


def lay(
    table: Table, side: Side, card: str, to: Goal, origin: Origin, *, seen_by: int | None = EVERYBODY
) -> None:
    """Put a card that is in no zone into one; `seen_by` is who knows it."""
    public = seen_by == EVERYBODY
    match to:
        case "hand":
            piles.to_hand(table, side, card, known=public)
        case "grave":
            side.grave.append(card)
        case "deck_top":
            piles.put_on_top(side, card, seen_by)
        case "deck_bottom":
            put_under(side, card, seen_by)
        case "deck_shuffled":
            side.deck.append(card)
            piles.shuffle(table, side)
        case "reap":
            side.reaped.append(card)
        case "banished":
            side.banished.append(card)
            triggers.happened(table, Event("banished", side.seat, card))
    _tell(table, side, card, origin, to, seen_by)


def put_under(side: Side, card: str, seen_by: int | None) -> None:
    """Put a card under its owner's deck, of which the owner may know nothing."""
    piles.put_under(side, card)
    if seen_by not in (side.seat, EVERYBODY):
        side.bottom = 0


def _tell(table: Table, side: Side, card: str, origin: str, to: str, seen_by: int | None) -> None:
    if table.journal is None:
        return
    name = table.named(card)
    if seen_by == EVERYBODY:
        table.tell("card_moved", seat=side.seat, origin=origin, to=to, card=name)
    else:
        secret = {} if seen_by is None else {seen_by: {"card": name}}
        table.tell("card_moved", secret, seat=side.seat, origin=origin, to=to)
