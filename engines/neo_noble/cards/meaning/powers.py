"""Numbers and permissions as they are now: what is printed, and what texts in force make of it.

In force are ONGOING texts of working sources, the two Nobles and the Active Spirits (NN-4, NN-80, NN-95),
and changes that finished texts have left behind (`Table.lasting`, NN-R37).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from engines.kernel.limits import saturated
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.cards.language.changes import (
    CostChange,
    Grants,
    Instead,
    NoShatter,
    Silenced,
    SkipsStep,
)
from engines.neo_noble.cards.language.parts import Keyword
from engines.neo_noble.cards.language.selectors import LaneScope, SpiritScope
from engines.neo_noble.cards.meaning import conditions as testing
from engines.neo_noble.cards.meaning import selectors, values
from engines.neo_noble.table.pieces import NOBODY, Lasting, Place, Source, Spirit, slot_of
from engines.neo_noble.table.state import AMBIENT, CAPACITY, Table
from engines.neo_noble.table.use import Use, source_of

ATTACK_COST = 2
"""NN-127."""
DRAW_COST = 2
"""NN-115."""


class Force(NamedTuple):
    """A change that is in force."""

    what: Any
    use: Use
    lasting: Lasting | None
    """Where it comes from a finished text: then Spirits, lanes and numbers are fixed."""


# What is in force


def in_force(table: Table, kind: str, *, basic: bool = False) -> list[Force]:
    """Return the changes of a kind that are in force; without ONGOING ones when `basic`."""
    places = () if basic else table.words().get(kind, ())
    if not table.lasting and not places:
        return []
    found: list[Force] = []
    if table.lasting:
        table.tick(len(table.lasting))
        found = [
            Force(each.what, Use(each.source, table.card(each.source.card)), each)
            for each in table.lasting
            if each.what.change == kind
        ]
    for place in places:
        table.tick()
        found += _ongoing(table, kind, place)
    return found


def _works(top: Spirit) -> bool:
    """Tell whether the topmost Spirit is active: an Arbiter about to Shatter never is (NN-R40)."""
    return not (top.covered and top.card.type == "arbiter")


def _ongoing(table: Table, kind: str, place: Place) -> Iterator[Force]:
    source = _source_at(table, place)
    if source is None or silenced(table, source, basic=kind == "silenced"):
        return
    card = table.speaker(place)
    lane = None if place.lane < 0 else place
    for text, change in card.holds[kind]:
        use = Use(source, card, lane, text)
        use.basic, use.verb = True, kind
        conditions = card.texts[text].conditions
        if not conditions or testing.holds(table, use, conditions):
            yield Force(change, use, None)


def _source_at(table: Table, place: Place) -> Source | None:
    """Return the Noble, or the Active Spirit of a lane, as a source; None for one about to Shatter."""
    side = table.sides[place.seat]
    if place.lane == NOBODY:
        return Source(place.seat, side.noble)
    if place.lane < 0:
        return Source(place.seat, table.speaker(place).id, None, slot_of(place))
    top = side.lanes[place.lane][-1]
    return source_of(top) if _works(top) else None


def sources_of(table: Table, seat: int, word: str) -> list[tuple[Source, Card, Place | None]]:
    """Return what has working texts on one side that have to do with a word (`Card.words`)."""
    places = table.words().get(word)
    if places is None:
        return []
    silencing = in_force(table, "silenced")
    found: list[tuple[Source, Card, Place | None]] = []
    for place in places:
        source = _source_at(table, place) if place.seat == seat else None
        if source is not None and not _is_silenced(table, silencing, source):
            found.append((source, table.speaker(place), None if place.lane < 0 else place))
    return found


def speaking(table: Table, spirit: Spirit) -> Source | None:
    """Return a Spirit as a source when its texts work: for events, before it leaves (NN-R40)."""
    source = source_of(spirit)
    works = table.is_active(spirit) and _works(spirit) and not silenced(table, source)
    return source if works else None


def silenced(table: Table, source: Source, *, basic: bool = False) -> bool:
    """Tell whether the texts of a Noble or Spirit do not work.

    A text that silences is itself silenced by lasting changes alone (`basic`), lest two silence each other.
    """
    return _is_silenced(table, in_force(table, "silenced", basic=basic), source)


def _is_silenced(table: Table, silencing: list[Force], source: Source) -> bool:
    return any(_silences(table, force, source) for force in silencing)


def _silences(table: Table, force: Force, source: Source) -> bool:
    what: Silenced = force.what
    if source.slot is not None:
        return False  # what silences means Nobles and Spirits
    if force.lasting is not None:
        return (source.spirit or noble_key(source.seat)) in force.lasting.spirits
    if isinstance(what.on, str) and what.on in ("own_noble", "opposing_noble"):
        return source.spirit is None and (source.seat == force.use.seat) is (what.on == "own_noble")
    spirit = table.spirit(source.spirit) if source.spirit else None
    return spirit is not None and selectors.is_among(table, force.use, what.on, spirit)


def noble_key(seat: int) -> str:
    """Return what stands for a Noble among the keys of Spirits."""
    return f"noble:{seat}"


def _on_spirit(table: Table, force: Force, scope: SpiritScope, spirit: Spirit) -> bool:
    if force.lasting is not None:
        return spirit.key in force.lasting.spirits
    return selectors.is_among(table, force.use, scope, spirit)


def _on_lane(table: Table, force: Force, scope: LaneScope, place: Place) -> bool:
    if force.lasting is not None:
        return place in force.lasting.places
    if isinstance(scope, str):
        return selectors.lane(table, force.use, scope) == place
    return selectors.fits_lane(table, force.use, place, scope)


def _any_on_lane(table: Table, kind: str, place: Place) -> bool:
    return any(_on_lane(table, force, force.what.on, place) for force in in_force(table, kind))


def _value(table: Table, force: Force, what: Literal["power", "resolve", "value"]) -> int:
    if force.lasting is not None:
        return force.lasting.power if what == "power" else force.lasting.resolve
    return values.number(table, force.use, getattr(force.what, what))


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


def totals(table: Table, place: Place, *, basic: bool = False) -> tuple[int, int]:
    """Return Power and Resolve of a lane."""
    spirits = table.sides[place.seat].lanes[place.lane]
    if not table.lasting and (basic or table.words().keys().isdisjoint(_OF_TOTALS)):
        return _printed(spirits)
    power = 0
    resolve = 0 if spirits else ambient(table, place, basic=basic)
    if spirits:
        sets, shifts = _sets(table, basic), _shifts(table, basic)
        for spirit in spirits:
            has = _stats(table, spirit, sets, shifts)
            power += has[0]
            resolve += has[1]
    for force in in_force(table, "lane_stats", basic=basic):
        if _on_lane(table, force, force.what.on, place):
            power += _value(table, force, "power")
            resolve += _value(table, force, "resolve")
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
        if _on_lane(table, force, force.what.on, place):
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
        if _on_spirit(table, force, force.what.on, spirit):
            power = power if force.what.power is None else _value(table, force, "power")
            resolve = resolve if force.what.resolve is None else _value(table, force, "resolve")
    for force in shifts:
        if _on_spirit(table, force, force.what.on, spirit):
            if force.what.change == "swap_stats":
                power, resolve = resolve, power
            else:
                power += _value(table, force, "power")
                resolve += _value(table, force, "resolve")
    return saturated(power), saturated(resolve)


# Lanes


def capacity(table: Table, place: Place) -> int:
    """Return how many Spirits a lane may hold (NN-81, NN-R35)."""
    value = CAPACITY
    for force in in_force(table, "capacity"):
        if _on_lane(table, force, force.what.on, place):
            value += force.what.value
    return max(0, value)


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
    for force in in_force(table, "cost"):
        if _changes_cost(table, force, of, seat, card):
            price += _value(table, force, "value")
    return max(0, saturated(price))


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
        if _on_lane(table, force, force.what.on, place) and (
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
    return not _any_on_lane(table, "no_attack", place)


def attacks_allowed(table: Table, place: Place) -> int:
    """Return how often a lane may attack in a turn (NN-130, NN-R67)."""
    return 1 + sum(
        force.what.value
        for force in in_force(table, "extra_attack")
        if _on_lane(table, force, force.what.on, place)
    )


def may_block(table: Table, place: Place) -> bool:
    """Tell whether attacks on a lane may be blocked."""
    return not _any_on_lane(table, "no_block", place)


def block_value(table: Table, place: Place, card: Card) -> int:
    """Return the Resolve that a card adds when it Blocks for a lane (NN-R60)."""
    options = table.options
    value = max(0, card.resolve) if options.block_value == "printed" else options.block_flat
    for force in in_force(table, "block_bonus"):
        if _on_lane(table, force, force.what.on, place):
            value += force.what.value
    return max(0, value)


def wins_ties(table: Table, place: Place) -> bool:
    """Tell whether attacks from a lane succeed with equal totals too."""
    return _any_on_lane(table, "wins_ties", place)


# Dominance


def gained_ready(table: Table, place: Place) -> bool:
    """Tell whether the coin that a Dominance Check gives to a lane stays Ready (NN-72)."""
    return _any_on_lane(table, "gained_ready", place)


def keeps_coin(table: Table, place: Place) -> bool:
    """Tell whether a Check leaves the coin of a lane, and of the one facing it, with its holder."""
    return _any_on_lane(table, "keeps_coin", place) or _any_on_lane(table, "keeps_coin", table.facing(place))


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
        return what.spirits is not None and _on_spirit(table, force, what.spirits, spirit)
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
    if what.spirits is not None and _on_spirit(table, force, what.spirits, spirit):
        return True
    return what.lanes is not None and _on_lane(table, force, what.lanes, place)


def indestructible(table: Table, spirit: Spirit) -> bool:
    """Tell whether a Spirit cannot be destroyed."""
    return any(_on_spirit(table, force, force.what.on, spirit) for force in in_force(table, "indestructible"))


def untargetable(table: Table, spirit: Spirit, by: int) -> bool:
    """Tell whether a player's texts cannot target a Spirit."""
    return any(
        force.use.seat != by and _on_spirit(table, force, force.what.on, spirit)
        for force in in_force(table, "untargetable")
    )


def instead(table: Table, spirit: Spirit, of: Literal["destroyed", "reaped"]) -> list[tuple[Instead, Source]]:
    """Return what can happen to a Spirit instead of being destroyed or reaped, and by whose text.

    The acting player's come first (NN-R53), and of each player those that can be declined.
    """
    found: list[tuple[Instead, Source]] = [
        (force.what, force.use.source)
        for force in in_force(table, "instead")
        if force.what.of == of and _on_spirit(table, force, force.what.on, spirit)
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
