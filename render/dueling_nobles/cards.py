"""Playing cards as sprites: nobles in their niches, number cards, backs; each size once, kept."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.drawing.depth import SHADOW, rounded, shadow, stand
from render.drawing.lettering import cap_height, lettering, width
from render.drawing.marks import draw_crown
from render.drawing.pen import SCALE, Pen, Sprite
from render.drawing.raster import resized, toned
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import darker, lighter, mixed
from render.dueling_nobles.art.figures import noble, suit_mark
from render.dueling_nobles.theme_colors import (
    CARD_BACK,
    GOLD,
    HEADINGS,
    NOBLE_BACK,
    PAPER,
    PAPER_LINE,
    look_of,
)
from render.shared.typeset import largest

COURT = ("J", "Q", "K")
_TALL = 1.4
"""Height of a card, of its width."""
_FIGURE = 0.82
"""Height of a figure, of its niche's."""
_OF_FIGURE = 100 / 130
"""Its width, of its height."""
_RAYS, _RAY = 24, 70
"""How many there are behind a figure, and how bright they are, of 255."""
_SLIM_TAB = 46
"""Height of the tab on a strip."""
_ACE = darker(GOLD, 0.15)


def height(wide: int) -> int:
    """Return how high a card of a width is."""
    return round(wide * _TALL)


def is_noble(card: str) -> bool:
    """Tell whether a card is a Jack, Queen or King."""
    return card[0] in COURT


@cached_sprite
def card_sprite(card: str, letter: str, wide: int, theme: Theme) -> Sprite:
    """Return a whole card; `letter` is its rank in the reader's language."""
    draw = _noble if is_noble(card) else _number
    return draw(card, letter, wide, height(wide), theme)


@cached_sprite
def slim_sprite(card: str, letter: str, wide: int, high: int, theme: Theme) -> Sprite:
    """Return a noble's card as a strip: rank and suit side by side above the figure."""
    return _noble(card, letter, wide, high, theme)


def _paper(wide: int, high: int) -> tuple[Image.Image, int]:
    """Return the paper of a card, and the radius of its corners."""
    radius = max(6, round(wide * 0.07))
    image = Image.new("RGB", (wide, high), PAPER_LINE)
    image.paste(PAPER, (1, 1), rounded(wide - 2, high - 2, radius - 1))
    return image, radius


# Nobles


def _noble(card: str, letter: str, wide: int, high: int, theme: Theme) -> Sprite:
    ink = look_of(theme).suits[card[-1]]
    image, radius = _paper(wide, high)
    edge = max(4, round(wide * 0.045))
    across, down = wide - 2 * edge, high - 2 * edge
    slim = high > 1.6 * wide
    tall = round(down * _FIGURE) if not slim else round(down * 0.6)
    figure = noble(card, tall, theme)
    right = 0 if slim else round(across * 0.05)
    spot = (across - figure.width) // 2 + right, down - tall
    niche = stand(_rays(card[-1], across, down, theme), figure, *spot, max(3, radius - edge // 2))
    image.paste(niche.image, (edge, edge), niche.mask)
    _frame(image, (edge, edge, wide - edge, high - edge), max(3, radius - edge // 2), ink, max(2, wide // 55))
    across, down = (across, _SLIM_TAB) if slim else (round(wide * 0.34), round(wide * 0.5))
    _draw_tab(image, (edge, edge, edge + across, edge + down), card[-1], letter, ink)
    return Sprite(image, rounded(wide, high, radius))


def _draw_tab(
    image: Image.Image, box: tuple[int, int, int, int], suit: str, letter: str, ink: Colour
) -> None:
    """Write rank and suit upon a tab of paper: below one another, or side by side where that is flat."""
    left, top, right, foot = box
    wide, high = right - left, foot - top
    _frame(image, box, max(3, round(high * 0.1)), ink, max(2, high // 36), PAPER)
    if wide > high:
        write(image, letter, left + wide * 0.3, top + high / 2, 38, wide * 0.5, ink)
        paste(image, suit_mark(suit, 28, ink), left + wide * 0.74, top + high / 2)
    else:
        write(image, letter, left + wide / 2, top + high * 0.31, round(wide * 0.84), wide * 0.84, ink)
        paste(image, suit_mark(suit, round(wide * 0.58), ink), left + wide / 2, top + high * 0.73)


@cached_sprite
def _rays(suit: str, wide: int, high: int, theme: Theme) -> Image.Image:
    """Return the ground of a niche: rays from behind a head, deeper towards the edge."""
    light, deep = look_of(theme).niches[suit]
    above = round(high * 0.55)
    glow = resized(Image.radial_gradient("L"), wide, high * 2).crop((0, above, wide, above + high))
    steps = [mixed(light, deep, round(min(1.0, n / 225) * 14) / 14 * 0.85) for n in range(256)]
    image = Image.merge("RGB", [toned(glow, [tone[band] for tone in steps]) for band in range(3)])
    fine = Image.new("L", (wide * 2, high * 2), 0)
    pen, middle, far = ImageDraw.Draw(fine), (wide, high * 0.8), wide + high
    for ray in range(_RAYS):
        start = (ray - 0.25) * 2 * math.pi / _RAYS
        ends = [
            (middle[0] + far * 2 * math.cos(turn), middle[1] + far * 2 * math.sin(turn))
            for turn in (start, start + math.pi / _RAYS)
        ]
        pen.polygon([middle, *ends], fill=_RAY)
    halo = wide * 0.36
    pen.ellipse((middle[0] - halo, middle[1] - halo, middle[0] + halo, middle[1] + halo), fill=_RAY)
    image.paste(lighter(light, 0.5), (0, 0), fine.reduce(2))
    return image


# Number cards


def _number(card: str, letter: str, wide: int, high: int, theme: Theme) -> Sprite:
    suit, ink = card[-1], look_of(theme).suits[card[-1]]
    image, radius = _paper(wide, high)
    edge = max(4, round(wide * 0.05))
    line = max(1, round(wide / 130))
    # An ace decides whatever the totals say (DN-53), so its line is of gold.
    tone, line = (_ACE, max(3, round(wide / 40))) if card[0] == "A" else (ink, line)
    _frame(image, (edge, edge, wide - edge, high - edge), max(3, radius - edge // 2), tone, line)
    write(image, letter, wide * 0.31, high * 0.2, round(wide * 0.44), wide * 0.42, ink)
    paste(image, suit_mark(suit, round(wide * 0.28), ink), wide * 0.75, high * 0.185)
    paste(image, suit_mark(suit, round(wide * 0.62), ink), wide * 0.5, high * 0.63)
    return Sprite(image, rounded(wide, high, radius))


@cached_sprite
def tile_sprite(card: str, letter: str, wide: int, high: int, theme: Theme) -> Sprite:
    """Return rank and suit on a small piece of paper; an ace has a frame of gold (DN-53)."""
    ink = look_of(theme).suits[card[-1]]
    image = Image.new("RGB", (wide, high), PAPER)
    _frame(image, (0, 0, wide, high), 8, *((_ACE, 5) if card[0] == "A" else (PAPER_LINE, 2)))
    mark = round(high * 0.54)
    room = wide - mark - 16
    size = largest(letter, (40, 38, 36, 34, 32, 30, 28), room, HEADINGS)
    write(image, letter, 7 + room / 2, high / 2, size, room, ink)
    paste(image, suit_mark(card[-1], mark, ink), wide - 8 - mark / 2, high / 2)
    return Sprite(image, rounded(wide, high, 8))


@cached_sprite
def low_sprite(card: str, letter: str, wide: int, high: int, theme: Theme) -> Sprite:
    """Return a number card of a strip: rank and suit side by side, as large as there is room."""
    ink, radius = look_of(theme).suits[card[-1]], max(6, round(high * 0.1))
    image = Image.new("RGB", (wide, high), PAPER_LINE)
    image.paste(PAPER, (1, 1), rounded(wide - 2, high - 2, radius - 1))
    tone, line = (_ACE, 5) if card[0] == "A" else (ink, 2)
    _frame(image, (4, 4, wide - 4, high - 4), radius - 2, tone, line)
    write(image, letter, wide * 0.3, high * 0.5, round(high * 0.66), wide * 0.42, ink)
    paste(image, suit_mark(card[-1], round(min(high * 0.5, wide * 0.37)), ink), wide * 0.74, high * 0.5)
    return Sprite(image, rounded(wide, high, radius))


# Backs


@cached_sprite
def back_sprite(wide: int, noble: bool) -> Sprite:
    """Return a card's back: a crown on nobles, the four suits on number cards."""
    high = height(wide)
    image, radius = _paper(wide, high)
    edge, tone = max(4, round(wide * 0.045)), NOBLE_BACK if noble else CARD_BACK
    across, down = wide - 2 * edge, high - 2 * edge
    field = Image.new("RGB", (across, down), tone)
    _draw_lattice(field, lighter(tone, 0.22))
    image.paste(field, (edge, edge), rounded(across, down, max(3, radius - edge // 2)))
    pen = Pen(wide, high)
    x, y, far = wide / 2, high / 2, wide * 0.32
    pen.disc(x, y, far, darker(tone, 0.45), GOLD, max(2, wide * 0.022))
    if noble:
        draw_crown(pen, x, y, wide * 0.36, GOLD)
    ring = pen.sprite()
    image.paste(ring.image, (0, 0), ring.mask)
    if not noble:
        gold = lighter(GOLD, 0.1)
        for place, suit in enumerate("HDSC"):
            mark = suit_mark(suit, round(wide * 0.17), gold)
            paste(image, mark, x + far * 0.38 * (place % 2 * 2 - 1), y + far * 0.38 * (place // 2 * 2 - 1))
    return Sprite(image, rounded(wide, high, radius))


def _draw_lattice(image: Image.Image, tone: Colour) -> None:
    wide, high = image.size
    pen, step = ImageDraw.Draw(image), max(8, wide // 7)
    for start in range(-high, wide + high, step):
        pen.line([(start, 0), (start + high, high)], fill=tone, width=1)
        pen.line([(start, 0), (start - high, high)], fill=tone, width=1)


# Whatever the card


@cached_sprite
def leaning(card: str, letter: str, wide: int, degrees: float, ring: Colour, theme: Theme) -> Sprite:
    """Return a noble that has stepped forward: in the ring of its role, leaning, upon its shadow."""
    whole, around = card_sprite(card, letter, wide, theme), 6
    across, down = whole.size
    size = across + 2 * around, down + 2 * around
    radius = round(wide * 0.07) + around
    margin = SHADOW + 8
    sheet = Image.new("RGB", (size[0] + 2 * margin, size[1] + 2 * margin), ring)
    mask, shade = (Image.new("L", sheet.size, 0) for _ in range(2))
    sheet.paste(darker(ring, 0.35), (margin, margin), rounded(*size, radius))
    sheet.paste(ring, (margin + 1, margin + 1), rounded(size[0] - 2, size[1] - 2, radius))
    sheet.paste(whole.image, (margin + around, margin + around), whole.mask)
    mask.paste(rounded(*size, radius), (margin, margin))
    cast = shadow(*size, radius)
    shade.paste(cast, (margin - SHADOW, margin - SHADOW))
    turned = [part.rotate(degrees, Image.Resampling.BICUBIC) for part in (sheet, mask, shade)]
    image = Image.new("RGB", sheet.size, (0, 0, 0))
    image.paste(turned[0], (0, 0), turned[1])
    turned[2].paste(255, (0, 0), turned[1])
    return Sprite(image, turned[2])


@cached_sprite
def rank_sprite(letter: str, size: int, ink: Colour) -> Sprite:
    """Return a rank alone, in one colour."""
    mask = lettering(letter, size, HEADINGS).mask
    return Sprite(Image.new("RGB", mask.size, ink), mask)


def write(image: Image.Image, text: str, x: float, y: float, size: int, room: float, ink: Colour) -> None:
    """Write a rank around a point in letters that keep within their room."""
    while width(text, size, HEADINGS) > room:
        size -= 1
    line = lettering(text, size, HEADINGS)
    left = round(x - line.advance / 2) + line.left
    image.paste(ink, (left, round(y + cap_height(size, HEADINGS) / 2) + line.top), line.mask)


def paste(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Put a sprite around a point."""
    wide, high = sprite.size
    image.paste(sprite.image, (round(x - wide / 2), round(y - high / 2)), sprite.mask)


def _frame(
    image: Image.Image,
    box: tuple[int, int, int, int],
    radius: int,
    ink: Colour,
    line: int,
    fill: Colour | None = None,
) -> None:
    """Draw a line with round corners within a box, with smooth edges."""
    left, top, right, foot = box
    wide, high = right - left, foot - top
    fine = Image.new("L", (wide * SCALE, high * SCALE), 0)
    ImageDraw.Draw(fine).rounded_rectangle(
        (0, 0, fine.width - 1, fine.height - 1), radius * SCALE, outline=255, width=line * SCALE
    )
    if fill is not None:
        image.paste(fill, (left, top), rounded(wide, high, radius))
    image.paste(ink, (left, top), fine.reduce(SCALE))
