"""`/tournament season`: several tournaments counted together."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ladder.views.season import points_told, season_standings
from bot.limits import Quota
from bot.table.layout import shorten
from bot.table.panel import notice
from bot.texts.commands import command_text as _
from bot.texts.sanitising import safe
from cogs.context import InteractionContext, answering
from cogs.typed import NameOption, completing

LONGEST_NAME = 60


class SeasonCommands(app_commands.Group):
    """Begins seasons, says what counts for them, shows how they stand."""

    @app_commands.command(name=_("cmd-season-create"), description=_("cmd-season-create-help"))
    @app_commands.rename(name=_("cmd-season-name"), points=_("cmd-season-points"))
    @app_commands.describe(name=_("cmd-season-name-help"), points=_("cmd-season-points-help"))
    async def create(
        self,
        interaction: discord.Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        points: app_commands.Range[str, 0, 300] = "",
    ) -> None:
        """Begin a season."""
        async with answering(interaction) as context:
            guild_id = context.server_id
            season = await context.seasons.create(guild_id, safe(name), points)
            said = context.texts.say("season-created", name=season.name, points=points_told(season.points))
            await context.whisper(notice(said))

    @app_commands.command(name=_("cmd-season-show"), description=_("cmd-season-show-help"))
    @app_commands.rename(season=_("cmd-season-season"), show=_("cmd-rank-show"))
    @app_commands.describe(season=_("cmd-season-season-help"), show=_("cmd-rank-show-help"))
    async def show(
        self, interaction: discord.Interaction, season: NameOption | None = None, show: bool = False
    ) -> None:
        """Show how a season stands."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=not show, public=show)
            counted = await context.seasons.standing(context.server_id, season)
            await context.show(season_standings(counted, context.texts, context.user_id))

    @app_commands.command(name=_("cmd-season-count"), description=_("cmd-season-count-help"))
    @app_commands.rename(season=_("cmd-season-season"), out=_("cmd-season-out"))
    @app_commands.describe(season=_("cmd-season-season-help"), out=_("cmd-season-out-help"))
    async def count(
        self, interaction: discord.Interaction, season: NameOption | None = None, out: bool = False
    ) -> None:
        """Let this channel's tournament count for a season, or for none."""
        async with answering(interaction) as context:
            guild_id = context.server_id
            seasons, channel_id = context.seasons, interaction.channel_id or 0
            if out:
                tournament = await seasons.leave_out(channel_id)
                said = context.texts.say("season-left-out", tournament=tournament.name)
            else:
                row, tournament = await seasons.count(guild_id, channel_id, season)
                said = context.texts.say("season-counts", tournament=tournament.name, name=row.name)
            await context.whisper(notice(said))

    @app_commands.command(name=_("cmd-season-end"), description=_("cmd-season-end-help"))
    @app_commands.rename(season=_("cmd-season-season"))
    @app_commands.describe(season=_("cmd-season-season-help"))
    async def end(self, interaction: discord.Interaction, season: NameOption) -> None:
        """End a season: what counts for it stays as it is."""
        async with answering(interaction) as context:
            row = await context.seasons.end(context.server_id, season)
            await context.whisper(notice(context.texts.say("season-ended", name=row.name)))

    @show.autocomplete("season")
    @count.autocomplete("season")
    @end.autocomplete("season")
    @completing
    async def season_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a season of this server."""
        seasons = await context.store.seasons.of_guild(context.guild_id or 0)
        word = current.strip().casefold()
        return [
            app_commands.Choice(name=shorten(each.name, 100), value=each.name)
            for each in seasons
            if word in each.name.casefold()
        ][:25]
