"""`/tournament`: make a channel a tournament channel; everything else is pressed there."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.competition.setup import LARGEST, Setup
from bot.discord.places import REQUIRED, require
from bot.errors import AlreadyAnswered, TournamentChannel
from bot.limits import Quota
from bot.store import AlreadyDone, AuditEntry, NewTournament
from bot.texts import nearest_locale
from bot.texts.commands import command_text as _
from bot.tournaments.course.errors import (
    ChannelHasTournament,
    NoTournamentHere,
    TooManyTournaments,
)
from bot.tournaments.views.setting_up import setup_panel
from bot.tournaments.views.status import status
from cogs.access import server_only
from cogs.context import InteractionContext, answering
from cogs.sight import tournament_called
from cogs.tournaments.caller import caller
from cogs.tournaments.season import SeasonCommands
from cogs.typed import CodeOption
from engines.registry import GAMES


@server_only
class TournamentCommands(
    commands.GroupCog, group_name=_("cmd-tournament"), group_description=_("cmd-tournament-help")
):
    """Begins tournaments, and finds them again."""

    season = SeasonCommands(name=_("cmd-season"), description=_("cmd-season-help"))

    @app_commands.command(name=_("cmd-tournament-create"), description=_("cmd-tournament-create-help"))
    async def create(self, interaction: discord.Interaction) -> None:
        """Open a draft in this channel, with its private panel; a draft that is there is shown again."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            await _check_room(context)
            bot, channel_id = context.bot, context.interaction.channel_id or 0
            unit_of_work = context.tournament_service.unit_of_work
            before = await context.store.tournaments.open_in_channel(channel_id)
            if before is None:
                tournament_id = await _drafted(context)
            elif before.status == "draft":  # whoever may make one organises it
                tournament_id = before.id
            else:
                raise ChannelHasTournament
            event = await unit_of_work.read(tournament_id, context.guild_id)
            await context.show(setup_panel(event, context.texts, bot.now()))

    @app_commands.command(name=_("cmd-tournament-show"), description=_("cmd-tournament-show-help"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Show where this channel's tournament stands, with its buttons, to the person alone."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            row = await context.store.tournaments.newest_in_channel(interaction.channel_id or 0)
            if row is None or row.status == "draft":
                raise NoTournamentHere
            event = await context.tournament_service.unit_of_work.read(row.id, context.guild_id)
            await context.show(status(event, context.texts))

    @app_commands.command(name=_("cmd-tournament-here"), description=_("cmd-tournament-here-help"))
    @app_commands.rename(code=_("cmd-tournament-code"))
    @app_commands.describe(code=_("cmd-tournament-code-help"))
    async def here(self, interaction: discord.Interaction, code: CodeOption) -> None:
        """Go on in this channel with a tournament that has lost its own."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            row = await tournament_called(interaction, code)
            _check_channel(context)
            channel_id = context.interaction.channel_id or 0
            other = await context.store.tournaments.open_in_channel(channel_id)
            if other is not None and other.id != row.id:
                raise ChannelHasTournament
            tournament_service = context.tournament_service
            await tournament_service.rounds.move(row.id, caller(context), channel_id)
            event = await tournament_service.unit_of_work.read(row.id, context.guild_id)
            await context.show(status(event, context.texts))


async def _check_room(context: InteractionContext) -> None:
    """Raise why no tournament can be made here."""
    bot = context.bot
    _check_channel(context)
    most = bot.settings.most_tournaments_server
    if await context.store.tournaments.count_open_in_guild(context.server_id) >= most:
        raise TooManyTournaments(most=most)


def _check_channel(context: InteractionContext) -> None:
    channel = context.interaction.channel
    if not isinstance(channel, discord.TextChannel):  # its tables get threads
        raise TournamentChannel
    require(channel, REQUIRED)


async def _drafted(context: InteractionContext) -> int:
    """Write a draft down, with the usual choices, and return its number."""
    bot, interaction = context.bot, context.interaction
    chosen = await context.store.preferences.guild(context.server_id)
    locale = nearest_locale(chosen.locale or str(interaction.guild_locale or interaction.locale))
    most = bot.settings.most_entrants
    setup = Setup(most=most if most < LARGEST else None)
    game = next(iter(sorted(GAMES)))
    new = NewTournament(
        guild_id=context.server_id,
        channel_id=interaction.channel_id or 0,
        name="",  # it is given one before it is announced
        game=game,
        format=setup.format,
        options=setup.kept(),
        creator_id=context.user_id,
        locale=locale,
    )
    act = AuditEntry(verb="create", by=context.user_id, interaction_id=interaction.id, at=bot.now())
    try:
        return (await context.store.tournaments.create(new, act)).id
    except AlreadyDone as error:
        if error.values["what"] == "tournaments.channel_id":
            raise ChannelHasTournament from error
        raise AlreadyAnswered from error


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(TournamentCommands())
