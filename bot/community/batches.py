"""Deleting in small batches, so that moves are written between them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from bot.matches.service import MatchService
from bot.store.privacy.periods import RetentionRule
from bot.store.privacy.retention import Key

Find: TypeAlias = Callable[[int], Awaitable[list[Key]]]
"""Returns keys of rows that may go, at most so many."""
Delete: TypeAlias = Callable[[Sequence[Key]], Awaitable[list[Key]]]
"""Deletes rows that may go still; returns which went."""

MANY = 500
"""Keys read at once."""
PAUSE = 0.05
"""Seconds between two batches."""


class Batches:
    """Runs a long deletion in batches and stops between two of them. One per process."""

    def __init__(self, match_service: MatchService, pause: float = PAUSE) -> None:
        self._match_service = match_service
        self._pause = pause
        self.stopping = False
        """Whether the process ends: what is left goes after the next start."""

    async def delete(self, rule: RetentionRule, find: Find, delete: Delete) -> int:
        """Delete rows of a table as long as there are any; return how many went."""
        gone = 0
        while not self.stopping and (keys := await find(MANY)):
            before = gone
            for start in range(0, len(keys), rule.at_once):
                if self.stopping:
                    return gone
                deleted = await delete(keys[start : start + rule.at_once])
                self._forget(rule, deleted)
                gone += len(deleted)
                await self.rest()
            if gone == before:  # they are wanted again
                break
        return gone

    async def rest(self) -> None:
        """Let others go on."""
        await asyncio.sleep(self._pause)

    def _forget(self, rule: RetentionRule, deleted: Sequence[Key]) -> None:
        """Drop matches that are gone from memory."""
        if rule.table == "matches":
            for (match_id,) in deleted:
                assert isinstance(match_id, int)
                self._match_service.forget(match_id)
