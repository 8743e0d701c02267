"""Picking and ordering: nobody is asked where there is no choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engines.kernel.decisions.context import NOTHING, DecisionContext
from engines.kernel.decisions.decisions import Choose, Pick, Play

D = TypeVar("D")


def pick(
    seat: int,
    kind: str,
    keys: Sequence[str],
    number: int = 1,
    *,
    up_to: bool = False,
    always: bool = False,
    hidden: bool = False,
    about: DecisionContext = NOTHING,
) -> Play[tuple[str, ...]]:
    """Let a player pick so many, or all there are; no question where there is no choice, unless `always`."""
    number = min(number, len(keys))
    if not number:
        return ()
    if len(keys) == number and not up_to and not always:
        return tuple(keys)
    if number == 1 and not up_to:
        key: str = yield Choose(seat, kind, tuple(keys), about=about, hidden=hidden)
        return (key,)
    least = 0 if up_to else number
    return (yield Pick(seat, kind, tuple(keys), least, number, about=about, hidden=hidden))


def next_due(due: Sequence[D], active: int, seat: Callable[[D], int], key: Callable[[D], str]) -> Play[D]:
    """Return what is done next: the acting player's first, of each player's the one that they choose."""
    mine = [each for each in due if seat(each) == active]
    waiting = mine or due
    first = waiting[0]
    keys = [key(each) for each in waiting]
    if len(set(keys)) > 1:
        among = tuple(dict.fromkeys(keys))
        chosen: str = yield Choose(seat(first), "order", among, default=among[0])
        first = waiting[keys.index(chosen)]
    return first
