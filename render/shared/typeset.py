"""Texts of cards: as large as there is room, cut with an ellipsis where even small letters have none."""

from __future__ import annotations

from collections.abc import Sequence

from render.drawing.lettering import ELLIPSIS, STOPS, Face, ellipsis, fitted, width, wrapped
from render.drawing.themes import Colour
from render.shared.box import Box
from render.shared.canvas import Canvas

_LINE = 1.28
_GAP = 0.35
_SMALL_LINE = 1.16
_PITCH = 0.92
"""How far the rows of a name lie from one another, of its size."""
_ARRANGED = (
    (508, (36, 33, 30, 27)),
    (430, (28, 26)),
    (350, (26, 24)),
    (260, (24, 22, 20)),
    (170, (20, 18, 16, 14)),
)
"""Heights of the picture of a large face, each with the letters of its text."""


def text_height(lines: Sequence[str], size: int, room: float) -> float:
    """Return how high lines of text are, with a gap between any two."""
    rows = sum(len(wrapped(line, size, room)) for line in lines)
    return rows * size * _LINE + (len(lines) - 1) * size * _GAP


def set_lines(
    canvas: Canvas, lines: Sequence[str], x: float, top: float, foot: float, size: int, room: float
) -> None:
    """Write lines of text between two heights, in the middle of them."""
    free = foot - top - text_height(lines, size, room)
    y = top + max(size * 0.7, free / 2 + size * 0.5)
    for line in lines:
        for row in wrapped(line, size, room):
            if y > foot - size * 0.3:
                canvas.text(x + room / 2, y, ELLIPSIS, size, canvas.theme.face_ink, "middle")
                return
            canvas.text(x, y, row, size, canvas.theme.face_ink)
            y += size * _LINE
        y += size * _GAP


def set_small(
    canvas: Canvas, lines: Sequence[str], x: float, y: float, room: float, high: float, sizes: Sequence[int]
) -> None:
    """Write text around a point in the largest of the sizes in which it fits, without reminders."""
    size, rows = sizes[-1], list[str]()
    for size in sizes:
        rows = [row for line in lines for row in wrapped(short(line), size, room)]
        if len(rows) * size * _SMALL_LINE <= high:
            break
    most = int(high // (size * _SMALL_LINE))
    if len(rows) > most:
        last = rows[most - 1].rstrip(STOPS)
        rows = [*rows[: most - 1], fitted(last + ELLIPSIS, size, room)]
    y -= (len(rows) - 1) * size * _SMALL_LINE / 2
    for row in rows:
        canvas.text(x, y, row, size, canvas.theme.face_ink, "middle")
        y += size * _SMALL_LINE


def arranged(lines: Sequence[str], free: float, room: float) -> tuple[int, int]:
    """Return how high the picture and how large the letters of a large face may be, so that its text fits.

    Picture and text have the height that is `free` together; the picture gives way first.
    """
    for high, sizes in _ARRANGED:
        for size in sizes:
            if text_height(lines, size, room) <= free - high:
                return high, size
    high, sizes = _ARRANGED[-1]
    return high, sizes[-1]


def flavour_rows(quoted: str, size: int, room: float) -> list[str]:
    """Return a card's flavour text in three rows at most, the last one ended by an ellipsis."""
    rows = list(wrapped(quoted, size, room))
    return rows if len(rows) <= 3 else [*rows[:2], fitted(rows[2] + ELLIPSIS, size, room)]


def largest(text: str, sizes: Sequence[int], room: float, face: Face = "text") -> int:
    """Return the first of sizes, from large to small, in which a line has room; else the last."""
    return next((size for size in sizes if width(text, size, face) <= room), sizes[-1])


def rows_of(text: str, size: int, room: float, most: int = 2, face: Face = "text") -> tuple[str, ...]:
    """Return a text in so many rows at most, the last one cut where that is too few."""
    rows = wrapped(text, size, room, face)
    if len(rows) <= most:
        return rows
    return (*rows[: most - 1], fitted(" ".join(rows[most - 1 :]), size, room, face))


def whole_words(text: str, size: int, room: float, most: int = 2, face: Face = "text") -> tuple[str, ...]:
    """Return a text in so many rows at most, shortened at a word where that is too few."""
    words = [_broken(word, size, room, face) for word in text.split(" ")]
    rows = wrapped(" ".join(words), size, room, face)
    if len(rows) <= most:
        return rows
    words, ending = " ".join(rows[most - 1 :]).replace("- ", "-").split(" "), ellipsis(face)
    while len(words) > 1 and width(" ".join(words) + ending, size, face) > room:
        words.pop()
    last = " ".join(words).rstrip(STOPS)
    return (*rows[: most - 1], fitted(last if last.endswith(ending) else last + ending, size, room, face))


def _broken(word: str, size: int, room: float, face: Face) -> str:
    """Return a word, cut where not even its parts between hyphens have room in a row."""
    parts = word.replace("-", "- ").split(" ")
    return word if all(width(part, size, face) <= room for part in parts) else fitted(word, size, room, face)


def set_name(
    name: str, sizes: Sequence[int], room: float, two_from: int, face: Face = "text"
) -> tuple[int, tuple[str, ...]]:
    """Return in which size and rows a name fits: in one row, or in two from a size on."""
    size, rows = sizes[-1], (name,)
    for size in sizes:
        rows = wrapped(name, size, room, face)
        whole = all(width(part, size, face) <= room for part in name.replace("-", "- ").split(" "))
        if len(rows) == 1 or (size <= two_from and len(rows) == 2 and whole):
            break
    return size, rows if len(rows) <= 2 else (rows[0], fitted(" ".join(rows[1:]), size, room, face))


def put_name(canvas: Canvas, box: Box, name: str, sizes: Sequence[int], ink: Colour, face: Face) -> float:
    """Write a name from the left of a box: smaller, then in two rows, then cut. Return how far it reaches."""
    size, rows = set_name(name, sizes, box.wide, int(box.high / (2 * _PITCH)), face)
    rows = rows if len(rows) * size * _PITCH <= box.high else (name,)
    reach = 0.0
    for place, row in enumerate(rows):
        y = box.middle + (place - (len(rows) - 1) / 2) * size * _PITCH
        reach = max(reach, canvas.text(box.x, y, row, size, ink, face=face, room=box.wide))
    return reach


def short(line: str) -> str:
    """Leave out the reminder in brackets after a keyword."""
    head, bracket, rest = line.partition(" (")
    return head if bracket and rest.endswith(")") and len(head) < 24 else line
