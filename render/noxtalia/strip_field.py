"""The Spirits in a strip: the viewer's at the left, the others' at the right; small ones of many sides."""

from __future__ import annotations

from render.drawing.lettering import fitted
from render.noxtalia.art.emblems import element_badge
from render.noxtalia.bars import put_plank
from render.noxtalia.places import LOW_TOTEM
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.sides import draw_spirit, put_ring, put_role, put_totem
from render.noxtalia.strip_model import Shown, ShownSide, ShownSpirit
from render.noxtalia.theme_colors import RIM
from render.noxtalia.tokens import life_bar
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, whole_words

_PITCH = 196
_BETWEEN = 6
"""More between the sides than between their Spirits."""
_SMALL = (84, 66)
_TITLE, _CELL = 34, 96
OWN = (255, 232, 168)
_FEW = 2
"""So many sides have large Spirits."""


def field_high(found: Shown) -> int:
    """Return how much height the Spirits take."""
    if not found.sides:
        return 0
    if len(found.sides) <= _FEW:
        return LOW_TOTEM.totem[1] + 56
    return 2 * (_TITLE + _CELL)


def draw_field(scene: DuelScene, found: Shown, box: Box) -> None:
    """Draw the Spirits of all sides."""
    if len(found.sides) <= _FEW:
        for number, side in enumerate(found.sides):
            begin = box.x + number * (3 * _PITCH + _BETWEEN)
            if number:  # what is not the viewer's lies upon wood, as the other's bar on the board
                put_plank(scene, Box(begin - 6, box.y - 10, 3 * _PITCH + 8, box.high + 12))
            _draw_large(scene, side, begin, box.y)
        return
    for side, (column, row) in zip(found.sides, _quarters(found), strict=True):
        begin = box.x + column * (3 * _PITCH + _BETWEEN)
        _draw_small(scene, side, begin, box.y + row * (_TITLE + _CELL))


def _quarters(found: Shown) -> list[tuple[int, int]]:
    """Return column and row of each side: the viewer's below at the left, a partner's beside it."""
    if len(found.sides) == 3:
        return [(0, 1), (0, 0), (1, 0)]
    partner = found.sides[1].team == found.sides[0].team
    return [(0, 1), (1, 1), (0, 0), (1, 0)] if partner else [(0, 1), (0, 0), (1, 0), (1, 1)]


def _draw_large(scene: DuelScene, side: ShownSide, x: float, y: float) -> None:
    whole = scene.view.sides[side.seat]
    for place, one in enumerate(side.spirits):
        box = Box(x + place * _PITCH, y, _PITCH - 6, LOW_TOTEM.totem[1] + 56)
        draw_spirit(scene, whole, place, box, LOW_TOTEM, one.mark, named=one.named)


def _draw_small(scene: DuelScene, side: ShownSide, x: float, y: float) -> None:
    """Draw a side's name above its small Spirits."""
    name = scene.names[side.seat]
    face = face_of(name)
    told = fitted(name, 28, 3 * _PITCH - 20, face)
    ink = OWN if side.seat == scene.view.seat else WHITE
    scene.canvas.label(x, y + 14, told, 28, ink, RIM, face=face)
    for place, one in enumerate(side.spirits):
        _draw_one(scene, one, Box(x + place * _PITCH, y + _TITLE, _PITCH - 8, _CELL))


def _draw_one(scene: DuelScene, one: ShownSpirit, box: Box) -> None:
    canvas, spirit = scene.canvas, one.spirit
    frame = Box(box.x, box.y, *_SMALL)
    if one.named:
        put_ring(scene, spirit, frame, scene.look.acts, 5)
    put_totem(scene, spirit, frame)
    canvas.centre(element_badge(scene.cards.element(spirit.card), 40, WHITE), frame.x + 14, frame.y + 16)
    if one.mark is not None:
        put_role(scene, frame.end - 12, frame.y + 18, one.mark, 44)
    beside = box.past(_SMALL[0] + 14)
    size = largest(str(spirit.pv), (50, 44, 42), beside.wide)
    canvas.label(beside.x, box.y + 22, str(spirit.pv), size, WHITE, RIM)
    bar = life_bar(spirit.pv, spirit.max_pv, round(beside.wide), 18, scene.theme)
    canvas.paste(bar, beside.x, box.y + 50)
    name = scene.cards.drawn_name(spirit.card)
    face = face_of(name)
    size = largest(name, (30, 28, 27), box.wide, face)
    (row,) = whole_words(name, size, box.wide, 1, face)
    canvas.label(box.x, box.foot - 14, row, size, WHITE, RIM, face=face)
