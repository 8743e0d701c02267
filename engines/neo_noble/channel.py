"""The Channel: cards that give Souls (NN-34, NN-55 to NN-62)."""

from __future__ import annotations

from engines.neo_noble.table import Side, Table


def free_slot(side: Side) -> int | None:
    """Return the lowest free slot (NN-56, NN-R11)."""
    raise NotImplementedError


def channel(table: Table, side: Side, card: str, ready: bool, face_up: bool) -> bool:
    """Put a card that is in no zone into the next free slot (NN-55); False when there is none (NN-R12)."""
    raise NotImplementedError


def channel_top(table: Table, side: Side, ready: bool, face_up: bool = False) -> bool:
    """Channel the top card of the deck (NN-55); False when it cannot be done (NN-R12)."""
    raise NotImplementedError


def reveal(table: Table, side: Side, place: int) -> bool:
    """Turn a Channel card face-up (NN-150)."""
    raise NotImplementedError


def harvest(table: Table, side: Side) -> int:
    """Take all cards of the Channel into hand, and return how many (NN-109)."""
    raise NotImplementedError


def take_slot(table: Table, side: Side, place: int, seen_by: int | None) -> str:
    """Take a card out of its slot and return it; `seen_by` None is nobody, where it was face-down."""
    raise NotImplementedError
