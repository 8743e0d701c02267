"""What must be so."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects import logic
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Whose
from engines.magic.language.selectors import Ref
from engines.magic.language.values import Value

TurnPart: TypeAlias = Literal["upkeep", "draw", "combat", "attackers", "blockers", "end"]
"""Steps, and the combat phase, which has several (500.1)."""


class Compare(logic.Bounds[Value]):
    """A number compared."""

    BOUNDS: ClassVar[tuple[str, ...]] = (*logic.Bounds.BOUNDS, "more_than", "less_than")
    test: Literal["number"]
    value: Value
    more_than: Value | None = None
    less_than: Value | None = None


class Is(Part):
    """An object is of a kind, or was last."""

    test: Literal["is"]
    what: Ref = "this"
    filter: Filter = Field(alias="is")


class Turn(Part):
    """It is somebody's turn, perhaps in some part of it (500.1)."""

    test: Literal["turn"]
    whose: Whose = "you"
    main: bool = False
    step: TurnPart | None = None
    before: Literal["attackers", "blockers", "damage"] | None = None
    """Not yet the step in which these are declared, or in which combat damage is dealt (506.1)."""

    @property
    def is_whole(self) -> bool:
        """Tell whether no part of the turn is asked for."""
        return not self.main and self.step is None and self.before is None


class Paid(Part):
    """An additional cost has been paid (702.33d)."""

    test: Literal["kicked"]


class AimsAt(Part):
    """The spell has a target of a kind (601.2c); while none is chosen, it may have one."""

    test: Literal["targets"]
    filter: Filter = Field(default=ANYTHING, alias="is")
    whose: Whose = "any"
    zone: Literal["battlefield", "spell"] = "battlefield"


class Newcomer(Part):
    """The permanent came under its controller's control since that player's upkeep before (702.30a)."""

    test: Literal["new"]


class CastSo(Part):
    """The object was cast in one of several ways (118.9, 607.2)."""

    test: Literal["cast_so"]
    way: Literal["dash", "escape", "evoke", "madness"]


class Did(Part):
    """The action before has done something: "if you do"."""

    test: Literal["done"]


class AllOf(logic.AllOf["Condition"]):
    """Every one of them."""


class AnyOf(logic.AnyOf["Condition"]):
    """At least one of them."""


class Not(logic.Not["Condition"]):
    """The contrary."""


Condition: TypeAlias = Annotated[
    Compare | Is | Turn | Paid | AimsAt | Newcomer | CastSo | Did | AllOf | AnyOf | Not,
    Field(discriminator="test"),
]

for _model in (AllOf, AnyOf, Not):
    _model.model_rebuild()
