"""The registry of effects: what a text may name is done, and once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

import pytest
from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects.registry import EffectRegistry


class Sow(Part):
    """Puts a bean into the earth."""

    action: Literal["sow"]


class Reap(Part):
    """Takes it out again."""

    action: Literal["reap"]


class Twice(Part):
    """A connective: does something two times."""

    action: Literal["twice"]


Action: TypeAlias = Annotated[Sow | Reap | Twice, Field(discriminator="action")]


Handler: TypeAlias = Callable[[], str]


def sow() -> str:
    return "sown"


def reap() -> str:
    return "reaped"


def test_an_action_is_done_by_its_handler() -> None:
    effects = EffectRegistry({Twice: sow})
    effects.fill(Action, {Sow: sow}, {Reap: reap})
    assert effects[type(Reap(action="reap"))]() == "reaped"


def test_a_connective_may_be_done_apart() -> None:
    effects = EffectRegistry[Handler]()
    effects.fill(Action, {Sow: sow, Reap: reap}, apart={Twice: sow})
    assert effects == {Sow: sow, Reap: reap}


@pytest.mark.parametrize(
    ("begun", "table", "named"),
    [
        ({Twice: sow}, {Sow: sow}, "Reap"),
        ({Twice: sow}, {Sow: sow, Reap: reap, Twice: reap}, "Twice"),
    ],
    ids=["no handler", "two handlers"],
)
def test_an_action_without_a_handler_or_with_two_is_refused_by_name(
    begun: dict[type[Part], Handler], table: dict[type[Part], Handler], named: str
) -> None:
    effects = EffectRegistry[Handler](begun)
    with pytest.raises(TypeError, match=rf": {named}$"):
        effects.fill(Action, table)
    assert effects == begun
