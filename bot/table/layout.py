"""Messages of components, measured against Discord's limits before they are sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from zlib import crc32

import discord
from discord import ui

from bot.table.screen.height import DESKTOP, button_width, lines_of, room_in

LABEL = 80
OPTION_TEXT = 100
PLACEHOLDER = 150
ALT_TEXT = 1_024
MENU = 25
"""Options of one menu."""
_OUTLINES = str.maketrans({"♠": "♤", "♣": "♧"})
ROW = 5
"""Buttons in one row."""


class MessageLayout(ui.LayoutView):
    """A message whose controls are answered by their custom ids alone.

    It is born finished: discord.py then keeps no view in memory for it, so it
    cannot time out, and a restart changes nothing.
    """

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        for item in self.walk_children():
            _make_legible(item)
        self.stop()


def legible(text: str) -> str:
    """Return the text with suits that can be read on dark ground.

    Discord draws the black ones as dark pictures; their outlines are letters, as bright as the text.
    """
    return text.translate(_OUTLINES)


def _make_legible(item: ui.Item[Any]) -> None:
    match item:
        case ui.TextDisplay():
            item.content = legible(item.content)
        case ui.Button() if item.label:
            item.label = legible(item.label)
        case ui.Select():
            item.placeholder = legible(item.placeholder or "") or None
            for option in item.options:
                option.label = legible(option.label)
                option.description = legible(option.description or "") or None
        case _:
            pass


def shorten(text: str, longest: int) -> str:
    """Return the text, cut with an ellipsis where it is too long."""
    return text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    """Return a button with a label that fits."""
    return ui.Button(
        custom_id=custom_id, label=shorten(label, LABEL), style=style, emoji=emoji, disabled=disabled
    )


def rows(buttons: Iterable[ui.Button[Any]]) -> Iterator[ui.ActionRow[Any]]:
    """Yield the buttons in rows of five."""
    waiting = list(buttons)
    for start in range(0, len(waiting), ROW):
        yield ui.ActionRow(*waiting[start : start + ROW])


def filled(buttons: Sequence[ui.Button[Any]]) -> Iterator[ui.ActionRow[Any]]:
    """Yield the buttons of a container in rows that end where a line of it is full."""
    now: list[ui.Button[Any]] = []
    for line in _lines([(each.label or "", each.emoji is not None) for each in buttons]):
        if len(now) + len(line) > ROW:
            yield ui.ActionRow(*now)
            now = []
        now += [buttons[place] for place in line]
    if now:
        yield ui.ActionRow(*now)


def lines(labels: Iterable[str]) -> int:
    """Return how many lines of a container buttons with these labels fill."""
    return len(_lines([(shorten(label, LABEL), False) for label in labels]))


def _lines(signs: Sequence[tuple[str, bool]]) -> Sequence[Sequence[int]]:
    """Return which buttons stand in a line, by their places; a row of Discord's takes no more than five."""
    room = room_in(DESKTOP)
    widths = [min(room, button_width(label, emoji, DESKTOP)) for label, emoji in signs]
    return [
        line[start : start + ROW] for line in lines_of(widths, room) for start in range(0, len(line), ROW)
    ]


def menu(
    custom_id: str,
    placeholder: str,
    options: Iterable[tuple[str, str, str | None]],
    least: int = 1,
    most: int = 1,
    chosen: str | None = None,
) -> ui.ActionRow[Any]:
    """Return a menu of (value, label, description) in a row of its own; `chosen` stands in it already."""
    choices = [
        discord.SelectOption(
            value=value,
            label=shorten(label, OPTION_TEXT),
            description=shorten(description, OPTION_TEXT) if description else None,
            default=value == chosen,
        )
        for value, label, description in options
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id,
        id=_own_number(custom_id),
        placeholder=shorten(placeholder, PLACEHOLDER),
        options=choices,
        min_values=min(least, len(choices)),
        max_values=min(most, len(choices)),
    )
    return ui.ActionRow(select)


def persons(custom_id: str, placeholder: str) -> ui.ActionRow[Any]:
    """Return a menu of the server's members in a row of its own."""
    shown = shorten(placeholder, PLACEHOLDER)
    return ui.ActionRow(ui.UserSelect(custom_id=custom_id, id=_own_number(custom_id), placeholder=shown))


def _own_number(custom_id: str) -> int:
    """Return a component's number in its message: another for another question.

    Without one it would be numbered by its place, and a page that keeps what is
    chosen in a menu would take the next question's menu for the same.
    """
    return (crc32(custom_id.encode()) & 0x7FFF_FFFF) or 1


def picture(filename: str, alt: str) -> ui.MediaGallery[Any]:
    """Return an attached picture with its alt text."""
    item = discord.MediaGalleryItem(f"attachment://{filename}", description=shorten(alt, ALT_TEXT))
    return ui.MediaGallery(item)
