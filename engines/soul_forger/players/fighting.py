"""Whom a computer player attacks with what, and what it blocks with."""

from __future__ import annotations

from engines.soul_forger.evaluation import powers
from engines.soul_forger.players import worth
from engines.soul_forger.players.clash import blow, hurt
from engines.soul_forger.rules import foreseen
from engines.soul_forger.rules.foreseen import Foreseen
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.keys import Player, aim, piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

BLOW = 1.0
"""What it is worth to deal a point of damage to a player; nearer to the end, it counts twice."""
GUARD = 3.0
"""What it is worth to stay On-guard: to block, and to strike back in full."""


def attack(table: Table, fighter: Piece, target: str) -> float:
    """Return what an attack is worth that nobody answers; what is worth nothing is left."""
    if powers.power(table, fighter) <= 0:
        return 0.0
    combat = attack_on(table, fighter, target)
    seen = foreseen.of_combat(table, combat)
    gain = 0.0
    if combat.defender in seen.seats:
        gain += blow(table, combat.defender, seen.seats[combat.defender], 2 * BLOW, BLOW)
    if combat.target in seen.fallen:
        other = table.pieces[combat.target]
        gain += worth.of_piece(table, other) / 2 + (other.card.experience if fighter.is_weapon else 0)
    return gain - _cost(table, fighter, seen)


def attack_on(table: Table, fighter: Piece, target: str) -> Combat:
    """Return the combat that an attack on somebody begins."""
    aimed = aim(target)
    if isinstance(aimed, Player):
        return Combat(fighter.id, fighter.seat, aimed.seat)
    other = table.pieces[piece_named(target)]
    return Combat(fighter.id, fighter.seat, other.seat, other.id)


def _cost(table: Table, fighter: Piece, seen: Foreseen) -> float:
    """Return what an attack costs: the creature if it falls, Endurance if one is struck back, its guard."""
    cost = sum(worth.of_piece(table, table.pieces[each]) / 2 for each in seen.fallen if each == fighter.id)
    if fighter.seat in seen.seats:
        cost += blow(table, fighter.seat, seen.seats[fighter.seat], 2.0, 1.2)
    if fighter.id in seen.turned:
        cost += GUARD if fighter.is_weapon else _needed(table, fighter)
    return cost


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
    seen = foreseen.of_combat(table, combat._replace(blocker=blocker.id))
    gain = _saved(table, combat)
    if attacker.id in seen.fallen:
        gain += worth.of_piece(table, attacker) / 2
    taken = seen.seats.get(combat.defender, 0)
    if blocker.is_weapon:
        return gain - (100.0 if powers.would_defeat(table, combat.defender, taken) else taken)
    if taken:
        gain -= hurt(table, combat.defender, taken)
    if blocker.id in seen.fallen:
        gain -= worth.of_piece(table, blocker) / 2 + 1
    return gain - 0.5 if blocker.id in seen.turned else gain


def _saved(table: Table, combat: Combat) -> float:
    """Return what a block keeps: the attacked creature, and Endurance."""
    seen, seat = foreseen.of_combat(table, combat), combat.defender
    saved = hurt(table, seat, seen.seats[seat]) if seat in seen.seats else 0.0
    if combat.target in seen.fallen:
        saved += worth.of_piece(table, table.pieces[combat.target]) / 2
    return saved
