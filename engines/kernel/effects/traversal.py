"""The walk through a text that finds words of which nothing would come; which those are, each game says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pydantic import BaseModel

from engines.kernel.seat.prompts import Say


class Misplaced(NamedTuple):
    """A word that means nothing where it stands, and why."""

    field: str
    """Where, as the pack's author writes it: `do.1.value`."""
    reason: Say


class Inside(NamedTuple):
    """Something that stands in a part of a text."""

    name: str
    """The field of the part."""
    value: Any
    path: str
    place: int
    """Which of a row it is; 0 where there is no row."""


def inside(part: BaseModel, path: str) -> Iterator[Inside]:
    """Yield what stands in a part, rows one by one, by the names that authors write."""
    fields = type(part).model_fields
    for name, field in fields.items():
        value, at = getattr(part, name), f"{path}.{field.alias or name}"
        if isinstance(value, tuple):
            # fields are of any type: of a tuple among them no more is known
            row: tuple[Any, ...] = value  # pyright: ignore[reportUnknownVariableType]
            for place, each in enumerate(row):
                yield Inside(name, each, f"{at}.{place}", place)
        else:
            yield Inside(name, value, at, 0)
