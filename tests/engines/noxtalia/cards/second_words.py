"""Words in a row, as they are printed: taken apart again for the second reading."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Say


def chain(key: str, say: Say) -> Iterator[Say]:
    """The parts of a chain, which was joined two by two."""
    while say.key == key:
        yield say.values["first"]
        say = say.values["next"]
    yield say


def listed(say: Say) -> Iterator[Say]:
    """The parts of "a, b and c"."""
    if say.key in ("words-comma", "words-and", "words-or"):
        yield from listed(say.values["first"])
        yield from listed(say.values["next"])
    else:
        yield say


def of_roll(results: Say, roll: int) -> Iterator[Say]:
    """What the results of a roll say of this one."""
    for one in chain("nx-results", results):
        if roll in rolls(one.values["faces"]):
            yield one.values["actions"]


def rolls(say: Say) -> set[int]:
    if say.key == "nx-faces-range":
        return set(range(say.values["first"], say.values["last"] + 1))
    return {one.values["number"] for one in listed(say)}


def figure(number: int | str) -> int:
    return number if isinstance(number, int) else int(number.replace("−", "-"))
