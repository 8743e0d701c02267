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
from bot.store import Act, AlreadyDone, NewTournament
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
        async with answering(interaction) as visit:
            await visit.acknowledge(private=True)
            await _check_room(visit)
            bot, channel_id = visit.bot, visit.interaction.channel_id or 0
            office = visit.organiser.office
            before = await visit.store.tournaments.open_in_channel(channel_id)
            if before is None:
                tournament_id = await _drafted(visit)
            elif before.status == "draft":  # whoever may make one organises it
                tournament_id = before.id
            else:
                raise ChannelHasTournament
            event = await office.read(tournament_id, visit.guild_id)
            await visit.show(setup_panel(event, visit.texts, bot.now()))

    @app_commands.command(name=_("cmd-tournament-show"), description=_("cmd-tournament-show-help"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Show where this channel's tournament stands, with its buttons, to the person alone."""
        async with answering(interaction) as visit:
            visit.spend(Quota.LOOK)
            await visit.acknowledge(private=True)
            row = await visit.store.tournaments.newest_in_channel(interaction.channel_id or 0)
            if row is None or row.status == "draft":
                raise NoTournamentHere
            event = await visit.organiser.office.read(row.id, visit.guild_id)
            await visit.show(status(event, visit.texts))

    @app_commands.command(name=_("cmd-tournament-here"), description=_("cmd-tournament-here-help"))
    @app_commands.rename(code=_("cmd-tournament-code"))
    @app_commands.describe(code=_("cmd-tournament-code-help"))
    async def here(self, interaction: discord.Interaction, code: CodeOption) -> None:
        """Go on in this channel with a tournament that has lost its own."""
        async with answering(interaction) as visit:
            await visit.acknowledge(private=True)
            row = await tournament_called(interaction, code)
            _check_channel(visit)
            channel_id = visit.interaction.channel_id or 0
            other = await visit.store.tournaments.open_in_channel(channel_id)
            if other is not None and other.id != row.id:
                raise ChannelHasTournament
            organiser = visit.organiser
            await organiser.rounds.move(row.id, caller(visit), channel_id)
            event = await organiser.office.read(row.id, visit.guild_id)
            await visit.show(status(event, visit.texts))


async def _check_room(visit: InteractionContext) -> None:
    """Raise why no tournament can be made here."""
    bot = visit.bot
    _check_channel(visit)
    most = bot.settings.most_tournaments_server
    if await visit.store.tournaments.count_open_in_guild(visit.server_id) >= most:
        raise TooManyTournaments(most=most)


def _check_channel(visit: InteractionContext) -> None:
    channel = visit.interaction.channel
    if not isinstance(channel, discord.TextChannel):  # its tables get threads
        raise TournamentChannel
    require(channel, REQUIRED)


async def _drafted(visit: InteractionContext) -> int:
    """Write a draft down, with the usual choices, and return its number."""
    bot, interaction = visit.bot, visit.interaction
    chosen = await visit.store.preferences.guild(visit.server_id)
    locale = nearest_locale(chosen.locale or str(interaction.guild_locale or interaction.locale))
    most = bot.settings.most_entrants
    setup = Setup(most=most if most < LARGEST else None)
    game = next(iter(sorted(GAMES)))
    new = NewTournament(
        guild_id=visit.server_id,
        channel_id=interaction.channel_id or 0,
        name="",  # it is given one before it is announced
        game=game,
        format=setup.format,
        options=setup.model_dump(mode="json", exclude={"format"}),
        creator_id=visit.user_id,
        locale=locale,
    )
    act = Act(verb="create", by=visit.user_id, interaction_id=interaction.id, at=bot.now())
    try:
        return (await visit.store.tournaments.create(new, act)).id
    except AlreadyDone as error:
        if error.values["what"] == "tournaments.channel_id":
            raise ChannelHasTournament from error
        raise AlreadyAnswered from error


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(TournamentCommands())
