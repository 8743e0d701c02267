"""The starter set, for tests."""

from __future__ import annotations

from engines.neo_noble.cards import PresetDeck
from engines.neo_noble.catalogue import starter

(SET,) = starter()
NOBLES = {noble.id: noble for noble in SET.nobles}
SPIRITS = {spirit.id: spirit for spirit in SET.spirits if spirit.type != "token"}
"""What decks are made of (NN-24)."""
TOKENS = {spirit.id: spirit for spirit in SET.spirits if spirit.type == "token"}
CARDS = {card.id: card for card in (*SET.nobles, *SET.spirits)}
DECKS = {deck.id: deck for deck in SET.decks}


def fate_of(deck: PresetDeck) -> str:
    """Return the Fate of a deck's Noble, which most of its cards have too."""
    return NOBLES[deck.noble].fate
