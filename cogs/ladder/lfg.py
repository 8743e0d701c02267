"""`/lfg`: look for an opponent near one's rating."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.decks.offers import RANDOM, offers, take
from bot.errors import NoDecks, UnknownGame
from bot.ladder.views.search import looking
from bot.limits import Quota, require_room
from bot.matches.clock import PRESETS
from bot.store import NewSearch
from bot.texts.commands import command_text as _
from cogs.access import require_channel, server_only
from cogs.context import InteractionContext, answering
from cogs.starting import GAME_CHOICES, check_place, complete_deck, person, public_locale, usual_clock
from cogs.typed import NameOption, completing
from engines.kernel import Deck
from engines.registry import GAMES

SHORTEST, USUAL, LONGEST = 5, 30, 24 * 60
"""Minutes for which somebody may look."""


class Searching(commands.Cog):
    """Looks for opponents."""

    @app_commands.command(name=_("cmd-lfg"), description=_("cmd-lfg-help"))
    @app_commands.rename(
        game=_("cmd-play-game"),
        clock=_("cmd-play-clock"),
        minutes=_("cmd-lfg-minutes"),
        deck=_("cmd-play-deck"),
    )
    @app_commands.describe(
        game=_("cmd-play-game-help"),
        clock=_("cmd-play-clock-help"),
        minutes=_("cmd-lfg-minutes-help"),
        deck=_("cmd-lfg-deck-help"),
    )
    @app_commands.choices(
        game=GAME_CHOICES,
        clock=[app_commands.Choice(name=_(f"clock-{preset}"), value=preset) for preset in PRESETS],
    )
    @server_only
    async def lfg(
        self,
        interaction: discord.Interaction,
        game: str,
        clock: str | None = None,
        minutes: app_commands.Range[int, SHORTEST, LONGEST] = USUAL,
        deck: NameOption | None = None,
    ) -> None:
        """Begin to look, or show the search that goes on; only the person sees it."""
        async with answering(interaction) as context:
            if game not in GAMES:
                raise UnknownGame(game=game)
            await context.acknowledge(private=True)
            await search(context, game, clock, minutes, deck or "")

    @lfg.autocomplete("deck")
    @completing
    async def deck_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a deck: ready-made ones, and the person's own."""
        return await complete_deck(context, current)


async def search(
    context: InteractionContext, game: str, clock: str | None = None, minutes: int = USUAL, deck: str = ""
) -> None:
    """Begin to look, or show the search that goes on, where an answer was acknowledged."""
    bot, interaction = context.bot, context.interaction
    row = await context.store.searches.of_user(context.user_id, game)
    new = row is None
    if row is None:
        brought = await _deck(context, game, deck)
        await require_channel(interaction)
        await check_place(context)
        await require_room(context.store, bot.settings, context.user_id, context.guild_id)
        context.spend(Quota.CHALLENGE)
        await context.remember_language()
        wanted = NewSearch(
            user_id=context.user_id,
            name=person(interaction.user).name,
            guild_id=context.server_id,
            channel_id=interaction.channel_id or 0,
            locale=await public_locale(context),
            game=game,
            clock=clock or await usual_clock(context),
            deck=brought,
            luck=str(interaction.id),
            began=bot.now(),
            until=bot.now() + minutes * 60,
        )
        row = await context.matchmaker.begin(wanted, interaction.id)
    await context.show(looking(row, context.texts, new=new))


async def _deck(context: InteractionContext, game_id: str, wanted: str) -> Deck | None:
    """Return the deck that was named; None for any ready-made one. Raises as `take` does, or NoDecks."""
    if not wanted or wanted == RANDOM:
        return None
    game = GAMES[game_id]
    options = game.options()
    if not game.wants_decks(options):
        raise NoDecks
    shelf = await context.library.shelf(context.guild_id, game)
    return take(
        await offers(context.store, shelf, context.user_id, options, context.texts), wanted, context.texts
    )


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(Searching())
