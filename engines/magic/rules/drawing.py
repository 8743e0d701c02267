"""Drawing and discarding (121, 701.9)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.magic.rules.events import happen
from engines.magic.table.batch import Cause, Happening
from engines.magic.table.state import Table


def draw(table: Table, seat: int, number: int, cause: Cause) -> None:
    """Draw cards, one after another (121.2)."""
    for _ in range(number):
        happen(table, Happening("draws", seat, cause))


def discard(table: Table, seat: int, cards: Iterable[str], cause: Cause) -> None:
    """Put cards of a hand into the graveyard at one moment (701.9a)."""
    happen(table, *(Happening("moves", seat, cause, 0, card, "hand", "graveyard") for card in cards))
