"""How a match stands, estimated: life, what lies there, cards."""

from __future__ import annotations

from math import exp

from engines.magic.cards.meaning.board import board_of
from engines.magic.table.state import Table


def evaluate(table: Table, seat: int) -> float:
    """Estimate a seat's chance to win, from 0 to 1."""
    return 1 / (1 + exp(-(_worth(table, seat) - _worth(table, table.other(seat))) / 8))


def _worth(table: Table, seat: int) -> float:
    """Return what a player has: a card counts as much as two life, a creature by its size."""
    side, board = table.sides[seat], board_of(table)
    creatures = (board.traits[number] for number in board.creatures[seat])
    sizes = sum(each.power + each.toughness / 2 + len(each.keywords) / 2 for each in creatures)
    return side.life + 2 * len(side.hand) + sizes + len(board.sources[seat])
