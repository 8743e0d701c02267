"""What a player who thinks ahead weighs: they try little, so what nobody would do is not tried at all."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Answer, Choose, Decision
from engines.soul_forger.players import calling, fighting, preferences, timing
from engines.soul_forger.rules import attacking, main_phase, summoning
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.table.keys import Announced, announced, piece_named
from engines.soul_forger.table.state import Table

TARGETS = 6
"""So many targets of an attack are weighed: those that are worth most."""


def offers(table: Table, decision: Decision) -> Sequence[Answer] | None:
    """Return the answers that are worth a thought; None is all of them."""
    match decision:
        case Choose(kind="main"):
            return _main(table, decision)
        case Choose(kind="attack"):
            return _attack(table, decision)
        case Choose(kind="target"):
            return _targets(table, decision)
        case Choose(kind="aim"):
            return _aims(table, decision)
        case _:
            return None


def _main(table: Table, decision: Choose) -> list[str]:
    """Leave out what brings nothing, and to end the turn while a creature can still be called."""
    purse = Purse(table, decision.seat)
    keys = [key for key in decision.keys if _is_of_use(purse, key)]
    if any(_is_summon(key) for key in keys):
        keys = [key for key in keys if key != main_phase.END]
    return keys


def _is_summon(key: str) -> bool:
    what = announced(key)
    return what is not None and what.verb == "summon"


def _is_of_use(purse: Purse, key: str) -> bool:
    table, seat = purse.table, purse.seat
    match announced(key):
        case Announced("summon", card):
            return calling.gain(purse, card) > 0
        case Announced("forge", card):
            return preferences.forge(table, seat, card) > 0
        case Announced("set", card):
            return table.catalogue.cards[card].speed != "normal"
        case Announced() as what:
            return preferences.brought(table, seat, what) > 0
        case None:
            return True


def _attack(table: Table, decision: Choose) -> list[str]:
    """Leave out Actions that bring nothing, and one of the two ways to end Combat."""
    purse = Purse(table, decision.seat)
    keys = [key for key in decision.keys if _is_of_use(purse, key)]
    if attacking.END_TURN in keys:
        more = any(calling.gain(purse, card) > 0 for card in summoning.summonable(purse))
        keys.remove(attacking.END_TURN if more else attacking.FINISH)
    return keys


def _targets(table: Table, decision: Choose) -> list[str]:
    fighter = table.pieces[piece_named(decision.about.the_piece)]
    values = {key: fighting.attack(table, fighter, key) for key in decision.keys}
    return sorted(decision.keys, key=values.__getitem__, reverse=True)[:TARGETS]


def _aims(table: Table, decision: Choose) -> list[str] | None:
    """Leave out what brings nothing, or harm, where something else does good."""
    card, place = preferences.about(table, decision)
    if card is None or place is None:
        return None
    value = {key: timing.aimed(table, decision.seat, card, place, key) for key in decision.keys}
    return [key for key in decision.keys if value[key] > 0] or [max(value, key=value.__getitem__)]
