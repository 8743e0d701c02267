"""Figures from files: SVG of shapes alone, drawn by resvg, each size once; in other colours where asked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import resvg_py
from PIL import Image, ImageChops

from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour
from render.drawing.tones import darker, lighter

Dyes: TypeAlias = tuple[tuple[Colour, Colour], ...]
"""Colours of a file, each with the one that takes its place."""
_KEPT = 48
"""Drawn figures that are kept: few, as pictures made of them are kept too."""
_FILLED = re.compile(r'fill="#([0-9a-f]{6})"')
_LIGHTER, _DARKER = 0.2, 0.2
"""How much lighter a fill is above, and how much darker below."""


INK: Colour = (216, 176, 100)
"""What takes any colour in the file of a sign that has one."""
CUT: Colour = (38, 34, 50)
"""What is cut out of it."""
_STENCIL: Dyes = ((INK, (255, 255, 255)), (CUT, (0, 0, 0)))


class BadFigure(ValueError):
    """A file is no picture that resvg can draw."""


@lru_cache(maxsize=_KEPT)
def figure(file: Path, size: int, dyes: Dyes = ()) -> Image.Image:
    """Return a figure, transparent around, as large as asked, with light from above."""
    return drawn(file, size, dyes)


def drawn(file: Path, size: int, dyes: Dyes = ()) -> Image.Image:
    """Draw a figure that is not kept. Raises BadFigure, which names the file."""
    return _picture(file, _lit(_dyed(_read(file), dyes)), size)


def flat(file: Path, size: int, dyes: Dyes = ()) -> Image.Image:
    """Draw a sign, without light. Raises BadFigure, which names the file."""
    return _picture(file, _dyed(_read(file), dyes), size)


@cached_sprite
def stencil(file: Path, size: int) -> Image.Image:
    """Return the shape of a sign that has one colour: white where that goes."""
    shape = flat(file, size, _STENCIL)
    return ImageChops.multiply(shape.convert("L"), shape.getchannel("A"))


def _picture(file: Path, text: str, size: int) -> Image.Image:
    try:
        data = resvg_py.svg_to_bytes(svg_string=text, width=size, height=size, skip_system_fonts=True)
    except ValueError as error:
        raise BadFigure(f"{file.name} cannot be drawn: {error}") from error
    return Image.open(BytesIO(bytes(data))).convert("RGBA")


@cache
def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _dyed(text: str, dyes: Dyes) -> str:
    """Return a file in other colours, all at once: one may become what another was."""
    other = {_code(old): _code(new) for old, new in dyes}
    return re.sub(r"#[0-9a-f]{6}", lambda found: other.get(found[0], found[0]), text)


def _lit(text: str) -> str:
    """Return a file in which every fill goes from a lighter tone to a darker one."""
    fills = dict.fromkeys(_FILLED.findall(text))
    shades = "".join(map(_shade, fills))
    head, end, rest = text.partition(">")
    return f"{head}{end}<defs>{shades}</defs>" + _FILLED.sub(r'fill="url(#g\1)"', rest)


def _shade(code: str) -> str:
    own = (int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16))
    stops = _stops((lighter(own, _LIGHTER), own, darker(own, _DARKER)))
    return f'<linearGradient id="g{code}" x1="0.2" y1="0" x2="0.5" y2="1">{stops}</linearGradient>'


def _stops(tones: Iterable[Colour]) -> str:
    return "".join(
        f'<stop offset="{place / 2}" stop-color="{_code(tone)}"/>' for place, tone in enumerate(tones)
    )


def _code(tone: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*tone)
