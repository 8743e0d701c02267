"""Things on the table: coins, Channel cards, backs, gems, signs on discs."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from engines.kernel.cards.pictures import Picture
from engines.neo_noble.language.parts import Fate
from render.drawing.depth import bar, dimmed
from render.drawing.lettering import cap_height, lettering
from render.drawing.marks import eye
from render.drawing.pen import SCALE, Pen, Sprite
from render.drawing.raster import resized
from render.drawing.signs import coloured
from render.drawing.strokes import around
from render.drawing.themes import Colour
from render.drawing.tones import WHITE, mixed
from render.neo_noble.art.paint import illustration, middle_of
from render.neo_noble.art.signs import draw_sign, file_of, sign
from render.neo_noble.art.tints import tint
from render.neo_noble.theme_colors import BACK, BONE, DUSK_LINE, GOLD_TEXT, NIGHT, SOUL
from render.shared.pictures import authored

CoinState: TypeAlias = Literal["ready", "spent", "neutral"]
_GOLD: tuple[Colour, Colour, Colour] = ((255, 226, 138), (232, 176, 64), (110, 72, 10))
_GREY: tuple[Colour, Colour, Colour] = ((206, 206, 218), (156, 156, 172), (44, 42, 60))
_MIST: tuple[Colour, Colour, Colour] = ((128, 120, 176), (98, 90, 148), (38, 32, 72))
"""Of coins, from the light to what is struck into them."""


@lru_cache(maxsize=32)
def coin(state: CoinState, size: int, to: Literal["", "up", "down"] = "") -> Sprite:
    """Return a Dominance coin: gold with a 1, grey with a 0, or blank between the sides (NN-67, NN-68).

    A tip points to the side that holds it.
    """
    pen = Pen(size, size)
    half = size / 2
    radius = half * (0.86 if to else 0.96)
    light, face, dark = {"ready": _GOLD, "spent": _GREY, "neutral": _MIST}[state]
    if to:
        tip = [(half - radius * 0.55, radius * 0.42), (half, 0), (half + radius * 0.55, radius * 0.42)]
        points = [(x, y if to == "up" else size - y) for x, y in tip]
        pen.polygon(points, face, dark, size * 0.035)
    pen.disc(half, half, radius, dark)
    pen.disc(half, half, radius * 0.95, light)
    pen.disc(half, half, radius * 0.86, face)
    if state == "ready":
        for step in range(16):
            pen.disc(*around(half, half, radius * 0.78, step * 22.5), size * 0.022, dark)
    pen.disc(half, half, radius * 0.66, None, dark, size * 0.03)
    if state == "neutral":
        pen.disc(half, half, radius * 0.16, dark)
        return pen.sprite()
    _digit(pen, "1" if state == "ready" else "0", half, size * 0.46, dark)
    return pen.sprite()


def _digit(pen: Pen, text: str, half: float, size: float, colour: Colour) -> None:
    full = round(size * SCALE)
    line = lettering(text, full)
    left = half - line.advance / 2 / SCALE + line.left / SCALE
    pen.stamp(colour, line.mask, left, half + cap_height(full) / 2 / SCALE + line.top / SCALE)


def gem(size: int) -> Sprite:
    """Return a Soul cost's gem: a ball of the light that Souls have."""
    return coloured(file_of("gem"), size)


@lru_cache(maxsize=32)
def wisp(size: int, fill: Colour = SOUL) -> Sprite:
    """Return a Soul (NN-63)."""
    pen = Pen(size, size)
    draw_sign(pen, "soul", 0, 0, size, NIGHT)
    draw_sign(pen, "soul", size * 0.06, size * 0.08, size * 0.88, fill)
    return pen.sprite()


def bargain(size: int) -> Sprite:
    """Return Noble's Bargain: a coin with a crown over a paw (NN-65)."""
    return coloured(file_of("bargain"), size)


@lru_cache(maxsize=16)
def back(wide: int) -> Sprite:
    """Return a card's back: a Soul in the dusk."""
    high = round(wide * 1.4)
    card = bar(wide, high, BACK, DUSK_LINE, max(3, wide // 9), max(1, wide // 24))
    soul = round(wide * 0.56)
    mark = sign("soul", soul, SOUL)
    image = card.image.copy()
    image.paste(mark.image, ((wide - soul) // 2, (high - soul) // 2), mark.mask)
    return Sprite(image, card.mask)


@lru_cache(maxsize=512)
def channel_card(
    card: str | None,
    fate: Fate | None,
    wide: int,
    ready: bool,
    picture: Picture | None = None,
) -> Sprite:
    """Return a Channel card: upright when Ready, on its side when Spent; its picture when it is known."""
    if card is None or fate is None:
        sprite = back(wide)
    else:
        pen = Pen(100, 140, wide / 100)
        pen.panel((0, 0, 100, 140), 11, BONE)
        pen.panel((6, 6, 94, 134), 8, tint(fate).ink)
        draw_sign(pen, fate, 34, 96, 32, WHITE)
        sprite = pen.sprite()
        side, left = round(wide * 0.8), round(wide * 0.1)
        art = authored(picture, side, side, 2) or middle_of(
            illustration(card, fate, False, round(side / 0.75), 2)
        )
        sprite.image.paste(resized(art.image, side, side), (left, left))
    if ready:
        return sprite
    dim = dimmed(sprite.image)
    turn = Image.Transpose.ROTATE_270
    return Sprite(dim.transpose(turn), sprite.mask.transpose(turn))


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
def eye_disc(size: int) -> Sprite:
    """Return an eye on a disc: a card in hand that the other player knows of."""
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2 - 0.5, NIGHT, GOLD_TEXT, size * 0.07)
    sprite = pen.sprite()
    inner = round(size * 0.7)
    mark = eye(inner, GOLD_TEXT)
    at = (size - inner) // 2
    sprite.image.paste(mark.image, (at, at), mark.mask)
    return sprite


@lru_cache(maxsize=16)
def fate_disc(fate: Fate, size: int) -> Sprite:
    """Return a Fate's sign upon a disc of its colour."""
    pen = Pen(size, size)
    colours, half = tint(fate), size / 2
    pen.disc(half, half, half - 0.5, NIGHT)
    pen.disc(half, half, half * 0.95, WHITE)
    pen.disc(half, half, half * 0.85, mixed(colours.ink, colours.main, 0.25))
    draw_sign(pen, fate, size * 0.24, size * 0.24, size * 0.52, WHITE)
    return pen.sprite()


@lru_cache(maxsize=64)
def triangle(size: int, up: bool, colour: Colour) -> Sprite:
    """Return a small triangle: more, or less, than is printed."""
    pen = Pen(size, size)
    points = [(0.5, 0.08), (0.95, 0.88), (0.05, 0.88)]
    pen.polygon([(x * size, (y if up else 1 - y) * size) for x, y in points], colour)
    return pen.sprite()


@lru_cache(maxsize=8)
def held(wide: int) -> Sprite:
    """Return a hand of cards: three backs, fanned."""
    card = back(round(wide * 0.56))
    high = round(wide * 0.96)
    image, mask = Image.new("RGB", (wide, high)), Image.new("L", (wide, high), 0)
    for turn, share in ((16, 0.04), (0, 0.22), (-16, 0.4)):
        one = [part.rotate(turn, Image.Resampling.BICUBIC, expand=True) for part in (card.image, card.mask)]
        spot = round(wide * share), round(high * (0.06 if turn else 0.0))
        image.paste(one[0], spot, one[1])
        mask.paste(255, spot, one[1])
    return Sprite(image, mask)


@lru_cache(maxsize=8)
def empty_slot(wide: int, line: Colour) -> Sprite:
    """Return the place of a Channel card that is not there."""
    pen = Pen(100, 140, wide / 100)
    pen.panel((4, 4, 96, 136), 11, None, line, 5)
    return pen.sprite()
