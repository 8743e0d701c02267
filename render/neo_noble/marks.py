"""What marks Spirits, lanes and players: rings, discs, plates of numbers, chips, names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from render.drawing.depth import SHADOW, Tones, bar, halo, plate, shadow
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.drawing.signs import CHANGED, Mark, disc, role_disc
from render.drawing.themes import Colour
from render.neo_noble.art.signs import sign
from render.neo_noble.scene import Scene, named
from render.neo_noble.theme_colors import (
    BETTER,
    BETTER_DUSK,
    BONE,
    DUSK,
    DUSK_LINE,
    INK,
    NIGHT,
    PLATE,
    PLATE_LINE,
    WORSE,
    WORSE_DUSK,
    ThemeColors,
    look_of,
)
from render.neo_noble.tokens import triangle
from render.neo_noble.words import number
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, rows_of

DISC = 50
"""How large the disc of a role is."""
BADGE = 44
"""How large the number of what waits is on what it concerns."""
_MOST_NUMBERS = 2
NUMBERS = (46, 44, 42, 38, 34, 30, 26, 24)
"""Sizes of a Spirit's numbers: below 42 only where they are long and there is no room."""
PLATE_SIZE = (104, 48)
_SIGN, _LOW_SIGN, _TIP = 30, 24, 20
_DISCS: dict[Mark, Colour] = {
    "acts": (150, 92, 16), "aimed": (190, 36, 44), "blocks": (22, 96, 160), "changed": CHANGED
}  # fmt: skip


class Figure(NamedTuple):
    """A number of a Spirit, and what is printed."""

    name: str
    """Its sign: `power` or `resolve`."""
    value: int
    printed: int


def put_bar(canvas: Canvas, box: Box, tones: Tones, line: Colour, radius: int = 10, edge: int = 3) -> None:
    """Put a bar or a plate with its shadow."""
    wide, high = round(box.wide), round(box.high)
    spot = (round(box.x) - SHADOW, round(box.y) - SHADOW)
    canvas.image.paste((0, 0, 0), spot, shadow(wide, high, radius))
    canvas.paste(bar(wide, high, tones, line, radius, edge), box.x, box.y)


def put_name(
    canvas: Canvas, box: Box, name: str, sizes: Sequence[int], ink: Colour, rim: Colour | None = None
) -> float:
    """Write a name at half the height of a box, as large as it has room. Return how far it reaches."""
    face = named(name)
    size = largest(name, sizes, box.wide, face)
    if rim is None:
        return canvas.text(box.x, box.middle, name, size, ink, face=face, room=box.wide)
    return canvas.label(box.x, box.middle, name, size, ink, rim, face=face, room=box.wide)


def put_title(canvas: Canvas, box: Box, name: str, sizes: Sequence[int], ink: Colour = WHITE) -> None:
    """Write a name from the left: smaller, then in two rows, then cut."""
    face = named(name)
    size = largest(name, sizes, box.wide, face)
    rows = rows_of(name, size, box.wide, face=face)
    for place, row in enumerate(rows):
        y = box.middle + (place - (len(rows) - 1) / 2) * size * 0.78
        canvas.label(box.x, y, row, size, ink, NIGHT, face=face, room=box.wide)


# Roles


def role_colour(role: Mark, look: ThemeColors) -> Colour:
    """Return the colour of the ring of a role, or of what has changed."""
    return {"acts": look.acts, "aimed": look.aimed, "blocks": look.blocks, "changed": look.ink}[role]


def put_ring(scene: Scene, box: Box, role: Mark, line: int = 6, radius: int = 12) -> None:
    """Draw the ring of a role around a box."""
    sprite = halo(round(box.wide), round(box.high), role_colour(role, look_of(scene.theme)), line, radius)
    scene.canvas.centre(sprite, box.centre, box.middle)


def put_ready(scene: Scene, box: Box, line: int = 6, radius: int = 12) -> None:
    """Draw the ring of what the viewer can do something with now."""
    sprite = halo(round(box.wide), round(box.high), look_of(scene.theme).soul, line, radius)
    scene.canvas.centre(sprite, box.centre, box.middle)


def put_role(scene: Scene, x: float, y: float, role: Mark, size: int = DISC) -> None:
    """Draw the sign of a role around a point."""
    rim = role_colour(role, look_of(scene.theme))
    scene.canvas.centre(role_disc(role, size, _DISCS[role], WHITE, rim), x, y)


def put_numbers(scene: Scene, x: float, y: float, numbers: Sequence[int], size: int = BADGE) -> None:
    """Put numbers of what waits around a point: that of the latest is light, none golden as coins are."""
    rim, text = look_of(scene.theme).acts, _listed(numbers)
    fill, ink = (BONE, INK) if 1 in numbers else (PLATE[1], WHITE)
    letters, wide = _letters(size), numbers_wide(numbers, size)
    sprite = disc(size, fill, rim) if wide == size else plate(wide, size, fill, rim, size // 2 - 1, 3)
    scene.canvas.centre(sprite, x, y)
    scene.canvas.text(x, y, text, letters, ink, "middle")


def numbers_wide(numbers: Sequence[int], size: int = BADGE) -> int:
    """Return how wide numbers of what waits are."""
    return max(size, round(width(_listed(numbers), _letters(size)) + 16))


def _letters(size: int) -> int:
    return max(24, round(size * 0.66))


def _listed(numbers: Sequence[int]) -> str:
    if len(numbers) > _MOST_NUMBERS:
        return f"{numbers[0]} +{len(numbers) - 1}"
    return ",".join(map(str, numbers))


# Numbers


def grounds(figure: Figure) -> tuple[Colour, Colour, Colour]:
    """Return the colours of a number's plate, its edge and its ink: others where it is not as printed."""
    way = (figure.value > figure.printed) - (figure.value < figure.printed)
    if figure.name == "power":
        return (WORSE, BONE, BETTER)[way + 1], INK, INK
    return (WORSE_DUSK, DUSK, BETTER_DUSK)[way + 1], DUSK_LINE, WHITE


def put_figure(
    canvas: Canvas, box: Box, figure: Figure, sizes: Sequence[int] = NUMBERS, mark: int = _SIGN
) -> None:
    """Put Power or Resolve upon its plate, its sign so large."""
    fill, line, ink = grounds(figure)
    canvas.paste(plate(round(box.wide), round(box.high), fill, line, 9, 3), box.x, box.y)
    _put_number(canvas, box.inset(mark * 0.26), figure, sizes, ink, mark)


def _put_number(
    canvas: Canvas, box: Box, figure: Figure, sizes: Sequence[int], ink: Colour, large: int
) -> None:
    """Write a number behind its sign; with that, a triangle tells that it is more or less than printed."""
    if figure.value == figure.printed:
        canvas.paste(sign(figure.name, large, ink), box.x, box.middle - large / 2)
    else:
        up, large = figure.value > figure.printed, _LOW_SIGN
        top = box.middle - (large + _TIP) / 2
        canvas.paste(triangle(_TIP, up, ink), box.x + 2, top if up else top + large)
        canvas.paste(sign(figure.name, large, ink), box.x, top + _TIP if up else top)
    text, room = number(figure.value), box.wide - large - 4
    size = largest(text, sizes, room)
    canvas.text(box.x + large + 4 + room / 2, box.middle, text, size, ink, "middle")


def bare_wide(figure: Figure, size: int) -> float:
    """Return how wide a number is with its sign, without a plate."""
    changed = figure.value != figure.printed
    return _LOW_SIGN + 4 + (_TIP + 2 if changed else 0) + width(number(figure.value), size)


def put_bare(canvas: Canvas, x: float, y: float, figure: Figure, size: int, ink: Colour) -> None:
    """Put Power or Resolve without a plate; a triangle tells that it is more or less than printed."""
    canvas.paste(sign(figure.name, _LOW_SIGN, ink), x, y - _LOW_SIGN / 2)
    left = x + _LOW_SIGN + 4
    if figure.value != figure.printed:
        canvas.paste(triangle(_TIP, figure.value > figure.printed, ink), left, y - _TIP / 2)
        left += _TIP + 2
    canvas.text(left, y, number(figure.value), size, ink)


# Chips


@lru_cache(maxsize=128)
def dark(wide: int, high: int, line: Colour = PLATE_LINE, radius: int = 8) -> Sprite:
    """Return a dark plate for what is written in light letters."""
    return bar(wide, high, PLATE, line, radius, 2)


def put_word(canvas: Canvas, box: Box, word: str, fill: Colour, sizes: Sequence[int] = (26, 24)) -> None:
    """Write a word upon a chip in the middle of a box."""
    size = largest(word, sizes, box.wide - 16)
    wide = round(min(box.wide, width(word, size) + 22))
    canvas.centre(plate(wide, round(size * 1.4), fill, WHITE, 8, 2), box.centre, box.middle)
    canvas.text(box.centre, box.middle, word, size, WHITE, "middle", room=wide - 8)
