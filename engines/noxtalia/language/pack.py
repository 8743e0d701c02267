"""The cards: Spirits and capacities as a pack holds them."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Key, Name, Pack, Part
from engines.kernel.cards.pictures import Pictured
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.parts import CardType, Keyword

Rarity: TypeAlias = Literal["common", "rare", "epic", "legendary"]
"""NX-109; it never affects power (NX-108)."""

BASE_CAPACITIES = 6
"""NX-19."""
FULL_PV = 20
"""NX-16, NX-71."""
FULL_PM = 8
"""NX-72."""
CRITICAL, WEAK = 4, -4
"""NX-46."""


class SpiritAttack(Part):
    """The attack that a charged Spirit makes itself (NX-37, NX-R8)."""

    cost: int = Field(ge=0, le=FULL_PM)
    power: int = Field(ge=0, le=40)
    effects: tuple[Effect, ...] = Field(default=(), max_length=4)


class Spirit(Pictured):
    """A Spirit card (NX-2)."""

    id: Key
    name: Name
    element: Key
    max_pv: int = Field(default=FULL_PV, ge=1, le=FULL_PV)
    attack: SpiritAttack
    passives: tuple[Effect, ...] = Field(default=(), max_length=2)
    base: tuple[Key, ...] = Field(min_length=BASE_CAPACITIES, max_length=BASE_CAPACITIES)
    """Its base capacities (NX-11)."""
    linked: tuple[Key, ...] = Field(default=(), max_length=3)
    """Capacities that come to hand when it is destroyed (NX-66, NX-R13)."""
    rarity: Rarity = "common"
    flavour: Name | None = None


class ChartOverride(Part):
    """Elements against which one card is critical or weak, whatever the chart says."""

    critical: tuple[Key, ...] = ()
    weak: tuple[Key, ...] = ()


class Capacity(Pictured):
    """A capacity card (NX-2)."""

    id: Key
    name: Name
    element: Key
    type: CardType
    cost: int = Field(ge=0, le=FULL_PM)
    power: int | None = Field(default=None, ge=0, le=40)
    """For Attacks and Defences only."""
    keywords: tuple[Keyword, ...] = ()
    effects: tuple[Effect, ...] = Field(default=(), max_length=4)
    chart: ChartOverride | None = None
    rarity: Rarity = "common"
    same_as: Key | None = None
    """The capacity that this is another printing of (NX-R20)."""
    flavour: Name | None = None

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if (self.power is None) is not (self.type == "support"):
            raise PydanticCustomError("nx-pack-power", "Attacks and Defences have a power, Supports none")
        attached = {"amelioration", "affaiblissement"} & set(self.keywords)
        if "zone" in self.keywords and (attached or self.type == "defence"):
            raise PydanticCustomError("nx-pack-zone", "Zone goes neither with attachments nor on a Defence")
        if len(attached) == 2:  # one card cannot be in two places
            raise PydanticCustomError("nx-pack-attached", "a card is attached to one side only")
        return self


class Element(Part):
    """An element, and how its cards fare against others; what is not named is neutral."""

    id: Key
    name: Name
    symbol: str = Field(min_length=1, max_length=2)
    critical: tuple[Key, ...] = ()
    weak: tuple[Key, ...] = ()

    def value(self, faced: str) -> int:
        """Return +4, 0 or -4 for the element faced (NX-46)."""
        return CRITICAL if faced in self.critical else WEAK if faced in self.weak else 0


class PresetTeam(Part):
    """A ready-made team (NX-14) of three Spirits with their base capacities."""

    id: Key
    name: Name
    spirits: Annotated[tuple[Key, ...], Field(min_length=3, max_length=3)]
    plan: Name | None = None
    """How it is meant to be played, in one sentence."""


class NoxtaliaPack(Pack):
    """A set of cards. References may reach into the starter set; checks across cards are in `catalogue`."""

    elements: tuple[Element, ...] = ()
    spirits: tuple[Spirit, ...] = Field(default=(), max_length=60)
    capacities: tuple[Capacity, ...] = Field(default=(), max_length=400)
    teams: tuple[PresetTeam, ...] = Field(default=(), max_length=20)

    def __hash__(self) -> int:
        """Hash by ids alone: equal packs hold the same, and a pack is large."""
        return hash((self.id, self.version, *(card.id for card in (*self.spirits, *self.capacities))))
