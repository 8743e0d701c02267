"""Settings as panels: a menu for each, whose choices are sentences; the one that holds stands in it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.community.verbs import CommunityVerb
from bot.matches.absence import MOST_DAYS
from bot.matches.clock import PRESETS
from bot.matches.hours import QUIET, ZONES
from bot.store import CHANNELS, MODERATORS, ORGANISERS, PLAYERS
from bot.table.action_id import ActionId
from bot.table.layout import MENU, PLACEHOLDER, MessageLayout, menu, shorten
from bot.texts import LOCALES, Texts, dashed
from render import THEMES

_CHANNELS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""Channels in which matches may begin; a forum stands for its posts."""

_NO_YES, _YES_NO = ("no", "yes"), ("yes", "no")
MINE: Mapping[str, Sequence[str]] = {
    "language": ("auto", *LOCALES),
    "colours": THEMES,
    "text-boards": _NO_YES,
    "hands-by-dm": _YES_NO,
    "pings": _YES_NO,
    "challenges": _YES_NO,
    "zone": tuple(ZONES),
    "quiet": tuple(QUIET),
    "morning": _NO_YES,
    "across": _NO_YES,
}
"""What a person sets, with its values: the usual one first."""
SERVER: Mapping[str, Sequence[str]] = {
    "language": ("auto", *LOCALES),
    "threads": ("when_busy", "always", "never"),
    "clock": PRESETS,
    "searches": ("anywhere", "here"),
    "away": tuple(MOST_DAYS),
}
"""What a server sets, with its values."""
ONE_ROLE = (ORGANISERS, MODERATORS)
"""Settings of a server that hold a role each."""
SEVERAL = (PLAYERS, CHANNELS)
"""Settings of a server that hold lists: roles that may play, channels where that may be; empty is all."""


def mine(values: Mapping[str, str], texts: Texts, *, saved: bool, refused: bool) -> MessageLayout:
    """Return a person's panel; `refused` says that Discord refused the last copy of their hand."""
    lines = [f"### {texts.say('settings-mine-title')}", *_saved(texts, saved)]
    if refused:
        lines.append(texts.say("settings-dm-refused"))
    menus = [
        menu(
            str(ActionId(0, 0, CommunityVerb.SET_MINE, field)),
            texts.say("settings-choose"),
            [(each, texts.say(f"mine-{field}-{dashed(each)}"), None) for each in choices],
            chosen=values[field],
        )
        for field, choices in MINE.items()
    ]
    return MessageLayout(ui.TextDisplay("\n".join(lines)), *menus)


def server(
    values: Mapping[str, str],
    held: Mapping[str, Sequence[int]],
    emptied: Collection[str],
    texts: Texts,
    *,
    saved: bool,
) -> MessageLayout:
    """Return a server's panel; `held` are the roles and channels of its other settings.

    `emptied` are those of which nothing is there any more.
    """
    title = f"### {texts.say('settings-server-title')}"
    menus = [
        menu(
            str(ActionId(0, 0, CommunityVerb.SET_SERVER, field)),
            texts.say("settings-choose"),
            [(each, texts.say(f"server-{field}-{dashed(each)}"), None) for each in choices],
            chosen=values[field],
        )
        for field, choices in SERVER.items()
    ]
    return MessageLayout(
        ui.TextDisplay("\n".join([title, *_saved(texts, saved)])), *menus, *_places(held, emptied, texts)
    )


def _saved(texts: Texts, saved: bool) -> list[str]:
    return [f"**{texts.say('settings-saved')}**"] if saved else []


def _places(
    held: Mapping[str, Sequence[int]], emptied: Collection[str], texts: Texts
) -> Iterator[ui.Item[Any]]:
    """Yield the menus of roles and channels, each below a line that says what for."""
    for field in (*ONE_ROLE, *SEVERAL):
        lines = [f"-# {texts.say(f'server-{field}')}"]
        lines += [f"⚠️ {texts.say(f'server-{field}-gone')}"] if field in emptied else []
        yield ui.TextDisplay("\n".join(lines))
        custom_id = str(ActionId(0, 0, CommunityVerb.SET_SERVER, field))
        hint = shorten(texts.say(f"server-{field}-none"), PLACEHOLDER)
        if field == CHANNELS:
            channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
                custom_id=custom_id,
                placeholder=hint,
                channel_types=_CHANNELS,
                min_values=0,
                max_values=MENU,
                default_values=[discord.Object(each) for each in held[field]],
            )
            yield ui.ActionRow(channels)
        else:
            roles: ui.RoleSelect[Any] = ui.RoleSelect(
                custom_id=custom_id,
                placeholder=hint,
                min_values=0,
                max_values=MENU if field == PLAYERS else 1,
                default_values=[discord.Object(each) for each in held[field]],
            )
            yield ui.ActionRow(roles)
