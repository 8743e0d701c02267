"""What organisers are told: that a table calls them, or that their event cannot go on by itself."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.discord.delivery.messenger import DiscordMessenger
from bot.matches.agreements.disputes import Dispute
from bot.store import ORGANISERS, OutboxRow, TableRow
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, button, rows
from bot.table.panel import notice
from bot.texts import Texts, nearest_locale, texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.messages import Note
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.table import detail_of
from bot.tournaments.views.words import control, mention, opened, table_name, where_of

log = logging.getLogger(__name__)


class Whom(NamedTuple):
    """Who is called, as a message says it, and whom Discord may let it reach."""

    said: str
    people: list[discord.Object]
    roles: list[discord.Object]


async def whom(messenger: DiscordMessenger, event: Tournament) -> Whom:
    """Return who is called when an event needs its organisers: the server's role, as it is now.

    Where there is none, or Herald may not call its members, creator and server's owner are called.
    """
    guild = messenger.client.get_guild(event.row.guild_id)
    chosen = await messenger.store.preferences.guild(event.row.guild_id)
    role = guild.get_role(chosen.settings.get(ORGANISERS, 0)) if guild is not None else None
    if guild is None or role is None:
        return _called([], _heads(event, guild))
    channel = guild.get_channel(event.row.channel_id)
    may_call = role.mentionable or (
        channel is not None and channel.permissions_for(guild.me).mention_everyone
    )
    return _called([role.id], [] if may_call else _heads(event, guild))


def _called(roles: list[int], people: list[int]) -> Whom:
    said = " ".join([*(f"<@&{each}>" for each in roles), *(f"<@{each}>" for each in people)])
    return Whom(said, [*map(discord.Object, people)], [*map(discord.Object, roles)])


def _heads(event: Tournament, guild: discord.Guild | None) -> list[int]:
    """Return who made an event, unless they were forgotten, and whose the server is."""
    owner = guild.owner_id if guild is not None else None
    return list(dict.fromkeys(each for each in (event.row.creator_id, owner) if each))


async def write_privately(messenger: DiscordMessenger, row: OutboxRow, event: Tournament) -> None:
    """Tell creator and server's owner that an event stands still: in its channel nothing can be said.

    A role cannot be written to in private.
    """
    where = f"<#{event.row.channel_id}>"
    people = _heads(event, messenger.client.get_guild(event.row.guild_id))
    for part, user_id in enumerate(people):
        chosen = await messenger.store.preferences.user(user_id)
        texts = texts_in(nearest_locale(chosen.language or event.row.locale))
        told = texts.say("tournament-stranded", name=event.row.name, where=where, code=event.row.code)
        try:
            await messenger.send_private(user_id, row, notice(told), part)
        except discord.HTTPException as error:
            log.info("an organiser of tournament %s is not reached: %s", event.row.code, error)


def asked_for(
    event: Tournament, table: TableRow, number: int, whom: str, dispute: Dispute | None, texts: Texts
) -> MessageLayout:
    """Return that somebody at a table asks for an organiser, with what answers them."""
    where = where_of(event, table, texts)
    said = texts.say("tournament-organiser-called", whom=whom, who=mention(event, number, texts), where=where)
    answer = control(
        event, texts, TournamentVerb.COME, "come", discord.ButtonStyle.primary, detail=detail_of(table)
    )
    return MessageLayout(
        ui.Container(ui.TextDisplay("\n".join([said, *_asked(dispute, texts)]))),
        *rows([answer, *_rulings(event, table, dispute)]),
    )


def on_the_way(
    event: Tournament, table: TableRow, who: int, dispute: Dispute | None, texts: Texts
) -> MessageLayout:
    """Return who comes to a table, with what they can decide there."""
    where = where_of(event, table, texts)
    said = texts.say("tournament-organiser-comes", who=texts.mention(who), where=where)
    return MessageLayout(
        ui.TextDisplay("\n".join([said, *_asked(dispute, texts)])), *rows(_rulings(event, table, dispute))
    )


def _asked(dispute: Dispute | None, texts: Texts) -> Iterator[str]:
    """Yield what the players of a table differ about, and that an organiser can answer for them."""
    if dispute is not None:
        yield dispute.question
        yield texts.say("tournament-dispute-decide")


def _rulings(event: Tournament, table: TableRow, dispute: Dispute | None) -> Iterator[ui.Button[Any]]:
    for each in dispute.answers if dispute is not None else ():
        detail = f"{detail_of(table)}:{each.key}"
        yield button(str(ActionId(event.id, 0, TournamentVerb.RULE, detail)), each.label)


def differing(event: Tournament, table: TableRow, texts: Texts) -> MessageLayout:
    """Return what a table is told whose players differ: that an organiser can decide, called or not."""
    said, at = texts.say("tournament-dispute"), detail_of(table)
    call = control(event, texts, TournamentVerb.CALL, "call", detail=at)
    come = control(event, texts, TournamentVerb.COME, "come", detail=at)
    return MessageLayout(ui.TextDisplay(said), ui.ActionRow(call, come))


def held(event: Tournament, whom: str, texts: Texts) -> MessageLayout:
    """Return what is said in the channel as soon as that can be."""
    return _told(texts.say("tournament-held", whom=whom, name=event.row.name))


def stuck(event: Tournament, table: TableRow, note: Note, whom: str, texts: Texts) -> MessageLayout:
    """Return why a table cannot go on though nobody there is at fault: somebody must decide."""
    said = texts.say(f"tournament-{note.what}", whom=whom, table=table_name(event, table, texts))
    return _told("\n".join((said, *opened(note.facts, texts))))


def _told(said: str) -> MessageLayout:
    return MessageLayout(ui.Container(ui.TextDisplay(said)))
