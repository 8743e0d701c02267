"""What is written upon a picture: how large, and in a face that has all its letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from render.drawing.lettering import ELLIPSIS, Face, heading
from render.shared.canvas import Canvas
from tests.render.room import unwritten

LEAST = 24
"""Of any label: eight pixels at 400."""


class Written(NamedTuple):
    """A line as it was written."""

    text: str
    size: int
    face: Face


def noted_letters(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Return a list of the lines that are written from now on, on whole tables and on cards."""
    unwritten(monkeypatch)
    found: list[Written] = []
    write = Canvas.text

    def noted(self: Canvas, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> float:
        if text.strip():
            found.append(Written(text, size, more.get("face", "text")))
        return write(self, x, y, text, size, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


def check_letters(letters: Sequence[Written]) -> None:
    """Check that no letter is too small, and that every face has all letters that it writes."""
    assert letters
    assert [line for line in letters if line.size < LEAST] == []
    lacking = [line for line in letters if heading(line.text.replace(ELLIPSIS, ""), line.face) != line.face]
    assert lacking == []
