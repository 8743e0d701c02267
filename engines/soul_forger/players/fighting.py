"""Whom a computer player attacks with what, and what it blocks with."""

from __future__ import annotations

from engines.soul_forger.evaluation import powers
from engines.soul_forger.players import worth
from engines.soul_forger.players.clash import blow, hurt
from engines.soul_forger.rules import keywords
from engines.soul_forger.table.keys import Player, aim, piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

BLOW = 1.0
"""What it is worth to deal a point of damage to a player; nearer to the end, it counts twice."""
GUARD = 3.0
"""What it is worth to stay On-guard: to block, and to strike back in full."""


def attack(table: Table, fighter: Piece, target: str) -> float:
    """Return what an attack is worth that nobody answers; what is worth nothing is left."""
    power = powers.power(table, fighter)
    if power <= 0:
        return 0.0
    aimed = aim(target)
    if isinstance(aimed, Player):
        seat = aimed.seat
        weapon = table.one(seat, "primary")
        back = powers.power(table, weapon) if weapon is not None else 0
        return blow(table, seat, power, 2 * BLOW, BLOW) - _hurt(table, fighter, back)
    other = table.pieces[piece_named(target)]
    back = powers.power(table, other)
    gain = 0.0
    if powers.would_destroy(table, other, power):
        gain = worth.of_piece(table, other) / 2 + (other.card.experience if fighter.is_weapon else 0)
    return gain - _hurt(table, fighter, back)


def _hurt(table: Table, fighter: Piece, back: int) -> float:
    """Return what it costs to be struck back: a creature if it falls, Endurance if a weapon attacks."""
    if powers.fights_with(table, fighter, "range"):
        return 0.0
    if fighter.is_weapon:
        return GUARD + blow(table, fighter.seat, back, 2.0, 1.2)
    falls = powers.would_destroy(table, fighter, back)
    return worth.of_piece(table, fighter) / 2 if falls else _needed(table, fighter)


def _needed(table: Table, fighter: Piece) -> float:
    """Return what it costs to have no blocker where a creature turns Off-guard: what others could deal."""
    others = [piece for piece in table.creatures(fighter.seat) if piece.on and piece is not fighter]
    if len(others) > 1:
        return 0.0
    against = sum(
        powers.power(table, piece) for seat in table.others(fighter.seat) for piece in table.creatures(seat)
    )
    return min(GUARD, against / 3)


def best_target(table: Table, fighter: Piece, keys: list[str]) -> tuple[float, str]:
    """Return the target that is worth most, and how much."""
    values = {key: attack(table, fighter, key) for key in keys}
    best = max(keys, key=values.__getitem__)
    return values[best], best


def block(table: Table, blocker: Piece) -> float:
    """Return what a block is worth, above none."""
    combat = table.combat
    attacker = table.pieces.get(combat.attacker) if combat is not None else None
    if combat is None or attacker is None:
        return 0.0
    power, taken = powers.power(table, blocker), powers.power(table, attacker)
    gain = _saved(table, combat.defender, combat.target, taken)
    if not attacker.is_weapon and powers.would_destroy(table, attacker, power):
        gain += worth.of_piece(table, attacker) / 2
    if blocker.is_weapon:
        return gain - (100.0 if powers.would_defeat(table, combat.defender, taken) else taken)
    if powers.would_destroy(table, blocker, taken):
        gain -= worth.of_piece(table, blocker) / 2 + 1
    return gain - 0.5 if keywords.turns_after_block(table, blocker) else gain


def _saved(table: Table, seat: int, target: int, taken: int) -> float:
    """Return what a block keeps: the attacked creature, or Endurance."""
    if target:
        creature = table.pieces.get(target)
        if creature is None or not powers.would_destroy(table, creature, taken):
            return 0.0
        return worth.of_piece(table, creature) / 2
    return hurt(table, seat, taken)
