"""The Main Phases (SF-33, SF-34, SF-36)."""

from __future__ import annotations

from engines.kernel import Choose, Play
from engines.soul_forger.rules import announcing, attacking, event_bus
from engines.soul_forger.table.state import Table

COMBAT, END = "combat", "end"


def ask(table: Table) -> Play[bool]:
    """Let the turn player do what a Main Phase allows, or end it (SF-D5); who skips Combat skips Main 2."""
    seat = table.active
    first = table.phase == "main_1"
    on = (END,) if not first else (COMBAT,) if attacking.bound_to_attack(table) else (COMBAT, END)
    answer = yield Choose(seat, "main", (*announcing.deeds(table, seat), *on), default=on[0], hidden=True)
    if answer not in on:
        return (yield from announcing.announce(table, seat, answer))
    event_bus.phase_ends(table, "combat" if answer == COMBAT else "end")
    return True
