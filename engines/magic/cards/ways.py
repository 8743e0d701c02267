"""In which ways a card can be cast but for its mana cost from the hand: one row a way (118.9, 601.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engines.magic.language import ways as have
from engines.magic.language.conditions import Condition
from engines.magic.language.costs import FREE, Component, Cost, Discard, Price, priced, read
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.pack import CardModel

EXILED = frozenset(("flashback", "jump_start"))
"""Ways after which a spell that leaves the stack is exiled, wherever it would go (702.34a, 702.133a)."""


HELPING: tuple[tuple[type[Any], str], ...] = (
    (have.Convoke, "convoke"),
    (have.Delve, "delve"),
    (have.Improvise, "improvise"),
)
"""Keywords by which other things than mana may pay."""


class Extra(NamedTuple):
    """What may be paid besides to cast a card (601.2b)."""

    word: str
    cost: Cost
    components: tuple[Component, ...] = ()


class CastWay(NamedTuple):
    """A way to cast a card."""

    word: str
    came: str
    """The zone from which it is cast; what is cast from the hand, is from the command zone (MN-R23)."""
    cost: Cost
    components: tuple[Component, ...] = ()
    """What is paid besides mana."""
    gate: tuple[Condition, ...] = ()
    """Only if these hold."""


def ways_of(card: CardModel) -> tuple[CastWay, ...]:
    """Return all other ways to cast a card, in the order in which it has them."""
    cost = FREE if card.cost is None else read(card.cost)
    return (*_rather(card), *(way for each in card.keywords for way in _of_keyword(each, cost)))


def _rather(card: CardModel) -> Iterator[CastWay]:
    for each in card.ways:
        cost, components = priced(each.pay)
        yield CastWay("rather", "hand", cost, components, each.conditions)


def _of_keyword(keyword: Any, cost: Cost) -> Iterator[CastWay]:
    match keyword:
        case have.Flashback():
            yield _for("flashback", "graveyard", keyword.flashback)
        case have.JumpStart():
            yield CastWay("jump_start", "graveyard", cost, (Discard(discard=ANYTHING),))
        case have.Retrace():
            yield CastWay("retrace", "graveyard", cost, (Discard(discard=Filter(type="land")),))
        case have.Escape():
            yield _for("escape", "graveyard", keyword.escape)
        case have.Evoke():
            yield _for("evoke", "hand", keyword.evoke)
        case have.Dash():
            yield _for("dash", "hand", keyword.dash)
        case have.Madness():
            yield _for("madness", "exile", keyword.madness)
        case _:
            pass


def _for(word: str, came: str, price: Price) -> CastWay:
    cost, components = priced(price)
    return CastWay(word, came, cost, components)


def words_of(card: CardModel) -> Iterator[str]:
    """Yield the words of all ways to bring a card into play."""
    yield from (each.word for each in ways_of(card))
    for each in card.keywords:
        if isinstance(each, have.Unearth | have.Rebound | have.Cascade):
            yield next(iter(type(each).model_fields))


def extras_of(card: CardModel) -> tuple[Extra, ...]:
    """Return what may be paid besides: kicker, buyback, entwine."""
    return tuple(extra for each in card.keywords for extra in _extra(each))


def _extra(keyword: Any) -> Iterator[Extra]:
    match keyword:
        case have.Kicker():
            yield Extra("kick", *priced(keyword.kicker))
        case have.Buyback():
            yield Extra("buyback", *priced(keyword.buyback))
        case have.Entwine():
            yield Extra("entwine", *priced(keyword.entwine))
        case _:
            pass
