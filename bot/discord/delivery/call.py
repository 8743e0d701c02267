"""Calls to the table: sent once a turn below the board, kept up to date, and taken away again."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.discord.delivery.messenger import NOBODY, DiscordMessenger, nonce
from bot.lru_dict import LruDict
from bot.matches.agreements.patience import chooses
from bot.matches.hours import quiet_until
from bot.matches.messages import Call
from bot.matches.session import MatchSession
from bot.store import OutboxRow
from bot.table.board import timestamp
from bot.texts import texts_in

log = logging.getLogger(__name__)

PRESENT = 60
"""Seconds after an own answer during which a person is taken to be at the table."""


class CallState(NamedTuple):
    """A call as it stands below the board."""

    message: discord.Message | discord.PartialMessage
    text: str
    """Empty when it was sent before the last start."""
    last: bool = False
    """Whether it says that time is nearly up."""


class Calls:
    """The calls that stand at each match."""

    def __init__(self, messenger: DiscordMessenger) -> None:
        self._messenger = messenger
        self._standing: LruDict[int, dict[int, CallState]] = LruDict()
        """By match and seat."""

    async def send(self, row: OutboxRow, outbox_message: Call) -> None:
        """Call a person to the table, once a turn: unless they are there, or have nothing to decide any more.

        The last call, when time is nearly up, takes the place of the one before.
        """
        messenger = self._messenger
        session = await messenger.match_service.newest(outbox_message.match)
        seat = session.people.seats[outbox_message.seat]
        calls = await self._at(session)
        standing = calls.get(seat.number)
        if seat.user_id is None or session.stands or not _is_called(session, seat.number):
            return
        if standing is not None and not outbox_message.last:
            return
        if self._is_there(session, seat.number):
            return
        chosen = await messenger.store.preferences.user(seat.user_id)
        if not chosen.pings:
            return
        quiet = quiet_until(chosen, messenger.match_service.now())
        if quiet is not None:  # whatever is open then is told then
            later = replace(outbox_message.to_row(), not_before=quiet)
            await messenger.store.outbox.put(messenger.match_service.now(), later)
            return
        if standing is not None:
            await self._take_away(session, seat.number, standing)
        channel = await messenger.channel(session.place.channel_id)
        text = _words(session, seat.number, last=outbox_message.last)
        allowed = discord.AllowedMentions(users=[discord.Object(seat.user_id)])
        sent = await channel.send(text, allowed_mentions=allowed, nonce=nonce(row))
        self._standing[session.id] = {**calls, seat.number: CallState(sent, text, outbox_message.last)}
        await messenger.store.matches.set_call(session.id, seat.number, sent.id)

    async def _at(self, session: MatchSession) -> dict[int, CallState]:
        """Return the calls that stand at a match, by seat; those of before a start are in the store."""
        calls = self._standing.get(session.id)
        if calls is None:
            channel = self._messenger.client.get_partial_messageable(session.place.channel_id)
            calls = self._standing[session.id] = {
                seat.seat: CallState(channel.get_partial_message(seat.call_message_id), "")
                for seat in await self._messenger.store.matches.seats(session.id)
                if seat.call_message_id is not None
            }
        return calls

    def _is_there(self, session: MatchSession, seat: int) -> bool:
        """Tell whether a person has answered lately, and need not be called."""
        return self._messenger.match_service.now() - session.people.pressed.get(seat, 0.0) < PRESENT

    async def bring_up_to_date(self, session: MatchSession) -> None:
        """Take away what is out of date or has been heard; let other calls tell the time of the board."""
        standing: dict[int, CallState] = {}
        for number, call in (await self._at(session)).items():
            left = session.people.seats[number].user_id is None
            over = left or session.match.result is not None or not _is_called(session, number)
            if over or self._is_there(session, number):
                await self._take_away(session, number, call)
                continue
            text = _words(session, number, last=call.last)
            if text != call.text:
                try:
                    await call.message.edit(content=text, allowed_mentions=NOBODY)
                except discord.HTTPException:
                    log.debug("a call could not be brought up to date")
            standing[number] = call._replace(text=text)
        self._standing[session.id] = standing

    async def take_all_away(self, session: MatchSession) -> None:
        """Take all calls of a match away."""
        for number, call in (await self._at(session)).items():
            await self._take_away(session, number, call)
        self._standing[session.id] = {}

    def forget(self, match_id: int) -> None:
        """Forget the calls of a match that is over."""
        self._standing.pop(match_id)

    async def _take_away(self, session: MatchSession, seat: int, call: CallState) -> None:
        await self._messenger.remove(call.message.channel, call.message.id)
        await self._messenger.store.matches.set_call(session.id, seat, None)


def _is_called(session: MatchSession, seat: int) -> bool:
    """Tell whether a seat has something to do: to answer, or to choose what becomes of who is late."""
    return session.asked(seat) or chooses(session, seat) is not None


def _words(session: MatchSession, seat: int, *, last: bool) -> str:
    """Return the words that call a person to the table, with the time that the board shows too."""
    person, texts = session.people.seats[seat], texts_in(session.place.locale)
    who, waited_for = texts.mention(person.user_id), None if session.asked(seat) else chooses(session, seat)
    if waited_for is not None:
        names, number = session.people.names(texts), waited_for.number
        called, due = (
            texts.say("ping-choose", who=who, seat=number, names=names),
            session.clocks.dues.get(number),
        )
    else:
        key = "ping-late" if person.late else "ping-last" if last else "ping"
        called, due = texts.say(key, who=who), session.clocks.dues.get(seat)
    return f"{called} · {timestamp(due)}" if due else called
