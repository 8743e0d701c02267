"""What the combat that is going on comes to, and what would change it."""

from __future__ import annotations

from engines.soul_forger.evaluation import powers
from engines.soul_forger.players import worth
from engines.soul_forger.rules import fighters, foreseen
from engines.soul_forger.rules.damage import AS_IT_IS, Supposed
from engines.soul_forger.rules.foreseen import Foreseen
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

LOW = 10
"""Endurance at which a player begins to spare themselves, and others hurry to finish them."""


def outcome(
    table: Table, seat: int, piece: Piece | None = None, power: int = 0, endurance: int = 0,
    combat: Combat | None = None,
) -> float:  # fmt: skip
    """Return what a combat brings a seat, if a card in it had so much more power and Endurance."""
    combat = table.combat if combat is None else combat
    attacker = fighters.attacker_of(table, combat) if combat is not None else None
    if combat is None or attacker is None or seat not in (combat.seat, combat.defender):
        return 0.0
    supposed = Supposed(piece.id, power, endurance) if piece is not None else AS_IT_IS
    seen = foreseen.of_combat(table, combat, supposed)
    value = lost(table, seen, combat.defender) - lost(table, seen, combat.seat)
    return value if seat == combat.seat else -value


def lost(table: Table, seen: Foreseen, seat: int) -> float:
    """Return what damage costs a player: of their own, and of their creatures."""
    fallen = (table.pieces[number] for number in seen.fallen)
    creatures = sum(worth.of_piece(table, piece) for piece in fallen if piece.seat == seat)
    return creatures + (hurt(table, seat, seen.seats[seat]) if seat in seen.seats else 0.0)


def hurt(table: Table, seat: int, number: int) -> float:
    """Return what it costs a player to take so much damage."""
    return blow(table, seat, number, 1.5, 0.9)


def blow(table: Table, seat: int, number: int, late: float, early: float) -> float:
    """Return what so much damage to a player counts: each point more, the nearer they are to the end."""
    if powers.would_defeat(table, seat, number):
        return 100.0
    return number * (late if powers.player_endurance_left(table, seat) <= LOW else early)


def changed(table: Table, seat: int, piece: Piece, *, power: int = 0, endurance: int = 0) -> float:
    """Return what it brings a seat that a card in the combat has more of something."""
    if table.combat is None:
        return 0.0
    return outcome(table, seat, piece, power, endurance) - outcome(table, seat)


def turned(table: Table, seat: int, piece: Piece) -> float:
    """Return what it brings that the attack goes to another card."""
    combat = table.combat
    if combat is None or combat.blocker or piece.id in (combat.attacker, combat.target):
        return -10.0
    other = combat._replace(target=piece.id, defender=piece.seat)
    return outcome(table, seat, combat=other) - outcome(table, seat)
