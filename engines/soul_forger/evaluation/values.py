"""What each number in a text is (`values`)."""

from __future__ import annotations

from engines.kernel.effects.numbers import reckon
from engines.kernel.state.limits import saturated
from engines.soul_forger.evaluation import filters, powers, selectors
from engines.soul_forger.language.values import (
    CountCards,
    CountersOn,
    CountPieces,
    Half,
    NumberOf,
    NumberOfPlayer,
    Value,
)
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.pieces import HIDDEN
from engines.soul_forger.table.state import Table


def number(table: Table, voice: EffectContext, value: Value) -> int:
    """Return a value as it is now, held within the bound of all numbers."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return {"x": voice.x, "done": voice.done, "amount": voice.amount}[value]
    table.tick()
    return saturated(_counted(table, voice, value))


def _counted(table: Table, voice: EffectContext, value: Value) -> int:
    match value:
        case CountPieces():
            return sum(1 for _ in selectors.matching(table, voice, value.of))
        case CountCards():
            return _cards(table, voice, value)
        case NumberOf():
            return _of_piece(table, voice, value)
        case CountersOn():
            return _counters(table, voice, value)
        case NumberOfPlayer():
            seat = selectors.player_of(table, voice, value.of)
            side = table.sides[seat] if seat is not None else None
            words = {"level": "level", "experience": "xp", "taken": "damage"}
            return getattr(side, words[value.calc]) if side is not None else 0
        case Half():
            return number(table, voice, value.of) // 2
        case _:
            return reckon(value, lambda part: number(table, voice, part))


def _cards(table: Table, voice: EffectContext, value: CountCards) -> int:
    seat = selectors.player_of(table, voice, value.of)
    if seat is None:
        return 0
    pile, cards = table.sides[seat].pile(value.zone), table.catalogue.cards
    return sum(1 for card in pile if card == HIDDEN or filters.fits(table, voice, cards[card], value.filter))


def _counters(table: Table, voice: EffectContext, value: CountersOn) -> int:
    piece = selectors.piece_of(table, voice, value.of)
    if piece is not None:
        return piece.counters.get(value.kind, 0)
    last = selectors.last_of(table, voice, value.of)
    return dict(last.counters).get(value.kind, 0) if last is not None else 0


def _of_piece(table: Table, voice: EffectContext, value: NumberOf) -> int:
    """Return a card's number as it is, or as it was when the card left the table."""
    piece = selectors.piece_of(table, voice, value.of)
    if piece is None:
        last = selectors.last_of(table, voice, value.of)
        return getattr(last, value.calc) if last is not None else 0
    match value.calc:
        case "power":
            return powers.power(table, piece)
        case "ronum":
            return powers.ronum(table, piece)
        case "damage":
            return piece.damage
        case _:
            return powers.endurance(table, piece)
