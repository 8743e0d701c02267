"""The cards as a pack holds them."""

from __future__ import annotations

import re
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Key, Name, Noun, Pack, Part, parts
from engines.kernel.cards.pictures import Pictured
from engines.magic.language.abilities import Ability, Activated, Conditions, Longer, Static, Triggered
from engines.magic.language.actions import AddMana, TokenModel
from engines.magic.language.changes import Grants, Grow, SetSize, Switch
from engines.magic.language.costs import Costs, CostText
from engines.magic.language.events import FOR_MANA
from engines.magic.language.parts import CardType, Counter, Keyword, Rarity, Subtype, Supertype
from engines.magic.language.ways import Way

_READ_AS_OBJECTS = re.compile(r"[ois]\d+")
"""Ids that keys of answers would take for objects, items and players."""
VEHICLE = "vehicle"
"""The sub-type of artifacts that have power and toughness though they are no creatures (301.7)."""
LEAST_CARDS, MOST_CARDS = 60, 250
"""MN-5, MN-R12."""
SIDEBOARD = 15
"""MN-7."""

Size: TypeAlias = Annotated[int, Field(ge=0, le=99)]


class Types(Part):
    """A type line (205)."""

    card: tuple[CardType, ...] = Field(min_length=1, max_length=3)
    sub: tuple[Subtype, ...] = Field(default=(), max_length=6)
    super: tuple[Supertype, ...] = Field(default=(), max_length=3)


class Printing(Part):
    """Another printing of a card than the pack's own."""

    rarity: Rarity | Literal["special", "bonus"]
    """MN-R2: the last two count only where a card has no other."""
    on: Literal["paper", "online", "uncounted"] = "paper"
    """MN-R2: neither on paper nor online counts what is digital alone, oversized or of no tournament."""


Pool: TypeAlias = Literal["eternal", "modern", "standard"]
"""MN-R15."""


class CardModel(Pictured):
    """A card with one face."""

    id: Key
    name: Name
    cost: CostText | None = None
    types: Types
    pt: tuple[Size, Size] | None = None
    """Power and toughness (208)."""
    loyalty: Annotated[int, Field(ge=1, le=20)] | None = None
    """With so many counters a planeswalker enters (209)."""
    keywords: tuple[Keyword | Longer, ...] = Field(default=(), max_length=6)
    additional: Costs = ()
    """What it costs besides (601.2b)."""
    ways: tuple[Way, ...] = Field(default=(), max_length=2)
    """What may be paid instead of its mana cost (118.9)."""
    only: Conditions = Field(default=(), alias="cast_if")
    """It can be cast only if these hold (601.3a)."""
    abilities: tuple[Ability, ...] = Field(default=(), max_length=6)
    gives: tuple[Ability, ...] = Field(default=(), max_length=3)
    """Abilities that it has not, but that its effects give to objects."""
    rarity: Rarity = "common"
    """Of the pack's own printing."""
    printings: tuple[Printing, ...] = Field(default=(), max_length=40)
    """All others, in whatever set (MN-R1)."""
    pools: tuple[Pool, ...] = ("eternal", "modern", "standard")
    """Where it may be played (MN-R15)."""
    any_number: bool = False
    """A deck may hold any number of it (MN-R7)."""
    by_hand: bool = False
    """Nothing here says what its text does: its controller carries that out (MN-R31, MN-R32). Its keywords
    hold. No pack of a server has such cards."""
    flavour: Name | None = None

    @field_validator("id")
    @classmethod
    def _is_a_name(cls, key: str) -> str:
        if _READ_AS_OBJECTS.fullmatch(key):
            raise PydanticCustomError("mn-pack-id", "an id such as o12 names something that lies there")
        return key

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        creature = "creature" in self.types.card
        if creature is (self.pt is None) and not (self.by_hand and VEHICLE in self.types.sub):
            raise PydanticCustomError("mn-pack-size", "a creature, and nothing else, has power and toughness")
        if self.loyalty is not None and not (self.by_hand and "planeswalker" in self.types.card):
            raise PydanticCustomError("mn-pack-loyalty", "a planeswalker has loyalty, and is played by hand")
        if ("land" in self.types.card) is (self.cost is not None):
            raise PydanticCustomError("mn-pack-cost", "all but lands, which are never cast, have a cost")
        if self.by_hand and (self.abilities or self.gives or self.additional or self.ways or self.only):
            raise PydanticCustomError("mn-pack-by-hand-text", "a card that is played by hand says nothing")
        given = [each.grants for each in parts(self) if isinstance(each, Grants)]
        given += [place for each in parts(self) if isinstance(each, TokenModel) for place in each.grants]
        if set(given) != set(range(len(self.gives))):
            raise PydanticCustomError("mn-pack-gives", "what is given is granted, and nothing else")
        if not all(map(_can_be_given, self.gives)):
            raise PydanticCustomError("mn-pack-given", "no effect of this language gives such an ability")
        if not all(map(_is_heard, (*self.abilities, *self.gives))):
            raise PydanticCustomError("mn-pack-for-mana", "what waits for tapping for mana only adds mana")
        return self


def _can_be_given(ability: Ability) -> bool:
    """Tell whether an effect can give an ability: one that is used, that triggers, or that changes sizes."""
    match ability:
        case Activated():
            return ability.zone == "battlefield" and not (ability.limit or ability.modes)
        case Triggered():
            return not (ability.once or ability.modes)
        case Static():
            return all(isinstance(each, Grow | SetSize | Switch) for each in ability.changes)
        case _:
            return False


def _is_heard(ability: Ability) -> bool:
    """Tell whether an ability is a triggered mana ability, if it waits for tapping for mana (605.1b)."""
    if not isinstance(ability, Triggered) or ability.when.event != FOR_MANA:
        return True
    adds = all(
        isinstance(each, AddMana) and isinstance(each.number, int) and max(map(len, each.mana.split())) == 1
        for each in ability.do
    )
    return adds and not (ability.targets or ability.modes or ability.once or ability.conditions)


class PresetDeck(Part):
    """A ready-made deck, the Noble in it; a repeated card is repeated."""

    id: Key
    name: Name
    cards: tuple[Key, ...] = Field(min_length=LEAST_CARDS, max_length=MOST_CARDS)
    plan: Name | None = None
    """How it is meant to be played, in one sentence."""


class MagicPack(Pack):
    """A set of cards. References may reach into the starter set."""

    subtypes: dict[Subtype, Noun] = Field(default={}, max_length=200)
    """Sub-types that the language does not know, by id: their forms, and their gender."""
    counters: dict[Counter, Name] = Field(default={}, max_length=100)
    """Counters that the language does not know, by id: what they are called."""
    cards: tuple[CardModel, ...] = Field(default=(), max_length=400)
    decks: tuple[PresetDeck, ...] = Field(default=(), max_length=20)
    banned: tuple[Key, ...] = Field(default=(), max_length=400)
    """What is not played where there is a list of banned cards (MN-R15)."""
    pool: tuple[Key, ...] = Field(default=(), max_length=400)
    """What may be played in a pool of the server's own (MN-R15)."""

    def __hash__(self) -> int:
        """Hash by ids alone: equal packs hold the same, and a pack is large."""
        return hash((self.id, self.version, *(card.id for card in self.cards)))
