"""One errand of the outbox after the other: each kind of them has a file beside this one."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from weakref import WeakValueDictionary

import discord

from bot.discord.codes import REFUSED, fate_of
from bot.discord.delivery import challenge, paused
from bot.discord.delivery.board import Boards
from bot.discord.delivery.call import Calls
from bot.discord.delivery.hand import Hands
from bot.discord.delivery.pictures import DEFAULT_THEME, Pictures
from bot.discord.delivery.post import Post
from bot.errors import NoSuchMatch, OutOfOrder
from bot.host.outbox import Fate
from bot.ladder import posts as meeting
from bot.ladder.matchmaker import Matchmaker
from bot.matches.desk import Desk
from bot.matches.live import Live, RulesBroke
from bot.store import OutboxRow, Store, UserPreferences
from bot.store.outbox.errands import (
    Board,
    Call,
    Challenge,
    Hand,
    Meeting,
    Note,
    SearchEnded,
    Status,
    Stopped,
    TableThread,
    errand_of,
)
from bot.table.face import Face
from bot.texts import Texts
from bot.tournaments.course.organiser import Organiser
from bot.tournaments.posts import Tournaments, Withheld
from render import Picture, Studio, artist

log = logging.getLogger(__name__)

LONGEST_WITHHELD = 7 * 24 * 3_600.0
"""Seconds for which what could not be told is kept, to be told when Herald may speak again."""


class Delivery:
    """Makes messages from the newest state and sends or edits them."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        desk: Desk,
        organiser: Organiser,
        matchmaker: Matchmaker,
        studio: Studio,
    ) -> None:
        self._post = Post(client, store, desk)
        self.pictures = Pictures(studio)
        self.calls = Calls(self._post)
        self.boards = Boards(self._post, self.pictures, self.calls, organiser.place_refused)
        self.hands = Hands(self._post, self.pictures)
        self._tournaments = Tournaments(self._post, organiser, self.pictures)
        self._matchmaker = matchmaker
        self._tables: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def deliver(self, row: OutboxRow) -> Fate:
        """Send one message of the outbox and return what has become of it. Raises what is our own fault."""
        try:
            await self._send(row)
        except Withheld:
            old = self._post.desk.now() - row.created > LONGEST_WITHHELD
            return Fate.GIVEN_UP if old else Fate.LINE_DOWN
        except REFUSED as error:
            log.info("%s of match %s did not arrive: %s", row.kind, row.match_id, error)
            return fate_of(error)
        return Fate.SENT

    async def _send(self, row: OutboxRow) -> None:
        errand = errand_of(row)
        if isinstance(errand, Status | TableThread | Note):
            await self._tournaments.send(row, errand)
            return
        if isinstance(errand, Meeting):
            await meeting.send(self._post, self._matchmaker, row, errand)
            return
        if isinstance(errand, SearchEnded):
            await meeting.tell_end(self._post, row, errand)
            return
        try:
            match errand:
                case Hand():
                    await self.hands.send(row, errand)
                case Stopped():
                    await paused.send(self._post, row, errand)
                case Board():
                    async with self.table(errand.match):
                        await self.boards.send(row, errand)
                case Call():
                    async with self.table(errand.match):
                        await self.calls.send(row, errand)
                case Challenge():
                    async with self.table(errand.match):
                        await challenge.send(self._post, errand)
        except NoSuchMatch:
            return
        except RulesBroke as error:
            with suppress(OutOfOrder):
                async with self._post.desk.held(errand.match):  # where it is counted
                    raise error

    def table(self, match_id: int) -> asyncio.Lock:
        """Return what is to be held while something is shown in a match's channel.

        So one message of a match comes at a time, and a call never before its board.
        """
        return self._tables.setdefault(match_id, asyncio.Lock())

    def showing(self, message_id: int, face: Face) -> None:
        """Note what a message looks like that was posted elsewhere."""
        self._post.shown.showing(message_id, face)

    def forget(self, message_id: int) -> None:
        """Know no longer what a message looks like: somebody has put something else there."""
        self._post.shown.forget(message_id)

    async def board_for(
        self, live: Live, user_id: int, chosen: UserPreferences, texts: Texts
    ) -> tuple[Picture, str]:
        """Return the board as a person may see it: the picture, and its words."""
        seat = live.seat_of(user_id)
        number = seat.number if seat else None
        shot = await self.pictures.board(live, number, texts, chosen.theme or DEFAULT_THEME)
        view = live.view(number)
        return shot, artist(view.game).board_text(view, live.names(texts), texts)
