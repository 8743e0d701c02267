"""What is announced in parts: modes, kicker, X, targets, division, what is paid (601.2b to 601.2h, 602.2).

Nothing is done, and nothing shown, before the last part is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, cast

from engines.kernel import BACK, About, Choose, Decision, Distribute, Number, Pick, Play
from engines.kernel.effects.announcing import Announced, Part, announce
from engines.magic.cards.language import costs as language
from engines.magic.cards.language.costs import FREE, PHYREXIAN_LIFE, Component, Cost
from engines.magic.cards.language.selectors import Target
from engines.magic.cards.meaning import values
from engines.magic.cards.meaning.board import board_of
from engines.magic.cards.meaning.objects import Scope
from engines.magic.cards.texts import Text
from engines.magic.rules import costs, mana, payment, picks, targeting
from engines.magic.rules.events import PaidFor, happen
from engines.magic.table import keys as naming
from engines.magic.table.batch import Happening
from engines.magic.table.item import Item
from engines.magic.table.state import Table

YES, NO = "yes", "no"
NO_TARGET = "no_target"
"""The answer of who leaves an optional target."""
AUTOMATIC = "automatic"
"""The answer of who pays by hand and leaves the rest to the plan."""
MOST_X = 99


class Plan(NamedTuple):
    """What is to be announced, and what it costs."""

    voice: Item
    """It, as far as it is known."""
    text: Text | None = None
    """What it will do, where that has modes or targets."""
    cost: Cost = FREE
    components: tuple[Component, ...] = ()
    kicker: Cost | None = None
    enchants: Target | None = None
    """What an Aura spell aims at (303.4a)."""
    use: int = 0
    """What it is, to mana that may be spent on some things alone."""
    back: bool = True
    """Who announces may leave it; what has triggered must be put on the stack."""

    @property
    def is_plain(self) -> bool:
        """Tell whether nothing is chosen."""
        text, cost = self.text, self.cost
        chosen = text is not None and (text.targeted or text.is_modal)
        return not (chosen or self.components or self.kicker or self.enchants or cost.xs or cost.lives)


class Ready(NamedTuple):
    """What has been announced whole."""

    item: Item
    cost: Cost
    picked: tuple[tuple[str, ...], ...]
    """What each part of the cost is paid with that is picked."""
    taps: tuple[int, ...]
    """What is tapped by the cost, and so not for mana."""
    life: int
    """What is paid for Phyrexian mana."""
    sources: tuple[int, ...] = ()
    """What is tapped for mana first, by the player's own choice."""


# Whether it can be announced at all


def possible(table: Table, plan: Plan) -> bool:
    """Tell whether something can be announced: it can be paid, and all its targets can be found (601.3)."""
    return _payable(table, plan, plan.voice) and beyond_mana(table, plan)


def beyond_mana(table: Table, plan: Plan) -> bool:
    """Tell whether all can be found that something is paid with but for mana, and all its targets."""
    if plan.components and not _others_payable(table, plan):
        return False
    return aimable(table, plan)


def _others_payable(table: Table, plan: Plan) -> bool:
    """Tell whether what is not mana can be paid, nothing twice."""
    if _life(plan) > table.sides[plan.voice.seat].life:  # 119.4
        return False
    for place, component in enumerate(plan.components):
        if isinstance(component, language.Pick):
            if len(_keys(table, plan, place, {})) < component.number:
                return False
        elif not costs.can(table, plan.voice, component):
            return False
    return True


def aimable(table: Table, plan: Plan) -> bool:
    """Tell whether there are modes whose targets can be found (603.3d)."""
    text = plan.text
    if text is None or not text.targeted:
        return plan.enchants is None or targeting.exist(table, plan.voice, (plan.enchants,))
    if text.is_modal:
        return len(_open_modes(table, plan)) >= text.choose
    if plan.cost.xs:  # a greater X may find more
        return targeting.exist(table, plan.voice._replace(x=_most_x(table, plan, plan.voice)), _first(text))
    return targeting.exist(table, plan.voice, _first(text))


def _first(text: Text) -> tuple[Target, ...]:
    return text.modes[0].targets


def _open_modes(table: Table, plan: Plan) -> list[int]:
    assert plan.text is not None
    modes = enumerate(plan.text.modes)
    return [place for place, mode in modes if targeting.exist(table, plan.voice, mode.targets)]


def _payable(table: Table, plan: Plan, draft: Item) -> bool:
    cost = _total(table, plan, draft)
    taps = costs.is_tapped_for(plan.voice, plan.components) if plan.components else ()
    if not cost.lives:
        return mana.can_pay(table, draft.seat, cost, plan.use, taps)
    return any(
        mana.can_pay(table, draft.seat, cost.paying_life(number), plan.use, taps)
        for number in _lives(table, plan, cost)
    )


def _life(plan: Plan) -> int:
    """Return how much life it costs besides its mana."""
    return sum(each.life for each in plan.components if isinstance(each, language.Life))


def _lives(table: Table, plan: Plan, cost: Cost) -> range:
    """Return how many Phyrexian symbols could be paid by life, beside what else is paid by it (119.4)."""
    left = max(0, table.sides[plan.voice.seat].life - _life(plan))
    return range(min(len(cost.lives), left // PHYREXIAN_LIFE) + 1)


def _total(table: Table, plan: Plan, draft: Item) -> Cost:
    """Return the mana that it costs, with what has been announced (601.2f)."""
    cost = plan.cost
    if draft.kicked and plan.kicker is not None:
        cost = cost.plus(plan.kicker)
    if cost.xs:
        cost = cost.with_x(draft.x)
    return costs.total(table, draft, cost) if draft.kind == "spell" else cost


def _most_x(table: Table, plan: Plan, draft: Item) -> int:
    """Return the greatest X that can be paid (107.3a)."""
    x = 0
    while x < MOST_X and _payable(table, plan, draft._replace(x=x + 1)):
        x += 1
    return x


def _least_x(table: Table, plan: Plan, draft: Item, most: int) -> int:
    """Return the least X for which all targets can be found (601.5)."""
    if plan.text is None or not plan.text.targeted:
        return 0
    wanted = targeting.targets_of(plan.text, draft.modes)
    return next((x for x in range(most) if targeting.exist(table, draft._replace(x=x), wanted)), most)


# What has been announced so far


def _targets(plan: Plan, draft: Item) -> tuple[Target, ...]:
    if plan.enchants is not None:
        return (plan.enchants,)
    return () if plan.text is None else targeting.targets_of(plan.text, draft.modes)


def _drafted(table: Table, plan: Plan, answers: Announced) -> Item:
    """Return what is announced but for its targets, with all that has been answered or leaves no choice."""
    modes = answers.get("modes", ())
    assert isinstance(modes, tuple)
    draft = plan.voice._replace(modes=tuple(map(int, modes)), kicked=answers.get("kick") == YES)
    if plan.text is not None and plan.text.is_modal and not modes:
        found = _open_modes(table, plan)
        draft = draft._replace(modes=tuple(found) if len(found) == plan.text.choose else ())
    x = answers.get("x", 0)
    assert isinstance(x, int)
    return draft._replace(x=x) if plan.cost.xs else draft


def _aimed(table: Table, plan: Plan, answers: Announced) -> tuple[Item, list[str]]:
    """Return what is announced with its targets so far, and what the next one may be, if that is a choice."""
    draft = _drafted(table, plan, answers)
    wanted, aims = _targets(plan, draft), list[str]()
    found: list[str] = []
    while len(aims) < len(wanted):
        answer = answers.get(_aim(len(aims)))
        if answer is None:
            found = targeting.candidates(table, draft, wanted, tuple(aims))
            if len(found) != 1:
                break
            answer = found.pop()
        aims.append("" if answer == NO_TARGET else str(answer))
    return draft._replace(targets=tuple(aims)), found


def _aim(place: int) -> str:
    return f"aim{place}"


# The questions


def ask(table: Table, plan: Plan) -> Play[Ready | None]:
    """Ask for all parts; None when who announces goes back from the first."""
    if plan.is_plain and not table.sides[plan.voice.seat].by_hand:
        return Ready(plan.voice, _total(table, plan, plan.voice), (), (), 0)
    parts = _parts(table, plan)
    answers: Announced | None = {}
    if parts:
        answers = yield from announce(parts)
    if answers is None:
        return None
    draft, _ = _aimed(table, plan, answers)
    shares = answers.get("divide", ())
    if shares or _divides(plan):
        draft = draft._replace(shares=_shares(table, plan, draft, shares))
    cost = _total(table, plan, draft)
    lives = answers.get("lives", 0)
    assert isinstance(lives, int)
    picked = _picked(table, plan, answers)
    taps = (*costs.is_tapped_for(plan.voice, plan.components), *_tapped_others(plan, picked))
    sources = _sources(answers)
    return Ready(draft, cost.paying_life(lives), picked, taps, PHYREXIAN_LIFE * lives, sources)


def _parts(table: Table, plan: Plan) -> list[Part]:
    """Return what may be asked, in the order of 601.2."""
    asked: list[tuple[str, Callable[[Table, Plan, Announced], Decision | None]]] = []
    text = plan.text
    if text is not None and text.is_modal:
        asked.append(("modes", _ask_modes))
    if plan.kicker is not None:
        asked.append(("kick", _ask_kick))
    if plan.cost.xs:
        asked.append(("x", _ask_x))
    if plan.cost.lives:
        asked.append(("lives", _ask_lives))
    for place in range(_most_targets(plan)):
        asked.append((_aim(place), _ask_aim(place)))
    if text is not None and any(mode.divided is not None for mode in text.modes):
        asked.append(("divide", _ask_division))
    for place, component in enumerate(plan.components):
        if isinstance(component, language.Pick):
            asked.append((_paid(place), _ask_picked(place)))
    if table.sides[plan.voice.seat].by_hand:
        there = sum(1 for _ in mana.sources(table, plan.voice.seat))
        asked += [(_source(place), _ask_source(place)) for place in range(there)]
    return [Part(name, _bound(table, plan, make)) for name, make in asked]


def _bound(
    table: Table, plan: Plan, make: Callable[[Table, Plan, Announced], Decision | None]
) -> Callable[[Announced], Decision | None]:
    """Return what makes a question, which allows Back unless it is the first of what must be done."""

    def question(answers: Announced) -> Decision | None:
        asked = make(table, plan, answers)
        if asked is not None:
            asked.hidden = plan.back
            asked.about = About(card=plan.voice.card, place=plan.voice.place)
            if plan.back or answers:
                asked.back, asked.default = True, BACK
        return asked

    return question


def _most_targets(plan: Plan) -> int:
    if plan.enchants is not None:
        return 1
    return 0 if plan.text is None else sum(len(mode.targets) for mode in plan.text.modes)


def _ask_modes(table: Table, plan: Plan, _: Announced) -> Decision | None:
    assert plan.text is not None
    found, number = _open_modes(table, plan), plan.text.choose
    if len(found) <= number:
        return None
    keys = tuple(map(str, found))
    return Pick(plan.voice.seat, "modes", keys, number, number, default=keys[:number])


def _ask_kick(table: Table, plan: Plan, answers: Announced) -> Decision | None:
    draft = _drafted(table, plan, answers)
    if not _payable(table, plan, draft._replace(kicked=True)):
        return None
    return Choose(plan.voice.seat, "kick", (NO, YES), default=NO)


def _ask_x(table: Table, plan: Plan, answers: Announced) -> Decision | None:
    draft = _drafted(table, plan, answers)
    most = _most_x(table, plan, draft)
    return Number(plan.voice.seat, "x", _least_x(table, plan, draft, most), most)


def _ask_lives(table: Table, plan: Plan, answers: Announced) -> Decision | None:
    draft = _drafted(table, plan, answers)
    cost = _total(table, plan, draft)
    taps = costs.is_tapped_for(plan.voice, plan.components)
    able = [
        number
        for number in _lives(table, plan, cost)
        if mana.can_pay(table, draft.seat, cost.paying_life(number), plan.use, taps)
    ]
    return Number(draft.seat, "lives", able[0], able[-1])


def _ask_aim(place: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        draft, found = _aimed(table, plan, answers)
        if len(draft.targets) != place or len(found) < 2:
            return None
        keys = tuple(key or NO_TARGET for key in found)
        return Choose(draft.seat, "aim", keys, default=keys[0])

    return make


def _divides(plan: Plan) -> bool:
    return plan.text is not None and any(mode.divided is not None for mode in plan.text.modes)


def total_divided(table: Table, plan: Plan, draft: Item) -> int:
    """Return how much is divided among the targets."""
    assert plan.text is not None
    modes = draft.modes if plan.text.is_modal else (0,)
    scope = Scope(table, board_of(table), draft)
    total = 0
    for mode in modes:
        divided = plan.text.modes[mode].divided
        total += 0 if divided is None else values.number(scope, divided)
    return total


def _ask_division(table: Table, plan: Plan, answers: Announced) -> Decision | None:
    draft, _ = _aimed(table, plan, answers)
    keys = tuple(key for key in draft.targets if key)
    total = total_divided(table, plan, draft)
    if len(keys) < 2 or total <= len(keys):
        return None
    return Distribute(draft.seat, "divide", keys, total, least=(1,) * len(keys))  # 601.2d


def _shares(table: Table, plan: Plan, draft: Item, given: object) -> tuple[int, ...]:
    """Return how much goes to each target, in the order of the targets."""
    chosen = [place for place, key in enumerate(draft.targets) if key]
    total = total_divided(table, plan, draft)
    amounts = cast("Sequence[int]", given) or _evenly(total, len(chosen))
    shares = [0] * len(draft.targets)
    for place, amount in zip(chosen, amounts, strict=False):
        shares[place] = amount
    return tuple(shares)


def _evenly(total: int, number: int) -> list[int]:
    """Return the only division: all to one, or one to each."""
    return [total] if number == 1 else [1] * min(total, number)


# What is paid with things that are picked


def _paid(place: int) -> str:
    return f"paid{place}"


def _keys(table: Table, plan: Plan, place: int, answers: Announced) -> list[str]:
    """Return what a part of the cost may be paid with, so that the parts after it can be paid too."""
    taken = {key for other in range(place) for key in _answered(table, plan, other, answers)}
    picked = [each for each in plan.components[place:] if isinstance(each, language.Pick)]
    return picks.offered([(_fitting(table, plan, each, answers, taken), each.number) for each in picked])


def _fitting(
    table: Table, plan: Plan, component: language.Pick, answers: Announced, taken: Collection[str]
) -> list[str]:
    """Return what fits a part of the cost, less what other parts take."""
    keys = costs.pickable(table, plan.voice, component, plan.components)
    keys = [key for key in keys if key not in taken]
    if not isinstance(component, language.TapOthers):
        return keys
    draft = _drafted(table, plan, answers)
    cost = _total(table, plan, draft)
    fixed = costs.is_tapped_for(plan.voice, plan.components)
    if component.number > 1:  # any of them may be picked together
        rest = tuple(map(naming.thing_named, keys))
        if mana.can_pay(table, draft.seat, cost, plan.use, (*fixed, *rest)):
            return keys
        giving = {number for number, _ in mana.sources(table, draft.seat)}
        return [key for key in keys if naming.thing_named(key) not in giving]
    return [
        key
        for key in keys
        if mana.can_pay(table, draft.seat, cost, plan.use, (*fixed, naming.thing_named(key)))
    ]


def _answered(table: Table, plan: Plan, place: int, answers: Announced) -> tuple[str, ...]:
    component = plan.components[place]
    if not isinstance(component, language.Pick):
        return ()
    answer = answers.get(_paid(place))
    if isinstance(answer, tuple):
        return tuple(map(str, answer))
    return tuple(_keys(table, plan, place, answers)[: component.number])


def _ask_picked(place: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        component = plan.components[place]
        assert isinstance(component, language.Pick)
        keys = tuple(_keys(table, plan, place, answers))
        if len(keys) <= component.number:
            return None
        number = component.number
        kind = costs.ASKED[type(component)]
        return Pick(plan.voice.seat, kind, keys, number, number, default=keys[:number])

    return make


def _picked(table: Table, plan: Plan, answers: Announced) -> tuple[tuple[str, ...], ...]:
    return tuple(
        _answered(table, plan, place, answers)
        for place, component in enumerate(plan.components)
        if isinstance(component, language.Pick)
    )


def _tapped_others(plan: Plan, picked: Sequence[Sequence[str]]) -> tuple[int, ...]:
    picks = [each for each in plan.components if isinstance(each, language.Pick)]
    return tuple(
        naming.thing_named(key)
        for component, keys in zip(picks, picked, strict=True)
        if isinstance(component, language.TapOthers)
        for key in keys
    )


# What is tapped for mana, where the player says so


def _source(place: int) -> str:
    return f"source{place}"


def _sources(answers: Announced) -> tuple[int, ...]:
    """Return what is to be tapped for mana, as far as the player has said."""
    found: list[int] = []
    while (answer := answers.get(_source(len(found)))) not in (None, AUTOMATIC):
        found.append(naming.thing_named(str(answer)))
    return tuple(found)


def _ask_source(place: int) -> Callable[[Table, Plan, Announced], Decision | None]:
    """Ask what is tapped next, as long as it is a choice (601.2g, M7)."""

    def make(table: Table, plan: Plan, answers: Announced) -> Decision | None:
        sources = _sources(answers)
        if len(sources) < place:
            return None
        draft, _ = _aimed(table, plan, answers)
        lives = answers.get("lives", 0)
        assert isinstance(lives, int)
        taps = (
            *costs.is_tapped_for(plan.voice, plan.components),
            *_tapped_others(plan, _picked(table, plan, answers)),
        )
        cost = _total(table, plan, draft).paying_life(lives)
        able = payment.choices(table, draft.seat, cost, plan.use, taps, sources)
        if not able:
            return None
        keys = (AUTOMATIC, *map(naming.thing, able))
        return Choose(draft.seat, "pay_mana", keys, default=AUTOMATIC)

    return make


def pay(table: Table, plan: Plan, ready: Ready) -> tuple[int, ...]:
    """Pay all of it: first mana, then the rest (601.2g, 601.2h); return what was used up."""
    with PaidFor(table, ready.item):
        payment.pay(table, ready.item.seat, ready.cost, plan.use, ready.taps, ready.sources)
        if ready.life:
            happen(table, Happening("life", ready.item.seat, "cost", number=-ready.life))
        return costs.pay(table, ready.item, plan.components, ready.picked)
