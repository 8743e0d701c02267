"""A picture being composed: paste sprites, panels and cached text."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal, Self, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.depth import SHADOW, shade
from render.drawing.felt import felt
from render.drawing.lettering import Face, cap_height, edged, fitted, lettering, rimmed
from render.drawing.pen import Edges, Paint, Pen, Sprite, around
from render.drawing.themes import Colour, Theme
from render.drawing.tones import LINE
from render.shared.box import Box
from render.shared.speech import SpeechText

_SMALL = 16_000
"""Pixels up to which it is quicker to put a panel in one go than corner by corner."""
_BLUR = 8
"""How far the shadow of a card reaches beyond it."""
_ABOVE = 5
"""How much of that is seen above: it falls a little downwards."""
_RIM = 0.08
"""How thick the edge of letters is on each side, of their size."""
Anchor: TypeAlias = Literal["left", "middle", "right"]


class Canvas:
    """The table of one picture, with its theme and language."""

    def __init__(self, wide: int, high: int, theme: Theme, speech: SpeechText, game: str = "") -> None:
        self.size = (wide, high)
        self.theme = theme
        self.speech = speech
        self.game = game

    @cached_property
    def image(self) -> Image.Image:
        """The picture; bare felt when it is first asked for, since not every table is drawn upon."""
        return bare(*self.size, self.theme, self.game)

    @classmethod
    def upon(cls, image: Image.Image, theme: Theme, speech: SpeechText) -> Self:
        """Return a canvas that draws upon an image."""
        canvas = cls(*image.size, theme, speech)
        canvas.image = image
        return canvas

    def paste(self, sprite: Sprite, x: float, y: float, shadow: bool = False) -> None:
        """Put a sprite with its corner at a point."""
        left, top = round(x), round(y)
        if shadow:
            for mask, across, down in _shadow(*sprite.size, self.theme.shadow, sprite.solid):
                self.image.paste((0, 0, 0), (left - _BLUR + across, top - _ABOVE + down), mask)
        if sprite.solid is None:
            self.image.paste(sprite.image, (left, top), sprite.mask)
            return
        for part, across, down in sprite.rims:
            self.image.paste(part.image, (left + across, top + down), part.mask)
        corner = left + sprite.solid[0], top + sprite.solid[1]
        self.image.paste(sprite.image.crop(sprite.solid), corner)

    def shade(self, box: Box, radius: int = 12) -> None:
        """Put the soft shadow of what will cover a box: only as much of it as is seen."""
        left, top = round(box.x) - SHADOW, round(box.y) - SHADOW
        for mask, across, down in shade(round(box.wide), round(box.high), radius):
            self.image.paste((0, 0, 0), (left + across, top + down), mask)

    def centre(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite around a point."""
        wide, high = sprite.size
        self.paste(sprite, x - wide / 2, y - high / 2)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: Colour,
        anchor: Anchor = "left",
        *,
        face: Face = "text",
        room: float | None = None,
    ) -> float:
        """Write a line, the middle of its capitals at height `y`. Return how far it reaches."""
        if room is not None:
            text = fitted(text, size, room, face)
        line = lettering(text, size, face)
        left = x - {"left": 0.0, "middle": line.advance / 2, "right": line.advance}[anchor]
        baseline = y + cap_height(size, face) / 2
        self.image.paste(colour, (round(left) + line.left, round(baseline) + line.top), line.mask)
        return line.advance

    def write(self, box: Box, text: str, size: int, colour: Colour, anchor: Anchor = "left") -> float:
        """Write a line at half the height of a box, cut where that ends. Return how far it reaches."""
        x = {"left": box.x, "middle": box.centre, "right": box.end}[anchor]
        return self.text(x, box.middle, text, size, colour, anchor, room=box.wide)

    def number(self, text: str, x: float, y: float, size: int) -> None:
        """Write a number around a point in white with a dark edge, upon whatever is there."""
        edge = max(1, round(size * 0.07))
        line, around = lettering(text, size), edged(text, size, edge)
        left = round(x - line.advance / 2) + line.left
        top = round(y + cap_height(size) / 2) + line.top
        self.image.paste(LINE, (left - edge, top - edge), around)
        self.image.paste((255, 255, 255), (left, top), line.mask)

    def label(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: Colour,
        rim: Colour,
        anchor: Anchor = "left",
        *,
        face: Face = "text",
        room: float | None = None,
    ) -> float:
        """Write a line as `text` does, with an edge around its letters, upon whatever is there."""
        if room is not None:
            text = fitted(text, size, room, face)
        line = rimmed(text, size, max(2, round(size * _RIM)), face)
        left = x - {"left": 0.0, "middle": line.advance / 2, "right": line.advance}[anchor]
        baseline = y + cap_height(size, face) / 2
        self.image.paste(rim, (round(left) + line.left, round(baseline) + line.top), line.mask)
        return self.text(x, y, text, size, colour, anchor, face=face)

    def panel(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: Colour,
        line: Colour,
        radius: int = 14,
        width: int = 2,
    ) -> None:
        """Put a rectangle with round corners: only these need a mask, and a large mask is slow."""
        left, top, right, bottom = round(x), round(y), round(x) + round(wide), round(y) + round(high)
        end = radius + width + 2
        if min(right - left, bottom - top) < 2 * end:
            self.paste(_panel(right - left, bottom - top, fill, line, radius, width), left, top)
            return
        if (right - left) * (bottom - top) <= _SMALL:
            self.paste(_put_together(right - left, bottom - top, fill, line, radius, width), left, top)
            return
        spots = [(at_x, at_y) for at_y in (top, bottom - end) for at_x in (left, right - end)]
        for spot, corner in zip(spots, _corners(end, fill, line, radius, width), strict=True):
            self.paste(corner, *spot)
        for across, down in ((end, 0), (0, end)):
            edged = left + across, top + down, right - across, bottom - down
            self.image.paste(line, edged)
            in_x, in_y = (0, width) if across else (width, 0)
            self.image.paste(fill, (edged[0] + in_x, edged[1] + in_y, edged[2] - in_x, edged[3] - in_y))


@lru_cache(maxsize=256)
def _shadow(
    wide: int, high: int, strength: int, solid: Edges | None
) -> tuple[tuple[Image.Image, int, int], ...]:
    """Return the parts of a sprite's shadow that are seen, and where: beside its solid rows only a margin."""
    mask = shadow_mask(wide, high, strength)
    if solid is None:
        return ((mask, 0, 0),)
    left, top, right, bottom = solid
    inner = (left + _BLUR, top + _ABOVE, right + _BLUR, bottom + _ABOVE)
    return tuple((mask.crop(box), *box[:2]) for box in around(mask.size, inner))


@lru_cache(maxsize=64)
def shadow_mask(wide: int, high: int, strength: int) -> Image.Image:
    """Return a soft shadow, eight pixels larger than the card on each side."""
    mask = Image.new("L", (wide + 16, high + 16), 0)
    ImageDraw.Draw(mask).rounded_rectangle((8, 8, wide + 7, high + 7), 10, fill=strength)
    return mask.filter(ImageFilter.GaussianBlur(4))


def bare(wide: int, high: int, theme: Theme, game: str) -> Image.Image:
    """Return felt to draw upon, which knows whose palette its file has."""
    image = felt(wide, high, theme).copy()
    image.info["theme"] = theme.name
    image.info["game"] = game
    return image


@lru_cache(maxsize=256)
def _panel(wide: int, high: int, fill: Paint, line: Paint, radius: int, width: int) -> Sprite:
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), radius, fill, line, width)
    return pen.sprite()


@lru_cache(maxsize=256)
def _put_together(wide: int, high: int, fill: Colour, line: Colour, radius: int, width: int) -> Sprite:
    """Return a panel as one sprite, in which only the corners are drawn."""
    end = radius + width + 2
    whole = Sprite(Image.new("RGB", (wide, high), line), Image.new("L", (wide, high), 255))
    whole.image.paste(fill, (width, width, wide - width, high - width))
    spots = [(x, y) for y in (0, high - end) for x in (0, wide - end)]
    for spot, corner in zip(spots, _corners(end, fill, line, radius, width), strict=True):
        whole.image.paste(corner.image, spot)
        whole.mask.paste(corner.mask, spot)
    return whole


@lru_cache(maxsize=256)
def _corners(end: int, fill: Paint, line: Paint, radius: int, width: int) -> tuple[Sprite, ...]:
    """Return the corners of a panel: the upper two from left to right, then the lower two."""
    whole = _panel(2 * end, 2 * end, fill, line, radius, width)
    return tuple(whole.part((x, y, x + end, y + end)) for y in (0, end) for x in (0, end))
