"""What a player who thinks ahead weighs: he tries little, so what nobody would do is not tried at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.kernel import Answer, Choose, Decision
from engines.soul_forger.players import fighting, preferences, timing
from engines.soul_forger.rules import announcing, attacking, main_phase, paying, ronum_limit
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.table.pieces import piece_named
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
    keys = [key for key in decision.keys if _is_of_use(table, decision.seat, key)]
    if may_call(table, decision.seat, keys):
        keys = [key for key in keys if key != main_phase.END]
    return keys


def _is_of_use(table: Table, seat: int, key: str) -> bool:
    verb, _, what = key.partition(":")
    match verb:
        case "forge":
            return preferences.forge(table, seat, what) > 0
        case "set":
            return table.catalogue.cards[what].speed != "normal"
        case "use" | "play" | "skill":
            return preferences.brought(table, seat, verb, what) > 0
        case _:
            return True


def may_call(table: Table, seat: int, keys: Sequence[str]) -> bool:
    """Tell whether a creature can be called without giving up another for it."""
    calls = [key for key in keys if key.startswith("summon:")]
    if not calls:
        return False
    purse = Purse(table, seat)
    return any(_has_room_and_means(purse, key.partition(":")[2]) for key in calls)


def _has_room_and_means(purse: Purse, card: str) -> bool:
    if ronum_limit.missing(purse.table, purse.seat, card):
        return False
    cost = purse.table.catalogue.cards[card].cost
    if cost is None:
        return True
    spared = replace(cost, locations=cost.locations - {"F"})
    return paying.bill(purse, spared, played=card).is_payable()


def _attack(table: Table, decision: Choose) -> list[str]:
    """Leave out Actions that bring nothing, and one of the two ways to end Combat."""
    seat = decision.seat
    keys = [key for key in decision.keys if _is_of_use(table, seat, key)]
    if attacking.END_TURN in keys:
        more = preferences.deed(table, seat, announcing.deeds(table, seat))
        keys.remove(attacking.END_TURN if more else attacking.FINISH)
    return keys


def _targets(table: Table, decision: Choose) -> list[str]:
    fighter = table.pieces[piece_named(decision.subject[0])]
    by_value = sorted(decision.keys, key=lambda key: -fighting.attack(table, fighter, key))
    return by_value[:TARGETS]


def _aims(table: Table, decision: Choose) -> list[str] | None:
    """Leave out what brings nothing, or harm, where something else does good."""
    card, place = preferences.about(table, decision)
    if card is None or place is None:
        return None
    value = {key: timing.aimed(table, decision.seat, card, place, key) for key in decision.keys}
    return [key for key in decision.keys if value[key] > 0] or [max(value, key=value.__getitem__)]
