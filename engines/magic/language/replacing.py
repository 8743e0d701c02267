"""What happens instead (614, 615)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Counter, Whose
from engines.magic.language.values import Value


class DamageInstead(Part):
    """Damage is dealt in another number (614.1a), or prevented (615.1a)."""

    instead: Literal["damage"]
    to: Literal["this", "host", "you", "any"] = "any"
    source: Filter = Field(default=ANYTHING, alias="from")
    source_whose: Whose = "any"
    combat: bool | None = None
    times: Annotated[int, Field(ge=0, le=3)] = 1
    """0 prevents it."""
    plus: Annotated[int, Field(ge=-9, le=9)] = 0
    """Less is prevented."""


class GoesInstead(Part):
    """What would go to a graveyard goes elsewhere (614.1a)."""

    instead: Literal["goes"]
    this: bool = False
    filter: Filter = Field(default=ANYTHING, alias="is")
    whose: Whose = "any"
    dies: bool = False
    """From the battlefield alone."""
    to: Literal["exile", "hand", "library", "library_bottom"] = "exile"


class EntersWith(Part):
    """Objects enter with counters, or tapped (614.1c, 614.1d)."""

    instead: Literal["enters"]
    this: bool = True
    filter: Filter = Field(default=ANYTHING, alias="is")
    whose: Whose = "any"
    tapped: bool = False
    kind: Counter = "plus_one"
    number: Value = 0


class DrawsInstead(Part):
    """Somebody draws more cards, or none (614.11)."""

    instead: Literal["draws"]
    whose: Whose = "you"
    times: Annotated[int, Field(ge=0, le=3)] = 1
    plus: Annotated[int, Field(ge=0, le=3)] = 0


class LifeInstead(Part):
    """Somebody gains another number of life (119.10)."""

    instead: Literal["gains_life"]
    whose: Whose = "you"
    times: Annotated[int, Field(ge=0, le=3)] = 1
    plus: Annotated[int, Field(ge=0, le=3)] = 0


class CountersInstead(Part):
    """Another number of counters is put on objects (614.16)."""

    instead: Literal["counters"]
    filter: Filter = Field(default=ANYTHING, alias="is")
    whose: Whose = "you"
    kind: Counter = "plus_one"
    times: Annotated[int, Field(ge=0, le=3)] = 1
    plus: Annotated[int, Field(ge=0, le=3)] = 0


Instead: TypeAlias = Annotated[
    DamageInstead | GoesInstead | EntersWith | DrawsInstead | LifeInstead | CountersInstead,
    Field(discriminator="instead"),
]
