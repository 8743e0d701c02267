"""Texts of cards with signs for mana in them, as large as there is room."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from render.drawing.lettering import ELLIPSIS, STOPS, width
from render.drawing.themes import Colour
from render.magic.tokens import mana
from render.shared.canvas import Canvas

Word: TypeAlias = tuple[str, ...]
"""Letters and signs, `{R}`, that no line parts."""
Row: TypeAlias = tuple[Word, ...]
_SIGN = re.compile(r"(\{[^{}]+\})")
_LINE = 1.22
_GAP = 0.3
"""Between two texts, of the size."""


def _is_sign(part: str) -> bool:
    return part.startswith("{") and part.endswith("}")


def _reach(word: Word, size: int) -> float:
    """Return how far a word reaches."""
    return sum(size * 0.98 if _is_sign(part) else width(part, size) for part in word)


@lru_cache(maxsize=2048)
def rows(text: str, size: int, room: float) -> tuple[Row, ...]:
    """Return a text in lines that keep within the room; a word too long is broken."""
    found: list[Row] = []
    line: list[Word] = []
    far = 0.0
    space = width(" ", size)
    for word in _words(text, size, room):
        reach = _reach(word, size)
        if line and far + space + reach > room:
            found.append(tuple(line))
            line, far = [], 0.0
        far += reach + (space if line else 0)
        line.append(word)
    return (*found, tuple(line))


def _words(text: str, size: int, room: float) -> Iterator[Word]:
    for word in text.split(" "):
        parts = tuple(part for part in _SIGN.split(word) if part)
        if not parts:
            continue
        if _reach(parts, size) <= room:
            yield parts
        elif len(parts) == 1 and not _is_sign(word):
            yield from _broken(word, size, room)
        else:
            yield from ((part,) for part in parts)


def _broken(word: str, size: int, room: float) -> Iterator[Word]:
    while width(word, size) > room and len(word) > 1:
        reach = next(n for n in range(len(word) - 1, 0, -1) if n == 1 or width(word[:n], size) <= room)
        reach = word.rfind("-", 1, reach) + 1 or reach
        yield (word[:reach],)
        word = word[reach:]
    yield (word,)


def height(texts: Sequence[str], size: int, room: float) -> float:
    """Return how high texts are, with a gap between any two."""
    lines = sum(len(rows(text, size, room)) for text in texts)
    return lines * size * _LINE + max(0, len(texts) - 1) * size * _GAP


def draw_row(canvas: Canvas, x: float, y: float, row: Row, size: int, ink: Colour, *, middle: bool) -> None:
    """Write a line, the middle of its capitals at height `y`."""
    space = width(" ", size)
    reach = sum(_reach(word, size) for word in row) + space * (len(row) - 1)
    x -= reach / 2 if middle else 0
    plain: list[str] = []
    for word in row:  # letters are written as far as no sign parts them
        if any(map(_is_sign, word)):
            x = _flush(canvas, x, y, plain, size, ink)
            for part in word:
                if _is_sign(part):
                    sign = mana(part[1:-1], round(size * 0.94))
                    canvas.paste(sign, x, y - size * 0.47)
                    x += size * 0.98
                else:
                    x += canvas.text(x, y, part, size, ink)
            x += space
        else:
            plain.append("".join(word))
    _flush(canvas, x, y, plain, size, ink)


def _flush(canvas: Canvas, x: float, y: float, plain: list[str], size: int, ink: Colour) -> float:
    """Write the words that have gathered. Return where the next one begins."""
    if not plain:
        return x
    reach = canvas.text(x, y, " ".join(plain), size, ink)
    plain.clear()
    return x + reach + width(" ", size)


def set_texts(
    canvas: Canvas,
    texts: Sequence[str],
    x: float,
    top: float,
    foot: float,
    size: int,
    room: float,
    ink: Colour,
) -> None:
    """Write texts between two heights, in the middle of them, from the left."""
    y = top + max(0.0, (foot - top - height(texts, size, room)) / 2) + size * _LINE / 2
    for text in texts:
        for row in rows(text, size, room):
            if y > foot - size * 0.3:
                canvas.text(x + room / 2, y, ELLIPSIS, size, ink, "middle")
                return
            draw_row(canvas, x, y, row, size, ink, middle=False)
            y += size * _LINE
        y += size * _GAP


def set_few(
    canvas: Canvas,
    texts: Sequence[str],
    x: float,
    top: float,
    foot: float,
    size: int,
    room: float,
    ink: Colour,
) -> None:
    """Write as many lines as there is room for around a middle, the last one with an ellipsis if need be."""
    found = [row for text in texts for row in rows(text, size, room)]
    most = max(1, int((foot - top) // (size * _LINE)))
    shown = found[:most]
    if len(found) > most:
        shown[-1] = _cut(shown[-1], size, room)
    y = (top + foot) / 2 - (len(shown) - 1) * size * _LINE / 2
    for row in shown:
        draw_row(canvas, x, y, row, size, ink, middle=True)
        y += size * _LINE


def _cut(row: Row, size: int, room: float) -> Row:
    """End a line with an ellipsis, without its last words where these leave no room."""
    space = width(" ", size)
    while (
        len(row) > 1
        and sum(_reach(word, size) for word in row) + space * len(row) + width(ELLIPSIS, size) > room
    ):
        row = row[:-1]
    return (*row[:-1], *(_ended(word) for word in row[-1:]))


def _ended(word: Word) -> Word:
    """End a word with an ellipsis in place of a stop."""
    *parts, last = word
    return (*parts, *filter(None, (last.rstrip(STOPS),)), ELLIPSIS)


def short(text: str) -> str:
    """Leave out the reminder in brackets after a keyword."""
    head, bracket, rest = text.partition(" (")
    return head if bracket and rest.endswith(")") and len(head) < 24 else text
