"""Which of the effects of a layer applies first: by stamp, unless one depends on another (613.7, 613.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.magic.cards.meaning.layers import WRITES, Effect, Layer, order_of
from engines.magic.table.board import Board


def first(board: Board, layer: Layer, effects: Sequence[Effect]) -> Effect:
    """Return the effect that applies next (613.8b, 613.8c): none depends on what is still to apply.

    Those that depend on one another in a circle apply by stamp.
    """
    ordered = sorted(effects, key=order_of)
    if len(ordered) == 1 or not may_depend(layer, ordered):
        return ordered[0]
    open_ = _dependent(layer, ordered)
    arrows = {
        id(one): [other for other in ordered if other is not one and depends(board, layer, one, other)]
        if one in open_
        else []
        for one in ordered
    }
    return next(each for each in ordered if _is_free(each, arrows))


def may_depend(layer: Layer, effects: Sequence[Effect]) -> bool:
    """Tell whether any of the effects may depend on another."""
    return bool(_dependent(layer, effects))


def _dependent(layer: Layer, effects: Sequence[Effect]) -> list[Effect]:
    """Return those that ask for what this layer changes, or may lose their ability in it."""
    writes = WRITES[layer]
    removes = any(each.removes(layer) for each in effects)
    return [each for each in effects if each.reads & writes or (removes and each.ids is None)]


def depends(board: Board, layer: Layer, one: Effect, other: Effect) -> bool:
    """Tell whether applying the other changes whether one exists, what it affects or does there (613.8a)."""
    if one.defines is not other.defines:
        return False
    trial = Board(dict(board.traits), 0)
    trial.seats = None if board.seats is None else dict(board.seats)
    before = _outcome(trial, layer, one)
    other.apply(trial, layer)
    return _outcome(trial, layer, one) != before


def _outcome(board: Board, layer: Layer, effect: Effect) -> Any:
    if not effect.exists(board):
        return None
    return list(effect.affected(board)), effect.rows(board, layer)


def _is_free(effect: Effect, arrows: dict[int, list[Effect]]) -> bool:
    """Tell whether all that an effect depends on depends on it in turn."""
    reached = _reached(effect, arrows)
    return all(any(each is effect for each in _reached(other, arrows)) for other in reached)


def _reached(effect: Effect, arrows: dict[int, list[Effect]]) -> list[Effect]:
    found: list[Effect] = []
    waiting = [effect]
    while waiting:
        for each in arrows[id(waiting.pop())]:
            if all(each is not other for other in found):
                found.append(each)
                waiting.append(each)
    return found
