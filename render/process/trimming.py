"""Memory that drawing has freed, given back to the system."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from itertools import count

_EVERY = 32
"""Pictures after which that is done: it takes some milliseconds, and less often a sixth of all is idle."""

_drawn = count(1)


def _found() -> Callable[[int], int] | None:
    """Return glibc's own way to do so (malloc_trim(3)); other libraries for C have none."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # Windows has no library without a name
        return None


_trim = _found()


def trim() -> None:
    """Give back what is free, after every so many pictures.

    Sprites that are kept lie between pictures that are not: so what these leave is free only in parts, and
    glibc by itself gives back what lies at the end.
    """
    if _trim is not None and next(_drawn) % _EVERY == 0:
        _trim(0)
