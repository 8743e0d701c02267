"""Players and lanes in a strip: how each stands, who is Active, the totals, the coins, the attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.neo_noble.seat.view import BattleView
from render.drawing.depth import bar, frame
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.drawing.signs import triangle
from render.drawing.sprite_cache import cached_sprite
from render.drawing.tones import LINE
from render.neo_noble.art.paint import Subject, broad_art
from render.neo_noble.art.signs import sign
from render.neo_noble.art.tints import tint
from render.neo_noble.lanes import Shown as ShownSpirit
from render.neo_noble.lanes import strip as edge_of
from render.neo_noble.marks import (
    Figure,
    dark,
    put_bar,
    put_figure,
    put_name,
    put_numbers,
    put_ready,
    put_ring,
    put_role,
    role_colour,
)
from render.neo_noble.scene import Scene
from render.neo_noble.strip_cards import night, put_rows
from render.neo_noble.strip_model import ShownColumn, ShownLane, ShownSide
from render.neo_noble.theme_colors import (
    BONE,
    FIGHT,
    FIGHT_QUIET,
    PLATE_LINE,
    SEAL,
    SOUL,
    SOUL_DEEP,
    look_of,
)
from render.neo_noble.tokens import bargain, channel_card, coin, disc, empty_slot, held, wisp
from render.neo_noble.words import REAPS, defence, lane_name, number, signed
from render.shared.box import Box
from render.shared.theme_colors import WHITE

HEAD = 50
"""Height of how a player stands."""
BODY, TOTALS, COINS = 106, 42, 60
"""Heights of an Active Spirit, of a lane's totals, of what lies between two lanes."""
LANES = 2 * (BODY + TOTALS + 4) + COINS + 8
ATTACK = 2 * (BODY + 8) + 70
_GAP = 6
_BAND, _PLATE, _EDGE = 36, 46, 5
_NAMES = (32, 30, 28)
_STRIP = 36
_COUNTED = 220
"""How wide a lane is in which it is said how full it is."""
_SLOT, _CARD = 46, 32
_DISC, _MARK = 46, 34
_NUMBERS = (40, 36, 32, 30, 27)


def draw_head(scene: Scene, box: Box, side: ShownSide, name: str) -> None:
    """Draw how a player stands: whose turn, name, what was reaped, Souls or hand, the Channel."""
    canvas, look = scene.canvas, look_of(scene.theme)
    tones, line = (look.gold, look.gold_line) if side.active else (look.bar, look.line)
    ink, quiet = (look.gold_ink, look.gold_ink) if side.active else (look.ink, look.sign)
    if side.changed:
        put_ring(scene, box, "changed", 5)
    put_bar(canvas, box, tones, line)
    end = _draw_slots(scene, box, side)
    if side.bargain:
        end -= 44
        canvas.paste(bargain(40), end, box.middle - 20)
    ready, lingering = side.souls
    souls = f"{ready}+{lingering}" if lingering else str(ready)
    counts: list[tuple[Sprite, str]] = [(sign("scythe", 34, quiet), f"{side.reaped}/{REAPS}")]
    counts += [] if side.own else [(held(38), str(side.hand))]
    counts += [(wisp(36, SOUL_DEEP if side.active else SOUL), souls)]
    for mark, text in reversed(counts):
        end -= width(text, 36)
        canvas.text(end, box.middle, text, 36, ink)
        canvas.paste(mark, end - 6 - mark.size[0], box.middle - mark.size[1] / 2)
        end -= mark.size[0] + 24
    x = box.x + 12
    if side.active:
        canvas.paste(triangle(28, ink), x, box.middle - 14)
        x += 36
    if name and end - x > 60:
        put_name(canvas, Box(x, box.y, end - x, box.high), name, (38, 36, 34, 32, 30, 28, 27), ink)


def _draw_slots(scene: Scene, box: Box, side: ShownSide) -> float:
    """Draw a Channel at the right end; what answers are is ringed. Return where it begins."""
    if not side.slots:
        return box.end - 14
    canvas, left = scene.canvas, box.end - 8 - len(side.slots) * _SLOT
    for place, slot in enumerate(side.slots):
        x = left + (place + 0.5) * _SLOT
        if slot is None:
            canvas.centre(empty_slot(_CARD, look_of(scene.theme).line), x, box.middle)
            continue
        known = slot.card
        found = None if known is None else scene.cards.find(known)
        fate, picture = (None, None) if found is None else (found.fate, found.picture)
        wide, high = (_CARD, _CARD * 1.4) if slot.ready else (_CARD * 1.4, _CARD)
        if place in side.meant:
            put_ready(scene, Box(x - wide / 2, box.middle - high / 2, wide, high), 3, 5)
        canvas.centre(channel_card(known, fate, _CARD, slot.ready, picture), x, box.middle)
    return left - 10


def draw_columns(scene: Scene, box: Box, columns: Sequence[ShownColumn]) -> None:
    """Draw lanes beside one another."""
    wide = (box.wide - (len(columns) - 1) * _GAP) / len(columns)
    for place, each in enumerate(columns):
        _draw_column(scene, Box(box.x + place * (wide + _GAP), box.y, wide, box.high), each)


def _draw_column(scene: Scene, box: Box, column: ShownColumn) -> None:
    far, near = box.top(BODY), box.bottom(BODY)
    draw_field(scene, far, column.far)
    draw_field(scene, near, column.near)
    if column.battle is not None:
        _draw_attack(scene, box.inset(0, BODY + 8), column.battle)
        return
    upper = Box(box.x, far.foot + 4, box.wide, TOTALS)
    lower = Box(box.x, near.y - 4 - TOTALS, box.wide, TOTALS)
    between = Box(box.x, upper.foot + 4, box.wide, lower.y - 8 - upper.foot)
    _draw_totals(scene, upper, column.far)
    _draw_totals(scene, lower, column.near)
    _draw_coin(scene, between, column)


def _draw_coin(scene: Scene, box: Box, column: ShownColumn) -> None:
    """Draw the coin, the lanes' names as their owners call them, and how full these are."""
    canvas, look = scene.canvas, look_of(scene.theme)
    size = round(box.high) - 2
    counts = [f"{len(lane.lane.spirits)}/{lane.capacity}" for lane in (column.far, column.near)]
    counted = box.wide >= _COUNTED
    reach = max(width(count, 27) for count in counts) + 8 if counted else 0
    x = min(box.end - 4 - reach - size / 2, box.centre + 24) if counted else box.end - 4 - size / 2
    tips: dict[int, Literal["", "up", "down"]] = {0: "up", 1: "down"}
    if column.coin_meant:
        put_ready(scene, Box(x - size / 2, box.middle - size / 2, size, size), 4, size // 2)
    canvas.centre(coin(column.coin, size, tips.get(column.holder, "")), x, box.middle)
    room = x - size / 2 - 8 - box.x
    for side, (lane, count) in enumerate(zip((column.far, column.near), counts, strict=True)):
        y = box.middle + (side - 0.5) * 29
        ink = look.ink if column.holder == side else look.quiet
        canvas.text(box.x + 4, y, lane_name(lane.number, canvas.speech), 27, ink, room=room)
        if counted:
            canvas.text(box.end - 6, y, count, 27, look.ink, "right")


def _draw_attack(scene: Scene, box: Box, battle: BattleView) -> None:
    """Draw the arithmetic of an attack: Power against Resolve with what is added to it."""
    canvas = scene.canvas
    put_bar(canvas, box, FIGHT, look_of(scene.theme).aimed)
    added = f" {signed(battle.raised)} = {number(defence(battle))}" if battle.raised or battle.blocked else ""
    parts = (
        ("power", number(battle.power), 46, WHITE),
        ("", canvas.speech.say("nn-picture-against"), 28, FIGHT_QUIET),
        ("resolve", f"{number(battle.resolve)}{added}", 46, WHITE),
    )
    reach = sum(width(text, size) + (40 if mark else 0) for mark, text, size, _ in parts) + 28
    shrink = min(1.0, (box.wide - 20) / reach)
    x = box.centre - min(reach, box.wide - 20) / 2
    for mark, text, size, ink in parts:
        letters = max(27, int(size * shrink))
        if mark:
            canvas.paste(sign(mark, 34, BONE), x, box.middle - 17)
            x += 40
        x += canvas.text(x, box.middle, text, letters, ink) + 14


def _draw_totals(scene: Scene, box: Box, shown: ShownLane) -> None:
    """Draw Power and Resolve of a lane, ringed where it may attack or is what an answer names."""
    canvas, look, lane = scene.canvas, look_of(scene.theme), shown.lane
    line = PLATE_LINE
    if shown.meant:
        put_ready(scene, box, 5 if lane.mark is None else 8, 8)
        line = look.soul
    if lane.mark is not None:
        put_ring(scene, box, lane.mark, 4, 8)
        line = role_colour(lane.mark, look)
    canvas.paste(dark(round(box.wide), round(box.high), line), box.x, box.y)
    resolve = "resolve" if lane.spirits else "ambient"
    parts = [("power", number(lane.power)), (resolve, number(lane.resolve))]
    pitch = box.wide / 2
    for place, (mark, text) in enumerate(parts):
        size = next((each for each in _NUMBERS if width(text, each) <= pitch - 50), _NUMBERS[-1])
        x = box.x + pitch * (place + 0.5) - (34 + width(text, size)) / 2
        canvas.paste(sign(mark, 28, BONE), x, box.middle - 14)
        canvas.text(x + 34, box.middle, text, size, WHITE)


# Those who lie in a lane


def draw_field(scene: Scene, box: Box, shown: ShownLane) -> None:
    """Draw the Active Spirit, and of covered ones those that answers name."""
    lane = shown.lane
    if not lane.spirits:
        _draw_empty(scene, box, shown)
        return
    *covered, active = lane.spirits
    named = [one for place, one in enumerate(covered) if place in shown.named]
    if named:
        box = _draw_covered(scene, box, named, above=lane.above)
    mark = lane.role or active.mark
    if len(lane.spirits) - 1 in shown.named:
        put_ready(scene, box, 6 if mark is None else 9)
    if mark is not None:
        put_ring(scene, box, mark, 5)
    _draw_active(scene, box, shown, active)


def _draw_empty(scene: Scene, box: Box, shown: ShownLane) -> None:
    """Say that a lane is empty, with what is done there."""
    canvas, look = scene.canvas, look_of(scene.theme)
    if shown.lane.role is not None:
        put_role(scene, box.centre, box.middle, shown.lane.role, 70)
        return
    text = canvas.speech.say("nn-picture-lane-empty")
    canvas.text(box.centre, box.middle, text, 28, look.quiet, "middle", room=box.wide - 12)


def _draw_covered(scene: Scene, box: Box, named: Sequence[ShownSpirit], *, above: bool) -> Box:
    """Draw covered Spirits that answers name: at the outer edge, or at the right. Return what is left."""
    aside = box.wide > 300
    most = 3 if aside else 1
    field = box.right(box.wide * 0.48) if aside else box.top(_STRIP) if above else box.bottom(_STRIP)
    for place, one in enumerate(named[:most]):
        last = place == most - 1 and len(named) > most
        spot = Box(field.x, field.y + place * (_STRIP + 3), field.wide, _STRIP)
        _draw_edge(scene, spot, one, f"+{len(named) - most}" if last else "")
    if aside:
        return box.left(box.wide * 0.52 - 8)
    return box.below(_STRIP + 4) if above else box.top(box.high - _STRIP - 4)


def _draw_edge(scene: Scene, box: Box, one: ShownSpirit, more: str) -> None:
    """Draw a covered Spirit: name and numbers, and how many more there are."""
    canvas, found = scene.canvas, scene.cards.spirit(one.card)
    put_ready(scene, box, 4, 7)
    canvas.paste(edge_of(found.fate, round(box.wide), round(box.high)), box.x, box.y)
    end = box.end - 6
    if more:
        end -= width(more, 28) + 4
        canvas.text(end, box.middle, more, 28, WHITE)
    numbers = f"{number(one.power)}/{number(one.resolve)}"
    end -= width(numbers, 27) + 2
    canvas.text(end, box.middle, numbers, 27, WHITE)
    if end - box.x > 50:
        name = scene.cards.drawn_name(one.card)
        put_rows(canvas, Box(box.x + 6, box.y, end - 12 - box.x, box.high), name, (28,), 1)


@cached_sprite
def body(what: Subject, wide: int, high: int) -> Sprite:
    """Return a Spirit's frame with its picture and the band for its name."""
    colours = tint(what.fate)
    around = frame(colours, colours, wide, high, 10, _EDGE)
    image = around.image.copy()
    art = broad_art(what, wide - 2 * _EDGE, high - _BAND - _EDGE, 5)
    image.paste(art.image, (_EDGE, _BAND), art.mask)
    band = bar(wide - 6, _BAND, night(what.fate), LINE, 8, 2)
    image.paste(band.image, (3, 3), band.mask)
    return Sprite(image, around.mask)


def _draw_active(scene: Scene, box: Box, shown: ShownLane, one: ShownSpirit) -> None:
    """Draw the Active Spirit: name, picture, numbers, what hinders it, what is done with it."""
    canvas, found = scene.canvas, scene.cards.spirit(one.card)
    canvas.shade(box, 10)
    canvas.paste(body(Subject.of(found), round(box.wide), round(box.high)), box.x, box.y)
    band = Box(box.x + 6, box.y + 3, box.wide - 12, _BAND)
    put_rows(canvas, band, scene.cards.drawn_name(one.card), _NAMES, 1)
    high = min(_PLATE, box.high - _BAND - 6)
    wide = min(96, (box.wide - 60) / 2)
    foot = Box(box.x - 1, box.foot + 1 - high, box.wide + 2, high)
    put_figure(canvas, foot.left(wide), Figure("power", one.power, found.power), _NUMBERS, 26)
    put_figure(canvas, foot.right(wide), Figure("resolve", one.resolve, found.resolve), _NUMBERS, 26)
    mark = shown.lane.role or one.mark
    if one.numbers:
        put_numbers(scene, foot.centre, foot.middle - 2, one.numbers, _DISC)
    elif mark is not None:
        put_role(scene, foot.centre, foot.middle - 2, mark, _DISC)
    hindered = [name for name, on in (("taken", one.taken), ("silenced", one.silenced)) if on]
    for place, name in enumerate(hindered):
        canvas.paste(disc(name, _MARK, SEAL), box.x + 8 + place * (_MARK + 2), band.foot + 2)
