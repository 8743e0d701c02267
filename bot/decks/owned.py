"""Cards that the bot's owner has brought, beside a server's packs: those of some decks, and their names."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any

from bot.decks.reading import collection_of
from bot.decks.shelf import Shelf
from bot.real.ids import PREFIX
from bot.real.known import definition_of, facts_of, name_of
from bot.store import RealCardRow, Store
from engines.kernel import Collection, Deck, Game
from engines.kernel.cards.owned import OwnedCards
from engines.kernel.cards.packs import Name
from engines.magic.language.pack import CardModel


async def collection_with(
    store: Store, game: Game[Any], decks: Iterable[Deck | None], *, computers: bool = False
) -> Collection[Any]:
    """Return a game's collection with the owner's cards that lie in these decks.

    Where computers play, it has some that they can imagine in decks that they do not know.
    """
    rows = await _rows(store, decks)
    if not rows:
        return collection_of(game)
    brought = owned(rows)
    if computers:
        some = await store.real_cards.some(_LOOKED_AT)
        brought = brought._replace(imagined=await asyncio.to_thread(imagined, some))
    return collection_of(game).beside(brought)


async def names_with(store: Store, shelf: Shelf, decks: Iterable[Deck]) -> Mapping[str, Name]:
    """Return the names of a shelf's cards, and of the owner's cards that lie in these decks."""
    rows = await _rows(store, decks)
    return {**shelf.names, **{row.card: name_of(row) for row in rows}} if rows else shelf.names


def owned(rows: Iterable[RealCardRow]) -> OwnedCards[CardModel]:
    """Return cards as a collection has them beside its packs."""
    cards, unplayable = dict[str, CardModel](), dict[str, Name]()
    for row in rows:
        if (card := definition_of(row)) is None:
            unplayable[row.card] = name_of(row)
        else:
            cards[row.card] = card
    return OwnedCards(cards, unplayable)


_LOOKED_AT, _EACH = 1_500, 8
"""Cards among which commons are looked for, and how many of each color."""


def imagined(rows: Iterable[RealCardRow]) -> list[CardModel]:
    """Return exact commons of one color each, the same number of all colors: as decks hold most of."""
    found: dict[str, list[CardModel]] = {color: [] for color in "WUBRG"}
    for row in rows:
        facts = facts_of(row)
        colors = set(facts.faces[0].cost or "") & found.keys()
        if len(colors) != 1 or len(some := found[colors.pop()]) == _EACH or facts.rarity != "common":
            continue
        if (card := definition_of(row)) is not None:
            some.append(card)
    return [card for some in found.values() for card in some]


async def _rows(store: Store, decks: Iterable[Deck | None]) -> list[RealCardRow]:
    cards = {
        card
        for deck in decks
        if deck is not None
        for section in deck.sections
        for card in section.cards
        if card.startswith(PREFIX)
    }
    return await store.real_cards.rows(cards) if cards else []
