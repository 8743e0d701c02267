"""One message of the outbox after the other: each kind of them has a file beside this one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import discord

from bot.discord.codes import REFUSED, fate_of
from bot.discord.delivery import challenge, morning, stopped
from bot.discord.delivery.board import Boards, PlaceRefused, SumUp
from bot.discord.delivery.call import Calls
from bot.discord.delivery.hand import Hands
from bot.discord.delivery.messenger import DiscordMessenger, Senders, Withheld
from bot.discord.delivery.pictures import DEFAULT_THEME, Drew, Pictures
from bot.errors import NoSuchMatch, OutOfOrder
from bot.host.messages import Morning
from bot.host.outbox import Arrival
from bot.matches.health import RulesBroke
from bot.matches.messages import BoardMessage, Call, Challenge, Hand, StoppedMessage
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.store import OutboxRow, Store, UserPreferences
from bot.store.outbox.messages import read_message
from bot.table.message_view import MessageView
from bot.texts import Texts
from render import RenderedPicture, RenderService, artist

log = logging.getLogger(__name__)

OfMatch: TypeAlias = BoardMessage | Hand | Call | Challenge | StoppedMessage
SendOfMatch: TypeAlias = Callable[[OutboxRow, Any], Awaitable[None]]
LONGEST_WITHHELD = 7 * 24 * 3_600.0
"""Seconds for which what could not be told is kept, to be told when Herald may speak again."""


class Delivery:
    """Makes messages from the newest state and sends or edits them, each kind by its own sender."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        match_service: MatchService,
        renderer: RenderService,
        place_refused: PlaceRefused,
        drew: Drew,
        sum_up: SumUp,
    ) -> None:
        """Know how to send what matches want; features add their own messages."""
        self.messenger = DiscordMessenger(client, store, match_service)
        self.pictures = Pictures(renderer, drew)
        self.calls = Calls(self.messenger)
        self.boards = Boards(self.messenger, self.pictures, self.calls, place_refused, sum_up)
        self.hands = Hands(self.messenger, self.pictures)
        self._tables: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._senders: dict[type, Callable[[OutboxRow, Any], Awaitable[None]]] = {
            Hand: partial(self._of_match, self.hands.send),
            StoppedMessage: partial(self._of_match, partial(stopped.send, self.messenger)),
            BoardMessage: partial(self._at_table, self.boards.send),
            Call: partial(self._at_table, self.calls.send),
            Challenge: partial(self._at_table, partial(challenge.send, self.messenger)),
            Morning: partial(morning.send, self.messenger),
        }

    def add(self, senders: Senders) -> None:
        """Send further kinds of messages."""
        self._senders.update(senders)

    async def deliver(self, row: OutboxRow) -> Arrival:
        """Send one message of the outbox and return what has become of it. Raises what is our own fault."""
        outbox_message = read_message(row)
        try:
            await self._senders[type(outbox_message)](row, outbox_message)
        except Withheld:
            old = self.messenger.match_service.now() - row.created > LONGEST_WITHHELD
            return Arrival.GIVEN_UP if old else Arrival.LINE_DOWN
        except REFUSED as error:
            log.info("%s of match %s did not arrive: %s", row.kind, row.match_id, error)
            return fate_of(error)
        return Arrival.SENT

    async def _at_table(self, send: SendOfMatch, row: OutboxRow, outbox_message: OfMatch) -> None:
        """Send what is shown in a match's channel, after whatever is being shown there."""
        async with self.table(outbox_message.match):
            await self._of_match(send, row, outbox_message)

    async def _of_match(self, send: SendOfMatch, row: OutboxRow, outbox_message: OfMatch) -> None:
        """Send a message of a match; one that is gone needs nothing."""
        try:
            await send(row, outbox_message)
        except NoSuchMatch:
            return
        except RulesBroke as error:
            with suppress(OutOfOrder):
                async with self.messenger.match_service.held(outbox_message.match):  # where it is counted
                    raise error

    def table(self, match_id: int) -> asyncio.Lock:
        """Return what is to be held while something is shown in a match's channel.

        So one message of a match comes at a time, and a call never before its board.
        """
        return self._tables.setdefault(match_id, asyncio.Lock())

    def showing(self, message_id: int, face: MessageView) -> None:
        """Note what a message looks like that was posted elsewhere."""
        self.messenger.shown.showing(message_id, face)

    def forget(self, message_id: int) -> None:
        """Know no longer what a message looks like: somebody has put something else there."""
        self.messenger.shown.forget(message_id)

    def pressed(self, interaction: discord.Interaction) -> None:
        """Edit the pressed message by this press from now on, where it was answered in its place."""
        self.messenger.tokens.pressed(interaction)

    async def board_for(
        self,
        session: MatchSession,
        user_id: int,
        chosen: UserPreferences,
        texts: Texts,
        side: int | None = None,
    ) -> tuple[list[RenderedPicture], str]:
        """Return the board as a person may see it, or one seat's side of it: the pictures, and the words."""
        seat = session.people.seat_of(user_id)
        number, theme = seat.number if seat else None, chosen.theme or DEFAULT_THEME
        if side is None:
            shots = [await self.pictures.board(session, number, texts, theme)]
        else:
            shots = await self.pictures.side(session, number, side, texts, theme)
        view = session.view(number)
        return shots, artist(view.game).board_text(view, session.people.names(texts), texts)
