"""The End Phase: levels for experience, then the hand is cut down (SF-37 to SF-39, SF-49, SF-R14, SF-R57)."""

from __future__ import annotations

from engines.kernel import Choose, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.soul_forger.evaluation import changes
from engines.soul_forger.rules import event_bus, zones
from engines.soul_forger.table.state import Table

BUY, STOP = "buy", "stop"


def can_buy_level(table: Table) -> bool:
    """Tell whether the turn player has the experience for a level: as much as the level they have (SF-49)."""
    side = table.sides[table.active]
    return side.xp >= side.level and not changes.forbidden(table, table.active, "gain_levels")


def ask_levels(table: Table) -> Play[bool]:
    """Let the turn player buy a level, again and again at the then current price (SF-D21)."""
    side = table.sides[table.active]
    answer = yield Choose(table.active, "levels", (BUY, STOP), default=STOP)
    if answer == BUY:
        spent = side.level
        side.xp -= spent
        zones.gain_level(table, side.seat, 1, spent)
    if answer == STOP or not table.options.multi_level_end:
        leave_levels(table)
    return True


def leave_levels(table: Table) -> None:
    """Go on to the end of the phase; discarding comes after its window."""
    event_bus.phase_ends(table, "discard")


def surplus(table: Table) -> int:
    """Return how many cards the turn player must discard (SF-39)."""
    changed = sum(value for _, value in changes.on_player(table, table.active, "hand_limit"))
    return max(0, len(table.sides[table.active].hand) - max(0, table.options.hand_limit + changed))


def ask_discard(table: Table) -> Play[bool]:
    """Let the turn player discard down to the limit (SF-D22); without an answer the oldest go (SF-R75)."""
    seat, number = table.active, surplus(table)
    keys = tuple(copies(table.sides[seat].hand))
    picked = yield Pick(seat, "discard", keys, number, number, default=keys[:number], hidden=True)
    zones.discard(table, seat, [card_of(key) for key in picked])
    return True
