"""Every shape of Neo Noble's card language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.neo_noble.language import actions
from engines.neo_noble.language.actions import Action
from engines.neo_noble.language.selectors import CardFilter, SpiritFilter
from tests.engines.shapes import Shape, Shapes

FIXED: dict[Any, list[Any]] = {
    CardFilter: [{}, {"type": ["errant"]}],
    SpiritFilter: [{}, {"type": ["errant"]}, {"type": ["arbiter"]}, {"max_power": 2}],
}
"""Parts of which a few are enough: filters have tests of their own."""
VALUES: list[Any] = [1, 2, {"calc": "coins"}, "x"]
FIELDS: dict[str, list[Any]] = {
    "do": [[{"action": "gain_souls", "number": 1}]],  # of what is done in place of something
    "names": [None, ["left"], ["middle", "right"]],
}
LEFT_OUT = (actions.Later, actions.ChooseOne, actions.May, actions.Conditional, actions.Win)
"""Actions of actions, and the one after which nothing is left to look at."""
_SHAPES = Shapes(FIXED, VALUES, FIELDS, "sapling")  # the only free words are names of Tokens


def every_action() -> Iterator[Shape]:
    """Yield every action in every shape."""
    yield from _SHAPES.every(Action, LEFT_OUT)
