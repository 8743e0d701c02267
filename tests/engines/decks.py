"""Decks at random, each legal: a ready-made one with cards exchanged."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel import Deck, Options
from engines.kernel.cards.collection import Collection, Section

EXCHANGES = 30
"""Cards that are tried in the place of another; what makes the deck illegal is not taken."""


def any_deck(collection: Collection[Any], options: Options, chance: Random) -> Deck | None:
    """Return a ready-made deck, one that is built of it, or None, which leaves the default."""
    ready = [made.deck for made in collection.ready_made([]).values()]
    manner = chance.choice(("default", "ready-made", "built"))
    if manner == "default":
        return None
    deck = chance.choice(ready)
    for _ in range(EXCHANGES if manner == "built" else 0):
        tried = _exchanged(deck, chance.choice(ready), chance)
        if not collection.faults(tried, options, []):
            deck = tried
    return deck


def _exchanged(deck: Deck, other: Deck, chance: Random) -> Deck:
    """Return a deck with a card of the same part of another in the place of its own, or all that part."""
    place = chance.randrange(min(len(deck.sections), len(other.sections)))
    own, theirs = deck.sections[place], other.sections[place]
    if own.heading != theirs.heading or not own.cards or not theirs.cards:
        new = theirs
    else:
        cards = list(own.cards)
        cards[chance.randrange(len(cards))] = chance.choice(theirs.cards)
        new = Section(heading=own.heading, cards=tuple(cards))
    return deck.model_copy(update={"sections": (*deck.sections[:place], new, *deck.sections[place + 1 :])})
