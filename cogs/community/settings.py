"""`/settings`: what a person, and what a server, has chosen. Bare it is a panel; what is given is saved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.community.verbs import CommunityVerb
from bot.community.views import settings as view
from bot.community.views.settings import GROUPS, MINE, ONE_ROLE, SERVER, SEVERAL
from bot.errors import NotOurControl
from bot.matches.absence import MOST_DAYS, USUAL_DAYS
from bot.matches.clock import PRESETS
from bot.matches.hours import QUIET, ZONES
from bot.store import (
    AWAY,
    CHANNELS,
    CLOCK,
    MODERATORS,
    ORGANISERS,
    PLAYERS,
    SEARCHES,
    GuildPreferences,
    Threads,
    UserPreferences,
)
from bot.table.action_id import LARGEST, ActionId
from bot.table.layout import MENU, MessageLayout
from bot.table.verbs import Verb
from bot.texts import LOCALES, dashed
from bot.texts.commands import command_text as _
from cogs.access import emptied
from cogs.components.handler import Handler
from cogs.context import InteractionContext, answering
from cogs.starting import USUAL_CLOCK, account_name
from render import THEMES

_Channel: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
_LANGUAGES = [app_commands.Choice(name=_(f"language-{name}"), value=name) for name in ("auto", *LOCALES)]
_THREADS = [
    app_commands.Choice(name=_(f"threads-{dashed(name)}"), value=name)
    for name in ("always", "when_busy", "never")
]
_SEARCHES = [app_commands.Choice(name=_(f"searches-{name}"), value=name) for name in ("anywhere", "here")]
_AWAY = [app_commands.Choice(name=_(f"server-away-{days}"), value=days) for days in MOST_DAYS]
_ZONES = [app_commands.Choice(name=_(f"zone-{dashed(zone)}"), value=zone) for zone in ZONES]
_QUIET = [app_commands.Choice(name=_(f"quiet-{hours}"), value=hours) for hours in QUIET]
_THEMES = [app_commands.Choice(name=_(f"theme-{dashed(name)}"), value=name) for name in THEMES]
_CLOCKS = [app_commands.Choice(name=_(f"clock-{preset}"), value=preset) for preset in PRESETS]


class SettingsCommands(
    commands.GroupCog, group_name=_("cmd-settings"), group_description=_("cmd-settings-help")
):
    """Preferences: what is given is saved, then all are shown with their menus."""

    @app_commands.command(name=_("cmd-settings-mine"), description=_("cmd-settings-mine-help"))
    @app_commands.rename(
        language=_("cmd-settings-language"),
        colours=_("cmd-settings-colours"),
        text_boards=_("cmd-settings-text-boards"),
        hands_by_dm=_("cmd-settings-hands-by-dm"),
        pings=_("cmd-settings-pings"),
        challenges=_("cmd-settings-challenges"),
        zone=_("cmd-settings-zone"),
        quiet=_("cmd-settings-quiet"),
        morning=_("cmd-settings-morning"),
        across=_("cmd-settings-across"),
    )
    @app_commands.describe(
        language=_("cmd-settings-language-help"),
        colours=_("cmd-settings-colours-help"),
        text_boards=_("cmd-settings-text-boards-help"),
        hands_by_dm=_("cmd-settings-hands-by-dm-help"),
        pings=_("cmd-settings-pings-help"),
        challenges=_("cmd-settings-challenges-help"),
        zone=_("cmd-settings-zone-help"),
        quiet=_("cmd-settings-quiet-help"),
        morning=_("cmd-settings-morning-help"),
        across=_("cmd-settings-across-help"),
    )
    @app_commands.choices(language=_LANGUAGES, colours=_THEMES, zone=_ZONES, quiet=_QUIET)
    async def mine(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        colours: str | None = None,
        text_boards: bool | None = None,
        hands_by_dm: bool | None = None,
        pings: bool | None = None,
        challenges: bool | None = None,
        zone: str | None = None,
        quiet: str | None = None,
        morning: bool | None = None,
        across: bool | None = None,
    ) -> None:
        """Change one's own preferences, and show them all."""
        switched = {
            "text-boards": text_boards,
            "hands-by-dm": hands_by_dm,
            "pings": pings,
            "challenges": challenges,
            "morning": morning,
            "across": across,
        }
        words = {"language": language, "colours": colours, "zone": zone, "quiet": quiet}
        given = {**words, **{k: _word(v) for k, v in switched.items()}}
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            await show_mine(context, given={k: v for k, v in given.items() if v is not None})

    @app_commands.command(name=_("cmd-settings-server"), description=_("cmd-settings-server-help"))
    @app_commands.rename(
        language=_("cmd-settings-language"),
        threads=_("cmd-settings-threads"),
        clock=_("cmd-play-clock"),
        organisers=_("cmd-settings-organisers"),
        moderators=_("cmd-settings-moderators"),
        searches=_("cmd-settings-searches"),
        away=_("cmd-away"),
        role=_("cmd-settings-role"),
        channel=_("cmd-settings-channel"),
    )
    @app_commands.describe(
        language=_("cmd-settings-server-language-help"),
        threads=_("cmd-settings-threads-help"),
        clock=_("cmd-settings-clock-help"),
        organisers=_("cmd-settings-organisers-help"),
        moderators=_("cmd-settings-moderators-help"),
        searches=_("cmd-settings-searches-help"),
        away=_("cmd-settings-away-help"),
        role=_("cmd-settings-role-help"),
        channel=_("cmd-settings-channel-help"),
    )
    @app_commands.choices(
        language=_LANGUAGES, threads=_THREADS, searches=_SEARCHES, clock=_CLOCKS, away=_AWAY
    )
    async def server(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        threads: str | None = None,
        clock: str | None = None,
        organisers: discord.Role | None = None,
        moderators: discord.Role | None = None,
        searches: str | None = None,
        away: str | None = None,
        role: discord.Role | None = None,
        channel: _Channel | None = None,
    ) -> None:
        """Change the server's preferences, and show them all. For those who may manage the server."""
        words = {"language": language, "threads": threads, "clock": clock, "searches": searches, "away": away}
        given: dict[str, str | list[int]] = {name: word for name, word in words.items() if word is not None}
        given |= {
            name: [found.id]
            for name, found in ((ORGANISERS, organisers), (MODERATORS, moderators))
            if found is not None
        }
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            chosen = await context.store.preferences.guild(context.server_id)
            for name, found in ((PLAYERS, role), (CHANNELS, channel)):
                if found is not None:
                    given[name] = _turned(list(chosen.settings.get(name, ())), found.id)
            await context.show(await _set_server(context, given))


def _word(value: bool | None) -> str | None:
    return None if value is None else "yes" if value else "no"


def _turned(held: list[int], one: int) -> list[int]:
    """Return a list with somebody put on it, or taken off where they were on it."""
    return [each for each in held if each != one] if one in held else [*held, one][-MENU:]


# One's own


async def show_mine(
    context: InteractionContext, group: str = "", given: Mapping[str, str] | None = None
) -> None:
    """Save what was given, if anything, and show a group of a person's settings as they are then."""
    given = given or {}
    chosen = await _set_mine(context, given)
    shown = group or (view.group_of(next(iter(given))) if given else next(iter(GROUPS)))
    layout = view.mine(
        shown,
        await _values(context, chosen),
        context.texts_by(chosen),
        saved=bool(given),
        refused=chosen.dm_hand and chosen.dm_closed,
        manages=context.guild_id is not None and context.interaction.permissions.manage_guild,
    )
    await context.show(layout)


async def _set_mine(context: InteractionContext, given: Mapping[str, str]) -> UserPreferences:
    """Save what was given, if anything, and return what a person has chosen then."""
    chosen = await context.store.preferences.user(context.user_id)  # anew: more may have been chosen
    for field, value in given.items():
        chosen = _changed(chosen, field, value)
    if given.keys() - {"across"}:
        await context.store.preferences.set_user(context.user_id, chosen)
        await context.bot.mornings.chosen(context.user_id)
    if "across" in given:
        name = account_name(context.interaction.user)
        consents = given["across"] == "yes"
        await context.store.ratings.consent(context.user_id, consents, context.bot.now(), name)
    return chosen


async def _values(context: InteractionContext, chosen: UserPreferences) -> Mapping[str, str]:
    """Return how each setting of a person stands."""
    across = bool(await context.store.ratings.consenting([context.user_id], context.bot.now()))
    return {
        "language": chosen.locale or "auto",
        "colours": chosen.theme or THEMES[0],
        "text-boards": _word(chosen.text_board) or "",
        "hands-by-dm": _word(chosen.dm_hand) or "",
        "pings": _word(chosen.pings) or "",
        "challenges": _word(chosen.challenges) or "",
        "zone": chosen.zone,
        "quiet": chosen.quiet,
        "morning": _word(chosen.morning) or "",
        "across": _word(across) or "",
    }


def _changed(chosen: UserPreferences, field: str, value: str) -> UserPreferences:
    """Return a person's choices with one of them changed."""
    match field:
        case "language":
            return replace(chosen, locale=None if value == "auto" else value)
        case "colours":
            return replace(chosen, theme=value)
        case "text-boards":
            return replace(chosen, text_board=value == "yes")
        case "hands-by-dm":  # who asks for them has opened their DMs
            return replace(chosen, dm_hand=value == "yes", dm_closed=False)
        case "pings":
            return replace(chosen, pings=value == "yes")
        case "challenges":
            return replace(chosen, challenges=value == "yes")
        case "zone":
            return replace(chosen, zone=value)
        case "quiet":
            return replace(chosen, quiet=value)
        case "morning":
            return replace(chosen, morning=value == "yes", dm_closed=chosen.dm_closed and value == "no")
        case _:
            return chosen


async def _open_mine(context: InteractionContext, action: ActionId) -> None:
    """Open a group of one's settings, or the choice of one of them. Raises NotOurControl."""
    name = action.detail
    if name not in GROUPS and name not in MINE:
        raise NotOurControl
    await context.acknowledge()
    if name in GROUPS:
        await show_mine(context, name)
        return
    values = await _values(context, await context.store.preferences.user(context.user_id))
    await context.show(view.change_mine(name, values[name], context.texts))


async def _press_mine(context: InteractionContext, action: ActionId) -> None:
    """Save what was chosen for one of one's own settings. Raises NotOurControl."""
    field, chosen = _chosen(context, action)
    if len(chosen) != 1 or chosen[0] not in MINE.get(field, ()):
        raise NotOurControl
    await context.acknowledge()
    await show_mine(context, given={field: chosen[0]})


def _chosen(context: InteractionContext, action: ActionId) -> tuple[str, list[str]]:
    """Return a setting and what was chosen for it, by a menu or by a button that has the value."""
    field, slash, value = action.detail.partition("/")
    return field, [value] if slash else context.chosen


# The server's


async def _set_server(context: InteractionContext, given: Mapping[str, str | list[int]]) -> MessageLayout:
    """Save what was given, if anything, and return the panel as it is then."""
    chosen = await context.store.preferences.guild(context.server_id)
    settings = dict(chosen.settings)
    for field, value in given.items():
        if field == "language":
            chosen = replace(chosen, locale=None if value == "auto" else cast(str, value))
        elif field == "threads":
            chosen = replace(chosen, threads=cast(Threads, value))
        elif field in ONE_ROLE:
            settings[field] = next(iter(cast("list[int]", value)), None)
        else:
            settings[field] = value
    chosen = replace(chosen, settings={name: value for name, value in settings.items() if value})
    if given:
        await context.store.preferences.set_guild(context.server_id, chosen)
    gone = emptied(context.interaction, chosen.settings)
    return view.server(*_of_server(chosen), gone, context.texts, saved=bool(given))


def _of_server(chosen: GuildPreferences) -> tuple[Mapping[str, str], Mapping[str, list[int]]]:
    """Return how each setting of a server stands: the values, and the roles and channels."""
    values = {
        "language": chosen.locale or "auto",
        "threads": chosen.threads,
        "clock": chosen.settings.get(CLOCK, USUAL_CLOCK),
        "searches": chosen.settings.get(SEARCHES, "anywhere"),
        "away": chosen.settings.get(AWAY, USUAL_DAYS),
    }
    held = {name: [role] if (role := chosen.settings.get(name)) else [] for name in ONE_ROLE}
    held |= {name: list(chosen.settings.get(name, ())) for name in SEVERAL}
    return values, held


async def _open_server(context: InteractionContext, action: ActionId) -> None:
    """Open the server's settings, or the choice of one of them. Raises NotOurControl."""
    field = action.detail
    if field not in ("", *SERVER, *ONE_ROLE, *SEVERAL):
        raise NotOurControl
    await context.acknowledge()
    if not field:
        await context.show(await _set_server(context, {}))
        return
    chosen = await context.store.preferences.guild(context.server_id)
    await context.show(view.change_server(field, *_of_server(chosen), context.texts))


async def _press_server(context: InteractionContext, action: ActionId) -> None:
    """Save what was chosen for one of the server's settings. Raises NotOurControl."""
    field, chosen = _chosen(context, action)
    if field in SERVER:
        if len(chosen) != 1 or chosen[0] not in SERVER[field]:
            raise NotOurControl
        given: str | list[int] = chosen[0]
    elif field in (*ONE_ROLE, *SEVERAL) and len(chosen) <= (MENU if field in SEVERAL else 1):
        given = [int(each) for each in chosen if each.isdecimal() and int(each) <= LARGEST]
    else:
        raise NotOurControl
    await context.acknowledge()
    await context.show(await _set_server(context, {field: given}))


HANDLERS: dict[Verb, Handler] = {
    CommunityVerb.SETTINGS: _open_mine,
    CommunityVerb.SET_MINE: _press_mine,
    CommunityVerb.SERVER_SETTINGS: _open_server,
    CommunityVerb.SET_SERVER: _press_server,
}


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(SettingsCommands())
