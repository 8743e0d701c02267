"""Which answers to a question are buttons, which stand in the menu, which are folded behind a button."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.table.layout import MENU
from engines.kernel import Option
from engines.kernel.play.compound_answers import OTHERWISE
from engines.kernel.seat.use import used_as

MOST, FEWEST = 8, 3
"""Buttons that answer, at the most; and how many stay where the screen is small."""
KEPT = 3
"""Buttons that are kept for what is done without a card, such as to pass or to end a turn."""
_DEEDS = ("actions", "beside")
"""Groups of what is done without a card."""
_TO_PLACES = 3
"""Places to which one thing goes, from where on they may be folded behind it."""
_RANK = 0.6
"""How often each next answer of a group is given, by what it gains, measured against the one before."""
_SELDOM = 0.1
"""How often a group is used of which nothing is known."""

Use = Mapping[str, float]
"""How often a kind of question is answered from each group, or with one of its keys: `actions:end`."""
Test = Callable[[Option], bool]


class Plan(NamedTuple):
    """How the options of a question are shown."""

    units: Sequence[Sequence[Option]]
    """Buttons in their order: of one option each, or of those that are folded behind it."""
    menu: Sequence[Option] = ()
    """What stands in the menu, those on buttons of its groups too, so that nobody looks in two places."""


def planned(options: Sequence[Option], use: Use, most: int, fits: Test, passes: Test) -> Plan:
    """Let up to `most` options be buttons, the likeliest first; whole groups of the others are the menu's.

    An option that does not fit is no button; what passes is one before all others, for nobody looks for
    it in a menu. What has no room in the menu is folded behind a button, and so is how one may pay
    otherwise, as few do, where there is no menu.
    """
    otherwise = sum(option.group == OTHERWISE for option in options)
    if len(options) - max(0, otherwise - 1) <= most:
        units = [*_heads(options, fits)]
        if all(fits(option) for unit in units if len(unit) == 1 for option in unit):
            return Plan(units)
    likely = likelihoods(options, use)
    fitting = [place for place, option in enumerate(options) if fits(option) and option.group != OTHERWISE]
    best = sorted(fitting, key=lambda place: (not passes(options[place]), -likely[place]))
    groups = _by_group(options)
    for room in range(most):  # for what is folded
        direct = {*best[: most - room]}
        menu, folds = _menu(groups, direct, likely)
        if len(folds) <= room:
            return Plan([*_units(options, direct, folds, groups)], [options[place] for place in sorted(menu)])
    return Plan([[options[place]] for place in sorted(best[:most])], options)


def likelihoods(options: Sequence[Option], use: Use) -> list[float]:
    """Return how likely each option is to be chosen: by its group, and in that by what it gains."""
    likely = [0.0] * len(options)
    for name, places in _by_group(options).items():
        ranked = sorted(places, key=lambda place: -options[place].gain)
        total = sum(_RANK**rank for rank in range(len(ranked)))
        for rank, place in enumerate(ranked):
            named = used_as(options[place])
            own = use.get(named) if named != name else None
            known = use.get(name, _SELDOM) * _RANK**rank / total
            likely[place] = known if own is None else own
    for place in [place for place, option in enumerate(options) if is_deed(option)][-KEPT:]:
        likely[place] += 1
    return likely


def is_deed(option: Option) -> bool:
    """Tell whether an option is done without a card, such as to pass, once or to the end of the turn."""
    goes_on = bool(option.then) and option.then[-1] != option.key
    return option.card is None and not goes_on and option.group in _DEEDS


def _heads(options: Sequence[Option], fits: Test) -> Iterator[Sequence[Option]]:
    """Yield the options, those together that send one thing to many places and find no room one by one."""
    by_head: dict[tuple[str, str], list[Option]] = defaultdict(list)
    for option in options:
        by_head[option.group, "" if option.group == OTHERWISE else option.key].append(option)
    for unit in by_head.values():
        many_places = _TO_PLACES <= len(unit) <= MENU and not all(map(fits, unit))
        if many_places or unit[0].group == OTHERWISE:
            yield unit
        else:
            yield from ([option] for option in unit)


def _by_group(options: Sequence[Option]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = defaultdict(list)
    for place, option in enumerate(options):
        groups[option.group].append(place)
    return groups


def _menu(
    groups: Mapping[str, Sequence[int]], direct: set[int], likely: Sequence[float]
) -> tuple[list[int], list[str]]:
    """Return what stands in the menu, and the groups that find no room there: those that are used least.

    One group alone may be more than a menu holds: then it has several pages.
    """
    menu: list[int] = []
    folds: list[str] = []
    left = [name for name, places in groups.items() if not direct.issuperset(places)]
    for name in sorted(left, key=lambda name: -round(sum(likely[place] for place in groups[name]), 6)):
        if not menu or len(menu) + len(groups[name]) <= MENU:
            menu += groups[name]
        else:
            folds.append(name)
    return menu, folds


def _units(
    options: Sequence[Option], direct: set[int], folds: Sequence[str], groups: Mapping[str, Sequence[int]]
) -> Iterator[Sequence[Option]]:
    """Yield the buttons: answers, what is folded, and last what is done without a card."""
    deeds = [place for place in sorted(direct) if is_deed(options[place])]
    yield from ([options[place]] for place in sorted(direct) if place not in deeds)
    yield from ([options[place] for place in groups[name]] for name in folds)
    yield from ([options[place]] for place in deeds)
