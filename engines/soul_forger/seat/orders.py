"""Orders: what a player says at any moment about what it wants to be asked (SF-D23)."""

from __future__ import annotations

from engines.kernel import PASS, Answer, Decision
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table.side import STOPS
from engines.soul_forger.table.state import Table

QUIET = ("flow", "phase", "turn")
"""Pass for this Flow, until the phase is over, until the own turn."""


def orders(view: SoulForgerView) -> tuple[str, ...]:
    """Return what the viewer may order: to pass for a while, not to any more, each stop on or off."""
    if view.seat is None or not view.sides[view.seat].living:
        return ()
    return (*(f"quiet:{length}" for length in QUIET), "quiet:", *(f"stop:{stop}" for stop in STOPS))


def order(table: Table, seat: int, key: str) -> None:
    """Note an order; a stop that is named is turned."""
    side = table.sides[seat]
    verb, _, what = key.partition(":")
    if verb == "stop":
        side.stops = side.stops ^ {what}
        return
    for length in QUIET:
        if what == length:
            side.quiet = length
            return
    side.quiet = ""


def covered(table: Table, decision: Decision) -> Answer | None:
    """Return the answer that a player's orders give to a window that is open."""
    return PASS if decision.kind == "window" and table.sides[decision.seat].quiet else None
