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
from bot.matches.session import MatchSession
from bot.store import OutboxRow
from bot.store.outbox.messages import Call, message_of
from bot.table.board import timestamp
from bot.texts import texts_in

log = logging.getLogger(__name__)

PRESENT = 60
"""Seconds after an own answer during which a person is taken to be at the table."""


class Standing(NamedTuple):
    """A call as it stands below the board."""

    message: discord.Message | discord.PartialMessage
    text: str
    """Empty when it was sent before the last start."""
    last: bool = False
    """Whether it says that time is nearly up."""


class Calls:
    """The calls that stand at each match."""

    def __init__(self, post: DiscordMessenger) -> None:
        self._post = post
        self._standing: LruDict[int, dict[int, Standing]] = LruDict()
        """By match and seat."""

    async def send(self, row: OutboxRow, errand: Call) -> None:
        """Call a person to the table, once a turn: unless he is there, or has nothing to decide any more.

        The last call, when time is nearly up, takes the place of the one before.
        """
        post = self._post
        live = await post.desk.newest(errand.match)
        seat = live.people.seats[errand.seat]
        calls = await self._at(live)
        standing = calls.get(seat.number)
        if seat.user_id is None or live.stands or not _is_called(live, seat.number):
            return
        if standing is not None and not errand.last:
            return
        if self._is_there(live, seat.number):
            return
        chosen = await post.store.preferences.user(seat.user_id)
        if not chosen.pings:
            return
        quiet = quiet_until(chosen, post.desk.now())
        if quiet is not None:  # whatever is open then is told then
            later = replace(message_of(errand), not_before=quiet)
            await post.store.outbox.put(post.desk.now(), later)
            return
        if standing is not None:
            await self._take_away(live, seat.number, standing)
        channel = await post.channel(live.place.channel_id)
        text = _words(live, seat.number, last=errand.last)
        allowed = discord.AllowedMentions(users=[discord.Object(seat.user_id)])
        sent = await channel.send(text, allowed_mentions=allowed, nonce=nonce(row))
        self._standing[live.id] = {**calls, seat.number: Standing(sent, text, errand.last)}
        await post.store.matches.set_call(live.id, seat.number, sent.id)

    async def _at(self, live: MatchSession) -> dict[int, Standing]:
        """Return the calls that stand at a match, by seat; those of before a start are in the store."""
        calls = self._standing.get(live.id)
        if calls is None:
            channel = self._post.client.get_partial_messageable(live.place.channel_id)
            calls = self._standing[live.id] = {
                seat.seat: Standing(channel.get_partial_message(seat.call_message_id), "")
                for seat in await self._post.store.matches.seats(live.id)
                if seat.call_message_id is not None
            }
        return calls

    def _is_there(self, live: MatchSession, seat: int) -> bool:
        """Tell whether a person has answered lately, and need not be called."""
        return self._post.desk.now() - live.people.pressed.get(seat, 0.0) < PRESENT

    async def bring_up_to_date(self, live: MatchSession) -> None:
        """Take away what is out of date or has been heard; let other calls tell the time of the board."""
        standing: dict[int, Standing] = {}
        for number, call in (await self._at(live)).items():
            left = live.people.seats[number].user_id is None
            over = left or live.match.result is not None or not _is_called(live, number)
            if over or self._is_there(live, number):
                await self._take_away(live, number, call)
                continue
            text = _words(live, number, last=call.last)
            if text != call.text:
                try:
                    await call.message.edit(content=text, allowed_mentions=NOBODY)
                except discord.HTTPException:
                    log.debug("a call could not be brought up to date")
            standing[number] = call._replace(text=text)
        self._standing[live.id] = standing

    async def take_all_away(self, live: MatchSession) -> None:
        """Take all calls of a match away."""
        for number, call in (await self._at(live)).items():
            await self._take_away(live, number, call)
        self._standing[live.id] = {}

    def forget(self, match_id: int) -> None:
        """Forget the calls of a match that is over."""
        self._standing.pop(match_id)

    async def _take_away(self, live: MatchSession, seat: int, call: Standing) -> None:
        await self._post.remove(call.message.channel, call.message.id)
        await self._post.store.matches.set_call(live.id, seat, None)


def _is_called(live: MatchSession, seat: int) -> bool:
    """Tell whether a seat has something to do: to answer, or to choose what becomes of who is late."""
    return live.asked(seat) or chooses(live, seat) is not None


def _words(live: MatchSession, seat: int, *, last: bool) -> str:
    """Return the words that call a person to the table, with the time that the board shows too."""
    person, texts = live.people.seats[seat], texts_in(live.place.locale)
    who, waited_for = texts.mention(person.user_id), None if live.asked(seat) else chooses(live, seat)
    if waited_for is not None:
        names, number = live.people.names(texts), waited_for.number
        called, due = (
            texts.say("ping-choose", who=who, seat=number, names=names),
            live.clocks.dues.get(number),
        )
    else:
        key = "ping-late" if person.late else "ping-last" if last else "ping"
        called, due = texts.say(key, who=who), live.clocks.dues.get(seat)
    return f"{called} {timestamp(due)}" if due else called
