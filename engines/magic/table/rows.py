"""Rows of plain values, as they are saved and as they are kept."""

from __future__ import annotations

from typing import Any, cast


def as_lists(value: Any) -> Any:
    """Return a value with lists in the place of tuples, for JSON."""
    return [*map(as_lists, cast("tuple[Any, ...]", value))] if isinstance(value, tuple) else value


def as_tuples(value: Any) -> Any:
    """Return a value with tuples in the place of lists."""
    return tuple(map(as_tuples, cast("list[Any]", value))) if isinstance(value, list) else value
