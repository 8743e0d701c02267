"""The strip: a low picture of what a question is about, above the buttons that answer it."""

from __future__ import annotations

from typing import Any, NamedTuple

WIDE, HIGH = 1200, 456
"""Pixels of a strip; it may be lower. Higher, it would push the buttons off the screen."""
SMALLEST = 27
"""Pixels of its smallest letters: nine at the width of a phone."""
WAITS = "waits"
"""In the place of a question's kind: a seat that has nothing to answer sees what it holds.

All else is public and stands on the board: shown here too, each answer of another would send it twice.
"""


class Strip(NamedTuple):
    """What a seat's strip shows."""

    view: Any
    """The seat's."""
    kind: str | None
    """What the seat is asked, or `WAITS`; None shows the whole table, as lessons and ended matches do."""
    ringed: frozenset[str] = frozenset()
    """Cards, nobles, Spirits, lanes that the buttons below name, by the keys of their options' `card`."""
