"""What has triggered is put on the stack, the active player's first (603.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Arrange, Play
from engines.kernel.decisions.keys import copies
from engines.magic.rules import alike, announcing, plans, stack, trigger_detection
from engines.magic.rules.events import apply_events
from engines.magic.rules.plans import Plan
from engines.magic.table import keys as naming
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def settle(table: Table) -> bool:
    """Put on the stack what leaves no choice; tell whether anything is asked of what is left."""
    while table.waiting:
        mine = _mine(table)
        if _is_unordered(table, mine) or not _is_plain(table, mine[0]):
            return True
        _put(table, mine[0], mine[0])
        if table.pending:
            return False
    return False


def keys(items: Sequence[StackObject]) -> list[str]:
    """Return how abilities that wait are called in answers."""
    return copies([naming.waiting(each.source, each.text, each.place, each.that) for each in items])


def ask(table: Table) -> Play[bool]:
    """Let a player order their abilities once, or choose modes and targets of the first (603.3b, MN-D8)."""
    mine = _mine(table)
    if _is_unordered(table, mine):
        yield from _order(table, mine)
        return True
    first = mine[0]
    if _is_plain(table, first):
        _put(table, first, first)
        return True
    plan = _plan(table, first)
    if not plans.aimable(table, plan, first):  # 603.3d
        _drop(table, first)
        return True
    ready = yield from announcing.ask(table, plan)
    assert ready is not None  # the first part does not lead back
    _put(table, first, ready.item)
    return True


def _mine(table: Table) -> list[StackObject]:
    """Return what one player puts on the stack next, in order as far as that is said (603.3b)."""
    if table.ordered:
        return table.waiting[: table.ordered]
    seat = next(trigger_detection.seats_that_wait(table))
    return [each for each in table.waiting if each.seat == seat]


def _is_unordered(table: Table, mine: Sequence[StackObject]) -> bool:
    return not table.ordered and alike.differ(table, mine)


def _order(table: Table, mine: Sequence[StackObject]) -> Play[None]:
    """Let a player say in which order all of these go on the stack."""
    named = dict(zip(keys(mine), mine, strict=True))
    among = tuple(named)
    answer = yield Arrange(mine[0].seat, "order", among, default=among)
    others = [each for each in table.waiting if each.seat != mine[0].seat]
    table.waiting = [*(named[key] for key in answer), *others]
    table.ordered = len(mine)


def _is_plain(table: Table, item: StackObject) -> bool:
    """Tell whether an ability is put on the stack without a choice, or cannot be."""
    text = stack.text_of(table, item)
    assert text is not None
    if item.block or not (text.targeted or text.is_modal):
        return True
    if text.is_modal:
        return False
    plan = _plan(table, item)
    return len(plans.targets(plan, item)) == 1 and len(plans.candidates(table, plan, item, ())) < 2


def _plan(table: Table, item: StackObject) -> Plan:
    return Plan(item, stack.text_of(table, item), back=False)


def _put(table: Table, waits: StackObject, item: StackObject) -> None:
    """Put an ability on the stack, with the only target it has where nobody was asked; or remove it."""
    plan = _plan(table, item)
    if not item.block and not item.targets and plans.targets(plan, item):
        found = plans.candidates(table, plan, item, ())
        if not found:
            _drop(table, waits)
            return
        item = item._replace(targets=(found[0],))
        item = item._replace(shares=_all_to_one(table, plan, item))
    _drop(table, waits)
    item = stack.put(table, item)
    apply_events(table, *stack.aims_of(item))


def _all_to_one(table: Table, plan: Plan, item: StackObject) -> tuple[int, ...]:
    return tuple(plans.divided(table, plan, item, mode) for mode in plans.dividing(plan, item))


def _drop(table: Table, item: StackObject) -> None:
    table.waiting = [each for each in table.waiting if each is not item]
    table.ordered = max(0, table.ordered - 1)
