"""Every shape of Soul-Forger's card language, but for what goes on in a Flow or a combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.soul_forger.language import actions
from engines.soul_forger.language.actions import Action
from engines.soul_forger.language.selectors import CardFilter, PieceFilter
from tests.engines.shapes import Shape, Shapes

FIXED: dict[Any, list[Any]] = {
    CardFilter: [{}, {"type": "creature"}, {"type": "equipment"}],
    PieceFilter: [{"type": "creature"}, {"type": "creature", "guard": "off"}, {"type": "equipment"}, {}],
}
"""Parts of which a few are enough: filters have tests of their own."""
VALUES: list[Any] = [
    1,
    2,
    {"calc": "count", "of": {"pick": "all", "whose": "own", "is": {"type": "creature"}}},
]
LEFT_OUT = (
    actions.Later, actions.ChooseModes, actions.May, actions.Conditional, actions.ForEach, actions.Repeat,
    actions.Negate, actions.CopyEntry, actions.Retarget, actions.TurnAttack, actions.EndCombat,
)  # fmt: skip
"""Actions of actions, of the Flow and of combat: `rules/` has their stories."""
_SHAPES = Shapes(FIXED, VALUES, {"kind": ["ember"]}, "puppet")


def every_action() -> Iterator[Shape]:
    """Yield every action in every shape."""
    yield from _SHAPES.every(Action, LEFT_OUT)
