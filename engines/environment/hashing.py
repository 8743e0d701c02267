"""Feature hashing: plain data of any form as a vector of one length (Weinberger et al. 2009).

Packs bring cards that nobody knows yet, so there is no fixed vocabulary: each feature has its place and its
sign by its name. The hash is the same in every process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import expm1
from typing import Any, TypeAlias, cast
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.float32]

BOUND = 64.0
"""What no entry of a vector goes beyond."""
_ROOT = 0
_SPREAD = 0x9E3779B1
"""Knuth's multiplier (2**32 by the golden ratio): the upper bits of a product depend on all of the hash."""
_BITS = 32
_WORD = expm1(1.0)
"""A number whose logarithm, as it counts, is one."""


class Features:
    """Features of one thing or of several in rows, each a hash and its value, until they become numbers."""

    def __init__(self) -> None:
        self._rows: list[int] = []
        self._hashes: list[int] = []
        self._values: list[float] = []

    def add(self, data: Any, path: int = _ROOT, row: int = 0) -> None:
        """Add plain data, each part by the path that leads to it.

        A number counts by its logarithm, so that large ones do not drown the others; a word counts one. Of
        words in a list it counts how often they stand there, not where: a hand is a set.
        """
        if isinstance(data, str):
            self._put(row, below(path, data), _WORD)
        elif isinstance(data, int | float):
            self._put(row, path, data)
        elif isinstance(data, dict):
            for name, part in cast("Mapping[str, Any]", data).items():
                if part is not None:
                    self.add(part, below(path, name), row)
        elif data is not None:
            for place, part in enumerate(cast("Sequence[Any]", data)):
                self.add(part, path if isinstance(part, str) else below(path, place), row)

    def add_anew(self, data: Mapping[str, Any], known: Known) -> None:
        """Add plain data of which most has not changed since it was added last: that is not hashed again."""
        for name, part in data.items():
            before, found = known.get(name, (None, None))
            if found is None or before != part:
                found = Features()
                found.add(part, below(_ROOT, name))
                known[name] = part, found
            self._rows += found._rows
            self._hashes += found._hashes
            self._values += found._values

    def _put(self, row: int, feature: int, value: float) -> None:
        if value:
            self._rows.append(row)
            self._hashes.append(feature)
            self._values.append(value)

    def matrix(self, rows: int, size: int) -> Vector:
        """Return for each row the sums of its values by place; `size` is a power of two."""
        spread = np.array(self._hashes, np.uint64) * np.uint64(_SPREAD) & np.uint64(2**_BITS - 1)
        places = (spread >> np.uint64(_BITS - size.bit_length() + 1)).astype(np.intp)
        places += np.array(self._rows, np.intp) * size
        values = np.array(self._values, np.float64)
        values = np.copysign(np.log1p(np.abs(values)), values) * (1.0 - 2.0 * (spread & np.uint64(1)))
        sums = np.bincount(places, weights=values, minlength=rows * size)
        return np.clip(sums, -BOUND, BOUND).astype(np.float32).reshape(rows, size)

    def vector(self, size: int) -> Vector:
        """Return the sums of the values by place, of one thing; `size` is a power of two."""
        return self.matrix(1, size)[0]


Known: TypeAlias = dict[str, tuple[Any, Features]]
"""Parts of plain data by name, as they were last, with their features."""


@lru_cache(maxsize=2**16)
def below(path: int, name: str | int) -> int:
    """Return the path of what has this name at a path."""
    return crc32(f"/{name}".encode(), path)
