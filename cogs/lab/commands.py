"""`/lab`: what decks and cards of a server do, for those who may import cards."""

from __future__ import annotations

import secrets
from hashlib import blake2b

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.lab.hosted.errors import NoLabPack, NoSuchRun
from bot.lab.hosted.preparing import RunWish
from bot.limits import Quota
from bot.store import LabRunRow, PackRow
from bot.table.layout import shorten
from bot.texts.commands import command_text as _
from bot.texts.sanitising import safe
from cogs.access import server_only
from cogs.context import InteractionContext, answering
from cogs.lab.controls import show_report, show_status
from cogs.starting import GAME_CHOICES
from cogs.typed import NameOption, completing
from engines.kernel import Level
from engines.kernel.cards.decks import folded

FEWEST, MOST, USUAL = 20, 20_000, 1_000
"""Matches of a run."""
_LEVELS: tuple[Level, ...] = ("easy", "medium")
_COMPLETED = 25
"""Suggestions that Discord shows."""


@server_only
class LabCommands(commands.GroupCog, group_name=_("cmd-lab"), group_description=_("cmd-lab-help")):
    """Runs of a server. For those who may manage it."""

    @app_commands.command(name=_("cmd-lab-run"), description=_("cmd-lab-run-help"))
    @app_commands.rename(
        game=_("cmd-play-game"), pack=_("cmd-cards-name"), decks=_("cmd-lab-decks"),
        matches=_("cmd-lab-matches"), level=_("cmd-lab-level"), worth=_("cmd-lab-worth"),
        confirm=_("cmd-lab-confirm"), propose=_("cmd-lab-propose"), new_deals=_("cmd-lab-new-deals"),
    )  # fmt: skip
    @app_commands.describe(
        game=_("cmd-lab-game-help"), pack=_("cmd-lab-pack-help"), decks=_("cmd-lab-decks-help"),
        matches=_("cmd-lab-matches-help"), level=_("cmd-lab-level-help"), worth=_("cmd-lab-worth-help"),
        confirm=_("cmd-lab-confirm-help"), propose=_("cmd-lab-propose-help"),
        new_deals=_("cmd-lab-new-deals-help"),
    )  # fmt: skip
    @app_commands.choices(
        game=GAME_CHOICES,
        level=[app_commands.Choice(name=_(f"level-{level}"), value=level) for level in _LEVELS],
    )
    async def begin(
        self,
        interaction: discord.Interaction,
        game: str,
        pack: NameOption | None = None,
        decks: app_commands.Range[str, 1, 300] | None = None,
        matches: app_commands.Range[int, FEWEST, MOST] = USUAL,
        level: Level = "easy",
        worth: NameOption | None = None,
        confirm: bool = False,
        propose: bool = False,
        new_deals: bool = False,
    ) -> None:
        """Begin a run, and show how it goes."""
        async with answering(interaction) as context:
            context.spend(Quota.IMPORT)
            await context.acknowledge(private=True)
            guild_id = context.server_id
            wish = RunWish(
                game=game,
                seed=_seed(guild_id, game, new=new_deals),
                level=level,
                matches=matches,
                pack=None if pack is None else (await _pack(context, game, pack)).pack,
                decks=tuple(
                    dict.fromkeys(safe(word.strip()) for word in (decks or "").split(",") if word.strip())
                ),
                worth=None if worth is None else safe(worth),
                confirm="medium" if confirm and level == "easy" else None,
                propose=propose,
            )
            await show_status(context, await context.lab.begin(guild_id, context.user_id, wish))

    @app_commands.command(name=_("cmd-lab-report"), description=_("cmd-lab-report-help"))
    @app_commands.rename(run=_("cmd-lab-run-name"))
    @app_commands.describe(run=_("cmd-lab-run-name-help"))
    async def report(self, interaction: discord.Interaction, run: NameOption | None = None) -> None:
        """Show what a run has found, or how it goes."""
        async with answering(interaction) as context:
            context.spend(Quota.VERIFY)
            await context.acknowledge(private=True)
            found = await _run(context, run)
            if found.has_report:
                await show_report(context, found)
            else:
                await show_status(context, found)

    @app_commands.command(name=_("cmd-lab-compare"), description=_("cmd-lab-compare-help"))
    @app_commands.rename(earlier=_("cmd-lab-earlier"), run=_("cmd-lab-run-name"))
    @app_commands.describe(earlier=_("cmd-lab-earlier-help"), run=_("cmd-lab-run-name-help"))
    async def compare(
        self, interaction: discord.Interaction, earlier: NameOption, run: NameOption | None = None
    ) -> None:
        """Show what a run has found, and what has changed since an earlier one."""
        async with answering(interaction) as context:
            context.spend(Quota.VERIFY)
            await context.acknowledge(private=True)
            await show_report(context, await _run(context, run), await _run(context, earlier))

    @app_commands.command(name=_("cmd-lab-stop"), description=_("cmd-lab-stop-help"))
    async def stop(self, interaction: discord.Interaction) -> None:
        """Stop the run that is under way."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            await show_status(context, await context.lab.end(context.server_id))

    @begin.autocomplete("pack")
    @completing
    async def complete_pack(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a server's pack."""
        wanted = folded(current)
        rows = await context.store.packs.of_guild(context.server_id, _game(context))
        named = [(context.texts.name(row.name), row.pack) for row in rows]
        return [
            app_commands.Choice(name=shorten(name, 100), value=pack)
            for name, pack in named
            if wanted in folded(name)
        ][:_COMPLETED]

    @report.autocomplete("run")
    @compare.autocomplete("run")
    @compare.autocomplete("earlier")
    @completing
    async def complete_run(self, context: InteractionContext, current: str) -> list[app_commands.Choice[str]]:
        """Complete a run of the server, the newest first."""
        rows = await context.store.lab_runs.of_guild(context.server_id)
        named = [(_called(context, row), str(row.id)) for row in rows]
        return [
            app_commands.Choice(name=shorten(name, 100), value=number)
            for name, number in named
            if current.casefold() in name.casefold()
        ][:_COMPLETED]


def _seed(guild_id: int, game: str, *, new: bool) -> str:
    """Return the seed of a run: the same of all runs of a game in a server, so that they can be compared."""
    return secrets.token_hex(6) if new else blake2b(f"{guild_id} {game}".encode(), digest_size=6).hexdigest()


def _game(context: InteractionContext) -> str | None:
    return getattr(context.interaction.namespace, "game", None)


def _called(context: InteractionContext, row: LabRunRow) -> str:
    say = context.texts.say
    state = say(f"lab-state-{row.status}")
    return say("lab-run-choice", run=row.id, game=context.texts.game(row.game), state=state)


async def _pack(context: InteractionContext, game: str, name: str) -> PackRow:
    """Return the server's pack of a name or an id. Raises NoLabPack."""
    wanted = folded(name)
    for row in await context.store.packs.of_guild(context.server_id, game):
        if name == row.pack or wanted in (folded(row.name.en), folded(row.name.fr)):
            return row
    raise NoLabPack(name=safe(name))


async def _run(context: InteractionContext, number: str | None) -> LabRunRow:
    """Return the run of a number, else the newest. Raises NoSuchRun."""
    if number is None:
        return await context.lab.newest(context.server_id)
    if not number.isascii() or not number.isdecimal() or len(number) > 15:
        raise NoSuchRun
    return await context.lab.run(context.server_id, int(number))


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(LabCommands())
