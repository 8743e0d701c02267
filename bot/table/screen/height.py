"""How high a message of components stands on a screen, estimated from what is sent.

Discord publishes no figures. Those of its web client are the ones that `simcord` 3.2.1 has measured
(`preview.css`: text 16 on 22 pixels, small text 14 on 19.25, buttons 32 high with 12 at either side, gaps
of 8) and that skyra-project/discord-components copies (menus, a container's padding of 16); letters are
Noto Sans. A phone's are assumed: controls of 40 and 44 pixels for fingers, a padding of 12.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import discord

Payload = Mapping[str, Any]
"""A component as it is sent."""

Kind = discord.ComponentType


class Client(NamedTuple):
    """Sizes of one of Discord's clients, in its pixels."""

    wide: int
    """Room for a message."""
    padding: int
    edge: int
    """Width that a container's border takes."""
    button: int
    menu: int


DESKTOP = Client(550, padding=16, edge=5, button=32, menu=42)
PHONE = Client(340, padding=12, edge=4, button=40, menu=44)

GAP = 8
_INSET = 12
"""Left and right of a button's label."""
_HEADER = 24
"""Who has written, above the message."""
_TEXT, _SMALL, _TITLE = (16, 22.0), (14, 19.25), (20, 24.0)
"""Sizes of letters, and how high their lines are."""
_LABEL = 14
_MEDIUM, _BOLD = 1.016, 1.053
"""How much wider letters of these weights are."""
_MORE_LINE = 20
"""By which a button grows with each further line of its label."""
_SEPARATOR, _ACCESSORY, _THUMBNAIL, _SIDE_BY_SIDE = 17, 96, 85, 0.47
_STAMP = re.compile(r"<t:\d+:\w>")
_STAMPED = "in 30 minutes"
"""What a reader sees in the place of a moment."""

_FIRST = " "
_WIDTHS = (
    260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572,
    572, 572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728,
    741, 339, 273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329,
    372, 329, 572, 444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605,
    615, 615, 413, 479, 361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
)  # fmt: skip
"""Widths of the signs from the space on, in thousandths of their size."""
_OTHERS = {
    "·": 268, "’": 175, "…": 791, "−": 572, "–": 500, "“": 359, "”": 359, "«": 509, "»": 509, "\u00a0": 260,
    "\u202f": 166,
}  # fmt: skip
_USUAL, _EMOJI, _FULL = 600, 1_300, 1_000
"""Widths of other letters, of emoji, and of the wide signs of East Asia."""
_FIRST_EMOJI = "\u2600"
_WITHOUT_WIDTH = ("Mn", "Me", "Cf")
"""Kinds of signs that stand on others, or only change how they are read."""


def height(message: Sequence[Payload], client: Client, shares: Mapping[str, float]) -> float:
    """Return the height of a message; `shares` are its pictures' heights by width, by the stems of files."""
    return _HEADER + _stacked([_item(each, client, client.wide, shares) for each in message])


def room_in(client: Client) -> int:
    """Return the width that a container leaves to what stands in it."""
    return client.wide - 2 * client.padding - client.edge


def button_width(label: str, emoji: bool, client: Client) -> float:
    """Return how wide a button wants to be."""
    sign = _LABEL * 1.35 + (GAP if label else 0) if emoji else 0.0
    return max(client.button, 1.02 * (_width(label, _LABEL) * _MEDIUM + sign) + 2 * _INSET + 1)


def lines_of(widths: Sequence[float], room: float) -> list[list[int]]:
    """Return which buttons stand together in a line, by their places."""
    lines: list[list[int]] = []
    left = 0.0
    for place, width in enumerate(widths):
        if not lines or width + GAP > left:
            lines.append([])
            left = room + GAP
        lines[-1].append(place)
        left -= width + GAP
    return lines


def _stacked(heights: Sequence[float]) -> float:
    return sum(heights) + GAP * max(0, len(heights) - 1)


def _item(item: Payload, client: Client, room: float, shares: Mapping[str, float]) -> float:
    match Kind(item["type"]):
        case Kind.text_display:
            return _text(item["content"], room)
        case Kind.action_row:
            return _row(item["components"], client, room)
        case Kind.media_gallery:
            return _gallery(item["items"], room, shares)
        case Kind.separator:
            return _SEPARATOR
        case Kind.section:
            beside = client.button if item["accessory"]["type"] == Kind.button.value else _THUMBNAIL
            texts = [_item(each, client, room - _ACCESSORY, shares) for each in item["components"]]
            return max(sum(texts), beside)
        case Kind.container:
            inner = room - 2 * client.padding - client.edge
            within = [_item(each, client, inner, shares) for each in item["components"]]
            return _stacked(within) + 2 * client.padding + 2
        case kind:
            raise ValueError(kind)


def _gallery(items: Sequence[Payload], room: float, shares: Mapping[str, float]) -> float:
    if len(items) > 1:
        return room * _SIDE_BY_SIDE
    name = items[0]["media"]["url"].removeprefix("attachment://")
    return room * shares[name.rpartition(".")[0]]


def _row(items: Sequence[Payload], client: Client, room: float) -> float:
    if items[0]["type"] != Kind.button.value:
        return client.menu
    wide = [button_width(each.get("label") or "", bool(each.get("emoji")), client) for each in items]
    high = [client.button + _MORE_LINE * _further_lines(each, room) for each in wide]
    lines = lines_of([min(each, room) for each in wide], room)
    return _stacked([max(high[place] for place in line) for line in lines])


def _further_lines(wide: float, room: float) -> int:
    return int((wide - 2 * _INSET) // (room - 2 * _INSET)) if wide > room else 0


def _text(content: str, room: float) -> float:
    return sum(_line(line, room, first=place == 0) for place, line in enumerate(content.split("\n")))


def _line(line: str, room: float, *, first: bool) -> float:
    """Return how high one line of text is, which may fill several rows."""
    above = 0 if first or not line.startswith("#") else 8
    if line.startswith("-# "):
        (size, high), said = _SMALL, line[3:]
    elif line.startswith("### "):
        (size, high), said = _TEXT, line[4:]
    elif line.startswith("#"):
        (size, high), said = _TITLE, line.lstrip("# ")
    else:
        (size, high), said = _TEXT, line
    weight = _BOLD if said.count("**") >= 2 else 1.0
    said = _STAMP.sub(_STAMPED, said).replace("**", "").replace("__", "")
    return above + high * _rows([_width(word, size) * weight for word in said.split(" ")], size, room)


def _rows(words: Sequence[float], size: int, room: float) -> int:
    """Return into how many rows words of these widths break."""
    space = _width(_FIRST, size)
    rows, now = 1, 0.0
    for word in words:
        if now and now + space + word > room:
            rows, now = rows + 1, word
        else:
            now += (space if now else 0) + word
        rows += int(word // room)
    return rows


@lru_cache(maxsize=8_192)
def _width(text: str, size: int) -> float:
    return sum(map(_sign, text)) * size / 1_000


def _sign(sign: str) -> int:
    """Return the width of one sign; accents take no room."""
    if sign in _OTHERS:
        return _OTHERS[sign]
    plain = unicodedata.normalize("NFD", sign)[0]
    place = ord(plain) - ord(_FIRST)
    if 0 <= place < len(_WIDTHS):
        return _WIDTHS[place]
    if unicodedata.category(sign) in _WITHOUT_WIDTH:
        return 0
    if unicodedata.east_asian_width(sign) in "WF":
        return _EMOJI if unicodedata.category(sign) == "So" else _FULL
    return _EMOJI if sign >= _FIRST_EMOJI and unicodedata.category(sign) == "So" else _USUAL


def walk(message: Sequence[Payload]) -> Iterator[Payload]:
    """Yield all components of a message, those in others too."""
    for item in message:
        yield item
        yield from walk(item.get("components", ()))
        if "accessory" in item:
            yield item["accessory"]
