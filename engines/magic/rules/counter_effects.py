"""What counters with rules of their own let happen instead (122.1c, 122.1d, 122.1h)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.magic.table.batch import GameEvent, Kind
from engines.magic.table.pieces import Perm
from engines.magic.table.state import Table

SHIELD, STUN, FINALITY = "shield", "stun", "finality"
PLACES = {SHIELD: 0, STUN: 1, FINALITY: 2}
"""By which a change of theirs is known among others of the same object."""
_REPLACES: frozenset[Kind] = frozenset(("damages", "moves", "untaps"))


def may_replace(table: Table, what: GameEvent) -> bool:
    """Tell whether the permanent of an event has counters that might replace it."""
    if what.kind not in _REPLACES:
        return False
    perm = table.perms.get(what.thing)
    return perm is not None and bool(perm.counters)


def of_event(table: Table, what: GameEvent) -> tuple[str, Sequence[GameEvent]] | None:
    """Return the counter that replaces an event, and what happens instead; None where there is none."""
    perm = table.perms.get(what.thing)
    if perm is None or not perm.counters:
        return None
    match what.kind:
        case "damages" if perm.count(SHIELD):
            return SHIELD, (_without_one(perm, SHIELD),)
        case "moves" if what.cause == "destroyed" and what.source and perm.count(SHIELD):
            return SHIELD, (_without_one(perm, SHIELD),)
        case "moves" if (what.came, what.to) == ("battlefield", "graveyard") and perm.count(FINALITY):
            return FINALITY, (what._replace(to="exile"),)
        case "untaps" if perm.count(STUN):
            return STUN, (_without_one(perm, STUN),)
        case _:
            return None


def _without_one(perm: Perm, counter: str) -> GameEvent:
    return GameEvent("counters", perm.seat, "effect", perm.id, number=-1, word=counter)
