"""Orders: what a player says at any moment about what it wants to be asked (SF-D23)."""

from __future__ import annotations

from engines.kernel import PASS, Answer, Decision, Option, Prompt, Say
from engines.soul_forger.seat.labels import text_key
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.keys import PassFor, Stop
from engines.soul_forger.table.side import STOPS, Quiet
from engines.soul_forger.table.state import Table

QUIET: tuple[Quiet, ...] = ("flow", "phase", "attacked", "turn")
"""Pass for this Flow, until the phase is over, until attacked or the own turn, until the own turn."""


def orders(view: SoulForgerView) -> tuple[str, ...]:
    """Return what the viewer may order: to pass for a while, not to any more, each stop on or off."""
    if view.seat is None or not view.sides[view.seat].living:
        return ()
    return (*map(naming.quiet, QUIET), naming.quiet(""), *map(naming.stop, STOPS))


def sheet(view: SoulForgerView) -> Prompt | None:
    """Return how the orders are put to the viewer: what they have ordered, and when they are asked."""
    keys = orders(view)
    if view.seat is None or not keys:
        return None
    side = view.sides[view.seat]
    assert side.stops is not None
    stops = [
        Option(naming.stop(stop), Say(text_key("order", f"stop_{stop}")), "stops", on=stop in side.stops)
        for stop in STOPS
    ]
    lengths = [
        Option(naming.quiet(each), Say(text_key("order", f"quiet_{each}")), "actions") for each in QUIET
    ]
    if side.quiet:
        lengths = [Option(naming.quiet(""), Say("sf-order-quiet"), "actions")]
    title = Say("sf-orders-title", {"quiet": side.quiet or "none"})
    return Prompt(title, (*lengths, *stops))


def order(table: Table, seat: int, key: str) -> None:
    """Note an order; a stop that is named is turned."""
    side = table.sides[seat]
    match naming.order(key):
        case Stop(stop):
            side.stops = side.stops ^ {stop}
        case PassFor(length):
            side.quiet = length


def covered(table: Table, decision: Decision) -> Answer | None:
    """Return the answer that a player's orders give to a window that is open."""
    return PASS if decision.kind == "window" and table.sides[decision.seat].quiet else None
