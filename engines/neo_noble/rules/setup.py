"""Before the first turn: decks, first player, opening hands, mulligans (NN-46 to NN-53)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Choose, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.neo_noble.cards.catalogue import domain_of
from engines.neo_noble.options import Domain
from engines.neo_noble.rules import channel, piles, turn
from engines.neo_noble.table.pieces import NOBODY
from engines.neo_noble.table.state import Side, Table

OPENING_HAND = 5
"""NN-50."""
MULLIGANS = (1, 2)
"""NN-52: of the first player, and of the second."""


def seat_decks(table: Table) -> None:
    """Give each side the deck that its player brings, or a ready-made one (NN-28)."""
    brought = (*table.options.decks, None, None)
    for side in table.sides:
        deck = brought[side.seat] or _ready_made(table)
        side.noble = deck.noble
        side.main = sorted(deck.cards, key=table.catalogue.order.__getitem__)
        side.reserve = sorted(deck.reserve, key=table.catalogue.order.__getitem__)


def _ready_made(table: Table) -> Domain:
    decks = table.catalogue.decks
    return domain_of(decks[table.dice.randrange(len(decks))])


def setup(table: Table) -> Play[None]:
    """Set a game up on a table that is clear, in this order, and begin the first turn (NN-46 to NN-53)."""
    lay_out(table)
    table.first = yield from first_player(table)
    table.tell("first_player", seat=table.first)
    second = table.sides[1 - table.first]
    second.bargain = True
    for side in in_order(table):
        channel.channel_top(table, side, ready=table.options.setup_channel == "ready")
        piles.draw(table, side, OPENING_HAND)
    for side, most in zip(in_order(table), MULLIGANS, strict=True):
        yield from mulligan(table, side, most)
    turn.begin_turn(table, table.sides[table.first])


def in_order(table: Table) -> tuple[Side, Side]:
    """Return the first player's side, then the second's."""
    return table.sides[table.first], table.sides[1 - table.first]


def lay_out(table: Table) -> None:
    """Put the Nobles face-up, the shuffled decks face-down (NN-46, NN-47)."""
    for side in table.sides:
        if table.journal is not None:
            table.tell("noble", seat=side.seat, card=table.named(side.noble))
    for side in table.sides:
        side.deck = list(side.main)
        table.dice.shuffle(side.deck)


def first_player(table: Table) -> Play[int]:
    """Return who begins: at random, or as the loser of the game before says (NN-48, NN-R2, NN-D31)."""
    chooser = table.chooser
    if chooser == NOBODY:
        return table.dice.randrange(2)
    answer: str = yield Choose(chooser, "first", ("first", "second"), default="first")
    return chooser if answer == "first" else 1 - chooser


def mulligan(table: Table, side: Side, most: int) -> Play[None]:
    """Replace cards of the opening hand; those set aside cannot come back at once (NN-51 to NN-53, NN-R7)."""
    keys = tuple(copies(side.hand))
    answer: Sequence[str] = yield Pick(side.seat, "mulligan", keys, 0, most, default=(), hidden=True)
    aside = [card_of(key) for key in answer]
    if not aside:
        return
    for card in aside:
        side.hand.remove(card)
    piles.draw(table, side, len(aside))
    side.deck += aside
    piles.shuffle(table, side)
    if table.journal is not None:
        own = {side.seat: {"cards": [table.named(card) for card in aside]}}
        table.tell("mulligan", own, seat=side.seat, count=len(aside))
