"""What holds while something is in force: by an ONGOING text, or for a time by another text's `change`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Part
from engines.kernel.effects.references import RefersTo
from engines.neo_noble.language.parts import Keyword
from engines.neo_noble.language.selectors import CardFilter, LaneScope, SpiritScope
from engines.neo_noble.language.values import Value

if TYPE_CHECKING:
    from engines.neo_noble.language.actions import Action


class SpiritStats(Part):
    """Spirits have more or less Power and Resolve."""

    change: Literal["spirit_stats"]
    on: SpiritScope
    power: Value = 0
    resolve: Value = 0


class LaneStats(Part):
    """Lanes have more or less Power and Resolve; an empty one too (NN-R37)."""

    change: Literal["lane_stats"]
    on: LaneScope
    power: Value = 0
    resolve: Value = 0


class SetStats(Part):
    """Spirits have this Power or Resolve, before anything is added."""

    change: Literal["set_stats"]
    on: SpiritScope
    power: Value | None = None
    resolve: Value | None = None

    @model_validator(mode="after")
    def _says_what(self) -> Self:
        if self.power is None and self.resolve is None:
            raise PydanticCustomError("nn-pack-no-stat", "give power, resolve or both")
        return self


class SwapStats(Part):
    """Power and Resolve of Spirits change places."""

    change: Literal["swap_stats"]
    on: SpiritScope


class Ambient(Part):
    """The Resolve of the lane while it is empty is so much instead of 2 (NN-84)."""

    change: Literal["ambient"]
    on: LaneScope
    value: Annotated[int, Field(ge=0, le=9)]


class Capacity(Part):
    """The lane holds more or fewer Spirits (NN-81, NN-R35)."""

    change: Literal["capacity"]
    on: LaneScope
    value: Literal[-2, -1, 1, 2]


class NoShatter(Part):
    """Arbiters do not Shatter when they are uncovered (NN-90): these Spirits, or all of these lanes."""

    change: Literal["no_shatter"]
    spirits: SpiritScope | None = None
    lanes: LaneScope | None = None
    may: bool = False
    """The player decides each time (NN-D22)."""

    @model_validator(mode="after")
    def _says_what(self) -> Self:
        if self.spirits is None and self.lanes is None:
            raise PydanticCustomError("nn-pack-no-arbiters", "give spirits, lanes or both")
        return self


class Indestructible(Part):
    """Spirits cannot be destroyed; so they do not Shatter either (NN-R39). Reaping is another matter."""

    change: Literal["indestructible"]
    on: SpiritScope


class Untargetable(Part):
    """The opponent's texts cannot target these Spirits."""

    change: Literal["untargetable"]
    on: SpiritScope


class NoAttack(Part):
    """These lanes cannot attack."""

    change: Literal["no_attack"]
    on: LaneScope


class NoBlock(Part):
    """Attacks on these lanes cannot be blocked."""

    change: Literal["no_block"]
    on: LaneScope


class BlockBonus(Part):
    """Each card that Blocks for these lanes adds more or less Resolve, never below 0 in all."""

    change: Literal["block_bonus"]
    on: LaneScope
    value: Annotated[int, Field(ge=-5, le=5)]


class WinsTies(Part):
    """Attacks from these lanes succeed with equal totals too (NN-129)."""

    change: Literal["wins_ties"]
    on: LaneScope


class ExtraAttack(Part):
    """These lanes may attack more often in a turn (NN-R67)."""

    change: Literal["extra_attack"]
    on: LaneScope
    value: Literal[1, 2] = 1


class FreeAttack(Part):
    """Attacks from these lanes cost nothing."""

    change: Literal["free_attack"]
    on: LaneScope
    next_only: bool = False
    """Only the next one."""


class CostChange(Part):
    """Summons, attacks, Draws or PAY texts cost more or less, never below 0 (NN-R13)."""

    change: Literal["cost"]
    of: Literal["summon", "attack", "draw", "pay"]
    whose: Literal["own", "opposing", "any"] = "own"
    filter: CardFilter = CardFilter()
    value: Value
    next_only: bool = False
    """Only the next one."""


class GainedReady(Part):
    """Coins gained by a Dominance Check in these lanes stay Ready (NN-72)."""

    change: Literal["gained_ready"]
    on: LaneScope


class KeepsCoin(Part):
    """Checks do not take the coin of these lanes away from its holder."""

    change: Literal["keeps_coin"]
    on: LaneScope


class Grants(Part):
    """Cards have a behaviour besides."""

    change: Literal["grants"]
    behaviour: Keyword
    spirits: SpiritScope | None = None
    cards: CardFilter | None = None
    """Own cards in hand and Channel."""

    @model_validator(mode="after")
    def _says_what(self) -> Self:
        if self.spirits is None and self.cards is None:
            raise PydanticCustomError("nn-pack-no-grantees", "give spirits, cards or both")
        return self


class Silenced(Part):
    """Texts do not work: those of Spirits, or of a Noble."""

    change: Literal["silenced"]
    on: Annotated[SpiritScope | Literal["own_noble", "opposing_noble"], RefersTo("texts")]


class SkipsStep(Part):
    """A step of the player's next turn is left out."""

    change: Literal["skips"]
    step: Literal["harvest", "channel", "focus"]
    whose: Literal["own", "opposing"] = "opposing"


class Instead(Part):
    """What would be destroyed or reaped goes elsewhere instead."""

    change: Literal["instead"]
    of: Literal["destroyed", "reaped"]
    on: SpiritScope
    to: Literal["hand", "banished", "deck_bottom", "grave"]
    may: bool = False
    """The player decides each time (NN-D22)."""


class InsteadOfDraw(Part):
    """Something is done in place of each card that a player would draw, once for each such card."""

    change: Literal["instead_of_draw"]
    whose: Literal["own", "opposing"] = "own"
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)
    may: bool = False
    """The player of the text decides each time (NN-D22)."""


Change: TypeAlias = Annotated[
    SpiritStats | LaneStats | SetStats | SwapStats | Ambient | Capacity | NoShatter | Indestructible
    | Untargetable | NoAttack | NoBlock | BlockBonus | WinsTies | ExtraAttack | FreeAttack | CostChange
    | GainedReady | KeepsCoin | Grants | Silenced | SkipsStep | Instead | InsteadOfDraw,
    Field(discriminator="change"),
]  # fmt: skip
