"""One side of a lane: the totals, the Active Spirit, and the covered ones behind it (NN-78 to NN-84)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.neo_noble.cards.language.parts import Fate
from engines.neo_noble.seat.view import LaneView, NeoNobleView
from render.drawing.lettering import width
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import Colour, Theme
from render.neo_noble.art.signs import fate_mark, sign
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import kind_sign
from render.neo_noble.scene import Scene
from render.neo_noble.tokens import disc, triangle
from render.neo_noble.words import attacks_left, number, used_texts
from render.playing_cards.cards import place_sprite
from render.shared.box import Box
from render.shared.typeset import set_name

TOTALS = 50
"""Height of the strip with the lane's totals."""
_MARGIN = 6
_HEADER = 32
_ACTIVE = (94, 176)
"""Least and greatest height of the Active Spirit's card."""


class Shown(NamedTuple):
    """What is drawn of a Spirit."""

    card: str
    power: int
    resolve: int
    silenced: bool
    taken: bool
    """Whether it is the other player's card."""
    used: frozenset[int]
    """Places of the texts that have been used this turn."""


class Lane(NamedTuple):
    """What is drawn of a player's side of a lane."""

    above: bool
    """Whether it lies in the upper half: its totals are below its Spirits then."""
    spirits: tuple[Shown, ...]
    """From the bottom of the link to the Active Spirit."""
    power: int
    resolve: int
    attacks: int
    """That are left in this turn."""
    allowed: int

    @classmethod
    def of(cls, view: NeoNobleView, lane: LaneView, above: bool) -> Lane:
        """Return what is drawn of a lane."""
        spirits = tuple(
            Shown(
                card=one.card,
                power=one.power,
                resolve=one.resolve,
                silenced=one.silenced,
                taken=one.owner is not None,
                used=used_texts(view, one.used),
            )
            for one in lane.spirits
        )
        return cls(above, spirits, lane.power, lane.resolve, attacks_left(lane), lane.attacks_allowed)


def draw_half(scene: Scene, box: Box, lane: Lane, line: Colour, broad: bool) -> None:
    """Draw one side of a lane; `line` is the colour of its edge."""
    scene.canvas.panel(*box, scene.theme.panel, line, width=4 if broad else 2)
    room = box.inset(_MARGIN, _MARGIN)  # of the Spirits and totals, which lie towards the middle of the table
    if lane.above:
        totals, field = box.bottom(TOTALS), room.top(box.high - TOTALS - _MARGIN)
    else:
        totals, field = box.top(TOTALS), room.bottom(box.high - TOTALS - _MARGIN)
    _draw_totals(scene, lane, totals)
    if lane.spirits:
        _draw_link(scene, lane.spirits, field, lane.above)
    else:
        high = min(field.high, 150)
        _draw_empty(scene, field.bottom(high) if lane.above else field.top(high))


def _draw_totals(scene: Scene, lane: Lane, box: Box) -> None:
    """Draw Power and Resolve of the lane and the attacks that it has left."""
    canvas, theme = scene.canvas, scene.theme
    box = box.inset(12)
    canvas.paste(sign("power", 32, theme.ink), box.x, box.middle - 16)
    _draw_total(scene, lane.power, box.x + 38, box.middle)
    shield = "resolve" if lane.spirits else "ambient"
    canvas.paste(sign(shield, 34, theme.ink), box.x + 102, box.middle - 17)
    _draw_total(scene, lane.resolve, box.x + 141, box.middle)
    colour = theme.gold if lane.attacks else theme.quiet
    text = f"{lane.attacks}/{lane.allowed}"
    canvas.write(box, text, 34, colour, "right")
    canvas.paste(sign("attack", 32, colour), box.end - width(text, 34) - 37, box.middle - 16)


def _draw_total(scene: Scene, value: int, x: float, middle: float) -> None:
    """Write a total, smaller when it is long."""
    text = number(value)
    size = next((size for size in (44, 38, 32) if width(text, size) <= 55), 26)
    scene.canvas.text(x, middle, text, size, scene.theme.ink)


def _draw_empty(scene: Scene, box: Box) -> None:
    scene.canvas.paste(place_sprite(round(box.wide), round(box.high), scene.theme), box.x, box.y)
    text = scene.canvas.speech.say("nn-picture-lane-empty")
    scene.canvas.write(box, text, 24, scene.theme.quiet, "middle")


class Fan(NamedTuple):
    """How a link is fanned."""

    active: float
    """Height of the Active Spirit's card."""
    strip: float
    """Height of a covered Spirit."""
    shown: int
    """Covered Spirits with a strip of their own, those next to the Active one."""


def fanned(room: float, covered: int) -> Fan:
    """Return how so many covered Spirits find room beside the Active one."""
    strip = 40.0 if covered <= 3 and room - covered * 40 >= _ACTIVE[0] else 34.0
    most = int((room - _ACTIVE[0]) // strip)
    shown = covered if covered <= most else most - 1
    strips = shown + (shown < covered)
    return Fan(min(_ACTIVE[1], room - strips * strip), strip, shown)


def _draw_link(scene: Scene, spirits: Sequence[Shown], field: Box, above: bool) -> None:
    """Draw a link: the Active Spirit next to the middle of the table, covered ones behind it."""
    *covered, active = spirits
    fan = fanned(field.high, len(covered))
    rows: list[tuple[Shown, ...]] = [(one,) for one in reversed(covered)]
    if fan.shown < len(rows):
        rest = tuple(one for row in rows[fan.shown :] for one in row)
        rows = [*rows[: fan.shown], rest]
    for index in reversed(range(len(rows))):
        reach = fan.active + (index + 1) * fan.strip
        strip = field.bottom(reach).top(fan.strip) if above else field.top(reach).bottom(fan.strip)
        _draw_strip(scene, rows[index], strip.inset(3), above)
    _draw_active(scene, active, field.bottom(fan.active) if above else field.top(fan.active))


@lru_cache(maxsize=128)
def _strip_paper(fate: Fate, wide: int, high: int, above: bool, theme: Theme) -> Sprite:
    """Return a covered card's edge; it goes on beneath the card that covers it."""
    pen = Pen(wide, high)
    box = (0, 0, wide, high + 16) if above else (0, -16, wide, high)
    pen.panel(box, 9, theme.face, tint(fate).ink, 2)
    edge = 0 if above else high - 5
    pen.panel((10, edge, wide - 10, edge + 5), 2, tint(fate).ink)
    return pen.sprite()


def _draw_strip(scene: Scene, row: Sequence[Shown], box: Box, above: bool) -> None:
    """Draw a covered Spirit, or all that have no strip of their own with their sums."""
    canvas, cards, theme = scene.canvas, scene.cards, scene.theme
    first = row[0]
    found = cards.spirit(first.card)
    ink = tint(found.fate).ink
    canvas.paste(_strip_paper(found.fate, round(box.wide), round(box.high), above, theme), box.x, box.y)
    middle = box.middle + (2 if above else -2)
    tall = round(box.high) - 9
    canvas.paste(cards.square(first.card, round(tall), 3), box.x + 6, middle - tall / 2)
    left = box.x + 9 + tall
    canvas.centre(sign(kind_sign(found), 20, ink), left + 10, middle)
    if any(one.taken for one in row):
        left += 24
        canvas.paste(disc("taken", 22, theme.wound), left - 1, middle - 11)
    numbers = box.end - 139
    name = cards.drawn_name(first.card) if len(row) == 1 else f"+{len(row)}"
    room = numbers - left - 26
    size, rows = set_name(name, (19, 17, 15, 14, 13), room, 15)
    for index, text in enumerate(rows):
        shift = (index - (len(rows) - 1) / 2) * size * 1.06
        canvas.text(left + 23, middle + shift, text, size, theme.face_ink, room=room)
    printed = [cards.spirit(one.card) for one in row]
    power, printed_power = sum(one.power for one in row), sum(one.power for one in printed)
    _draw_number(scene, "power", power, printed_power, numbers, middle, 31, ink)
    resolve, printed_resolve = sum(one.resolve for one in row), sum(one.resolve for one in printed)
    _draw_number(scene, "resolve", resolve, printed_resolve, numbers + 67, middle, 31, ink)


def _draw_number(
    scene: Scene, name: str, value: int, printed: int, x: float, middle: float, size: int, ink: Colour
) -> None:
    """Draw a Spirit's number with its sign; a triangle tells when it is more or less than is printed."""
    canvas = scene.canvas
    icon = round(size * 0.7)
    at = middle
    if value != printed:
        tip = round(size * 0.4)
        way = 1 if value > printed else -1
        at += way * tip * 0.5
        canvas.centre(triangle(tip, value > printed, ink), x + icon / 2, at - way * (icon + tip) * 0.54)
    canvas.paste(sign(name, icon, ink), x, at - icon / 2)
    text = number(value)
    letters = size if len(text) < 3 else round(size * 0.7)
    canvas.text(x + icon + 4, middle, text, letters, scene.theme.face_ink)


@lru_cache(maxsize=128)
def _paper(fate: Fate, wide: int, high: int, theme: Theme) -> Sprite:
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), 10, tint(fate).ink, theme.face_line, 1.5)
    pen.panel((4, _HEADER, wide - 4, high - 4), 6, theme.face)
    return pen.sprite()


def _draw_active(scene: Scene, one: Shown, box: Box) -> None:
    """Draw the Active Spirit: name, picture, numbers, which of its texts work and have been used."""
    canvas, cards, theme = scene.canvas, scene.cards, scene.theme
    found = cards.spirit(one.card)
    ink = tint(found.fate).ink
    x, y, wide, high = box
    canvas.paste(_paper(found.fate, round(wide), round(high), theme), x, y)
    canvas.paste(sign(kind_sign(found), 23, (255, 255, 255)), x + 8, y + 5)
    canvas.paste(fate_mark(found.fate, 23, (255, 255, 255)), box.end - 32, y + 5)
    reach = box.end - 38
    for keyword in found.behaviours:
        reach -= 27
        canvas.paste(disc(keyword, 25, ink), reach, y + 4)
    left = x + 37
    name, room = cards.drawn_name(one.card), reach - left - 4
    size = next((size for size in (21, 19, 17, 15) if width(name, size) <= room), 15)
    canvas.text(left, y + _HEADER / 2 + 1, name, size, (255, 255, 255), room=room)
    tall = round(high - _HEADER - 8)
    art = cards.art(one.card, round(tall / 0.75), 5)
    canvas.paste(art, x + 6, y + _HEADER + 2)
    _draw_texts(scene, one, x + 9, y + _HEADER + tall - 26, ink)
    at, middle = x + 12 + art.size[0], y + _HEADER + 2 + tall / 2
    beside = wide - art.size[0] - 18
    if tall >= 104:
        size = 46
        places = ((at + 4, middle - tall * 0.24), (at + 4, middle + tall * 0.24))
    else:
        size = 42 if beside > 190 else 34
        places = ((at + 4, middle), (at + 4 + beside / 2, middle))
    _draw_number(scene, "power", one.power, found.power, *places[0], size, ink)
    _draw_number(scene, "resolve", one.resolve, found.resolve, *places[1], size, ink)


def _draw_texts(scene: Scene, one: Shown, x: float, y: float, ink: Colour) -> None:
    """Draw a disc for each text that works on the table, struck through when it was used this turn."""
    found = scene.cards.spirit(one.card)
    if one.taken:
        scene.canvas.paste(disc("taken", 27, scene.theme.wound), x, y)
        x += 29
    if one.silenced:
        scene.canvas.paste(disc("silenced", 27, scene.theme.wound), x, y)
        x += 29
    for place, text in enumerate(found.texts):
        if text.type != "on_summon":
            scene.canvas.paste(disc(text.type, 27, ink, place in one.used), x, y)
            x += 29
