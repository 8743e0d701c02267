"""How something is divided among targets as it is announced (601.2d)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engines.kernel import Distribute
from engines.kernel.effects.announcing import Announced
from engines.magic.rules import plans
from engines.magic.rules.plans import Plan
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def name(mode: int) -> str:
    """Return what the part of the announcement is called."""
    return f"divide{mode}"


def question(table: Table, plan: Plan, draft: StackObject, mode: int) -> Distribute | None:
    """Return how a mode asks to divide, if that is a choice."""
    if mode not in plans.dividing(plan, draft):
        return None
    keys = tuple(draft.targets[place] for place in plans.sharing(plan, draft, mode))
    total = plans.divided(table, plan, draft, mode)
    if len(keys) < 2 or total <= len(keys):
        return None
    return Distribute(draft.seat, "divide", keys, total, least=(1,) * len(keys))  # 601.2d


def shares(table: Table, plan: Plan, draft: StackObject, answers: Announced) -> tuple[int, ...]:
    """Return how much goes to each target, in the order of the targets."""
    found = [0] * len(draft.targets)
    for mode in plans.dividing(plan, draft):
        places = plans.sharing(plan, draft, mode)
        given = cast("Sequence[int]", answers.get(name(mode), ()))
        total = plans.divided(table, plan, draft, mode)
        for place, amount in zip(places, given or _evenly(total, len(places)), strict=True):
            found[place] = amount
    return tuple(found)


def _evenly(total: int, number: int) -> list[int]:
    """Return the only division: all to one, or one to each."""
    return [total] if number == 1 else [1] * number
