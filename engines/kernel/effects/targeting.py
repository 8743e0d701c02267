"""Targets: chosen one after the other, each so that those after it find one too; looked at again later.

`legal` returns what one target may be, given the aims chosen before it. An empty word among it says that the
target need not be chosen, and may be said of several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from engines.kernel.decisions.decisions import BACK, Choose, Play

T = TypeVar("T")
A = TypeVar("A")
Legal: TypeAlias = Callable[[T, tuple[A, ...]], Iterable[A]]


def exist(legal: Legal[T, A], targets: Sequence[T], aims: tuple[A, ...] = ()) -> bool:
    """Tell whether all targets can be found besides these aims, each one another."""
    if len(aims) == len(targets):
        return True
    found = legal(targets[len(aims)], aims)
    return any((aim == "" or aim not in aims) and exist(legal, targets, (*aims, aim)) for aim in found)


def choose(
    legal: Legal[T, A], targets: Sequence[T], ask: Callable[[Sequence[A], tuple[A, ...]], Choose]
) -> Play[tuple[A, ...] | None]:
    """Choose targets that `exist`; None when the player goes back, where the question allows it.

    `ask` makes the question, with a key for each that a target may be, in order; it is told the aims before
    it. Where there is no choice nobody is asked.
    """
    aims: tuple[A, ...] = ()
    while len(aims) < len(targets):
        found = _candidates(legal, targets, aims)
        aim = found[0]
        if len(found) > 1:
            question = ask(found, aims)
            key: str = yield question
            if key == BACK:
                return None
            aim = found[question.keys.index(key)]
        aims = (*aims, aim)
    return aims


def still(legal: Legal[T, A], targets: Sequence[T], aims: Sequence[A | None]) -> tuple[A | None, ...]:
    """Return the aims, with None in the place of each that is legal no longer."""
    known = tuple(aim for aim in aims if aim is not None)
    return tuple(
        aim if aim is not None and aim in legal(target, known) else None
        for target, aim in zip(targets, aims, strict=True)
    )


def _candidates(legal: Legal[T, A], targets: Sequence[T], aims: tuple[A, ...]) -> list[A]:
    """Return what the next target may be, so that those after it find one too."""
    found = [aim for aim in legal(targets[len(aims)], aims) if aim == "" or aim not in aims]
    return [aim for aim in found if exist(legal, targets, (*aims, aim))]
