"""Caches that are bounded by what they hold, not by how often they were asked.

An `lru_cache` counts entries; one entry made of a stranger's pack may be a thousand times another's size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from operator import itemgetter
from threading import Lock
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from cachetools import LRUCache, cached

P = ParamSpec("P")
K = TypeVar("K")
V = TypeVar("V")


def kept_by_weight(most: int, weight: Callable[..., int]) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """Cache results, least recently used first to go, as long as their weights do not exceed `most`.

    `weight` is asked with the same arguments. A result heavier than `most` is returned and not kept.
    """

    def decorate(work: Callable[P, V]) -> Callable[P, V]:
        cache: LRUCache[Hashable, tuple[int, V]] = LRUCache(most, getsizeof=itemgetter(0))

        @cached(cache, lock=Lock())
        def weighed(*args: P.args, **kwargs: P.kwargs) -> tuple[int, V]:
            return weight(*args, **kwargs), work(*args, **kwargs)

        @wraps(work)
        def kept(*args: P.args, **kwargs: P.kwargs) -> V:
            return weighed(*args, **kwargs)[1]

        return kept

    return decorate


def kept_as_long(work: Callable[Concatenate[K, P], V]) -> Callable[Concatenate[K, P], V]:
    """Cache results as long as the first argument lives: the cache does not keep it alive."""
    results: WeakKeyDictionary[Any, dict[Hashable, V]] = WeakKeyDictionary()

    @wraps(work)
    def kept(owner: K, *args: P.args, **kwargs: P.kwargs) -> V:
        known = results.setdefault(owner, {})
        key = (args, tuple(kwargs.items()))
        if key not in known:
            known[key] = work(owner, *args, **kwargs)
        return known[key]

    return kept
