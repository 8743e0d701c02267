"""What `/play`, *Accept* and *Rematch* share: posting challenges and finding a place for the match."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from operator import methodcaller
from typing import cast

import discord

from bot.decks.offers import Offer, offers
from bot.discord.deck_menus import OpenMenu
from bot.discord.places import place_for, wants_thread
from bot.errors import MissingPermissions, NoDecks, NotYourSeat
from bot.limits import Asked, require_room
from bot.matches.challenges import Invitation, Person, PlaceFinder, expiry
from bot.store import MatchRow, MatchStatus, Seat
from bot.table.challenge import challenge, outcome, wants_decks
from bot.table.deck_choice import deck_choice
from bot.table.layout import Layout
from bot.texts import nearest_locale, texts_in
from bot.texts.strangers import safe
from cogs.reply import herald, press, texts_for
from engines.registry import GAMES


def person(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as the matches know him."""
    return Person(user.id, safe(user.display_name), user.bot)


async def allow_challenge(interaction: discord.Interaction, guild_id: int) -> None:
    """Refuse a challenge beyond what one person, or one server, may make and have open.

    Raises TooOften, TooManyMatches or TooManyHere.
    """
    bot = herald(interaction)
    await require_room(bot.store, bot.settings, interaction.user.id, guild_id)
    bot.allowances.spend(Asked.CHALLENGE, interaction.user.id, guild_id)


async def post_challenge(interaction: discord.Interaction, invitation: Invitation) -> None:
    """Write a challenge down and show it as the answer to a deferred interaction."""
    bot = herald(interaction)
    row = await bot.challenges.create(invitation, interaction.id)
    try:
        waits = await _show_challenge(interaction, row)
    except BaseException:  # nobody could answer what nobody sees, and a rematch would wait for it
        await bot.challenges.withdraw(row.id)
        raise
    if not waits:
        return
    seats = await bot.store.matches.seats(row.id)
    own = next(seat for seat in seats if seat.user_id == interaction.user.id)
    if own.deck is None and wants_decks(row):
        await send_deck_menu(interaction, row.id)


async def _show_challenge(interaction: discord.Interaction, row: MatchRow) -> bool:
    """Show a challenge, or the match that it has begun at once; tell whether it waits for anybody."""
    bot = herald(interaction)
    say = texts_in(nearest_locale(row.locale))
    live = await bot.challenges.begin(row, press(interaction), place_finder(interaction))
    if live is not None:
        row = cast(MatchRow, await bot.store.matches.get(live.id))
        seats = await bot.store.matches.seats(row.id)
        await interaction.followup.send(view=challenge(row, seats, say))
        return False
    seats = await bot.store.matches.seats(row.id)
    called = [discord.Object(seat.user_id) for seat in seats if seat.user_id]
    message = await interaction.followup.send(
        view=challenge(row, seats, say, await expiry(bot.store, row.id)),
        allowed_mentions=discord.AllowedMentions(users=called),
        wait=True,
    )
    await bot.challenges.posted(row.id, message.id)
    return True


async def send_deck_menu(interaction: discord.Interaction, match_id: int) -> None:
    """Send the menu of what a person may bring. Raises ChallengeOver, NotYourSeat or NoDecks."""
    layout = await _deck_menu(interaction, match_id)
    message = await interaction.followup.send(view=layout, ephemeral=True, wait=True)
    await _opened(interaction, match_id, message)


async def show_deck_menu(interaction: discord.Interaction, match_id: int) -> None:
    """Answer a press with that menu. Raises ChallengeOver, NotYourSeat or NoDecks."""
    message = await interaction.edit_original_response(view=await _deck_menu(interaction, match_id))
    await _opened(interaction, match_id, message)


async def _deck_menu(interaction: discord.Interaction, match_id: int) -> Layout:
    row, seat, offered = await deck_offers(interaction, match_id)
    return deck_choice(row, seat, offered, await texts_for(interaction))


async def _opened(
    interaction: discord.Interaction,
    match_id: int,
    message: discord.InteractionMessage | discord.WebhookMessage,
) -> None:
    menu = OpenMenu(interaction, message, await texts_for(interaction))
    herald(interaction).deck_menus.opened(match_id, menu)


async def close_deck_menus(interaction: discord.Interaction, match_id: int) -> None:
    """Close the menus of a challenge that is no longer open, or of who has left it."""
    bot = herald(interaction)
    row = cast(MatchRow, await bot.store.matches.get(match_id))
    if row.status is not MatchStatus.CHALLENGE:
        await bot.deck_menus.close(match_id, partial(outcome, row))
        return
    seats = await bot.store.matches.seats(match_id)
    if all(seat.user_id != interaction.user.id for seat in seats):
        left = methodcaller("say", "challenge-left")
        await bot.deck_menus.close(match_id, left, interaction.user.id)


async def joined_seat(interaction: discord.Interaction, match_id: int) -> tuple[MatchRow, Seat]:
    """Return an open challenge and the person's seat. Raises NoSuchMatch, ChallengeOver or NotYourSeat."""
    bot = herald(interaction)
    row = await bot.challenges.waiting(match_id, press(interaction))
    seats = await bot.store.matches.seats(match_id)
    seat = next((seat for seat in seats if seat.user_id == interaction.user.id and seat.joined), None)
    if seat is None:
        raise NotYourSeat
    return row, seat


async def deck_offers(interaction: discord.Interaction, match_id: int) -> tuple[MatchRow, Seat, list[Offer]]:
    """Return a challenge, the person's seat in it, and what he may bring.

    Raises what `joined_seat` raises, and NoDecks.
    """
    row, seat = await joined_seat(interaction, match_id)
    game = GAMES[row.game]
    options = game.options.model_validate(dict(row.options))
    say = await texts_for(interaction)
    if not game.wants_decks(options):
        raise NoDecks
    bot = herald(interaction)
    shelf = await bot.library.shelf(row.guild_id, game)
    return row, seat, await offers(bot.store, shelf, interaction.user.id, options, say)


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
            say = texts_in(nearest_locale(row.locale))
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
