"""Settings as sections by groups: what each is, how it stands, and a button that changes it.

A choice of two turns at once; of more, a menu of them takes the place of the list.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import discord
from discord import ui

from bot.community.verbs import CommunityVerb
from bot.matches.absence import MOST_DAYS
from bot.matches.clock import PRESETS
from bot.matches.hours import QUIET, ZONES
from bot.store import CHANNELS, MODERATORS, ORGANISERS, PLAYERS
from bot.table.action_id import ActionId
from bot.table.layout import MENU, PLACEHOLDER, MessageLayout, button, menu, shorten
from bot.table.rules import menu_button
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
GROUPS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "me": {
        "language": ("auto", *LOCALES),
        "zone": tuple(ZONES),
        "challenges": _YES_NO,
        "across": _NO_YES,
    },
    "calls": {
        "pings": _YES_NO,
        "quiet": tuple(QUIET),
        "morning": _NO_YES,
        "hands-by-dm": _YES_NO,
    },
    "pictures": {
        "colours": THEMES,
        "text-boards": _NO_YES,
    },
}
"""What a person sets, by groups, with its values: the usual one first."""
MINE: Mapping[str, Sequence[str]] = dict(chain.from_iterable(group.items() for group in GROUPS.values()))
"""All that a person sets."""
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
OF_SERVER = "server"
"""The group of the server's settings, beside those of a person."""
VALUES = {
    "language": "language", "zone": "zone", "quiet": "quiet", "colours": "theme",
    "threads": "threads", "clock": "clock", "searches": "searches", "away": "server-away",
}  # fmt: skip
"""By which texts the values of a setting go; those of the others are on and off."""


def group_of(field: str) -> str:
    """Return the group in which a setting of a person stands."""
    return next(name for name, group in GROUPS.items() if field in group)


def mine(
    group: str, values: Mapping[str, str], texts: Texts, *, saved: bool, refused: bool, manages: bool
) -> MessageLayout:
    """Return a group of a person's settings.

    `refused` says that Discord refused the last copy of their hand, `manages` that they may set the server's.
    """
    lines = [f"### {texts.say('settings-mine-title')}", *_saved(texts, saved)]
    if refused:
        lines.append(texts.say("settings-dm-refused"))
    sections = (_of_mine(field, values, texts) for field in GROUPS[group])
    return MessageLayout(ui.TextDisplay("\n".join(lines)), *sections, *_groups(group, texts, manages))


def server(
    values: Mapping[str, str],
    held: Mapping[str, Sequence[int]],
    emptied: Collection[str],
    texts: Texts,
    *,
    saved: bool,
) -> MessageLayout:
    """Return a server's settings; `held` are the roles and channels of those that hold some.

    `emptied` are those of which nothing is there any more.
    """
    title = [f"### {texts.say('settings-server-title')}", *_saved(texts, saved)]
    sections = [
        _of_server(field, in_words(field, value, texts), _changes_server(field, values, texts), texts)
        for field, value in values.items()
    ]
    for field in (*ONE_ROLE, *SEVERAL):
        sign = "#" if field == CHANNELS else "@&"
        value = ", ".join(f"<{sign}{each}>" for each in held[field]) or texts.say(f"server-{field}-none")
        warning = texts.say(f"server-{field}-gone") if field in emptied else ""
        sections.append(_of_server(field, value, _opens_server(field, texts), texts, warning))
    return MessageLayout(
        ui.TextDisplay("\n".join(title)), *sections, *_groups(OF_SERVER, texts, manages=True)
    )


def change_mine(field: str, value: str, texts: Texts) -> MessageLayout:
    """Return the choice of one of a person's settings."""
    back = str(ActionId(0, 0, CommunityVerb.SETTINGS, group_of(field)))
    chosen = menu(
        str(ActionId(0, 0, CommunityVerb.SET_MINE, field)),
        texts.say("settings-choose"),
        [(each, in_words(field, each, texts), None) for each in MINE[field]],
        chosen=value,
    )
    return _change(texts.say(f"mine-{field}"), texts.say(f"mine-{field}-help"), chosen, back, texts)


def change_server(
    field: str, values: Mapping[str, str], held: Mapping[str, Sequence[int]], texts: Texts
) -> MessageLayout:
    """Return the choice of one of a server's settings: its values, roles or channels."""
    custom_id = str(ActionId(0, 0, CommunityVerb.SET_SERVER, field))
    back = str(ActionId(0, 0, CommunityVerb.SERVER_SETTINGS))
    if field in SERVER:
        offered = [(each, in_words(field, each, texts), None) for each in SERVER[field]]
        chosen = menu(custom_id, texts.say("settings-choose"), offered, chosen=values[field])
    else:
        chosen = _places(field, custom_id, held[field], texts)
    return _change(texts.say(f"server-{field}"), texts.say(f"server-{field}-help"), chosen, back, texts)


def in_words(field: str, value: str, texts: Texts) -> str:
    """Say how a setting stands."""
    if field in VALUES:
        return texts.say(f"{VALUES[field]}-{dashed(value)}")
    return texts.say("setting-on" if value == "yes" else "setting-off")


def _change(label: str, told: str, chosen: ui.ActionRow[Any], back: str, texts: Texts) -> MessageLayout:
    """Return the choice of a setting, with the way back to its group."""
    return MessageLayout(
        ui.TextDisplay(f"### {label}\n{told}"),
        chosen,
        ui.ActionRow(button(back, texts.say("button-settings-back"))),
    )


def _section(
    label: str, value: str, told: str, changes: ui.Button[Any], warning: str = ""
) -> ui.Section[Any]:
    """Return what a setting is and how it stands, with the button that changes it."""
    lines = [f"**{label}** · {value}", f"-# {told}", *([f"⚠️ {warning}"] if warning else [])]
    return ui.Section("\n".join(lines), accessory=changes)


def _of_mine(field: str, values: Mapping[str, str], texts: Texts) -> ui.Section[Any]:
    return _section(
        texts.say(f"mine-{field}"),
        in_words(field, values[field], texts),
        texts.say(f"mine-{field}-help"),
        _changes_mine(field, values, texts),
    )


def _of_server(
    field: str, value: str, changes: ui.Button[Any], texts: Texts, warning: str = ""
) -> ui.Section[Any]:
    label, told = texts.say(f"server-{field}"), texts.say(f"server-{field}-help")
    return _section(label, value, told, changes, warning)


def _changes_mine(field: str, values: Mapping[str, str], texts: Texts) -> ui.Button[Any]:
    """Return the button that turns a choice of two, else the one that opens the choice."""
    if (other := _other(MINE[field], values[field])) is not None:
        return _changes(ActionId(0, 0, CommunityVerb.SET_MINE, f"{field}/{other}"), texts)
    return _changes(ActionId(0, 0, CommunityVerb.SETTINGS, field), texts)


def _changes_server(field: str, values: Mapping[str, str], texts: Texts) -> ui.Button[Any]:
    if (other := _other(SERVER[field], values[field])) is not None:
        return _changes(ActionId(0, 0, CommunityVerb.SET_SERVER, f"{field}/{other}"), texts)
    return _opens_server(field, texts)


def _opens_server(field: str, texts: Texts) -> ui.Button[Any]:
    return _changes(ActionId(0, 0, CommunityVerb.SERVER_SETTINGS, field), texts)


def _other(choices: Sequence[str], value: str) -> str | None:
    """Return the other one of two values; None where there are more."""
    return next(each for each in choices if each != value) if len(choices) == 2 else None


def _changes(action: ActionId, texts: Texts) -> ui.Button[Any]:
    return button(str(action), texts.say("button-change"))


def _groups(shown: str, texts: Texts, manages: bool) -> Iterator[ui.ActionRow[Any]]:
    """Yield the ways to the groups; the one that is shown is grey."""
    buttons = [
        button(
            str(ActionId(0, 0, CommunityVerb.SETTINGS, group)),
            texts.say(f"button-settings-{group}"),
            disabled=group == shown,
        )
        for group in GROUPS
    ]
    if manages:
        to_server = str(ActionId(0, 0, CommunityVerb.SERVER_SETTINGS))
        label = texts.say(f"button-settings-{OF_SERVER}")
        buttons.append(button(to_server, label, disabled=shown == OF_SERVER))
    yield ui.ActionRow(*buttons, menu_button(texts))


def _saved(texts: Texts, saved: bool) -> list[str]:
    return [f"**{texts.say('settings-saved')}**"] if saved else []


def _places(field: str, custom_id: str, held: Sequence[int], texts: Texts) -> ui.ActionRow[Any]:
    """Return the menu of roles or channels that a server's setting holds."""
    hint = shorten(texts.say(f"server-{field}-none"), PLACEHOLDER)
    if field == CHANNELS:
        channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=custom_id,
            placeholder=hint,
            channel_types=_CHANNELS,
            min_values=0,
            max_values=MENU,
            default_values=[discord.Object(each) for each in held],
        )
        return ui.ActionRow(channels)
    roles: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=custom_id,
        placeholder=hint,
        min_values=0,
        max_values=MENU if field == PLAYERS else 1,
        default_values=[discord.Object(each) for each in held],
    )
    return ui.ActionRow(roles)
