"""What has been announced of something so far, and what follows from it (601.2b to 601.2h)."""

from __future__ import annotations

from engines.kernel.effects.announcing import Announced
from engines.magic.language.costs import Cost, halved, written
from engines.magic.rules import helping, making, picks, plans, trying
from engines.magic.rules.plans import Picked, Plan
from engines.magic.table import keys as naming
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

YES, NO = "yes", "no"
NO_TARGET = "no_target"
"""The answer of who leaves an optional target."""
AUTOMATIC = helping.AUTOMATIC
"""The answer of who pays by hand and leaves the rest to the plan."""
TARGETS = "targets"
"""What is aimed at by a text that is played by hand, all of it at once."""


def is_payable(table: Table, plan: Plan, cost: Cost, picked: Picked = ()) -> bool:
    """Tell whether a cost without X and life can be paid, be it by using something up."""
    if plans.pays(table, plan, cost, picked) or trying.helps(table, plan, cost, picked):
        return True
    return (
        bool(plan.helps)
        and helping.pays(table, plan, cost, picked)
        and plans.others_payable(table, plan, cost, picked)
    )


def with_extras(plan: Plan, answers: Announced) -> Plan:
    """Return a plan with all that is paid besides, as far as the player has said."""
    more = [part for extra in plan.extras if answers.get(extra.word) == YES for part in extra.components]
    return plan._replace(components=(*plan.components, *more)) if more else plan


def drafted(table: Table, plan: Plan, answers: Announced) -> StackObject:
    """Return what is announced but for its targets, with all that has been answered or leaves no choice."""
    modes = answers.get("modes", ())
    assert isinstance(modes, tuple)
    draft = plan.voice._replace(modes=tuple(map(int, modes)))
    for extra in plan.extras:
        draft = draft.paying(extra.word) if answers.get(extra.word) == YES else draft
    x = answers.get("x", 0)
    assert isinstance(x, int)
    draft = draft._replace(x=x) if plan.cost.xs else draft
    if plan.text is not None and "entwine" in draft.extras:
        return draft._replace(modes=tuple(range(len(plan.text.modes))))
    if plan.text is not None and plan.text.is_modal and not modes:
        found = plans.open_modes(table, plan, draft)
        draft = draft._replace(modes=tuple(found) if len(found) == plan.text.chosen[0] else ())
    return draft


def aimed(table: Table, plan: Plan, answers: Announced) -> tuple[StackObject, list[str]]:
    """Return what is announced with its targets so far, and what the next one may be, if that is a choice."""
    draft = drafted(table, plan, answers)
    number, aims = len(plans.targets(plan, draft)), list[str]()
    if isinstance(named := answers.get(TARGETS), tuple):
        aims = [*map(str, named)]
        return draft._replace(targets=(*aims, *[""] * (number - len(aims)))), []
    found: list[str] = []
    while len(aims) < number:
        answer = answers.get(aim_name(len(aims)))
        if answer is None:
            found = plans.candidates(table, plan, draft, tuple(aims))
            if table.catalogue.cards[plan.voice.card].costs_by_targets and not aims:
                found = affordable(table, plan, draft)
            if len(found) != 1:
                break
            answer = found.pop()
        aims.append("" if answer == NO_TARGET else str(answer))
    return draft._replace(targets=tuple(aims)), found


def aim_name(place: int) -> str:
    """Return what the part of the announcement is called that says a target."""
    return f"aim{place}"


def affordable(table: Table, plan: Plan, draft: StackObject) -> list[str]:
    """Return what the target may be of what costs more or less by it, so that it can be paid (601.2f)."""
    found: list[str] = []
    for aim in plans.candidates(table, plan, draft, ()):
        cost = plans.total(table, plan, draft._replace(targets=(aim,)))
        ways = (cost.paying_life(number) for number in plans.lives(table, plan, cost))
        if any(is_payable(table, plan, way) for way in ways):
            found.append(aim)
    return found


def locked(table: Table, plan: Plan, answers: Announced) -> Cost:
    """Return the total cost, with the halves of symbols that were chosen (601.2b, 601.2f)."""
    draft = drafted(table, plan, answers)
    if table.catalogue.cards[plan.voice.card].costs_by_targets:
        draft, _ = aimed(table, plan, answers)
    cost = plans.total(table, plan, draft)
    half = answers.get("halves")
    return cost if half is None else next(each for each in halved(cost) if written(each) == half)


def lives_paid(answers: Announced) -> int:
    """Return how many Phyrexian symbols are paid by life."""
    lives = answers.get("lives", 0)
    assert isinstance(lives, int)
    return lives


def to_pay(table: Table, plan: Plan, answers: Announced) -> Cost:
    """Return the mana that is left to pay."""
    return locked(table, plan, answers).paying_life(lives_paid(answers))


def paid_name(place: int) -> str:
    """Return what the part of the announcement is called that says what a part of the cost is paid with."""
    return f"paid{place}"


def keys(table: Table, plan: Plan, answers: Announced, picked: Picked) -> list[str]:
    """Return what the next part of the cost may be paid with, so that all else can be paid too."""
    cost, place = to_pay(table, plan, answers), len(picked)
    if plans.pays(table, plan, cost, picked):
        return picks.offered(plans.rows(table, plan, cost, picked)[place:])
    keys = picks.offered(plans.rows(table, plan, None, picked)[place:])
    if plan.picks[place].number == 1:  # something is used up for mana, and cannot pay this as well
        return [key for key in keys if is_payable(table, plan, cost, (*picked, (key,)))]
    uses = trying.needed(table, plan, cost, picked) or ()
    gone = {key for use in uses for key in making.taken(use)}
    return [key for key in keys if key not in gone]


def paid_with(table: Table, plan: Plan, answers: Announced, until: int | None = None) -> Picked:
    """Return what each part is paid with, up to one: what was said, or what leaves no choice."""
    if not plan.components:
        return ()
    found: list[tuple[str, ...]] = []
    for place, component in enumerate(plan.picks[:until]):
        answer = answers.get(paid_name(place))
        said = answer if isinstance(answer, tuple) else keys(table, plan, answers, found)
        found.append(tuple(map(str, said))[: component.number])
    return found


def help_name(place: int) -> str:
    """Return what the part of the announcement is called that says what helps to pay."""
    return f"help{place}"


def helped_so_far(answers: Announced) -> tuple[list[str], str]:
    """Return what helps, as far as the player has said, and how the rest is found."""
    found: list[str] = []
    while (answer := answers.get(help_name(len(found)))) not in (None, AUTOMATIC, helping.MOST):
        found.append(str(answer))
    return found, str(answers.get(help_name(len(found)), AUTOMATIC))


def settled(table: Table, plan: Plan, answers: Announced) -> tuple[Plan, Cost]:
    """Return what is announced with all that helps to pay, and the mana that is left to pay."""
    cost = to_pay(table, plan, answers)
    return helping.settled(table, plan, cost, paid_with(table, plan, answers), *helped_so_far(answers))


def use_name(place: int) -> str:
    """Return what the part of the announcement is called that says what is used up for mana."""
    return f"use{place}"


def used_so_far(answers: Announced) -> tuple[str, ...]:
    """Return the mana abilities that are used, as far as the player has said."""
    found: list[str] = []
    while (answer := answers.get(use_name(len(found)))) is not None:
        found.append(str(answer))
    return tuple(found)


def lack(table: Table, plan: Plan, answers: Announced) -> bool:
    """Tell whether more mana is needed than can be tapped for, after what has been used up."""
    if not making.any_there(table, plan.voice.seat):
        return False
    picked, uses = paid_with(table, plan, answers), used_so_far(answers)
    return not trying.pays(table, *settled(table, plan, answers), picked, uses)


def source_name(place: int) -> str:
    """Return what the part of the announcement is called that says what is tapped for mana."""
    return f"source{place}"


def tapped_so_far(answers: Announced) -> tuple[int, ...]:
    """Return what is to be tapped for mana, as far as the player has said."""
    found: list[int] = []
    while (answer := answers.get(source_name(len(found)))) not in (None, AUTOMATIC):
        found.append(naming.thing_named(str(answer)))
    return tuple(found)
