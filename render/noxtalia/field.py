"""A side's Spirits on the field, with what is attached to them."""

from __future__ import annotations

from typing import NamedTuple

from engines.noxtalia.seat.view import SideView, SpiritView
from engines.noxtalia.table.pieces import Attached
from render.drawing.lettering import width
from render.noxtalia.art.emblems import element_badge, keyword_mark
from render.noxtalia.art.sprites import State, framed
from render.noxtalia.art.tints import tint
from render.noxtalia.scene import Scene
from render.noxtalia.tokens import crosshair, pv_bar, striker
from render.noxtalia.words import attack_ended

NAMED = 3
"""How many attached capacities are named."""


class Shape(NamedTuple):
    """Where the parts of one Spirit's place are, from its corner."""

    wide: int
    portrait: int
    middle: tuple[int, int]
    """Of the portrait."""
    name: tuple[int, int, int, int]
    """Left, middle, size, room."""
    pv: tuple[int, int, int]
    """Left, middle, size."""
    most: tuple[int, int, int] | None
    """Where the limit of PV stands; None right after them."""
    bar: tuple[int, int, int, int]
    chips: tuple[int, int, int, int, int]
    """Left, top, width, height, size of letters."""


BROAD = Shape(
    wide=392,
    portrait=150,
    middle=(98, 107),
    name=(202, 18, 31, 184),
    pv=(201, 62, 58),
    most=None,
    bar=(202, 90, 180, 17),
    chips=(202, 112, 182, 33, 21),
)
NARROW = Shape(
    wide=196,
    portrait=90,
    middle=(62, 62),
    name=(6, 136, 25, 184),
    pv=(124, 40, 48),
    most=(126, 76, 26),
    bar=(6, 152, 184, 14),
    chips=(6, 170, 184, 22, 17),
)


def draw_field(scene: Scene, side: SideView, x: float, y: float, shape: Shape) -> None:
    """Draw a side's Spirits in a row whose corner is given."""
    for place in range(len(side.spirits)):
        _draw_spirit(scene, side, place, x + place * shape.wide, y, shape)


def _state(spirit: SpiritView) -> State:
    if not spirit.alive:
        return "destroyed"
    return "charged" if spirit.charged else "exhausted"


def _draw_spirit(scene: Scene, side: SideView, place: int, x: float, y: float, shape: Shape) -> None:
    canvas, theme, spirit = scene.canvas, scene.theme, side.spirits[place]
    element, state = scene.cards.element(spirit.card), _state(spirit)
    middle_x, middle_y = x + shape.middle[0], y + shape.middle[1]
    sprite = framed(spirit.card, element, shape.portrait, state, theme)
    canvas.centre(sprite, middle_x, middle_y)
    half = shape.portrait / 2
    size = round(shape.portrait * 0.32)
    canvas.centre(
        element_badge(element, size, theme.face),
        middle_x - half + size * 0.3,
        middle_y - half * 1.2 + size * 0.3,
    )
    _draw_role(
        scene, side, place, middle_x + half * 0.72, middle_y - half * 0.9, round(shape.portrait * 0.34)
    )
    if state != "charged":
        _draw_ribbon(scene, state, middle_x, middle_y + half * 0.86, shape.portrait)
    left, middle, size, room = shape.name
    ink = theme.ink if spirit.alive else theme.quiet
    canvas.text(x + left, y + middle, scene.cards.drawn_name(spirit.card), size, ink, room=room)
    _draw_pv(scene, spirit, x, y, shape)
    _draw_attached(scene, side, spirit.attached, x, y, shape)


def _draw_role(scene: Scene, side: SideView, place: int, x: float, y: float, size: int) -> None:
    """Mark the Spirit under attack, and the Spirit that attacks."""
    attack, theme = scene.view.attack, scene.theme
    if attack is None or attack_ended(attack):
        return
    if (attack.defender, attack.target) == (side.seat, place):
        scene.canvas.centre(crosshair(size, theme.wound), x, y)
    elif attack.by_spirit and (attack.attacker, attack.place) == (side.seat, place):
        scene.canvas.centre(striker(size, theme.gold, theme.gold_ink), x, y)


def _draw_ribbon(scene: Scene, state: State, x: float, y: float, portrait_wide: int) -> None:
    """Say under a portrait that a Spirit is exhausted or destroyed."""
    canvas, theme = scene.canvas, scene.theme
    text = canvas.speech.say("nx-picture-state", state=state)
    size = max(16, round(portrait_wide * 0.145))
    wide = round(width(text, size)) + size
    high = round(size * 1.5)
    fill, ink = (theme.wound, theme.wound_ink) if state == "destroyed" else (theme.panel, theme.ink)
    canvas.panel(x - wide / 2, y - high / 2, wide, high, fill, theme.panel_line, high // 3)
    canvas.text(x, y, text, size, ink, "middle")


def _draw_pv(scene: Scene, spirit: SpiritView, x: float, y: float, shape: Shape) -> None:
    """Draw life points as a number and a bar."""
    canvas, theme = scene.canvas, scene.theme
    left, middle, size = shape.pv
    ink = theme.ink if spirit.alive else theme.quiet
    reach = canvas.text(x + left, y + middle, str(spirit.pv), size, ink)
    most = f"/{spirit.max_pv}"
    if shape.most is None:
        canvas.text(x + left + reach + 4, y + middle + 8, f"{most} PV", 28, theme.quiet)
    else:
        canvas.text(x + shape.most[0], y + shape.most[1], most, shape.most[2], theme.quiet)
    bar_left, top, wide, high = shape.bar
    canvas.paste(pv_bar(spirit.pv, spirit.max_pv, wide, high, theme), x + bar_left, y + top)


def _draw_attached(
    scene: Scene, side: SideView, attached: tuple[Attached, ...], x: float, y: float, shape: Shape
) -> None:
    """Name what is attached: an arrow up for help, down for harm."""
    canvas, theme = scene.canvas, scene.theme
    left, top, wide, high, size = shape.chips
    rest = len(attached) - NAMED
    more = f"+{rest}" if rest > 0 else ""
    more_room = round(width(more, size + 3)) + 6 if more else 0
    for index, one in enumerate(attached[:NAMED]):
        chip_y = y + top + index * (high + 2)
        chip_wide = wide - (more_room if index == NAMED - 1 else 0)
        ink = tint(scene.cards.element(one.card)).ink
        canvas.panel(x + left, chip_y, chip_wide, high, theme.face, theme.face_line, 7)
        harms = scene.view.sides[one.owner].team != side.team
        mark = keyword_mark("affaiblissement" if harms else "amelioration", high - 12, ink)
        canvas.paste(mark, x + left + 5, chip_y + 6)
        room, name = chip_wide - high - 2, scene.cards.drawn_name(one.card)
        letters = next((n for n in range(size, size - 5, -1) if width(name, n) <= room), size - 4)
        canvas.text(x + left + high - 2, chip_y + high / 2, name, letters, ink, room=room)
    if more:
        canvas.text(x + left + wide, y + top + 2 * (high + 2) + high / 2, more, size + 3, theme.ink, "right")
