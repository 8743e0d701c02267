"""One use of a card: whose it is, what it is aimed at, what has become of it so far."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal, NamedTuple, TypeAlias

from engines.noxtalia.language.effects import Effect
from engines.noxtalia.table import keys
from engines.noxtalia.table.pieces import Might, Spirit

Role: TypeAlias = Literal["attack", "defence", "support", "attached", "passive"]


@dataclass(slots=True, eq=False)
class ResolvingEffect:
    """A card whose effects are resolved."""

    seat: int
    """The player who uses it: "player" in its effects."""
    card: str
    role: Role
    _: KW_ONLY
    target: Spirit | None = None
    host: Spirit | None = None
    """The Spirit that it is attached to, or whose passive it is."""
    foe: int = -1
    """"Opponent" in its effects; -1 while there is none."""
    might: Might | None = None
    """The power that its effects change."""
    die: int = 0
    """The last roll of the effect."""
    spent: int = 0
    """PM that it cost."""
    attach_to: str | None = None
    """Key of the Spirit that an effect attaches it to (NX-R18)."""
    supposing: bool = False
    """Nothing is done: it is only asked what could be, with every roll at its best (NX-R57)."""

    @property
    def key(self) -> str:
        """Return a name for answers: card, owner, Spirit."""
        where = "" if self.host is None else self.host.key
        return keys.effect(self.card, self.seat, where)


class PendingTrigger(NamedTuple):
    """Effects that are due."""

    use: ResolvingEffect
    effects: tuple[Effect, ...]
    stays: bool
    """They need their card to lie where it lay, and its Spirit to live."""
