"""The menu that `/help` opens: what can be done, a button for each, and the pages before a match."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.learning.verbs import LessonVerb
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, button, persons
from bot.table.rules import menu_button
from bot.table.verbs import MenuVerb
from bot.texts import Texts
from engines.registry import GAMES

PAGES = ("learn", "computer", "people", "puzzle", "matches", "settings")
"""What the menu leads to: a line and a button each."""
_ROW = 3
"""Buttons of the menu in a row: as many stand side by side on a phone."""


def menu(texts: Texts) -> MessageLayout:
    """Return the menu; what most people have to do first is blue."""
    lines = [f"**{texts.say(f'button-menu-{page}')}** – {texts.say(f'menu-{page}')}" for page in PAGES]
    buttons = [
        button(
            str(ActionId(0, 0, MenuVerb.MENU, page)),
            texts.say(f"button-menu-{page}"),
            discord.ButtonStyle.primary if page == PAGES[0] else discord.ButtonStyle.secondary,
        )
        for page in PAGES
    ]
    return MessageLayout(ui.TextDisplay("\n".join([*lines, f"-# {texts.say('menu-more')}"])), *_rows(buttons))


def against_computer(texts: Texts) -> MessageLayout:
    """Return the games, each with a button that begins a match against the easy computer."""
    told = f"### {texts.say('button-menu-computer')}\n{texts.say('menu-computer-how')}"
    buttons = [
        button(str(ActionId(0, 0, LessonVerb.PLAY, game)), texts.game(game), discord.ButtonStyle.success)
        for game in sorted(GAMES)
    ]
    return MessageLayout(ui.TextDisplay(told), *_rows(buttons), ui.ActionRow(menu_button(texts)))


def against_people(texts: Texts) -> MessageLayout:
    """Return the games, each with a button to the ways to find somebody."""
    told = f"### {texts.say('button-menu-people')}\n{texts.say('menu-people-how')}"
    buttons = [
        button(str(ActionId(0, 0, MenuVerb.MENU, f"people/{game}")), texts.game(game))
        for game in sorted(GAMES)
    ]
    return MessageLayout(ui.TextDisplay(told), *_rows(buttons), ui.ActionRow(menu_button(texts)))


def opponents(game: str, texts: Texts) -> MessageLayout:
    """Return the ways to find somebody for a game: by name, by an open seat, by rating."""
    named, anyone = (str(ActionId(0, number, MenuVerb.CHALLENGE, game)) for number in (0, 1))
    return MessageLayout(
        ui.TextDisplay(f"### {texts.game(game)}\n{texts.say('menu-opponents')}"),
        persons(named, texts.say("menu-whom")),
        ui.ActionRow(
            button(anyone, texts.say("button-open-seat"), discord.ButtonStyle.primary),
            button(str(ActionId(0, 0, MenuVerb.SEARCH, game)), texts.say("button-search")),
            menu_button(texts),
        ),
    )


def _rows(buttons: Sequence[ui.Button[MessageLayout]]) -> list[ui.ActionRow[MessageLayout]]:
    return [ui.ActionRow(*buttons[start : start + _ROW]) for start in range(0, len(buttons), _ROW)]
