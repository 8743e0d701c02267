"""What is about to happen, as plain data: several of these at one moment are a batch (120.4, 614, 700.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.magic.table.pieces import Perm
from engines.magic.table.rows import as_lists, as_tuples

Zone: TypeAlias = Literal[
    "", "library", "hand", "battlefield", "graveyard", "stack", "exile", "command"
]  # fmt: skip
"""400.1."""
Kind: TypeAlias = Literal[
    "moves", "draws", "damages", "marks", "life", "taps", "untaps", "mana", "counters", "attaches",
    "unattaches", "regenerates", "turns_up", "cast", "attacks", "blocks", "blocked", "targets", "step",
]  # fmt: skip
"""The last ones change nothing by themselves: they are known, and set things off."""
Cause: TypeAlias = Literal[
    "setup", "mulligan", "turn", "cast", "played", "resolves", "cost", "combat", "destroyed", "state",
    "hand_size", "drawn", "discarded", "sacrificed", "countered", "milled", "homeward", "suspended", "effect",
]  # fmt: skip
"""By what it happens: a rule, an action, a state-based action."""


MADNESS = "madness"
"""The word of a card that is exiled as it is discarded, by its own text (702.35a)."""
ATTACKING = "attacking"
"""The word of a creature that enters attacking (508.4)."""


class GameEvent(NamedTuple):
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
    """How much; of what goes to a library, how many cards lie above it, or below."""
    source: int = 0
    """The object that does it."""
    deadly: bool = False
    """The source has deathtouch."""
    word: str = ""
    """The kind of counters; the step that begins; `damage` of life that is lost by it; `ATTACKING`."""
    tapped: bool = False
    """It enters tapped (110.5b)."""
    attached: int = 0
    """What it is attached to, or enters attached to (303.4f)."""
    counters: tuple[tuple[str, int], ...] = ()
    """What it enters with (122.6), or goes to exile with (702.62a)."""
    shown: bool = False
    """A hidden card is revealed as it moves."""
    became: int = 0
    """The object that it is now (400.7): known when it has moved."""
    regenerates: bool = True
    """Whether regeneration may replace it (701.19c)."""
    applied: tuple[int, ...] = ()
    """What has replaced something of it, each of which does so once (614.5)."""

    def moved(self, card: str, became: int) -> GameEvent:
        """Return it as it has happened: which card has moved, and what object it is now."""
        if not became and card == self.card:
            return self
        return GameEvent(
            self.kind, self.seat, self.cause, self.thing, card, self.came, self.to, self.by, self.bottom,
            self.up, self.number, self.source, self.deadly, self.word, self.tapped, self.attached,
            self.counters, self.shown, became, self.regenerates, self.applied,
        )  # fmt: skip


def leaves(perm: Perm, cause: Cause, to: Zone = "graveyard") -> GameEvent:
    """Return that a permanent goes to a zone of its owner's."""
    return GameEvent("moves", perm.owner, cause, perm.id, perm.card.id, "battlefield", to)


def hits(perm: Perm, number: int, source: int) -> GameEvent:
    """Return that an object deals combat damage to a creature."""
    return GameEvent("damages", perm.seat, "combat", perm.id, number=number, source=source)


WAITS = -1
"""Stands where no choice is due: the batch waits behind others."""


class Pending(NamedTuple):
    """A batch that waits for a choice, or behind another."""

    batch: tuple[GameEvent, ...]
    at: int
    """The event of the batch that several things would replace."""
    seat: int
    """Who chooses which does first."""
    among: tuple[str, ...]
    """Those, by their keys."""
    of: int = 0
    """The spell or ability that lets it happen; 0 where a rule does."""
    counts: str = ""
    """Events of which kind count as done by it."""

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [*map(as_lists, self)]

    @staticmethod
    def load(data: Sequence[Any]) -> Pending:
        """Rebuild it from `dump`."""
        batch, *rest = map(as_tuples, data)
        return Pending(tuple(map(GameEvent._make, batch)), *rest)
