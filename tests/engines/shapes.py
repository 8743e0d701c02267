"""Every shape of a card language: each value of each field with each value of every other one."""

from __future__ import annotations

import json
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin
from zlib import crc32

from pydantic import BaseModel

Shape = dict[str, Any]
T = TypeVar("T")
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
            rows = iter(_sampled(list(product(*choices)), MOST_WHOLE, _seed, lambda row: (*map(_word, row),)))
        elif size <= MOST_WHOLE:
            rows = product(*choices)
        else:
            rows = _pairs(fields, model.__name__)
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


class _Choices(NamedTuple):
    """The values of a field, each on its place of a circle: a new one takes over a part of one other's."""

    values: Sequence[Any]
    seeds: Sequence[int]
    ring: Sequence[tuple[int, int]]
    """Seeds with the places of their values, in the order of the seeds."""

    @classmethod
    def of(cls, values: Sequence[Any]) -> _Choices:
        seeds = [_seed(value) for value in values]
        return cls(values, seeds, sorted(zip(seeds, range(len(seeds)), strict=True)))

    def beside(self, seed: int) -> Any:
        """Return mostly the first value, else any."""
        if len(self.values) == 1 or seed % 10 < 6:
            return self.values[0]
        place = bisect(self.ring, (_mixed(seed, 1), 0)) % len(self.ring)
        return self.values[self.ring[place][1]]


def _pairs(fields: Mapping[str, list[Any]], seed: str) -> Iterator[tuple[Any, ...]]:
    """Yield rows in which each pair of values stands, or a sample of the pairs of two fields.

    What stands beside a pair hangs on the pair alone: a new value brings rows of its own, and takes a place
    in few of the others.
    """
    choices = {name: _Choices.of(values) for name, values in fields.items()}
    names = [(name, _seed(name)) for name in fields]
    for one, other in combinations(fields, 2):
        first, second = choices[one], choices[other]
        if not (len(first.values) > 1 and len(second.values) > 1):
            continue
        here = _seed([seed, one, other])
        pairs = [
            _Pair(_mixed(_mixed(here, own), its), value, more)
            for own, value in zip(first.seeds, first.values, strict=True)
            for its, more in zip(second.seeds, second.values, strict=True)
        ]
        for place, value, more in _sampled(pairs, MOST_PAIRS, lambda pair: pair.seed, _Pair.words):
            row = {name: choices[name].beside(_mixed(place, number)) for name, number in names}
            row[one], row[other] = value, more
            yield tuple(row.values())


class _Pair(NamedTuple):
    """Values of two fields, and what is drawn by them."""

    seed: int
    one: Any
    other: Any

    def words(self) -> tuple[str, str]:
        return _word(self.one), _word(self.other)


def _word(value: Any) -> str:
    """Return the word of the language that a value is about, if it is a part."""
    return value.get("change") or value.get("action") or "" if isinstance(value, dict) else ""


def _sampled(
    every: Sequence[T], most: int, seed: Callable[[T], int], word: Callable[[T], Any]
) -> Sequence[T]:
    """Return a sample of some things, in their order: as many of each word, or all where there are few.

    A new word takes the place of few others, whose words have most.
    """
    if len(every) <= most:
        return every
    drawn: defaultdict[Any, list[int]] = defaultdict(list)
    for each in every:
        drawn[word(each)].append(seed(each))
    share = 1
    while sum(min(len(row), share + 1) for row in drawn.values()) <= most:
        share += 1
    bars = {name: sorted(row)[min(len(row), share) - 1] for name, row in drawn.items()}
    return [each for each in every if seed(each) <= bars[word(each)]]


def _seed(value: Any) -> int:
    """Return a number that belongs to a value, and to no other that is like it."""
    return crc32(json.dumps(value, sort_keys=True).encode())


def _mixed(one: int, other: int) -> int:
    """Return a number that belongs to two others, far from that of their neighbours."""
    number = (one * 0x9E3779B1 + other) & 0xFFFFFFFF
    number = ((number ^ number >> 16) * 0x45D9F3B) & 0xFFFFFFFF
    number = ((number ^ number >> 16) * 0x45D9F3B) & 0xFFFFFFFF
    return number ^ number >> 16


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
    mixed = sorted(every, key=_seed)
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
