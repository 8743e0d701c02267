"""What has triggered is put on the stack, the active player's first (603.3)."""

from __future__ import annotations

from engines.kernel import Choose, Play
from engines.magic.rules import announcing, plans, stack, waking
from engines.magic.rules.events import happen
from engines.magic.rules.plans import Plan
from engines.magic.table import keys as naming
from engines.magic.table.item import Item
from engines.magic.table.state import Table


def settle(table: Table) -> bool:
    """Put on the stack what leaves no choice; tell whether anything is asked of what is left."""
    while table.waiting:
        seat = next(waking.seats_that_wait(table))
        mine = [each for each in table.waiting if each.seat == seat]
        if len({key(each) for each in mine}) > 1 or not _is_plain(table, mine[0]):
            return True
        _put(table, mine[0], mine[0])
        if table.pending:
            return False
    return False


def key(item: Item) -> str:
    """Return how an ability that waits is called in answers: equal ones alike."""
    return naming.waiting(item.source, item.text, item.place, item.that)


def ask(table: Table) -> Play[bool]:
    """Let a player put one ability on the stack: which, in what mode, at what targets (603.3b to d, M8)."""
    seat = next(waking.seats_that_wait(table))
    mine = [each for each in table.waiting if each.seat == seat]
    keys = [key(each) for each in mine]
    chosen = mine[0]
    if len(set(keys)) > 1:
        among = tuple(dict.fromkeys(keys))
        answer = yield Choose(seat, "order", among, default=among[0])
        chosen = mine[keys.index(answer)]
    if _is_plain(table, chosen):
        _put(table, chosen, chosen)
        return True
    plan = _plan(table, chosen)
    if not plans.aimable(table, plan, chosen):  # 603.3d
        _drop(table, chosen)
        return True
    ready = yield from announcing.ask(table, plan)
    assert ready is not None  # the first part does not lead back
    _put(table, chosen, ready.item)
    return True


def _is_plain(table: Table, item: Item) -> bool:
    """Tell whether an ability is put on the stack without a choice, or cannot be."""
    text = stack.text_of(table, item)
    assert text is not None
    if item.block or not (text.targeted or text.is_modal):
        return True
    if text.is_modal:
        return False
    plan = _plan(table, item)
    return len(plans.targets(plan, item)) == 1 and len(plans.candidates(table, plan, item, ())) < 2


def _plan(table: Table, item: Item) -> Plan:
    return Plan(item, stack.text_of(table, item), back=False)


def _put(table: Table, waits: Item, item: Item) -> None:
    """Put an ability on the stack, with the only target it has where nobody was asked; or remove it."""
    text = stack.text_of(table, item)
    assert text is not None
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
    happen(table, *stack.aims_of(item))


def _all_to_one(table: Table, plan: Plan, item: Item) -> tuple[int, ...]:
    return tuple(plans.divided(table, plan, item, mode) for mode in plans.dividing(plan, item))


def _drop(table: Table, item: Item) -> None:
    table.waiting = [each for each in table.waiting if each is not item]
