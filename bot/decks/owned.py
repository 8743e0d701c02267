"""Cards that the bot's owner has brought, beside a server's packs: those of some decks, and their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.decks.reading import collection_of
from bot.decks.shelf import Shelf
from bot.real.ids import PREFIX
from bot.real.known import definition_of, name_of
from bot.store import RealCardRow, Store
from engines.kernel import Collection, Deck, Game
from engines.kernel.cards.owned import OwnedCards
from engines.kernel.cards.packs import Name
from engines.magic.language.pack import CardModel


async def collection_with(store: Store, game: Game[Any], decks: Iterable[Deck | None]) -> Collection[Any]:
    """Return a game's collection with the owner's cards that lie in these decks."""
    rows = await _rows(store, decks)
    return collection_of(game).beside(owned(rows)) if rows else collection_of(game)


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
