"""Targets: chosen as something is put on the stack, and looked at again as it resolves (115, 608.2b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

from engines.magic.cards.catalogue import Traits
from engines.magic.cards.keywords.protection import may_be_aimed_at
from engines.magic.cards.texts import Text
from engines.magic.evaluation import filters, selectors
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope, find
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.selectors import Target, Whatever
from engines.magic.table import keys as naming
from engines.magic.table.side import PILES
from engines.magic.table.stack_object import NOBODY, StackObject
from engines.magic.table.state import Table

_HURT = Filter(any_type=("creature", "planeswalker"))
"""What can be damaged (115.4)."""


def targets_of(text: Text, modes: Sequence[int]) -> tuple[Target, ...]:
    """Return the targets of the modes that are chosen, in order."""
    if not text.is_modal:
        return text.modes[0].targets if text.modes else ()
    return tuple(chain.from_iterable(text.modes[mode].targets for mode in modes))


def exist(table: Table, voice: StackObject, targets: Sequence[Target]) -> bool:
    """Tell whether all targets can be found (601.2c)."""
    if len(targets) == 1:  # so it is asked mostly
        return next(legal(table, voice, targets[0]), None) is not None
    return _leads(table, voice, targets, ())


def candidates(
    table: Table, voice: StackObject, targets: Sequence[Target], aims: tuple[str, ...]
) -> list[str]:
    """Return what the next target may be, so that those after it find one too (115.3)."""
    found = _free(table, voice, targets, aims)
    if len(aims) + 1 == len(targets):
        return list(found)
    return [aim for aim in found if _leads(table, voice, targets, (*aims, aim))]


def _leads(table: Table, voice: StackObject, targets: Sequence[Target], aims: tuple[str, ...]) -> bool:
    """Tell whether the targets that are left can be found besides those that were chosen."""
    if len(aims) == len(targets):
        return True
    found = _free(table, voice, targets, aims)
    return any(_leads(table, voice, targets, (*aims, aim)) for aim in found)


def _free(
    table: Table, voice: StackObject, targets: Sequence[Target], aims: tuple[str, ...]
) -> Iterator[str]:
    """Yield what the next target may be, none twice for one word "target" (115.3)."""
    place = first = len(aims)
    while targets[first].another and first > 0:
        first -= 1
    taken = aims[first:place]
    return (aim for aim in legal(table, voice, targets[place]) if not aim or aim not in taken)


def still(table: Table, voice: StackObject, targets: Sequence[Target]) -> tuple[str, ...]:
    """Return the targets, with nothing in the place of each that is legal no longer (608.2b)."""
    return tuple(
        aim if aim and aim in legal(table, voice, target) else ""
        for target, aim in zip(targets, voice.targets, strict=True)
    )


def legal(table: Table, voice: StackObject, target: Target) -> Iterator[str]:
    """Yield what may be aimed at; nothing comes last, where nothing need be.

    A spell that was not kicked has no target that only a kicked one has (702.33g).
    """
    table.tick()
    if target.if_kicked and not voice.kicked:
        yield ""
        return
    scope = Scope(table, board_of(table), voice)
    fitting = _whatever if isinstance(target, Whatever) else _LEGAL[target.target]
    yield from fitting(scope, target)
    if target.optional:
        yield ""


def source_of(scope: Scope) -> Traits:
    """Return what aims: a spell, or the source of an ability (109.5, 115.2)."""
    voice = scope.voice
    if voice.kind != "spell":
        seen = find(scope.table, scope.board, voice.source)
        if seen is not None:
            return seen.traits
    return scope.table.catalogue.cards[voice.card].traits


def _permanents(scope: Scope, target: Target) -> Iterator[str]:
    return _aimed(scope, target.filter, target)


def _aimed(scope: Scope, wanted: Filter, target: Target) -> Iterator[str]:
    source, known, seat = source_of(scope), scope.board.traits, scope.voice.seat
    for number in selectors.permanents(scope, wanted, target.whose):
        if may_be_aimed_at(known[number], source, own=selectors.controller(scope, number) == seat):
            yield naming.thing(number)


def _players(scope: Scope, target: Target) -> Iterator[str]:
    whose = selectors.seat_of(scope, target.whose)
    for side in scope.table.sides:
        if whose in (NOBODY, side.seat):
            yield naming.player(side.seat)


def _any(scope: Scope, target: Target) -> Iterator[str]:
    """Yield players, and permanents of a kind: of none, what can be damaged (115.4)."""
    yield from _players(scope, target)
    wanted = _HURT if target.filter == ANYTHING else target.filter
    yield from _aimed(scope, wanted, target.model_copy(update={"whose": "any"}))


def _cards(scope: Scope, target: Target) -> Iterator[str]:
    if target.zone not in PILES:
        return
    cast = scope.voice.source if scope.voice.kind == "spell" else 0  # it lies on the stack then (601.2a)
    whose = selectors.seat_of(scope, target.whose)
    for side in scope.table.sides:
        if whose in (NOBODY, side.seat):
            for lying in side.pile(target.zone):
                seen = find(scope.table, scope.board, lying.id) if lying.up and lying.id != cast else None
                if seen is not None and filters.fits(scope, target.filter, seen):
                    yield naming.thing(lying.id)


def _items(scope: Scope, target: Target) -> Iterator[str]:
    """Yield spells and abilities on the stack, but the one that aims (115.5)."""
    seat = selectors.seat_of(scope, target.whose)
    for item in scope.table.stack:
        kind = "spell" if item.kind == "spell" else "ability"
        if item.id == scope.voice.id or target.target not in (kind, "item"):
            continue
        seen = find(scope.table, scope.board, item.id)
        whose = seat in (NOBODY, item.seat)
        if whose and seen is not None and filters.fits(scope, target.filter, seen):
            yield naming.item(item.id)


def _whatever(scope: Scope, target: Target) -> Iterator[str]:
    """Yield all that a text that nobody has read may aim at (MN-R32)."""
    yield from _players(scope, target)
    yield from _aimed(scope, ANYTHING, target)
    yield from _items(scope, target.model_copy(update={"target": "item"}))
    for pile in ("graveyard", "exile"):
        yield from _cards(scope, target.model_copy(update={"zone": pile}))


_LEGAL: dict[str, Callable[[Scope, Any], Iterator[str]]] = {
    "permanent": _permanents,
    "player": _players,
    "any": _any,
    "card": _cards,
    "spell": _items,
    "ability": _items,
    "item": _items,
}
