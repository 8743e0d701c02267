"""The door of text: what Discord brings, before anything of Herald's reads it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar, cast

T = TypeVar("T")

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
"""NUL, which PostgreSQL's text does not take, and halves of surrogate pairs, which UTF-8 does not."""


def storable(value: T) -> T:
    """Return JSON, or text from an upload, without signs that a database or an encoding does not take."""
    if isinstance(value, str):
        return cast(T, value if value.isascii() and "\0" not in value else _UNSTORABLE.sub("", value))
    if isinstance(value, dict):
        return cast(T, {key: storable(each) for key, each in cast("dict[Any, Any]", value).items()})
    if isinstance(value, list):
        return cast(T, [storable(each) for each in cast("list[Any]", value)])
    return value


def guard(parsers: dict[str, Callable[[Any], None]]) -> None:
    """Let each parser of gateway events read storable text alone: options, forms, names."""
    for event, parse in parsers.items():
        parsers[event] = _guarded(parse)


def _guarded(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    def read(event: Any) -> None:
        parse(storable(event))

    return read
