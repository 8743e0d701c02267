"""What deals, and cards of hands, can come to: kinds that no card is, words that others say too."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from engines.kernel.effects.traversal import Misplaced
from engines.magic.cards.card_validation_parts import misplaced, never_there, no_permanent
from engines.magic.language.deals import Deal, DealtPile
from engines.magic.language.filters import ANYTHING
from engines.magic.language.hands import Put
from engines.magic.language.searches import Search

_IN_LIBRARY = ("library", "library_bottom")


def of_cards(part: BaseModel, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of cards that are dealt out, or of a hand that are put elsewhere."""
    if isinstance(part, Put):
        yield from _of_put(part, field)
    if isinstance(part, Search) and not part.shown and part.to != "hand":
        yield misplaced(f"{field}.shown", "beside", part.to)
    if not isinstance(part, Deal):
        return
    if part.until is not None:
        yield from _of_until(part, field)
    if part.order == "random" and part.rest not in _IN_LIBRARY:
        yield misplaced(f"{field}.order", "beside", part.rest)
    if part.order == "kept" and (part.rest != "library" or part.piles or part.number == 1):
        yield misplaced(f"{field}.order", "beside", "number" if part.number == 1 else part.rest)
    if part.until is None and part.number == 1:
        yield from _of_one(part, field)
    for place, pile in enumerate(part.piles):
        yield from _of_pile(part, pile, f"{field}.piles.{place}")


def _of_put(part: Put, field: str) -> Iterator[Misplaced]:
    yield from no_permanent(part.filter, f"{field}.is")
    if part.to == "battlefield":
        yield from never_there(part.filter, f"{field}.is")
    elif part.tapped:
        yield misplaced(f"{field}.tapped", "beside", part.to)
    if part.how == "all" and (part.number != 1 or part.up_to):
        yield misplaced(f"{field}.number", "beside", "all")
    if part.up_to and part.how == "random":
        yield misplaced(f"{field}.up_to", "beside", "random")
    if part.how == "by_you" and part.who == "you":
        yield misplaced(f"{field}.how", "beside", "you")


def _of_one(deal: Deal, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of a single card."""
    if len(deal.piles) > 1:
        yield misplaced(f"{field}.piles.1", "beside", "number")
    elif any(pile.number != 1 for pile in deal.piles):
        yield misplaced(f"{field}.piles.0.number", "beside", "number")


def _of_until(deal: Deal, field: str) -> Iterator[Misplaced]:
    assert deal.until is not None
    yield from no_permanent(deal.until, f"{field}.until")
    if deal.until == ANYTHING:
        yield misplaced(f"{field}.until", "any-kind", "until")
    if deal.shown == "you":
        yield misplaced(f"{field}.shown", "beside", "until")
    if deal.number != 1:
        yield misplaced(f"{field}.number", "beside", "until")


def _of_pile(deal: Deal, pile: DealtPile, field: str) -> Iterator[Misplaced]:
    yield from no_permanent(pile.filter, f"{field}.is")
    if pile.to == "battlefield":
        yield from never_there(pile.filter, f"{field}.is")
    elif pile.tapped:
        yield misplaced(f"{field}.tapped", "beside", pile.to)
    if pile.shown and (deal.shown == "all" or pile.to != "hand"):
        yield misplaced(f"{field}.shown", "beside", "shown" if deal.shown == "all" else pile.to)
    if pile.to == deal.rest and not pile.shown:
        yield misplaced(f"{field}.to", "beside", "rest")
    if pile.number == "all" and not pile.up_to and pile.filter == ANYTHING:
        yield misplaced(f"{field}.number", "beside", "rest")
