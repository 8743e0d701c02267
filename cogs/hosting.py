"""What `/play`, *Accept* and *Rematch* share: posting challenges and finding a place for the match."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import cast

import discord

from bot.clock import CHALLENGE_EXPIRES
from bot.errors import MissingPermissions
from bot.matches.challenges import Invitation, Person, PlaceFinder
from bot.places import place_for, wants_thread
from bot.store import MatchRow
from bot.table.challenge import challenge
from bot.texts import nearest_locale, texts
from cogs.reply import herald, press, texts_for


def person(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as the matches know him."""
    return Person(user.id, user.display_name, user.bot)


async def post_challenge(interaction: discord.Interaction, invitation: Invitation) -> None:
    """Write a challenge down and show it as the answer to a deferred interaction."""
    bot = herald(interaction)
    row = await bot.challenges.create(invitation, interaction.id)
    say = texts(nearest_locale(row.locale))
    if invitation.level is not None:
        live = await bot.challenges.begin(row, press(interaction), place_finder(interaction))
        row = cast(MatchRow, await bot.store.matches.get(live.id))
        seats = await bot.store.matches.seats(row.id)
        await interaction.followup.send(view=challenge(row, seats, say))
        return
    seats = await bot.store.matches.seats(row.id)
    expires = datetime.fromtimestamp(bot.now(), UTC) + timedelta(seconds=CHALLENGE_EXPIRES.total_seconds())
    called = [discord.Object(seat.user_id) for seat in seats if seat.user_id]
    message = await interaction.followup.send(
        view=challenge(row, seats, say, expires),
        allowed_mentions=discord.AllowedMentions(users=called),
        wait=True,
    )
    await bot.challenges.posted(row.id, message.id)


async def check_place(interaction: discord.Interaction) -> None:
    """Raise why no match can begin here, while that can still be said in private."""
    async with permissions_in_words(interaction):
        bot = herald(interaction)
        chosen = await bot.store.preferences.guild(interaction.guild_id or 0)
        await wants_thread(interaction.channel, chosen.threads, bot.store)


def place_finder(interaction: discord.Interaction) -> PlaceFinder:
    """Return a function that finds where a match is played, near the interaction's channel."""

    async def find(row: MatchRow) -> tuple[int, bool]:
        async with permissions_in_words(interaction):
            bot = herald(interaction)
            chosen = await bot.store.preferences.guild(row.guild_id or 0)
            say = texts(nearest_locale(row.locale))
            game = say.say(f"game-{row.game.replace('_', '-')}")
            name = say.say("thread-name", game=game, code=row.code)
            return await place_for(interaction.channel, chosen.threads, bot.store, name)

    return find


@asynccontextmanager
async def permissions_in_words(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Name the permissions of a MissingPermissions in the reader's language."""
    try:
        yield
    except MissingPermissions as error:
        say = await texts_for(interaction)
        names = [say.say(f"permission-{name.replace('_', '-')}") for name in error.values["permissions"]]
        raise MissingPermissions(channel=error.values["channel"], permissions=", ".join(names)) from error
