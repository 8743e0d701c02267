"""Cards spread out to be read: three a row, each with its whole text, and what their signs mean below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from render.drawing.depth import halo
from render.drawing.lettering import wrapped
from render.drawing.pen import Sprite
from render.drawing.themes import Colour
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.speech import SpeechText
from render.shared.telling import within

WIDE = 1200
FACE = 390
"""Width of a face that is read."""
TEXT = 27
"""Letters of its text: nine pixels at the width of a phone."""
ROWS = 12
"""Rows of text on it at most."""
_FEWEST = 3
_ABOVE, _STEP = 303, 33
"""Height of a face without its text, and of a row of that."""
IN_ROW = 3
_GAP = 8
SIGN, _BESIDE = 46, 14
"""How large a sign is, and how far its meaning lies from it."""
_ROW = 34
"""How far the rows of what a sign means lie from one another."""


class Spread(NamedTuple):
    """Cards that a seat may read."""

    view: Any
    """The seat's."""
    cards: tuple[str, ...]
    """By their ids, each once."""
    ringed: frozenset[str] = frozenset()
    """Those with which the seat can do something now."""


class Sign(NamedTuple):
    """A sign of a keyword, and what it means."""

    sprite: Sprite
    text: str


class SpreadLayout(NamedTuple):
    """Where cards lie, and rows of text beside the signs below them."""

    places: tuple[Box, ...]
    legend: tuple[tuple[Sign, tuple[str, ...], float], ...]
    """Each sign with its rows and the height at which they begin."""
    high: int

    @classmethod
    def of(cls, texts: Sequence[int], signs: Iterable[Sign]) -> SpreadLayout:
        """Lay out cards with so many rows of text each, and below them what each sign means, told once."""
        places = tuple(_places(texts))
        y = (places[-1].foot if places else 0) + 2 * _GAP
        legend: list[tuple[Sign, tuple[str, ...], float]] = []
        for sign in {each.text: each for each in signs}.values():
            rows = wrapped(sign.text, TEXT, WIDE - 4 * _GAP - SIGN - _BESIDE)
            legend.append((sign, rows, y))
            y += max(SIGN, len(rows) * _ROW) + _GAP
        return cls(places, tuple(legend), round(y))


def _places(texts: Sequence[int]) -> Iterator[Box]:
    """Yield where cards lie: each row in the middle, and as high as its longest text needs it."""
    y = _GAP
    for first in range(0, len(texts), IN_ROW):
        row = texts[first : first + IN_ROW]
        high = _ABOVE + _STEP * max(_FEWEST, min(ROWS, max(row)))
        left = (WIDE - len(row) * (FACE + _GAP) + _GAP) / 2
        yield from (Box(left + place * (FACE + _GAP), y, FACE, high) for place in range(len(row)))
        y += high + _GAP


def spread_out(
    canvas: Canvas, layout: SpreadLayout, spread: Spread, face: Callable[[str, int], Sprite], acts: Colour
) -> None:
    """Put the cards on the table, what can be played now with a ring, and below them what signs mean.

    `face` draws a card in a height.
    """
    for card, box in zip(spread.cards, layout.places, strict=True):
        canvas.shade(box, 14)
        if card in spread.ringed:
            canvas.centre(halo(round(box.wide), round(box.high), acts, 7), box.centre, box.middle)
        canvas.paste(face(card, round(box.high)), box.x, box.y)
    _explain(canvas, layout)


def _explain(canvas: Canvas, layout: SpreadLayout) -> None:
    """Write below the cards what their signs mean."""
    if not layout.legend:
        return
    top = layout.legend[0][2] - _GAP
    theme = canvas.theme
    canvas.panel(_GAP, top, WIDE - 2 * _GAP, layout.high - top - _GAP / 2, theme.panel, theme.panel_line)
    for sign, rows, y in layout.legend:
        x = 2.0 * _GAP
        canvas.centre(sign.sprite, x + SIGN / 2, y + SIGN / 2)
        first = y + SIGN / 2 if len(rows) == 1 else y + _ROW / 2
        for place, row in enumerate(rows):
            canvas.text(x + SIGN + _BESIDE, first + place * _ROW, row, TEXT, theme.ink)


def told(names: Sequence[str], speech: SpeechText) -> str:
    """Say which cards lie there, in at most 1024 characters."""
    return within([speech.say("pic-spread", count=len(names)), *names])
