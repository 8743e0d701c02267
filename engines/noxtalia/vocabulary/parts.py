"""What every model of the card language shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

Side: TypeAlias = Literal["ally", "enemy"]
"""Seen from the one who uses the card."""
Who: TypeAlias = Literal["player", "opponent"]
"""The one who uses the card, or the other one."""
CardType: TypeAlias = Literal["attack", "defence", "support"]
"""NX-75 to NX-77."""
Keyword: TypeAlias = Literal["ultime", "zone", "amelioration", "affaiblissement"]
"""NX-78 to NX-84."""
Cycle: TypeAlias = Literal["diurne", "nocturne"]
"""NX-28."""


class Part(BaseModel):
    """A part of a card: read once, never changed, nothing in it that is not known."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


def parts(model: BaseModel) -> Iterator[BaseModel]:
    """Yield a model of the card language and all models inside it."""
    yield model
    for _, value in model:
        for part in value if isinstance(value, tuple) else (value,):  # pyright: ignore[reportUnknownVariableType]
            if isinstance(part, BaseModel):
                yield from parts(part)
