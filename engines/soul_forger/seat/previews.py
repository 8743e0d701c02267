"""What a choice would lead to, as far as its seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.kernel import Say
from engines.kernel.seat.forecasts import BEATEN, Forecast, beaten
from engines.soul_forger.evaluation import powers
from engines.soul_forger.rules import damage
from engines.soul_forger.rules.fighters import attacker_of, defending_piece
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.keys import Player, aim, piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.side import Side
from engines.soul_forger.table.state import Table


def attack(table: Table, attacker: int, target: str) -> Forecast | None:
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


def combat(table: Table, here: Combat | None) -> Forecast | None:
    """Return what a combat comes to as it stands: the blow, and the one that comes back."""
    attacker = attacker_of(table, here) if here is not None else None
    if here is None or attacker is None:
        return None
    after = _fought(table, here)
    back = _suffered(table, after, here.seat, None if attacker.is_weapon else attacker)
    blocks = "known" if here.blocker or table.moment == "step3" else "open"
    if damage.is_player_hit(table, here):
        side, power = table.sides[here.defender], powers.power(table, attacker)
        now, then = side.damage, after.sides[here.defender].damage
        endurance = powers.player_endurance(table, here.defender)
        values = {
            "power": power, "before": now, "after": then, "endurance": endurance, "back": back,
            "blocks": blocks,
        }  # fmt: skip
        gain = then - now + (BEATEN if then >= endurance else 0)
        brief = Say("sf-brief-attack-player", {"before": now, "after": then, "back": back})
        return Forecast(Say("sf-preview-attack-player", values), brief, gain)
    other = defending_piece(table, here)
    if other is None:
        return None
    dealt, left = _suffered(table, after, other.seat, other), powers.endurance_left(table, other)
    through = _suffered(table, after, other.seat, None)
    values = {"power": dealt, "endurance": left, "through": through, "back": back, "blocks": blocks}
    gain = beaten(dealt, left) + through
    return Forecast(Say("sf-preview-attack-creature", values), _blow(dealt, left, back), gain)


def block(table: Table, blocker: Piece) -> Forecast | None:
    """Return what a block comes to."""
    here = table.combat
    attacker = attacker_of(table, here) if here is not None else None
    if here is None or attacker is None:
        return None
    after = _fought(table, here._replace(blocker=blocker.id))
    dealt = _suffered(table, after, here.seat, None if attacker.is_weapon else attacker)
    taken = _suffered(table, after, here.defender, None if blocker.is_weapon else blocker)
    values = {"power": dealt, "taken": taken}
    hurts = powers.endurance_left(table, attacker) if attacker.is_creature else dealt
    brief = _blow(dealt, hurts, taken)
    gain = beaten(dealt, hurts) if attacker.is_creature else dealt
    if blocker.is_weapon:
        return Forecast(Say("sf-preview-block-self", values), brief, gain - taken)
    values["endurance"] = powers.endurance_left(table, blocker)
    values["through"] = _suffered(table, after, here.defender, None)
    return Forecast(Say("sf-preview-block", values), brief, gain - beaten(taken, values["endurance"]))


def _blow(dealt: int, endurance: int, back: int) -> Say:
    """Return the damage that a card deals against the Endurance that it meets, and what comes back."""
    return Say("sf-brief-blow", {"power": dealt, "endurance": endurance, "back": back})


def standing(table: Table, piece: Piece) -> Forecast:
    """Return the present numbers of a card on the table, and its position."""
    position = "on" if piece.on else "off"
    if piece.is_creature:
        power, left = powers.power(table, piece), powers.endurance_left(table, piece)
        values: dict[str, Any] = {"power": power, "endurance": left, "position": position}
        return Forecast(Say("sf-preview-creature", values), Say("sf-brief-creature", values), power + left)
    if piece.is_weapon:
        power = powers.power(table, piece)
        values = {"zone": piece.zone, "power": power, "position": position}
        return Forecast(Say("sf-preview-weapon", values), Say("sf-brief-weapon", values), power)
    if piece.zone == "action":
        values = {"state": "up" if piece.up else "down", "turn": piece.since}
        return Forecast(Say("sf-preview-action", values))
    return Forecast(Say("sf-preview-gear", {"position": position}))


def ronum(number: int) -> Forecast:
    """Return the Ronum of a card."""
    said = Say("sf-preview-ronum", {"ronum": number})
    return Forecast(said, said, number)


def health(table: Table, seat: int) -> Forecast:
    """Return the damage that a player has taken, of what they can take."""
    taken, most = table.sides[seat].damage, powers.player_endurance(table, seat)
    values = {"damage": taken, "endurance": most}
    return Forecast(Say("sf-preview-player", values), Say("sf-brief-player", values))


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
