"""A memory that cannot grow: it keeps what was used last."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 4_096
"""Entries, each of some hundred bytes."""


class LruDict(Generic[K, V]):
    """A mapping that forgets the entry that has waited longest when it is full."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._entries: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __setitem__(self, key: K, value: V) -> None:
        self._entries[key] = value
        self._entries.move_to_end(key)
        if len(self._entries) > self._most:
            self._entries.popitem(last=False)

    def get(self, key: K) -> V | None:
        """Return what is kept, which is used thereby."""
        if key in self._entries:
            self._entries.move_to_end(key)
        return self._entries.get(key)

    def pop(self, key: K) -> V | None:
        """Forget an entry and return it."""
        return self._entries.pop(key, None)
