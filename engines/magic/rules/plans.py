"""What is announced, and whether it can be: its targets found, its cost paid (601.2, 601.3)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, TypeAlias

from engines.magic.cards import taking
from engines.magic.cards.texts import Text
from engines.magic.cards.ways import Extra
from engines.magic.evaluation import values
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope
from engines.magic.language import costs as language
from engines.magic.language.costs import FREE, PHYREXIAN_LIFE, Component, Cost
from engines.magic.language.selectors import Target
from engines.magic.rules import costs, mana, picks, targeting
from engines.magic.table import keys as naming
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

Picked: TypeAlias = Sequence[tuple[str, ...]]
"""What parts of a cost are paid with that are picked, in order, as far as that is said."""

Among: TypeAlias = Callable[[str], bool]
"""Tells of a thing by its key whether it may pay."""


class Plan(NamedTuple):
    """What is to be announced, and what it costs."""

    voice: StackObject
    """It, as far as it is known."""
    text: Text | None = None
    """What it will do, where that has modes or targets."""
    cost: Cost = FREE
    components: tuple[Component, ...] = ()
    extras: tuple[Extra, ...] = ()
    """What may be paid besides (601.2b)."""
    enchants: Target | None = None
    """What an Aura spell aims at (303.4a)."""
    use: int = 0
    """What it is, to mana that may be spent on some things alone."""
    back: bool = True
    """Who announces may leave it; what has triggered must be put on the stack."""
    helps: tuple[str, ...] = ()
    """By which of convoke, delve and improvise other things than mana may pay."""
    helped: tuple[str, ...] = ()
    """What does so."""
    tried: dict[Sequence[str], Any] | None = None
    """What has come of using something up for it, while one question about it is made: see `rules/trying`."""

    @property
    def is_plain(self) -> bool:
        """Tell whether nothing is chosen."""
        text, cost = self.text, self.cost
        chosen = text is not None and (text.targeted or text.is_modal)
        asked = self.components or self.extras or self.enchants or self.helps
        return not (chosen or asked or cost.xs or not cost.is_plain)

    @property
    def picks(self) -> tuple[language.Pick, ...]:
        """Return the parts of the cost that are paid with what is picked."""
        if not self.components:
            return ()
        return tuple([each for each in self.components if isinstance(each, language.Pick)])

    @property
    def life(self) -> int:
        """Return how much life it costs besides its mana."""
        return sum(each.life for each in self.components if isinstance(each, language.Life))


# Its targets


def targets(plan: Plan, draft: StackObject) -> tuple[Target, ...]:
    """Return what is aimed at, in the modes that are chosen."""
    if plan.enchants is not None:
        return (plan.enchants,)
    return () if plan.text is None else targeting.targets_of(plan.text, draft.modes)


def aimable(table: Table, plan: Plan, draft: StackObject) -> bool:
    """Tell whether there are modes whose targets can be found (603.3d); those that are chosen, if any are."""
    text = plan.text
    if text is None or not text.targeted:
        return plan.enchants is None or targeting.exist(table, draft, (plan.enchants,))
    if not text.is_modal and not text.divides:  # so it is mostly
        return targeting.exist(table, draft, text.modes[0].targets)
    if text.is_modal and not draft.modes:
        return len(open_modes(table, plan, draft)) >= text.chosen[0]
    return _found(table, plan, draft)


def open_modes(table: Table, plan: Plan, draft: StackObject) -> list[int]:
    """Return the modes whose targets can be found (601.2c, 700.2b)."""
    assert plan.text is not None
    modes = range(len(plan.text.modes))
    return [mode for mode in modes if _found(table, plan, draft._replace(modes=(mode,)))]


def _found(table: Table, plan: Plan, draft: StackObject) -> bool:
    assert plan.text is not None
    if plan.text.divides and any(
        divided(table, plan, draft, mode) < _needed(plan.text.modes[mode].targets)
        for mode in dividing(plan, draft)
    ):
        return False  # each target gets some (601.2d)
    return targeting.exist(table, draft, targeting.targets_of(plan.text, draft.modes))


def _needed(wanted: Sequence[Target]) -> int:
    return sum(not each.optional for each in wanted)


def candidates(table: Table, plan: Plan, draft: StackObject, aims: tuple[str, ...]) -> list[str]:
    """Return what the next target may be, so that those after it find one too, and each gets a share."""
    wanted = targets(plan, draft)
    found = targeting.candidates(table, draft, wanted, aims)
    room = None if plan.text is None or not plan.text.divides else _room(table, plan, draft, aims)
    return found if room is None or room > 0 else [aim for aim in found if not aim]


def _room(table: Table, plan: Plan, draft: StackObject, aims: Sequence[str]) -> int | None:
    """Return for how many targets more there is a share; None where the next one gets none (601.2d)."""
    for mode, first, end in _spans(plan, draft):
        if first <= len(aims) < end:
            if mode not in dividing(plan, draft):
                return None
            taken = sum(map(bool, aims[first:])) + _needed(targets(plan, draft)[len(aims) + 1 : end])
            return divided(table, plan, draft, mode) - taken
    return None


# What is divided among them


def dividing(plan: Plan, draft: StackObject) -> list[int]:
    """Return the modes that divide something among their targets."""
    if plan.text is None or not plan.text.divides:
        return []
    modes = draft.modes if plan.text.is_modal else (0,)
    return [mode for mode in modes if plan.text.modes[mode].divided is not None]


def divided(table: Table, plan: Plan, draft: StackObject, mode: int) -> int:
    """Return how much a mode divides among its targets."""
    assert plan.text is not None
    value = plan.text.modes[mode].divided
    return 0 if value is None else values.number(Scope(table, board_of(table), draft), value)


def sharing(plan: Plan, draft: StackObject, mode: int) -> list[int]:
    """Return the places of the targets among which a mode divides."""
    _, first, end = next(span for span in _spans(plan, draft) if span[0] == mode)
    return [place for place in range(first, end) if draft.targets[place]]


def _spans(plan: Plan, draft: StackObject) -> list[tuple[int, int, int]]:
    """Return each mode with where its targets begin and end."""
    assert plan.text is not None
    found: list[tuple[int, int, int]] = []
    end = 0
    for mode in draft.modes if plan.text.is_modal else (0,):
        first, end = end, end + len(plan.text.modes[mode].targets)
        found.append((mode, first, end))
    return found


# Its cost


def total(table: Table, plan: Plan, draft: StackObject) -> Cost:
    """Return the mana that it costs, with what has been announced (601.2f)."""
    cost = plan.cost
    for extra in plan.extras:
        if draft.has_paid(extra.word):
            cost = cost.plus(extra.cost)
    if cost.xs:
        cost = cost.with_x(draft.x)
    is_cast = draft.kind == "spell" and not draft.id  # and pays for nothing else as it resolves
    return costs.total(table, draft, cost) if is_cast else cost


def lives(table: Table, plan: Plan, cost: Cost) -> range:
    """Return how many Phyrexian symbols could be paid by life, beside what else is paid by it (119.4)."""
    left = max(0, table.sides[plan.voice.seat].life - plan.life)
    return range(min(len(cost.lives), left // PHYREXIAN_LIFE) + 1)


def tapped(plan: Plan, picked: Picked) -> tuple[int, ...]:
    """Return what the cost itself taps, which gives no mana for it."""
    itself = costs.is_tapped_for(plan.voice, plan.components)
    if plan.helped:
        itself = (*itself, *map(naming.thing_named, plan.helped))
    if not picked:
        return itself
    return (
        *itself,
        *(
            naming.thing_named(key)
            for component, keys in zip(plan.picks, picked, strict=False)
            if isinstance(component, language.TapOthers)
            for key in keys
        ),
    )


def pays(table: Table, plan: Plan, cost: Cost, picked: Picked = ()) -> bool:
    """Tell whether tapping pays a cost without X and life, and what else there is pays the rest of it."""
    seat = plan.voice.seat
    if not plan.components:
        return mana.can_pay(table, seat, cost, plan.use)
    payable = mana.can_pay(table, seat, cost, plan.use, tapped(plan, picked))
    return payable and others_payable(table, plan, cost, picked)


def others_payable(
    table: Table, plan: Plan, cost: Cost, picked: Picked = (), among: Among | None = None
) -> bool:
    """Tell whether what is not mana can be paid, nothing twice (118.3), by what is `among` some things."""
    life, picking = 0, False
    for component in plan.components:
        if isinstance(component, language.Life):
            life += component.life
        elif isinstance(component, language.Pick):
            picking = True
        elif not costs.can(table, plan.voice, component):
            return False
    if life and life > table.sides[plan.voice.seat].life:  # 119.4
        return False
    if len(plan.components) > 1 and taking.second(plan.components) is not None:
        return False
    return not picking or picks.pay(rows(table, plan, cost, picked, among))


def rows(
    table: Table,
    plan: Plan,
    cost: Cost | None,
    picked: Picked = (),
    among: Among | None = None,
) -> list[picks.Row]:
    """Return what fits each part of the cost that is picked; of those that are said, that.

    Where the mana is given, what must be tapped for it is not tapped for a part of the cost.
    """
    said = {key for keys in picked for key in keys}
    found: list[picks.Row] = []
    for place, component in enumerate(plan.picks):
        keys = costs.pickable(table, plan.voice, component, plan.components)
        if among is not None:
            keys = [key for key in keys if among(key)]
        if place < len(picked):
            keys = [key for key in keys if key in picked[place]]
        else:
            keys = [key for key in keys if key not in said]
            if isinstance(component, language.TapOthers) and cost is not None:
                keys = _spare(table, plan, component, cost, keys, tapped(plan, picked))
        found.append((keys, component.number))
    return found


def _spare(
    table: Table, plan: Plan, component: language.TapOthers, cost: Cost, keys: list[str],
    taps: Collection[int],
) -> list[str]:  # fmt: skip
    """Return what may be tapped for a part of the cost, so that the mana can still be paid."""

    def is_spare(*numbers: int) -> bool:
        return mana.can_pay(table, plan.voice.seat, cost, plan.use, (*taps, *numbers))

    if component.number == 1:
        return [key for key in keys if is_spare(naming.thing_named(key))]
    if is_spare(*map(naming.thing_named, keys)):  # any of them may be picked together
        return keys
    giving = {number for number, _ in mana.sources(table, plan.voice.seat)}
    return [key for key in keys if naming.thing_named(key) not in giving]
