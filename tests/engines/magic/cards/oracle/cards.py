"""Invented cards with their texts, and what an owner's file would say of their heads."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from engines.magic.cards.facts import CardFacts, Face
from engines.magic.language.pack import CardModel

GOLDEN = Path(__file__).with_name("golden.yaml")
Text = tuple[str, ...]


class Case(NamedTuple):
    """A card, and texts."""

    card: CardModel
    facts: CardFacts
    text: Text
    also: tuple[Text, ...]
    never: tuple[Text, ...]


def cases() -> tuple[Case, ...]:
    """Return all cards of the file."""
    return tuple(map(_case, yaml.safe_load(GOLDEN.read_text("utf-8"))))


def _case(written: dict[str, Any]) -> Case:
    card = dict(written["card"])
    shown = card.pop("shown", None)
    types = {"card": ["instant"]} if card.pop("spell", False) else {"card": ["creature"], "sub": ["goblin"]}
    card = {
        "id": "invented",
        "name": {"en": "Mill Otter", "fr": "Loutre"},
        "cost": "1 R",
        "types": types,
        **card,
    }
    if "creature" in card["types"]["card"]:
        card.setdefault("pt", [2, 2])
    model = CardModel.model_validate(card)
    return Case(
        model, facts_of(model, shown), tuple(written["text"]), tuple(map(tuple, written.get("also", ()))),
        tuple(map(tuple, written.get("never", ()))),
    )  # fmt: skip


def facts_of(card: CardModel, shown: list[str] | None = None) -> CardFacts:
    """Return a card's head as a file writes it; `shown` are power and toughness where they are no numbers."""
    cost = None if card.cost is None else "".join(f"{{{word}}}" for word in card.cost.split())
    words = [word.capitalize() for word in (*card.types.super, *card.types.card)]
    subs = f" — {' '.join(each.capitalize() for each in card.types.sub)}" if card.types.sub else ""
    power, toughness = shown or (None if card.pt is None else list(map(str, card.pt))) or (None, None)
    face = Face(card.name.en, None, cost, " ".join(words) + subs, power, toughness)
    return CardFacts("invented", "normal", (face,))
