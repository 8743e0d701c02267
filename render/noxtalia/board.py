"""The table of Noxtalia, as one seat or everyone may see it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PIL import Image

from engines.noxtalia.seat.view import NoxtaliaView
from render.drawing.lettering import fitted, width, wrapped
from render.noxtalia.bar import LONG, SHORT, draw_bar
from render.noxtalia.chart import draw_chart
from render.noxtalia.clash import draw_clash
from render.noxtalia.face import FACE_HIGH, card_lines, draw_small
from render.noxtalia.field import BROAD, NARROW, draw_field
from render.noxtalia.scene import Scene, lay
from render.noxtalia.tokens import medallion, turned_once
from render.noxtalia.words import awaits_defence, headline, headline_names, in_teams, seating
from render.playing_cards.marks import crown, swords
from render.shared.box import Box
from render.shared.speech import Speech

WIDE, HIGH = 1200, 900
_EDGE = 6
_ROBOT = 214
_ROBOT_ROWS = 4


class Middle(NamedTuple):
    """The band between the sides."""

    top: int
    high: int
    strip: int
    """Height of the line that says what is going on."""
    clock: int
    """Width of the cycle and the turn counter."""


_TWO = Middle(top=298, high=304, strip=52, clock=158)
_MANY = Middle(top=341, high=212, strip=44, clock=126)


def board_facts(view: NoxtaliaView) -> Hashable:
    """Return all that tells boards of a match apart."""
    return view.model_dump_json(
        exclude={"options": True, "showing": True, "sides": {"__all__": {"recycled"}}}
    )


def draw_board(view: NoxtaliaView, names: Sequence[str], speech: Speech, theme: str) -> Image.Image:
    """Draw the table; the viewer sits at the bottom, seat 0 for spectators."""
    scene = lay(WIDE, HIGH, view, names, speech, theme)
    if len(view.sides) == 2:
        _draw_two(scene)
        _draw_middle(scene, _TWO)
    else:
        _draw_many(scene)
        _draw_middle(scene, _MANY)
    return scene.canvas.image


def side_box(view: NoxtaliaView, seat: int) -> Box:
    """Return the part of the board that is one seat's."""
    if len(view.sides) == 2:
        foot = _TWO.top + _TWO.high if seat == (view.seat or 0) else 0
        return Box(0, foot, WIDE, _TWO.top)
    return Box(*corners(view)[seat], SHORT.wide, _MANY.top - _EDGE)


def _draw_two(scene: Scene) -> None:
    near = scene.view.seat or 0
    sides = scene.view.sides
    draw_bar(scene, sides[1 - near], 12, _EDGE, LONG)
    draw_field(scene, sides[1 - near], 12, _EDGE + LONG.high + 6, BROAD)
    draw_field(scene, sides[near], 12, HIGH - _EDGE - LONG.high - 220, BROAD)
    draw_bar(scene, sides[near], 12, HIGH - _EDGE - LONG.high, LONG)


def _draw_many(scene: Scene) -> None:
    """Draw three or four sides in the corners, the viewer's at the bottom."""
    for seat, (x, y) in corners(scene.view).items():
        side = scene.view.sides[seat]
        draw_bar(scene, side, x, y, SHORT)
        draw_field(scene, side, x, y + SHORT.high + 4, NARROW)


def corners(view: NoxtaliaView) -> dict[int, tuple[int, int]]:
    """Return where each side of three or four has its corner.

    Own side at the bottom, the others clockwise; a partner sits beside his partner.
    """
    top, bottom = _EDGE, _MANY.top + _MANY.high + 6
    left, right = 8, WIDE - 8 - SHORT.wide
    order = seating(view)
    if len(order) == 3:
        places = [((WIDE - SHORT.wide) // 2, bottom), (left, top), (right, top)]
    elif in_teams(view):
        places = [(left, bottom), (right, bottom), (left, top), (right, top)]
    else:
        places = [(left, bottom), (left, top), (right, top), (right, bottom)]
    return dict(zip(order, places, strict=True))


def _draw_middle(scene: Scene, band: Middle) -> None:
    whole = Box(12, band.top, WIDE - 24, band.high)
    _draw_clock(scene, whole.left(band.clock))
    beside = whole.past(band.clock + 10)
    _draw_strip(scene, beside.top(band.strip))
    box, view = beside.below(band.strip + 6), scene.view
    robot = view.robot_cards
    if view.resolving is not None and not (view.attack and awaits_defence(view)):
        _draw_used(scene, box, (view.resolving.card,))
    elif view.attack is not None:
        if robot:
            _draw_robot_list(scene, box.right(_ROBOT))
            box = box.left(box.wide - _ROBOT - 8)
        draw_clash(scene, box)
    elif robot:
        _draw_used(scene, box, robot)
    else:
        draw_chart(scene, box)


def _draw_clock(scene: Scene, box: Box) -> None:
    """Draw the cycle and the turn counter (NX-18)."""
    canvas, theme, view = scene.canvas, scene.theme, scene.view
    canvas.panel(*box, theme.panel, theme.panel_line)
    size = round(box.wide * 0.76)
    canvas.centre(medallion(view.cycle, size, theme.gold), box.centre, box.y + size / 2 + 12)
    if view.flipped:
        canvas.centre(turned_once(40, theme.gold), box.end - 24, box.y + size)
    rest = box.below(size + 12)
    broad = rest.high > 120
    label = canvas.speech.say("nx-picture-turn-label")
    if view.options.best_of_three:
        label = canvas.speech.say("nx-picture-game", game=view.game_number)
    y = rest.y + rest.high * 0.24
    canvas.text(rest.centre, y, label, 26 if broad else 20, theme.quiet, "middle", room=rest.wide - 10)
    number = 68 if broad else 42
    limit = f"/{view.options.turn_limit}"
    small = round(number * 0.56)
    reach = width(str(view.turn), number) + width(limit, small) + 2
    y = rest.y + rest.high * 0.63
    start = rest.centre - reach / 2
    start += canvas.text(start, y, str(view.turn), number, theme.ink) + 2
    canvas.text(start, y + number * 0.12, limit, small, theme.quiet)


def _draw_strip(scene: Scene, box: Box) -> None:
    """Say what is going on; a golden banner at the end."""
    canvas, theme, view = scene.canvas, scene.theme, scene.view
    over = view.result is not None
    canvas.panel(*box, theme.gold if over else theme.panel, theme.panel_line)
    size = 36 if box.high > 48 else 32
    bare = width(headline(view, scene.cards, ""), size)
    name = fitted(headline_names(view, scene.names, canvas.speech), size, box.wide - bare - 120)
    text = headline(view, scene.cards, name)
    reach = canvas.write(box.inset(15), text, size, theme.gold_ink if over else theme.ink, "middle")
    if view.result is not None and view.result.winners and reach < box.wide - 140:
        for way in (-1, 1):
            place = box.centre + way * (reach / 2 + 36)
            canvas.centre(crown(42, True, theme.gold_ink), place, box.middle)
    elif awaits_defence(view) and reach < box.wide - 120:
        canvas.centre(swords(38, theme.gold), box.centre - reach / 2 - 30, box.middle)


def _draw_used(scene: Scene, box: Box, used: Sequence[str]) -> None:
    """Show cards in use, the last ones when they are many; a single one with its text."""
    canvas, theme = scene.canvas, scene.theme
    canvas.panel(*box, theme.panel, theme.panel_line)
    wide = round((box.high - 16) / FACE_HIGH)
    if len(used) == 1:
        draw_small(scene, used[0], box.x + 12, box.y + 8, wide)
        _draw_text(scene, used[0], box.left(box.wide - 18).past(wide + 30))
        return
    most = int((box.wide - 60) // (wide + 10))
    shown = used[-most:]
    x = box.x + (box.wide - len(shown) * (wide + 10) + 10) / 2
    if len(used) > most:
        canvas.text(box.x + 8, box.y + 30, f"+{len(used) - most}", 32, theme.quiet)
    for card in shown:
        draw_small(scene, card, x, box.y + 8, wide)
        x += wide + 10


def _draw_text(scene: Scene, card: str, box: Box) -> None:
    """Write a card's rules text, as large as there is room."""
    canvas = scene.canvas
    lines = card_lines(scene.cards, card)
    sizes = (28, 24, 21, 18, 16)
    fits = (size for size in sizes if _text_rows(lines, size, box.wide) * size * 1.3 <= box.high - 20)
    size = next(fits, sizes[-1])
    rows = [row for line in lines for row in wrapped(line, size, box.wide)]
    y = box.middle - (len(rows) - 1) * size * 0.65
    for row in rows:
        canvas.text(box.x, y, row, size, canvas.theme.ink)
        y += size * 1.3


def _text_rows(lines: Sequence[str], size: int, room: float) -> int:
    return sum(len(wrapped(line, size, room)) for line in lines)


def _draw_robot_list(scene: Scene, box: Box) -> None:
    """List the cards that the Robot has turned over (NX-90), the last ones when they are many."""
    canvas, theme = scene.canvas, scene.theme
    canvas.panel(*box, theme.panel, theme.panel_line)
    cards = scene.view.robot_cards
    count = f" ({len(cards)})" if len(cards) > _ROBOT_ROWS - 1 else ""
    title = canvas.speech.say("nx-picture-turned") + count
    canvas.write(box.left(box.wide - 8).past(12).top(40), title, 22, theme.quiet)
    step = (box.high - 42) / _ROBOT_ROWS
    for index, card in enumerate(cards[-_ROBOT_ROWS:]):
        _draw_turned(scene, card, box.left(box.wide - 8).past(10).below(38 + index * step).top(step - 6))


def _draw_turned(scene: Scene, card: str, box: Box) -> None:
    """Draw a card's picture and its name beside it."""
    wide = round(box.high / 0.75)
    scene.canvas.paste(scene.cards.art(card, wide, scene.theme), box.x, box.y)
    name = box.past(wide + 10)
    lines = wrapped(scene.cards.drawn_name(card), 19, name.wide)[:2]
    for place, line in enumerate(lines):
        shift = (place - (len(lines) - 1) / 2) * 21
        scene.canvas.text(name.x, name.middle + shift, line, 19, scene.theme.ink)
