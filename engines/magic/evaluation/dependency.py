"""Which of the effects of a layer applies first: by stamp, unless one depends on another (613.7, 613.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.magic.evaluation.layers import TAKING, WRITES, Effect, Layer, order_of
from engines.magic.table.board import Board


def apply_next(board: Board, layer: Layer, effects: Sequence[Effect]) -> Effect:
    """Apply the effect whose turn it is, and return it (613.8b, 613.8c).

    It depends on none that is still to apply. Those that depend on one another in a circle apply by stamp.
    """
    ordered = sorted(effects, key=order_of)
    open_ = _dependent(layer, ordered) if len(ordered) > 1 else []
    if not open_:
        found = ordered[0]
        found.ids = found.apply(board, layer)
        return found
    trials = _Trials(board, layer)
    arrows = {
        id(one): [other for other in ordered if other is not one and trials.depends(one, other)]
        if one in open_
        else []
        for one in ordered
    }
    found = next(each for each in ordered if _is_free(each, arrows))
    trials.keep(found)
    return found


def may_depend(layer: Layer, effects: Sequence[Effect]) -> bool:
    """Tell whether any of the effects may depend on another."""
    return bool(_dependent(layer, effects))


def _dependent(layer: Layer, effects: Sequence[Effect]) -> list[Effect]:
    """Return those that ask for what this layer changes, or may lose their ability in it."""
    writes = WRITES[layer]
    removes = layer in TAKING and any(each.removes(layer) for each in effects)
    return [each for each in effects if each.reads & writes or (removes and each.ids is None)]


class _Trials:
    """What each effect would make of a board, tried once and kept if it applies."""

    def __init__(self, board: Board, layer: Layer) -> None:
        self._board = board
        self._layer = layer
        self._after: dict[int, tuple[Board, Sequence[int]]] = {}
        self._before: dict[int, Any] = {}

    def depends(self, one: Effect, other: Effect) -> bool:
        """Tell whether applying the other changes whether one exists, what it affects or does (613.8a)."""
        if one.defines is not other.defines:
            return False
        if id(one) not in self._before:
            self._before[id(one)] = _outcome(self._board, self._layer, one)
        after, _ = self._tried(other)
        return _outcome(after, self._layer, one) != self._before[id(one)]

    def keep(self, effect: Effect) -> None:
        """Apply an effect to the board itself."""
        if id(effect) in self._after:
            after, effect.ids = self._after[id(effect)]
            self._board.take(after)
        else:
            effect.ids = effect.apply(self._board, self._layer)

    def _tried(self, effect: Effect) -> tuple[Board, Sequence[int]]:
        """Return the board after an effect, and what that has affected."""
        found = self._after.get(id(effect))
        if found is None:
            trial = self._board.trial()
            found = self._after[id(effect)] = trial, effect.apply(trial, self._layer)
        return found


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
