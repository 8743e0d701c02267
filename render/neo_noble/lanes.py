"""One side of a lane: the totals, the Active Spirit, and the covered ones behind it (NN-78 to NN-84)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from engines.neo_noble.language.pack import Spirit
from engines.neo_noble.language.parts import Fate
from engines.neo_noble.seat.view import NeoNobleView
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Place
from render.drawing.depth import SHADOW, bar, frame, shaded
from render.drawing.lettering import width
from render.drawing.pen import Sprite
from render.drawing.signs import Mark, Role
from render.drawing.sprite_cache import cached_sprite
from render.drawing.tones import LINE, darker, mixed
from render.neo_noble.art.paint import Subject, broad_art
from render.neo_noble.art.signs import sign
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import kind_sign
from render.neo_noble.marks import (
    DISC,
    PLATE_SIZE,
    Figure,
    bare_wide,
    dark,
    put_bare,
    put_figure,
    put_name,
    put_numbers,
    put_ready,
    put_ring,
    put_role,
    put_title,
    role_colour,
)
from render.neo_noble.places import CARD, half_of, link_of
from render.neo_noble.scene import Scene
from render.neo_noble.theme_colors import BONE, NIGHT, PLATE_LINE, PLATE_QUIET, SEAL, look_of
from render.neo_noble.tokens import disc, fate_disc
from render.neo_noble.words import Marked, attacks_left, number, used_texts
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest

Held: TypeAlias = Literal["", "ready", "spent"]
"""Whether a side has the coin of its lane, and in which state."""
_HEAD = 40
"""Height of an Active Spirit's name."""
_NAMES = (34, 32, 30, 28, 26, 24)
_STRIP_NAMES = (28, 26, 24)
_TOTALS = (50, 46, 42, 38, 34, 30)
_ATTACKS = (36, 34, 30, 28, 26, 24)
_STRIP_NUMBER = 32
_FATE, _KIND, _MARK = 42, 26, 34
_EDGE, _SPARK = 6, 40


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
    changed: bool
    """Whether the last change was done to it."""
    ready: bool
    """Whether the viewer can use a text of it now."""
    numbers: tuple[int, ...]
    """Of what waits that concerns it."""

    @property
    def mark(self) -> Mark | None:
        """What its ring says."""
        return "acts" if self.numbers else "changed" if self.changed else None


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
    role: Role | None
    """What it does in an attack that goes on."""
    held: Held
    changed: bool
    """Whether the last change was done to the whole of it."""
    ready: bool
    """Whether the viewer can attack from it now."""
    numbers: tuple[int, ...]
    """Of what waits that concerns the lane."""

    @property
    def mark(self) -> Mark | None:
        """What the ring of its totals says."""
        return self.role or ("acts" if self.numbers else "changed" if self.changed else None)

    @classmethod
    def of(
        cls,
        view: NeoNobleView,
        place: Place,
        marked: Marked,
        *,
        above: bool,
        role: Role | None = None,
        held: Held = "",
    ) -> Lane:
        """Return what is drawn of a lane."""
        lane = view.sides[place.seat].lanes[place.lane]
        spirits = tuple(
            Shown(
                card=one.card,
                power=one.power,
                resolve=one.resolve,
                silenced=one.silenced,
                taken=one.owner is not None,
                used=used_texts(view, one.used),
                changed=one.key in view.touched,
                ready=one.key in marked.now.bearers,
                numbers=marked.numbers.get(one.key, ()),
            )
            for one in lane.spirits
        )
        return cls(
            above=above,
            spirits=spirits,
            power=lane.power,
            resolve=lane.resolve,
            attacks=attacks_left(lane),
            allowed=lane.attacks_allowed,
            role=role,
            held=held,
            changed=naming.owned(*place) in view.touched,
            ready=place.seat == view.seat and place.lane in marked.now.lanes,
            numbers=marked.numbers.get(place.key, ()),
        )


def draw_half(scene: Scene, box: Box, lane: Lane) -> None:
    """Draw one side of a lane."""
    half = half_of(box, above=lane.above)
    if lane.spirits:
        _draw_link(scene, lane, half.field)
    else:
        high = min(half.field.high, 120)
        spot = half.field.bottom(high) if lane.above else half.field.top(high)
        _put_signs(scene, spot.centre, spot.middle, lane.role, lane.numbers, 80)
    _draw_totals(scene, lane, half.totals)


def _draw_totals(scene: Scene, lane: Lane, box: Box) -> None:
    """Draw Power and Resolve of the lane and the attacks that it has left."""
    canvas, look = scene.canvas, look_of(scene.theme)
    line = {"": PLATE_LINE, "ready": look.gold[1], "spent": PLATE_QUIET}[lane.held]
    mark = lane.mark
    if lane.ready:
        put_ready(scene, box, 4 if mark is None else 7, 8)
        line = look.soul
    if mark is not None:
        put_ring(scene, box, mark, 4, 8)
        line = role_colour(mark, look)
    canvas.paste(dark(round(box.wide), round(box.high), line), box.x, box.y)
    told = (
        ("power", number(lane.power), 32),
        ("resolve" if lane.spirits else "ambient", number(lane.resolve), 32),
        ("attack", f"{lane.attacks}/{lane.allowed}", 30),
    )
    if mark == "changed":
        put_role(scene, box.x + _SPARK * 0.6, box.middle, mark, _SPARK)
        box = box.past(_SPARK)
    room = (box.wide - 20 - 3 * 6 - sum(size for *_, size in told) - 12) / 3
    sizes = [largest(text, _ATTACKS if name == "attack" else _TOTALS, room + 12) for name, text, _ in told]
    while sum(width(text, size) for (_, text, _), size in zip(told, sizes, strict=True)) > 3 * room:
        sizes = [max(24, size - 2) for size in sizes]
    reach = [mark + 6 + width(text, size) for (_, text, mark), size in zip(told, sizes, strict=True)]
    gap = (box.wide - 20 - sum(reach)) / 2
    x = box.x + 10
    for (name, text, mark), size, wide in zip(told, sizes, reach, strict=True):
        ink = WHITE if name != "attack" else look.ready if lane.attacks else PLATE_QUIET
        canvas.paste(sign(name, mark, BONE if name != "attack" else ink), x, box.middle - mark / 2)
        canvas.text(x + mark + 6, box.middle, text, size, ink)
        x += wide + gap


def _draw_link(scene: Scene, lane: Lane, field: Box) -> None:
    """Draw a link: the Active Spirit next to the middle of the table, covered ones behind it."""
    *covered, active = lane.spirits
    link = link_of(field, len(covered), above=lane.above)
    rows: list[tuple[Shown, ...]] = [(one,) for one in reversed(covered)]
    if link.shown < len(rows):
        rest = tuple(one for row in rows[link.shown :] for one in row)
        rows = [*rows[: link.shown], rest]
    strips = sorted(zip(rows, link.strips, strict=True), key=lambda each: _mark(each[0]) is not None)
    for row, box in strips:  # those with a ring last, which lies upon its neighbours
        _draw_strip(scene, row, box.inset(0, 1))
    numbers = tuple(sorted((*lane.numbers, *active.numbers)))
    mark = lane.role or ("acts" if numbers else active.mark)
    if active.ready:
        put_ready(scene, link.active, 6 if mark is None else 10)
    if mark is not None:
        put_ring(scene, link.active, mark)
    _draw_active(scene, active, link.active, lane.role if numbers else mark, numbers)


# Covered Spirits


@lru_cache(maxsize=64)
def strip(fate: Fate, wide: int, high: int) -> Sprite:
    """Return a covered card's edge."""
    colours = tint(fate)
    tones = (mixed(colours.ink, colours.main, 0.3), darker(colours.ink, 0.35))
    return bar(wide, high, tones, colours.light, 7, 2)


def _mark(row: Sequence[Shown]) -> Mark | None:
    """Return what the ring around a strip says."""
    marks = {one.mark for one in row}
    return "acts" if "acts" in marks else "changed" if "changed" in marks else None


def _draw_strip(scene: Scene, row: Sequence[Shown], box: Box) -> None:
    """Draw a covered Spirit, or all that have no strip of their own with their sums."""
    canvas, cards = scene.canvas, scene.cards
    first = row[0]
    found = cards.spirit(first.card)
    mark = _mark(row)
    if mark is not None:
        put_ring(scene, box.inset(3, 3), mark, 5, 7)
    canvas.paste(strip(found.fate, round(box.wide), round(box.high)), box.x, box.y)
    printed = [cards.spirit(one.card) for one in row]
    figures = (
        Figure("power", sum(one.power for one in row), sum(one.power for one in printed)),
        Figure("resolve", sum(one.resolve for one in row), sum(one.resolve for one in printed)),
    )
    size = _STRIP_NUMBER if box.high >= 34 else 27
    end = box.end - 8
    for figure, least in zip(reversed(figures), (46, 46), strict=True):
        wide = max(least, bare_wide(figure, size))
        put_bare(canvas, end - wide, box.middle, figure, size, WHITE)
        end -= wide + 8
    left = box.x + 7
    canvas.paste(sign(kind_sign(found), _KIND - 2, WHITE), left, box.middle - _KIND / 2 + 1)
    left += _KIND + 3
    numbers = [each for one in row for each in one.numbers]
    if numbers:
        put_numbers(scene, left + _KIND / 2, box.middle, numbers, _KIND + 6)
    elif mark is not None:
        put_role(scene, left + _KIND / 2, box.middle, mark, _KIND + 4)
    left += _KIND + 6 if mark is not None else 0
    if any(one.taken for one in row):
        canvas.paste(disc("taken", _KIND, SEAL), left, box.middle - _KIND / 2)
        left += _KIND + 3
    if len(row) > 1:
        canvas.text(left, box.middle, f"+{len(row)}", 27, WHITE)
        return
    room = Box(left, box.y, end - left, box.high)
    put_name(canvas, room, cards.drawn_name(first.card), _STRIP_NAMES, WHITE, NIGHT)


# The Active Spirit


@cached_sprite
def body(what: Subject, wide: int, high: int) -> Sprite:
    """Return a card with its picture and the band for its name, upon its shadow."""
    colours = tint(what.fate)
    around = frame(colours, colours, wide, high, 10, _EDGE)
    image = around.image.copy()
    inner = wide - 2 * _EDGE
    art = broad_art(what, inner, high - 2 * _EDGE, 5, _HEAD - _EDGE + 2)
    image.paste(art.image, (_EDGE, _EDGE), art.mask)
    tones = (mixed(colours.main, colours.ink, 0.55), colours.ink)
    band = bar(wide - 6, _HEAD, tones, LINE, 8, 2)
    image.paste(band.image, (3, 3), band.mask)
    return shaded(Sprite(image, around.mask))


def _draw_active(scene: Scene, one: Shown, box: Box, mark: Mark | None, numbers: Sequence[int]) -> None:
    """Draw the Active Spirit: name, picture, numbers, which of its texts work and have been used."""
    canvas, found = scene.canvas, scene.cards.spirit(one.card)
    sprite = body(Subject.of(found), CARD, round(box.high))
    canvas.paste(sprite, round(box.x) - SHADOW, round(box.y) - SHADOW)
    head = box.top(_HEAD + 6).inset(3)
    canvas.paste(fate_disc(found.fate, _FATE), head.x, head.middle - _FATE / 2)
    end = head.end - 8 - _KIND
    canvas.paste(sign(kind_sign(found), _KIND, WHITE), end, head.middle - _KIND / 2)
    left = head.x + _FATE + 7
    name = Box(left, head.y, end - 6 - left, head.high)
    put_title(canvas, name, scene.cards.drawn_name(one.card), _NAMES)
    wide, high = PLATE_SIZE
    foot = box.foot + 2 - high
    put_figure(canvas, Box(box.x - 2, foot, wide, high), Figure("power", one.power, found.power))
    right = Box(box.end + 2 - wide, foot, wide, high)
    put_figure(canvas, right, Figure("resolve", one.resolve, found.resolve))
    _put_signs(scene, box.centre, foot + high / 2 - 2, mark, numbers)
    _draw_marks(scene, one, found, Box(box.x + 8, head.foot + 1, box.wide - 16, foot - head.foot - 2))


def _put_signs(
    scene: Scene, x: float, y: float, mark: Mark | None, numbers: Sequence[int], size: int = DISC
) -> None:
    """Put around a point the sign of a role or a change, and beside it the numbers of what waits."""
    if mark is not None and numbers:
        put_role(scene, x - size / 2 - 1, y, mark, size)
        put_numbers(scene, x + size / 2, y, numbers, size - 6)
    elif mark is not None:
        put_role(scene, x, y, mark, size)
    elif numbers:
        put_numbers(scene, x, y, numbers, size - 6)


def _draw_marks(scene: Scene, one: Shown, found: Spirit, box: Box) -> None:
    """Draw what hinders a Spirit, its keywords, and each text that works here, struck through if used."""
    ink = tint(found.fate).ink
    marks = [(name, SEAL, False) for name, on in (("taken", one.taken), ("silenced", one.silenced)) if on]
    marks += [
        (text.type, ink, place in one.used)
        for place, text in enumerate(found.texts)
        if text.type != "on_summon"
    ]
    marks += [(name, ink, False) for name in found.behaviours]
    size = min(_MARK, round(box.high))
    y = box.foot - size
    for place, (name, colour, used) in enumerate(marks):
        scene.canvas.paste(disc(name, size, colour, used), box.x + place * (size + 4), y)
