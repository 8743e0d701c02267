"""What is on the stack (405)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["spell", "ability", "trigger", "by_hand"]


class Item(NamedTuple):
    """A spell or an ability on the stack."""

    id: int
    kind: Kind
    seat: int
    """Who controls it."""
    card: str
    owner: int
    """Whose card it is."""
    came: str
    """The zone from which it was cast."""
