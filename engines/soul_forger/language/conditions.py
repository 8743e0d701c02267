"""When a text, or a part of it, applies."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, PrivateAttr, model_validator

from engines.kernel.cards.packs import Part, parts
from engines.kernel.effects import logic
from engines.kernel.effects.references import RefersTo
from engines.soul_forger.language.parts import OPPONENTS, Asked, Guard, Phase
from engines.soul_forger.language.selectors import CardFilter, PieceFilter, PieceRef
from engines.soul_forger.language.values import Value


class _Asking(Part):
    """Something that may be asked of any opponent, or of every one."""

    _opponents: frozenset[str] = PrivateAttr(default=frozenset())

    @model_validator(mode="after")
    def _look(self) -> Self:
        words = (getattr(part, name, None) for part in parts(self) for name in ("who", "of"))
        self._opponents = frozenset(word for word in words if isinstance(word, str) and word in OPPONENTS)
        return self

    @property
    def opponents(self) -> frozenset[str]:
        """Of which it is asked; nothing where it is asked of none."""
        return self._opponents


class _Number(_Asking):
    test: Literal["number"]
    of: Value


class Compare(logic.Bounds[Value], _Number):
    """A number compared: at least one of the three bounds, all that are given must hold."""


class PieceIs(Part):
    """A card on the field is of a kind."""

    test: Literal["card"]
    of: PieceRef
    filter: PieceFilter = Field(alias="is")


class Controls(_Asking):
    """A player controls a card of a kind."""

    test: Literal["controls"]
    who: Asked = "you"
    filter: PieceFilter = Field(alias="is")


class PlayerGuard(_Asking):
    """A player is On-guard or Off-guard (SF-77)."""

    test: Literal["guard"]
    who: Asked = "you"
    guard: Guard


class YourTurn(Part):
    """It is the turn of the player who controls the card."""

    test: Literal["your_turn"]


class InPhase(Part):
    """The turn is in one of these phases."""

    test: Literal["phase"]
    phase: tuple[Phase, ...] = Field(min_length=1, max_length=5)


class PaidWith(Part):
    """A card of a kind was sent to pay for the card that speaks."""

    test: Literal["paid_with"]
    filter: CardFilter = Field(alias="is")


class Done(Part):
    """The action before was done in full."""

    test: Annotated[Literal["done"], RefersTo("deed")]


class AllOf(logic.AllOf["Condition"]):
    """Every one of them."""


class AnyOf(logic.AnyOf["Condition"]):
    """At least one of them."""


class Not(logic.Not["Condition"]):
    """The contrary."""


Condition: TypeAlias = Annotated[
    Compare | PieceIs | Controls | PlayerGuard | YourTurn | InPhase | PaidWith | Done | AllOf | AnyOf | Not,
    Field(discriminator="test"),
]

for _model in (AllOf, AnyOf, Not):
    _model.model_rebuild()
