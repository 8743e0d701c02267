"""Tables that a seat cannot tell from the real one: what it does not know is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache

from engines.kernel import Dice
from engines.magic.cards.catalogue import Catalogue
from engines.magic.seat.open_table import open_table
from engines.magic.seat.view import MagicView
from engines.magic.table.pieces import HIDDEN
from engines.magic.table.side import PILES, Side
from engines.magic.table.state import Table


def sampler(view: MagicView, _: MagicView) -> Callable[[Dice], Table]:
    """Return what deals such tables: what all of them have in common is laid out once.

    Every question begins a step, so the view of this moment shows no more than that of the last quiet point.
    """
    known = open_table(view)
    unseen = [_unseen(known, side, own=side.seat == view.seat) for side in known.sides]

    def deal(dice: Dice) -> Table:
        table = known.copy()
        table.dice = dice
        for side in table.sides:
            left = unseen[side.seat]
            _deal(table, side, left[dice.randrange(len(left))][:] if left else [])
        return table

    return deal


def _unseen(table: Table, side: Side, *, own: bool) -> list[list[str]]:
    """Return what may be left of a deck: of the own one, else of each ready-made deck that fits."""
    seen = Counter(_elsewhere(table, side))
    lists = [side.brought] if own else [deck.cards for deck in table.catalogue.decks]
    return [list((Counter(cards) - seen).elements()) for cards in lists if not seen - Counter(cards)]


def _elsewhere(table: Table, side: Side) -> Iterator[str]:
    """Yield the cards of a deck that are seen to lie elsewhere than among its unknown cards."""
    for pile in (side.library, side.hand):
        yield from (card for card in pile if card != HIDDEN)
    if HIDDEN in side.hand:
        yield from side.known
    for name in PILES:
        yield from (each.card for each in side.pile(name) if each.card != HIDDEN)
    perms = table.perms.values()
    yield from (perm.card.id for perm in perms if perm.owner == side.seat and not perm.card.is_token)
    yield from (item.card for item in table.stack if item.owner == side.seat and item.kind == "spell")


def _deal(table: Table, side: Side, left: list[str]) -> None:
    """Deal out what is left of a deck, and any cards where there is nothing left: first the Noble (MN-15)."""
    table.dice.shuffle(left)
    side.command = [
        each._replace(card=_noble(table, left)) if each.card == HIDDEN else each for each in side.command
    ]
    for card in side.known if HIDDEN in side.hand else ():
        side.hand[side.hand.index(HIDDEN)] = card
    _fill(side.hand, left, table)
    _fill(side.library, left, table)
    if not side.brought:
        order = table.catalogue.order.__getitem__
        side.brought = tuple(sorted(_elsewhere(table, side), key=order))


def _noble(table: Table, left: list[str]) -> str:
    """Take the Noble out of what is left, or make one up."""
    cards = table.catalogue.cards
    found = next((card for card in left if cards[card].noble), None)
    if found is not None:
        left.remove(found)
        return found
    nobles = _cards(table.catalogue, noble=True)
    return nobles[table.dice.randrange(len(nobles))]


@lru_cache(maxsize=64)
def _cards(catalogue: Catalogue, *, noble: bool) -> list[str]:
    """Return the cards that may be a Noble, or all others."""
    return [card.id for card in catalogue.cards.values() if card.noble is noble and not card.is_token]


def _fill(pile: list[str], cards: list[str], table: Table) -> None:
    """Put cards where unknown ones lie, and any where there are none left."""
    unknown = [place for place, card in enumerate(pile) if card == HIDDEN]
    taken = [cards.pop() for _ in unknown[: len(cards)]]
    more = table.dice.picks(_cards(table.catalogue, noble=False), len(unknown) - len(taken))
    for place, card in zip(unknown, taken + more, strict=True):
        pile[place] = card
