"""The plain keywords of combat (SF-142 to SF-152), for creatures and for weapons (SF-R61)."""

from __future__ import annotations

from engines.soul_forger.evaluation import changes, powers
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def may_fight(table: Table, piece: Piece) -> bool:
    """Tell whether a card may attack or block: only On-guard (SF-99, SF-105), and no Pacifist (SF-149)."""
    return piece.on and piece.up and not powers.fights_with(table, piece, "pacifist")


def may_attack(table: Table, piece: Piece) -> bool:
    """Tell whether a card may attack."""
    return may_fight(table, piece) and not changes.cannot(table, piece, "attack")


def may_block(table: Table, piece: Piece) -> bool:
    """Tell whether a card may block."""
    return may_fight(table, piece) and not changes.cannot(table, piece, "block")


def can_be_blocked_by(table: Table, attacker: Piece, blocker: Piece) -> bool:
    """Tell whether a card can block an attacker: what has Flight only by Flight (SF-143)."""
    if changes.cannot(table, attacker, "be_blocked"):
        return False
    flies = powers.fights_with(table, attacker, "flight")
    return not flies or powers.fights_with(table, blocker, "flight")


def can_be_attacked(table: Table, creature: Piece) -> bool:
    """Tell whether opponents can attack a creature: not while it is Hidden and On-guard (SF-144, SF-R63)."""
    return not (creature.on and powers.has(table, creature, "hidden"))


def deals_first(table: Table, fighter: Piece, *, attacking: bool) -> bool:
    """Tell whether its combat damage comes first: Fast Hand attacking, Reflex attacked (SF-142, SF-152)."""
    if changes.on_piece(table, fighter, "first_damage"):
        return True
    return powers.fights_with(table, fighter, "fast_hand" if attacking else "reflex")


def turns_after_block(table: Table, blocker: Piece) -> bool:
    """Tell whether blocking turns it Off-guard (SF-107): not a Protector (SF-150)."""
    return not powers.fights_with(table, blocker, "protector")
