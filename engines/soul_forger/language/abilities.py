"""An ability of a card: what starts it, what must be so, what it aims at, what it does.

It begins `when` something happens, or is activated for a `cost`, or `holds` while its card is there; an
ability of none of these is what an Action does. Then come `if`, `targets`, `may`, `do` and `else`.
"""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Part
from engines.soul_forger.language.actions import Action, Conditional
from engines.soul_forger.language.changes import Change
from engines.soul_forger.language.conditions import Condition
from engines.soul_forger.language.costs import AbilityCost, names_x
from engines.soul_forger.language.events import Trigger
from engines.soul_forger.language.selectors import Target

AbilityKind: TypeAlias = Literal["trigger", "activated", "holds", "resolve"]


def _kind_of(cost: AbilityCost) -> str:
    """Return what kind of cost it is: all cards that are sent are one."""
    if isinstance(cost, str):
        return "cards" if ":" in cost else cost
    return f"{cost.cost} {cost.kind}" if cost.cost == "counters" else cost.cost


class Ability(Part):
    """One paragraph of a card."""

    when: Trigger | None = None
    cost: tuple[AbilityCost, ...] | None = Field(default=None, max_length=3)
    """What is paid to activate it; an empty one is activated for nothing, `once` in a turn."""
    speed: Literal["normal", "reaction"] | None = None
    """Of an activated ability; what it is where it is not said, see `flow_speed`."""
    once: bool = False
    """Activated at most once in each turn (SF-R59)."""
    holds: tuple[Change, ...] = Field(default=(), max_length=4)
    conditions: tuple[Condition, ...] = Field(default=(), alias="if", max_length=4)
    """Without an `else` it does not start at all where they do not hold."""
    targets: tuple[Target, ...] = Field(default=(), max_length=2)
    may: bool = False
    """Of a trigger: its controller may leave it (SF-R58, SF-D16)."""
    do: tuple[Action, ...] = Field(default=(), max_length=6)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=4)
    """Done where the conditions do not hold as it resolves."""

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        begins = (self.when is not None) + (self.cost is not None) + bool(self.holds)
        if begins > 1 or bool(self.holds) is bool(self.do):
            raise PydanticCustomError("sf-pack-ability", "give one of when, cost, holds; do or holds")
        if self.holds and (self.targets or self.otherwise):
            raise PydanticCustomError("sf-pack-holds", "what holds has no targets and no else")
        if self.may and self.when is None:
            raise PydanticCustomError("sf-pack-may", "only what starts by itself may be left")
        if (self.once or self.speed is not None) and self.cost is None:
            raise PydanticCustomError(
                "sf-pack-once", "only what is activated has a speed and a number of times"
            )
        kinds = [_kind_of(cost) for cost in self.cost or ()]
        if len(set(kinds)) < len(kinds):
            raise PydanticCustomError("sf-pack-costs", "what is paid of one kind stands there once")
        if sum(map(names_x, self.cost or ())) > 1:
            raise PydanticCustomError("sf-pack-two-x", "one X is named for all of a cost")
        if self.cost == () and not self.once:
            raise PydanticCustomError("sf-pack-free", "what costs nothing is activated once in a turn")
        if self.is_skill and self.speed is not None:
            raise PydanticCustomError("sf-pack-skill-speed", "a Skill has Reaction speed")
        if self.otherwise and not self.conditions:
            raise PydanticCustomError("sf-pack-else", "else goes with if")
        return self

    @property
    def kind(self) -> AbilityKind:
        """Tell what starts it."""
        if self.when is not None:
            return "trigger"
        if self.cost is not None:
            return "activated"
        return "holds" if self.holds else "resolve"

    @property
    def is_skill(self) -> bool:
        """Tell whether it is activated by turning its card Off-guard (SF-155)."""
        return self.cost is not None and "off_guard" in self.cost

    @property
    def flow_speed(self) -> Literal["normal", "reaction"]:
        """Return the speed of an activated ability (SF-124, SF-R70)."""
        return "reaction" if self.is_skill else self.speed or "normal"

    @property
    def gate(self) -> tuple[Condition, ...]:
        """Return the conditions without which it does not start, and does nothing."""
        return () if self.otherwise else self.conditions

    @property
    def block(self) -> tuple[Action, ...]:
        """Return what it does, as one block."""
        if not self.otherwise:
            return self.do
        told = {"action": "if", "if": self.conditions, "do": self.do, "else": self.otherwise}
        return (Conditional.model_validate(told),)
