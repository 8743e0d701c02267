"""The strip: a low picture of what a question is about, above the buttons that answer it."""

from __future__ import annotations

from typing import Any, NamedTuple

WIDE, HIGH = 1200, 456
"""Pixels of a strip; it may be lower. Higher, it would push the buttons off the screen."""
SMALLEST = 27
"""Pixels of its smallest letters: nine at the width of a phone."""


class Strip(NamedTuple):
    """What a seat's strip shows."""

    view: Any
    """The seat's."""
    kind: str | None
    """What the seat is asked; None while it waits."""
    ringed: frozenset[str] = frozenset()
    """Cards, nobles, Spirits, lanes that the buttons below name, by the keys of their options' `card`."""
