"""What only one kind of question is about."""

from __future__ import annotations

from typing import NamedTuple


class OfSuit(NamedTuple):
    """Cards of one suit are wanted (DN-31)."""

    suit: str
