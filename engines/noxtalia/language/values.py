"""Numbers in effects: fixed, or counted when the effect resolves."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects import numbers
from engines.kernel.effects.references import RefersTo
from engines.noxtalia.language.selectors import Selector


class Count(Part):
    """How many Spirits there are of a kind."""

    calc: Literal["count"]
    of: Selector


class PvMissing(Part):
    """PV that a Spirit lacks to its limit."""

    calc: Literal["pv_missing"]
    of: Selector


class Sum(numbers.Sum["Value"]):
    """All parts together."""


class Difference(numbers.Difference["Value"]):
    """The first part less the others; may be negative."""


class Product(numbers.Product["Value"]):
    """The parts multiplied."""


class Least(numbers.Least["Value"]):
    """The smallest part."""


class Greatest(numbers.Greatest["Value"]):
    """The greatest part."""


Number: TypeAlias = Annotated[int, Field(ge=-40, le=40)]
Value: TypeAlias = (
    Number
    | Annotated[Literal["die", "pm_spent", "damage_dealt"], RefersTo("number")]
    | Annotated[
        Count | PvMissing | Sum | Difference | Product | Least | Greatest, Field(discriminator="calc")
    ]
)
"""`die` is the last roll of the effect, `pm_spent` what this use cost, `damage_dealt` what the
attack did to the Spirit attacked."""

for _model in (Sum, Difference, Product, Least, Greatest):
    _model.model_rebuild()
