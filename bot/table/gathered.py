"""Answers put together step by step: what has been chosen so far, what can still be, and what it comes to.

What has been gathered travels in the custom ids, so that nothing need be remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from engines.kernel import (
    BACK,
    Answer,
    Arrange,
    Assign,
    Choose,
    Decision,
    Distribute,
    Gather,
    Number,
    Option,
    Pick,
    Prompt,
)

WAY = "#"
"""Begins the value of an option that answers the next questions too, or has a long key: its place follows."""
_LONG = 64
"""A key of more signs than this finds no room in an id of Discord's."""
_ROOM, _DENSE, _FIRST, _BASE = 50, "~", ord("!"), 44
"""Signs up to which places are written so that one can read them; beyond it they are written densely."""
_LONGEST = 1_000
"""Places that follow one another, or are equal, in one id."""
_PARTED = "/"
"""Parts what is shown from what was chosen."""
WITH_GROUP = "+"
"""Ends what names a fold that holds the whole group of its first option."""
TO = ">"
"""Parts what goes from where it goes to, in the choices of an `Assign`."""


def value_of(prompt: Prompt, option: Option) -> str:
    """Return what a control carries that offers the option."""
    by_place = option.then or len(option.key) > _LONG
    return f"{WAY}{prompt.options.index(option)}" if by_place else option.key


def way(prompt: Prompt, value: str) -> tuple[Answer, ...]:
    """Return the answers that such a control gives, one after another. Raises ValueError or IndexError."""
    place = int(value.removeprefix(WAY))
    if place < 0:
        raise ValueError(value)
    option = prompt.options[place]
    return option.key, *option.then


class Gathered(NamedTuple):
    """A part of an answer: places of the options chosen so far, and which of them are shown."""

    chosen: tuple[int, ...] = ()
    page: int = 0
    fold: str = ""
    """The place of the first of the options that stand alone now, as a button has folded them behind it."""

    def __str__(self) -> str:
        chosen = ".".join(_written(self.chosen))
        if len(chosen) > _ROOM and all(one < other for one, other in pairwise(self.chosen)):
            chosen = _DENSE + "".join(map(_digits, _steps(self.chosen)))
        shown = f"{self.page}@{self.fold}" if self.fold else str(self.page)
        return f"{shown}{_PARTED}{chosen}"

    @classmethod
    def parse(cls, text: str) -> Gathered:
        """Read what a custom id carries. Raises ValueError."""
        shown, _, chosen = text.partition(_PARTED)
        page, _, fold = shown.partition("@")
        if chosen.startswith(_DENSE):
            places = tuple(accumulate(_numbers(chosen.removeprefix(_DENSE)), initial=-1))[1:]
        else:
            places = tuple(place for run in chosen.split(".") if run for place in _read(run))
        first = int(fold.removesuffix(WITH_GROUP)) if fold else 0
        if min((*places, int(page), first), default=0) < 0:
            raise ValueError(text)
        return cls(
            places, int(page), f"{first}{WITH_GROUP if fold.endswith(WITH_GROUP) else ''}" if fold else ""
        )


def folded(prompt: Prompt, unit: Sequence[Option]) -> str:
    """Return what names these options as a fold: all of a group, or all to which one thing can go."""
    first = unit[0]
    whole_group = any(option.key != first.key for option in unit)
    return f"{prompt.options.index(first)}{WITH_GROUP if whole_group else ''}"


def unfolded(prompt: Prompt, fold: str) -> Sequence[Option]:
    """Return the options of a fold. Raises IndexError for one that there is not."""
    first = prompt.options[int(fold.removesuffix(WITH_GROUP))]
    alike = [each for each in prompt.options if each.group == first.group and each.refused is None]
    return alike if fold.endswith(WITH_GROUP) else [each for each in alike if each.key == first.key]


def _written(places: Sequence[int]) -> Iterator[str]:
    """Yield places, as short as an id must be: `3-7` for those in a row, `4x3` for equal ones."""
    rest = list(places)
    while rest:
        for sign, step in (("-", 1), ("x", 0)):
            long = next((n for n in range(1, len(rest)) if rest[n] != rest[0] + n * step), len(rest))
            if long > 1:
                yield f"{rest[0]}{sign}{rest[long - 1] if step else long}"
                break
        else:
            long = 1
            yield str(rest[0])
        del rest[:long]


def _read(run: str) -> Sequence[int]:
    """Return the places of such a run. Raises ValueError."""
    first, sign, last = run.replace("x", "-").partition("-")
    if not sign:
        return (int(run),)
    number = int(last) if "x" in run else int(last) - int(first) + 1
    if not 0 < number <= _LONGEST:
        raise ValueError(run)
    return (int(first),) * number if "x" in run else range(int(first), int(last) + 1)


def _steps(places: Sequence[int]) -> Iterator[int]:
    """Yield how far it is from each place to the next, from -1 on."""
    return (other - one for one, other in pairwise((-1, *places)))


def _digits(number: int) -> str:
    """Return a number in signs of which the last alone says that it is over."""
    high, low = divmod(number, _BASE)
    found = chr(_FIRST + low)
    while high:
        high, low = divmod(high, _BASE)
        found = chr(_FIRST + _BASE + low) + found
    return found


def _numbers(text: str) -> Iterator[int]:
    """Yield the numbers that such signs say. Raises ValueError for others."""
    number = 0
    for sign in text:
        digit = ord(sign) - _FIRST
        if not 0 <= digit < 2 * _BASE:
            raise ValueError(text)
        number = number * _BASE + digit % _BASE
        if digit < _BASE:
            yield number
            number = 0


def choices(decision: Decision) -> Sequence[str]:
    """Return what may be chosen step by step, each by its place in this list."""
    match decision:
        case Number():
            return [*map(str, decision.numbers)]
        case Assign():
            return [f"{key}{TO}{to}" for key, to in _ways(decision)]
        case _:
            return decision.keys


def exists(decision: Decision, state: Gathered) -> bool:
    """Tell whether there is all that was gathered: a control of another day may say more."""
    return max(state.chosen, default=-1) < len(choices(decision))


def gather(decision: Decision, before: Gathered, values: Sequence[str]) -> Gathered:
    """Add the places that a menu sent to what was gathered. Raises ValueError for nonsense."""
    places = tuple(int(value) for value in values)
    known = len(choices(decision))
    if not values or isinstance(decision, Choose) or any(not 0 <= place < known for place in places):
        raise ValueError(values)
    if isinstance(decision, Distribute):
        return Gathered(before.chosen + places, before.page)
    chosen = list(before.chosen)
    for place in places:
        if place not in chosen and not (isinstance(decision, Assign) and _sent(decision, chosen, place)):
            chosen.append(place)
    return Gathered(tuple(chosen if isinstance(decision, Arrange) else sorted(chosen)), before.page)


def whole(decision: Decision, answer: Sequence[str | int]) -> Gathered:
    """Return what has been gathered where this is the whole answer."""
    known = choices(decision)
    match decision:
        case Assign(keys=keys):
            parts = [f"{key}{TO}{to}" for key, to in zip(keys, answer, strict=True) if to]
        case Distribute(keys=keys):
            parts = [key for key, amount in zip(keys, answer, strict=True) for _ in range(int(amount))]
        case _:
            parts = [str(part) for part in answer]
    return Gathered(tuple(map(known.index, parts)))


def whole_in(values: Sequence[str]) -> Gathered | None:
    """Return the whole answer among what a menu of parts sent; None where it sent parts alone."""
    return next((Gathered.parse(value) for value in values if _PARTED in value), None)


def left(decision: Decision, state: Gathered) -> Sequence[int]:
    """Return the places that may still be chosen.

    Where each of many goes to one of many they are not tried, as that takes long: `can_be_added` tells.
    """
    if isinstance(decision, Assign):
        ways = _ways(decision)
        sent = {ways[place][0] for place in state.chosen}
        return [place for place, (key, _) in enumerate(ways) if key not in sent]
    known = range(len(choices(decision)))
    return [place for place in known if can_be_added(decision, state.chosen, place)]


def can_be_added(decision: Decision, chosen: tuple[int, ...], place: int) -> bool:
    """Tell whether an answer is known that holds this as well."""
    match decision:
        case Distribute():
            return decision.leads(_amounts(decision, (*chosen, place)))
        case Gather():
            return place not in chosen and decision.leads((*chosen, place))
        case Assign():
            return not _sent(decision, chosen, place) and decision.leads(_going(decision, (*chosen, place)))
        case _:
            return place not in chosen


def finished(decision: Decision, state: Gathered) -> Answer | None:
    """Return the answer as soon as what was gathered can be nothing but complete."""
    match decision:
        case Pick() if len(state.chosen) == decision.most:
            return gathered(decision, state)
        case Arrange() if len(state.chosen) >= len(decision.keys) - 1:
            rest = [place for place in range(len(decision.keys)) if place not in state.chosen]
            return tuple(decision.keys[place] for place in (*state.chosen, *rest))
        case Distribute() if len(state.chosen) == decision.total:
            return _amounts(decision, state.chosen)
        case Number() if state.chosen:
            return decision.numbers[state.chosen[-1]]
        case Gather() if decision.allows(paid := gathered(decision, state)):
            return paid
        case Assign() if len(state.chosen) == len(decision.keys) and may_be_done(decision, state):
            return gathered(decision, state)
        case _:
            return None


def is_too_much(decision: Decision, state: Gathered) -> bool:
    """Tell whether what was sent at once can become no answer any more."""
    match decision:
        case Gather():
            return not decision.leads(state.chosen)
        case Assign():
            return not decision.leads(_going(decision, state.chosen))
        case _:
            return False


def may_be_done(decision: Decision, state: Gathered) -> bool:
    """Tell whether what was gathered is a whole answer, though more could be added."""
    return isinstance(decision, Pick | Assign) and decision.allows(gathered(decision, state))


def gathered(decision: Pick | Gather | Assign | Distribute | Arrange, state: Gathered) -> Answer:
    """Return the answer that was gathered. Raises IndexError for places that do not exist."""
    if isinstance(decision, Distribute):
        return _amounts(decision, state.chosen)
    if isinstance(decision, Arrange):
        return tuple(decision.keys[place] for place in state.chosen)
    if isinstance(decision, Assign):
        going = _going(decision, state.chosen)
        return tuple(going.get(number, "") for number in range(len(decision.keys)))
    return tuple(decision.keys[place] for place in sorted(state.chosen))


def button_answer(decision: Decision, key: str) -> Answer:
    """Return the answer that a button means: a key, a number, one thing alone, none, or `BACK`.

    Raises ValueError for what is no number where one is asked for.
    """
    match decision:
        case _ if key == BACK:
            return BACK
        case Number():
            return int(key)
        case Pick():
            return (key,) if key else ()
        case Assign():
            return ("",) * len(decision.keys)
        case _:
            return key


def menu_answer(decision: Decision, values: Sequence[str]) -> Answer:
    """Return the answer that a menu sent: its keys, in the order of the decision.

    Raises ValueError for a key that is none of them.
    """
    if isinstance(decision, Pick):
        return tuple(sorted(values, key=decision.keys.index))
    return values[0] if values else ""


def _amounts(decision: Distribute, chosen: Sequence[int]) -> tuple[int, ...]:
    return tuple(chosen.count(place) for place in range(len(decision.keys)))


def _ways(decision: Assign) -> list[tuple[str, str]]:
    return [(key, to) for key, places in zip(decision.keys, decision.places, strict=True) for to in places]


def _going(decision: Assign, chosen: Sequence[int]) -> dict[int, str]:
    """Return where the keys go that have been sent, by their numbers."""
    ways = _ways(decision)
    return {decision.keys.index(ways[place][0]): ways[place][1] for place in chosen}


def _sent(decision: Assign, chosen: Sequence[int], place: int) -> bool:
    """Tell whether that which this would send has been sent already."""
    ways = _ways(decision)
    return any(ways[other][0] == ways[place][0] for other in chosen)
