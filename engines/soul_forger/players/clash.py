"""What the combat that is going on comes to, and what would change it."""

from __future__ import annotations

from engines.soul_forger.evaluation import powers
from engines.soul_forger.players import worth
from engines.soul_forger.rules import damage, fighters, keywords
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
    other = fighters.defending_piece(table, combat)

    def dealt(fighter: Piece) -> int:
        return max(0, powers.power(table, fighter) + (power if fighter is piece else 0))

    def falls(fighter: Piece, hit: int) -> bool:
        more = endurance if fighter is piece else 0
        return hit > 0 and powers.would_destroy(table, fighter, hit - more)

    value, struck = 0.0, True
    if damage.is_player_hit(table, combat):
        value += hurt(table, combat.defender, dealt(attacker))
    elif other is not None and falls(other, dealt(attacker)):
        value += worth.of_piece(table, other)
        struck = not keywords.deals_first(table, attacker, attacking=True)
    if other is not None and struck and not powers.fights_with(table, attacker, "range"):
        if attacker.is_weapon:
            value -= hurt(table, combat.seat, dealt(other))
        elif falls(attacker, dealt(other)):
            value -= worth.of_piece(table, attacker)
    return value if seat == combat.seat else -value


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
