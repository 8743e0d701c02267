"""What is paid for a text, for a Tribute Summon, or for a summon that a text allows."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.packs import Part
from engines.neo_noble.vocabulary.parts import Few
from engines.neo_noble.vocabulary.selectors import CardFilter, SpiritFilter


class PaySouls(Part):
    """Souls from any source (NN-64, NN-R13)."""

    cost: Literal["souls"]
    number: Few


class Sacrifice(Part):
    """Own Spirits destroyed (NN-147)."""

    cost: Literal["sacrifice"]
    layer: Literal["active", "covered", "any"] = "active"
    number: Few = 1
    filter: SpiritFilter = SpiritFilter()
    this: bool = False
    """The very Spirit that speaks."""


class DiscardCards(Part):
    """Cards of the own hand discarded."""

    cost: Literal["discard"]
    number: Few = 1
    filter: CardFilter = CardFilter()


class Relinquish(Part):
    """Own Dominance coins, Ready or Spent, given back to neutral; no Soul comes of it."""

    cost: Literal["relinquish"]
    number: Annotated[int, Field(ge=1, le=3)] = 1


class SpendDominance(Part):
    """Own Ready coins turned Spent and kept (NN-R16)."""

    cost: Literal["spend_dominance"]
    number: Annotated[int, Field(ge=1, le=3)] = 1


class GiveChannelCards(Part):
    """Own Channel cards put into the Graveyard."""

    cost: Literal["channel_card"]
    number: Annotated[int, Field(ge=1, le=4)] = 1
    face: Literal["up", "down", "any"] = "any"
    ready: bool = False
    """Only Ready ones."""


class BanishCards(Part):
    """Cards of the own Graveyard banished."""

    cost: Literal["banish"]
    number: Few = 1
    filter: CardFilter = CardFilter()


class ReturnSpirits(Part):
    """Own Active Spirits returned to hand."""

    cost: Literal["return"]
    number: Few = 1
    filter: SpiritFilter = SpiritFilter()


Cost: TypeAlias = Annotated[
    PaySouls | Sacrifice | DiscardCards | Relinquish | SpendDominance | GiveChannelCards | BanishCards
    | ReturnSpirits,
    Field(discriminator="cost"),
]  # fmt: skip
