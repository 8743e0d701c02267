"""The course of a match: after each answer the next question is found from what lies on the table alone.

So a player may leave in the middle of anything, and nothing need be remembered of who was asked what.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel import Play
from engines.soul_forger.rules import (
    attacking,
    blocking,
    end_phase,
    flow,
    main_phase,
    resolution,
    ronum_limit,
    setup,
    side_quest,
    state_based_actions,
    triggers,
    turn,
    windows,
)
from engines.soul_forger.rules.elimination import eliminate
from engines.soul_forger.rules.fighters import attacker_of
from engines.soul_forger.table.state import Stage, Table


def step(table: Table) -> Play[None]:
    """Put the question that is due, carry out what is answered, and find the next one."""
    if _gone(table):
        go_on(table)
        return
    if (yield from _ASK[table.stage](table)):
        go_on(table)


def go_on(table: Table) -> None:
    """Find the next question, or that the match is over."""
    while table.result is None:
        gone = _gone(table)
        if gone:  # conceding is elimination (SF-R75)
            eliminate(table, gone, "concession")
            continue
        state_based_actions.check(table)
        stage = _due(table) if table.result is None else None
        if stage is not None:
            table.stage = stage
            return
    table.stage = "over"


def _gone(table: Table) -> list[int]:
    """Return who has given up, and is still to be taken out of the match."""
    return [seat for seat in table.left if seat in table.living()] if table.left else []


def _due(table: Table) -> Stage | None:
    """Return what is asked now, or do what comes next without a question."""
    if table.frames:
        return "resolving"
    if table.doing is not None:
        flow.finish(table)
        return None
    over = ronum_limit.over(table)
    if over is not None:
        table.asked = (over,)
        return "overflow"
    if table.resolving:
        flow.resolve_top(table) if table.flow else flow.end(table)
        return None
    if table.waiting:
        return "triggers"
    if table.combat is not None and table.point in _FIGHTING and attacker_of(table, table.combat) is None:
        table.moment, table.point = "", "after_combat"  # the attacker is gone (SF-R51)
    if table.flow or table.moment:
        table.asked = windows.rank(table)
        if table.asked:
            return "window"
        windows.close(table)
        return None
    return turn.go_on(table)


_FIGHTING = ("redirect", "block", "before_damage", "damage")


_ASK: dict[Stage, Callable[[Table], Play[bool]]] = {
    "begin": setup.begin,
    "mulligan": setup.mulligan,
    "quest": side_quest.ask,
    "main": main_phase.ask,
    "attack": attacking.ask,
    "window": windows.ask,
    "redirect": attacking.redirect,
    "block": blocking.ask,
    "triggers": triggers.ask,
    "resolving": resolution.resolve,
    "overflow": ronum_limit.send_one,
    "levels": end_phase.ask_levels,
    "discard": end_phase.ask_discard,
}
