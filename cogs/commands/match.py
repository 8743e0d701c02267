"""`/match`: everything that the buttons of a match do, and its record."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Herald
from bot.discord.places import require_free
from bot.errors import NoMatchHere, NoSuchMatch, NotRunning, NotYourSeat, OutOfOrder, RecordAfterwards
from bot.limits import Asked
from bot.matches.live import Live
from bot.store import MatchRow, MatchStatus
from bot.table.panel import confirm_concede, notice
from bot.texts import nearest_locale
from bot.texts.commands import command_text as _
from cogs.hosting import permissions_in_words
from cogs.looking import give_record, log_page, show_board
from cogs.reply import acknowledge, answering, herald, press, texts_for
from engines.kernel.limits import RECORD_BYTES


@app_commands.guild_only()
class MatchCommands(commands.GroupCog, group_name=_("cmd-match"), group_description=_("cmd-match-help")):
    """Commands for the match of a channel, or for any of the server by its code."""

    def __init__(self, bot: Herald) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=_("cmd-match-board"), description=_("cmd-match-board-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def board(self, interaction: discord.Interaction, code: str | None = None) -> None:
        """Show the board; a match that has lost its channel goes on here."""
        async with answering(interaction):
            await acknowledge(interaction, ephemeral=True, thinking=True)
            row = await self._row(interaction, code)
            live = await self.bot.desk.live(row.id, interaction.guild_id)
            if row.status is MatchStatus.PAUSED and live.seat_of(interaction.user.id):
                live = await self._bring_here(interaction, row)
            await show_board(interaction, live)

    async def _bring_here(self, interaction: discord.Interaction, row: MatchRow) -> Live:
        async with permissions_in_words(interaction):
            await require_free(interaction.channel, self.bot.store, row.id)
        in_thread = isinstance(interaction.channel, discord.Thread)
        return await self.bot.desk.resume(row.id, interaction.channel_id or 0, in_thread, press(interaction))

    @app_commands.command(name=_("cmd-match-hand"), description=_("cmd-match-hand-help"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """Open the private panel."""
        async with answering(interaction):
            await acknowledge(interaction, ephemeral=True, thinking=True)
            live = await self._live(interaction, None)
            seat = live.seat_of(interaction.user.id)
            if seat is None:
                raise NotYourSeat
            delivery = self.bot.delivery
            async with delivery.panels.held(live.id, interaction.user.id):
                face = await delivery.panel(live, seat.number, nearest_locale(str(interaction.locale)))
                sent = await interaction.edit_original_response(view=face.layout, attachments=[face.file()])
                delivery.showing(sent.id, face)
                await delivery.panels.opened(live.id, interaction.user.id, sent.id, sent.edit, sent.delete)

    @app_commands.command(name=_("cmd-match-log"), description=_("cmd-match-log-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def log(self, interaction: discord.Interaction, code: str | None = None) -> None:
        """Show what has happened, as the person may know it."""
        async with answering(interaction):
            await acknowledge(interaction, ephemeral=True, thinking=True)
            live = await self._live(interaction, code)
            await log_page(interaction, live.id, 0)

    @app_commands.command(name=_("cmd-match-concede"), description=_("cmd-match-concede-help"))
    async def concede(self, interaction: discord.Interaction) -> None:
        """Ask once more, then give the match up."""
        async with answering(interaction):
            await acknowledge(interaction, ephemeral=True, thinking=True)
            row = await self._row(interaction, None)
            try:
                live = await self.bot.desk.live(row.id, interaction.guild_id)
            except OutOfOrder:
                if row.status is not MatchStatus.PAUSED:
                    raise
                await self.bot.desk.quarantine.abandon(row.id, interaction.user.id)
                said = (await texts_for(interaction)).say("match-abandoned", code=row.code)
                await interaction.edit_original_response(view=notice(said))
                return
            if live.seat_of(interaction.user.id) is None:
                raise NotYourSeat
            if live.match.result is not None:
                raise NotRunning
            await interaction.edit_original_response(view=confirm_concede(live, await texts_for(interaction)))

    @app_commands.command(name=_("cmd-match-draw"), description=_("cmd-match-draw-help"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Claim a draw where the rules allow it, accept one that was offered, else offer one."""
        async with answering(interaction):
            await acknowledge(interaction, ephemeral=True, thinking=True)
            live = await self._live(interaction, None)
            seat = live.seat_of(interaction.user.id)
            desk, who = self.bot.desk, press(interaction)
            if seat and live.match.game.claim(live.match.table, seat.number) is not None:
                await desk.claim(live.id, who)
                said = "draw-claimed"
            elif seat and any(other.offers_draw for other in live.seats if other is not seat):
                await desk.accept_draw(live.id, who)
                said = "draw-agreed"
            else:
                await desk.offer_draw(live.id, who)
                said = "draw-offered"
            say = await texts_for(interaction)
            await interaction.edit_original_response(view=notice(say.say(said)))

    @app_commands.command(name=_("cmd-match-export"), description=_("cmd-match-export-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def export(self, interaction: discord.Interaction, code: str | None = None) -> None:
        """Give the record of a finished match: everything needed to play it again and check it."""
        async with answering(interaction):
            await acknowledge(interaction, ephemeral=True, thinking=True)
            await give_record(interaction, await self._row(interaction, code))

    @app_commands.command(name=_("cmd-match-verify"), description=_("cmd-match-verify-help"))
    @app_commands.rename(record=_("cmd-match-record"), code=_("cmd-match-code"))
    @app_commands.describe(record=_("cmd-match-record-help"), code=_("cmd-match-code-help"))
    async def verify(
        self,
        interaction: discord.Interaction,
        record: discord.Attachment | None = None,
        code: str | None = None,
    ) -> None:
        """Play a record again and check every hash and the dice."""
        async with answering(interaction):
            self.bot.allowances.spend(Asked.VERIFY, interaction.user.id, interaction.guild_id)
            await acknowledge(interaction, ephemeral=True, thinking=True)
            say = await texts_for(interaction)
            if record is None:
                row = await self._row(interaction, code)
                if row.status is not MatchStatus.FINISHED:
                    raise RecordAfterwards
                data = (await self.bot.records.of_match(row)).encode()
            else:
                data = await record.read() if record.size <= RECORD_BYTES else b""
            verdict = await self.bot.records.check(interaction.guild_id, data)
            told = f"{say.tell(verdict)}\n-# {say.say('record-how')}"
            await interaction.edit_original_response(view=notice(told))

    async def _live(self, interaction: discord.Interaction, code: str | None) -> Live:
        row = await self._row(interaction, code)
        return await self.bot.desk.live(row.id, interaction.guild_id)

    async def _row(self, interaction: discord.Interaction, code: str | None) -> MatchRow:
        """Return the match of this channel, or one by its code. Raises NoMatchHere or NoSuchMatch."""
        matches = herald(interaction).store.matches
        if code:
            row = await matches.by_code(code)
            if row is None or row.guild_id != interaction.guild_id or row.status is MatchStatus.CHALLENGE:
                raise NoSuchMatch
            return row
        here = await matches.in_channel(interaction.channel_id or 0)
        own = [] if here else await matches.of_user(interaction.user.id)
        for row in (*here, *own):
            begun = row.status not in (MatchStatus.CHALLENGE, MatchStatus.CANCELLED, MatchStatus.EXPIRED)
            if begun and row.guild_id == interaction.guild_id:
                return row
        raise NoMatchHere


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(MatchCommands(bot))
