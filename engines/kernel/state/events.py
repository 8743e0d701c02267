"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple


class HostEvent(StrEnum):
    """Kinds of events that the host tells, or that players agree on: no rules of a game do."""

    TIME_UP = "time_up"
    UNDO = "undo"
    TAKEBACK = "takeback"
    TAKEBACK_REFUSED = "takeback_refused"
    RESIGN = "resign"
    LATE = "late"
    WAITS = "waits"
    CLAIMED = "claimed"
    WITHOUT = "without"


GAME_OVER = frozenset({"game_end", "game_end_drawn", "game_drawn"})
"""Kinds of events by which rules tell how a game of several has ended."""
_HEADLINES = GAME_OVER.union(map(str, HostEvent))


class Event(NamedTuple):
    """One thing that happened at the table.

    Everybody may know `facts`. A seat named in `secret` knows those facts as
    well, which add to the public ones or replace them. Values are plain JSON;
    numbers under the names in `PLAYERS` are players.
    """

    kind: str
    facts: Mapping[str, Any]
    secret: Mapping[int, Mapping[str, Any]]

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """Return the facts that the seat may know; None is a spectator."""
        return {**self.facts, **self.secret.get(seat, {})} if seat is not None else dict(self.facts)

    @property
    def is_headline(self) -> bool:
        """Whether all should read it, however little room there is: the host says it, or how a game ended."""
        return self.kind in _HEADLINES
