"""Which real cards are exact: read as a whole, sensible, printed back as they are written, and playable."""

from __future__ import annotations

from engines.magic.cards import card_validation
from engines.magic.cards.catalogue import Card
from engines.magic.cards.facts import CardFacts, Reading, Refusal
from engines.magic.cards.oracle import agrees
from engines.magic.cards.reading.card import lines_of, read_card
from engines.magic.language.pack import CardModel

REASONS = (
    "action", "at-once", "broken", "change", "condition", "cost", "event", "feature", "given", "keyword",
    "kind", "language", "layout", "limit", "listed-keyword", "mana", "modes", "newcomers", "number", "player",
    "replacing", "round-trip", "senseless", "size", "target", "token", "two-ways", "type", "unclear", "zone",
)  # fmt: skip
"""Why a card is not exact: the ends of the texts `real-why-…`."""


def read_exactly(facts: CardFacts, text: str) -> Reading:
    """Return what a card is, if it is exact; else every reason why it is not.

    No refusal tells what stands in the text, which is not kept (MN-R16).
    """
    reading = read_card(facts, text)
    card = reading.definition
    if card is None:
        return reading
    faults = _senseless(card) or _untrue(card, facts, text) or _unplayable(card)
    return reading._replace(definition=None, refusals=faults) if faults else reading


def _senseless(card: CardModel) -> tuple[Refusal, ...]:
    """Return what Herald refuses in any pack."""
    fields = dict.fromkeys(each.field for each in card_validation.of_card(card))
    return tuple(Refusal("senseless", {"field": field}) for field in fields)


def _untrue(card: CardModel, facts: CardFacts, text: str) -> tuple[Refusal, ...]:
    """Return that a card, printed anew, does not say what its text says."""
    return () if agrees(card, facts, lines_of(facts, text)) else (Refusal("round-trip", {}),)


def _unplayable(card: CardModel) -> tuple[Refusal, ...]:
    """Return that a card cannot be compiled, which is a fault of Herald's own."""
    try:
        Card(card)
    except Exception as fault:  # whatever it is, one card must not end an import
        return (Refusal("broken", {"fault": type(fault).__name__}),)
    return ()
