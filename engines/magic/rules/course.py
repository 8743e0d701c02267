"""The course of a match: after each answer the next question is found from what lies on the table alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel import Play
from engines.magic.rules import (
    declaring,
    dividing,
    ending,
    events,
    noble,
    resolution,
    series,
    setup,
    stack,
    state_based_actions,
    triggers,
    turn,
    windows,
)
from engines.magic.rules.by_hand import abilities, carrying_out
from engines.magic.table.state import Stage, Table


def step(table: Table) -> Play[None]:
    """Put the question that is due, carry out what is answered, and find the next one."""
    done = carrying_out.shown(table)
    if table.stage == "resolving":
        yield from _heard(table, resolution.resolve(table))
    elif not (yield from _ASK[table.stage](table)):
        return
    else:
        carrying_out.stands(table, done)
        table.items = 0
    go_on(table)


def _heard(table: Table, play: Play[None]) -> Play[None]:
    """Resolve on; only with an answer no loop goes on any more (104.4b), and nothing need be asked."""
    reply: Any = None
    while True:
        try:
            asked = play.send(reply)
        except StopIteration:
            return
        reply = yield asked
        carrying_out.stands(table, carrying_out.shown(table))
        table.items = 0


def go_on(table: Table) -> None:
    """Find the next question, or that the match is over."""
    while table.result is None:
        if ending.is_loop(table):
            series.end_game(table, (), "loop")
            continue
        stage = _due(table)
        if stage is not None:
            table.stage = stage
            return
    table.stage = "over"


def _due(table: Table) -> Stage | None:
    """Return what is asked now, or do what comes next without a question (117.5)."""
    if table.pending:
        return "replace"
    if table.frames:
        return "resolving"
    stage = carrying_out.due(table)
    if stage is not None:
        return stage
    if table.doing is not None:
        stack.finish(table)
        return None
    if table.turn == 0:
        return setup.due(table)
    if not table.begun:
        return turn.begin(table)
    if not table.priority:
        turn.leave(table)
        return None
    stage = state_based_actions.check(table)
    if stage is not None or table.result is not None or not table.laid:
        return stage
    if noble.waits(table):
        return "homeward"
    if table.waiting:
        return "triggers" if triggers.settle(table) else None
    table.asked = windows.rank(table)
    if table.asked:
        return "priority"
    windows.close(table)
    return None


_ASK: dict[Stage, Callable[[Table], Play[bool]]] = {
    "begin": setup.begin,
    "keep": setup.ask_keep,
    "bottom": setup.ask_bottom,
    "priority": windows.ask,
    "triggers": triggers.ask,
    "attackers": declaring.ask_attackers,
    "blockers": declaring.ask_blockers,
    "damage": dividing.ask,
    "replace": events.ask_replacing,
    "legend": state_based_actions.ask_legend,
    "discard": turn.ask_discard,
    "exchange": series.ask_exchange,
    "homeward": noble.ask_home,
    "work": carrying_out.ask_work,
    "consent": carrying_out.ask_consent,
    "agree": carrying_out.ask_agree,
    "objection": carrying_out.ask_objection,
    "reminded": abilities.ask_reminded,
    "use": abilities.ask_use,
}
