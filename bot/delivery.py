"""Brings matches to Discord: boards, hands by DM, calls to move, challenges."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Collection
from hashlib import blake2b
from typing import Any, TypeAlias, cast
from weakref import WeakValueDictionary

import discord

from bot.delivery_kinds import BOARD, CHALLENGE, HAND, PAUSED, PING
from bot.errors import NoSuchMatch
from bot.matches.challenges import expiry
from bot.matches.desk import Desk
from bot.matches.live import Live
from bot.matches.quarantine import BROKEN
from bot.places import REQUIRED, missing_permissions
from bot.store import MatchStatus, Message, OutboxRow, Store, UserPreferences
from bot.table.board import BOARD_FILE, board
from bot.table.challenge import challenge
from bot.table.layout import Layout
from bot.table.panel import HAND_FILE, notice, panel
from bot.texts import Locale, Texts, nearest_locale, texts
from bot.trouble import EDIT_LIMIT_OLD_MESSAGE, Trouble, trouble
from render import Picture, Studio, board_text

log = logging.getLogger(__name__)

STALE_AFTER = 3_600
"""Seconds after which Discord limits edits of a message more tightly (30046): then it is sent anew."""
BURIED = 12
"""Messages after the board that bury it."""
PRESENT = 60
"""Seconds after an own answer during which a person is taken to be at the table."""
DEFAULT_THEME = "dark"
_NO_PLACE = (Trouble.CHANNEL_GONE, Trouble.NOT_PERMITTED, Trouble.MESSAGE_GONE, Trouble.ARCHIVED)
"""What makes a channel unfit for a board until somebody changes it."""

Channel: TypeAlias = "discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel"


class Delivery:
    """Makes messages from the newest state and sends or edits them."""

    def __init__(self, client: discord.Client, store: Store, desk: Desk, studio: Studio) -> None:
        self._client = client
        self._store = store
        self._desk = desk
        self._studio = studio
        self._calls: dict[int, discord.Message] = {}
        """The last call to the table of each match."""
        self._after_board: dict[int, int] = {}
        """Messages since the board, by channel."""
        self._tables: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """One message of a match at a time in its channel: a call never comes before its board."""
        self._shown: dict[int, tuple[int, int]] = {}
        """Message and hash of what each board shows, so that an unchanged one is not sent again."""

    async def deliver(self, row: OutboxRow) -> None:
        """Send one message of the outbox. Raises discord.HTTPException for what may be tried again."""
        assert row.match_id is not None
        makers: dict[str, Callable[[OutboxRow], Awaitable[None]]] = {
            BOARD: self._board,
            PING: self._ping,
            CHALLENGE: self._challenge,
        }
        try:
            if row.kind == HAND:
                await self._hand(row)
            elif row.kind == PAUSED:
                await self._paused(row)
            else:
                async with self._tables.setdefault(row.match_id, asyncio.Lock()):
                    await makers[row.kind](row)
        except NoSuchMatch:
            return

    def heard(self, channel_id: int) -> None:
        """Note that somebody wrote in a channel: boards are buried by chat."""
        if channel_id in self._after_board:
            self._after_board[channel_id] += 1

    # The board

    async def _board(self, row: OutboxRow) -> None:
        live = await self._desk.newest(cast(int, row.match_id))
        try:
            try:
                await self._show_board(row, live)
            except discord.HTTPException as error:
                if trouble(error) is not Trouble.ARCHIVED:
                    raise
                await self._reopen(live)
                await self._show_board(row, live)
        except discord.HTTPException as error:
            await self._stranded(live, error)

    async def _show_board(self, row: OutboxRow, live: Live) -> None:
        saved = await self._store.matches.get(live.id)
        if saved is None or saved.status is MatchStatus.PAUSED:
            return
        channel = await self._channel(live.channel_id)
        say = texts(live.locale)
        if live.match.result is not None:
            await self._uncall(live.id)
        shot = await self._picture_of_board(live, None, say, DEFAULT_THEME)
        layout = board(live, shot.extension, shot.alt)
        state = hash(repr(layout.to_components()))
        message_id, posted = saved.board_message_id, saved.board_posted or 0.0
        fresh = self._desk.now() - posted < STALE_AFTER
        buried = self._after_board.get(live.channel_id, 0) >= BURIED
        if message_id is not None and self._shown.get(live.id) == (message_id, state):
            return
        if message_id is not None and fresh and not buried:
            try:
                await self._edit(channel, message_id, layout, BOARD_FILE, shot)
            except discord.HTTPException as error:
                if not _wants_new_message(error):
                    raise
            else:
                self._shown[live.id] = (message_id, state)
                return
        sent = await self._post(channel, layout, BOARD_FILE, shot, _nonce(row))
        await self._store.matches.set_board(live.id, sent.id, self._desk.now())
        self._after_board[live.channel_id] = 0
        self._shown[live.id] = (sent.id, state)
        if message_id is not None:
            await self._remove(channel, message_id)

    async def lost(self, channel_id: int, message_ids: Collection[int] | None = None) -> None:
        """Show boards anew that were deleted; None means that the whole channel was.

        Where that cannot be, the attempt pauses the match.
        """
        for row in await self._store.matches.open_in_channel(channel_id):
            gone = message_ids is None or row.board_message_id in message_ids
            if gone and row.status is MatchStatus.RUNNING:
                await self.refresh_board(row.id)

    async def _reopen(self, live: Live) -> None:
        """Take a thread out of the archive; a locked one stays as its moderators want it."""
        channel = await self._channel(live.channel_id)
        if isinstance(channel, discord.Thread) and not channel.locked:
            await channel.edit(archived=False)

    async def refresh_board(self, match_id: int) -> None:
        """Put the board into the outbox again: somebody has pressed on an old one."""
        self._shown.pop(match_id, None)
        await self._store.outbox.put(
            self._desk.now(), Message(match_id=match_id, kind=BOARD, target="board", urgency=2)
        )

    async def _stranded(self, live: Live, error: discord.HTTPException) -> None:
        """Deal with a channel that takes no board; what may pass by itself is raised again."""
        kind = trouble(error)
        if kind not in _NO_PLACE:
            raise error
        log.info("match %s has lost its place: %s", live.code, error)
        if live.match.result is None:
            await self._desk.pause(live.id, await self._why(live, kind))

    async def _why(self, live: Live, kind: Trouble) -> dict[str, Any]:
        """Return why a channel takes no board: a word, and the permissions that are missing."""
        if kind is Trouble.ARCHIVED:
            return {"why": "archived"}
        try:
            channel = await self._channel(live.channel_id)
        except discord.HTTPException:
            return {"why": "channel-gone"}
        return {
            "why": "permissions",
            "permissions": missing_permissions(channel, REQUIRED) or ["view_channel"],
        }

    async def _paused(self, row: OutboxRow) -> None:
        """Tell a player that the match has stopped, why, and how it goes on."""
        live = await self._desk.live(cast(int, row.match_id))
        user_id = live.seats[int(row.target)].user_id
        if user_id is None or not live.paused:
            return
        chosen = await self._store.preferences.user(user_id)
        if chosen.dm_closed:
            return
        say = texts(nearest_locale(chosen.locale)) if chosen.locale else texts(live.locale)
        names = ", ".join(
            say.say(f"permission-{name.replace('_', '-')}") for name in row.payload.get("permissions", ())
        )
        if row.payload["why"] == BROKEN:
            layout = notice(say.say("match-put-aside", code=live.code))
        else:
            why = say.say(f"paused-{row.payload['why']}", permissions=names)
            layout = notice(say.say("match-paused", code=live.code, why=why))
        try:
            await (await self._user(user_id)).send(view=layout, nonce=_nonce(row))
        except discord.HTTPException as error:
            if trouble(error) not in (Trouble.DMS_CLOSED, Trouble.NOT_PERMITTED):
                raise
            await self._store.preferences.set_dm_closed(user_id, True)

    async def _picture_of_board(self, live: Live, seat: int | None, say: Texts, theme: str) -> Picture:
        key = (live.id, live.match.serial)
        return await self._studio.board(key, live.match.view(seat), live.names(say), say, theme)

    # Hands

    async def panel(
        self, live: Live, seat: int, locale: Locale | None, state: Any = None
    ) -> tuple[Layout, discord.File]:
        """Return a seat's private panel and its picture, in the person's language and colours."""
        user_id = live.seats[seat].user_id
        chosen = await self._store.preferences.user(user_id) if user_id else UserPreferences()
        say = texts(nearest_locale(chosen.locale)) if chosen.locale else texts(locale or live.locale)
        shot = await self._picture_of_hand(live, seat, say, chosen.theme or DEFAULT_THEME)
        return panel(live, seat, say, shot.extension, shot.alt, state), _file(HAND_FILE, shot)

    async def board_for(self, live: Live, user_id: int, say: Texts) -> tuple[Picture, str]:
        """Return the board as a person may see it: the picture, and its words."""
        seat = live.seat_of(user_id)
        chosen = await self._store.preferences.user(user_id)
        number = seat.number if seat else None
        shot = await self._picture_of_board(live, number, say, chosen.theme or DEFAULT_THEME)
        return shot, board_text(live.match.view(number), live.names(say), say)

    async def _picture_of_hand(self, live: Live, seat: int, say: Texts, theme: str) -> Picture:
        key = (live.id, live.match.serial)
        return await self._studio.hand(key, live.match.view(seat), live.names(say), say, theme)

    async def _hand(self, row: OutboxRow) -> None:
        """Keep the copy of the panel in a person's DMs up to date; closed DMs stop nothing."""
        live = await self._desk.newest(cast(int, row.match_id))
        number = int(row.target)
        user_id = live.seats[number].user_id
        if user_id is None:
            return
        chosen = await self._store.preferences.user(user_id)
        if chosen.dm_closed or not chosen.dm_hand:
            return
        seats = await self._store.matches.seats(live.id)
        before = seats[number]
        layout, file = await self.panel(live, number, None)
        try:
            if before.hand_message_id is not None and before.hand_channel_id is not None:
                dm = self._client.get_partial_messageable(
                    before.hand_channel_id, type=discord.ChannelType.private
                )
                try:
                    await dm.get_partial_message(before.hand_message_id).edit(view=layout, attachments=[file])
                    return
                except discord.HTTPException as error:
                    if not _wants_new_message(error):
                        raise
                    layout, file = await self.panel(live, number, None)
            user = await self._user(user_id)
            sent = await user.send(view=layout, file=file, nonce=_nonce(row))
        except discord.HTTPException as error:
            if trouble(error) in (Trouble.DMS_CLOSED, Trouble.NOT_PERMITTED):
                await self._store.preferences.set_dm_closed(user_id, True)
                return
            raise
        await self._store.matches.set_hand(live.id, number, sent.channel.id, sent.id)

    # Calls and challenges

    async def _ping(self, row: OutboxRow) -> None:
        """Call a person to the table, once a turn: unless he is there, or has nothing to decide any more."""
        live = await self._desk.newest(cast(int, row.match_id))
        seat = live.seats[int(row.target)]
        if seat.user_id is None or live.paused or not live.asked(seat.number):
            return
        if self._desk.now() - live.pressed.get(seat.number, 0.0) < PRESENT:
            return
        chosen = await self._store.preferences.user(seat.user_id)
        if not chosen.pings:
            return
        channel = await self._channel(live.channel_id)
        say = texts(live.locale)
        mention = f"<@{seat.user_id}>"
        due = live.dues.get(seat.number)
        await self._uncall(live.id)
        self._calls[live.id] = await channel.send(
            say.say("ping", who=mention) + (f" <t:{int(due.timestamp())}:R>" if due else ""),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(seat.user_id)]),
            nonce=_nonce(row),
        )

    async def _uncall(self, match_id: int) -> None:
        """Remove the call before, so that calls never pile up on the board."""
        call = self._calls.pop(match_id, None)
        if call is not None:
            await self._remove(call.channel, call.id)

    async def _challenge(self, row: OutboxRow) -> None:
        """Show how a challenge stands now, in the message that made it."""
        saved = await self._store.matches.get(cast(int, row.match_id))
        if saved is None:
            return
        seats = await self._store.matches.seats(saved.id)
        expires = await expiry(self._store, saved.id)
        layout = challenge(saved, seats, texts(nearest_locale(saved.locale)), expires)
        channel = await self._channel(int(row.payload["channel"]))
        try:
            message = channel.get_partial_message(int(row.payload["message"]))
            await message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if trouble(error) is not Trouble.MESSAGE_GONE:
                raise

    # Discord's side

    async def _user(self, user_id: int) -> discord.User:
        return self._client.get_user(user_id) or await self._client.fetch_user(user_id)

    async def _channel(self, channel_id: int) -> Channel:
        channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        return cast(Channel, channel)

    async def _edit(
        self, channel: Channel, message_id: int, layout: Layout, name: str, shot: Picture
    ) -> None:
        message = channel.get_partial_message(message_id)
        none = discord.AllowedMentions.none()
        await message.edit(view=layout, attachments=[_file(name, shot)], allowed_mentions=none)

    async def _post(
        self, channel: Channel, layout: Layout, name: str, shot: Picture, nonce: str
    ) -> discord.Message:
        none = discord.AllowedMentions.none()
        return await channel.send(view=layout, file=_file(name, shot), allowed_mentions=none, nonce=nonce)

    async def _remove(self, channel: Any, message_id: int) -> None:
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException:
            log.debug("an old message could not be removed")


def _wants_new_message(error: discord.HTTPException) -> bool:
    """Tell whether a message that cannot be edited is to be sent anew."""
    return trouble(error) in (Trouble.MESSAGE_GONE, Trouble.CHANNEL_GONE) or (
        error.code == EDIT_LIMIT_OLD_MESSAGE
    )


def _file(name: str, shot: Picture) -> discord.File:
    return discord.File(io.BytesIO(shot.data), f"{name}.{shot.extension}", description=shot.alt)


def _nonce(row: OutboxRow) -> str:
    """Return what keeps a send that is tried again from doubling; Discord takes 25 characters.

    Discord answers a nonce that it has seen lately with the old message, wherever that is. A row's
    id comes again once the outbox was empty, so the nonce is of the moment and the target too.
    """
    text = f"{row.match_id}/{row.kind}/{row.target}/{row.version}/{row.created!r}"
    return blake2b(text.encode(), digest_size=12).hexdigest()
