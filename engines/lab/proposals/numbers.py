"""The whole numbers of a card, how far each may go, and the card with other ones.

A number stands in a field of the card's model, inside its effects too, or as a word in a text such as a cost.
It is named by its path as authors write it: `texts.0.do.1.number`, or `cost.1` for the second word of a cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from pydantic import BaseModel, ValidationError

from engines.kernel.cards.packs import Name, Noun
from engines.kernel.cards.pictures import Picture
from engines.kernel.effects.traversal import inside

M = TypeVar("M", bound=BaseModel)

FURTHEST = 40
"""Steps from what is printed that are looked at."""


class CardNumber(NamedTuple):
    """A number on a card, with the least and the greatest one that its model lets stand there."""

    field: str
    printed: int
    low: int
    high: int


def numbers(card: BaseModel) -> list[CardNumber]:
    """Return the numbers of a card that may be others. None changes its sign."""
    found = [
        CardNumber(field, printed, _furthest(card, field, printed, -1), _furthest(card, field, printed, 1))
        for field, printed in _printed(card, "")
    ]
    return [each for each in found if each.low < each.high]


def _printed(part: BaseModel, path: str) -> Iterator[tuple[str, int]]:
    """Yield the numbers in a part, with their paths."""
    for found in inside(part, path):
        field, value = found.path.removeprefix("."), found.value
        if isinstance(value, int) and not isinstance(value, bool):
            yield field, value
        elif isinstance(value, str):
            yield from ((f"{field}.{place}", int(word)) for place, word in enumerate(value.split())
                        if word.isdecimal())  # fmt: skip
        elif isinstance(value, BaseModel) and not isinstance(value, Name | Noun | Picture):
            yield from _printed(value, found.path)


def _furthest(card: BaseModel, field: str, printed: int, step: int) -> int:
    """Return the last number in a direction that the model accepts."""
    reached = printed
    for number in range(printed + step, printed + step * (FURTHEST + 1), step):
        if number * printed < 0 or (printed == 0 and step < 0) or changed(card, {field: number}) is None:
            break
        reached = number
    return reached


def changed(card: M, values: Mapping[str, int]) -> M | None:
    """Return a card with other numbers by their paths; None where its model refuses them."""
    data: Any = card.model_dump(mode="json", by_alias=True)
    for field, value in values.items():
        data = _put(data, field.split("."), value)
    try:
        return type(card).model_validate(data)
    except ValidationError:
        return None


def _put(data: Any, path: Sequence[str], value: int) -> Any:
    """Return data with a number in its place."""
    if not path:
        return value
    key, *rest = path
    if isinstance(data, dict):
        fields = cast("dict[str, Any]", data)
        return {**fields, key: _put(fields[key], rest, value)}
    row: list[Any] = data.split() if isinstance(data, str) else list(data)
    row[int(key)] = _put(row[int(key)], rest, value)
    return " ".join(map(str, row)) if isinstance(data, str) else row
