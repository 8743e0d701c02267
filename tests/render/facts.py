"""Views that differ in one fact."""

from __future__ import annotations

from typing import Any


def changed(part: Any, path: str, value: Any) -> Any:
    """Return a copy of a view in which one fact is another; `a.0.b` is the fact b of the first part of a."""
    first, _, rest = path.partition(".")
    if first.isdigit():
        place = int(first)
        new = changed(part[place], rest, value) if rest else value
        return (*part[:place], new, *part[place + 1 :])
    new = changed(getattr(part, first), rest, value) if rest else value
    named_tuple = hasattr(part, "_replace")
    return part._replace(**{first: new}) if named_tuple else part.model_copy(update={first: new})
