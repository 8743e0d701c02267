"""The pictures on the cards as sprites: drawn once for each size, kept."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageEnhance

from render.drawing.pen import SCALE, Pen, Sprite
from render.drawing.themes import Theme
from render.drawing.tones import LINE, number_of
from render.noxtalia.art.creatures import draw_creature
from render.noxtalia.art.emblems import draw_emblem
from render.noxtalia.art.motifs import is_ours, motif_of
from render.noxtalia.art.scenes import Light, draw_scene
from render.noxtalia.art.spirits import SPIRITS
from render.noxtalia.art.tints import tint

State: TypeAlias = Literal["charged", "exhausted", "destroyed"]

ART = (120, 90)
"""The field of a capacity's illustration."""
FIGURE = (100, 120)
"""The field of a Spirit's figure."""
TILT = -14
"""Degrees by which an exhausted Spirit leans (NX-85)."""


def draw_figure(pen: Pen, card: str, element: str) -> None:
    """Draw a Spirit alone."""
    draw = SPIRITS.get(card)
    if draw is not None:
        draw(pen)
    else:
        draw_creature(pen, card, element)


def portrait_height(wide: int) -> int:
    """Return how high a Spirit's portrait of a width is."""
    return round(wide * FIGURE[1] / FIGURE[0])


@lru_cache(maxsize=384)
def portrait(card: str, element: str, wide: int, state: State, theme: Theme) -> Sprite:
    """Return a Spirit before its country in a frame: upright, leaning when exhausted, grey when destroyed."""
    unit = wide / 112
    pen = Pen(112, 112 * FIGURE[1] / FIGURE[0], unit)
    high = 112 * FIGURE[1] / FIGURE[0]
    scene = Pen(112, high, unit)
    draw_scene(scene, 112, high, element, "plain", Random(number_of(card, "scene")))
    figure = Pen(*FIGURE, unit * 0.98)
    draw_figure(figure, card, element)
    scene.sheet.alpha_composite(figure.sheet, (round(7 * scene.scale), round((high - 123) * scene.scale)))
    window = pen.mask()
    edges = (2 * pen.scale, 2 * pen.scale, 110 * pen.scale, (high - 2) * pen.scale)
    ImageDraw.Draw(window).rounded_rectangle(edges, 9 * pen.scale, fill=255)
    pen.panel((0, 0, 112, high), 11, theme.face, theme.face_line, 1.5)
    pen.lay(scene, window)
    pen.panel((1.6, 1.6, 110.4, high - 1.6), 9.5, None, tint(element).ink, 3.4)
    return _in_state(pen.sheet, state, theme)


def _in_state(sheet: Image.Image, state: State, theme: Theme) -> Sprite:
    """Reduce a sheet, half before it is changed and half after: changes are four times quicker so."""
    sheet = sheet.reduce(SCALE // 2)
    alpha = sheet.getchannel("A")
    if state == "exhausted":
        sheet = ImageEnhance.Color(ImageEnhance.Brightness(sheet).enhance(0.86)).enhance(0.7)
        sheet.putalpha(alpha)
        sheet = sheet.rotate(TILT, Image.Resampling.BICUBIC, expand=True)
    elif state == "destroyed":
        sheet = Image.blend(
            sheet.convert("L").convert("RGB"), Image.new("RGB", sheet.size, theme.panel), 0.45
        )
        sheet.putalpha(alpha)
    small = sheet.reduce(SCALE // 2)
    return Sprite(small.convert("RGB"), small.getchannel("A"))


@lru_cache(maxsize=512)
def illustration(card: str, kind: str, element: str, light: Light, wide: int, radius: int) -> Sprite:
    """Return a capacity's illustration, four to three, with round corners; for small ones, which are kept."""
    return drawn_illustration(card, kind, element, light, wide, radius)


def drawn_illustration(card: str, kind: str, element: str, light: Light, wide: int, radius: int) -> Sprite:
    """Draw a capacity's illustration, four to three, with round corners."""
    unit = wide / ART[0]
    pen = Pen(*ART, unit)
    scene = Pen(*ART, unit)
    chance = Random(number_of(card, "scene"))
    draw_scene(scene, *ART, element, light, chance)
    motif_of(card, kind)(scene, tint(element))
    if not is_ours(card):
        _signed(scene, card, element, chance)
    corner = radius / unit
    window = pen.mask()
    ImageDraw.Draw(window).rounded_rectangle(
        (0, 0, ART[0] * pen.scale - 1, ART[1] * pen.scale - 1), corner * pen.scale, fill=255
    )
    pen.lay(scene, window)
    pen.panel((0, 0, *ART), corner, None, LINE, 1.4 / unit)
    return pen.sprite()


def _signed(pen: Pen, card: str, element: str, chance: Random) -> None:
    """Strew an element's signs by lot: cards of other packs may share an illustration."""
    colours = tint(element)
    for _ in range(3 + number_of(card, "signs") % 4):
        size = chance.uniform(11, 24)
        x, y = chance.uniform(0, ART[0] - size), chance.uniform(0, ART[1] - size)
        draw_emblem(pen, element, x - 1.2, y - 1.2, size + 2.4, LINE)
        draw_emblem(pen, element, x, y, size, colours.accent)
