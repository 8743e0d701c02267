"""Which creatures are worth calling, for what would be sent from the field (SF-61, SF-95)."""

from __future__ import annotations

from dataclasses import replace

from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.players import worth
from engines.soul_forger.rules import paying, ronum_limit
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.table.keys import pieces_among
from engines.soul_forger.table.pieces import Piece


def gain(purse: Purse, card: str) -> float:
    """Return what a creature of the hand is worth above those that would go from the field for it."""
    called = purse.table.catalogue.cards[card]
    if called.cost is None:
        return _standing(called)
    return _standing(called) - sum(worth.of_piece(purse.table, piece) for piece in _sent(purse, called))


def _standing(creature: Card) -> float:
    """Return what a creature will be worth on the field."""
    return worth.of_card(creature) + creature.on + creature.endurance


def _sent(purse: Purse, called: Card) -> list[Piece]:
    """Return what would go from the field: nothing where there is room, and means elsewhere."""
    table, cost = purse.table, called.cost
    assert cost is not None
    wanted = ronum_limit.missing(table, purse.seat, called.id)
    if "F" not in cost.locations:
        return []
    elsewhere = replace(cost, locations=cost.locations - {"F"})
    if not wanted and paying.bill(purse, elsewhere, played=called.id).is_payable():
        return []
    bill = paying.bill(purse, cost, "ronum", wanted, played=called.id)
    payment = bill.payment(bill.alternatives()[0], 1)
    able, useful = payment.of_use()
    keys, dear = bill.keys, bill.worth
    paid = useful.proposal([dear[place] for place in able])
    return [table.pieces[number] for number in pieces_among(keys[able[place]] for place in paid)]
