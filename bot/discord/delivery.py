"""Brings matches to Discord: boards, hands by DM, calls to move, challenges."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias, cast
from weakref import WeakValueDictionary

import discord

from bot.discord.codes import EDIT_LIMIT_OLD_MESSAGE, REFUSED, Trouble, fate_of, trouble
from bot.discord.panels import Panels
from bot.discord.places import REQUIRED, missing_permissions, permission
from bot.errors import NoSuchMatch, OutOfOrder
from bot.host.outbox import Fate
from bot.matches.challenges import expiry
from bot.matches.desk import Desk
from bot.matches.live import Live, RulesBroke
from bot.matches.quarantine import BROKEN
from bot.store import MatchRow, MatchStatus, Message, OutboxRow, Store, UserPreferences
from bot.store.kinds import BOARD, CHALLENGE, HAND, PAUSED, PING
from bot.table.board import BOARD_FILE, board, timestamp
from bot.table.challenge import challenge
from bot.table.face import Edit, Face, Shown
from bot.table.panel import HAND_FILE, notice, panel
from bot.table.recent import Recent
from bot.texts import Locale, Texts, nearest_locale, texts_in
from render import Picture, Studio, board_facts, board_text, hand_facts

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


class Call(NamedTuple):
    """A call to the table, as it stands below the board."""

    message: discord.Message | discord.PartialMessage
    text: str
    """Empty when it was sent before the last start."""


class Delivery:
    """Makes messages from the newest state and sends or edits them."""

    def __init__(self, client: discord.Client, store: Store, desk: Desk, studio: Studio) -> None:
        self._client = client
        self._store = store
        self._desk = desk
        self._studio = studio
        self._calls: Recent[int, dict[int, Call]] = Recent()
        """The calls that stand at each match, by seat."""
        self._after_board: Recent[int, int] = Recent()
        """Messages since the board, by channel."""
        self._tables: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._shown = Shown()
        self._refused: Recent[tuple[int, int], bool] = Recent()
        """Persons who could not be reached by DM at a match: at the next one it is tried again."""
        self._copies: Recent[tuple[int, int], tuple[int, Hashable]] = Recent()
        """The copy of each person's panel in his DMs, and the state that a press has shown there."""
        self.panels = Panels(desk.now, self._shown)

    async def deliver(self, row: OutboxRow) -> Fate:
        """Send one message of the outbox and return what has become of it. Raises what is our own fault."""
        try:
            await self._send(row)
        except REFUSED as error:
            log.info("%s of match %s did not arrive: %s", row.kind, row.match_id, error)
            return fate_of(error)
        return Fate.SENT

    async def _send(self, row: OutboxRow) -> None:
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
                async with self.table(row.match_id):
                    await makers[row.kind](row)
        except NoSuchMatch:
            return
        except RulesBroke as error:
            with suppress(OutOfOrder):
                async with self._desk.held(row.match_id):  # where it is counted
                    raise error

    def table(self, match_id: int) -> asyncio.Lock:
        """Return what is to be held while something is shown in a match's channel.

        So one message of a match comes at a time, and a call never before its board.
        """
        return self._tables.setdefault(match_id, asyncio.Lock())

    def heard(self, channel_id: int) -> None:
        """Note that somebody wrote in a channel: boards are buried by chat."""
        if (written := self._after_board.get(channel_id)) is not None:
            self._after_board[channel_id] = written + 1

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
        face = await self._face_of_board(live)
        if self._stands(saved):
            board_id = cast(int, saved.board_message_id)
            try:
                await self._shown.bring(board_id, face, _editor(channel, board_id))
            except discord.HTTPException as error:
                if not _wants_new_message(error):
                    raise
            else:
                await self._recall(live)
                self._leave(live)
                return
        sent = await self._post(channel, face, _nonce(row))
        await self._uncall(live)  # they would stand above the new board
        await self._store.matches.set_board(live.id, sent.id, self._desk.now())
        self._after_board[live.channel_id] = 0
        self._shown.showing(sent.id, face)
        self._leave(live)
        if saved.board_message_id is not None:
            await self._remove(channel, saved.board_message_id)

    async def show_pressed_board(self, live: Live, message_id: int, edit: Edit) -> None:
        """Show a match's newest state on the board that somebody has pressed, unless it comes anew anyway.

        The caller holds the match's `table`.
        """
        saved = await self._store.matches.get(live.id)
        if saved is not None and saved.board_message_id == message_id and self._stands(saved):
            await self._shown.bring(message_id, await self._face_of_board(live), edit)

    def _stands(self, saved: MatchRow) -> bool:
        """Tell whether there is a board that can be edited: neither old, nor buried by chat."""
        fresh = self._desk.now() - (saved.board_posted or 0.0) < STALE_AFTER
        buried = (self._after_board.get(saved.channel_id) or 0) >= BURIED
        return saved.board_message_id is not None and fresh and not buried

    async def _face_of_board(self, live: Live) -> Face:
        shot = await self._picture_of_board(live, None, texts_in(live.locale), DEFAULT_THEME)
        return Face(board(live, shot.extension, shot.alt), BOARD_FILE, shot)

    def _leave(self, live: Live) -> None:
        """Let a match that is over go from memory: it was loaded to be shown once more."""
        if live.match.result is not None:
            self._desk.forget(live.id)
            self._calls.pop(live.id)

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
        saved = await self._store.matches.get(match_id)
        if saved is not None and saved.board_message_id is not None:
            self._shown.forget(saved.board_message_id)
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
        # Read from the store alone: what was put aside may be such that it cannot be loaded.
        match_id = cast(int, row.match_id)
        match, seats = await self._store.matches.get(match_id), await self._store.matches.seats(match_id)
        user_id = seats[int(row.target)].user_id
        if match is None or user_id is None or match.status is not MatchStatus.PAUSED:
            return
        chosen = await self._store.preferences.user(user_id)
        if self._is_closed(match_id, user_id, chosen):
            return
        say = texts_in(nearest_locale(chosen.locale or match.locale))
        lacking = [permission(name) for name in row.payload.get("permissions", ())]
        if row.payload["why"] == BROKEN:
            layout = notice(say.say("match-put-aside", code=match.code))
        else:
            why = say.say(f"paused-{row.payload['why']}", permissions=lacking)
            layout = notice(say.say("match-paused", code=match.code, why=why))
        try:
            await (await self._user(user_id)).send(view=layout, nonce=_nonce(row))
        except discord.HTTPException as error:
            await self._not_reached(match_id, user_id, error)

    async def _picture_of_board(self, live: Live, seat: int | None, say: Texts, theme: str) -> Picture:
        view = live.view(seat)
        return await self._studio.board((live.id, board_facts(view)), view, live.names(say), say, theme)

    # Hands

    async def panel(self, live: Live, seat: int, locale: Locale | None, state: Any = None) -> Face:
        """Return a seat's private panel, in the person's language and colours."""
        user_id = live.seats[seat].user_id
        chosen = await self._store.preferences.user(user_id) if user_id else UserPreferences()
        say = texts_in(nearest_locale(chosen.locale)) if chosen.locale else texts_in(locale or live.locale)
        shot = await self._picture_of_hand(live, seat, say, chosen.theme or DEFAULT_THEME)
        return Face(panel(live, seat, say, shot.extension, shot.alt, state), HAND_FILE, shot)

    async def show_pressed_panel(
        self, live: Live, user_id: int, message_id: int, face: Face, edit: Edit
    ) -> None:
        """Show a panel on a message that holds one. The caller holds the person's `panels`."""
        await self._shown.bring(message_id, face, edit)
        copy = self._copies.get((live.id, user_id))
        if copy is not None and copy[0] == message_id:
            self._copies[live.id, user_id] = message_id, _state(live)

    def showing(self, message_id: int, face: Face) -> None:
        """Note what a message looks like that was posted elsewhere."""
        self._shown.showing(message_id, face)

    def forget(self, message_id: int) -> None:
        """Know no longer what a message looks like: somebody has put something else there."""
        self._shown.forget(message_id)

    async def board_for(self, live: Live, user_id: int, say: Texts) -> tuple[Picture, str]:
        """Return the board as a person may see it: the picture, and its words."""
        seat = live.seat_of(user_id)
        chosen = await self._store.preferences.user(user_id)
        number = seat.number if seat else None
        shot = await self._picture_of_board(live, number, say, chosen.theme or DEFAULT_THEME)
        return shot, board_text(live.view(number), live.names(say), say)

    async def _picture_of_hand(self, live: Live, seat: int, say: Texts, theme: str) -> Picture:
        view = live.view(seat)
        return await self._studio.hand((live.id, hand_facts(view)), view, live.names(say), say, theme)

    async def _hand(self, row: OutboxRow) -> None:
        """Keep a person's panels up to date: the one he has open, and the copy in his DMs."""
        match_id, number = cast(int, row.match_id), int(row.target)
        user_id = (await self._desk.live(match_id)).seats[number].user_id
        if user_id is None:
            return
        async with self.panels.held(match_id, user_id):
            live = await self._desk.newest(match_id)
            _, shown = self._copies.get((match_id, user_id)) or (0, None)
            if shown == _state(live) and not self.panels.has(match_id, user_id):
                self._leave(live)  # the press that led here has shown it already
                return
            await self.panels.refresh(match_id, user_id, lambda: self.panel(live, number, None))
            if live.match.result is not None:
                self.panels.closed(match_id, user_id)
            chosen = await self._store.preferences.user(user_id)
            if chosen.dm_hand and not self._is_closed(live.id, user_id, chosen):
                try:
                    await self._copy_hand(row, live, number, user_id)
                    if chosen.dm_closed:
                        await self._store.preferences.set_dm_closed(user_id, False)
                except discord.HTTPException as error:
                    await self._not_reached(live.id, user_id, error)
            self._leave(live)

    async def _copy_hand(self, row: OutboxRow, live: Live, number: int, user_id: int) -> None:
        """Bring the copy of a panel in a person's DMs up to date, or send it."""
        before = (await self._store.matches.seats(live.id))[number]
        face = await self.panel(live, number, None)
        if before.hand_message_id and before.hand_channel_id:
            dm = self._client.get_partial_messageable(
                before.hand_channel_id, type=discord.ChannelType.private
            )
            edit = dm.get_partial_message(before.hand_message_id).edit
            try:
                await self._shown.bring(before.hand_message_id, face, edit)
                self._copies[live.id, user_id] = before.hand_message_id, None
                return
            except discord.HTTPException as error:
                if not _wants_new_message(error):
                    raise
        user = await self._user(user_id)
        sent = await user.send(view=face.layout, file=face.file(), nonce=_nonce(row))
        self._shown.showing(sent.id, face)
        self._copies[live.id, user_id] = sent.id, None
        await self._store.matches.set_hand(live.id, number, sent.channel.id, sent.id)

    def _is_closed(self, match_id: int, user_id: int, chosen: UserPreferences) -> bool:
        """Tell whether a person's DMs were refused at this match, and he has not asked for them since."""
        return chosen.dm_closed and (match_id, user_id) in self._refused

    async def _not_reached(self, match_id: int, user_id: int, error: discord.HTTPException) -> None:
        """Remember whose DMs are closed, for this match and for `/settings`; raise other errors again."""
        if trouble(error) not in (Trouble.DMS_CLOSED, Trouble.NOT_PERMITTED):
            raise error
        self._refused[match_id, user_id] = True
        await self._store.preferences.set_dm_closed(user_id, True)

    # Calls and challenges

    async def _ping(self, row: OutboxRow) -> None:
        """Call a person to the table, once a turn: unless he is there, or has nothing to decide any more."""
        live = await self._desk.newest(cast(int, row.match_id))
        seat = live.seats[int(row.target)]
        calls = await self._standing(live)
        if seat.user_id is None or live.paused or not live.asked(seat.number) or seat.number in calls:
            return
        if self._desk.now() - live.pressed.get(seat.number, 0.0) < PRESENT:
            return
        chosen = await self._store.preferences.user(seat.user_id)
        if not chosen.pings:
            return
        channel = await self._channel(live.channel_id)
        text = _call(live, seat.number)
        allowed = discord.AllowedMentions(users=[discord.Object(seat.user_id)])
        sent = await channel.send(text, allowed_mentions=allowed, nonce=_nonce(row))
        self._calls[live.id] = {**calls, seat.number: Call(sent, text)}
        await self._store.matches.set_call(live.id, seat.number, sent.id)

    async def _standing(self, live: Live) -> dict[int, Call]:
        """Return the calls that stand at a match, by seat; those of before a start are in the store."""
        calls = self._calls.get(live.id)
        if calls is None:
            channel = self._client.get_partial_messageable(live.channel_id)
            calls = self._calls[live.id] = {
                seat.seat: Call(channel.get_partial_message(seat.call_message_id), "")
                for seat in await self._store.matches.seats(live.id)
                if seat.call_message_id is not None
            }
        return calls

    async def _recall(self, live: Live) -> None:
        """Take the calls away that are out of date, and let the others tell the time that the board tells."""
        standing: dict[int, Call] = {}
        for number, call in (await self._standing(live)).items():
            if live.match.result is not None or not live.asked(number):
                await self._take_away(live, number, call)
                continue
            text = _call(live, number)
            if text != call.text:
                try:
                    await call.message.edit(content=text, allowed_mentions=discord.AllowedMentions.none())
                except discord.HTTPException:
                    log.debug("a call could not be brought up to date")
            standing[number] = call._replace(text=text)
        self._calls[live.id] = standing

    async def _uncall(self, live: Live) -> None:
        """Take all calls of a match away."""
        for number, call in (await self._standing(live)).items():
            await self._take_away(live, number, call)
        self._calls[live.id] = {}

    async def _take_away(self, live: Live, seat: int, call: Call) -> None:
        await self._remove(call.message.channel, call.message.id)
        await self._store.matches.set_call(live.id, seat, None)

    async def _challenge(self, row: OutboxRow) -> None:
        """Show how a challenge stands now, in the message that made it."""
        saved = await self._store.matches.get(cast(int, row.match_id))
        if saved is None:
            return
        seats = await self._store.matches.seats(saved.id)
        expires = await expiry(self._store, saved.id)
        layout = challenge(saved, seats, texts_in(nearest_locale(saved.locale)), expires)
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

    async def _post(self, channel: Channel, face: Face, nonce: str) -> discord.Message:
        none = discord.AllowedMentions.none()
        return await channel.send(view=face.layout, file=face.file(), allowed_mentions=none, nonce=nonce)

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


def _editor(channel: Channel, message_id: int) -> Edit:
    """Return what edits a public message, which calls nobody."""
    return partial(
        channel.get_partial_message(message_id).edit, allowed_mentions=discord.AllowedMentions.none()
    )


def _state(live: Live) -> Hashable:
    """Return what differs between any two states of a match that could look different."""
    offers = tuple(seat.offers_draw for seat in live.seats)
    return live.match.serial, live.match.opened, live.events, offers, live.paused, tuple(live.dues.items())


def _call(live: Live, seat: int) -> str:
    """Return the words that call a person to the table, with the time that the board shows too."""
    due = live.dues.get(seat)
    called = texts_in(live.locale).say("ping", who=f"<@{live.seats[seat].user_id}>")
    return f"{called} {timestamp(due)}" if due else called


def _nonce(row: OutboxRow) -> str:
    """Return what keeps a send that is tried again from doubling; Discord takes 25 characters.

    Discord answers a nonce that it has seen lately with the old message, wherever that is. A row's
    id comes again once the outbox was empty, so the nonce is of the moment and the target too.
    """
    text = f"{row.match_id}/{row.kind}/{row.target}/{row.version}/{row.created!r}"
    return blake2b(text.encode(), digest_size=12).hexdigest()
