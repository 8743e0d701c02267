"""The drum in the middle of the table: its skin, and what lies upon it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.drawing.depth import bar, rounded
from render.drawing.lettering import fitted, width, wrapped
from render.drawing.marks import crown
from render.drawing.pen import Sprite
from render.drawing.raster import resized, toned
from render.drawing.tones import mixed
from render.noxtalia.art.emblems import element_badge, kind_mark
from render.noxtalia.cards import kind_of
from render.noxtalia.chart import draw_chart
from render.noxtalia.clash import draw_clash
from render.noxtalia.face import card_lines
from render.noxtalia.places import BROAD_DRUM, LOW, LOW_DRUM, TIGHT_DRUM
from render.noxtalia.scene import DuelScene, face_of
from render.noxtalia.theme_colors import BROWN, CHIP_LINE, EARTH, INK, SKIN, WOOD
from render.noxtalia.words import attack_ended, awaits_defence, headline, headline_names
from render.shared.box import Box
from render.shared.canvas import Anchor
from render.shared.theme_colors import GOLD, WHITE
from render.shared.typeset import largest, rows_of

_EDGE, _STITCH, _TONES = 7, 48, 12
_ROBOT = 222
"""Room for the Robot's cards beside an attack."""
_ROWS = 3
_BANNER = 58


@lru_cache(maxsize=8)
def skin(wide: int, high: int, session: bool) -> Sprite:
    """Return a drum's skin, stitched to its frame; the frame is golden while an attack goes on."""
    tones = (GOLD[0], GOLD[2]) if session else WOOD
    whole = bar(wide, high, tones, CHIP_LINE, 14, 2)
    image = whole.image.copy()
    inner = (wide - 2 * _EDGE, high - 2 * _EDGE)
    light = resized(Image.radial_gradient("L"), *inner)
    steps = [round(min(1.0, n / 200) * _TONES) / _TONES for n in range(256)]
    ramp = [mixed(SKIN[0], SKIN[1], s * 2) if s < 0.5 else mixed(SKIN[1], SKIN[2], s * 2 - 1) for s in steps]
    fill = Image.merge("RGB", [toned(light, [tone[band] for tone in ramp]) for band in range(3)])
    image.paste(fill, (_EDGE, _EDGE), rounded(*inner, 9))
    pen = ImageDraw.Draw(image)
    for place in range(math.ceil((wide - 60) / _STITCH)):
        x = 26 + place * _STITCH
        for y, way in ((_EDGE, 1), (high - _EDGE, -1)):
            pen.line([(x, y - way * 3), (x + 12 * way, y + way * 9)], fill=CHIP_LINE, width=3)
    return Sprite(image, whole.mask)


def draw_drum(scene: DuelScene, box: Box) -> None:
    """Draw the drum with what goes on."""
    view, size = scene.view, BROAD_DRUM if box.high > LOW else LOW_DRUM
    session = view.attack is not None and not attack_ended(view.attack)
    wide, high = round(box.wide), round(box.high)
    scene.canvas.shade(box)
    scene.canvas.paste(skin(wide, high, session), box.x, box.y)
    inner, robot = box.inset(18, 12), view.robot_cards
    if view.result is not None:
        alone = view.attack is None and view.resolving is None
        _draw_banner(scene, inner if alone else inner.top(_BANNER))
        if alone:
            return
        inner, size = inner.below(_BANNER + 2), TIGHT_DRUM
    if view.resolving is not None and not (view.attack and awaits_defence(view)):
        _draw_used(scene, inner, (view.resolving.card,))
    elif view.attack is not None:
        if robot:
            _draw_robot_list(scene, inner.right(_ROBOT))
            inner = inner.left(inner.wide - _ROBOT - 10)
        draw_clash(scene, inner, view.attack, size)
    elif robot:
        _draw_used(scene, inner, robot)
    else:
        draw_chart(scene, inner, _headline(scene, inner.wide, 36))


def _headline(scene: DuelScene, room: float, size: int) -> str:
    """Say what is going on; names are cut where that has no room."""
    view, speech = scene.view, scene.canvas.speech
    bare, name = headline(view, scene.cards, ""), headline_names(view, scene.names, speech)
    left = max(room - width(bare, size, face_of(bare)) - 4, 100.0)
    return headline(view, scene.cards, fitted(name, size, left, face_of(name)))


def _draw_banner(scene: DuelScene, box: Box) -> None:
    """Say who has won, between crowns."""
    alone = box.high > _BANNER
    high, room = 84 if alone else 48, box.wide - 190
    canvas, text = scene.canvas, _headline(scene, room, 48)
    face = face_of(text)
    size = largest(text, (high, high - 12, high - 24, 36, 30), room, face)
    middle = box.middle if alone else box.y + 24
    reach = canvas.text(box.centre, middle, text, size, EARTH, "middle", face=face, room=room)
    assert scene.view.result is not None
    if scene.view.result.winners:
        sign = crown(high - 2, True, EARTH)
        for way in (-1, 1):
            canvas.centre(sign, box.centre + way * (reach / 2 + high * 0.75), middle - high * 0.06)


# Cards in use


def _draw_used(scene: DuelScene, box: Box, used: Sequence[str]) -> None:
    """Show cards in use, the last ones when they are many; a single one with its text."""
    if len(used) == 1:
        _draw_one(scene, box, used[0])
        return
    title = scene.canvas.speech.say("nx-picture-turned")
    scene.canvas.text(box.x + 4, box.y + 18, title, 32, EARTH, face=face_of(title), room=box.wide - 120)
    row = box.below(42)
    high = round(row.high - 60)
    wide = round(high / 0.75)
    most = int((row.wide + 14) // (wide + 14))
    shown = used[-most:]
    if len(used) > most:
        scene.canvas.text(box.end - 6, box.y + 18, f"+{len(used) - most}", 36, EARTH, "right")
    for place, card in enumerate(shown):
        spot = Box(row.x + place * (wide + 14), row.y, wide, high)
        _put_picture(scene, spot, card)
        _put_rows(scene, spot.centre, spot.foot + 16, scene.cards.drawn_name(card), wide + 8, "middle")


def _draw_one(scene: DuelScene, box: Box, card: str) -> None:
    """Draw a card with its name, kind and text."""
    canvas, cards = scene.canvas, scene.cards
    high = round(box.high - 4)
    spot = Box(box.x, box.y + 2, round(high / 0.78), high)
    _put_picture(scene, spot, card)
    beside = box.past(spot.wide + 22)
    title = _headline(scene, beside.wide, 32) if scene.view.resolving is not None else cards.drawn_name(card)
    face = face_of(title)
    size = largest(title, (44, 40, 36, 32, 28, 26), beside.wide, face)
    canvas.text(beside.x, box.y + 26, title, size, EARTH, face=face, room=beside.wide)
    kind = kind_of(cards.find(card))
    canvas.paste(kind_mark(kind, 28, BROWN), beside.x, box.y + 58)
    canvas.text(beside.x + 38, box.y + 72, canvas.speech.say("nx-picture-kind", kind=kind), 28, BROWN)
    _set_text(scene, beside.below(96), card_lines(cards, card))


def _set_text(scene: DuelScene, box: Box, lines: Sequence[str]) -> None:
    """Write a card's text as large as there is room, and as far as there is."""
    found, size = list[str](), 24
    for size in (32, 30, 28, 26, 24):
        found = [row for line in lines for row in wrapped(line, size, box.wide)]
        if len(found) * size * 1.25 <= box.high:
            break
    most = int(box.high // (size * 1.25))
    if len(found) > most:
        found = [*found[: most - 1], fitted(found[most - 1] + " …", size, box.wide)]
    for place, row in enumerate(found):
        scene.canvas.text(box.x, box.y + size * (0.62 + place * 1.25), row, size, INK)


def _put_picture(scene: DuelScene, box: Box, card: str) -> None:
    scene.canvas.paste(scene.cards.tile(card, round(box.wide), round(box.high)), box.x, box.y)
    scene.canvas.centre(element_badge(scene.cards.element(card), 44, WHITE), box.x + 20, box.y + 20)


def _draw_robot_list(scene: DuelScene, box: Box) -> None:
    """List the cards that the Robot has turned over (NX-90), the last ones when they are many."""
    canvas, cards = scene.canvas, scene.view.robot_cards
    canvas.image.paste(CHIP_LINE, (round(box.x) - 4, round(box.y), round(box.x) - 2, round(box.foot)))
    count = f" ({len(cards)})" if len(cards) > _ROWS else ""
    title = canvas.speech.say("nx-picture-turned") + count
    face = face_of(title)
    size = 26 if width(title, 26, face) <= box.wide - 10 else 24
    canvas.text(box.x + 8, box.y + 14, title, size, EARTH, face=face, room=box.wide - 10)
    step = (box.high - 34) / _ROWS
    for place, card in enumerate(cards[-_ROWS:]):
        spot = box.past(8).below(34 + place * step).top(step - 6)
        wide = round(spot.high * 1.25)
        canvas.paste(scene.cards.tile(card, wide, round(spot.high)), spot.x, spot.y)
        _put_rows(
            scene,
            spot.x + wide + 8,
            spot.middle,
            scene.cards.drawn_name(card),
            box.end - spot.x - wide - 8,
            "left",
        )


def _put_rows(scene: DuelScene, x: float, y: float, text: str, room: float, anchor: Anchor) -> None:
    """Write a name in one row or two around a height."""
    rows = rows_of(text, 24, room)
    for place, row in enumerate(rows):
        shift = (place - (len(rows) - 1) / 2) * 27 if anchor == "left" else place * 27
        scene.canvas.text(x, y + shift, row, 24, INK, anchor, room=room)
