"""The cards as a pack holds them."""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Key, Name, Pack, Part
from engines.kernel.cards.pictures import Pictured
from engines.neo_noble.language.costs import Cost
from engines.neo_noble.language.events import React
from engines.neo_noble.language.parts import Colour, Fate, Keyword
from engines.neo_noble.language.texts import Text

DECK_SIZE = 30
"""NN-24."""
COPIES = 2
"""NN-25, NN-R3."""
RESERVE_SIZE = 10
"""NN-29."""
PATHPAWS = "pathpaws"
"""NN-18, NN-65."""

SpiritType: TypeAlias = Literal["arbiter", "errant", "token"]


class Noble(Pictured):
    """A Noble (NN-4 to NN-9)."""

    id: Key
    name: Name
    fate: Fate
    colour: Colour
    texts: tuple[Text, ...] = Field(min_length=2, max_length=2)
    """Two abilities (NN-5)."""
    flavour: Name | None = None

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if any(text.type == "on_summon" for text in self.texts):
            raise PydanticCustomError("nn-pack-noble-summon", "a Noble is never summoned")
        return self


class Spirit(Pictured):
    """An Arbiter, an Errant or a Token (NN-11 to NN-18)."""

    id: Key
    name: Name
    type: SpiritType
    fate: Fate
    colour: Colour
    cost: int = Field(ge=0, le=12)
    power: int = Field(ge=-9, le=20)
    resolve: int = Field(ge=-9, le=20)
    behaviours: tuple[Keyword, ...] = Field(default=(), max_length=3)
    tribute: tuple[Cost, ...] = Field(default=(), max_length=2)
    """What may be given instead of the Soul cost (NN-122, NN-R31); empty where there is none."""
    react: React | None = None
    texts: tuple[Text, ...] = Field(default=(), max_length=3)
    flavour: Name | None = None

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if self.type == "errant" and any(text.type != "on_summon" for text in self.texts):
            raise PydanticCustomError("nn-pack-errant", "an Errant has an ON SUMMON effect or none")
        if sum(text.type == "on_summon" for text in self.texts) > 1:
            raise PydanticCustomError("nn-pack-on-summon", "a card has one ON SUMMON effect at most")
        if self.type == "token" and (self.cost or self.tribute or self.react):
            raise PydanticCustomError("nn-pack-token", "a Token is created: it has no cost, Tribute or REACT")
        return self


class PresetDeck(Part):
    """A ready-made deck with its Reserve (NN-28, NN-29); a repeated card is repeated."""

    id: Key
    name: Name
    noble: Key
    cards: tuple[Key, ...] = Field(min_length=DECK_SIZE, max_length=DECK_SIZE)
    reserve: tuple[Key, ...] = Field(default=(), max_length=RESERVE_SIZE)
    plan: Name | None = None
    """How it is meant to be played, in one sentence."""


class NeoNoblePack(Pack):
    """A set of cards. References may reach into the starter set; checks across cards are in `catalogue`."""

    nobles: tuple[Noble, ...] = Field(default=(), max_length=40)
    spirits: tuple[Spirit, ...] = Field(default=(), max_length=400)
    """Tokens among them."""
    decks: tuple[PresetDeck, ...] = Field(default=(), max_length=20)

    def __hash__(self) -> int:
        """Hash by ids alone: equal packs hold the same, and a pack is large."""
        return hash((self.id, self.version, *(card.id for card in (*self.nobles, *self.spirits))))
