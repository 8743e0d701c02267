"""How good a position is, for the computer players."""

from __future__ import annotations

from math import exp

from engines.soul_forger.cards.meaning import powers
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

_LOW = 10
"""Endurance below which each point weighs about twice."""


def evaluate(table: Table, seat: int) -> float:
    """Estimate the seat's chance to win, from 0 to 1.

    The weights are those that tell best who won, of 25,000 moments of 700 matches between easy players who
    now and then did anything; but a card in an Action Zone counts nearly as much as in hand, since nobody
    would set one for less. Of several opponents each counts as in a match against that one.
    """
    living = table.living()
    if seat not in living:
        return 0.0
    odds = {other: _strength(table, other) for other in living}
    return 1 / sum(exp(max(-30.0, min(30.0, odds[other] - odds[seat]))) for other in living)


def _strength(table: Table, seat: int) -> float:
    """Return what a player has, in log-odds against another."""
    side = table.sides[seat]
    left = powers.player_endurance(table, seat) - side.damage
    strength = 0.17 * left + 0.16 * min(left, _LOW)
    strength += sum(_creature(table, piece) for piece in table.creatures(seat))
    strength += sum(0.05 * piece.card.on for piece in table.of(seat, "primary", "secondary"))
    worn = table.of(seat, "armor", "accessory")
    strength += 0.08 * sum(not piece.card.starting_gear for piece in worn)
    strength += 0.22 * len(table.of(seat, "action"))
    strength += 0.25 * len(side.hand) + 0.24 * side.level + 0.13 * side.xp
    strength -= 0.07 * max(0, _against(table, seat) - left)
    return strength - (0.4 if table.active == seat else 0)  # what this turn still brings the others


def _creature(table: Table, piece: Piece) -> float:
    """Return what a creature adds: its Ronum takes room that others could have."""
    card = piece.card
    now = powers.power(table, piece) if piece.on else 0
    printed = 0.13 * card.on - 0.18 * card.ronum + 0.09 * (len(card.keywords) + len(card.abilities))
    return 0.16 + printed + 0.09 * now + 0.06 * powers.endurance_left(table, piece)


def _against(table: Table, seat: int) -> int:
    """Return what all opponents' fighters could deal together."""
    return sum(
        powers.power(table, piece)
        for other in table.others(seat)
        for piece in table.of(other, "field", "primary", "secondary")
    )
