"""Numbers in texts: fixed, or counted when they are needed."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects import numbers
from engines.kernel.effects.references import RefersTo
from engines.neo_noble.language.selectors import (
    AllLanes,
    AllSpirits,
    CardFilter,
    CoinState,
    LaneRef,
    SpiritRef,
    Zone,
)


class CountSpirits(Part):
    """How many Spirits there are of a kind."""

    calc: Literal["spirits"]
    of: AllSpirits


class CountLanes(Part):
    """How many lanes there are of a kind."""

    calc: Literal["lanes"]
    of: AllLanes


class CountCards(Part):
    """How many cards lie in a zone."""

    calc: Literal["cards"]
    zone: Zone | Literal["channel"]
    whose: Literal["own", "opposing", "any"] = "own"
    filter: CardFilter = CardFilter()
    """For public zones only."""


class CountCoins(Part):
    """How many Dominance coins a player holds."""

    calc: Literal["coins"]
    held: Literal["own", "opposing"] = "own"
    state: CoinState = "any"


class NumberOf(Part):
    """A Spirit's present Power or Resolve, or its cost."""

    calc: Literal["power", "resolve", "cost"]
    of: SpiritRef


class TotalOf(Part):
    """A lane's present total."""

    calc: Literal["total_power", "total_resolve"]
    of: LaneRef


class Souls(Part):
    """Lingering Souls of a player."""

    calc: Literal["lingering"]
    whose: Literal["own", "opposing"] = "own"


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


Value: TypeAlias = (
    Annotated[int, Field(ge=-30, le=30)]
    | Annotated[Literal["done", "battle_margin", "x"], RefersTo("number")]
    | Annotated[
        CountSpirits | CountLanes | CountCards | CountCoins | NumberOf | TotalOf | Souls
        | Sum | Difference | Product | Least | Greatest,
        Field(discriminator="calc"),
    ]
)  # fmt: skip
"""`done` is how many the action before it managed to do; `battle_margin` what the attack of this
battle was ahead by (negative where it fell short); `x` what the player chose when paying (`X`)."""

for _model in (Sum, Difference, Product, Least, Greatest):
    _model.model_rebuild()
