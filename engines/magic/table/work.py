"""A text that is being carried out by hand (MN-R32), as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.magic.table.rows import as_lists, as_tuples

Phase: TypeAlias = Literal["work", "consent", "agree", "objection", "reminded", "use", "shown"]
"""How far it has come: the next deed, what is asked before or after, an ability that is announced; `shown` is
all done, and may be objected to for a moment."""


class HandWork(NamedTuple):
    """What a player carries out by hand, or asks to."""

    seat: int
    phase: Phase
    wanted: str = ""
    """What the other is asked about, or what is being done, by its key: see `rules/by_hand/deeds`."""
    item: int = 0
    """What is carried out, as it resolves; 0 before that."""
    done: tuple[str, ...] = ()
    """The deeds so far, by their keys: both know them."""
    seen: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """By seat, cards that all know to have been in that hand as this began, for what has been done since."""

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        return [*map(as_lists, self)]

    @staticmethod
    def load(data: Sequence[Any]) -> HandWork:
        """Rebuild it from `dump`."""
        return HandWork(*map(as_tuples, data))
