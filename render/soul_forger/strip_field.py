"""The players in a strip: how each stands, and who fights for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.drawing.depth import bar
from render.drawing.lettering import heading, width
from render.drawing.signs import triangle
from render.shared.box import Box
from render.soul_forger.art.figures import Subject
from render.soul_forger.art.signs import mark, unguarded
from render.soul_forger.bars import draw_damage
from render.soul_forger.marks import (
    chips_of,
    night,
    numbers_wide,
    put_chips,
    put_number,
    put_numbers,
    put_pair,
    put_ring,
    put_role,
    put_title,
)
from render.soul_forger.scene import HEADINGS, Scene
from render.soul_forger.strip_cards import put_rows
from render.soul_forger.strip_model import Shown, ShownPiece, ShownSide
from render.soul_forger.theme_colors import CREAM, look_of
from render.soul_forger.tiles import put_body, put_factions
from render.soul_forger.tokens import back

HEAD = 48
"""Height of how a player stands."""
_GAP = 6
_HIGH, _LOW = 172, 104
"""Height of those who fight, of two players and of more."""
_WIDTHS = (188, 140, 112)
"""How wide they are: up to three, four, five beside one another."""
_EDGE, _NUMBER, _NAME = 6, 45, (36, 58)
_LEAST = 27
_NAMES = (30, 28, _LEAST)
_ROOM = 5
"""Beside a name."""
_DISC, _OFF = 46, 46
_TALL = 70
"""Height of a picture on which chips stand below numbers, not beside."""
_TRACK = 196


class Half(NamedTuple):
    """Where a player stands in a strip."""

    head: Box
    rows: tuple[Box, ...]


def halves(found: Shown, box: Box) -> list[Half]:
    """Return where each player stands: two beside one another, the others above the viewer."""
    wide = (box.wide - 12) / 2
    if not found.with_field:
        return [Half(box.left(wide).top(HEAD), ()) for side in found.sides if side.own]
    crowded = len(found.sides) > 2
    high = _LOW if crowded else _HIGH
    spots = ((0, 0), (1, 0)) if not crowded else ((0, 1), (0, 0), (1, 0), (1, 1))
    lanes = 1 if crowded else _rows(found)
    made: list[Half] = []
    for column, row in spots[: len(found.sides)]:
        x, y = box.x + column * (wide + 12), box.y + row * (HEAD + _GAP + high + _GAP)
        rows = tuple(Box(x, y + HEAD + _GAP + lane * (high + _GAP), wide, high) for lane in range(lanes))
        made.append(Half(Box(x, y, wide, HEAD), rows))
    return made


def _rows(found: Shown) -> int:
    """Return in how many rows those who fight stand: in two where no card needs the room."""
    most = max(len(side.pieces) for side in found.sides)
    if not most:
        return 0
    return 2 if most > len(_WIDTHS) + 2 and not found.cards and found.entry is None else 1


def draw_sides(scene: Scene, found: Shown, places: Sequence[Half], names: Sequence[str]) -> None:
    """Draw all players."""
    sides = found.sides if found.with_field else [side for side in found.sides if side.own]
    for side, half in zip(sides, places, strict=True):
        _draw_head(scene, half.head, side, "" if side.own else names[side.seat])
        boxes = _spread(len(side.pieces), half.rows)
        pieces, more = _chosen(side.pieces, len(boxes))
        if more:
            spot = boxes[-1]
            ink = look_of(scene.theme).ink
            scene.canvas.text(spot.centre, spot.middle, f"+{more}", 46, ink, "middle")
        for spot, one in zip(boxes, pieces, strict=False):
            draw_piece(scene, spot, one)


def _spread(count: int, rows: Sequence[Box]) -> list[Box]:
    """Return where so many stand, as large as there is room for."""
    if not rows or not count:
        return []
    each = min(-(-count // len(rows)), len(_WIDTHS) + 2)
    wide = _WIDTHS[max(0, each - 3)]
    step = wide + (8 if each > 3 else 11)
    boxes = [Box(row.x + place * step, row.y, wide, row.high) for row in rows for place in range(each)]
    return boxes[:count]


def _chosen(pieces: Sequence[ShownPiece], room: int) -> tuple[list[ShownPiece], int]:
    """Return those that find room, rather whom an answer names or who do something; and how many do not."""
    if len(pieces) <= room:
        return list(pieces), 0
    order = sorted(range(len(pieces)), key=lambda at: (not pieces[at].named, pieces[at].model.marked is None))
    kept = sorted(order[: room - 1])
    return [pieces[at] for at in kept], len(pieces) - len(kept)


def _draw_head(scene: Scene, box: Box, side: ShownSide, name: str) -> None:
    """Draw how a player stands: damage, level, Ronum, experience or hand; a golden bar in their turn."""
    canvas, look = scene.canvas, look_of(scene.theme)
    if side.mark is not None:
        put_ring(scene, box.inset(2, 2), side.mark, 5, 10)
    tones, line = (look.gold, look.gold_line) if side.active else (look.bar, look.line)
    ink, sign = (look.gold_ink, look.gold_ink) if side.active else (look.ink, look.sign)
    canvas.paste(bar(round(box.wide), round(box.high), tones, line, 10), box.x, box.y)
    x = box.x + 40
    draw_damage(scene, Box(x, box.y, _TRACK, box.high), side.damage, side.endurance, 38)
    x += _TRACK + 8
    if not side.on_guard:
        canvas.centre(unguarded(40), x + 20, box.middle)
        x += 46
    counts = [("ronum", f"{side.ronum}/{side.level}")]
    counts = [*counts, ("experience", str(side.xp))] if side.own else [*counts, ("hand", str(side.hand))]
    end = box.end - 10
    for what, text in reversed(counts):
        end -= width(text, 36)
        canvas.text(end, box.middle, text, 36, ink)
        canvas.paste(mark(what, 32, sign), end - 37, box.middle - 16)
        end -= 54
    if side.mark is not None:
        put_role(scene, x + 20, box.middle, side.mark, 40)
        x += 46
    if side.active:
        canvas.paste(triangle(28, ink), x, box.middle - 14)
        x += 34
    if name and end - x > 40:
        put_title(canvas, Box(x, box.y, end - x, box.high), name, (34, 32, 30, 28, 27), ink)


def draw_piece(scene: Scene, box: Box, one: ShownPiece) -> None:
    """Draw one who fights: picture, name, numbers, what marks it, a ring if an answer names it."""
    model = one.model
    if one.named or model.marked is not None:
        put_ring(scene, box, "acts" if one.named or model.marked is None else model.marked)
    if model.card is None:
        scene.canvas.paste(back(round(box.wide), round(box.high)), box.x, box.y)
        return
    numbers = Box(box.x - 2, box.foot + 2 - _NUMBER, box.wide + 4, _NUMBER)
    called = scene.cards.drawn_name(model.card)
    art, name = _parts(box, numbers, called)
    put_body(scene, box, art, model.card, grey=model.grey)
    if name is not None:
        scene.canvas.paste(night(round(name.wide), round(name.high)), name.x, name.y)
        put_rows(scene.canvas, name.inset(2), called, _NAMES, CREAM)
    if model.endurance is not None:
        put_pair(scene, numbers, model.power, model.endurance, _LEAST)
    elif model.power is not None:
        put_number(scene, numbers, model.power, _LEAST)
    _put_marks(scene, art, model.card, one)


def _parts(box: Box, numbers: Box, called: str) -> tuple[Box, Box | None]:
    """Return where picture and name lie: the name below, or in a low place beside, if there is room."""
    inner = box.inset(_EDGE, _EDGE).top(numbers.y - box.y - _EDGE)
    if box.high >= _HIGH:
        high = _NAME[width(called, _NAMES[-1], heading(called, HEADINGS)) > box.wide - 2 * _ROOM]
        name = Box(box.x + 3, numbers.y - high, box.wide - 6, high)
        return inner.top(name.y - inner.y), name
    if box.wide < _WIDTHS[0]:
        return inner, None
    art = inner.left(64)
    return art, Box(art.end, inner.y - 2, box.end - 4 - art.end, inner.high + 2)


def _put_marks(scene: Scene, art: Box, card: str, one: ShownPiece) -> None:
    """Put upon a picture that a card is Off-guard, what it does, what is aimed at it, and its chips."""
    model = one.model
    what = Subject.of(scene.cards.find(card))
    token = scene.canvas.speech.say("sf-picture-token-letter") if what.kind == "token" else ""
    if art.wide > 100 and not model.numbers:
        put_factions(scene, art.x - 3, art.y - 3, what.factions, 36)
    if not model.on:
        scene.canvas.centre(unguarded(_OFF), art.centre, art.middle)
    free = art.inset(0, 1)
    if model.numbers:
        wide = numbers_wide(model.numbers)
        put_numbers(scene, art.x - 8 + wide / 2, art.y + 14, model.numbers)
        free = free.below(36) if art.high >= _TALL else free.past(wide - 6)
    put_chips(scene, free, chips_of(model, token))
    if model.marked is not None:
        put_role(scene, art.end - 6, art.y + 10, model.marked, _DISC)
