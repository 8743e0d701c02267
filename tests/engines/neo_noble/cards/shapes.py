"""Every shape of the card language: each value of each field with each value of every other one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from engines.neo_noble.cards.language import actions
from engines.neo_noble.cards.language.actions import Action
from engines.neo_noble.cards.language.selectors import CardFilter, SpiritFilter

Shape = dict[str, Any]
MOST_WHOLE = 400
"""So many shapes of a part are built whole; of larger ones each pair of values, once at least."""
MOST_PAIRS = 1500
"""So many shapes of each pair of fields."""
FIXED: dict[Any, list[Any]] = {
    CardFilter: [{}, {"type": ["errant"]}],
    SpiritFilter: [{}, {"type": ["errant"]}, {"type": ["arbiter"]}, {"max_power": 2}],
}
"""Parts of which a few are enough: filters have tests of their own."""
VALUES: list[Any] = [1, 2, {"calc": "coins"}, "x"]
LEFT_OUT = (actions.Later, actions.ChooseOne, actions.May, actions.Conditional, actions.Win)
"""Actions of actions, and the one after which nothing is left to look at."""


def every_action() -> Iterator[Shape]:
    """Yield every action in every shape."""
    for model in _members(Action):
        if model not in LEFT_OUT:
            yield from _shapes(model)


def _members(union: Any) -> list[type[BaseModel]]:
    union = get_args(union)[0] if get_origin(union) is Annotated else union
    return list(get_args(union))


@cache
def _shapes(model: type[BaseModel]) -> list[Shape]:
    """Return a model in every shape, as a pack would write it; what is as it is anyway is left out."""
    if model in FIXED:
        return FIXED[model]
    fields = {
        field.alias or name: _values(field.annotation, field.metadata, name)
        for name, field in model.model_fields.items()
    }
    names, choices = list(fields), list(fields.values())
    rows: Iterator[tuple[Any, ...]]
    size = 1
    for values in choices:
        size *= len(values)
    if sum(len(values) > 1 for values in choices) == 1 and size > MOST_WHOLE:
        rows = iter(Random(model.__name__).sample(list(product(*choices)), MOST_WHOLE))
    elif size <= MOST_WHOLE:
        rows = product(*choices)
    else:
        rows = _pairs(choices, Random(model.__name__))
    return [
        {name: value for name, value in zip(names, row, strict=True) if value is not None} for row in rows
    ]


def _pairs(choices: list[list[Any]], chance: Random) -> Iterator[tuple[Any, ...]]:
    for one, other in combinations(range(len(choices)), 2):
        pairs = list(product(choices[one], choices[other]))
        if not (len(choices[one]) > 1 and len(choices[other]) > 1):
            continue
        for pair in pairs if len(pairs) <= MOST_PAIRS else chance.sample(pairs, MOST_PAIRS):
            row = [values[0] if chance.random() < 0.6 else chance.choice(values) for values in choices]
            row[one], row[other] = pair
            yield tuple(row)


def _values(kind: Any, metadata: list[Any] | None = None, name: str = "") -> list[Any]:
    """Return what may stand in a field."""
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *more = get_args(kind)
        return _values(inner, more, name)
    if origin is Literal:
        return list(get_args(kind))
    if origin in (Union, UnionType):
        members = get_args(kind)
        if any("calc" in str(member) for member in members):
            return VALUES
        return [value for member in members for value in _values(member, metadata, name)]
    if origin is tuple:
        if name == "do":  # of what is done in place of something
            return [[{"action": "gain_souls", "number": 1}]]
        lanes = [["left"], ["middle", "right"]] if name == "names" else []
        return [None, *lanes]
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return _shapes(kind)
    if kind is bool:
        return [None, True]
    if kind is int:
        return _numbers(metadata or [])
    if kind is type(None):
        return [None]
    return ["sapling"]  # the only free words are names of Tokens


def _numbers(metadata: list[Any]) -> list[int]:
    limits = {
        name: getattr(part, name)
        for each in metadata
        for part in getattr(each, "metadata", [each])
        for name in ("ge", "le")
        if getattr(part, name, None) is not None
    }
    return [number for number in (1, 2, -1) if limits.get("ge", 1) <= number <= limits.get("le", 2)]
