"""Tables that a seat cannot tell from the real one: what it does not know is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from engines.kernel import Dice
from engines.kernel.state.weighted_cache import kept_as_long
from engines.soul_forger.cards.catalogue import Catalogue
from engines.soul_forger.seat.open_table import may_lie, open_table
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table.pieces import HIDDEN
from engines.soul_forger.table.side import Side
from engines.soul_forger.table.state import Table


def sampler(view: SoulForgerView, _: SoulForgerView) -> Callable[[Dice], Table]:
    """Return what deals such tables: what all of them have in common is laid out once.

    Every question begins a step, so the view of this moment shows no more than that of the last quiet point.
    """
    known = open_table(view)
    unseen = [_unseen(known, side, own=side.seat == view.seat) for side in known.sides]

    def deal(dice: Dice) -> Table:
        table = known.copy()
        table.dice = dice
        for side in table.sides:
            if side.seat == view.seat:
                _deal_own(table, side, unseen[side.seat][0])
            else:
                _deal_other(table, side, unseen[side.seat])
        return table

    return deal


def _unseen(table: Table, side: Side, *, own: bool) -> list[list[str]]:
    """Return what may be left of a Main Deck: of the own one, else of each ready-made deck that fits."""
    seen = Counter(_elsewhere(table, side))
    if own:
        left = Counter(side.list)
        left.subtract(seen)
        return [list((+left).elements())]
    fitting = (deck for deck in table.catalogue.decks if not seen - Counter(deck.cards))
    return [list((Counter(deck.cards) - seen).elements()) for deck in fitting]


def _deal_own(table: Table, side: Side, left: list[str]) -> None:
    """Shuffle what the player knows to be in the own deck, but not where."""
    cards = left[:]
    table.dice.shuffle(cards)
    _fill(side.deck, cards, table)


def _deal_other(table: Table, side: Side, fitting: list[list[str]]) -> None:
    """Deal another player's face-down cards, hand, decks: of a ready-made deck that fits, or of any cards."""
    dice = table.dice
    left = fitting[dice.randrange(len(fitting))][:] if fitting else []
    dice.shuffle(left)
    _turn_cards(table, side.seat, left)
    hand = side.hand[:]
    for card in side.known:
        hand[hand.index(HIDDEN)] = card
    side.hand = hand
    _fill(side.hand, left, table)
    _fill(side.deck, left, table)
    gear = _gear(table.catalogue)
    order = table.catalogue.order.__getitem__
    side.forge = sorted(dice.picks(gear, len(side.forge)), key=order)


@kept_as_long
def _gear(catalogue: Catalogue) -> list[str]:
    """Return what may lie in a Forge Deck."""
    return [
        card.id for card in catalogue.cards.values() if card.type == "equipment" and not card.starting_gear
    ]


@kept_as_long
def _buildable(catalogue: Catalogue) -> list[str]:
    """Return what may lie in a Main Deck."""
    return [card.id for card in catalogue.cards.values() if card.type != "equipment" and not card.token]


@kept_as_long
def _lying(catalogue: Catalogue, zone: str) -> list[str]:
    """Return what may lie face down in a zone: any card where none of a pack may."""
    return [card.id for card in catalogue.cards.values() if may_lie(card, zone)] or list(catalogue.cards)


def _turn_cards(table: Table, seat: int, left: list[str]) -> None:
    """Put other cards where a player's lie face down, with all that they hold."""
    cards = table.catalogue.cards
    for piece in table.pieces.values():
        if piece.seat == seat and not piece.up:
            table.recast(piece, cards[_taken(left, table.catalogue, piece.zone, table.dice)])


def _taken(left: list[str], catalogue: Catalogue, zone: str, dice: Dice) -> str:
    """Take a card that may lie face down in a zone out of what is left, or make one up."""
    for card in left:
        if may_lie(catalogue.cards[card], zone):
            left.remove(card)
            return card
    fitting = _lying(catalogue, zone)
    return fitting[dice.randrange(len(fitting))]


def _fill(pile: list[str], cards: list[str], table: Table) -> None:
    """Put cards where unknown ones lie, and any where there are none left."""
    unknown = [place for place, card in enumerate(pile) if card == HIDDEN]
    taken = [cards.pop() for _ in unknown[: len(cards)]]
    more = table.dice.picks(_buildable(table.catalogue), len(unknown) - len(taken))
    for place, card in zip(unknown, taken + more, strict=True):
        pile[place] = card


def _elsewhere(table: Table, side: Side) -> Iterable[str]:
    """Yield the cards of a Main Deck that are seen to lie elsewhere than among its unknown cards."""
    piles = (side.deck, side.hand, side.material, side.grave, side.removed)
    cards = table.catalogue.cards
    for pile in piles:
        yield from (card for card in pile if card != HIDDEN and cards[card].type != "equipment")
    if HIDDEN in side.hand:
        yield from side.known
    for piece in table.pieces.values():
        own = piece.owner == side.seat and piece.card.type != "equipment" and not piece.card.token
        if own and (piece.up or HIDDEN not in side.hand):
            yield piece.card.id
    for piece in table.pieces.values():
        mine = (each.card for each in piece.under if each.owner == side.seat)
        yield from (card for card in mine if cards[card].type != "equipment")
    yield from (entry.card for entry in table.flow if entry.kind == "summon" and entry.owner == side.seat)
