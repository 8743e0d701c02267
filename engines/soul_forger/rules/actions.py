"""Actions: setting them, and what must be to activate one (SF-115 to SF-120, SF-122 to SF-129)."""

from __future__ import annotations

from engines.kernel import Play
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.rules import announced, paying, zones
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def can_set(table: Table, seat: int) -> bool:
    """Tell whether an Action may be set: any, into an open zone (SF-116, SF-R27)."""
    return zones.free_action_zones(table, seat) > 0


def set_down(table: Table, seat: int, card: str) -> None:
    """Set an Action face down: no play, no window, final (SF-R27)."""
    zones.from_hand(table.sides[seat], card)
    piece = zones.place(table, card, seat, "action")
    piece.up = False
    table.tell("set", {seat: {"card": table.named(card)}}, seat=seat)


def can_play(table: Table, seat: int, card: str, *, normal: bool) -> bool:
    """Tell whether an Action may be played from the hand: a Normal one where those may, an Instinct (SF-128).

    A Reaction must have been set (SF-125). Without an open zone the payment has to free one (SF-94).
    """
    action = table.catalogue.cards[card]
    in_time = action.speed == "instinct" or (action.speed == "normal" and normal)
    if seat != table.active or not in_time or not _requirements_met(table, seat, action):
        return False
    return _bill_from_hand(table, seat, card).is_payable()


def can_use(table: Table, seat: int, piece: Piece, *, normal: bool) -> bool:
    """Tell whether a set Action may be activated: one that waits only in a later turn (SF-125, SF-R28)."""
    if piece.seat != seat or piece.up or piece.zone != "action" or piece.entry:
        return False
    in_time = normal if piece.card.speed == "normal" else piece.since < table.turn
    if not in_time or not _requirements_met(table, seat, piece.card):
        return False
    return paying.bill(table, seat, piece.card.cost, source=piece.id).is_payable()


def could_use(table: Table, seat: int) -> bool:
    """Tell whether a player could answer with a set Action, as far as all can see (section 3)."""
    return any(
        not piece.up and not piece.entry and piece.since < table.turn for piece in table.of(seat, "action")
    )


def _requirements_met(table: Table, seat: int, action: Card) -> bool:
    """Tell whether level and faction allow an Action (SF-117, SF-118, SF-R29)."""
    if action.ronum > table.sides[seat].level:
        return False
    if not action.factions:
        return True
    mine = (piece for piece in table.pieces.values() if piece.seat == seat and piece.up)
    return any(
        piece.zone != "action" and not piece.card.factions.isdisjoint(action.factions) for piece in mine
    )


def _bill_from_hand(table: Table, seat: int, card: str) -> paying.Bill:
    wanted = 0 if zones.free_action_zones(table, seat) > 0 else 1
    return paying.bill(table, seat, table.catalogue.cards[card].cost, "zone", wanted, played=card)


def announce_from_hand(table: Table, seat: int, card: str) -> Play[bool]:
    """Play an Action from the hand into a zone. False when the player goes back."""
    paid = yield from paying.ask(_bill_from_hand(table, seat, card), seat, card)
    if paid is None:
        return False
    cards = paying.send(table, seat, paid)
    zones.from_hand(table.sides[seat], card)
    _activate(table, seat, zones.place(table, card, seat, "action"), paid.x, cards)
    return True


def announce_set(table: Table, seat: int, piece: Piece) -> Play[bool]:
    """Activate a set Action: it is turned up. False when the player goes back."""
    bill = paying.bill(table, seat, piece.card.cost, source=piece.id)
    paid = yield from paying.ask(bill, seat, piece.card.id)
    if paid is None:
        return False
    _activate(table, seat, piece, paid.x, paying.send(table, seat, paid))
    return True


def _activate(table: Table, seat: int, piece: Piece, x: int, cards: tuple[str, ...]) -> None:
    piece.up = True
    number = table.number()
    piece.entry = number
    place = piece.card.resolve or 0
    entry = Entry(number, "action", seat, piece.card.id, piece.owner, piece.id, place, x=x, paid=cards)
    announced.put(table, entry)
