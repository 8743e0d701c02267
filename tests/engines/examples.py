"""Examples of all that can be said in a card language: every part of it, and every value of its fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError

M = TypeVar("M", bound=BaseModel)
_WRONG: Final = object()
"""Stands where an example would be that its model refuses: whatever holds it is refused as well."""


def examples(model: type[M], names: Sequence[Any], deepest: int = 3) -> Iterator[M]:
    """Yield examples of a model, each once: `names` stand where ids are wanted."""
    seen: set[str] = set()
    for made in _tried(model, tuple(names), deepest):
        if made is not _WRONG and (key := made.model_dump_json()) not in seen:
            seen.add(key)
            yield made


def _tried(model: type[BaseModel], names: tuple[Any, ...], depth: int) -> Iterator[Any]:
    """Yield what a model makes of each of its examples."""
    for example in _models(model, names, depth):
        try:
            yield _WRONG if _is_wrong(example.values()) else model.model_validate(example)
        except ValidationError:
            yield _WRONG


def _is_wrong(values: Iterable[Any]) -> bool:
    return any(value is _WRONG or (isinstance(value, list) and _is_wrong(value)) for value in values)


@cache
def _inside(model: type[BaseModel], names: tuple[Any, ...], depth: int) -> list[Any]:
    """Return what stands in others' examples: it is made once, and tried once."""
    return [*_tried(model, names, depth)]


def _of(kind: Any, names: tuple[Any, ...], depth: int) -> list[Any]:
    origin = get_origin(kind)
    if origin is Annotated:
        return _of(get_args(kind)[0], names, depth)
    if origin is Literal:
        return list(get_args(kind))
    if origin in (Union, UnionType):
        alternatives = [_of(part, names, depth) for part in get_args(kind)]
        return [example for found in alternatives for example in found]
    if origin is tuple:
        inner = _of(get_args(kind)[0], names, depth)
        return [*([one] for one in inner), inner[:2], inner[-2:], inner[:3]]
    if kind is int:
        return [1, 2, 3, -2]
    if kind is bool:
        return [True, False]
    if kind is type(None):
        return [None]
    if kind is str:
        return list(names)
    assert issubclass(kind, BaseModel), kind
    return _inside(kind, names, depth - 1) if depth else []


def _models(kind: type[BaseModel], names: tuple[Any, ...], depth: int) -> Iterator[dict[str, Any]]:
    """A model with the first example of each field, then each field's other examples in turn."""
    options = {
        field.alias or name: _of(field.annotation, names, depth) for name, field in kind.model_fields.items()
    }
    required = {field.alias or name for name, field in kind.model_fields.items() if field.is_required()}
    if any(not options[name] for name in required):
        return
    plain = {name: options[name][0] for name in required}
    yield plain
    for name, found in options.items():
        for example in found:
            yield {**plain, name: example}
