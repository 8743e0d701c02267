"""The molten Flow across the table: how the match stands, what waits in it, the combat at its right end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table import keys as naming
from render.drawing.depth import Tones, bar, halo
from render.drawing.lettering import fitted, heading, width
from render.drawing.marks import crown
from render.drawing.signs import Role
from render.drawing.themes import Colour
from render.shared.box import Box
from render.shared.typeset import largest, set_name
from render.soul_forger.art.figures import Subject
from render.soul_forger.art.paint import grey_picture, picture
from render.soul_forger.board_model import NumberModel
from render.soul_forger.marks import (
    numbers_wide,
    put_anvil,
    put_number,
    put_numbers,
    put_role,
    put_title,
    put_word,
)
from render.soul_forger.places import ENTRY, FIGHTER, Band, band_of
from render.soul_forger.scene import HEADINGS, Scene
from render.soul_forger.theme_colors import ASH, CREAM, EMBER, FIGHT, PLATE, STEEL, look_of
from render.soul_forger.words import (
    PHASES,
    Numbers,
    aims,
    fighters,
    going_on,
    is_over,
    phase_word,
    stack,
)

_ROLES: dict[str, Role] = {"attacks": "acts", "blocks": "blocks", "aimed": "aimed"}
_ART = 96
"""Width and height of a picture in the Flow."""
_TITLES = (34, 32, 30, 28, 26, 24)
_STEPS = (46, 42, 38, 34, 30, 28)
_MOST_ROWS = 4
"""Of what is written of an entry."""
_ARROW = 28
"""Room for the arrow before what it is aimed at."""


class Added(NamedTuple):
    """What is drawn of an entry of the Flow."""

    card: str
    doing: tuple[str, str]
    """Whose it is, and what is done."""
    aim: str
    negated: bool
    resolving: bool
    numbers: tuple[int, ...]
    """Of the entries that are aimed at it."""


def draw_band(scene: Scene, view: SoulForgerView, names: Sequence[str], numbers: Numbers) -> None:
    """Draw all that lies in the bed of the Flow; the steps of the turn when nothing does."""
    shown, fight = stack(view), fighters(view, names)
    band = band_of(len(shown), len(fight))
    _draw_turn(scene, band.turn, view, names)
    if is_over(view):
        _draw_end(scene, band.rest, view, names)
        return
    if not shown and not fight:
        _draw_steps(scene, band.rest, view)
    added = _added(scene, view, names, numbers)
    for place, (box, each) in enumerate(zip(band.entries, added, strict=False)):
        _draw_entry(scene, box, each, place + 1)
    if band.more is not None:
        _put_plate(scene, band.more.inset(0, 22), PLATE, STEEL)
        text = f"+{len(shown) - len(band.entries)}"
        size = largest(text, (32, 28, 24), band.more.wide - 8)
        scene.canvas.text(band.more.centre, band.more.middle, text, size, EMBER, "middle")
    if band.fight is not None:
        _put_plate(scene, band.fight, FIGHT, look_of(scene.theme).aimed)
        for place, one in enumerate(fight):
            cell = band.fight.inset(8).past(place * FIGHTER).left(FIGHTER)
            _draw_fighter(scene, cell, one.card, one.name, one.power, _ROLES[one.role])


def shown_of(view: SoulForgerView, names: Sequence[str]) -> Band:
    """Return where what lies in the bed of the Flow is drawn."""
    return band_of(len(stack(view)), len(fighters(view, names)))


def _added(scene: Scene, view: SoulForgerView, names: Sequence[str], numbers: Numbers) -> Iterator[Added]:
    say = scene.cards.speech.say
    for entry in stack(view):
        verb = say("sf-picture-negated") if entry.negated else say("sf-picture-verb", verb=entry.kind)
        found = ", ".join(aims(view, entry, names, scene.cards))
        yield Added(
            entry.card,
            (names[entry.seat], f" · {verb}" if entry.negated else f" {verb}"),
            found,
            entry.negated,
            view.doing is not None and entry.id == view.doing.id,
            numbers.get(naming.entry(entry.id), ()),
        )


def _put_plate(scene: Scene, box: Box, tones: Tones, line: Colour) -> None:
    """Put a plate of iron with its shadow upon the molten metal."""
    wide, high = round(box.wide), round(box.high)
    scene.canvas.shade(box)
    scene.canvas.paste(bar(wide, high, tones, line, 10, 3), box.x, box.y)


def _draw_turn(scene: Scene, box: Box, view: SoulForgerView, names: Sequence[str]) -> None:
    """Say whose turn it is and in which phase."""
    canvas, speech = scene.canvas, scene.canvas.speech
    _put_plate(scene, box, PLATE, STEEL)
    name, phase = going_on(view, names, speech)
    if is_over(view):
        name = ""
    number = speech.say("sf-picture-turn", turn=view.turn) if view.turn else ""
    rows = [
        (number, _TITLES[1:], ASH),
        (phase or name, _STEPS, EMBER),
        (name if phase else "", _TITLES[1:], CREAM),
    ]
    rows = [row for row in rows if row[0]]
    room = box.inset(14, 6)
    step = room.high / len(rows)
    for place, (text, sizes, ink) in enumerate(rows):
        put_title(canvas, room.below(place * step).top(step), text, sizes, ink)


def _draw_end(scene: Scene, box: Box, view: SoulForgerView, names: Sequence[str]) -> None:
    """Say how the match has ended."""
    look, canvas = look_of(scene.theme), scene.canvas
    wide, high = round(box.wide), round(box.high)
    canvas.paste(bar(wide, high, look.gold, look.gold_line, 12), box.x, box.y)
    text = going_on(view, names, canvas.speech)[0]
    face = heading(text, HEADINGS)
    won = view.result is not None and bool(view.result.winners)
    room = box.inset(20).past(92 if won else 0)
    size = largest(text, (66, 60, 54, 48, 42, 36), room.wide, face)
    middle = box.centre + (46 if won else 0)
    reach = canvas.text(middle, box.middle, text, size, look.gold_ink, "middle", face=face, room=room.wide)
    if won:
        canvas.paste(crown(76, True, look.gold_ink), middle - reach / 2 - 92, box.middle - 38)


def _draw_steps(scene: Scene, box: Box, view: SoulForgerView) -> None:
    """Draw the phases of a turn in a row, the present one golden and larger (SF-29)."""
    canvas, look = scene.canvas, look_of(scene.theme)
    step = box.wide / len(PHASES)
    for place, phase in enumerate(PHASES):
        now = phase == view.phase and view.turn > 0
        spot = Box(box.x + place * step + 4, box.y, step - 8, box.high).inset(0, 6 if now else 18)
        if now:
            canvas.paste(
                bar(round(spot.wide), round(spot.high), look.gold, look.gold_line, 10), spot.x, spot.y
            )
        else:
            _put_plate(scene, spot, PLATE, STEEL)
        text = phase_word(phase, canvas.speech)
        face = heading(text, HEADINGS)
        sizes = (34, 32, 30, 28, 26, 24) if now else (28, 26, 24)
        size, rows = set_name(text, sizes, spot.wide - 10, sizes[0], face)
        for row, line in enumerate(rows):
            y = spot.middle + (row - (len(rows) - 1) / 2) * size * 1.1
            ink = look.gold_ink if now else ASH
            canvas.text(spot.centre, y, line, size, ink, "middle", face=face, room=spot.wide - 8)


def _draw_entry(scene: Scene, box: Box, entry: Added, number: int) -> None:
    """Draw an entry of the Flow: the first one resolves next (SF-132)."""
    canvas, look = scene.canvas, look_of(scene.theme)
    first = number == 1
    if entry.resolving:
        canvas.centre(halo(round(box.wide), round(box.high), look.acts, 5, 10), box.centre, box.middle)
    _put_plate(scene, box, PLATE, EMBER if first else STEEL)
    wide = _ART if box.wide >= ENTRY else 76
    art = Box(box.x + 8, box.middle - _ART / 2, wide, _ART)
    what = Subject.of(scene.cards.find(entry.card))
    canvas.paste((grey_picture if entry.negated else picture)(what, wide, _ART), art.x, art.y)
    if entry.negated:
        put_word(scene, art, "×", (60,))
    words = Box(art.end + 12, box.y + 5, box.end - art.end - 20, box.high - 10)
    _put_words(scene, words, scene.cards.drawn_name(entry.card), entry, EMBER if first else ASH)
    put_numbers(scene, box.x + 6, box.y + 8, (number,))
    if entry.resolving:
        put_anvil(scene, art.end - 8, art.foot - 12)
    if entry.numbers:
        put_role(scene, art.end - 8, art.y + 14, "aimed", 40)
        put_numbers(scene, art.x - 6 + numbers_wide(entry.numbers, 38) / 2, art.foot - 12, entry.numbers, 38)


class _Row(NamedTuple):
    text: str
    ink: Colour
    past: float = 0.0
    """What stands before it takes so much."""

    def is_long(self, box: Box) -> bool:
        """Tell whether even the smallest letters find no room in a row."""
        return width(self.text, _TITLES[-1], heading(self.text, HEADINGS)) > box.wide - self.past


def _put_words(scene: Scene, box: Box, name: str, entry: Added, ink: Colour) -> None:
    """Write what an entry is, whose it is, and what it is aimed at; what is long has a second row."""
    rows = [_Row(name, CREAM), _Row("".join(entry.doing), ink)]
    rows += [_Row(entry.aim, CREAM, _ARROW)] if entry.aim else []
    free, heights = _MOST_ROWS - len(rows), list[int]()
    for row in rows:
        heights.append(1 + (free > 0 and row.is_long(box)))
        free -= heights[-1] - 1
    if heights[1] == 1:
        rows[1] = _Row(_shortened(*entry.doing, box.wide), ink)
    step, y = box.high / sum(heights), 0.0
    sizes = [size for size in _TITLES if size <= max(_TITLES[-1], step)]
    for row, high in zip(rows, heights, strict=True):
        line = box.below(y).top(high * step)
        if row.past:
            scene.canvas.text(line.x, line.middle, "→", _TITLES[-1], row.ink)
        put_title(scene.canvas, line.past(row.past), row.text, sizes, row.ink)
        y += line.high


def _shortened(doer: str, verb: str, room: float) -> str:
    """Say who does what in one row: rather the name is cut than what is done."""
    size = _TITLES[-1]
    return fitted(doer, size, room - width(verb, size, HEADINGS), heading(doer, HEADINGS)) + verb


def _draw_fighter(scene: Scene, box: Box, card: str | None, name: str, power: int | None, role: Role) -> None:
    """Draw one that fights: its picture with its power, or whom the attack hits."""
    canvas = scene.canvas
    art = Box(box.centre - _ART / 2, box.middle - _ART / 2, _ART, _ART)
    if card is None:
        put_role(scene, art.centre, art.y + 22, role, 50)
        face = heading(name, HEADINGS)
        size, rows = set_name(name, (30, 28, 26, 24), box.wide - 6, 26, face)
        for row, line in enumerate(rows):
            y = art.foot - 24 + (row - (len(rows) - 1) / 2) * 24
            canvas.text(art.centre, y, line, size, CREAM, "middle", face=face, room=box.wide - 6)
        return
    canvas.paste(scene.cards.art(card, _ART, _ART), art.x, art.y)
    put_role(scene, art.x + 12, art.y + 14, role, 40)
    if power is not None:
        wide = max(46.0, width(str(power), 42) + 14)
        put_number(scene, Box(art.end + 2 - wide, art.foot - 42, wide, 44), NumberModel("power", power))
