"""How often in this turn has happened what cards of the match ask for, counted as it happens."""

from __future__ import annotations

from engines.kernel.state.limits import saturated
from engines.magic.evaluation import filters
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope, find
from engines.magic.language.events import LOOKING_BACK, EventWord
from engines.magic.language.ledger import OF_OBJECTS, Happened, named
from engines.magic.table.batch import GameEvent
from engines.magic.table.board import Board
from engines.magic.table.stack_object import NOBODY, speaks
from engines.magic.table.state import Table


def note(table: Table, what: GameEvent, word: EventWord, before: Board | None) -> None:
    """Count an event for all that ask for it; what looks back is of the kind that it was (603.10a)."""
    board = before if word in LOOKING_BACK and before is not None else board_of(table)
    for asked in table.catalogue.remembers.get(word, ()):
        seat = _seat(table, board, what, asked)
        if seat is not None:
            _count(table, asked.key, seat, _number(what, asked))


def _number(what: GameEvent, asked: Happened) -> int:
    return 1 if asked.happened in OF_OBJECTS else abs(what.number)


def _seat(table: Table, board: Board, what: GameEvent, asked: Happened) -> int | None:
    """Return for whom an event counts; None where it is not what is asked for."""
    if asked.happened not in OF_OBJECTS:
        return None if what.thing else what.seat
    number = what.became if asked.happened == "cast" and what.became else what.thing
    seen = find(table, board, number)
    scope = Scope(table, board, speaks(NOBODY, "", NOBODY, 0))
    return seen.seat if seen is not None and filters.fits(scope, asked.filter, seen) else None


def _count(table: Table, key: str, seat: int, number: int) -> None:
    name = named(key, seat)
    table.happened[name] = saturated(table.happened.get(name, 0) + number)
    table.moved_on("ledger")


def begin_turn(table: Table) -> None:
    """Forget what has happened, as a turn begins."""
    if table.happened:
        table.happened = {}
        table.moved_on("ledger")
