"""Retry support: exponential backoff, failures logged with one traceback each, and log context (ids)."""

from __future__ import annotations

import logging
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from traceback import extract_tb

from bot.store import StoreError

_MOST_REMEMBERED = 1_000

_CONCERNED: ContextVar[Mapping[str, int | str]] = ContextVar("concerned", default={})  # noqa: B039  # never changed
_told: set[tuple[type[BaseException], str, int]] = set()


@contextmanager
def concerning(**ids: int | str | None) -> Generator[None]:
    """Note the ids of what is at work, for as long as it is."""
    token = _CONCERNED.set({name: each for name, each in ids.items() if each is not None})
    try:
        yield
    finally:
        _CONCERNED.reset(token)


def concerned() -> Mapping[str, int | str]:
    """Return the ids of what is at work."""
    return _CONCERNED.get()


@dataclass(slots=True)
class Backoff:
    """Pauses between attempts, in seconds: each twice the one before, up to the longest."""

    first: float
    longest: float
    failures: int = 0
    """Failures in a row."""

    def next(self) -> float:
        """Count a failure and return the pause after it."""
        self.failures += 1
        return min(self.longest, self.first * 2.0 ** min(self.failures - 1, 60))

    def reset(self) -> None:
        """Count no more failures: it has worked."""
        self.failures = 0


def log_failure(log: logging.Logger, error: BaseException, text: str, *values: object) -> None:
    """Write one line about an error; with its traceback when it is ours and comes from a new place."""
    fresh = not isinstance(error, StoreError) and _is_new(error)
    log.warning(f"{text}: %r", *values, error, exc_info=error if fresh else None)


def _is_new(error: BaseException) -> bool:
    frames = extract_tb(error.__traceback__)
    place = (type(error), frames[-1].filename, frames[-1].lineno or 0) if frames else (type(error), "", 0)
    if place in _told:
        return False
    if len(_told) >= _MOST_REMEMBERED:
        _told.clear()
    _told.add(place)
    return True
