"""When an effect applies."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects import logic
from engines.kernel.effects.references import RefersTo
from engines.noxtalia.language.parts import Cycle, Who
from engines.noxtalia.language.selectors import Selector
from engines.noxtalia.language.values import Value


class Bounds(logic.Bounds[Value]):
    """A number compared: at least one of the three bounds, all that are given must hold."""


class InCycle(Part):
    """NX-81, NX-82, tested when the effect resolves (NX-R41)."""

    test: Literal["cycle"]
    now: Cycle


class DieShows(Part):
    """The last roll of this effect is one of these."""

    test: Literal["die"]
    faces: tuple[Annotated[int, Field(ge=1, le=6)], ...] = Field(min_length=1, max_length=6)


class ElementOf(Part):
    """An element is one of these. `attack` is the element of the Attack (NX-49)."""

    test: Literal["element"]
    of: Annotated[Literal["target", "attack", "host"], RefersTo("element")]
    among: tuple[str, ...] = Field(min_length=1)


class Pv(Bounds):
    """A Spirit's PV; of several, all must be within the bounds."""

    test: Literal["pv"]
    of: Selector


class Pm(Bounds):
    """A player's PM."""

    test: Literal["pm"]
    of: Who


class Charged(Part):
    """The Spirit is charged (NX-85); of several, each is."""

    test: Literal["charged"]
    of: Selector


class Exhausted(Part):
    """The Spirit is exhausted (NX-85); of several, each is."""

    test: Literal["exhausted"]
    of: Selector


class AttachedCount(Bounds):
    """Capacities attached to a Spirit; of several, each must be within the bounds."""

    test: Literal["attached_count"]
    of: Selector


class CountAlive(Bounds):
    """Living Spirits of a player."""

    test: Literal["count_alive"]
    of: Who


class Outnumbered(Part):
    """The player has fewer living Spirits than the opponent."""

    test: Literal["outnumbered"]
    of: Who


class HandSize(Bounds):
    """Cards in a player's hand."""

    test: Literal["hand_size"]
    of: Who


class TurnNumber(Bounds):
    """The turn counter."""

    test: Literal["turn_number"]


class WasDefended(Part):
    """A Defence was played against this attack."""

    test: Literal["was_defended"]


class DamageDealt(Bounds):
    """Damage that this attack did to the Spirit attacked."""

    test: Literal["damage_dealt"]


class ExhaustionMarked(Part):
    """The player's pile has run out once (NX-61)."""

    test: Literal["exhaustion_marked"]
    of: Who


class SourceType(Part):
    """The attack comes from a Spirit or from a capacity."""

    test: Literal["source_type"]
    now: Literal["spirit", "capacity"]


class AllOf(logic.AllOf["Condition"]):
    """Every one of them."""


class AnyOf(logic.AnyOf["Condition"]):
    """At least one of them."""


class Not(logic.Not["Condition"]):
    """The contrary."""


Condition: TypeAlias = Annotated[
    InCycle | DieShows | ElementOf | Pv | Pm | Charged | Exhausted | AttachedCount | CountAlive
    | Outnumbered | HandSize | TurnNumber | WasDefended | DamageDealt | ExhaustionMarked | SourceType
    | AllOf | AnyOf | Not,
    Field(discriminator="test"),
]  # fmt: skip

for _model in (AllOf, AnyOf, Not):
    _model.model_rebuild()
