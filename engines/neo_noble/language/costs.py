"""What is paid for a text, for a Tribute Summon, or for a summon that a text allows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Part
from engines.neo_noble.language.parts import Few
from engines.neo_noble.language.selectors import CardFilter, SpiritFilter


class X(Part):
    """A number that the player chooses when paying: `x` in what is done for it; all X of a cost are one."""

    least: Annotated[int, Field(ge=0, le=10)] = 1
    most: Annotated[int, Field(ge=1, le=10)] | None = None
    """As many as can be paid when it is not said."""

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if self.most is not None and self.least > self.most:
            raise PydanticCustomError("nn-pack-x-range", "least is more than most")
        return self


class PaySouls(Part):
    """Souls from any source (NN-64, NN-R13)."""

    cost: Literal["souls"]
    number: Few | X


class Sacrifice(Part):
    """Own Spirits destroyed (NN-147)."""

    cost: Literal["sacrifice"]
    layer: Literal["active", "covered", "any"] = "active"
    number: Few | X = 1
    filter: SpiritFilter = SpiritFilter()
    this: bool = False
    """The very Spirit that speaks."""


class DiscardCards(Part):
    """Cards of the own hand discarded."""

    cost: Literal["discard"]
    number: Few | X = 1
    filter: CardFilter = CardFilter()


class Relinquish(Part):
    """Own Dominance coins, Ready or Spent, given back to neutral; no Soul comes of it."""

    cost: Literal["relinquish"]
    number: Annotated[int, Field(ge=1, le=3)] | X = 1


class SpendDominance(Part):
    """Own Ready coins turned Spent and kept (NN-R16)."""

    cost: Literal["spend_dominance"]
    number: Annotated[int, Field(ge=1, le=3)] | X = 1


class GiveChannelCards(Part):
    """Own Channel cards put into the Graveyard."""

    cost: Literal["channel_card"]
    number: Annotated[int, Field(ge=1, le=4)] | X = 1
    face: Literal["up", "down", "any"] = "any"
    ready: bool = False
    """Only Ready ones."""


class BanishCards(Part):
    """Cards of the own Graveyard banished."""

    cost: Literal["banish"]
    number: Few | X = 1
    filter: CardFilter = CardFilter()


class ReturnSpirits(Part):
    """Own Active Spirits returned to hand."""

    cost: Literal["return"]
    number: Few | X = 1
    filter: SpiritFilter = SpiritFilter()


Cost: TypeAlias = Annotated[
    PaySouls | Sacrifice | DiscardCards | Relinquish | SpendDominance | GiveChannelCards | BanishCards
    | ReturnSpirits,
    Field(discriminator="cost"),
]  # fmt: skip


def chosen_number(costs: Iterable[Cost]) -> X | None:
    """Return the number of a cost that its player chooses, if there is one."""
    for cost in costs:
        if isinstance(cost.number, X):
            return cost.number
    return None


def paying_x(costs: Iterable[Cost], x: int) -> list[Cost]:
    """Return a cost with so many for X; of what there is none then, Souls alone are still a price."""
    paid = [cost.model_copy(update={"number": x}) if isinstance(cost.number, X) else cost for cost in costs]
    return [cost for cost in paid if cost.number or isinstance(cost, PaySouls)]
