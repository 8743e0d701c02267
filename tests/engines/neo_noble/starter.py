"""The starter set, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from pydantic import BaseModel

from engines.kernel.cards.packs import parts
from engines.neo_noble.cards.catalogue import starter
from engines.neo_noble.language.pack import Noble, PresetDeck, Spirit
from engines.neo_noble.language.texts import Activated, Ongoing, Text

Card: TypeAlias = Noble | Spirit
Holds: TypeAlias = Callable[[Card], bool]

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


def spirits_of(deck: PresetDeck) -> list[Spirit]:
    return [SPIRITS[key] for key in deck.cards]


# What stands on its cards


def found(model: BaseModel, kind: type[BaseModel] | tuple[type[BaseModel], ...], **fields: Any) -> bool:
    """Whether a part of this kind is somewhere in the model, with these values in its fields."""
    return any(
        isinstance(part, kind) and all(getattr(part, name) == value for name, value in fields.items())
        for part in parts(model)
    )


def of_kind(model: BaseModel, kind: type[BaseModel] | tuple[type[BaseModel], ...]) -> Iterator[Any]:
    return (part for part in parts(model) if isinstance(part, kind))


def texts(card: Card, *types: str) -> list[Text]:
    return [text for text in card.texts if text.type in types]


def activated(card: Card, *types: str) -> list[Activated]:
    return [text for text in card.texts if isinstance(text, Activated) and text.type in types]


def ongoing(card: Card) -> list[Ongoing]:
    return [text for text in card.texts if isinstance(text, Ongoing)]


def cards_where(holds: Holds) -> list[str]:
    return [card.id for card in CARDS.values() if holds(card)]


def has(kind: type[BaseModel] | tuple[type[BaseModel], ...], **fields: Any) -> Holds:
    """The card has such a part anywhere."""
    return lambda card: found(card, kind, **fields)
