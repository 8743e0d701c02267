"""A player's bar: name, damage, level, Ronum, experience, and how many cards lie where."""

from __future__ import annotations

from typing import NamedTuple

from engines.soul_forger.seat.view import SideView, SoulForgerView
from engines.soul_forger.table import keys as naming
from render.drawing.depth import bar, rounded
from render.drawing.lettering import heading, width
from render.drawing.marks import crown
from render.drawing.signs import Mark, heart, triangle
from render.drawing.themes import Colour
from render.drawing.tones import darker, lighter
from render.shared.box import Box
from render.shared.typeset import largest
from render.soul_forger.art.signs import mark, unguarded
from render.soul_forger.marks import (
    numbers_wide,
    put_edged,
    put_numbers,
    put_ring,
    put_role,
    put_title,
    put_word,
)
from render.soul_forger.places import Cells
from render.soul_forger.scene import HEADINGS, Scene
from render.soul_forger.theme_colors import CREAM, NIGHT, STEEL, look_of
from render.soul_forger.words import Numbers, is_over

_NAMES = (48, 44, 40, 36, 32, 28, 26, 24)
_LEAST_BESIDE = 32
"""Size of a name below which the sign of Off-guard stands without its word beside it."""
_OFF = 40
"""How wide that sign is."""
_HEART = 68
_NUMBER, _LABEL, _SIGN = 42, 24, 36
_COLUMNS = (("level", 634), ("ronum", 762), ("experience", 946), ("hand", 1080))
_TRACK = (396, 214)
"""Left end and width of the bar of damage in a half."""


class Head(NamedTuple):
    """What is drawn of a player."""

    name: str
    active: bool
    won: bool
    living: bool
    on_guard: bool
    level: int
    damage: int
    endurance: int
    ronum: int
    xp: int
    hand: int
    piles: tuple[tuple[str, int], ...]
    """How many cards lie where else."""
    mark: Mark | None
    """Whether the player is attacked, an entry of the Flow aims at them, or the last change was theirs."""
    numbers: tuple[int, ...]
    """Of such entries."""

    @classmethod
    def of(cls, view: SoulForgerView, side: SideView, name: str, numbers: Numbers) -> Head:
        """Return what is drawn of a player."""
        piles = (
            ("deck", side.deck_size),
            ("forge", side.forge_size),
            ("material", len(side.material)),
            ("grave", len(side.grave)),
            ("removed", len(side.removed)),
        )
        fight, over = view.combat, is_over(view)
        attacked = fight is not None and not over and not fight.target and fight.defender == side.seat
        key = naming.player(side.seat)
        aims = numbers.get(key, ())
        return cls(
            name=name,
            active=view.active == side.seat and view.turn > 0 and not over,
            won=view.result is not None and side.seat in view.result.winners,
            living=side.living,
            on_guard=side.on_guard,
            level=side.level,
            damage=side.damage,
            endurance=side.endurance,
            ronum=side.ronum,
            xp=side.xp,
            hand=side.hand_size,
            piles=piles if side.removed else piles[:-1],
            mark="aimed" if attacked or aims else "changed" if key in view.touched else None,
            numbers=aims,
        )

    @property
    def golden(self) -> bool:
        """Whether the bar is of gold: whose turn it is, or who has won."""
        return self.active or self.won


class _Inks(NamedTuple):
    ink: Colour
    quiet: Colour
    sign: Colour


def draw_bar(scene: Scene, cells: Cells, head: Head) -> None:
    """Draw a player's bar: golden with a triangle when it is that player's turn, crowned who has won."""
    look, box = look_of(scene.theme), cells.bar
    gold = look.gold_ink
    inks = _Inks(gold, gold, gold) if head.golden else _Inks(look.ink, look.quiet, look.sign)
    wide, high = round(box.wide), round(box.high)
    scene.canvas.shade(box)
    if head.mark is not None:
        put_ring(scene, box.inset(2, 2), head.mark, 6, 10)
    tones, line = (look.gold, look.gold_line) if head.golden else (look.bar, look.line)
    scene.canvas.paste(bar(wide, high, tones, line, 10), box.x, box.y)
    draw = _draw_half if cells.broad else _draw_quarter
    draw(scene, box, head, inks)


def _draw_half(scene: Scene, box: Box, head: Head, inks: _Inks) -> None:
    left, track = _TRACK
    _draw_name(scene, box.inset(18).left(left - 66 - box.x), head, inks)
    if not head.living:
        return
    draw_damage(scene, Box(left, box.y, track, box.high), head.damage, head.endurance, 46)
    for what, x in _COLUMNS:
        text = _told(head, what)
        end = next((other for _, other in _COLUMNS if other > x), round(box.end))
        put_count(scene, Box(x, box.y, end - x - 10, box.high), what, text, *inks)


def _told(head: Head, what: str) -> str:
    """Return a number of a player; the limit of Ronum is the level (SF-59)."""
    numbers = {"level": head.level, "experience": head.xp, "hand": head.hand}
    return str(numbers[what]) if what in numbers else f"{head.ronum}/{head.level}"


def put_count(scene: Scene, box: Box, what: str, text: str, ink: Colour, quiet: Colour, sign: Colour) -> None:
    """Put a number with its sign before and its word below it."""
    canvas, y = scene.canvas, box.y + 26
    canvas.paste(mark(what, _SIGN - 2, sign), box.x, y - _SIGN / 2 + 1)
    room = box.wide - _SIGN - 4
    canvas.text(box.x + _SIGN + 4, y, text, largest(text, (_NUMBER, 38, 34, 30, 26), room), ink)
    word = canvas.speech.say("sf-picture-label", what=what)
    canvas.text(box.x, box.y + 58, word, _LABEL, quiet)


def _draw_quarter(scene: Scene, box: Box, head: Head, inks: _Inks) -> None:
    upper, lower = box.top(48), box.below(46).top(34)
    if not head.living:
        _draw_name(scene, box.inset(12), head, inks)
        return
    _draw_name(scene, upper.inset(12).left(232), head, inks)
    track = Box(box.x + 278, upper.y + 3, 176, upper.high)
    draw_damage(scene, track, head.damage, head.endurance, 42)
    canvas, x = scene.canvas, box.x + 470
    canvas.paste(mark("level", 36, inks.sign), x, upper.middle - 16)
    text = str(head.level)
    canvas.text(x + 42, upper.middle + 2, text, largest(text, (_NUMBER, 36, 30), box.end - x - 50), inks.ink)
    _draw_row(scene, lower.inset(10), head, inks)


def _draw_row(scene: Scene, box: Box, head: Head, inks: _Inks) -> None:
    """Draw Ronum, experience and how many cards lie where, in a row, as large as there is room."""
    told = [("ronum", _told(head, "ronum")), ("experience", str(head.xp)), ("hand", str(head.hand))]
    told += [(what, str(count)) for what, count in head.piles]
    for size, sign in ((34, 28), (32, 26), (30, 24), (28, 24), (26, 24), (24, 24)):
        needs = [sign + 4 + width(text, size) for _, text in told]
        gap = (box.wide - sum(needs)) / (len(told) - 1)
        if gap >= 8 or size == 24:
            break
    x = box.x
    for (what, text), need in zip(told, needs, strict=True):
        scene.canvas.paste(mark(what, sign, inks.sign), x, box.middle - sign / 2)
        scene.canvas.text(x + sign + 4, box.middle, text, size, inks.ink)
        x += need + min(gap, 26)


def _draw_name(scene: Scene, box: Box, head: Head, inks: _Inks) -> None:
    """Draw the name, with what stands before and after it."""
    canvas, x, end = scene.canvas, box.x, box.end
    if head.won:
        canvas.paste(crown(42, True, inks.ink), x - 4, box.middle - 21)
        x += 42
    elif head.active:
        canvas.paste(triangle(34, inks.ink), x, box.middle - 17)
        x += 38
    if head.mark is not None:
        disc = 46 if box.high > 60 else 38
        put_role(scene, end - disc / 2, box.middle, head.mark, disc)
        end -= disc + 4
        if head.numbers:
            wide = numbers_wide(head.numbers)
            put_numbers(scene, end - wide / 2, box.middle, head.numbers)
            end -= wide + 4
    room, said = box._replace(x=x, wide=end - x), _said(scene, head)
    off = bool(said) and head.living
    beside = width(said, 26) + 24 + off * (_OFF + 4) if said else 0
    face = heading(head.name, HEADINGS)
    word = not head.living or width(head.name, _LEAST_BESIDE, face) <= room.wide - beside - 8
    beside = beside if word or not said else _OFF
    x += put_title(canvas, room.left(room.wide - beside - 8), head.name, _NAMES, inks.ink) + 8
    if off:
        canvas.centre(unguarded(_OFF), x + _OFF / 2, box.middle)
        x, beside = x + _OFF + 4, beside - _OFF - 4
    if said and word:
        put_word(scene, Box(x, box.y, beside, box.high), said, (26,))


def _said(scene: Scene, head: Head) -> str:
    """Return what is said of a player beside the name: that they are out, or Off-guard."""
    key = "sf-picture-out" if not head.living else "sf-picture-off" if not head.on_guard else ""
    return scene.canvas.speech.say(key) if key else ""


def draw_damage(scene: Scene, box: Box, damage: int, endurance: int, high: int) -> None:
    """Draw the damage as a bar that fills until the player is out (SF-2)."""
    canvas, look = scene.canvas, look_of(scene.theme)
    track = Box(box.x, box.middle - high / 2, box.wide, high)
    wide = round(track.wide)
    canvas.paste(bar(wide, high, (darker(NIGHT, 0.5), NIGHT), STEEL, high // 2 - 1, 3), track.x, track.y)
    share = min(1.0, damage / max(1, endurance))
    filled = round((wide - 8) * share)
    if filled >= high:
        fill = bar(filled, high - 8, (lighter(look.harm, 0.3), look.harm, darker(look.harm, 0.3)),
                   darker(look.harm, 0.4), (high - 8) // 2 - 1, 1)  # fmt: skip
        canvas.paste(fill, track.x + 4, track.y + 4)
    elif filled > 0:
        mask = rounded(high, high - 8, (high - 8) // 2 - 1).crop((0, 0, filled, high - 8))
        canvas.image.paste(look.harm, (round(track.x) + 4, round(track.y) + 4), mask)
    canvas.centre(heart(_HEART if high > 44 else 56, look.harm), track.x - 4, track.middle)
    text = f"{damage}/{endurance}"
    size = largest(text, (42, 38, 34, 30, 26), box.wide - 44)
    put_edged(canvas, track.x + 16 + track.wide / 2, track.middle, text, size, CREAM, "middle")
