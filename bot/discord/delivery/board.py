"""The public board: posted, kept up to date, posted anew, or the match is paused that has no place for it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

import discord

from bot.discord.codes import Trouble, trouble
from bot.discord.delivery.call import Calls
from bot.discord.delivery.messenger import Channel, DiscordMessenger, wants_new_message
from bot.discord.delivery.pictures import DEFAULT_THEME, Pictures
from bot.discord.places import REQUIRED, missing_permissions, parent_of
from bot.lru_dict import LruDict
from bot.matches.messages import BoardMessage
from bot.matches.postgame.summary import Summary
from bot.matches.session import MatchSession
from bot.store import MatchRow, MatchStatus, OutboxRow
from bot.table.board import BOARD_FILE, Over, board, changes_line, ending_of
from bot.table.message_view import Edit, MessageView
from bot.texts import Texts, texts_in

log = logging.getLogger(__name__)

STALE_AFTER = 3_600
"""Seconds after which Discord limits edits of a message more tightly (30046): then it is sent anew."""
BURIED = 12
"""Messages after the board that bury it."""
_NO_PLACE = (Trouble.CHANNEL_GONE, Trouble.NOT_PERMITTED, Trouble.MESSAGE_GONE, Trouble.ARCHIVED)
"""What makes a channel unfit for a board until somebody changes it."""


PlaceRefused: TypeAlias = "Callable[[int, bool], Awaitable[None]]"
"""Is told of a channel that takes no board, and whether it is gone for good or closed to Herald."""
SumUp: TypeAlias = "Callable[[MatchRow], Awaitable[Summary | None]]"
"""Returns what a finished match comes to."""


class Boards:
    """The board of each match."""

    def __init__(
        self,
        messenger: DiscordMessenger,
        pictures: Pictures,
        calls: Calls,
        place_refused: PlaceRefused,
        sum_up: SumUp,
    ) -> None:
        self._messenger = messenger
        self._sum_up = sum_up
        self._summaries: LruDict[int, Summary | None] = LruDict()
        """What matches came to, by their ids: boards of finished ones are shown again with ratings."""
        self._pictures = pictures
        self._calls = calls
        self._place_refused = place_refused
        self._written: LruDict[int, int] = LruDict()
        """Messages since the board, by channel."""

    async def send(self, row: OutboxRow, outbox_message: BoardMessage) -> None:
        """Show a board; where that cannot be, pause its match."""
        session = (await self._messenger.match_service.newest(outbox_message.match)).snapshot()
        if outbox_message.stays:
            await self._draw_anew(session)
            return
        try:
            try:
                await self._show(row, session)
            except discord.HTTPException as error:
                if trouble(error) is not Trouble.ARCHIVED:
                    raise
                await self._reopen(session)
                await self._show(row, session)
        except discord.HTTPException as error:
            await self._stranded(session, error)

    async def _show(self, row: OutboxRow, session: MatchSession) -> None:
        """Bring a match's newest state to its board, or post a new one."""
        saved = await self._messenger.store.matches.get(session.id)
        if saved is None or (saved.status is MatchStatus.STRANDED and not (saved.held or saved.rests)):
            return
        channel = await self._messenger.channel(session.place.channel_id)
        face = await self._face(session)
        if not await self._edited(channel, saved, session, face):
            await self._post_anew(channel, row, saved, session, face)
        if session.match.result is not None:  # it was loaded to be shown once more
            self._messenger.match_service.forget(session.id)
            self._calls.forget(session.id)

    async def _draw_anew(self, session: MatchSession) -> None:
        """Draw a board anew where it stands; one that can no longer be edited stays as it is."""
        saved = await self._messenger.store.matches.get(session.id)
        if saved is None or saved.board_message_id is None:
            return
        try:
            channel = await self._messenger.channel(session.place.channel_id)
            await self._messenger.bring(channel, saved.board_message_id, await self._face(session))
        except discord.HTTPException as error:
            if trouble(error) not in _NO_PLACE:
                raise
        if session.match.result is not None:
            self._messenger.match_service.forget(session.id)

    async def _edited(
        self, channel: Channel, saved: MatchRow, session: MatchSession, face: MessageView
    ) -> bool:
        """Edit the board that stands; False when there is none that can be edited."""
        if saved.board_message_id is None or not self._stands(saved):
            return False
        try:
            await self._messenger.bring(channel, saved.board_message_id, face)
        except discord.HTTPException as error:
            if not wants_new_message(error):
                raise
            return False
        await self._calls.bring_up_to_date(session)
        return True

    async def _post_anew(
        self, channel: Channel, row: OutboxRow, saved: MatchRow, session: MatchSession, face: MessageView
    ) -> None:
        """Post a new board, and take the old one away."""
        sent = await self._messenger.post(channel, face, row)
        await self._calls.take_all_away(session)  # they would stand above the new board
        now, parent = self._messenger.match_service.now(), parent_of(channel)
        await self._messenger.store.matches.set_board(session.id, sent.id, now, parent)
        self._written[session.place.channel_id] = 0
        if saved.board_message_id is not None:
            await self._messenger.remove(channel, saved.board_message_id)

    async def show_pressed(self, session: MatchSession, message_id: int, edit: Edit) -> None:
        """Show a match's newest state on the board that somebody has pressed, unless it comes anew anyway.

        The caller holds the match's `table`.
        """
        saved = await self._messenger.store.matches.get(session.id)
        if saved is not None and saved.board_message_id == message_id and self._stands(saved):
            await self._messenger.shown.bring(message_id, await self._face(session), edit)

    def _stands(self, saved: MatchRow) -> bool:
        """Tell whether there is a board that can be edited: neither old, nor buried by chat."""
        fresh = self._messenger.match_service.now() - (saved.board_posted or 0.0) < STALE_AFTER
        buried = (self._written.get(saved.channel_id) or 0) >= BURIED
        return saved.board_message_id is not None and fresh and not buried

    async def _face(self, session: MatchSession) -> MessageView:
        texts = texts_in(session.place.locale)
        if session.match.result is None:
            shot = await self._pictures.board(session, None, texts, DEFAULT_THEME)
            return MessageView(board(session, shot), BOARD_FILE, shot)
        over = Over(await self._summary(session), await self._rated(session, texts))
        shot = await self._pictures.ended(session, ending_of(session, over, texts), texts, DEFAULT_THEME)
        return MessageView(board(session, shot, over), BOARD_FILE, shot)

    async def _summary(self, session: MatchSession) -> Summary | None:
        """Return what a match that is over comes to."""
        if session.id not in self._summaries:
            row = await self._messenger.store.matches.get(session.id)
            self._summaries[session.id] = await self._sum_up(row) if row is not None else None
        return self._summaries.get(session.id)

    async def _rated(self, session: MatchSession, texts: Texts) -> str:
        """Say what a match that is over has changed of its players' ratings."""
        changes = await self._messenger.store.ratings.changes_of_match(session.id)
        called = session.people.names(texts)
        names = {each.user_id: called[each.number] for each in session.people.persons if each.user_id}
        return changes_line(changes, names, texts)

    def heard(self, channel_id: int) -> None:
        """Note that somebody wrote in a channel: boards are buried by chat."""
        if (written := self._written.get(channel_id)) is not None:
            self._written[channel_id] = written + 1

    async def lost(self, channel_id: int, message_ids: Collection[int] | None = None) -> None:
        """Show boards anew that were deleted; None means that the whole channel was.

        Where that cannot be, the attempt pauses the match.
        """
        for row in await self._messenger.store.matches.open_in_channel(channel_id):
            gone = message_ids is None or row.board_message_id in message_ids
            if gone and row.status is MatchStatus.RUNNING:
                await self.refresh(row.id)

    async def refresh(self, match_id: int) -> None:
        """Put the board into the outbox again: somebody has pressed on an old one."""
        saved = await self._messenger.store.matches.get(match_id)
        if saved is not None and saved.board_message_id is not None:
            self._messenger.shown.forget(saved.board_message_id)
        await self._messenger.store.outbox.put(
            self._messenger.match_service.now(), BoardMessage(match_id).to_row()
        )

    # Where there is no place for it

    async def _reopen(self, session: MatchSession) -> None:
        """Take a thread out of the archive; a locked one stays as its moderators want it."""
        channel = await self._messenger.channel(session.place.channel_id)
        if isinstance(channel, discord.Thread) and not channel.locked:
            await channel.edit(archived=False)

    async def _stranded(self, session: MatchSession, error: discord.HTTPException) -> None:
        """Deal with a channel that takes no board; what may pass by itself is raised again."""
        kind = trouble(error)
        if kind not in _NO_PLACE:
            raise error
        log.info("match %s has lost its place: %s", session.code, error)
        if session.match.result is None:
            await self._messenger.match_service.strand(session.id, *await self._why(session, kind))
            await self._place_refused(session.place.channel_id, kind is not Trouble.NOT_PERMITTED)

    async def _why(self, session: MatchSession, kind: Trouble) -> tuple[str, list[str]]:
        """Return why a channel takes no board: a word, and the permissions that are missing."""
        if kind is Trouble.ARCHIVED:
            return "archived", []
        try:
            channel = await self._messenger.channel(session.place.channel_id)
        except discord.HTTPException:
            return "channel-gone", []
        return "permissions", missing_permissions(channel, REQUIRED) or ["view_channel"]
