"""What marks a card or a player: rings, discs, numbers of the Flow, plates of numbers, chips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.drawing.depth import bar, halo, plate
from render.drawing.lettering import ELLIPSIS, Face, cap_height, edged, heading, lettering, width
from render.drawing.pen import Pen, Sprite
from render.drawing.signs import CHANGED, Mark, blank_disc, disc, role_disc
from render.drawing.themes import Colour
from render.shared.box import Box
from render.shared.canvas import Anchor, Canvas
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, put_name
from render.soul_forger.art.signs import draw_sign, mark, sign, unguarded
from render.soul_forger.board_model import NumberModel, ShownModel
from render.soul_forger.scene import HEADINGS, Scene
from render.soul_forger.theme_colors import (
    BETTER,
    BRONZE,
    BRONZE_INK,
    CREAM,
    EMBER,
    INK,
    IRON,
    LESS,
    MORE,
    NIGHT,
    PAPER,
    STEEL,
    WORSE,
    ThemeColors,
    look_of,
)

DISC = 50
"""How large the disc of a role is."""
BADGE = 44
"""How large the number of an entry is on what it is aimed at."""
_OF_BADGE = 0.68
"""How large its letters are, of its size."""
_CHIP, _CHIP_TEXT = 34, 27
_SIGN = 24
_LEAST_SIGN = 24
NUMBERS = (46, 44, 42, 38, 34, 30, 26, 24)
"""Sizes of numbers that decide: below 42 only where they are long and there is no room."""
_DISCS: dict[Mark, Colour] = {
    "acts": (150, 92, 16), "aimed": (190, 36, 44), "blocks": (22, 96, 160), "changed": CHANGED
}  # fmt: skip
_OFF = 40
"""How large the sign of Off-guard is."""
_COUNTERS = {"ember": "fire", "tide": "water", "grief": "dark", "growth": "leaf", "charge": "bolt"}


def put_edged(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: int,
    ink: Colour,
    anchor: Anchor = "left",
    face: Face = "text",
) -> float:
    """Write a line with a dark edge, upon whatever is there. Return how far it reaches."""
    edge = max(2, round(size * 0.08))
    line = lettering(text, size, face)
    left = x - {"left": 0.0, "middle": line.advance / 2, "right": line.advance}[anchor]
    corner = (
        round(left) + line.left - edge,
        round(y + cap_height(size, face) / 2) + line.top - edge,
    )
    canvas.image.paste(NIGHT, corner, edged(text, size, edge, face))
    return canvas.text(x, y, text, size, ink, anchor, face=face)


def put_title(canvas: Canvas, box: Box, text: str, sizes: Sequence[int], ink: Colour) -> float:
    """Write a name from the left of a box in the face of headings. Return how far it reaches."""
    return put_name(canvas, box, text, sizes, ink, heading(text, HEADINGS))


# Rings, discs and numbers of the Flow


def role_colour(role: Mark, look: ThemeColors) -> Colour:
    """Return the colour of the ring of a role, or of what has changed."""
    return {"acts": look.acts, "aimed": look.aimed, "blocks": look.blocks, "changed": look.ink}[role]


def put_ring(scene: Scene, box: Box, role: Mark, width: int = 6, radius: int = 14) -> None:
    """Draw the ring of a role around a box."""
    sprite = halo(round(box.wide), round(box.high), role_colour(role, look_of(scene.theme)), width, radius)
    scene.canvas.centre(sprite, box.centre, box.middle)


def put_role(scene: Scene, x: float, y: float, role: Mark, size: int = DISC) -> None:
    """Draw the sign of a role around a point."""
    rim = role_colour(role, look_of(scene.theme))
    scene.canvas.centre(role_disc(role, size, _DISCS[role], WHITE, rim), x, y)


def put_anvil(scene: Scene, x: float, y: float, size: int = 40) -> None:
    """Draw around a point the sign of what is being forged: an Action in the Flow, an entry that resolves."""
    scene.canvas.centre(_anvil(size, look_of(scene.theme).acts), x, y)


@lru_cache(maxsize=16)
def _anvil(size: int, rim: Colour) -> Sprite:
    pen = blank_disc(size, NIGHT, rim)
    draw_sign(pen, "forge", size * 0.24, size * 0.24, size * 0.52, EMBER)
    return pen.sprite()


def put_numbers(scene: Scene, x: float, y: float, numbers: Sequence[int], size: int = BADGE) -> None:
    """Put numbers of entries around a point: that of what resolves first is golden."""
    if not numbers:
        return
    first = numbers[0] == 1
    fill, ink, rim = (BRONZE, BRONZE_INK, CREAM) if first else (IRON, WHITE, STEEL)
    text, wide = _listed(numbers), numbers_wide(numbers, size)
    sprite = disc(size, fill, rim) if wide == size else plate(wide, size, fill, rim, size // 2 - 1, 3)
    scene.canvas.centre(sprite, x, y)
    scene.canvas.text(x, y, text, round(size * _OF_BADGE), ink, "middle")


def numbers_wide(numbers: Sequence[int], size: int = BADGE) -> int:
    """Return how wide numbers of entries are."""
    text = _listed(numbers)
    return size if len(text) == 1 else round(width(text, round(size * _OF_BADGE)) + 18)


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


# Plates of numbers


def put_pair(
    scene: Scene, box: Box, power: NumberModel | None, endurance: NumberModel | None, least: int = NUMBERS[-1]
) -> None:
    """Put the numbers of a creature side by side; a longer one takes more of the room."""
    if power is None or endurance is None:
        return
    needs = [width(each.text, 42) + 12 for each in (power, endurance)]
    left = box.wide / 2
    if max(needs) > left:
        left = box.wide * needs[0] / sum(needs)
    put_number(scene, box.left(left - 1), power, least)
    put_number(scene, box.past(left + 1), endurance, least)


def put_number(scene: Scene, box: Box, number: NumberModel, least: int = NUMBERS[-1]) -> None:
    """Put a number upon its plate, with its sign where there is room.

    What is less or more than printed has another colour and an arrow; what is hurt a heart, or a torn edge.
    """
    canvas, look = scene.canvas, look_of(scene.theme)
    fill, ink = _colours(number, look)
    text = number.text
    sizes = [max(each, least) for each in (NUMBERS if box.high >= 46 else NUMBERS[2:])]
    size = largest(text, sizes, box.wide - 8)
    wide, high = round(box.wide), round(box.high)
    canvas.paste(plate(wide, high, fill, NIGHT, 7, 3), box.x, box.y)
    signed = box.wide - width(text, size) >= _LEAST_SIGN + 20
    if signed:
        name = "weapon" if number.kind == "power" else "damage" if number.hurt else "shield"
        canvas.paste(mark(name, _SIGN, ink), box.x + 9, box.middle - _SIGN / 2)
    elif number.hurt:
        canvas.paste(_torn(wide, fill), box.x, box.y - 7)
    middle = box.centre + (_SIGN / 2 + 2 if signed else 0)
    canvas.text(middle, box.middle, text, size, ink, "middle")
    if number.state:
        canvas.centre(_arrow(number.state == "less"), box.end - 8, box.y + 3)


def _colours(number: NumberModel, look: ThemeColors) -> tuple[Colour, Colour]:
    if number.hurt:
        return look.harm, look.harm_ink
    if number.state:
        return (WORSE if number.state == "less" else BETTER), INK
    return (PAPER, INK) if number.kind == "power" else (IRON, WHITE)


@lru_cache(maxsize=64)
def _torn(wide: int, fill: Colour) -> Sprite:
    """Return the torn upper edge of what is hurt."""
    image, mask = Image.new("RGB", (wide, 12), fill), Image.new("L", (wide, 12), 0)
    teeth, step = max(3, wide // 9), wide / max(3, wide // 9)
    points = [(0.0, 12.0)]
    for place in range(teeth):
        points += [(place * step + step / 2, 0.0), ((place + 1) * step, 9.0)]
    ImageDraw.Draw(mask).polygon([*points, (wide, 12)], fill=255)
    ImageDraw.Draw(image).line([(0, 9), *points[1:]], fill=NIGHT, width=2)
    return Sprite(image, mask)


@lru_cache(maxsize=2)
def _arrow(down: bool) -> Sprite:
    """Return the sign of a number that is less or more than printed."""
    pen = Pen(20, 20)
    tip = [(1, 3), (19, 3), (10, 19)] if down else [(1, 17), (19, 17), (10, 1)]
    pen.polygon(tip, LESS if down else MORE, CREAM, 2)
    return pen.sprite()


# Chips


class Chip(NamedTuple):
    """Something small that is told of a card."""

    text: str
    sign: str = ""
    """Before the text: a mark, or the sign of a faction."""
    fill: Colour = NIGHT
    ink: Colour = CREAM

    @property
    def wide(self) -> int:
        """How wide it is."""
        return round(width(self.text, _CHIP_TEXT) + 10 + (_SIGN + 2 if self.sign else 0))


def chips_of(shown: ShownModel, token: str) -> list[Chip]:
    """Return what is told of a card in chips: which of its name it is, what lies on it, a token's letter."""
    found = [Chip(f"#{shown.nth}")] if shown.nth else []
    counters = [(kind, count) for kind, count in shown.counters if count]
    found += [Chip(str(count), _COUNTERS[kind], BRONZE, BRONZE_INK) for kind, count in counters]
    found += [Chip(str(shown.under), "deck")] if shown.under else []
    return [*found, Chip(token, fill=PAPER, ink=INK)] if token else found


def put_chips(scene: Scene, box: Box, chips: Sequence[Chip]) -> None:
    """Put chips in rows from the lower left corner of a box upwards, as far as there is room."""
    if box.high < _CHIP - 2 or not chips or chips[0].wide > box.wide:
        return
    x, y = box.x, box.foot - _CHIP
    for place, chip in enumerate(chips):
        if x > box.x and x + chip.wide > box.end:
            x, y = box.x, y - _CHIP - 2
        last = place < len(chips) - 1 and y - _CHIP - 2 < box.y and _ends(x, chips[place:], box.end)
        _put_chip(scene, x, y, Chip(ELLIPSIS) if last else chip)
        x += chip.wide + 3
        if last:
            return


def _ends(x: float, rest: Sequence[Chip], end: float) -> bool:
    """Tell whether the second of some chips finds no room any more in the row of the first."""
    return x + sum(chip.wide + 3 for chip in rest[:2]) - 3 > end


def _put_chip(scene: Scene, x: float, y: float, chip: Chip) -> None:
    canvas = scene.canvas
    canvas.paste(plate(chip.wide, _CHIP, chip.fill, CREAM, 8, 2), x, y)
    left = x + 5
    if chip.sign:
        canvas.paste(small_sign(chip.sign, chip.ink), left, y + (_CHIP - _SIGN) / 2)
        left += _SIGN + 2
    canvas.text(left, y + _CHIP / 2, chip.text, _CHIP_TEXT, chip.ink)


def small_sign(name: str, ink: Colour) -> Sprite:
    """Return a mark or the sign of a faction as chips have it."""
    return sign(name, _SIGN, ink) if name in ("fire", "water", "dark") else mark(name, _SIGN, ink)


@lru_cache(maxsize=64)
def night(wide: int, high: int, line: Colour = STEEL, radius: int = 8) -> Sprite:
    """Return a dark plate for what is written in light letters upon art."""
    return bar(wide, high, ((44, 50, 58), NIGHT), line, radius, 2)


def put_off(scene: Scene, box: Box, sizes: Sequence[int]) -> None:
    """Say in the middle of a box that a card is Off-guard: by a sign, and a word where there is room."""
    canvas, word = scene.canvas, scene.canvas.speech.say("sf-picture-off")
    room = box.wide - _OFF - 16
    if width(word, sizes[-1]) > room:
        canvas.centre(unguarded(_OFF), box.centre, box.middle)
        return
    size = largest(word, sizes, room)
    wide = round(width(word, size)) + _OFF + 12
    spot = Box(box.centre - wide / 2, box.middle - _OFF / 2, wide, _OFF)
    canvas.paste(night(wide, _OFF, WHITE, 12), spot.x, spot.y)
    canvas.paste(unguarded(_OFF), spot.x, spot.y)
    canvas.text(spot.x + _OFF + 4, spot.middle, word, size, WHITE)


def put_word(scene: Scene, box: Box, word: str, sizes: Sequence[int] = (34, 30, 28, 26, 24)) -> None:
    """Write a word upon a dark plate in the middle of a box."""
    size = largest(word, sizes, box.wide - 16)
    wide, high = round(min(box.wide, width(word, size) + 24)), round(size * 1.35)
    scene.canvas.centre(night(wide, high, WHITE), box.centre, box.middle)
    scene.canvas.text(box.centre, box.middle, word, size, WHITE, "middle", room=wide - 6)
