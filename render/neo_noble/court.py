"""A Noble at its table: its arch, name, both abilities and what has been used of them (NN-4, NN-5)."""

from __future__ import annotations

from typing import NamedTuple

from engines.neo_noble.language.pack import Noble
from engines.neo_noble.seat.view import NeoNobleView, SideView
from engines.neo_noble.table import keys as naming
from render.drawing.depth import SHADOW, bar
from render.drawing.lettering import width
from render.neo_noble.arch import EDGE, arch
from render.neo_noble.art.paint import Subject
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import label_of
from render.neo_noble.marks import BADGE, put_numbers, put_ready, put_ring, put_word
from render.neo_noble.scene import Scene, named
from render.neo_noble.theme_colors import DUSK_LINE, GOLD_FRAME, GOLD_TEXT, NIGHT, PLATE, SEAL
from render.neo_noble.tokens import disc
from render.neo_noble.words import Marked, used_texts
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from render.shared.typeset import largest, rows_of

_NAME, _ROW = 40, 42
"""Heights of the plate with the name, and of an ability."""
_NAMES = (32, 30, 28, 26, 24)
_LABELS = (28, 26, 24)
_DISC = 36


class Court(NamedTuple):
    """What is drawn of a Noble."""

    noble: str
    silenced: bool
    used: frozenset[int]
    """Places of the abilities that have been used this turn."""
    ready: bool
    """Whether the viewer can use one of them now."""
    numbers: tuple[int, ...]
    """Of what waits that concerns it."""

    @classmethod
    def of(cls, view: NeoNobleView, side: SideView, marked: Marked) -> Court:
        """Return what is drawn of a side's Noble."""
        return cls(
            noble=side.noble,
            silenced=side.noble_silenced,
            used=used_texts(view, side.noble_used),
            ready=side.seat == view.seat and naming.NOBLE in marked.now.bearers,
            numbers=marked.numbers.get(naming.noble(side.seat), ()),
        )


def draw_court(scene: Scene, box: Box, court: Court) -> None:
    """Draw a Noble with its abilities."""
    canvas, noble = scene.canvas, scene.cards.noble(court.noble)
    window = window_of(round(box.high), len(noble.texts))
    words = box.below(window + EDGE + 5)
    if court.ready:
        put_ready(scene, box, 10 if court.numbers else 6)
    if court.numbers:
        put_ring(scene, box, "acts")
    sprite = arch(Subject.of(noble), round(box.wide), round(box.high), window, silenced=court.silenced)
    canvas.paste(sprite, round(box.x) - SHADOW, round(box.y) - SHADOW)
    if court.numbers:
        put_numbers(scene, box.x + BADGE * 0.6, box.y + BADGE * 0.6, court.numbers)
    plate = words.top(_NAME)
    canvas.paste(bar(round(plate.wide), _NAME, PLATE, GOLD_FRAME[0], 8, 2), plate.x, plate.y)
    _put_name(scene, plate.inset(8), noble)
    if court.silenced:
        word = canvas.speech.say("nn-picture-silenced")
        put_word(canvas, box.inset(8).top(window).bottom(60), word, SEAL, (28, 26, 24))
    for place in range(len(noble.texts)):
        row = words.below(_NAME + 2 + place * _ROW).top(_ROW).inset(10)
        _draw_ability(scene, row, noble, place, used=place in court.used)


def window_of(high: int, abilities: int) -> int:
    """Return how high the window of an arch is, above the name and so many abilities."""
    return high - _NAME - abilities * _ROW - 2 * EDGE - 9


def _put_name(scene: Scene, box: Box, noble: Noble) -> None:
    """Write a Noble's name; of a long one only what it begins with, before what is said of it."""
    name = scene.cards.drawn_name(noble.id)
    if width(name, _NAMES[-1], named(name)) > box.wide:
        name = name.partition(",")[0]
    face = named(name)
    size = largest(name, _NAMES, box.wide, face)
    scene.canvas.text(box.centre, box.middle, name, size, GOLD_TEXT, "middle", face=face, room=box.wide)


def _draw_ability(scene: Scene, box: Box, noble: Noble, place: int, *, used: bool) -> None:
    """Draw when an ability works, and what it is called; it is struck through when it has been used."""
    canvas, text = scene.canvas, noble.texts[place]
    canvas.paste(disc(text.type, _DISC, tint(noble.fate).ink, used), box.x, box.middle - _DISC / 2)
    words = box.past(_DISC + 8)
    label = label_of(text, canvas.speech)
    face = named(label)
    size = largest(label, _LABELS, words.wide, face)
    rows = rows_of(label, size, words.wide, face=face)
    for row, line in enumerate(rows):
        y = words.middle + (row - (len(rows) - 1) / 2) * 20
        ink = DUSK_LINE if used else WHITE
        canvas.label(words.x, y, line, size, ink, NIGHT, face=face, room=words.wide)
