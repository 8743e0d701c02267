"""Numbers and permissions as they are now: what is printed, and what changes in force make of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.kernel.state.limits import saturated
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.evaluation import selectors
from engines.neo_noble.evaluation.changes import Force, amount, any_on_lane, in_force, on_lane, on_spirit
from engines.neo_noble.language.changes import CostChange, Grants, Instead, NoShatter, SkipsStep
from engines.neo_noble.language.parts import Keyword
from engines.neo_noble.table.pieces import Place, Source, Spirit
from engines.neo_noble.table.state import AMBIENT, CAPACITY, Table

ATTACK_COST = 2
"""NN-127."""
MOST_SPIRITS = 20
"""What a lane can hold at most, whatever texts add to it: pictures and hosts have their limits."""
DRAW_COST = 2
"""NN-115."""

# Power and Resolve


def power(table: Table, spirit: Spirit) -> int:
    """Return a Spirit's present Power (NN-19)."""
    return stats(table, spirit)[0]


def resolve(table: Table, spirit: Spirit) -> int:
    """Return a Spirit's present Resolve (NN-20)."""
    return stats(table, spirit)[1]


def lane_power(table: Table, place: Place) -> int:
    """Return the total Power of a lane (NN-79)."""
    return totals(table, place)[0]


def lane_resolve(table: Table, place: Place) -> int:
    """Return the total Resolve of a lane (NN-79, NN-84, NN-85), without Block."""
    return totals(table, place)[1]


def stats(table: Table, spirit: Spirit, *, basic: bool = False) -> tuple[int, int]:
    """Return Power and Resolve of a Spirit; without what ONGOING texts make of them when `basic`."""
    return _stats(table, spirit, _sets(table, basic), _shifts(table, basic))


def each_stats(table: Table, spirits: Sequence[Spirit], *, basic: bool = False) -> list[tuple[int, int]]:
    """Return Power and Resolve of each of some Spirits: what changes them is looked for once."""
    sets, shifts = _sets(table, basic), _shifts(table, basic)
    return [_stats(table, spirit, sets, shifts) for spirit in spirits]


def totals(table: Table, place: Place, *, basic: bool = False) -> tuple[int, int]:
    """Return Power and Resolve of a lane."""
    spirits = table.sides[place.seat].lanes[place.lane]
    if not table.lasting and (basic or table.words().keys().isdisjoint(_OF_TOTALS)):
        return _printed(spirits)
    power = 0
    resolve = 0 if spirits else ambient(table, place, basic=basic)
    if spirits:
        for has in each_stats(table, spirits, basic=basic):
            power += has[0]
            resolve += has[1]
    for force in in_force(table, "lane_stats", basic=basic):
        if on_lane(table, force, force.what.on, place):
            power += amount(table, force, "power")
            resolve += amount(table, force, "resolve")
    return saturated(power), saturated(resolve)


_OF_TOTALS = ("spirit_stats", "set_stats", "swap_stats", "lane_stats", "ambient")
"""Kinds of changes that make totals differ from what is printed."""


def _printed(spirits: list[Spirit]) -> tuple[int, int]:
    """Return the totals of a lane that nothing changes."""
    power = resolve = 0
    for spirit in spirits:
        power += spirit.card.power
        resolve += spirit.card.resolve
    return power, resolve if spirits else AMBIENT


def ambient(table: Table, place: Place, *, basic: bool = False) -> int:
    """Return the Resolve of a lane while it is empty (NN-84)."""
    value = AMBIENT
    for force in in_force(table, "ambient", basic=basic):
        if on_lane(table, force, force.what.on, place):
            value = force.what.value
    return value


def _sets(table: Table, basic: bool) -> list[Force]:
    return in_force(table, "set_stats", basic=basic)


def _shifts(table: Table, basic: bool) -> list[Force]:
    """Return what adds and swaps: lasting changes in the order in which they were made, then ONGOING ones."""
    found = in_force(table, "spirit_stats", basic=basic)
    swaps = in_force(table, "swap_stats", basic=basic)
    if not swaps:
        return found
    order = {id(each): place for place, each in enumerate(table.lasting)}
    found += swaps
    found.sort(key=lambda force: order.get(id(force.lasting), len(order)))
    return found


def _stats(table: Table, spirit: Spirit, sets: list[Force], shifts: list[Force]) -> tuple[int, int]:
    power, resolve = spirit.card.power, spirit.card.resolve
    for force in sets:
        if on_spirit(table, force, force.what.on, spirit):
            power = power if force.what.power is None else amount(table, force, "power")
            resolve = resolve if force.what.resolve is None else amount(table, force, "resolve")
    for force in shifts:
        if on_spirit(table, force, force.what.on, spirit):
            if force.what.change == "swap_stats":
                power, resolve = resolve, power
            else:
                power += amount(table, force, "power")
                resolve += amount(table, force, "resolve")
    return saturated(power), saturated(resolve)


# Lanes


def capacity(table: Table, place: Place) -> int:
    """Return how many Spirits a lane may hold (NN-81, NN-R35)."""
    value = CAPACITY
    for force in in_force(table, "capacity"):
        if on_lane(table, force, force.what.on, place):
            value += force.what.value
    return min(max(0, value), MOST_SPIRITS)


# Costs


def summon_cost(table: Table, seat: int, card: Card) -> int:
    """Return the Souls that a summon costs now (NN-R13)."""
    return _cost(table, "summon", seat, card.cost, card)


def draw_cost(table: Table, seat: int) -> int:
    """Return the Souls that each card of a Draw action costs (NN-115, NN-116)."""
    return _cost(table, "draw", seat, DRAW_COST, None)


def attack_cost(table: Table, place: Place) -> int:
    """Return the Souls that an attack from a lane costs now (NN-127)."""
    if _free_attack(table, place) is not None:
        return 0
    return _cost(table, "attack", place.seat, ATTACK_COST, None)


def pay_cost(table: Table, seat: int, price: int) -> int:
    """Return the Souls that a PAY text costs now."""
    return _cost(table, "pay", seat, price, None)


def _cost(table: Table, of: str, seat: int, price: int, card: Card | None) -> int:
    changing = in_force(table, "cost")
    for force in changing:
        if _changes_cost(table, force, of, seat, card):
            price += amount(table, force, "value")
    return max(0, saturated(price)) if changing else price


def _changes_cost(table: Table, force: Force, of: str, seat: int, card: Card | None) -> bool:
    what: CostChange = force.what
    if what.of != of or (what.whose != "any" and (seat == force.use.seat) is not (what.whose == "own")):
        return False
    if what.next_only and force.lasting is None and table.sides[seat].done.get(of):
        return False  # a standing "next" is the first of each turn
    return card is None or selectors.fits_card(table, force.use, card, what.filter)


def _free_attack(table: Table, place: Place) -> Force | None:
    for force in in_force(table, "free_attack"):
        first = not force.what.next_only or force.lasting is not None
        if on_lane(table, force, force.what.on, place) and (
            first or not table.sides[place.seat].attacks[place.lane]
        ):
            return force
    return None


def use_up(table: Table, of: str, seat: int, card: Card | None = None, place: Place | None = None) -> None:
    """Drop changes that were for the next summon, attack, Draw or PAY text alone, now that it was paid."""
    if not table.lasting:
        return
    spent = [
        force.lasting
        for force in in_force(table, "cost", basic=True)
        if force.what.next_only and _changes_cost(table, force, of, seat, card)
    ]
    free = _free_attack(table, place) if of == "attack" and place is not None else None
    if free is not None and free.what.next_only:
        spent = [free.lasting]
    table.lasting = [each for each in table.lasting if not any(each is one for one in spent)]


# Battle


def may_attack(table: Table, place: Place) -> bool:
    """Tell whether no text forbids a lane to attack (NN-R74)."""
    return not any_on_lane(table, "no_attack", place)


def attacks_allowed(table: Table, place: Place) -> int:
    """Return how often a lane may attack in a turn (NN-130, NN-R67)."""
    return 1 + sum(
        force.what.value
        for force in in_force(table, "extra_attack")
        if on_lane(table, force, force.what.on, place)
    )


def may_block(table: Table, place: Place) -> bool:
    """Tell whether attacks on a lane may be blocked."""
    return not any_on_lane(table, "no_block", place)


def block_value(table: Table, place: Place, card: Card) -> int:
    """Return the Resolve that a card adds when it Blocks for a lane (NN-R60)."""
    options = table.options
    value = max(0, card.resolve) if options.block_value == "printed" else options.block_flat
    for force in in_force(table, "block_bonus"):
        if on_lane(table, force, force.what.on, place):
            value += force.what.value
    return max(0, value)


def wins_ties(table: Table, place: Place) -> bool:
    """Tell whether attacks from a lane succeed with equal totals too."""
    return any_on_lane(table, "wins_ties", place)


# Dominance


def gained_ready(table: Table, place: Place) -> bool:
    """Tell whether the coin that a Dominance Check gives to a lane stays Ready (NN-72)."""
    return any_on_lane(table, "gained_ready", place)


def keeps_coin(table: Table, place: Place) -> bool:
    """Tell whether a Check leaves the coin of a lane, and of the one facing it, with its holder."""
    return any_on_lane(table, "keeps_coin", place) or any_on_lane(table, "keeps_coin", table.facing(place))


# Spirits and cards


def has_behaviour(
    table: Table,
    seat: int,
    card: Card,
    keyword: Keyword,
    spirit: Spirit | None = None,
    *,
    basic: bool = False,
) -> bool:
    """Tell whether a Spirit, or a player's card in hand or Channel, has a behaviour (NN-101).

    For texts that grant behaviours or silence others, only printed and lasting ones count (`basic`).
    """
    if keyword in card.behaviours:
        return True
    granting = in_force(table, "grants", basic=basic)
    return any(_grants(table, force, seat, card, keyword, spirit) for force in granting)


def _grants(
    table: Table, force: Force, seat: int, card: Card, keyword: Keyword, spirit: Spirit | None
) -> bool:
    what: Grants = force.what
    if what.behaviour != keyword:
        return False
    if spirit is not None:
        return what.spirits is not None and on_spirit(table, force, what.spirits, spirit)
    return (
        what.cards is not None
        and seat == force.use.seat
        and selectors.fits_card(table, force.use, card, what.cards)
    )


def shatter_spared(table: Table, spirit: Spirit, place: Place) -> Literal["no", "may", "yes"]:
    """Tell whether an Arbiter does not Shatter (NN-90, NN-R39, NN-R40), or its owner may decide so."""
    if indestructible(table, spirit):
        return "yes"
    found = {
        force.what.may for force in in_force(table, "no_shatter") if _spares(table, force, spirit, place)
    }
    if not found:
        return "no"
    return "yes" if False in found else "may"


def _spares(table: Table, force: Force, spirit: Spirit, place: Place) -> bool:
    what: NoShatter = force.what
    if what.spirits is not None and on_spirit(table, force, what.spirits, spirit):
        return True
    return what.lanes is not None and on_lane(table, force, what.lanes, place)


def indestructible(table: Table, spirit: Spirit) -> bool:
    """Tell whether a Spirit cannot be destroyed."""
    return any(on_spirit(table, force, force.what.on, spirit) for force in in_force(table, "indestructible"))


def untargetable(table: Table, spirit: Spirit, by: int) -> bool:
    """Tell whether a player's texts cannot target a Spirit."""
    return any(
        force.use.seat != by and on_spirit(table, force, force.what.on, spirit)
        for force in in_force(table, "untargetable")
    )


def instead(table: Table, spirit: Spirit, of: Literal["destroyed", "reaped"]) -> list[tuple[Instead, Source]]:
    """Return what can happen to a Spirit instead of being destroyed or reaped, and by whose text.

    The acting player's come first (NN-R53), and of each player those that can be declined.
    """
    found: list[tuple[Instead, Source]] = [
        (force.what, force.use.source)
        for force in in_force(table, "instead")
        if force.what.of == of and on_spirit(table, force, force.what.on, spirit)
    ]
    return sorted(found, key=lambda each: (each[1].seat != table.active, not each[0].may))


def skips(table: Table, seat: int, step: str) -> bool:
    """Tell whether a player's step is left out in this turn."""
    for force in in_force(table, "skips"):
        what: SkipsStep = force.what
        whose = force.use.seat if what.whose == "own" else 1 - force.use.seat
        begun = force.lasting is not None and force.lasting.turn == table.turn
        if what.step == step and whose == seat and not begun:
            return True
    return False
