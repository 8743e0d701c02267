"""Call Summons: creatures from the hand (SF-50, SF-52, SF-53, SF-95, SF-R20)."""

from __future__ import annotations

from engines.kernel import Play
from engines.soul_forger.evaluation import changes, powers
from engines.soul_forger.rules import announced, event_bus, paying, ronum_limit, zones
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.state import Table


def summonable(purse: Purse) -> list[str]:
    """Return the creatures of the hand that may be announced: within the limit, the payment gone (SF-61)."""
    table, seat = purse.table, purse.seat
    if changes.forbidden(table, seat, "summon"):
        return []
    return [
        card
        for card in purse.different("creature")
        if not powers.has_unique(table, seat, card) and _bill(purse, card).is_payable()
    ]


def _bill(purse: Purse, card: str) -> paying.Bill:
    table = purse.table
    wanted = ronum_limit.missing(table, purse.seat, card)
    return paying.bill(purse, table.catalogue.cards[card].cost, "ronum", wanted, played=card)


def announce(table: Table, seat: int, card: str) -> Play[bool]:
    """Announce a creature and pay for it: it enters when it resolves. False when the player goes back."""
    paid = yield from paying.ask(_bill(Purse(table, seat), card), seat, card)
    if paid is None:
        return False
    cards = paying.send(table, seat, paid)
    zones.from_hand(table.sides[seat], card)
    announced.put(table, Entry(table.number(), "summon", seat, card, seat, x=paid.x, paid=cards))
    return True


def enter(table: Table, entry: Entry) -> None:
    """Let the creature enter the field, or its owner's graveyard where it may not any more (SF-R20)."""
    card = table.catalogue.cards[entry.card]
    if ronum_limit.missing(table, entry.seat, card.id) or powers.has_unique(table, entry.seat, card.id):
        zones.put(table, entry.owner, card.id, "grave")
        table.tell("no_entry", seat=entry.seat, card=table.named(card.id))
        return
    piece = zones.place(table, card.id, entry.seat, "field", owner=entry.owner)
    table.tell("entered", seat=entry.seat, card=table.named(card.id), on=naming.piece(piece.id))
    event_bus.note(table, GameEvent("entered", entry.seat, piece, paid=entry.paid, x=entry.x))
