"""Wins by what cards say (NN-143) that a side is near: for the computer players."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engines.kernel.cards.packs import parts
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.evaluation import conditions, values
from engines.neo_noble.language.actions import Win
from engines.neo_noble.language.conditions import Compare, Condition
from engines.neo_noble.language.texts import Activated
from engines.neo_noble.language.values import CountCoins, CountSpirits
from engines.neo_noble.players.weights import WIN
from engines.neo_noble.table.pieces import Place, Source
from engines.neo_noble.table.resolving_effect import ResolvingEffect, source_of
from engines.neo_noble.table.state import PLACES, Side, Table

_SOON = 0.66
"""How near a win must be for Souls to be kept for its card."""


class Near(NamedTuple):
    """How much more than usual coins and Spirits are worth to a side that may win by them."""

    coin: float
    spirit: float


def near(table: Table, side: Side) -> Near:
    """Look for cards in the hand and in the lanes that win by coins or Spirits, and how near they are."""
    coin = spirit = 0.0
    for card, use in _winners(table, side):
        for text in wins_by(card):
            close = _closeness(table, use, text.conditions, 0)
            for each in text.conditions:
                if _counts(each, CountCoins):
                    coin = max(coin, 3 * close)
                elif _counts(each, CountSpirits):
                    spirit = max(spirit, 1.2 * close)
    return Near(coin, spirit)


def _winners(table: Table, side: Side) -> list[tuple[Card, ResolvingEffect]]:
    held = [table.card(card) for card in side.hand]
    found = [(card, ResolvingEffect(Source(side.seat, card.id), card)) for card in held if wins_by(card)]
    for place in PLACES[side.seat]:
        top = table.lane(place)[-1:]
        found += [
            (spirit.card, ResolvingEffect(source_of(spirit), spirit.card, place))
            for spirit in top
            if wins_by(spirit.card)
        ]
    return found


def waits(table: Table, side: Side) -> bool:
    """Tell whether a card in hand would win soon, once its Souls are there."""
    held = (table.card(card) for card in side.hand)
    return any(
        _closeness(table, ResolvingEffect(Source(side.seat, card.id), card), text.conditions, 1) >= _SOON
        for card in held
        for text in wins_by(card)
    )


def arriving(table: Table, side: Side, card: Card, place: Place) -> float:
    """Return what it is worth, for its winning text, to summon a card: all where it wins this turn."""
    use = ResolvingEffect(Source(side.seat, card.id), card, place)
    closest = max((_closeness(table, use, text.conditions, 1) for text in wins_by(card)), default=0.0)
    return WIN if closest >= 1 else 6 * closest * closest


def standing(table: Table, place: Place) -> float:
    """Return how near a lane's Active Spirit is to winning by its text; 1 where it would win now."""
    for spirit in table.lane(place)[-1:]:
        use = ResolvingEffect(source_of(spirit), spirit.card, place)
        return max((_closeness(table, use, text.conditions, 0) for text in wins_by(spirit.card)), default=0.0)
    return 0.0


@cache
def wins_by(card: Card) -> tuple[Activated, ...]:
    """Return the texts of a card that win the game when what they ask for holds."""
    return tuple(
        text
        for text in card.texts
        if isinstance(text, Activated) and any(isinstance(part, Win) for part in parts(text))
    )


def _counts(asked: Condition, kind: type[CountCoins | CountSpirits]) -> bool:
    return isinstance(asked, Compare) and asked.at_least is not None and isinstance(asked.of, kind)


def _closeness(table: Table, use: ResolvingEffect, wanted: tuple[Condition, ...], more: int) -> float:
    """Return how much of what is asked for holds, from 0 to 1; `more` Spirits are about to be there."""
    shares = [_share(table, use, each, more) for each in wanted]
    return min(shares, default=1.0)


def _share(table: Table, use: ResolvingEffect, asked: Condition, more: int) -> float:
    if isinstance(asked, Compare) and asked.at_least is not None:
        wanted = values.number(table, use, asked.at_least)
        has = values.number(table, use, asked.of) + (more if isinstance(asked.of, CountSpirits) else 0)
        return 1.0 if has >= wanted else max(0.0, has / wanted)
    return 1.0 if conditions.holds(table, use, (asked,)) else 0.8
