"""Who fights in the combat that is going on, and how it ends (SF-102, SF-107, SF-R45, SF-R51)."""

from __future__ import annotations

from engines.soul_forger.evaluation import changes
from engines.soul_forger.rules import keywords, lasting, zones
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.pieces import DoneDeed, Piece
from engines.soul_forger.table.state import Table


def attacker_of(table: Table, combat: Combat) -> Piece | None:
    """Return the attacker while it is there, under the same control (SF-R51 as amended)."""
    piece = table.pieces.get(combat.attacker)
    return piece if piece is not None and piece.seat == combat.seat else None


def defending_piece(table: Table, combat: Combat) -> Piece | None:
    """Return what fights the attacker: the blocker (SF-R45), the target, or the attacked player's weapon.

    None where it is gone, or where the player is unarmed: only the Primary Weapon strikes back (SF-81).
    """
    number = combat.blocker or combat.target
    if not number:
        return table.one(combat.defender, "primary")
    piece = table.pieces.get(number)
    return piece if piece is not None and piece.seat == combat.defender else None


def turns_after_attack(table: Table, attacker: Piece) -> bool:
    """Tell whether attacking turns it Off-guard (SF-102): not if it may attack once more."""
    first = attacker.used.get(DoneDeed.ATTACKED) != table.turn
    return not (first and changes.on_piece(table, attacker, "extra_attack"))


def end_combat(table: Table, *, keeps_guard: bool = False) -> None:
    """End the combat: attacker and blocker turn Off-guard (SF-102, SF-107)."""
    combat = table.combat
    assert combat is not None
    attacker, blocker = attacker_of(table, combat), table.pieces.get(combat.blocker)
    if attacker is not None:
        turns = turns_after_attack(table, attacker)
        attacker.used[DoneDeed.ATTACKED] = table.turn
        if turns and not keeps_guard:
            zones.turn(table, attacker, on=False)
    if blocker is not None and keywords.turns_after_block(table, blocker):
        zones.turn(table, blocker, on=False)
    lasting.end(table, "this_combat")
    table.combat, table.moment, table.point = None, "", "combat"
