"""What all tasks of `real` begin with: the settings, and the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from bot.cli.failure import Failure, in_words
from bot.cli.settings import settings_or_fail
from bot.settings import Settings
from bot.store import Store, StoreError

PAGE = "docs/real-cards.md"
"""What an owner reads first: its name is the setting that switches real cards on."""
T = TypeVar("T")


def switched_on() -> Settings:
    """Return the settings, where real cards are switched on. Raises Failure."""
    settings = settings_or_fail()
    if settings.real_cards is None:
        raise Failure(f"real cards are switched off. Read {PAGE} first; it says how to switch them on.")
    return settings


def run(opening: AbstractAsyncContextManager[Store], work: Callable[[Store], Awaitable[T]]) -> T:
    """Do work on a store that is opened for it. Raises Failure."""

    async def opened() -> T:
        async with opening as store:
            return await work(store)

    try:
        return asyncio.run(opened())
    except StoreError as error:
        raise in_words(error) from error
