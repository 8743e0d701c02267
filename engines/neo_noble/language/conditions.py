"""When a text, or a part of it, applies."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects import logic
from engines.kernel.effects.references import RefersTo
from engines.neo_noble.language.parts import Mode
from engines.neo_noble.language.selectors import LaneRef, SpiritFilter, SpiritRef
from engines.neo_noble.language.values import Value


class _Number(Part):
    test: Literal["number"]
    of: Value


class Compare(logic.Bounds[Value], _Number):
    """A number compared: at least one of the three bounds, all that are given must hold."""


class LaneEmpty(Part):
    """No Spirit is in the lane."""

    test: Literal["lane_empty"]
    lane: LaneRef


class SpiritIs(Part):
    """A Spirit is of a kind."""

    test: Literal["spirit"]
    of: SpiritRef
    filter: SpiritFilter


class YourTurn(Part):
    """It is the turn of the player who has the card."""

    test: Literal["your_turn"]


class CameFrom(Part):
    """The card was summoned from there."""

    test: Literal["came_from"]
    zone: Literal["hand", "channel", "deck", "grave", "reap", "banished"]


class SummonedBy(Part):
    """The card was summoned in one of these ways."""

    test: Literal["summoned_by"]
    mode: tuple[Mode, ...] = Field(min_length=1)


class FirstThisTurn(Part):
    """Nothing of the kind has been done by the player before in this turn."""

    test: Literal["first_this_turn"]
    of: Literal["summon", "attack", "draw"]


class HoldsCoin(Part):
    """A player holds the coin of a lane."""

    test: Literal["holds_coin"]
    lane: LaneRef
    who: Literal["you", "opponent"] = "you"


class GainedNoCoin(Part):
    """The player has gained no Dominance coin in this turn."""

    test: Literal["gained_no_coin"]


class InBattle(Part):
    """The Spirit that speaks is in the attacking, or the defending, lane of a battle that is going on."""

    test: Literal["in_battle"]
    side: Literal["attacking", "defending", "either"] = "either"


class Done(Part):
    """The action before was done in full (NN-R52)."""

    test: Annotated[Literal["done"], RefersTo("deed")]


class AllOf(logic.AllOf["Condition"]):
    """Every one of them."""


class AnyOf(logic.AnyOf["Condition"]):
    """At least one of them."""


class Not(logic.Not["Condition"]):
    """The contrary."""


Condition: TypeAlias = Annotated[
    Compare | LaneEmpty | SpiritIs | YourTurn | CameFrom | SummonedBy | FirstThisTurn | HoldsCoin
    | GainedNoCoin | InBattle | Done | AllOf | AnyOf | Not,
    Field(discriminator="test"),
]  # fmt: skip

for _model in (AllOf, AnyOf, Not):
    _model.model_rebuild()
