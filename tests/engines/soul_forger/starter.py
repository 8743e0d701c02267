"""The starter set, for tests that look at its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pydantic import BaseModel

from engines.kernel.cards.packs import parts
from engines.soul_forger.cards.catalogue import Catalogue, starter
from engines.soul_forger.language.pack import ActionCard, CardModel, Creature, Equipment

(SET,) = starter()
CATALOGUE = Catalogue.of(SET)
CARDS = CATALOGUE.definitions
DECKS = {deck.id: deck for deck in SET.decks}
TOKENS = [card for card in SET.cards if isinstance(card, Creature) and card.token]
CREATURES = [card for card in SET.cards if isinstance(card, Creature) and not card.token]
ACTIONS = [card for card in SET.cards if isinstance(card, ActionCard)]
GEAR = [card for card in SET.cards if isinstance(card, Equipment) and card.starting_gear]
FORGED = [card for card in SET.cards if isinstance(card, Equipment) and not card.starting_gear]
WEAPONS = [card for card in SET.cards if isinstance(card, Equipment) and card.equip == "weapon"]


def found(card: CardModel, kind: type[BaseModel]) -> Iterator[Any]:
    """The parts of a kind in a card."""
    return (part for part in parts(card) if isinstance(part, kind))


def with_part(kind: type[BaseModel], fits: Callable[[Any], bool] = lambda part: True) -> list[str]:
    """The ids of cards that hold such a part."""
    return [card.id for card in SET.cards if any(fits(part) for part in found(card, kind))]
