"""What a choice would lead to, as far as its seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.kernel import Say
from engines.soul_forger.evaluation import powers
from engines.soul_forger.rules import damage
from engines.soul_forger.rules.fighters import attacker_of, defending_piece
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.keys import Player, aim, piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.side import Side
from engines.soul_forger.table.state import Table


def attack(table: Table, attacker: int, target: str) -> Say | None:
    """Return what an attack on somebody comes to that nobody answers."""
    fighter = table.pieces.get(attacker)
    if fighter is None:
        return None
    match aim(target):
        case Player(seat):
            return combat(table, Combat(attacker, fighter.seat, seat))
        case _:
            other = table.pieces.get(piece_named(target))
            return combat(table, Combat(attacker, fighter.seat, other.seat, other.id)) if other else None


def combat(table: Table, here: Combat | None) -> Say | None:
    """Return what a combat comes to as it stands: the blow, and the one that comes back."""
    attacker = attacker_of(table, here) if here is not None else None
    if here is None or attacker is None:
        return None
    after = _fought(table, here)
    back = _suffered(table, after, here.seat, None if attacker.is_weapon else attacker)
    if damage.is_player_hit(table, here):
        side, power = table.sides[here.defender], powers.power(table, attacker)
        values = {
            "power": power, "before": side.damage, "after": after.sides[here.defender].damage,
            "endurance": powers.player_endurance(table, here.defender), "back": back,
        }  # fmt: skip
        return Say("sf-preview-attack-player", values)
    other = defending_piece(table, here)
    if other is None:
        return None
    values = {
        "power": _suffered(table, after, other.seat, other), "endurance": powers.endurance_left(table, other),
        "through": _suffered(table, after, other.seat, None), "back": back,
    }  # fmt: skip
    return Say("sf-preview-attack-creature", values)


def block(table: Table, blocker: Piece) -> Say | None:
    """Return what a block comes to."""
    here = table.combat
    attacker = attacker_of(table, here) if here is not None else None
    if here is None or attacker is None:
        return None
    after = _fought(table, here._replace(blocker=blocker.id))
    dealt = _suffered(table, after, here.seat, None if attacker.is_weapon else attacker)
    taken = _suffered(table, after, here.defender, None if blocker.is_weapon else blocker)
    values = {"power": dealt, "taken": taken}
    if blocker.is_weapon:
        return Say("sf-preview-block-self", values)
    values["endurance"] = powers.endurance_left(table, blocker)
    return Say("sf-preview-block", {**values, "through": _suffered(table, after, here.defender, None)})


def switch(table: Table, seat: int) -> Say | None:
    """Return which weapon becomes the Primary one."""
    second = table.one(seat, "secondary")
    return None if second is None else Say("sf-preview-switch", {"card": table.named(second.card.id)})


class _Fought(NamedTuple):
    """What a combat would leave behind."""

    sides: Sequence[Side]
    pieces: dict[int, Piece]


def _fought(table: Table, here: Combat) -> _Fought:
    """Let a copy of the table deal combat damage, with all that adds to it or prevents it (SF-111)."""
    after = table.copy()
    pieces = dict(after.pieces)
    after.combat = here
    damage.fight(after)
    return _Fought(after.sides, pieces)


def _suffered(table: Table, after: _Fought, seat: int, creature: Piece | None) -> int:
    """Return the damage that a creature took, or a player where no creature is named."""
    if creature is None:
        return after.sides[seat].damage - table.sides[seat].damage
    return after.pieces[creature.id].damage - creature.damage
