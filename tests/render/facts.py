"""Views that differ in one fact."""

from __future__ import annotations

from typing import Any


def changed(part: Any, path: str, value: Any) -> Any:
    """Return a copy of a view in which one fact is another."""
    first, _, rest = path.partition(".")
    if isinstance(part, tuple):
        place = int(first)
        new = changed(part[place], rest, value) if rest else value
        return (*part[:place], new, *part[place + 1 :])
    new = changed(getattr(part, first), rest, value) if rest else value
    return part.model_copy(update={first: new})
