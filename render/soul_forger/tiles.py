"""Creatures: frame, picture, name, numbers, and all that marks them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.drawing.depth import SHADOW, frame, shaded
from render.drawing.lettering import heading
from render.drawing.pen import Sprite
from render.drawing.sprite_cache import cached_sprite
from render.shared.box import Box
from render.shared.typeset import set_name
from render.soul_forger.art.figures import Subject
from render.soul_forger.art.paint import grey_picture, picture
from render.soul_forger.art.signs import sign_disc, unguarded
from render.soul_forger.art.tints import tints
from render.soul_forger.board_model import ShownModel
from render.soul_forger.marks import (
    BADGE,
    DISC,
    chips_of,
    night,
    numbers_wide,
    put_chips,
    put_numbers,
    put_off,
    put_pair,
    put_ring,
    put_role,
)
from render.soul_forger.scene import HEADINGS, Scene
from render.soul_forger.theme_colors import CREAM
from render.soul_forger.tokens import back

EDGE = 6
SIGN = 40
"""How large the sign of a faction is."""
_NAMES = (30, 28, 26, 24)
_TWO_FROM = 26
_FREE = 0.26
"""As far into a picture signs may reach beside a word in its middle."""
_LOW, _LOW_SIGN = 60, 34
"""Height of a picture below which a sign stands for the word of Off-guard, and how large that is."""
_LOW_DISC, _LOW_BADGE = 40, 36
_ROW = 28
"""Height of a row of a name."""


class TileParts(NamedTuple):
    """Where the parts of a creature lie."""

    art: Box
    name: Box | None
    numbers: Box

    @classmethod
    def of(cls, box: Box, rows: int) -> TileParts:
        """Return the parts of a tile on which a name has so many rows; small tiles have no name."""
        if box.wide > box.high * 1.3:
            art = box.inset(EDGE, EDGE).left(box.wide * 0.4)
            beside = Box(art.end + 4, art.y, box.end - 4 - art.end - 4, art.high)
            numbers = Box(beside.x, box.foot - 46, box.end + 3 - beside.x, 49)
            return cls(art, beside.top(numbers.y - 4 - art.y), numbers)
        high = 49 if box.high > 200 else 45
        numbers = Box(box.x - 3, box.foot + 3 - high, box.wide + 6, high)
        inner = box.inset(EDGE, EDGE)
        named = is_named(box)
        name = 6 + _ROW * (2 if box.high > 200 else rows) if named else 0
        art = inner.top(numbers.y - name - inner.y + (0 if named else 3))
        return cls(art, Box(box.x + 4, art.foot, box.wide - 8, name) if named else None, numbers)


def is_named(box: Box) -> bool:
    """Tell whether a tile has room for a name."""
    return box.wide >= 130


@cached_sprite
def body(what: Subject, size: tuple[int, int], art: tuple[int, int, int, int], *, grey: bool) -> Sprite:
    """Return a card with its picture, upon its shadow."""
    around = frame(*tints(what.factions), *size, 12, EDGE)
    image = around.image.copy()
    x, y, wide, high = art
    made = (grey_picture if grey else picture)(what, wide, high, 6)
    image.paste(made.image, (x, y), made.mask)
    return shaded(Sprite(image, around.mask))


def put_body(scene: Scene, box: Box, art: Box, card: str, *, grey: bool) -> None:
    """Put a card with its picture where it lies."""
    spot = (round(art.x) - round(box.x), round(art.y) - round(box.y), round(art.wide), round(art.high))
    what = Subject.of(scene.cards.find(card))
    sprite = body(what, (round(box.wide), round(box.high)), spot, grey=grey)
    scene.canvas.paste(sprite, round(box.x) - SHADOW, round(box.y) - SHADOW)


def draw_creature(scene: Scene, box: Box, shown: ShownModel) -> None:
    """Draw a creature."""
    if shown.marked is not None:
        put_ring(scene, box, shown.marked)
    if shown.card is None:
        scene.canvas.paste(back(round(box.wide), round(box.high)), box.x, box.y)
        return
    rows = name_rows(scene.cards.drawn_name(shown.card), box.wide - 16)
    parts = TileParts.of(box, len(rows[1]))
    put_body(scene, box, parts.art, shown.card, grey=shown.grey)
    if parts.name is not None:
        _put_name(scene, parts.name, scene.cards.drawn_name(shown.card))
    put_pair(scene, parts.numbers, shown.power, shown.endurance)
    what = Subject.of(scene.cards.find(shown.card))
    token = scene.canvas.speech.say("sf-picture-token-letter") if what.kind == "token" else ""
    free = parts.art.inset(-2, 1)
    if shown.numbers:
        free = _beside_numbers(free, shown.numbers)
    if not shown.on:
        signs = 6 + _reach(what.factions), DISC * 0.7 if shown.marked else 0
        below = _put_off(scene, parts.art.inset(-2, 1), signs, named=is_named(box))
        free = free.below(max(0.0, below.y - free.y)).left(min(free.wide, below.end - free.x))
    put_chips(scene, free, chips_of(shown, token))
    if is_named(box):
        put_factions(scene, box.x + 3, box.y + 3, what.factions)
    _put_marks(scene, box, parts.art, shown)


def _beside_numbers(box: Box, numbers: Sequence[int]) -> Box:
    """Return what numbers of the Flow leave free: what is above them, or to the right."""
    if box.high >= 120:
        return box.top(box.high - 40)
    return box.past(numbers_wide(numbers, BADGE if box.high > _LOW else _LOW_BADGE) - 6)


def _put_off(scene: Scene, box: Box, signs: tuple[float, float], *, named: bool) -> Box:
    """Say that a creature is Off-guard, between signs at both ends. Return what is left of its picture."""
    if box.high < _LOW:
        scene.canvas.centre(unguarded(_LOW_SIGN), box.end - _LOW_SIGN, box.foot - _LOW_SIGN / 2 - 3)
        return box.left(box.wide - _LOW_SIGN * 1.5)
    spot = box.top(min(box.high, 40 if not named else max(92.0, box.high * 0.8)))
    between = spot
    if named and spot.middle - 23 < box.y + SIGN - 6 and signs[0] > _FREE * box.wide:
        between = spot.past(signs[0]).left(spot.wide - sum(signs))
    elif not named:
        between = spot.left(spot.wide - signs[1])
    put_off(scene, between, (34, 30, 28, 26, 24) if named else (28, 26, 24))
    return box.below(spot.middle + (25 if named else 20) - box.y)


def name_rows(name: str, room: float) -> tuple[int, tuple[str, ...]]:
    """Return in which size and rows a name is written."""
    return set_name(name, _NAMES, room, _TWO_FROM, heading(name, HEADINGS))


def _put_name(scene: Scene, box: Box, name: str) -> None:
    """Write a name upon a dark plate."""
    canvas = scene.canvas
    canvas.paste(night(round(box.wide), round(box.high)), box.x, box.y)
    size, rows = name_rows(name, box.wide - 8)
    face = heading(name, HEADINGS)
    for row, text in enumerate(rows):
        y = box.middle + (row - (len(rows) - 1) / 2) * _ROW
        canvas.text(box.centre, y, text, size, CREAM, "middle", face=face, room=box.wide - 8)


def _reach(factions: Sequence[str]) -> float:
    """Return how far the signs of so many factions reach side by side."""
    return SIGN + (max(1, len(factions)) - 1) * (SIGN - 6)


def put_factions(scene: Scene, x: float, y: float, factions: Sequence[str], size: int = SIGN) -> None:
    """Put the signs of a card's factions side by side, from a corner on."""
    for place, faction in enumerate(factions or ("",)):
        scene.canvas.paste(sign_disc(faction, size), x + place * (size - 6), y)


def _put_marks(scene: Scene, box: Box, art: Box, shown: ShownModel) -> None:
    """Put the sign of what a card does upon its upper right corner, and what is aimed at it at its left."""
    low = art.high < _LOW
    size = _LOW_DISC if low else DISC
    if shown.marked is not None:
        put_role(scene, box.end - size * 0.3, box.y + size * 0.3, shown.marked, size)
    if shown.numbers:
        badge = _LOW_BADGE if low else BADGE
        x = box.x - 10 + numbers_wide(shown.numbers, badge) / 2
        put_numbers(scene, x, art.y + 12 if low else art.foot - badge / 2 + 4, shown.numbers, badge)


def large_art(size: tuple[int, int]) -> tuple[int, int]:
    """Return how large the picture is on a creature of a size."""
    art = TileParts.of(Box(0, 0, *size), 1).art
    return round(art.wide), round(art.high)
