"""The starter set, as tests look at it."""

from __future__ import annotations

from engines.magic.cards.catalogue import starter

SET = starter()
CARDS = {card.id: card for card in SET.cards}
DECKS = {deck.id: deck for deck in SET.decks}
