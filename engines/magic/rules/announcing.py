"""What is announced in parts: modes, kicker, X, targets, division, what is paid (601.2b to 601.2h, 602.2).

Nothing is done, and nothing shown, before the last part is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engines.kernel import BACK, Choose, Decision, DecisionContext, Number, Pick, Play
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.magic.cards.texts import MOST_NAMED
from engines.magic.cards.ways import Extra
from engines.magic.language.costs import PHYREXIAN_LIFE, Component, Cost, halved, written
from engines.magic.language.selectors import Whatever
from engines.magic.rules import (
    announced,
    costs,
    helping,
    making,
    mana,
    payment,
    plans,
    sharing,
    trying,
)
from engines.magic.rules.announced import AUTOMATIC, NO, NO_TARGET, YES
from engines.magic.rules.events import PaidFor, apply_events
from engines.magic.rules.plans import Picked, Plan
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

MOST_X = 99


class Ready(NamedTuple):
    """What has been announced whole."""

    item: StackObject
    cost: Cost
    """The total cost, which nothing changes any more (601.2f)."""
    picked: Picked
    """What each part of the cost is paid with that is picked."""
    taps: tuple[int, ...]
    """What is tapped by the cost, and so not for mana."""
    life: int
    """What is paid for Phyrexian mana."""
    uses: tuple[str, ...] = ()
    """The mana abilities that use something up, in order."""
    sources: tuple[int, ...] = ()
    """What is tapped for mana first, by the player's own choice."""
    helped: tuple[str, ...] = ()
    """What is tapped or exiled to pay for some of it (702.51a)."""
    components: tuple[Component, ...] = ()
    """What is paid besides mana."""


# Whether it can be announced at all


def possible(table: Table, plan: Plan) -> bool:
    """Tell whether something can be announced: it can be paid, and all its targets can be found (601.3)."""
    if table.catalogue.cards[plan.voice.card].costs_by_targets and plan.voice.kind == "spell":
        return aimable(table, plan) and bool(announced.affordable(table, plan, plan.voice))
    return _payable(table, plan, plan.voice) and aimable(table, plan)


def beyond_mana(table: Table, plan: Plan) -> bool:
    """Tell whether all can be found that something is paid with but for mana, and all its targets."""
    if plan.components and not plans.others_payable(table, plan, plans.total(table, plan, plan.voice)):
        return False
    return aimable(table, plan)


def aimable(table: Table, plan: Plan) -> bool:
    """Tell whether there are modes, and an X, with which all targets can be found (601.5, 603.3d)."""
    if plan.cost.xs and plan.text is not None and plan.text.aims_by_x:
        return next(_xs(table, plan, plan.voice), None) is not None
    return plans.aimable(table, plan, plan.voice)


def _payable(table: Table, plan: Plan, draft: StackObject) -> bool:
    """Tell whether what is announced so far can be paid, in one way or another."""
    return _payable_as(table, plan, plans.total(table, plan, draft))


def _payable_as(table: Table, plan: Plan, cost: Cost) -> bool:
    """Tell whether a cost without X can be paid, be it by some life."""
    if not cost.lives:  # so it is mostly
        return announced.is_payable(table, plan, cost)
    ways = (cost.paying_life(number) for number in plans.lives(table, plan, cost))
    return any(announced.is_payable(table, plan, way) for way in ways)


def used_up(table: Table, plan: Plan) -> tuple[str, ...]:
    """Return what something that can be announced at least uses up for mana."""
    cost = plans.total(table, plan, plan.voice)
    ways = [cost.paying_life(number) for number in plans.lives(table, plan, cost)]
    if not making.any_there(table, plan.voice.seat) or any(plans.pays(table, plan, way) for way in ways):
        return ()
    return next((found for way in ways if (found := trying.needed(table, plan, way)) is not None), ())


def _xs(table: Table, plan: Plan, draft: StackObject) -> Iterator[int]:
    """Yield each X that can be paid and for which all targets can be found (107.3a, 601.2c)."""
    assert plan.cost.xs
    plan = plan._replace(tried={})
    by_x = plan.text is not None and plan.text.aims_by_x
    for x in range(MOST_X + 1):
        tried = draft._replace(x=x)
        if not _payable(table, plan, tried):
            return
        if not by_x or plans.aimable(table, plan, tried):
            yield x


# What has been announced so far


def _names_targets(plan: Plan) -> bool:
    """Tell whether its player says how many targets there are, as Herald does not know its text (MN-R32)."""
    modes = plan.text.modes if plan.text is not None else ()
    return any(isinstance(target, Whatever) for mode in modes for target in mode.targets)


# The questions


def ask(table: Table, plan: Plan) -> Play[Ready | None]:
    """Ask for all parts; None when who announces goes back from the first."""
    if plan.is_plain and not table.sides[plan.voice.seat].by_hand:
        cost = plans.total(table, plan, plan.voice)
        if not table.catalogue.uses_up_for_mana or mana.can_pay(table, plan.voice.seat, cost, plan.use):
            return Ready(plan.voice, cost, (), (), 0)  # nothing but mana
    parts = _parts(table, plan)
    answers: Announced | None = {}
    if parts:
        answers = yield from announce(parts)
    if answers is None:
        return None
    plan = announced.with_extras(plan, answers)
    draft, _ = announced.aimed(table, plan, answers)
    if plans.dividing(plan, draft):
        draft = draft._replace(shares=sharing.shares(table, plan, draft, answers))
    lives, picked = announced.lives_paid(answers), announced.paid_with(table, plan, answers)
    settled, cost = announced.settled(table, plan, answers)
    uses = announced.used_so_far(answers)
    uses = trying.needed(table, settled, cost, picked, uses) if announced.lack(table, plan, answers) else uses
    assert uses is not None  # it can be paid
    taps, life = plans.tapped(settled, picked), PHYREXIAN_LIFE * lives
    first = announced.tapped_so_far(answers)
    return Ready(draft, cost, picked, taps, life, uses, first, settled.helped, plan.components)


def _parts(table: Table, plan: Plan) -> list[AnnouncingPart]:
    """Return what may be asked, in the order of 601.2; X before modes where targets depend on it."""
    asked: list[tuple[str, Callable[[Table, Plan, Announced], Decision | None]]] = []
    text = plan.text
    asked += [(each.word, _ask_extra(each)) for each in plan.extras if each.word == "entwine"]
    if text is not None and text.is_modal:
        asked.append(("modes", _ask_modes))
    asked += [(each.word, _ask_extra(each)) for each in plan.extras if each.word != "entwine"]
    if plan.cost.xs:
        first = text is not None and text.is_modal and text.aims_by_x
        asked.insert(0 if first else len(asked), ("x", _ask_x))
    if plan.cost.twos:
        asked.append(("halves", _ask_halves))
    if plan.cost.lives:
        asked.append(("lives", _ask_lives))
    if _names_targets(plan):
        asked.append((announced.TARGETS, _ask_targets))
    else:
        asked += [(announced.aim_name(place), _ask_aim(place)) for place in range(_most_targets(plan))]
    if text is not None and text.divides:
        asked += [(sharing.name(mode), _ask_division(mode)) for mode in range(len(text.modes))]
    more = [part for each in plan.extras for part in each.components]
    most = len(plan._replace(components=(*plan.components, *more)).picks)
    asked += [(announced.paid_name(place), _ask_picked(place)) for place in range(most)]
    if plan.helps:
        asked += [
            (announced.help_name(place), _ask_help(place)) for place in range(len(helping.there(table, plan)))
        ]
    if making.any_there(table, plan.voice.seat):
        asked += [(announced.use_name(place), _ask_use(place)) for place in range(trying.MOST)]
    if table.sides[plan.voice.seat].by_hand:
        there = sum(1 for _ in mana.sources(table, plan.voice.seat))
        asked += [(announced.source_name(place), _ask_source(place)) for place in range(there)]
    return [AnnouncingPart(name, _bound(table, plan, make)) for name, make in asked]


def _bound(
    table: Table, plan: Plan, make: Callable[[Table, Plan, Announced], Decision | None]
) -> Callable[[Announced], Decision | None]:
    """Return what makes a question, which allows Back unless it is the first of what must be done."""

    def question(answers: Announced) -> Decision | None:
        asked = make(table, announced.with_extras(plan, answers), answers)
        if asked is not None:
            asked.hidden = plan.back
            asked.about = DecisionContext(card=plan.voice.card, place=plan.voice.place)
            if plan.back or answers:
                asked.back, asked.default = True, BACK
        return asked

    return question


def _most_targets(plan: Plan) -> int:
    if plan.enchants is not None:
        return 1
    return 0 if plan.text is None else sum(len(mode.targets) for mode in plan.text.modes)


def _ask_modes(table: Table, plan: Plan, answers: Announced) -> Decision | None:
    assert plan.text is not None
    draft = announced.drafted(table, plan, answers)
    if "entwine" in draft.extras:
        return None
    draft = draft._replace(modes=())
    found, (least, most) = plans.open_modes(table, plan, draft), plan.text.chosen
    if len(found) <= least:
        return None
    keys = tuple(map(str, found))
    return Pick(plan.voice.seat, "modes", keys, least, min(most, len(keys)), default=keys[: max(least, 1)])


def _ask_extra(extra: Extra) -> Callable[[Table, Plan, Announced], Decision | None]:
    """Ask whether something is paid besides (601.2b): the whole must be payable, with targets (601.2c)."""

    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        said: Announced = {**answers, extra.word: YES}
        draft = announced.drafted(table, plan, said)
        plan = plan._replace(components=(*plan.components, *extra.components))
        if plan.cost.xs and "x" not in answers:
            able = next(_xs(table, plan, draft), None) is not None
        else:
            able = _payable(table, plan, draft) and plans.aimable(table, plan, draft)
        return Choose(plan.voice.seat, extra.word, (NO, YES), default=NO) if able else None

    return make


def _ask_x(table: Table, plan: Plan, answers: Announced) -> Decision | None:
    draft = announced.drafted(table, plan, answers)
    if "modes" not in answers:
        draft = draft._replace(modes=())
    return Number.among(plan.voice.seat, "x", [*_xs(table, plan, draft)])


def _ask_halves(table: Table, plan: Plan, answers: Announced) -> Decision | None:
    """Ask which halves are paid, where a reduction makes it matter (601.2b, 601.2f)."""
    cost = plans.total(table, plan, announced.drafted(table, plan, answers))
    if not cost.less:
        return None
    able = [
        each
        for each in halved(cost)
        if any(
            announced.is_payable(table, plan, each.paying_life(number))
            for number in plans.lives(table, plan, each)
        )
    ]
    if len(able) < 2:
        return None
    keys = tuple(map(written, able))
    return Choose(plan.voice.seat, "halves", keys, default=keys[0])


def _ask_lives(table: Table, plan: Plan, answers: Announced) -> Decision | None:
    cost = announced.locked(table, plan, answers)
    numbers = plans.lives(table, plan, cost)
    able = [number for number in numbers if announced.is_payable(table, plan, cost.paying_life(number))]
    return Number.among(plan.voice.seat, "lives", able)


def _ask_aim(place: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        draft, found = announced.aimed(table, plan, answers)
        if len(draft.targets) != place or len(found) < 2:
            return None
        keys = tuple(key or NO_TARGET for key in found)
        return Choose(draft.seat, "aim", keys, default=keys[0])

    return make


def _ask_targets(table: Table, plan: Plan, answers: Announced) -> Decision:
    draft, found = announced.aimed(table, plan, answers)
    keys = tuple(key for key in found if key)
    return Pick(draft.seat, "targets", keys, 0, min(MOST_NAMED, len(keys)), default=())


def _ask_division(mode: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        draft, _ = announced.aimed(table, plan, answers)
        return sharing.question(table, plan, draft, mode)

    return make


# What is paid with things that are picked


def _ask_picked(place: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        if place >= len(plan.picks):
            return None
        component = plan.picks[place]
        keys = tuple(announced.keys(table, plan, answers, announced.paid_with(table, plan, answers, place)))
        if len(keys) <= component.number:
            return None
        number = component.number
        kind = costs.ASKED[type(component)]
        return Pick(plan.voice.seat, kind, keys, number, number, default=keys[:number])

    return make


# What is tapped or exiled to pay for some of it


def _ask_help(place: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    """Ask what helps next, as long as it is a choice (702.51a, 702.66a, 702.126a)."""

    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        helped, _ = announced.helped_so_far(answers)
        if len(helped) != place:
            return None
        cost, picked = announced.to_pay(table, plan, answers), announced.paid_with(table, plan, answers)
        keys = helping.keys(table, plan, cost, picked, helped)
        return Choose(plan.voice.seat, "pay_help", keys, default=keys[0]) if len(keys) > 1 else None

    return make


# What is used up for mana


def _ask_use(place: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    """Ask what is used up next for mana, where tapping is not enough (601.2g): nothing is without consent."""

    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        uses = announced.used_so_far(answers)
        if len(uses) < place or not announced.lack(table, plan, answers):
            return None
        picked = announced.paid_with(table, plan, answers)
        keys = tuple(trying.next_ones(table, *announced.settled(table, plan, answers), picked, uses))
        if place and len(keys) == 1:
            return None
        return Choose(plan.voice.seat, "pay_use", keys, default=keys[0])

    return make


# What is tapped for mana, where the player says so


def _ask_source(place: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    """Ask what is tapped next, as long as it is a choice (601.2g, MN-D7)."""

    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        sources = announced.tapped_so_far(answers)
        if len(sources) < place or announced.lack(table, plan, answers):
            return None
        draft, _ = announced.aimed(table, plan, answers)
        settled, cost = announced.settled(table, plan, answers)
        taps = plans.tapped(settled, announced.paid_with(table, plan, answers))
        there = trying.after(table, settled, announced.used_so_far(answers))
        able = payment.choices(there, draft.seat, cost, plan.use, taps, sources)
        if not able:
            return None
        keys = (AUTOMATIC, *map(naming.thing, able))
        return Choose(draft.seat, "pay_mana", keys, default=AUTOMATIC)

    return make


def pay(table: Table, plan: Plan, ready: Ready) -> tuple[int, ...]:
    """Pay all of it: first mana, then the rest (601.2g, 601.2h); return what was used up."""
    seat = ready.item.seat
    for use in ready.uses:
        making.use(table, seat, use)
    with PaidFor(table, ready.item):
        payment.pay(table, seat, ready.cost, plan.use, ready.taps, ready.sources)
        if ready.helped:
            helping.pay(table, seat, ready.helped)
        if ready.uses:
            making.keep(table, seat)
        if ready.life:
            apply_events(table, GameEvent("life", seat, "cost", number=-ready.life))
        return costs.pay(table, ready.item, ready.components, ready.picked)
