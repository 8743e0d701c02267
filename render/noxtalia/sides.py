"""A side's Spirits, with what is attached to them."""

from __future__ import annotations

from engines.noxtalia.language.pack import FULL_PV
from engines.noxtalia.seat.view import NoxtaliaView, SideView, SpiritView
from engines.noxtalia.table import keys
from engines.noxtalia.table.pieces import Attached
from render.drawing.depth import SHADOW, plate
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.drawing.signs import CHANGED, Mark, role_disc
from render.drawing.themes import Colour
from render.noxtalia.art.emblems import element_badge, keyword_mark
from render.noxtalia.bars import draw_bar
from render.noxtalia.places import LARGE, SMALL, CardPlace, Shape
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.theme_colors import ASLEEP, CHIP_LINE, INK, NIGHT, PAPER, RIM
from render.noxtalia.tokens import life_bar
from render.noxtalia.totems import State, ring, state_of, totem
from render.noxtalia.words import attack_ended
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, rows_of

_NAMED = 2
"""So many attached capacities are named, where there is room for names."""
_CHIP, _STEP = 36, 43
_FADED = (214, 208, 226)
"""Letters of a Spirit that is destroyed."""
_ROLES: dict[Mark, tuple[tuple[int, int, int], tuple[int, int, int]]] = {
    "acts": ((176, 116, 24), WHITE),
    "aimed": ((206, 44, 50), WHITE),
    "changed": (CHANGED, WHITE),
}


def draw_side(scene: DuelScene, seat: int, place: CardPlace) -> None:
    """Draw a side's plank and its Spirits."""
    side = scene.view.sides[seat]
    for number, box in enumerate(place.spirits):
        draw_spirit(scene, side, number, box, place.shape, role_of(scene.view, side, number))
    draw_bar(scene, side, place)


def draw_spirit(
    scene: DuelScene,
    side: SideView,
    number: int,
    box: Box,
    shape: Shape,
    role: Mark | None = None,
    *,
    named: bool = False,
) -> None:
    """Draw a Spirit with its life, its role and what is attached to it, and a ring if an answer names it."""
    spirit = side.spirits[number]
    wide, high = shape.totem
    frame = Box(box.x, box.y, wide, high)
    if role is not None:
        _put_ring(scene, spirit, frame, role)
    if named:
        put_ring(scene, spirit, frame, scene.look.acts)
    put_totem(scene, spirit, frame)
    element = scene.cards.element(spirit.card)
    scene.canvas.centre(element_badge(element, shape.element, WHITE), frame.x + 24, frame.y + 24)
    if role is not None:
        put_role(scene, frame.end - 22, frame.y + 22, role, shape.role)
    draw = _draw_large if shape is LARGE else draw_small
    draw(scene, side, spirit, box, shape)


def put_totem(scene: DuelScene, spirit: SpiritView, frame: Box) -> None:
    """Put a Spirit in its frame where it stands."""
    found, state = scene.cards.find(spirit.card), state_of(spirit)
    size = round(frame.wide), round(frame.high)
    sprite = totem(spirit.card, found.element, scene.light, *size, state, found.picture)
    scene.canvas.paste(sprite, frame.x - SHADOW, frame.y - SHADOW)


def role_of(view: NoxtaliaView, side: SideView, number: int) -> Mark | None:
    """Return what a Spirit does in the attack, or did in the last one; or that it has just changed."""
    attack = view.attack
    if attack is not None and (attack.defender, attack.target) == (side.seat, number):
        return "aimed"
    if attack is not None and attack.by_spirit and (attack.attacker, attack.place) == (side.seat, number):
        return "acts"
    return "changed" if keys.spirit(side.seat, number) in view.touched else None


def _put_ring(scene: DuelScene, spirit: SpiritView, frame: Box, role: Mark) -> None:
    """Put a ring around a Spirit, as it stands; a thin one when its attack is over."""
    attack = scene.view.attack
    session = attack is not None and not attack_ended(attack)
    colour = {"acts": scene.look.acts, "aimed": scene.look.aimed}.get(role, WHITE)
    put_ring(scene, spirit, frame, colour, 7 if session else 3)


def put_ring(scene: DuelScene, spirit: SpiritView, frame: Box, colour: Colour, width: int = 7) -> None:
    """Put a ring around a totem, which leans with it."""
    leans = state_of(spirit) == "exhausted"
    sprite = ring(round(frame.wide), round(frame.high), colour, width, leans=leans)
    scene.canvas.centre(sprite, frame.centre, frame.middle)


def put_role(scene: DuelScene, x: float, y: float, role: Mark, size: int) -> None:
    """Put the sign of a role around a point."""
    fill, ink = _ROLES[role]
    scene.canvas.centre(role_disc(role, size, fill, ink, WHITE), x, y)


# In full


def _draw_large(scene: DuelScene, side: SideView, spirit: SpiritView, box: Box, shape: Shape) -> None:
    frame = box.left(shape.totem[0])
    put_state(scene, state_of(spirit), frame.centre, frame.foot - 28, frame.wide - 2, shape)
    beside = box.past(shape.totem[0] + 12)
    ink = WHITE if spirit.alive else _FADED
    _put_name(scene, spirit, beside, ink, shape)
    _put_life(scene, spirit, beside, ink, shape)
    sprite = life_bar(spirit.pv, spirit.max_pv, round(beside.wide), shape.bar, scene.theme)
    scene.canvas.paste(sprite, beside.x, beside.y + 106)
    _put_attached(scene, side, spirit.attached, beside.below(139))


def _put_name(
    scene: DuelScene, spirit: SpiritView, box: Box, ink: tuple[int, int, int], shape: Shape
) -> None:
    """Write a Spirit's name, in two rows where one has no room."""
    name = scene.cards.drawn_name(spirit.card)
    face = face_of(name)
    size = largest(name, shape.names, box.wide, face)
    rows = rows_of(name, size, box.wide, face=face)
    for place, row in enumerate(rows):
        y = box.y + 19 + (place - (len(rows) - 1) / 2) * size * 1.1
        scene.canvas.label(box.x, y, row, size, ink, RIM, face=face)


def _put_life(
    scene: DuelScene, spirit: SpiritView, box: Box, ink: tuple[int, int, int], shape: Shape
) -> None:
    canvas, pv, most = scene.canvas, str(spirit.pv), f"/{spirit.max_pv}"
    room = box.wide - width(most, shape.most) - 8
    size = largest(pv, shape.numbers, room)
    reach = canvas.label(box.x, box.y + 74, pv, size, ink, RIM)
    canvas.label(box.x + reach + 8, box.y + 84, most, shape.most, ink, RIM)


def _put_attached(scene: DuelScene, side: SideView, attached: tuple[Attached, ...], box: Box) -> None:
    """Name what is attached, and say how many more there are: an arrow up for help, down for harm."""
    named = attached if len(attached) <= _NAMED else attached[: _NAMED - 1]
    rows = _NAMED if len(attached) == 1 else 1
    for place, one in enumerate(named):
        spot, name = box.below(place * _STEP), scene.cards.drawn_name(one.card)
        _put_chip(scene, spot, (harms(scene, side, one),), name, rows)
    rest = attached[len(named) :]
    if rest:
        signs = tuple(dict.fromkeys(harms(scene, side, one) for one in rest))
        text = "+" + scene.canvas.speech.say("nx-picture-more", count=len(rest))
        _put_chip(scene, box.below(len(named) * _STEP), signs, text)


def harms(scene: DuelScene, side: SideView, one: Attached) -> bool:
    """Tell whether an attached capacity is an opponent's."""
    return scene.view.sides[one.owner].team != side.team


def _put_chip(scene: DuelScene, box: Box, signs: tuple[bool, ...], text: str, most: int = 1) -> None:
    """Put what is attached upon a plate, in one row or, where there is room, in two."""
    room = box.wide - 14 - 22 * len(signs)
    size = largest(text, (26, 25, 24), room)
    rows = rows_of(text, size, room, most)
    box = box.top(_CHIP + (len(rows) - 1) * 30)
    canvas, x = scene.canvas, box.x + 7
    canvas.paste(plate(round(box.wide), round(box.high), PAPER, CHIP_LINE, 7, 3), box.x, box.y)
    for harm in signs:
        canvas.paste(arrow(scene, harm=harm), x, box.y + _CHIP / 2 - 9)
        x += 22
    for place, row in enumerate(rows):
        canvas.text(x, box.y + _CHIP / 2 + place * 30, row, size, INK, room=room)


def arrow(scene: DuelScene, *, harm: bool) -> Sprite:
    """Return the sign of what helps, or of what harms."""
    look = scene.look
    return keyword_mark("affaiblissement" if harm else "amelioration", 18, look.harm if harm else look.good)


# Small


def draw_small(scene: DuelScene, side: SideView, spirit: SpiritView, box: Box, shape: Shape) -> None:
    """Draw what is told of a Spirit beside and below its small totem."""
    canvas, frame = scene.canvas, Box(box.x, box.y, *shape.totem)
    put_state(scene, state_of(spirit), frame.centre, frame.foot - 80, frame.wide, shape)
    put_life_plate(scene, spirit, frame.end - 36, frame.foot - 64, shape)
    for place, (harm, count) in enumerate(counted(scene, side, spirit.attached)):
        spot = Box(frame.end + 2, box.y + 2 + place * 40, 50, 36)
        canvas.paste(plate(50, 36, PAPER, CHIP_LINE, 7, 3), spot.x, spot.y)
        canvas.paste(arrow(scene, harm=harm), spot.x + 6, spot.middle - 9)
        canvas.text(spot.x + 34, spot.middle, str(count), shape.chip, INK, "middle")
    name = scene.cards.drawn_name(spirit.card)
    face = face_of(name)
    size = largest(name, shape.names, box.wide, face)
    ink = WHITE if spirit.alive else _FADED
    canvas.label(box.x, frame.foot + 20, name, size, ink, RIM, face=face, room=box.wide)
    sprite = life_bar(spirit.pv, spirit.max_pv, round(box.wide), shape.bar, scene.theme)
    canvas.paste(sprite, box.x, frame.foot + 38)


def put_life_plate(scene: DuelScene, spirit: SpiritView, x: float, y: float, shape: Shape) -> None:
    """Put life points upon a plate; how much they may be at most only where it is not what all have."""
    wide, high = 84, 60
    canvas, text = scene.canvas, str(spirit.pv)
    canvas.paste(plate(wide, high, NIGHT, WHITE, 12, 3), x, y)
    other = spirit.max_pv != FULL_PV
    size = largest(text, (*shape.numbers[other:], 34), wide - 12)
    canvas.text(x + wide / 2, y + (20 if other else 30), text, size, WHITE, "middle")
    if other:
        canvas.text(x + wide / 2, y + 47, f"/{spirit.max_pv}", shape.most, WHITE, "middle")


def counted(scene: DuelScene, side: SideView, attached: tuple[Attached, ...]) -> list[tuple[bool, int]]:
    """Return how many attached capacities help, and how many harm."""
    found = [harms(scene, side, one) for one in attached]
    return [(harm, found.count(harm)) for harm in (False, True) if harm in found]


def put_state(scene: DuelScene, state: State, x: float, y: float, room: float, shape: Shape) -> None:
    """Say that a Spirit is exhausted or destroyed, around a point."""
    if state == "charged":
        return
    look, text = scene.look, scene.canvas.speech.say("nx-picture-state", state=state)
    size = largest(text, shape.state, room - 14)
    fill, ink = (look.harm, look.harm_ink) if state == "destroyed" else (ASLEEP, WHITE)
    wide, high = round(min(room + 6, width(text, size) + 24)), round(size * 1.42)
    scene.canvas.centre(plate(wide, high, fill, WHITE, 8, 3), x, y)
    scene.canvas.text(x, y, text, size, ink, "middle", room=room)


# In a strip


_STRIP = (112, 134)
"""A totem that stands beside its life."""


def draw_beside(scene: DuelScene, spirit: SpiritView, box: Box) -> None:
    """Draw a Spirit of one's own with its life beside it."""
    canvas, frame = scene.canvas, Box(box.x, box.y + 4, *_STRIP)
    put_totem(scene, spirit, frame)
    canvas.centre(element_badge(scene.cards.element(spirit.card), 44, WHITE), frame.x + 20, frame.y + 20)
    put_state(scene, state_of(spirit), frame.centre + 2, frame.foot - 20, frame.wide, SMALL)
    ink, x = (WHITE if spirit.alive else _FADED), frame.end + 8
    room = box.end - x
    text = str(spirit.pv)
    size = largest(text, (48, 44, 42, 36), room)
    canvas.label(x, box.y + 34, text, size, ink, RIM)
    canvas.label(x, box.y + 76, f"/{spirit.max_pv}", 26, ink, RIM)
    canvas.paste(life_bar(spirit.pv, spirit.max_pv, round(room), 18, scene.theme), x, box.y + 104)
