"""Playing cards as sprites, drawn once for each size, theme and letter."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.lettering import cap_height, lettering, width
from render.drawing.pen import SCALE, Pen, Sprite
from render.drawing.themes import Colour, Theme
from render.playing_cards.figures import draw_figure
from render.playing_cards.marks import draw_crown, draw_suit

HEIGHT_OF_WIDTH = 1.4
COURT = ("J", "Q", "K")


def card_height(wide: int) -> int:
    """Return how high a card of a width is."""
    return round(wide * HEIGHT_OF_WIDTH)


def split(card: str) -> tuple[str, str]:
    """Return a card's rank and suit."""
    return card[:-1], card[-1]


@lru_cache(maxsize=1024)
def card_sprite(card: str, letter: str, wide: int, theme: Theme) -> Sprite:
    """Return a whole card, court or number; `letter` is its rank in the reader's language."""
    rank, suit = split(card)
    pen = _paper(wide, theme)
    if rank in COURT:
        _niche(pen, rank, suit, theme)
        _letter(pen, letter, 24, 25, 40, theme.suits[suit], 34)
        draw_suit(pen, suit, 44, 11, 28, theme.suits[suit])
    else:
        size = 52 if len(letter) == 1 else 46
        _letter(pen, letter, 27, 29, size, theme.suits[suit], 44)
        draw_suit(pen, suit, 13, 53, 28, theme.suits[suit])
        if rank == "A":
            _wreath(pen, theme)
            draw_suit(pen, suit, 44, 72, 44, theme.suits[suit])
        else:
            draw_suit(pen, suit, 38, 71, 56, theme.suits[suit])
    return pen.sprite()


@lru_cache(maxsize=256)
def narrow_sprite(card: str, letter: str, wide: int, high: int, theme: Theme, figure: bool = False) -> Sprite:
    """Return a court card as a narrow strip; the window is left free for marks or shows the figure."""
    rank, suit = split(card)
    colour = theme.suits[suit]
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), 9, theme.face, theme.face_line, 1.5)
    pen.panel((5, 54, wide - 5, high - 6), 7, theme.niches[suit])
    if figure:
        window = pen.mask()
        edges = tuple(edge * pen.scale for edge in (5, 54, wide - 5, high - 6))
        ImageDraw.Draw(window).rounded_rectangle(edges, 7 * pen.scale, fill=255)
        unit = (high - 64) / 130
        scene, person = Pen(wide, high), Pen(100, 130, unit)
        draw_figure(person, rank, suit, colour)
        left, top = (wide / 2 - 50 * unit) * SCALE, (high - 6 - 130 * unit) * SCALE
        scene.sheet.paste(person.sheet, (round(left), round(top)))
        pen.lay(scene, window)
    _letter(pen, letter, wide * 0.29, 29, 42, colour, wide * 0.46)
    draw_suit(pen, suit, wide * 0.58, 16, 26, colour)
    return pen.sprite()


@lru_cache(maxsize=32)
def back_sprite(wide: int, noble: bool, theme: Theme) -> Sprite:
    """Return a card's back: a crown on nobles, a lattice of diamonds on number cards."""
    pen = Pen(100, 140, wide / 100)
    pen.panel((0, 0, 100, 140), 9, theme.face, theme.face_line, 1.5)
    pen.panel((5, 5, 95, 135), 6, theme.back)
    pen.panel((10, 10, 90, 130), 4, None, theme.back_line, 1.6)
    if noble:
        for degrees in range(3):
            pen.disc(50, 70, 34 - degrees * 4, None, theme.back_line, 1.2)
        draw_crown(pen, 50, 70, 34, theme.back_line)
    else:
        for row in range(5):
            for column in range(3):
                x, y = 26 + column * 24, 26 + row * 22
                pen.polygon([(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)], None, theme.back_line, 1.8)
    return pen.sprite()


@lru_cache(maxsize=32)
def place_sprite(wide: int, high: int, theme: Theme) -> Sprite:
    """Return the empty place of a card: a dashed outline."""
    pen = Pen(wide, high)
    pen.panel((1, 1, wide - 1, high - 1), 10, None, theme.quiet, 2)
    shape = pen.sprite()
    dashes = Image.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(dashes)
    for start in range(-high, wide, 16):
        draw.line([(start, high), (start + high, 0)], fill=255, width=8)
    return Sprite(shape.image, Image.composite(shape.mask, Image.new("L", (wide, high), 0), dashes))


@lru_cache(maxsize=64)
def shadow_mask(wide: int, high: int, strength: int) -> Image.Image:
    """Return a soft shadow, eight pixels larger than the card on each side."""
    mask = Image.new("L", (wide + 16, high + 16), 0)
    ImageDraw.Draw(mask).rounded_rectangle((8, 8, wide + 7, high + 7), 10, fill=strength)
    return mask.filter(ImageFilter.GaussianBlur(4))


def _paper(wide: int, theme: Theme) -> Pen:
    pen = Pen(100, 140, wide / 100)
    pen.panel((0, 0, 100, 140), 9, theme.face, theme.face_line, 1.5)
    return pen


def _letter(pen: Pen, text: str, x: float, y: float, size: float, colour: Colour, room: float) -> None:
    """Draw a rank around a point, in slab letters that keep within their room."""
    full = round(size * pen.scale)
    while width(text, full, "slab") > room * pen.scale:
        full -= 1
    line = lettering(text, full, "slab")
    left = x - line.advance / 2 / pen.scale + line.left / pen.scale
    top = y + cap_height(full, "slab") / 2 / pen.scale + line.top / pen.scale
    pen.stamp(colour, line.mask, left, top)


def _niche(pen: Pen, rank: str, suit: str, theme: Theme) -> None:
    """Set the figure into a tinted window; the corner of the letter stays free."""
    window = pen.mask()
    edges = tuple(edge * pen.scale for edge in (5, 5, 95, 135))
    ImageDraw.Draw(window).rounded_rectangle(edges, 6 * pen.scale, fill=255)
    scene = Pen(100, 140, pen.scale / SCALE)
    scene.panel((0, 0, 100, 140), 0, theme.niches[suit])
    figure = Pen(100, 130, pen.scale / SCALE * 0.74)
    draw_figure(figure, rank, suit, theme.suits[suit])
    scene.sheet.alpha_composite(figure.sheet, (round(25 * scene.scale), round(39 * scene.scale)))
    pen.lay(scene, window)
    pen.panel((5, 5, 95, 135), 6, None, theme.suits[suit], 1.4)


def _wreath(pen: Pen, theme: Theme) -> None:
    """Draw rays around an ace's pip."""
    pen.disc(66, 94, 31, None, theme.gold, 2.2)
    pen.disc(66, 94, 27.5, None, theme.face_line, 1)
