"""How a match stands, estimated: life, what lies there, cards."""

from __future__ import annotations

from math import exp, sqrt

from engines.magic.cards.catalogue import Traits
from engines.magic.cards.keywords.speed import defender
from engines.magic.evaluation.board import board_of
from engines.magic.table.state import Table

HINDERING = frozenset({"blocks_only_flying", "cant_attack", "cant_block", "defender", "doesnt_untap"})
"""Keywords that are no good to who has them."""
SCALE = 8.0
"""So much more, and the chance to win is about three in four."""
HAND, NOBLE, LAND = 1.5, 2.5, 1.8
"""What a card in hand, a Noble at home and a land are worth: it is better played than kept."""
ENOUGH_LANDS = 7
FOR_LIFE = 4.5
"""The last points of life are worth most: 20 of them come to about 20."""


def evaluate(table: Table, seat: int) -> float:
    """Estimate a seat's chance to win, from 0 to 1."""
    return 1 / (1 + exp(-(_worth(table, seat) - _worth(table, table.other(seat))) / SCALE))


def _worth(table: Table, seat: int) -> float:
    """Return what a player has."""
    side, board = table.sides[seat], board_of(table)
    found = FOR_LIFE * sqrt(max(0, side.life)) + HAND * len(side.hand) + NOBLE * bool(side.command)
    lands = 0
    for number, perm in table.perms.items():
        if perm.seat != seat:
            continue
        traits = board.traits[number]
        if traits.is_creature:
            found += _creature(traits)
        elif perm.card.is_land:
            lands += 1
        elif "aura" not in traits.subs:  # what an Aura is worth is seen on its host
            found += 1 + traits.value / 2
    return found + LAND * min(lands, ENOUGH_LANDS)


def _creature(traits: Traits) -> float:
    """Return what a creature is worth: half of it comes from attacking, half from blocking."""
    uses = 2 - defender(traits) - ("cant_block" in traits.keywords)
    good = len(traits.keywords - HINDERING)
    return (1 + traits.power + traits.toughness / 2 + good / 2) * uses / 2
