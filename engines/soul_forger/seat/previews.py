"""What a choice would lead to, as far as its seat can know."""

from __future__ import annotations

from engines.kernel import Say
from engines.soul_forger.cards.meaning import powers
from engines.soul_forger.table.keys import Player, aim, piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


def attack(table: Table, attacker: int = 0, target: str = "") -> Say | None:
    """Return what an attack that nobody answers comes to; without names, that of the present combat."""
    combat = table.combat
    if not target:
        if combat is None:
            return None
        attacker, target = combat.attacker, combat.aim
    fighter = table.pieces.get(attacker)
    if fighter is None:
        return None
    power = powers.power(table, fighter)
    aimed = aim(target)
    if isinstance(aimed, Player):
        seat = aimed.seat
        side, weapon = table.sides[seat], table.one(seat, "primary")
        back = powers.power(table, weapon) if weapon is not None else 0
        values = {
            "power": power, "before": side.damage, "after": side.damage + power,
            "endurance": powers.player_endurance(table, seat), "back": back,
        }  # fmt: skip
        return Say("sf-preview-attack-player", values)
    other = table.pieces.get(piece_named(target))
    return _fight(table, fighter, other) if other is not None else None


def _fight(table: Table, fighter: Piece, other: Piece) -> Say:
    values = {
        "power": powers.power(table, fighter),
        "endurance": powers.endurance_left(table, other),
        "back": powers.power(table, other),
    }
    return Say("sf-preview-attack-creature", values)


def block(table: Table, blocker: Piece) -> Say | None:
    """Return what a block comes to."""
    combat = table.combat
    attacker = table.pieces.get(combat.attacker) if combat is not None else None
    if attacker is None:
        return None
    values = {"power": powers.power(table, blocker), "taken": powers.power(table, attacker)}
    if blocker.is_weapon:
        return Say("sf-preview-block-self", values)
    return Say("sf-preview-block", {**values, "endurance": powers.endurance_left(table, blocker)})


def switch(table: Table, seat: int) -> Say | None:
    """Return which weapon becomes the Primary one."""
    second = table.one(seat, "secondary")
    return None if second is None else Say("sf-preview-switch", {"card": table.named(second.card.id)})
