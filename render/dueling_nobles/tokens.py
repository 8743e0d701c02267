"""The marks that mean the same thing all over the table."""

from __future__ import annotations

from PIL import Image

from render.drawing.depth import bar, halo, plate, rounded
from render.drawing.lettering import cap_height, heading, width
from render.drawing.marks import crown
from render.drawing.pen import Pen, Sprite
from render.drawing.signs import CHANGED, Mark, disc, role_disc
from render.drawing.sprite_cache import cached_sprite
from render.drawing.themes import Colour, Theme
from render.drawing.tones import darker, lighter
from render.dueling_nobles.art.figures import sign, suit_mark
from render.dueling_nobles.cards import tile_sprite
from render.dueling_nobles.theme_colors import (
    BLOOD,
    BONUS,
    GOLD,
    HEADINGS,
    INK,
    NIGHT,
    PAPER,
    PAPER_LINE,
    ThemeColors,
    look_of,
)
from render.shared.box import Box
from render.shared.canvas import Anchor, Canvas
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

SHIELD = 66
NUMBER = 42
"""Of a strength."""
PILL = 40
TAG = (80, 40)
"""Of a boost that hangs from a noble, or lies in the yard."""
TILE = (80, 50)
DIE = 54
DROP = 46
"""Height of the drop of a wound; four fifths as wide, and they overlap."""
_WHOLE, _STEP = 0.56, 0.6
"""Of that, how high drops of wounds are that have not been suffered, and how far drops lie apart."""
_ROLES: dict[Mark, Colour] = {"acts": (150, 92, 16), "aimed": (190, 36, 44), "changed": CHANGED}


def strength(canvas: Canvas, x: float, y: float, value: int, size: int = SHIELD) -> None:
    """Draw a base strength in its shield, with its corner at a point."""
    sprite = sign("shield", size)
    canvas.paste(sprite, x, y)
    canvas.text(x + sprite.size[0] / 2, y + size * 0.44, str(value), NUMBER, WHITE, "middle")


def bonus(canvas: Canvas, x: float, y: float, value: int, wide: int = 0) -> float:
    """Draw a Queen's bonus: a golden pill, with a crown unless its width is given. Return the width."""
    text = f"+{value}"
    if wide:
        canvas.paste(_pill(wide, 34), x, y)
        canvas.text(x + wide / 2, y + 17, text, 30, INK, "middle")
        return wide
    wide = round(width(text, 34) + 48)
    canvas.paste(_pill(wide, PILL), x, y)
    canvas.paste(crown(28, True, INK), x + 9, y + PILL / 2 - 14)
    canvas.text(x + 39, y + PILL / 2, text, 34, INK)
    return wide


def pill(canvas: Canvas, x: float, y: float, text: str, size: int = 32) -> None:
    """Write a word upon a golden pill around a point."""
    wide, high = round(width(text, size) + 36), round(size * 1.45)
    canvas.centre(_pill(wide, high), x, y)
    canvas.text(x, y, text, size, INK, "middle")


@cached_sprite
def _pill(wide: int, high: int) -> Sprite:
    return plate(wide, high, BONUS, NIGHT, high // 2 - 1, 3)


def boost(canvas: Canvas, x: float, y: float, value: int, suit: str | None, wide: int = TAG[0]) -> float:
    """Draw what a boost adds, as the end of a card. Return the width."""
    ink = look_of(canvas.theme).suits[suit] if suit else INK
    high = TAG[1]
    canvas.paste(plate(wide, high, PAPER, PAPER_LINE, 8, 2), x, y)
    room = 26 if suit else 0
    canvas.text(x + (wide - room) / 2 + 1, y + high / 2, f"+{value}", 32, ink, "middle")
    if suit:
        canvas.paste(suit_mark(suit, 26, ink), x + wide - 31, y + high / 2 - 13)
    return wide


def wounds(canvas: Canvas, right: float, foot: float, suffered: int, limit: int, size: int = DROP) -> None:
    """Draw a drop for each wound that a noble can bear, ending at a point: large when it is suffered."""
    whole = round(size * _WHOLE)
    for _ in range(limit - suffered):
        right -= whole * _STEP
        canvas.paste(sign("whole", whole), right, foot - whole)
    right -= size * (0.8 - _STEP) * (suffered > 0)
    for place in range(suffered):
        canvas.paste(wound(size, canvas.theme), right - size * _STEP * (place + 1), foot - size)


def wound(size: int, theme: Theme) -> Sprite:
    """Return the drop of a wound that has been suffered."""
    return sign("wound", size, ((BLOOD, look_of(theme).blood),))


def tile(canvas: Canvas, x: float, y: float, card: str) -> None:
    """Draw a card that matters by its rank and suit alone, large, on a small piece of paper."""
    canvas.paste(tile_sprite(card, canvas.speech.card(card)[:-1], *TILE, canvas.theme), x, y)


def struck(canvas: Canvas, box: Box) -> None:
    """Strike out what lies in a box."""
    canvas.paste(_stroke(round(box.wide), round(box.high), look_of(canvas.theme).harm), box.x, box.y)


@cached_sprite
def _stroke(wide: int, high: int, ink: Colour) -> Sprite:
    pen = Pen(wide, high)
    ends = [(5.0, high - 5.0), (wide - 5.0, 5.0)]
    pen.stroke(ends, NIGHT, 9)
    pen.stroke(ends, lighter(ink, 0.15), 5)
    return pen.sprite()


def role_colour(role: Mark, look: ThemeColors) -> Colour:
    """Return the colour of the ring of a role, or of what has changed."""
    return {"acts": look.acts, "aimed": look.aimed}.get(role, look.ink)


def put_role(canvas: Canvas, x: float, y: float, role: Mark, size: int = 50) -> None:
    """Draw the sign of a role around a point."""
    rim = role_colour(role, look_of(canvas.theme))
    canvas.centre(role_disc(role, size, _ROLES[role], WHITE, rim), x, y)


@cached_sprite
def ability(suit: str, size: int, used: bool, theme: Theme) -> Sprite:
    """Return a suit ability's mark: a paper disc with the suit, or a struck, dark one when it is used."""
    look, pen = look_of(theme), Pen(size, size)
    half = size / 2
    fill, rim, ink = (NIGHT, (138, 106, 90), (150, 124, 112)) if used else (PAPER, GOLD, look.suits[suit])
    pen.disc(half, half, half - 1, NIGHT)
    pen.disc(half, half, half - 2, rim)
    pen.disc(half, half, half - 4.5, fill)
    image = pen.sprite()
    mark = suit_mark(suit, round(size * 0.56), ink)
    x, y = (round(half - side / 2) for side in mark.size)
    image.image.paste(mark.image, (x, y), mark.mask)
    if used:
        line = _stroke(size, size, look.harm)
        image.image.paste(line.image, (0, 0), line.mask)
    return image


def number_disc(canvas: Canvas, x: float, y: float, text: str, size: int = 76) -> None:
    """Write how many there are upon a disc around a point."""
    dark_disc(canvas, x, y, size)
    canvas.text(x, y, text, largest(text, (44, 40, 36), size - 22), WHITE, "middle")


def dark_disc(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a dark disc for a sign around a point."""
    canvas.centre(disc(size, NIGHT, GOLD), x, y)


def blank(canvas: Canvas, box: Box, text: str = "") -> None:
    """Draw the place where a die or a card will lie."""
    canvas.paste(_blank(round(box.wide), round(box.high)), box.x, box.y)
    if text:
        canvas.text(box.centre, box.middle, text, 36, GOLD, "middle")


@cached_sprite
def _blank(wide: int, high: int) -> Sprite:
    return bar(wide, high, (NIGHT,), darker(GOLD, 0.2), 8, 3)


def title(
    canvas: Canvas, x: float, y: float, text: str, sizes: tuple[int, ...], room: float, ink: Colour
) -> float:
    """Write a name in the face of headings, in the largest size that has room. Return how far it reaches."""
    face = heading(text, HEADINGS)
    return canvas.text(x, y, text, largest(text, sizes, room, face), ink, face=face, room=room)


def total(canvas: Canvas, x: float, y: float, value: int, ink: Colour, size: int = 118) -> Box:
    """Write a total around a point, the biggest of all numbers, with a dark edge. Return where it is."""
    reach = canvas.label(x, y, str(value), size, ink, NIGHT, "middle", face=HEADINGS)
    high = cap_height(size, HEADINGS)
    return Box(x - reach / 2, y - high / 2, reach, high)


def ring(canvas: Canvas, box: Box, ink: Colour, edge: int = 7, radius: int = 18) -> None:
    """Draw a glowing ring around a box."""
    canvas.centre(halo(round(box.wide), round(box.high), ink, edge, radius), box.centre, box.middle)


@cached_sprite
def outline(wide: int, high: int, ink: Colour, shade: Colour) -> Sprite:
    """Return the outline that a noble leaves in its court when it steps forward: dashed."""
    pen, dash = Pen(wide, high), 18
    pen.panel((0, 0, wide, high), 12, ink)
    shape, image = pen.sprite(), Image.new("RGB", (wide, high), ink)
    image.paste(shade, (3, 3, wide - 3, high - 3), rounded(wide - 6, high - 6, 9))
    for start in range(14, max(wide, high), 2 * dash):
        for box in (
            (start, 0, start + dash, 4), (start, high - 4, start + dash, high),
            (0, start, 4, start + dash), (wide - 4, start, wide, start + dash),
        ):  # fmt: skip
            image.paste(shade, box)
    return Sprite(image, shape.mask)


def ribbon(
    canvas: Canvas, box: Box, text: str, size: int, fill: tuple[Colour, ...], line: Colour, ink: Colour,
    anchor: Anchor = "middle",
) -> None:  # fmt: skip
    """Write a line upon a ribbon that fills a box."""
    sprite = bar(round(box.wide), round(box.high), fill, line, 10, 2)
    canvas.paste(sprite, box.x, box.y, shadow=True)
    canvas.text(box.centre, box.middle, text, size, ink, anchor)


def winner(size: int, ink: Colour) -> Sprite:
    """Return the sign of who has won."""
    return crown(size, True, ink)


def suit_bonus(canvas: Canvas, x: float, y: float, value: int, beside: bool) -> None:
    """Draw what the suits of cards add (DN-47): after one card, below two."""
    text = f"+{value}"
    wide = round(width(text, 32) + 20)
    if beside:
        canvas.paste(_pill(wide, 38), x - wide - 2, y - 50)
        canvas.text(x - wide / 2 - 2, y - 31, text, 32, INK, "middle")
    else:
        canvas.paste(_pill(wide, 38), x + 4, y - 19)
        canvas.text(x + 4 + wide / 2, y, text, 32, INK, "middle")
