"""When a text, or a part of it, applies (`if`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel.effects.logic import met, within
from engines.soul_forger.evaluation import filters, powers, selectors, values
from engines.soul_forger.language.conditions import (
    Compare,
    Condition,
    Controls,
    Done,
    InPhase,
    PaidWith,
    PieceIs,
    PlayerGuard,
    YourTurn,
)
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.state import Table


def hold(table: Table, voice: EffectContext, conditions: Sequence[Condition]) -> bool:
    """Tell whether all conditions hold now."""
    return all(
        met(condition, lambda leaf, denied: _leaf(table, voice, leaf) != denied) for condition in conditions
    )


def _leaf(table: Table, voice: EffectContext, condition: Any) -> bool:
    """Tell whether a condition holds; one on opponents is looked at for each of them."""
    table.tick()
    asked: frozenset[str] = getattr(condition, "opponents", frozenset())
    if not asked:
        return _holds(table, voice, condition)
    together = any if "any_opponent" in asked else all
    return together(
        _holds(table, voice._replace(opponent=seat), condition) for seat in table.others(voice.seat)
    )


def _holds(table: Table, voice: EffectContext, condition: Any) -> bool:
    match condition:
        case Compare():
            amount = values.number(table, voice, condition.of)
            return within(condition, amount, lambda bound: values.number(table, voice, bound))
        case PieceIs():
            piece = selectors.piece_of(table, voice, condition.of)
            return piece is not None and filters.piece_fits(table, voice, piece, condition.filter)
        case Controls():
            seat = selectors.player_of(table, voice, condition.who)
            mine = (piece for piece in table.pieces.values() if piece.seat == seat)
            return any(filters.piece_fits(table, voice, piece, condition.filter) for piece in mine)
        case PlayerGuard():
            seat = selectors.player_of(table, voice, condition.who)
            return seat is not None and powers.is_on_guard(table, seat) == (condition.guard == "on")
        case YourTurn():
            return table.active == voice.seat
        case InPhase():
            return table.phase in condition.phase
        case PaidWith():
            cards = table.catalogue.cards
            return any(filters.fits(table, voice, cards[card], condition.filter) for card in voice.paid)
        case Done():
            return voice.full
        case _:
            raise TypeError(condition)
