"""Every shape of a card language: each value of each field with each value of every other one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

Shape = dict[str, Any]
OF_EACH_WORD = 2
"""Shapes of each word in a sample, if there are so many."""
MOST_WHOLE = 400
"""So many shapes of a part are built whole; of larger ones each pair of values, once at least."""
MOST_PAIRS = 1500
"""So many shapes of each pair of fields."""


class Shapes:
    """The shapes of one language.

    `fixed` gives the parts of which a few are enough, `numbers` what stands where a number may be counted,
    `fields` what stands in fields of a name, and `word` what does where any word may.
    """

    def __init__(
        self,
        fixed: Mapping[Any, list[Any]],
        numbers: Sequence[Any],
        fields: Mapping[str, list[Any]],
        word: str,
    ) -> None:
        self._found: dict[Any, list[Any]] = dict(fixed)
        self._counted = list(numbers)
        self._fields = fields
        self._word = word

    def every(self, union: Any, left_out: Collection[type[BaseModel]] = ()) -> Iterator[Shape]:
        """Yield every member of a union in every shape."""
        union = get_args(union)[0] if get_origin(union) is Annotated else union
        for model in get_args(union):
            if model not in left_out:
                yield from self.of(model)

    def of(self, model: type[BaseModel]) -> list[Shape]:
        """Return a model in every shape, as a pack would write it; what is as it is anyway is left out."""
        if model not in self._found:
            self._found[model] = self._build(model)
        return self._found[model]

    def _build(self, model: type[BaseModel]) -> list[Shape]:
        fields = {
            field.alias or name: self._values(field.annotation, field.metadata, name)
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

    def _values(self, kind: Any, metadata: list[Any] | None = None, name: str = "") -> list[Any]:
        """Return what may stand in a field."""
        if name in self._fields:
            return self._fields[name]
        origin = get_origin(kind)
        if origin is Annotated:
            inner, *more = get_args(kind)
            return self._values(inner, more)
        if origin is Literal:
            return list(get_args(kind))
        if origin in (Union, UnionType):
            members = get_args(kind)
            if any("calc" in str(member) for member in members):
                return self._counted
            return [value for member in members for value in self._values(member, metadata)]
        if origin is tuple:
            return [None]
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            return self.of(kind)
        if kind is bool:
            return [None, True]
        if kind is int:
            return _numbers(metadata or [])
        if kind is type(None):
            return [None]
        return [self._word]


def _pairs(choices: list[list[Any]], chance: Random) -> Iterator[tuple[Any, ...]]:
    for one, other in combinations(range(len(choices)), 2):
        pairs = list(product(choices[one], choices[other]))
        if not (len(choices[one]) > 1 and len(choices[other]) > 1):
            continue
        for pair in pairs if len(pairs) <= MOST_PAIRS else chance.sample(pairs, MOST_PAIRS):
            row = [values[0] if chance.random() < 0.6 else chance.choice(values) for values in choices]
            row[one], row[other] = pair
            yield tuple(row)


def _numbers(metadata: list[Any]) -> list[int]:
    limits = {
        name: getattr(part, name)
        for each in metadata
        for part in getattr(each, "metadata", [each])
        for name in ("ge", "le")
        if getattr(part, name, None) is not None
    }
    return [number for number in (1, 2, -1) if limits.get("ge", 1) <= number <= limits.get("le", 2)]


def each_once(shapes: Iterable[Shape], most: int | None = None) -> list[Shape]:
    """Return each shape once, in an order that is always the same; a sample where `most` is given.

    The sample has shapes of every word, so that a new word is not left to chance.
    """
    found = {json.dumps(shape, sort_keys=True): shape for shape in shapes}
    every = [found[key] for key in sorted(found)]
    if most is None:
        return every
    mixed = Random("promise").sample(every, len(every))
    seen: Counter[str] = Counter()
    firsts: list[Shape] = []
    rest: list[Shape] = []
    for shape in mixed:
        (firsts if seen[word_of(shape)] < OF_EACH_WORD else rest).append(shape)
        seen[word_of(shape)] += 1
    return firsts + rest[: max(0, most - len(firsts))]


def word_of(shape: Shape) -> str:
    """Return the word of the language that a shape is about: its action, or which change it makes."""
    if "changes" in shape:
        return f"change: {next(iter(shape['changes'][0]))}"
    return f"change: {shape['what']['change']}" if shape["action"] == "change" else shape["action"]
