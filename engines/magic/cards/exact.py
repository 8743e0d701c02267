"""Which real cards are exact: read as a whole, sensible, printed back as they are written, and playable."""

from __future__ import annotations

from engines.magic.cards import card_validation
from engines.magic.cards.catalogue import Card
from engines.magic.cards.facts import CardFacts, Reading, Refusal
from engines.magic.cards.reading.card import read_card
from engines.magic.language.pack import CardModel


def read_exactly(facts: CardFacts, text: str) -> Reading:
    """Return what a card is, if it is exact; else every reason why it is not.

    Nothing that a text says reaches this far: of any exception while a card is compiled its kind is told.
    """
    reading = read_card(facts, text)
    if reading.definition is None:
        return reading
    faults = (*_senseless(reading.definition), *_unplayable(reading.definition))
    return reading if not faults else reading._replace(definition=None, refusals=faults)


def _senseless(card: CardModel) -> tuple[Refusal, ...]:
    """Return what Herald refuses in any pack."""
    fields = dict.fromkeys(each.field for each in card_validation.of_card(card))
    return tuple(Refusal("senseless", {"field": field}) for field in fields)


def _unplayable(card: CardModel) -> tuple[Refusal, ...]:
    """Return that a card cannot be compiled, which is a fault of Herald's own."""
    try:
        Card(card)
    except Exception as fault:  # whatever it is: one card must not end an import
        return (Refusal("broken", {"fault": type(fault).__name__}),)
    return ()
