"""Keys of answers: cards are their own, and a declaration says what it buys: a card of `spend:1:0`."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engines.kernel.decisions.keys import joined, parts, split

SPEND = "spend"
_PLAYER = "player"


class Declared(NamedTuple):
    """What is bought with resources (DN-33)."""

    cards: int
    nobles: int


def declaration(cards: int, nobles: int) -> str:
    """Return the key of a declaration: `spend:1:0` buys a card."""
    return joined(SPEND, cards, nobles)


NOTHING = declaration(0, 0)
ONE_NOBLE = declaration(0, 1)


def is_declaration(key: str) -> bool:
    """Tell whether a key declares what is bought: `spend:1:0`, not the verb or card beside it in a menu."""
    return split(key)[0] == SPEND


def player(seat: int) -> str:
    """Return the key of a player among nobles: `player:1`."""
    return joined(_PLAYER, seat)


@cache
def declared(key: str) -> Declared:
    """Return what a declaration buys: 1 card and 0 nobles of `spend:1:0`."""
    _, cards, nobles = parts(key)
    return Declared(int(cards), int(nobles))
