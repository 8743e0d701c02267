"""Things on the table: coins, Channel cards, backs, gems, arrows."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from engines.kernel.pictures import Picture
from engines.neo_noble.cards.language.parts import Fate
from render.drawing.lettering import cap_height, lettering
from render.drawing.pen import SCALE, Pen, Sprite
from render.drawing.raster import resized
from render.drawing.strokes import around
from render.drawing.themes import Colour, Theme
from render.drawing.tones import LINE, WHITE, lighter
from render.neo_noble.art.paint import illustration, middle_of
from render.neo_noble.art.signs import draw_fate, draw_sign
from render.neo_noble.art.tints import tint
from render.playing_cards.marks import eye
from render.shared.pictures import authored

CoinState: TypeAlias = Literal["ready", "spent", "neutral"]
SOUL: Colour = (22, 116, 128)
SOUL_LIGHT: Colour = (150, 232, 222)
_GOLD: Colour = (242, 192, 72)
_GOLD_DARK: Colour = (124, 84, 8)
_GREY: Colour = (168, 172, 180)
_GREY_DARK: Colour = (44, 46, 56)


@lru_cache(maxsize=16)
def coin(state: CoinState, size: int) -> Sprite:
    """Return a Dominance coin: gold with a 1, grey with a 0, or blank between the sides (NN-67, NN-68)."""
    pen = Pen(size, size)
    half = size / 2
    light, dark = (_GOLD, _GOLD_DARK) if state == "ready" else (_GREY, _GREY_DARK)
    if state == "neutral":
        pen.disc(half, half, half - 2, None, _GREY, size * 0.06)
        pen.disc(half, half, half * 0.2, _GREY)
        return pen.sprite()
    if state == "ready":
        for step in range(12):
            pen.disc(*around(half, half, half * 0.9, step * 30), size * 0.06, dark)
    pen.disc(half, half, half * 0.9, light, dark, size * 0.06)
    pen.disc(half, half, half * 0.74, None, dark, size * 0.035)
    _digit(pen, "1" if state == "ready" else "0", half, size * 0.62, dark)
    return pen.sprite()


def _digit(pen: Pen, text: str, half: float, size: float, colour: Colour) -> None:
    full = round(size * SCALE)
    line = lettering(text, full)
    left = half - line.advance / 2 / SCALE + line.left / SCALE
    pen.stamp(colour, line.mask, left, half + cap_height(full) / 2 / SCALE + line.top / SCALE)


@lru_cache(maxsize=16)
def gem(size: int) -> Sprite:
    """Return a Soul cost's gem: a wisp in a disc."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half - 0.5, SOUL, WHITE, size * 0.05)
    draw_sign(pen, "soul", size * 0.12, size * 0.06, size * 0.8, lighter(SOUL, 0.25))
    return pen.sprite()


@lru_cache(maxsize=16)
def wisp(size: int) -> Sprite:
    """Return a Lingering Soul (NN-63)."""
    pen = Pen(size, size)
    draw_sign(pen, "soul", 0, 0, size, LINE)
    draw_sign(pen, "soul", size * 0.06, size * 0.08, size * 0.88, SOUL_LIGHT)
    draw_sign(pen, "soul", size * 0.28, size * 0.4, size * 0.48, WHITE)
    return pen.sprite()


@lru_cache(maxsize=8)
def bargain(size: int) -> Sprite:
    """Return Noble's Bargain: a coin with a crown over a paw (NN-65)."""
    pen = Pen(size, size)
    half = size / 2
    pen.disc(half, half, half - 0.5, (196, 122, 70), LINE, size * 0.06)
    draw_sign(pen, "noble", size * 0.28, size * 0.12, size * 0.44, WHITE)
    draw_sign(pen, "pathpaws", size * 0.3, size * 0.5, size * 0.4, WHITE)
    return pen.sprite()


@lru_cache(maxsize=32)
def back(wide: int, theme: Theme) -> Sprite:
    """Return a card's back: a lantern in a lozenge."""
    pen = Pen(100, 140, wide / 100)
    _draw_back(pen, theme)
    return pen.sprite()


def _draw_back(pen: Pen, theme: Theme) -> None:
    pen.panel((0, 0, 100, 140), 11, theme.face, theme.face_line, 2)
    pen.panel((6, 6, 94, 134), 8, theme.back)
    pen.polygon([(50, 18), (88, 70), (50, 122), (12, 70)], None, theme.back_line, 4)
    draw_fate(pen, "ghostbound", 31, 50, 38, theme.back_line)


@lru_cache(maxsize=512)
def channel_card(
    card: str | None,
    fate: Fate | None,
    noble: bool,
    wide: int,
    ready: bool,
    theme: Theme,
    picture: Picture | None = None,
) -> Sprite:
    """Return a Channel card: upright when Ready, on its side when Spent; its picture when it is known."""
    if card is None or fate is None:
        sprite = back(wide, theme)
    else:
        pen = Pen(100, 140, wide / 100)
        pen.panel((0, 0, 100, 140), 11, theme.face, theme.face_line, 2)
        pen.panel((6, 6, 94, 134), 8, tint(fate).ink)
        draw_fate(pen, fate, 34, 96, 32, WHITE)
        sprite = pen.sprite()
        side, left = round(wide * 0.8), round(wide * 0.1)
        art = authored(picture, side, side, 2) or middle_of(
            illustration(card, fate, noble, round(side / 0.75), 2)
        )
        sprite.image.paste(resized(art.image, side, side), (left, left))
    if ready:
        return sprite
    dim = Image.blend(sprite.image, Image.new("RGB", sprite.size, theme.panel), 0.4)
    turn = Image.Transpose.ROTATE_270
    return Sprite(dim.transpose(turn), sprite.mask.transpose(turn))


@lru_cache(maxsize=32)
def badge(name: Literal["power", "resolve"], size: int, ink: Colour) -> Sprite:
    """Return the shape that carries a number: a diamond for Power, a shield for Resolve."""
    pen = Pen(size, size)
    if name == "power":
        half = size / 2
        pen.polygon([(half, 0), (size, half), (half, size), (0, half)], ink, WHITE, size * 0.05)
    else:
        points = (
            (0.06, 0.05),
            (0.94, 0.05),
            (0.94, 0.5),
            (0.82, 0.75),
            (0.5, 0.98),
            (0.18, 0.75),
            (0.06, 0.5),
        )
        pen.polygon([(x * size, y * size) for x, y in points], ink, WHITE, size * 0.05)
    return pen.sprite()


@lru_cache(maxsize=128)
def disc(name: str, size: int, ink: Colour, used: bool = False) -> Sprite:
    """Return a sign on a white disc; struck through when what it stands for has been used."""
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2 - 0.5, WHITE if not used else (196, 196, 200), ink, size * 0.07)
    draw_sign(pen, name, size * 0.22, size * 0.22, size * 0.56, ink)
    if used:
        edge = size * 0.16
        pen.stroke([(edge, size - edge), (size - edge, edge)], WHITE, size * 0.17)
        pen.stroke([(edge, size - edge), (size - edge, edge)], (176, 28, 40), size * 0.1)
    return pen.sprite()


@lru_cache(maxsize=16)
def eye_disc(size: int, theme: Theme) -> Sprite:
    """Return an eye on a disc: a card in hand that the other player knows of."""
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2 - 0.5, theme.panel, theme.gold, size * 0.07)
    sprite = pen.sprite()
    inner = round(size * 0.7)
    mark = eye(inner, theme.gold)
    at = (size - inner) // 2
    sprite.image.paste(mark.image, (at, at), mark.mask)
    return sprite


@lru_cache(maxsize=16)
def arrow(wide: int, high: int, up: bool, colour: Colour, line: Colour) -> Sprite:
    """Return a broad arrow up or down."""
    pen = Pen(wide, high)
    points = [(0.5, 0.02), (0.97, 0.5), (0.7, 0.5), (0.7, 0.98), (0.3, 0.98), (0.3, 0.5), (0.03, 0.5)]
    placed = [(x * wide, (y if up else 1 - y) * high) for x, y in points]
    pen.polygon(placed, colour, line, wide * 0.05)
    return pen.sprite()


@lru_cache(maxsize=16)
def triangle(size: int, up: bool, colour: Colour) -> Sprite:
    """Return a small triangle: more, or less, than is printed."""
    pen = Pen(size, size)
    points = [(0.5, 0.08), (0.95, 0.88), (0.05, 0.88)]
    pen.polygon([(x * size, (y if up else 1 - y) * size) for x, y in points], colour)
    return pen.sprite()
