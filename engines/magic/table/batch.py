"""What is about to happen, as plain data: several of these at one moment are a batch (120.4, 614, 700.1)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engines.magic.table.pieces import Perm

Zone: TypeAlias = Literal[
    "", "library", "hand", "battlefield", "graveyard", "stack", "exile", "command"
]  # fmt: skip
"""400.1."""
Kind: TypeAlias = Literal["moves", "draws", "damages", "marks", "life", "taps", "untaps", "mana"]
Cause: TypeAlias = Literal[
    "setup", "mulligan", "turn", "cast", "played", "resolves", "cost", "combat", "destroyed", "state",
    "hand_size",
]  # fmt: skip
"""By what it happens: a rule, an action, a state-based action."""


class Happening(NamedTuple):
    """One event (700.1)."""

    kind: Kind
    seat: int
    """The player whom it concerns: of what moves, its owner."""
    cause: Cause
    thing: int = 0
    """The object to which it happens; 0 of a player and of a card that is hidden."""
    card: str = ""
    """The card that moves, where it is hidden; of a library the uppermost, where none is named."""
    came: Zone = ""
    to: Zone = ""
    by: int = -1
    """Who controls it there."""
    bottom: bool = False
    """To the bottom of the library."""
    up: bool = True
    """Face up."""
    number: int = 0
    source: int = 0
    """The object that does it."""
    deadly: bool = False
    """The source has deathtouch."""


def leaves(perm: Perm, cause: Cause, to: Zone = "graveyard") -> Happening:
    """Return that a permanent goes to a zone of its owner's."""
    return Happening("moves", perm.owner, cause, perm.id, perm.card.id, "battlefield", to)


def hits(perm: Perm, number: int, source: int) -> Happening:
    """Return that an object deals combat damage to a creature."""
    return Happening("damages", perm.seat, "combat", perm.id, number=number, source=source)
