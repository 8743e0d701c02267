"""A player's bar: name, life, what is counted, the mana in the pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.drawing.depth import bar
from render.drawing.lettering import heading, width
from render.drawing.marks import crown
from render.drawing.signs import CHANGED, heart, triangle
from render.drawing.themes import Colour
from render.magic.art.tints import letters
from render.magic.board_model import BoardModel, SideSeen
from render.magic.marks import numbers_text, put_numbers
from render.magic.scene import HEADINGS, Scene
from render.magic.theme_colors import HEART, look_of
from render.magic.tokens import disc_sign, mana
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import put_name

_NAME = (48, 44, 40, 36, 32, 30, 28, 26, 24)
_LIFE = (60, 54, 48, 42)
_LIFE_X, _COUNTS_X = 306, 508
_NUMBER, _LABEL, _LEAST = 44, 26, 14.0
_PIP, _MOST_POOL = 40, 168.0
_USES = 6
"""How many bits of mana in the pool are its colours."""


class Unit(NamedTuple):
    """Mana in a pool."""

    letters: str
    bound: bool
    """It may not be spent on everything."""
    many: int


def draw_bar(scene: Scene, box: Box, seen: BoardModel, side: SideSeen, name: str) -> None:
    """Draw the bar of a player: golden with a triangle when it is that player's turn, crowned who has won."""
    look = look_of(scene.theme)
    won = seen.winners is not None and side.seat in seen.winners
    golden = won or (seen.is_playing and seen.active == side.seat)
    ink, quiet = (look.gold_ink, look.gold_ink) if golden else (look.ink, look.quiet)
    tones, line = (look.gold, look.gold_line) if golden else (look.bar, look.line)
    wide, high = round(box.wide), round(box.high)
    scene.canvas.shade(box)
    scene.canvas.paste(bar(wide, high, tones, line, 10), box.x, box.y)
    _draw_name(scene, box, name, side.wins, ink, golden and not won, won)
    start = max(_COUNTS_X, _draw_life(scene, box, side, ink) + 16)
    pool = _pool(side)
    room = min(_MOST_POOL, sum(_wide(unit) for unit in pool)) if pool else 0
    _draw_counts(scene, box.past(start - box.x).left(box.end - start - room - 20), side, ink, quiet)
    _draw_pool(scene, box.inset(10, 0).right(room), pool, ink)


def _draw_name(scene: Scene, box: Box, name: str, wins: int, ink: Colour, pointed: bool, won: bool) -> None:
    canvas, x, end = scene.canvas, box.x + 20, _LIFE_X - 8
    if pointed:
        canvas.paste(triangle(34, ink), x, box.middle - 17)
        x += 38
    elif won:
        canvas.paste(crown(42, True, ink), x - 4, box.middle - 21)
        x += 42
    end -= 32 * wins
    face = heading(name, HEADINGS)
    reach = put_name(canvas, box._replace(x=x, wide=end - x), name, _NAME, ink, face)
    for place in range(wins):
        canvas.paste(crown(30, True, ink), x + reach + 4 + 32 * place, box.middle - 17)


def _draw_life(scene: Scene, box: Box, side: SideSeen, ink: Colour) -> float:
    """Draw a player's life, and what aims at the player. Return where that ends."""
    canvas, x = scene.canvas, _LIFE_X + 82.0
    canvas.centre(heart(72, HEART), _LIFE_X + 38, box.middle)
    text = life_text(side.life)
    size = next((each for each in _LIFE if width(text, each) <= _COUNTS_X - x - 20), _LIFE[-1])
    x += canvas.text(x, box.middle, text, size, ink)
    if side.numbers:
        x += 62 + max(0.0, width(numbers_text(side.numbers), 26) - 20)
        canvas.centre(disc_sign("aimed", 44, (206, 44, 50), WHITE, WHITE), x, box.middle)
        put_numbers(scene, x - 35, box.middle, side.numbers)
        x += 22
    elif side.changed:
        canvas.centre(disc_sign("changed", 44, CHANGED, WHITE, WHITE), x + 32, box.middle)
        x += 54
    return x


def life_text(life: int) -> str:
    """Return a player's life as it is written; more than four digits are cut."""
    if life > 9999:
        return "9999+"
    return str(life) if life >= 0 else f"−{-life}"


def counts(side: SideSeen) -> Iterator[tuple[str, int]]:
    """Yield what is counted of a player, with its name in texts."""
    yield "hand", side.hand
    yield "library", side.library
    yield "grave", side.grave
    yield "exile", side.exile


def _draw_counts(scene: Scene, box: Box, side: SideSeen, ink: Colour, quiet: Colour) -> None:
    """Draw what is counted, number before word; where there is little room nothing is said of empty piles."""
    canvas = scene.canvas
    said = [(str(count), canvas.speech.say("mn-picture-label", what=what)) for what, count in counts(side)]
    label = _LABEL
    if _reach(said, label) + _LEAST * (len(said) - 1) > box.wide:
        label = 24
        empty = [each for each in said[2:] if each[0] == "0"]
        while empty and _reach(said, label) + _LEAST * (len(said) - 1) > box.wide:
            said.remove(empty.pop())
    gap = min(30.0, max(_LEAST, (box.wide - _reach(said, label)) / max(1, len(said) - 1)))
    x = box.x
    for number, word in said:
        x += canvas.text(x, box.middle, number, _NUMBER, ink) + 8
        x += canvas.text(x, box.middle + 4, word, label, quiet) + gap


def _reach(said: list[tuple[str, str]], label: int) -> float:
    return sum(width(number, _NUMBER) + 8 + width(word, label) for number, word in said)


def _pool(side: SideSeen) -> list[Unit]:
    """Return the mana in a pool, sign by sign while there is little."""
    units = [
        Unit(letters(mask & (1 << _USES) - 1), mask >> _USES > 0, count) for mask, count in side.pool if count
    ]
    if sum(unit.many for unit in units) * _PIP <= _MOST_POOL:
        return [unit._replace(many=1) for unit in units for _ in range(unit.many)]
    return units


def _wide(unit: Unit) -> float:
    return _PIP if unit.many == 1 else _PIP + width(f"×{unit.many}", 28) + 6


def _draw_pool(scene: Scene, box: Box, pool: list[Unit], ink: Colour) -> None:
    """Draw the mana in a pool; what finds no room is counted."""
    x = box.x
    for place, unit in enumerate(pool):
        rest = sum(_wide(each) for each in pool[place:])
        if rest > box.end - x + 1 and x + _wide(unit) + 52 > box.end:
            scene.canvas.text(box.end, box.middle, f"+{len(pool) - place}", 28, ink, "right")
            return
        symbol = unit.letters if len(unit.letters) == 1 else f"{unit.letters[0]}/{unit.letters[1]}"
        scene.canvas.paste(mana(symbol, _PIP), x, box.middle - _PIP / 2)
        if unit.bound:
            scene.canvas.text(x + _PIP - 5, box.middle - 16, "*", 30, ink, "middle")
        if unit.many > 1:
            scene.canvas.text(x + _PIP + 2, box.middle, f"×{unit.many}", 28, ink)
        x += _wide(unit)
