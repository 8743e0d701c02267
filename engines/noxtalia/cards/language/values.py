"""Numbers in effects: fixed, or counted when the effect resolves."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.packs import Part
from engines.noxtalia.cards.language.selectors import Selector


class Count(Part):
    """How many Spirits there are of a kind."""

    calc: Literal["count"]
    of: Selector


class PvMissing(Part):
    """PV that a Spirit lacks to its limit."""

    calc: Literal["pv_missing"]
    of: Selector


class Sum(Part):
    """All parts together."""

    calc: Literal["sum"]
    parts: tuple[Value, ...] = Field(min_length=2, max_length=4)


class Difference(Part):
    """The first part less the others; may be negative."""

    calc: Literal["difference"]
    parts: tuple[Value, ...] = Field(min_length=2, max_length=4)


class Product(Part):
    """The parts multiplied."""

    calc: Literal["product"]
    parts: tuple[Value, ...] = Field(min_length=2, max_length=4)


class Least(Part):
    """The smallest part."""

    calc: Literal["min"]
    parts: tuple[Value, ...] = Field(min_length=2, max_length=4)


class Greatest(Part):
    """The greatest part."""

    calc: Literal["max"]
    parts: tuple[Value, ...] = Field(min_length=2, max_length=4)


Number: TypeAlias = Annotated[int, Field(ge=-40, le=40)]
Value: TypeAlias = (
    Number
    | Literal["die", "pm_spent", "damage_dealt"]
    | Annotated[
        Count | PvMissing | Sum | Difference | Product | Least | Greatest, Field(discriminator="calc")
    ]
)
"""`die` is the last roll of the effect, `pm_spent` what this use cost, `damage_dealt` what the
attack did to the Spirit attacked."""

for _model in (Sum, Difference, Product, Least, Greatest):
    _model.model_rebuild()
