"""Keywords that stand for abilities, and say no more than a number or a cost besides their name (702)."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Part
from engines.magic.language.costs import CostText

NamedWord: TypeAlias = Literal[
    "battle_cry", "bloodthirst", "evolve", "exalted", "fading", "graft", "modular", "outlast", "persist",
    "reinforce", "scavenge", "undying",
]  # fmt: skip


class Says(NamedTuple):
    """What stands beside the name of a keyword."""

    number: bool = False
    cost: bool = False


SAYS: dict[NamedWord, Says] = {
    "battle_cry": Says(),
    "bloodthirst": Says(number=True),
    "evolve": Says(),
    "exalted": Says(),
    "fading": Says(number=True),
    "graft": Says(number=True),
    "modular": Says(number=True),
    "outlast": Says(cost=True),
    "persist": Says(),
    "reinforce": Says(number=True, cost=True),
    "scavenge": Says(cost=True),
    "undying": Says(),
}


class NamedAbility(Part):
    """A keyword that stands for abilities: `cards/keywords/named` has them."""

    named: NamedWord
    number: Annotated[int, Field(ge=1, le=20)] | None = None
    cost: CostText | None = None

    @model_validator(mode="after")
    def _says_what_it_must(self) -> Self:
        if Says(self.number is not None, self.cost is not None) != SAYS[self.named]:
            raise PydanticCustomError("mn-pack-named", "a keyword has its number and its cost, and no other")
        return self
