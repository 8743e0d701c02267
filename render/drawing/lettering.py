"""Text as cached masks: drawing text holds the interpreter's lock, pasting a mask does not."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from render.drawing.raster import toned
from render.drawing.scripts import MISSING, PROBE, drawn, runs_of, script_font, script_of

Face: TypeAlias = Literal["text", "slab", "cinzel", "skranji", "germania", "abril", "grenze", "gotisch"]

_FOLDER = Path(__file__).parents[1] / "fonts"
_FILES: dict[Face, str] = {
    "text": "Inter-Bold.otf",
    "slab": "RobotoSlab-Bold.otf",
    "cinzel": "Cinzel-ExtraBold.ttf",
    "skranji": "Skranji-Bold.ttf",
    "germania": "GermaniaOne-Regular.ttf",
    "abril": "AbrilFatface-Regular.ttf",
    "grenze": "Grenze-Bold.ttf",
    "gotisch": "GrenzeGotisch-Bold.ttf",
}
_CAP_HEIGHT: dict[Face, float] = {
    "text": 0.727,
    "slab": 0.711,
    "cinzel": 0.7,
    "skranji": 0.71,
    "germania": 0.7,
    "abril": 0.7,
    "grenze": 0.608,
    "gotisch": 0.603,
}
ELLIPSIS = "…"
_TONES = 3
_STEPS = [round(round(tone / 255 * _TONES) / _TONES * 255) for tone in range(256)]
"""Steps of a letter's edge from nothing to full: with all there are, files are a tenth larger."""
STOPS = " \u00a0.,;:"
"""What does not stand before an ellipsis."""


class Lettering(NamedTuple):
    """One line of text: its mask, and where the mask lies from the start of the baseline."""

    mask: Image.Image
    left: int
    top: int
    advance: float


@lru_cache(maxsize=64)
def font(size: int, face: Face = "text") -> ImageFont.FreeTypeFont:
    """Return a font of ours. The plain layout engine gives the same picture on every machine."""
    return ImageFont.truetype(_FOLDER / _FILES[face], size, layout_engine=ImageFont.Layout.BASIC)


def cap_height(size: int, face: Face = "text") -> float:
    """Return the height of capitals and digits."""
    return size * _CAP_HEIGHT[face]


class _Part(NamedTuple):
    """A part of a line in one font, and where it begins."""

    text: str
    font: ImageFont.FreeTypeFont
    start: float


@lru_cache(maxsize=2048)
def _parts(text: str, size: int, face: Face) -> tuple[_Part, ...]:
    """Return a line in parts from left to right: signs that our font has not stand in their script's."""
    own = font(size, face)
    if text.isascii() or all(_has(sign, face) or script_of(sign) is None for sign in text):
        return (_Part(text, own, 0.0),)
    made: list[_Part] = []
    start = 0.0
    for run in runs_of(text, lambda sign: _has(sign, face)):
        used = own if run.script is None else script_font(run.script, size)
        made.append(_Part(run.text, used, start))
        start += used.getlength(run.text)
    return tuple(made)


@lru_cache(maxsize=4096)
def width(text: str, size: int, face: Face = "text") -> float:
    """Return how far a line of text reaches."""
    last = _parts(text, size, face)[-1]
    return last.start + last.font.getlength(last.text)


@lru_cache(maxsize=1024)
def lettering(text: str, size: int, face: Face = "text") -> Lettering:
    """Return a line of text as a mask."""
    parts = _parts(text, size, face)
    boxes = [
        (left + part.start, top, right + part.start, bottom)
        for part in parts
        for left, top, right, bottom in (part.font.getbbox(part.text, anchor="ls"),)
    ]
    left, top = (int(min(box[side] for box in boxes)) - 1 for side in (0, 1))
    right, bottom = (int(max(box[side] for box in boxes)) + 1 for side in (2, 3))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    for part in parts:
        place = part.start - left, -top
        ImageDraw.Draw(mask).text(place, part.text, fill=255, font=part.font, anchor="ls")
    return Lettering(_stepped(mask), left, top, width(text, size, face))


def _stepped(mask: Image.Image) -> Image.Image:
    """Return a mask in few tones."""
    return toned(mask, _STEPS)


@lru_cache(maxsize=512)
def edged(text: str, size: int, edge: int, face: Face = "text") -> Image.Image:
    """Return the mask of a line that lies `edge` pixels to all eight sides of a line of text."""
    mask = lettering(text, size, face).mask
    around = Image.new("L", (mask.width + 2 * edge, mask.height + 2 * edge), 0)
    for x in (0, edge, 2 * edge):
        for y in (0, edge, 2 * edge):
            around.paste(255, (x, y), mask)
    return around


@lru_cache(maxsize=1024)
def rimmed(text: str, size: int, edge: int, face: Face = "text") -> Lettering:
    """Return a line of text with an edge around its letters as a mask; the letters lie as without it."""
    plain = lettering(text, size, face)
    wide, high = plain.mask.width + 2 * edge, plain.mask.height + 2 * edge
    mask = Image.new("L", (wide, high), 0)
    for part in _parts(text, size, face):
        start = (edge - plain.left + part.start, edge - plain.top)
        ImageDraw.Draw(mask).text(start, part.text, fill=255, font=part.font, anchor="ls", stroke_width=edge)
    return Lettering(_stepped(mask), plain.left - edge, plain.top - edge, plain.advance)


@lru_cache(maxsize=4096)
def _has(character: str, face: Face = "text") -> bool:
    """Tell whether a font has the character, by comparing it with the sign for a missing one."""
    own = font(PROBE, face)
    seen = drawn(own, character)
    return not any(seen) if character.isspace() else seen != drawn(own, MISSING)


def _drawable(character: str) -> bool:
    """Tell whether a character can be drawn, in our own font of texts or in that of its script."""
    return _has(character) or script_of(character) is not None


@lru_cache(maxsize=2048)
def heading(text: str, face: Face) -> Face:
    """Return the face in which a heading is set: this one if it has all letters, else that of all texts."""
    return face if all(_has(sign, face) for sign in text) else "text"


@lru_cache(maxsize=1024)
def plain(name: str) -> str:
    """Return a player's name in characters that our fonts have; empty when none is left.

    Fancy letters become the ordinary ones, emoji and scripts without a font go.
    """
    normal = unicodedata.normalize("NFKC", name)
    return " ".join("".join(sign if _drawable(sign) else " " for sign in normal).split())


def ellipsis(face: Face) -> str:
    """Return what ends a text that is cut: an ellipsis, or dots where the face has none."""
    return ELLIPSIS if _has(ELLIPSIS, face) else "..."


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, room: float, face: Face = "text") -> str:
    """Return the text, cut with an ellipsis where the room ends."""
    if width(text, size, face) <= room:
        return text
    ending = ellipsis(face)
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ending, size, face) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ending


@lru_cache(maxsize=2048)
def wrapped(text: str, size: int, room: float, face: Face = "text") -> tuple[str, ...]:
    """Return the text in lines that keep within the room; too long a word is broken, rather at `-` or `_`."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer, size, face) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        while width(word, size, face) > room and len(word) > 1:
            reach = next(
                n for n in range(len(word) - 1, 0, -1) if n == 1 or width(word[:n], size, face) <= room
            )
            reach = max(word.rfind(sign, 1, reach) for sign in "-_") + 1 or reach
            lines.append(word[:reach])
            word = word[reach:]
        line = word
    return (*lines, line)
