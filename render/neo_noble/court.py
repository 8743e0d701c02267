"""A Noble at its table: picture, name, both abilities and what has been used of them (NN-4, NN-5)."""

from __future__ import annotations

from typing import NamedTuple

from engines.neo_noble.seat.view import NeoNobleView, SideView
from render.drawing.lettering import width
from render.neo_noble.art.signs import sign
from render.neo_noble.art.tints import tint
from render.neo_noble.cards import label_of, text_word
from render.neo_noble.scene import Scene
from render.neo_noble.tokens import disc
from render.neo_noble.words import used_texts
from render.shared.box import Box
from render.shared.typeset import set_name

_HEADER = 40
_ROW = 53


class Court(NamedTuple):
    """What is drawn of a Noble."""

    noble: str
    silenced: bool
    used: frozenset[int]
    """Places of the abilities that have been used this turn."""

    @classmethod
    def of(cls, view: NeoNobleView, side: SideView) -> Court:
        """Return what is drawn of a side's Noble."""
        return cls(side.noble, side.noble_silenced, used_texts(view, side.noble_used))


def draw_court(scene: Scene, box: Box, court: Court) -> None:
    """Draw a Noble with its abilities."""
    canvas, cards = scene.canvas, scene.cards
    x, y, wide, high = box
    noble = cards.find(court.noble)
    ink = tint(noble.fate).ink
    face = scene.theme.face
    canvas.panel(x, y, wide, high, ink, scene.theme.gold, 14, 3)
    canvas.panel(x + 6, y + _HEADER, wide - 12, high - _HEADER - 6, face, face, 8)
    canvas.paste(sign("noble", 24, (255, 255, 255)), x + 10, y + 8)
    room = wide - 50
    size, rows = set_name(cards.drawn_name(court.noble), (23, 20, 17), room, 17)
    for index, row in enumerate(rows):
        shift = (index - (len(rows) - 1) / 2) * size * 1.05
        canvas.text(x + 40, y + _HEADER / 2 + shift, row, size, (255, 255, 255), room=room)
    texts = noble.texts
    foot = y + high - 10 - len(texts) * _ROW
    tall = foot - y - _HEADER - 8
    art = cards.art(court.noble, round(min(wide - 20, tall / 0.75)), 6)
    canvas.paste(art, x + (wide - art.size[0]) / 2, y + _HEADER + 4 + (tall - art.size[1]) / 2)
    if court.silenced:
        mark = disc("silenced", 54, scene.theme.wound)
        canvas.centre(mark, x + wide / 2, y + _HEADER + 4 + tall / 2)
    for place, text in enumerate(texts):
        used = place in court.used
        top = foot + place * _ROW
        canvas.paste(disc(text.type, 40, ink, used), x + 12, top + 7)
        left, room = x + 60, wide - 72
        label = label_of(text, canvas.speech)
        size = next((size for size in (21, 19, 17) if width(label, size) <= room), 17)
        canvas.text(left, top + 16, label, size, scene.theme.face_ink, room=room)
        word = text_word(text.type, canvas.speech)
        if used:
            word = canvas.speech.say("nn-picture-used", text=word)
        size = next((size for size in (17, 15) if width(word, size) <= room), 13)
        canvas.text(left, top + 39, word, size, ink, room=room)
