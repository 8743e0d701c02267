"""Orders: what a player says at any moment about what he wants to be asked (ledger, section 3.2)."""

from __future__ import annotations

from engines.kernel import PASS, Answer, Decision, Option, Prompt, Say
from engines.kernel.wording import dashed
from engines.magic.rules import windows
from engines.magic.seat.labels import text_key
from engines.magic.seat.view import MagicView, SideView
from engines.magic.table import keys as naming
from engines.magic.table.keys import Hold, PassFor, Stop
from engines.magic.table.state import Table
from engines.magic.table.stops import STOPPING, STOPS, WHOSE, Quiet, stop_at

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
    switches = [_switch(side, whose, step) for whose in WHOSE for step in STOPPING]
    switches.append(Option(naming.HOLD, Say(text_key("order", "hold")), "stops", on=side.hold))
    lengths = [
        Option(naming.quiet(each), Say(text_key("order", f"quiet_{each}")), "actions") for each in QUIET
    ]
    if side.quiet:
        lengths = [Option(naming.quiet(""), Say(text_key("order", "quiet")), "actions")]
    return Prompt(Say("mn-orders-title", {"quiet": dashed(side.quiet or "none")}), (*lengths, *switches))


def _switch(side: SideView, whose: str, step: str) -> Option:
    """Return the order that turns a stop."""
    stop = stop_at(whose, step)
    label = Say(text_key("order", "stop"), {"whose": whose, "step": dashed(step)})
    return Option(naming.stop(stop), label, "stops", on=stop in (side.stops or ()))


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
    return PASS if decision.kind in windows.KINDS and passes else None
