"""What an owner's file comes to, as the process that reads it tells: plain, and tight.

Nothing heavy is imported: who waits for it needs neither the reader nor a game.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

CHANGES = ("new", "gone", "rose", "fell", "exact", "inexact", "failed")
"""A card is new or gone; its rarity rose or fell; it is exact now, or is no more; our engine failed on it."""


class CardNews(NamedTuple):
    """What has become of cards."""

    what: str
    """Of `CHANGES`."""
    number: int
    names: tuple[str, ...]
    """The first of them."""


class Imported(NamedTuple):
    """What a file came to."""

    cards: tuple[bytes, ...]
    """Lists of rows for the store, see `loose`: what is new or otherwise."""
    names: tuple[bytes, ...]
    changed: tuple[str, ...]
    """The ids of those."""
    gone: tuple[str, ...]
    told: tuple[CardNews, ...]
    number: int
    """Of all cards in the file."""
    exact: int
    printings: int
    odd: int
    odd_rows: tuple[str, ...]
    digest: str
    """Of the file."""
    reader: int
    """The version of the reader."""


def tight(rows: str) -> bytes:
    """Return rows for the store in a tenth of the room."""
    return zlib.compress(rows.encode(), level=1)


def loose(rows: bytes) -> str:
    """Return rows as they were before `tight`: a JSON list."""
    return zlib.decompress(rows).decode()
