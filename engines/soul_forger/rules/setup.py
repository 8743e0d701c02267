"""Before the first turn: decks, gear, first player, hands, the mulligan (SF-22 to SF-28)."""

from __future__ import annotations

from engines.kernel import Pick, Play, Together
from engines.kernel.decisions.keys import card_of, copies
from engines.soul_forger.cards.catalogue import loadout_of
from engines.soul_forger.rules import zones
from engines.soul_forger.table.pieces import Zone
from engines.soul_forger.table.state import Table

OPENING_HAND = 5
"""SF-25."""
GEAR: tuple[Zone, ...] = ("armor", "primary", "accessory")
"""SF-11, SF-23: where the three cards of Starting Gear lie, in their order."""


def lay_out(table: Table) -> None:
    """Give each player a deck and gear, say who begins, and deal (SF-22 to SF-25, SF-R7)."""
    order = table.catalogue.order.__getitem__
    brought = (*table.options.decks, *[None] * len(table.sides))
    ready = table.catalogue.decks
    for side in table.sides:
        deck = brought[side.seat] or loadout_of(ready[table.dice.randrange(len(ready))])
        side.list = tuple(sorted(deck.main, key=order))
        side.deck = list(side.list)
        side.forge = sorted(deck.forge, key=order)
        table.dice.shuffle(side.deck)
        for zone, card in zip(GEAR, deck.gear, strict=True):
            zones.place(table, card, side.seat, zone, up=False)
    named, chosen = table.options.first_seat, table.options.first_player
    seats = len(table.sides)
    table.first = table.dice.randrange(seats) if chosen == "random" or named is None else named % seats
    table.active = table.first
    table.tell("first_player", seat=table.first)
    for side in table.sides:
        zones.draw(table, side.seat, OPENING_HAND)


def begin(table: Table) -> Play[bool]:
    """Lay everything out; nobody is asked."""
    lay_out(table)
    table.stage = "mulligan"
    yield from ()
    return False


def mulligan(table: Table) -> Play[bool]:
    """Let all at once put cards back, of which only the number is known (SF-26, SF-R9, SF-D3)."""
    seats = table.living()
    questions = (_question(table, seat) for seat in seats)
    answers = yield Together(*questions)
    for seat, picked in zip(seats, answers, strict=True):
        _exchange(table, seat, [card_of(key) for key in picked])
    for piece in table.pieces.values():  # SF-28; it is setup, no entering (SF-R10)
        table.turn_up(piece)
    table.tell("gear_up")
    table.turn = 1
    table.point = "ready"
    return True


def _question(table: Table, seat: int) -> Pick:
    keys = tuple(copies(table.sides[seat].hand))
    return Pick(seat, "mulligan", keys, 0, len(keys), default=(), hidden=True)


def _exchange(table: Table, seat: int, cards: list[str]) -> None:
    """Put cards on the bottom, draw as many, and only then shuffle; who keeps does not shuffle."""
    side = table.sides[seat]
    table.tell("mulligan", seat=seat, count=len(cards))
    if not cards:
        return
    for card in cards:
        zones.from_hand(side, card)
    side.deck[:0] = cards
    zones.draw(table, seat, len(cards))
    zones.shuffle(table, seat)
