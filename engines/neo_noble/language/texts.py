"""A text on a card: an ability of a Noble, an effect of any other card (NN-10, NN-92 to NN-97)."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Name, Part
from engines.neo_noble.language.actions import Action
from engines.neo_noble.language.changes import Change
from engines.neo_noble.language.conditions import Condition
from engines.neo_noble.language.costs import Cost, X
from engines.neo_noble.language.events import Trigger
from engines.neo_noble.language.selectors import Target


class Activated(Part):
    """A text that is used: named, aimed, answered, resolved (NN-100).

    INCOME texts may be used unless they say "You must" (NN-92), ON SUMMON texts must be unless they say
    "you may" (NN-93), END TURN texts by the match's option (NN-R47); MANIFEST and PAY texts are used at will.
    """

    type: Literal["income", "on_summon", "manifest", "end_turn", "pay"]
    label: Name | None = None
    says: Literal["may", "must"] | None = None
    """What the text says of it; None leaves it to its type."""
    conditions: tuple[Condition, ...] = Field(default=(), alias="if", max_length=4)
    cost: tuple[Cost, ...] = Field(default=(), max_length=3)
    once: bool = False
    """For PAY: at most once in each turn (NN-97)."""
    targets: tuple[Target, ...] = Field(default=(), max_length=2)
    """Chosen before anybody reacts; without a legal one the text cannot be used (NN-R51)."""
    do: tuple[Action, ...] = Field(min_length=1, max_length=6)

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if self.once and self.type != "pay":
            raise PydanticCustomError("nn-pack-once", "only a PAY text says how often")
        if self.says is not None and self.type in ("manifest", "pay"):
            raise PydanticCustomError("nn-pack-says", "MANIFEST and PAY texts are used at will anyway")
        if self.type == "pay" and all(isinstance(c.number, X) and not c.number.least for c in self.cost):
            raise PydanticCustomError("nn-pack-no-cost", "a PAY text needs a cost")
        return self


class Ongoing(Part):
    """A passive text (NN-95): something holds, or something is done when something happens.

    It is in force while its card is a Noble or an Active Spirit; a trigger with
    `this` goes with the card that it concerns.
    """

    type: Literal["ongoing"]
    label: Name | None = None
    conditions: tuple[Condition, ...] = Field(default=(), alias="if", max_length=4)
    holds: tuple[Change, ...] = Field(default=(), max_length=4)
    when: Trigger | None = None
    may: bool = False
    do: tuple[Action, ...] = Field(default=(), max_length=6)

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        if bool(self.holds) is bool(self.do) or bool(self.do) is not (self.when is not None):
            raise PydanticCustomError("nn-pack-ongoing", "give either holds, or when together with do")
        return self


Text: TypeAlias = Annotated[Activated | Ongoing, Field(discriminator="type")]
