"""The turn: its steps in their order, and what each begins with (500 to 514, 703)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engines.kernel import Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.magic.evaluation.board import board_of
from engines.magic.rules import (
    control,
    declaring,
    dividing,
    drawing,
    lasting,
    ledger,
    mana,
    priority,
    state_based_actions,
    suspending,
    trigger_detection,
    zones,
)
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import GameEvent
from engines.magic.table.side import Side
from engines.magic.table.state import Stage, Step, Table

HAND_SIZE = 7
"""402.2."""
Next: TypeAlias = "Stage | None"
"""What is asked as a step begins; None where it has begun."""
_AFTER: dict[Step, Step] = {
    "untap": "upkeep",
    "upkeep": "draw",
    "draw": "main_1",
    "main_1": "begin_combat",
    "begin_combat": "attackers",
    "attackers": "blockers",
    "first_damage": "damage",
    "damage": "end_combat",
    "end_combat": "main_2",
    "main_2": "end",
    "end": "cleanup",
    "cleanup": "cleanup",  # another one, where players have received priority in it (514.3a)
}


def begin(table: Table) -> Next:
    """Do what a step begins with."""
    return _BEGIN.get(table.step, _give_priority)(table)


def _give_priority(table: Table) -> Next:
    table.begun = True
    if table.step == "upkeep":
        suspending.upkeep(table)
    if not trigger_detection.no_one_waits(table, "step"):
        apply_events(table, GameEvent("step", table.active, "turn", word=table.step))
    priority.give(table, table.active)
    return None


def leave(table: Table) -> None:
    """End a step and go to the next (500.2); those in which nothing would come to pass are passed by."""
    _end(table)
    while _passes_by(table):
        _end(table)


def _passes_by(table: Table) -> bool:
    """Tell whether nothing happens in a step that begins now, and nobody is asked."""
    if table.dirty or _does(table) or not trigger_detection.no_one_waits(table, "step"):
        return False
    first, second = table.sides
    return not (_stops(table, first) or _stops(table, second))


def _stops(table: Table, side: Side) -> bool:
    return not side.quiet and priority.is_stop(table, side.seat)


def _does(table: Table) -> bool:
    """Tell whether a step begins with something that changes the table, or asks (703)."""
    match table.step:
        case "upkeep":
            return suspending.any_waits(table)
        case "untap" | "draw" | "damage" | "first_damage" | "cleanup":
            return True
        case "attackers":
            return bool(declaring.able_to_attack(table))
        case "blockers":
            return declaring.can_block(table)
        case _:
            return False


def _end(table: Table) -> None:
    """End a step (500.5)."""
    mana.empty_pools(table)
    zones.forget(table)
    if table.step == "end_combat":
        table.combat = None  # 511.3
        table.moved_on("combat")
        lasting.end(table, "end_of_combat")
    if table.step == "cleanup" and not table.priority:
        begin_turn(table, table.other(table.active))
    else:
        table.step = _after(table)
        table.begun = table.priority = False
        table.moved_on("step")


def _after(table: Table) -> Step:
    """Return the step that follows."""
    if table.step == "attackers" and table.combat is None:  # 508.8
        return "end_combat"
    if table.step == "blockers":
        return "first_damage" if dividing.has_first_strikers(table) else "damage"
    return _AFTER[table.step]


def begin_turn(table: Table, seat: int) -> None:
    """Let a player's turn begin (500.1)."""
    table.turn += 1
    table.active = seat
    table.moved_on("turn", "step")
    ledger.begin_turn(table)
    table.step, table.begun, table.priority = "untap", False, False
    for side in table.sides:
        side.works = side.refusals = 0
        table.tapped(side.seat)  # what came a turn ago can be tapped for mana now (302.6)
        if side.quiet == "turn" or (side.quiet == "my_turn" and side.seat == seat):
            side.quiet = ""
    table.sides[seat].lands = 0
    for perm in table.perms.values():
        perm.used = ()
    lasting.turn_begins(table, seat)
    mine, yours = table.sides[seat].life, table.sides[table.other(seat)].life
    table.tell("turn", seat=seat, turn=table.turn, mine=mine, yours=yours)


def _untap(table: Table) -> Next:
    """Untap; nobody receives priority (502.3, 502.4)."""
    control.settle(table)
    active, traits = table.active, board_of(table).traits
    tapped = [
        perm
        for perm in table.perms.values()
        if perm.tapped and perm.seat == active and "doesnt_untap" not in traits[perm.id].keywords
    ]
    apply_events(table, *(GameEvent("untaps", perm.seat, "turn", perm.id) for perm in tapped))
    table.begun = True
    return None


def _draw(table: Table) -> Next:
    """Draw a card (504.1); who plays first skips this in the first turn, and nothing is lost (103.8a)."""
    if table.turn > 1:
        drawing.draw(table, table.active, 1, "turn")
    return _give_priority(table)


def _attackers(table: Table) -> Next:
    if declaring.able_to_attack(table):
        return "attackers"
    declaring.declare_attackers(table, [])
    return None


def _blockers(table: Table) -> Next:
    if declaring.can_block(table):
        return "blockers"
    declaring.declare_blockers(table, {})
    return None


def _first_damage(table: Table) -> Next:
    dividing.begin_first(table)
    return _damage(table)


def _damage(table: Table) -> Next:
    """Deal combat damage once all of it is assigned (510.1, 510.2)."""
    if dividing.question(table) is not None:
        return "damage"
    dividing.deal(table)
    return _give_priority(table)


def _cleanup(table: Table) -> Next:
    """Discard, then let damage and changes of this turn end at one moment (514.1, 514.2)."""
    if surplus(table):
        return "discard"
    lasting.end_turn(table)
    control.settle(table)
    table.begun = True
    if state_based_actions.would_act(table) or table.waiting:  # 514.3a
        priority.give(table, table.active)
    return None


def surplus(table: Table) -> int:
    """Return how many cards the active player must discard (402.2)."""
    return max(0, len(table.sides[table.active].hand) - HAND_SIZE)


def ask_discard(table: Table) -> Play[bool]:
    """Let the active player discard down to the hand size (514.1, MN-D17); the oldest by default."""
    seat, number = table.active, surplus(table)
    keys = tuple(copies(table.sides[seat].hand))
    picked = yield Pick(seat, "discard", keys, number, number, default=keys[:number], hidden=True)
    drawing.discard(table, seat, [card_of(key) for key in picked], "hand_size")
    return True


_BEGIN: dict[Step, Callable[[Table], Next]] = {
    "untap": _untap,
    "draw": _draw,
    "attackers": _attackers,
    "blockers": _blockers,
    "first_damage": _first_damage,
    "damage": _damage,
    "cleanup": _cleanup,
}
