"""`/settings`: what a person, and what a server, has chosen."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.errors import ServerOnly
from bot.store import ORGANISERS, SEARCHES, Threads, UserPreferences
from bot.table.panel import notice
from bot.texts import LOCALES, Texts, dashed
from bot.texts.commands import command_text as _
from cogs.visit import answering
from render import THEMES

_LANGUAGES = [app_commands.Choice(name=_(f"language-{name}"), value=name) for name in ("auto", *LOCALES)]
_THREADS = [
    app_commands.Choice(name=_(f"threads-{dashed(name)}"), value=name)
    for name in ("always", "when_busy", "never")
]
_SEARCHES = [app_commands.Choice(name=_(f"searches-{name}"), value=name) for name in ("anywhere", "here")]
_THEMES = [app_commands.Choice(name=_(f"theme-{dashed(name)}"), value=name) for name in THEMES]


class SettingsCommands(
    commands.GroupCog, group_name=_("cmd-settings"), group_description=_("cmd-settings-help")
):
    """Preferences; each change is saved and confirmed."""

    @app_commands.command(name=_("cmd-settings-mine"), description=_("cmd-settings-mine-help"))
    @app_commands.rename(
        language=_("cmd-settings-language"),
        colours=_("cmd-settings-colours"),
        text_boards=_("cmd-settings-text-boards"),
        hands_by_dm=_("cmd-settings-hands-by-dm"),
        pings=_("cmd-settings-pings"),
        challenges=_("cmd-settings-challenges"),
        across=_("cmd-settings-across"),
    )
    @app_commands.describe(
        language=_("cmd-settings-language-help"),
        colours=_("cmd-settings-colours-help"),
        text_boards=_("cmd-settings-text-boards-help"),
        hands_by_dm=_("cmd-settings-hands-by-dm-help"),
        pings=_("cmd-settings-pings-help"),
        challenges=_("cmd-settings-challenges-help"),
        across=_("cmd-settings-across-help"),
    )
    @app_commands.choices(language=_LANGUAGES, colours=_THEMES)
    async def mine(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        colours: str | None = None,
        text_boards: bool | None = None,
        hands_by_dm: bool | None = None,
        pings: bool | None = None,
        challenges: bool | None = None,
        across: bool | None = None,
    ) -> None:
        """Change one's own preferences, and show them all."""
        async with answering(interaction) as visit:
            preferences = visit.store.preferences
            chosen = visit.preferences
            if language is not None:
                chosen = replace(chosen, locale=None if language == "auto" else language)
            if colours is not None:
                chosen = replace(chosen, theme=colours)
            if text_boards is not None:
                chosen = replace(chosen, text_board=text_boards)
            if hands_by_dm is not None:  # who asks for them has opened his DMs
                chosen = replace(chosen, dm_hand=hands_by_dm, dm_closed=False)
            if pings is not None:
                chosen = replace(chosen, pings=pings)
            if challenges is not None:
                chosen = replace(chosen, challenges=challenges)
            await preferences.set_user(visit.user_id, chosen)
            ratings, now = visit.store.ratings, visit.bot.now()
            if across is not None:
                await ratings.consent(visit.user_id, across, now)
            texts = visit.texts_by(chosen)
            lines = [
                f"**{texts.say('settings-saved')}**",
                _line(texts, "language", texts.say(f"language-{chosen.locale or 'auto'}")),
                _line(texts, "colours", texts.say(f"theme-{dashed(chosen.theme or THEMES[0])}")),
                _line(texts, "text-boards", _yes(texts, chosen.text_board)),
                _line(texts, "hands-by-dm", _hands_by_dm(texts, chosen)),
                _line(texts, "pings", _yes(texts, chosen.pings)),
                _line(texts, "challenges", _yes(texts, chosen.challenges)),
                _line(texts, "across", _yes(texts, bool(await ratings.consenting([visit.user_id], now)))),
            ]
            await visit.whisper(notice("\n".join(lines)))

    @app_commands.command(name=_("cmd-settings-server"), description=_("cmd-settings-server-help"))
    @app_commands.rename(
        language=_("cmd-settings-language"),
        threads=_("cmd-settings-threads"),
        organisers=_("cmd-settings-organisers"),
        searches=_("cmd-settings-searches"),
    )
    @app_commands.describe(
        language=_("cmd-settings-server-language-help"),
        threads=_("cmd-settings-threads-help"),
        organisers=_("cmd-settings-organisers-help"),
        searches=_("cmd-settings-searches-help"),
    )
    @app_commands.choices(language=_LANGUAGES, threads=_THREADS, searches=_SEARCHES)
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        threads: str | None = None,
        organisers: discord.Role | None = None,
        searches: str | None = None,
    ) -> None:
        """Change the server's preferences, and show them all. For those who may manage the server."""
        async with answering(interaction) as visit:
            texts = visit.texts
            if visit.guild_id is None:
                raise ServerOnly
            if not visit.interaction.permissions.manage_guild:
                await visit.whisper(notice(texts.say("settings-not-yours")))
                return
            preferences = visit.store.preferences
            chosen = await preferences.guild(visit.guild_id)
            if language is not None:
                chosen = replace(chosen, locale=None if language == "auto" else language)
            if threads is not None:
                policy: Threads = threads  # pyright: ignore[reportAssignmentType]  # one of the choices
                chosen = replace(chosen, threads=policy)
            if organisers is not None:
                chosen = replace(chosen, settings={**chosen.settings, ORGANISERS: organisers.id})
            if searches is not None:
                chosen = replace(chosen, settings={**chosen.settings, SEARCHES: searches})
            await preferences.set_guild(visit.guild_id, chosen)
            lines = [
                f"**{texts.say('settings-saved')}**",
                _line(texts, "language", texts.say(f"language-{chosen.locale or 'auto'}")),
                _line(texts, "threads", texts.say(f"threads-{dashed(chosen.threads)}")),
                _line(texts, "searches", texts.say(f"searches-{chosen.settings.get(SEARCHES, 'anywhere')}")),
                _line(texts, "organisers", _role(texts, chosen.settings.get(ORGANISERS))),
            ]
            await visit.whisper(notice("\n".join(lines)))


def _line(texts: Texts, name: str, value: str) -> str:
    return f"{texts.say(f'settings-{name}')} – {value}"


def _role(texts: Texts, role_id: int | None) -> str:
    return f"<@&{role_id}>" if role_id else texts.say("settings-no-role")


def _hands_by_dm(texts: Texts, chosen: UserPreferences) -> str:
    """Say whether hands come by DM, and that Discord refused the last one."""
    if chosen.dm_hand and chosen.dm_closed:
        return f"{_yes(texts, True)} ({texts.say('settings-dm-refused')})"
    return _yes(texts, chosen.dm_hand)


def _yes(texts: Texts, value: bool) -> str:
    return texts.say("yes" if value else "no")


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(SettingsCommands())
