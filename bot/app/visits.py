"""Interactions that are being answered."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress


class Visits:
    """Counts the interactions that are being answered, so that a process that ends can wait for them."""

    def __init__(self) -> None:
        self._open = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextmanager
    def one(self) -> Generator[None]:
        """Count an interaction while it is answered."""
        self._open += 1
        self._none.clear()
        try:
            yield
        finally:
            self._open -= 1
            if not self._open:
                self._none.set()

    async def over(self, within: float) -> None:
        """Wait until none is being answered, at most for so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._none.wait()
