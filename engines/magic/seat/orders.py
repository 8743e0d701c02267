"""Orders: what a player says at any moment about what he wants to be asked (ledger, section 3.2)."""

from __future__ import annotations

from engines.kernel import PASS, Answer, Decision, Option, Prompt, Say
from engines.magic.rules import windows
from engines.magic.seat.labels import text_key
from engines.magic.seat.view import MagicView
from engines.magic.table import keys as naming
from engines.magic.table.keys import Hold, PassFor, Stop
from engines.magic.table.state import Table
from engines.magic.table.stops import STOPS, Quiet

QUIET: tuple[Quiet, ...] = ("stack", "turn", "my_turn")
"""Pass until the stack is empty, this turn, until the own turn."""


def orders(view: MagicView) -> tuple[str, ...]:
    """Return what the viewer may order: to pass for a while, not to any more, each stop on or off, hold."""
    if view.seat is None:
        return ()
    return (*map(naming.quiet, QUIET), naming.quiet(""), *map(naming.stop, STOPS), naming.HOLD)


def sheet(view: MagicView) -> Prompt | None:
    """Return how the orders are put to the viewer: what he has ordered, and when he is asked."""
    if view.seat is None:
        return None
    side = view.sides[view.seat]
    assert side.stops is not None
    switches = [
        Option(naming.stop(stop), Say(text_key("order", f"stop_{stop}")), "stops", on=stop in side.stops)
        for stop in STOPS
    ]
    switches.append(Option(naming.HOLD, Say(text_key("order", "hold")), "stops", on=side.hold))
    lengths = [
        Option(naming.quiet(each), Say(text_key("order", f"quiet_{each}")), "actions") for each in QUIET
    ]
    if side.quiet:
        lengths = [Option(naming.quiet(""), Say(text_key("order", "quiet")), "actions")]
    return Prompt(Say("mn-orders-title", {"quiet": side.quiet or "none"}), (*lengths, *switches))


def order(table: Table, seat: int, key: str) -> None:
    """Note an order; a stop that is named is turned, and so is hold."""
    side = table.sides[seat]
    match naming.order(key):
        case Stop(stop):
            side.stops = side.stops ^ {stop}
        case Hold():
            side.hold = not side.hold
        case PassFor(length):
            side.quiet = length


def covered(table: Table, decision: Decision) -> Answer | None:
    """Return the answer that a player's orders give to a window that is open."""
    passes = table.sides[decision.seat].quiet and not windows.wants(table, decision.seat)
    return PASS if decision.kind == "priority" and passes else None
