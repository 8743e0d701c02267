"""The turn: its phases in their order, and what each begins with (SF-29 to SF-32, SF-R4, SF-R13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engines.kernel.cards.wording import dashed
from engines.soul_forger.language.parts import Phase
from engines.soul_forger.rules import (
    announcing,
    attacking,
    blocking,
    damage,
    end_phase,
    event_bus,
    fighters,
    lasting,
    side_quest,
    zones,
)
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.table.state import Point, Stage, Table

Next: TypeAlias = "Stage | None"
"""What is asked at a point of the turn; None where it has gone on by itself."""


def go_on(table: Table) -> Next:
    """Do what is due at this point of the turn, up to its next question."""
    return _POINTS[table.point](table)


def _enter(table: Table, phase: Phase) -> bool:
    """Begin a phase, if it has not begun; tell whether something waits for that and comes first."""
    if table.phase != phase:
        table.phase = phase
        for side in table.sides:
            if side.quiet == "phase":
                side.quiet = ""
        table.tell("phase", phase=dashed(phase), seat=table.active)
        event_bus.note(table, GameEvent("phase_began", table.active))
    return bool(table.waiting)


def _ready(table: Table) -> Next:
    """Turn cards On-guard, then draw (SF-30, SF-31, SF-R4, SF-R13)."""
    seat, side = table.active, table.sides[table.active]
    if side.quiet in ("turn", "attacked"):
        side.quiet = ""
    table.phase = "ready"
    table.tell("turn", seat=seat, number=table.turn)
    if table.options.guard_reset == "own_ready":
        turn_on(table, seat)
    elif table.options.guard_reset == "every_turn":
        for each in table.living():
            turn_on(table, each)
    lasting.end(table, "your_next_turn", seat)
    if side.deck:
        zones.draw(table, seat, 1 if table.turn == 1 else 2)
    else:
        table.tell("empty_deck", seat=seat)
        damage.lose_endurance(table, seat, table.options.empty_deck_damage)
    if seat in table.living():  # else their turn is over (SF-R3)
        event_bus.note(table, GameEvent("turn_began", seat))  # after the draw (SF-32)
        event_bus.phase_ends(table, "quest")
    return None


def turn_on(table: Table, seat: int) -> None:
    """Turn all cards of a player On-guard."""
    zones.turn_together(table, table.rows.all_of(seat), on=True)


def _quest(table: Table) -> Next:
    if _enter(table, "side_quest"):
        return None
    if not side_quest.is_skipped(table):
        return "quest"
    event_bus.phase_ends(table, "main_1")
    return None


def _main_1(table: Table) -> Next:
    return None if _enter(table, "main_1") else "main"


def _main_2(table: Table) -> Next:
    if _enter(table, "main_2"):
        return None
    side = table.sides[table.active]
    if side.quiet != "end":
        return "main"
    side.quiet = ""
    event_bus.phase_ends(table, "end")
    return None


def _combat(table: Table) -> Next:
    """Ask for the next attack; where nothing can attack or be activated, it is over (SF-35, SF-R22)."""
    if _enter(table, "combat"):
        return None
    if attacking.attackers(table) or announcing.replies(table, table.active):
        return "attack"
    event_bus.phase_ends(table, "main_2")
    return None


def _redirect(table: Table) -> Next:
    if attacking.may_turn(table):
        return "redirect"
    table.point = "block"
    return None


def _block(table: Table) -> Next:
    if blocking.blockers(table):
        return "block"
    table.point = "before_damage"
    blocking.note_unblocked(table)
    return None


def _before_damage(table: Table) -> Next:
    """Open the last window before damage (SF-110)."""
    table.moment, table.point = "step3", "damage"
    return None


def _damage(table: Table) -> Next:
    """Deal combat damage; what it sets off makes a Flow before the guards turn (SF-111 to SF-113, SF-R51)."""
    table.point = "after_combat"
    damage.fight(table)
    return None


def _after_combat(table: Table) -> Next:
    fighters.end_combat(table)
    return None


def _end(table: Table) -> Next:
    _enter(table, "end")
    event_bus.note(table, GameEvent("turn_ended", table.active))  # SF-37
    table.point = "levels"
    return None


def _levels(table: Table) -> Next:
    if end_phase.can_buy_level(table):
        return "levels"
    end_phase.leave_levels(table)
    return None


def _discard(table: Table) -> Next:
    if end_phase.surplus(table):
        return "discard"
    table.point = "next_turn"
    return None


def _next_turn(table: Table) -> Next:
    """Let the turn pass to the next player who is still in the game (SF-29, SF-R7)."""
    if table.options.guard_reset == "own_end":
        turn_on(table, table.active)
    lasting.end(table, "this_turn")
    table.active = table.after(table.active)[0]
    table.turn += 1
    table.entries = 0
    table.point = "ready"
    return None


_POINTS: dict[Point, Callable[[Table], Next]] = {
    "setup": lambda _: "mulligan",
    "ready": _ready,
    "quest": _quest,
    "main_1": _main_1,
    "combat": _combat,
    "redirect": _redirect,
    "block": _block,
    "before_damage": _before_damage,
    "damage": _damage,
    "after_combat": _after_combat,
    "main_2": _main_2,
    "end": _end,
    "levels": _levels,
    "discard": _discard,
    "next_turn": _next_turn,
}
