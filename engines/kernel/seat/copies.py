"""Things that nobody can tell apart: a question offers one of them for all."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

Nature = Callable[[str], Hashable | None]
"""Tells by a key what all can see of a thing, all that may ever matter of it; None of what has no copies."""


def one_of_each(keys: Iterable[str], nature: Nature) -> dict[str, tuple[str, ...]]:
    """Return keys of different things only, each with those of all its copies, itself among them."""
    found: dict[Hashable, list[str]] = {}
    for key in keys:
        seen = nature(key)
        found.setdefault(("alone", key) if seen is None else ("alike", seen), []).append(key)
    return {alike[0]: tuple(alike) for alike in found.values()}
