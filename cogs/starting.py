"""What `/play`, `/lfg`, *Accept* and *Rematch* share: choices, posting challenges, a place for the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.decks.offers import RANDOM, offers
from bot.discord.places import place_for, wants_thread
from bot.errors import NotOurControl, OpponentGone
from bot.limits import Quota, require_room
from bot.matches.clock import Preset
from bot.matches.start.challenges import Invitation, Person, PlaceFinder, expiry
from bot.matches.start.first_matches import first_match
from bot.store import CLOCK, MatchRow
from bot.table.action_id import LARGEST
from bot.table.challenge import challenge, wants_decks
from bot.table.deck_choice import first_match_instead
from bot.table.layout import shorten
from bot.texts import Locale, dashed, nearest_locale, texts_in
from bot.texts.commands import command_text as _
from bot.texts.sanitising import safe
from cogs.context import InteractionContext
from cogs.deck_menu import send_deck_menu
from engines.registry import GAMES
from render.drawing.scripts import is_written

USUAL_CLOCK: Preset = "relaxed"
GAME_CHOICES = [app_commands.Choice(name=_(f"game-{dashed(game)}"), value=game) for game in sorted(GAMES)]


def person(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as the matches know them: by the user name where no picture can write another."""
    shown = safe(user.display_name)
    return Person(user.id, shown if is_written(shown) else safe(user.name), user.bot)


def account_name(user: discord.User | discord.Member) -> str:
    """Return what a Discord user is called in all servers alike, as pictures can write it."""
    shown = safe(user.global_name or user.name)
    return shown if is_written(shown) else safe(user.name)


def user_of(chosen: Sequence[str]) -> int:
    """Return who was chosen from a menu of persons. Raises NotOurControl."""
    if len(chosen) != 1 or not chosen[0].isdecimal() or int(chosen[0]) > LARGEST:
        raise NotOurControl
    return int(chosen[0])


def chosen_member(context: InteractionContext) -> Person:
    """Return the member who was chosen from a menu of persons. Raises NotOurControl or OpponentGone."""
    user_id = user_of(context.chosen)
    if str(user_id) not in _beside(context).get("members", {}):
        raise OpponentGone
    return resolved(context, user_id)


def _beside(context: InteractionContext) -> Mapping[str, Any]:
    """Return how Discord describes what was chosen from a menu."""
    data: Any = context.interaction.data or {}
    return data.get("resolved", {})


def resolved(context: InteractionContext, user_id: int) -> Person:
    """Return a person from a menu of persons, as Discord describes them beside their id."""
    found = _beside(context)
    user = found.get("users", {}).get(str(user_id), {})
    member = found.get("members", {}).get(str(user_id), {})
    shown = member.get("nick"), user.get("global_name"), user.get("username"), str(user_id)
    name = next(each for each in shown if each and is_written(each))
    return Person(user_id, safe(name), bool(user.get("bot")))


async def allow_challenge(context: InteractionContext, guild_id: int) -> None:
    """Refuse a challenge beyond what one person, or one server, may make and have open.

    Raises TooOften, TooManyMatches or TooManyHere.
    """
    bot = context.bot
    await require_room(context.store, bot.settings, context.user_id, guild_id)
    bot.allowances.spend(Quota.CHALLENGE, context.user_id, guild_id)


async def post_challenge(context: InteractionContext, invitation: Invitation) -> None:
    """Write a challenge down and show it as the answer to an acknowledged interaction."""
    await context.remember_language()
    row = await context.challenges.create(invitation, context.interaction.id)
    try:
        await _show_challenge(context, row)
    except BaseException:  # nobody could answer what nobody sees, and a rematch would wait for it
        await context.challenges.withdraw(row.id)
        raise
    began = await context.challenges.begin(row.id, context.press, place_finder(context))
    seats = await context.store.matches.seats(row.id)
    own = next(seat for seat in seats if seat.user_id == context.user_id)
    alone = all(seat.level is not None for seat in seats if seat is not own)
    first = alone and own.deck is None and not invitation.seed and await is_new(context, row.game)
    if began is not None and first:
        offer = first_match_instead(row.id, context.texts)
        await context.interaction.followup.send(view=offer, ephemeral=True)
    elif began is None and own.deck is None and wants_decks(row):
        await send_deck_menu(context, row.id, first=first)


async def _show_challenge(context: InteractionContext, row: MatchRow) -> None:
    """Show a challenge with the seal of its dice."""
    texts = texts_in(nearest_locale(row.locale))
    seats = await context.store.matches.seats(row.id)
    called = [discord.Object(seat.user_id) for seat in seats if seat.user_id]
    message = await context.interaction.followup.send(
        view=challenge(row, seats, texts, await expiry(context.store, row.id)),
        allowed_mentions=discord.AllowedMentions(users=called),
        wait=True,
    )
    await context.challenges.posted(row.id, message.id)


async def is_new(context: InteractionContext, game: str) -> bool:
    """Tell whether a person has finished no match of a game: their first one is prepared for them."""
    return not await context.store.statistics.has_finished(context.user_id, game)


async def first_invitation(context: InteractionContext, game: str) -> Invitation:
    """Return the invitation to a person's first match of a game, in this channel."""
    channel, locale = context.interaction.channel_id or 0, await public_locale(context)
    who, press = person(context.interaction.user), context.interaction.id
    return first_match(game, who, press, context.server_id, channel, locale)


async def usual_clock(context: InteractionContext) -> Preset:
    """Return the clock of a challenge that names none."""
    chosen = await context.store.preferences.guild(context.guild_id or 0)
    return chosen.settings.get(CLOCK, USUAL_CLOCK)


async def check_place(context: InteractionContext) -> None:
    """Raise why no match can begin here, while that can still be said in private."""
    chosen = await context.store.preferences.guild(context.guild_id or 0)
    await wants_thread(context.interaction.channel, chosen.threads, context.store)


def place_finder(context: InteractionContext) -> PlaceFinder:
    """Return a function that finds where a match is played, near the interaction's channel."""

    async def find(row: MatchRow) -> tuple[int, bool]:
        store = context.store
        chosen = await store.preferences.guild(row.guild_id or 0)
        texts = texts_in(nearest_locale(row.locale))
        name = texts.say("thread-name", game=texts.game(row.game), code=row.code)
        return await place_for(context.interaction.channel, chosen.threads, store, name)

    return find


async def complete_deck(context: InteractionContext, current: str) -> list[app_commands.Choice[str]]:
    """Complete the name of a deck for the game that was chosen: ready-made ones, and the person's own."""
    game = GAMES.get(str(getattr(context.interaction.namespace, "game", "")))
    if game is None or game.collection is None:
        return []
    shelf = await context.library.shelf(context.guild_id, game)
    offered = await offers(context.store, shelf, context.user_id, game.options(), context.texts, judged=False)
    listed = [(context.texts.say("deck-random"), RANDOM), *((offer.name, offer.key) for offer in offered)]
    word = current.strip().casefold()
    return [
        app_commands.Choice(name=shorten(name, 100), value=key)
        for name, key in listed
        if word in name.casefold()
    ][:25]


async def public_locale(context: InteractionContext) -> Locale:
    """Return the language of public messages: the one the server chose, else that of its Discord."""
    chosen = await context.store.preferences.guild(context.server_id)
    interaction = context.interaction
    return nearest_locale(chosen.locale or str(interaction.guild_locale or interaction.locale))
