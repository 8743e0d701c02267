"""Sequences: doing what events have made due, and the checks when all is over (NN-70, NN-R28, NN-R53).

What happens is noted in `triggers`; here it is done, and React windows open (NN-R54).
"""

from __future__ import annotations

from typing import TypeVar

from engines.kernel import Play
from engines.kernel.effects.picking import next_due
from engines.neo_noble.rules import dominance, end, piles, resolution, triggers, windows
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Place
from engines.neo_noble.table.resolving_effect import PendingTrigger, ResolvingEffect, text_key
from engines.neo_noble.table.state import LANES, Table

T = TypeVar("T")


def settle(table: Table) -> Play[None]:
    """Do what is due, as its players order it (NN-R53, NN-D21), then open the windows that were put off."""
    if not is_due(table):
        return
    while table.due or table.happened:
        if table.due:
            due = yield from next_due(
                table.due, table.active, lambda each: each.use.seat, lambda each: _key(table, each.use)
            )
            table.due = [each for each in table.due if each is not due]
            yield from _do(table, due)
        else:
            events, table.happened = table.happened, []
            yield from windows.window(table, *events)


def is_due(table: Table) -> bool:
    """Tell whether anything is to be done, with what forms a new deck now (NN-R70)."""
    piles.keep_filled(table)
    return bool(table.due or table.happened)


def _key(table: Table, use: ResolvingEffect) -> str:
    """Return the name in answers of a text that is due; where its card has left, by the card."""
    source = use.source
    if source.card == table.sides[source.seat].noble or table.spirit(source.spirit) is not None:
        return text_key(source, use.text)
    bearer = source.card if source.spirit is None else naming.left(source.card, source.spirit)
    return naming.text(bearer, use.text)


def _do(table: Table, due: PendingTrigger) -> Play[None]:
    use = due.use
    if due.once and triggers.is_used(table, use):
        return
    end.one_more_step(table)
    if due.may and not (yield from resolution.agrees(use, due.do, use.seat)):
        return
    if due.once:
        triggers.mark_used(table, use)
    if table.journal is not None:
        table.tell("trigger", seat=use.seat, card=table.named(use.card.id))
    yield from resolution.resolve(table, use, due.do)


def nested(table: Table, play: Play[T]) -> Play[T]:
    """Play a summon or a battle in the middle of a text: it settles at once what it triggers itself."""
    waiting, table.due = table.due, []
    result = yield from play
    table.due = waiting + table.due
    return result


def whole(table: Table, sequence: Play[bool]) -> Play[bool]:
    """Play a sequence, then make the checks that its arrivals have made due (NN-70, NN-R28)."""
    outer, table.checks = table.checks, []
    done = yield from sequence
    if table.checks:
        yield from run_checks(table)
    table.checks = outer
    return done


def run_checks(table: Table) -> Play[None]:
    """Make the checks that are due, in the order of arrival (NN-70, NN-R28)."""
    while table.checks:
        lanes, table.checks = table.checks, []
        if table.options.check_scope == "all":  # NN-R24
            lanes = [Place(table.active, lane) for lane in range(LANES)]
        for place in lanes:
            dominance.check(table, place)
        yield from settle(table)
