"""The cards as a pack holds them."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Key, Name, Noun, Pack, Part, parts
from engines.kernel.cards.pictures import Pictured
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.actions import Attune
from engines.soul_forger.language.costs import CostText
from engines.soul_forger.language.parts import ActionKind, EquipType, Faction, Keyword, Speed, Subtype
from engines.soul_forger.language.selectors import PieceFilter

MAIN_SIZES = (60, 75)
"""SF-4."""
FORGE_SIZE = 10
"""SF-7."""
COPIES = 4
"""SF-6, SF-10."""

Stat: TypeAlias = Annotated[int, Field(ge=0, le=20)]


class _Card(Pictured):
    id: Key
    name: Name
    factions: tuple[Faction, ...] = Field(default=(), max_length=2)
    """Empty: Factionless (SF-18)."""
    subtypes: tuple[Subtype, ...] = Field(default=(), max_length=2)
    ronum: Stat
    keywords: tuple[Keyword, ...] = Field(default=(), max_length=4)
    abilities: tuple[Ability, ...] = Field(default=(), max_length=4)
    flavour: Name | None = None
    unfinished: bool = False
    """What it does has not been written yet: no deck may hold it."""


class Creature(_Card):
    """A creature, or a Token of one (SF-64)."""

    type: Literal["creature"]
    token: bool = False
    cost: CostText | None = None
    on: Stat
    """On-guard Power."""
    off: Stat
    """Off-guard Power."""
    endurance: int = Field(ge=1, le=30)
    experience: Stat
    """SF-R15."""

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if self.token and self.cost is not None:
            raise PydanticCustomError("sf-pack-token-cost", "a Token is never paid for")
        return self


class ActionCard(_Card):
    """An Action."""

    type: Literal["action"]
    kind: ActionKind
    speed: Speed
    lingering: bool = False
    """SF-121."""
    cost: CostText | None = None
    require: PieceFilter | None = None
    """What its player must control to activate it (SF-153)."""

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if not (self.abilities or self.unfinished):
            raise PydanticCustomError("sf-pack-nothing-done", "an Action without any ability does nothing")
        if sum(ability.kind == "resolve" for ability in self.abilities) > 1:
            raise PydanticCustomError("sf-pack-resolve", "an Action does one thing as it resolves")
        return self

    @property
    def attunes(self) -> bool:
        """Tell whether it goes under a card, which gains the rest of its abilities (SF-139)."""
        return any(isinstance(part, Attune) for part in parts(self))


class Equipment(_Card):
    """A weapon, an armor or an accessory."""

    type: Literal["equipment"]
    equip: EquipType
    cost: CostText | None = None
    starting_gear: bool = False
    """SF-9."""
    on: Stat = 0
    off: Stat = 0
    hands: Literal[1, 2] | None = None
    endurance_mod: int = Field(default=0, ge=-10, le=10)
    """Added to its player's Endurance (SF-R1)."""

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if (self.equip == "weapon") is (self.hands is None) or (self.hands is None and (self.on or self.off)):
            raise PydanticCustomError("sf-pack-weapon", "a weapon, and nothing else, has hands and power")
        if self.starting_gear and self.cost is not None:
            raise PydanticCustomError("sf-pack-gear-cost", "Starting Gear is never paid for")
        return self


CardModel: TypeAlias = Annotated[Creature | ActionCard | Equipment, Field(discriminator="type")]


class PresetDeck(Part):
    """A ready-made deck with its Forge Deck and Starting Gear; a repeated card is repeated."""

    id: Key
    name: Name
    cards: tuple[Key, ...] = Field(min_length=MAIN_SIZES[0], max_length=MAIN_SIZES[1])
    forge: tuple[Key, ...] = Field(default=(), max_length=FORGE_SIZE)
    gear: tuple[Key, Key, Key]
    """SF-11."""
    plan: Name | None = None
    """How it is meant to be played, in one sentence."""


class SoulForgerPack(Pack):
    """A set of cards. References may reach into the starter set; checks across cards are in `collection`."""

    subtypes: dict[Subtype, Noun] = Field(default={}, max_length=200)
    """Those of its own, with their forms."""
    cards: tuple[CardModel, ...] = Field(default=(), max_length=400)
    """Tokens among them."""
    decks: tuple[PresetDeck, ...] = Field(default=(), max_length=20)

    def __hash__(self) -> int:
        """Hash by ids alone: equal packs hold the same, and a pack is large."""
        return hash((self.id, self.version, *(card.id for card in self.cards)))
