"""Whether every text upon a picture has room."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, islice
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from render.drawing.lettering import ELLIPSIS, cap_height, fitted, width
from render.shared.canvas import Canvas

WIDE = 1200
"""Of whole tables."""


class Line(NamedTuple):
    """A line of text: what is written, and the box of its capitals."""

    text: str
    box: tuple[float, float, float, float]


_WRITE = Canvas.text


def unwritten(monkeypatch: pytest.MonkeyPatch, *, cards: bool = False) -> None:
    """Let lines upon whole tables be measured and not drawn, and on cards too: nobody looks at their letters.

    Whole tables are never kept for others; of cards, who asks for this forgets what they have drawn.
    """
    if Canvas.text is not _WRITE:
        return
    label = Canvas.label

    def measured(self: Canvas, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> float:
        if not cards and self.size[0] != WIDE:
            return _WRITE(self, x, y, text, size, *rest, **more)
        room, face = more.get("room"), more.get("face", "text")
        return width(text if room is None else fitted(text, size, room, face), size, face)

    def unrimmed(
        self: Canvas, x: float, y: float, text: str, size: int, colour: Any, rim: Any, *rest: Any, **more: Any
    ) -> float:
        if not cards and self.size[0] != WIDE:
            return label(self, x, y, text, size, colour, rim, *rest, **more)
        return self.text(x, y, text, size, colour, *rest, **more)

    monkeypatch.setattr(Canvas, "text", measured)
    monkeypatch.setattr(Canvas, "label", unrimmed)


def noted_lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """Return a list of the lines that are to be written upon whole tables from now on."""
    unwritten(monkeypatch)
    found: list[Line] = []
    write = Canvas.text

    def noted(self: Canvas, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> float:
        if self.size[0] == WIDE:
            room, face = more.get("room"), more.get("face", "text")
            said = text if room is None else fitted(text, size, room, face)
            anchor = rest[1] if len(rest) > 1 else more.get("anchor", "left")
            reach = width(said, size, face)
            left = x - {"left": 0.0, "middle": reach / 2, "right": reach}[anchor]
            top = y - cap_height(size, face) / 2
            found.append(Line(said, (left, top, left + reach, top + cap_height(size, face))))
        return write(self, x, y, text, size, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


def noted_on_cards(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float, float]]:
    """Return a list of the lines that are to be written from now on: text, right end, lower end, size."""
    unwritten(monkeypatch, cards=True)
    found: list[tuple[str, float, float, float]] = []
    write = Canvas.text

    def noted(self: Canvas, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> float:
        anchor = rest[1] if len(rest) > 1 else more.get("anchor", "left")
        face = more.get("face", "text")
        said = text if more.get("room") is None else fitted(text, size, more["room"], face)
        reach = width(said, size, face) * (0.5 if anchor == "middle" else 1)
        found.append((said, x + reach, y + cap_height(size, face) / 2, size))
        return write(self, x, y, text, size, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


def check_room(lines: list[Line], high: int) -> None:
    """Check that no line leaves the picture or covers another."""
    for line in lines:
        left, top, right, bottom = line.box
        assert left >= 4, line
        assert right <= WIDE - 4, line
        assert top >= 4, line
        assert bottom <= high - 4, line
    falling = sorted(lines, key=lambda line: line.box[1])
    for place, one in enumerate(falling, 1):
        for other in islice(falling, place, None):
            down = min(one.box[3], other.box[3]) - other.box[1]
            if other.box[1] >= one.box[3] - 1:
                break  # and so does every line after it
            across = min(one.box[2], other.box[2]) - max(one.box[0], other.box[0])
            assert across <= 1 or down <= 1, (one, other)


def is_cut_within(card: tuple[int, int], written: list[tuple[str, float, float, float]]) -> bool:
    """Fail unless all that is written stands within a card; tell whether an ellipsis ends it."""
    margin = 26
    assert max(right for _, right, _, _ in written) <= card[0] - margin
    assert max(bottom for _, _, bottom, _ in written) <= card[1] - margin
    return any(text == ELLIPSIS for text, *_ in written)


def look_alike(pictures: Mapping[str, Image.Image]) -> list[tuple[str, str]]:
    """Return the pairs of pictures between which there is no difference."""
    return [
        (one, other)
        for one, other in combinations(pictures, 2)
        if not ImageChops.difference(pictures[one], pictures[other]).getbbox()
    ]
