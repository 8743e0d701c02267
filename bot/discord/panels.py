"""Private panels that are open: ephemeral messages that follow their match.

Discord lets an ephemeral message be edited by the token of the interaction
that made it, for fifteen minutes. All this is in memory: after a restart an old
panel is brought up to date by the next press on it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.discord.codes import Trouble, trouble
from bot.table.message_view import Edit, MessageView, ShownViews

log = logging.getLogger(__name__)

LIFE = 14 * 60.0
"""Seconds for which a panel is refreshed: a little less than its token lives."""


class OpenPanel(NamedTuple):
    """A panel that somebody has before them."""

    message_id: int
    edit: Edit
    delete: Callable[[], Awaitable[Any]]
    since: float


class Panels:
    """The newest panel of each person at each match; older ones go, so that they do not pile up."""

    def __init__(self, now: Callable[[], float], shown: ShownViews) -> None:
        self._now = now
        self._shown = shown
        self._open: dict[tuple[int, int], OpenPanel] = {}
        """By match and person, the oldest first."""
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def held(self, match_id: int, user_id: int) -> asyncio.Lock:
        """Return what is to be held while a person's panels are shown: one shows them at a time."""
        return self._locks.setdefault((match_id, user_id), asyncio.Lock())

    async def opened(
        self, match_id: int, user_id: int, message_id: int, edit: Edit, delete: Callable[[], Awaitable[Any]]
    ) -> None:
        """Keep a panel up to date from now on, and take the one before away."""
        before = self._open.pop((match_id, user_id), None)
        self._open[match_id, user_id] = OpenPanel(message_id, edit, delete, self._now())
        self._drop_old()
        if before is not None and before.message_id != message_id and self._lives(before):
            self._shown.forget(before.message_id)
            try:
                await before.delete()
            except discord.HTTPException:
                log.debug("an old panel could not be removed")  # the person has dismissed it

    async def refresh(
        self,
        match_id: int,
        user_id: int,
        face: Callable[[], Awaitable[MessageView]],
        stays: Callable[[int], bool],
    ) -> None:
        """Show how things stand on the panel that a person has open, if there is one.

        `stays` tells whether a message is left as it is, since they read a page of it.
        Raises discord.HTTPException for what may be tried again.
        """
        panel = self._open.get((match_id, user_id))
        if panel is None:
            return
        if not self._lives(panel):
            del self._open[match_id, user_id]
            return
        if stays(panel.message_id):
            return
        try:
            await self._shown.bring(panel.message_id, await face(), panel.edit)
        except discord.HTTPException as error:
            if trouble(error) is Trouble.LATER:
                raise
            self._open.pop((match_id, user_id), None)  # dismissed, or its token is gone

    def has(self, match_id: int, user_id: int) -> bool:
        """Tell whether a person has a panel open that is refreshed."""
        return (match_id, user_id) in self._open

    def closed(self, match_id: int, user_id: int) -> None:
        """Leave a panel as it is from now on."""
        self._open.pop((match_id, user_id), None)

    def _lives(self, panel: OpenPanel) -> bool:
        return self._now() - panel.since < LIFE

    def _drop_old(self) -> None:
        for key, panel in list(self._open.items()):
            if self._lives(panel):
                return
            del self._open[key]
