"""What is asked of an ability again and again, read off it once."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards.packs import Part
from engines.kernel.effects.call_frames import Program
from engines.soul_forger.language import costs
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.actions import (
    Absorb,
    ChooseModes,
    Look,
    May,
    Organize,
    PlayFree,
    Retarget,
    Search,
)
from engines.soul_forger.language.selectors import CardsIn, ChosenPieces
from engines.soul_forger.language.values import Value


class Text:
    """An ability as play needs it."""

    __slots__ = (
        "_asking", "_whole", "costs", "counters", "damage", "experience", "gate", "is_skill", "numbered",
        "once", "reaction", "targets",
    )  # fmt: skip

    def __init__(self, ability: Ability, program: Program) -> None:
        self.targets = ability.targets
        self.gate = ability.gate
        self.once = ability.once
        self.is_skill = ability.is_skill
        self.reaction = ability.flow_speed == "reaction"
        paid = ability.cost or ()
        self.costs = tuple(costs.read(each) for each in paid if isinstance(each, str) and ":" in each)
        """What it costs in cards."""
        self.counters = tuple(each for each in paid if isinstance(each, costs.SpendCounters))
        self.experience = sum(_least(each) for each in paid if isinstance(each, costs.SpendExperience))
        self.damage = sum(_least(each) for each in paid if isinstance(each, costs.TakeDamage))
        self.numbered = next(
            (each for each in paid if not isinstance(each, str) and each.number == "x"), None
        )
        """What its player names X for, besides cards."""
        actions = [action for block in program.blocks for action in block]
        self._asking = {id(action) for action in actions if _asks(action)}
        self._whole: dict[int, Value] = {id(action): _whole(action) for action in actions}

    def asks(self, action: Part) -> bool:
        """Tell whether somebody may be asked in one of its actions: a question begins a step."""
        return id(action) in self._asking

    def whole(self, action: Part) -> Value:
        """Return how much one of its actions does if it is done in full."""
        return self._whole[id(action)]


def _least(cost: costs.SpendExperience | costs.TakeDamage) -> int:
    """Return how much it is at least: X is 1 or more (SF-R37)."""
    return 1 if cost.number == "x" else cost.number


def _asks(action: Part) -> bool:
    asking = Absorb | ChooseModes | May | Organize | PlayFree | Retarget | Search
    if isinstance(action, asking) or getattr(action, "how", "") == "chosen":
        return True
    return any(
        (isinstance(value, ChosenPieces) and value.pick == "chosen")
        or (isinstance(value, CardsIn) and value.how == "chosen")
        for _, value in action
    )


def _whole(action: Part) -> Value:
    number: Any = getattr(action, "number", None)
    if number is None:
        held: Any = getattr(action, "who", None) or getattr(action, "cards", None)
        exact = isinstance(held, ChosenPieces | CardsIn) and getattr(held, "how", "") != "all"
        return held.number if exact and not held.up_to else 1
    return 1 if getattr(action, "up_to", False) or isinstance(action, Organize | Look) else number
