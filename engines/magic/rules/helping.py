"""Convoke, improvise, delve: tapping or exiling pays for mana (702.51, 702.66, 702.126).

The total cost is locked before; each that helps pays for one mana of it and is no mana itself (702.51b).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, islice
from typing import NamedTuple

from engines.magic.cards.catalogue import Traits
from engines.magic.evaluation.board import board_of
from engines.magic.language.costs import Cost, plain_ways
from engines.magic.rules import mana, plans
from engines.magic.rules.events import apply_events
from engines.magic.rules.plans import Picked, Plan
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent
from engines.magic.table.state import Table

AUTOMATIC = "automatic"
"""The answer of who leaves the rest to the plan."""
MOST = "most"
"""The answer of who lets as much as possible help."""


class Helper(NamedTuple):
    """Something that can pay for one mana."""

    key: str
    mask: int
    """Of which colours, besides generic mana."""
    worth: int
    """How much would rather not help."""


_TRIED = 256
"""So many ways to use creatures that could be tapped for mana as well are tried."""


def there(table: Table, plan: Plan, picked: Picked = ()) -> list[Helper]:
    """Return what can help to pay, what is missed least first."""
    taken = {key for keys in picked for key in keys} | set(map(naming.thing, plans.tapped(plan, picked)))
    found = (each for each in _there(table, plan) if each.key not in taken)
    return sorted(found, key=lambda each: (each.worth, each.mask.bit_count(), naming.thing_named(each.key)))


def _there(table: Table, plan: Plan) -> Iterator[Helper]:
    seat, board = plan.voice.seat, board_of(table)
    if "delve" in plan.helps:
        own = plan.voice.source
        yield from (
            Helper(naming.thing(each.id), 0, 0) for each in table.sides[seat].graveyard if each.id != own
        )
    for word, kind in (("improvise", "artifact"), ("convoke", "creature")):
        if word in plan.helps:
            for number, traits in board.traits.items():
                perm = table.perms[number]
                if perm.seat == seat and kind in traits.types and not perm.tapped:
                    mask = traits.colors if word == "convoke" else 0
                    yield Helper(naming.thing(number), mask, 1 + _worth(traits))


def _worth(traits: Traits) -> int:
    return traits.power + traits.toughness if traits.is_creature else 0


def pays(table: Table, plan: Plan, cost: Cost, picked: Picked = (), helped: Sequence[str] = ()) -> bool:
    """Tell whether a cost can be paid, by mana and by what can help; some help in any case."""
    helpers = there(table, plan, picked)
    left = [each for each in helpers if each.key not in helped]
    chosen = [each for each in helpers if each.key in helped]
    away = (*plans.tapped(plan, picked), *(naming.thing_named(each.key) for each in chosen))
    seat, use = plan.voice.seat, plan.use
    rest = reduced(cost, tuple(each.mask for each in chosen))
    if any(mana.can_pay(table, seat, each, use, away) for each in rest):
        return True
    makers = {number for number, _ in mana.sources(table, seat)}
    both = [each for each in left if naming.thing_named(each.key) in makers]
    pure = [each.mask for each in left if naming.thing_named(each.key) not in makers]
    for some in islice(_some(both), _TRIED):
        gone = (*away, *(naming.thing_named(each.key) for each in some))
        pool = mana.pool_of(table, seat, gone)
        masks = [*pure, *(each.mask for each in some)]
        if any(mana.pays(pool, each, use, masks) for each in rest):
            return True
    return False


def _some(helpers: Sequence[Helper]) -> Iterator[tuple[Helper, ...]]:
    return chain.from_iterable(combinations(helpers, number) for number in range(len(helpers) + 1))


@lru_cache(maxsize=4_096)
def reduced(cost: Cost, masks: tuple[int, ...]) -> frozenset[Cost]:
    """Return what may be left of a cost once each of some helpers has paid for one mana of it."""
    found = frozenset(plain_ways(cost)) if masks else frozenset((cost,))
    for mask in masks:
        found = frozenset(less for each in found for less in _less(each, mask))
    return found


def _less(cost: Cost, mask: int) -> Iterator[Cost]:
    if cost.generic:
        yield cost._replace(generic=cost.generic - 1)
    for place, pip in enumerate(cost.pips):
        if pip & mask:
            yield cost._replace(pips=cost.pips[:place] + cost.pips[place + 1 :])


def keys(
    table: Table, plan: Plan, cost: Cost, picked: Picked, helped: Sequence[str]
) -> tuple[str, ...]:  # fmt: skip
    """Return how to go on: as little as is needed, as much as can, or what may help next."""
    able = [
        each.key
        for each in there(table, plan, picked)
        if each.key not in helped and pays(table, plan, cost, picked, (*helped, each.key))
    ]
    return (AUTOMATIC, MOST, *able) if able else (AUTOMATIC,)


def settled(
    table: Table, plan: Plan, cost: Cost, picked: Picked, helped: Sequence[str], rest: str
) -> tuple[Plan, Cost]:  # fmt: skip
    """Return a plan with all that helps to pay for it, and the mana that is left to pay."""
    if not plan.helps or not pays(table, plan, cost, picked, helped):
        return plan._replace(helps=()), cost
    chosen = (most if rest == MOST else least)(table, plan, cost, picked, helped)
    return plan._replace(helps=(), helped=chosen), left(table, plan, cost, picked, chosen)


def least(table: Table, plan: Plan, cost: Cost, picked: Picked, helped: Sequence[str]) -> tuple[str, ...]:
    """Return who helps: those who were chosen, and of the others as few as are needed."""
    others = [each.key for each in there(table, plan, picked) if each.key not in helped]
    kept = list(others)
    for key in reversed(others):
        kept.remove(key)
        if not _suffice(table, plan, cost, picked, (*helped, *kept)):
            kept.insert(0, key)
    return (*helped, *kept)


def most(table: Table, plan: Plan, cost: Cost, picked: Picked, helped: Sequence[str]) -> tuple[str, ...]:
    """Return who helps: those who were chosen, and of the others as many as can."""
    found = tuple(helped)
    for each in there(table, plan, picked):
        if each.key not in found and pays(table, plan, cost, picked, (*found, each.key)):
            found = (*found, each.key)
    return found


def _suffice(table: Table, plan: Plan, cost: Cost, picked: Picked, only: Collection[str]) -> bool:
    """Tell whether a cost can be paid if nothing else helps."""
    helpers = [each for each in there(table, plan, picked) if each.key in only]
    away = (*plans.tapped(plan, picked), *(naming.thing_named(each.key) for each in helpers))
    pool = mana.pool_of(table, plan.voice.seat, away)
    return mana.pays(pool, cost, plan.use, [each.mask for each in helpers])


def left(table: Table, plan: Plan, cost: Cost, picked: Picked, helped: Sequence[str]) -> Cost:
    """Return what mana is left to pay once these have helped."""
    masks = {each.key: each.mask for each in there(table, plan, picked)}
    away = (*plans.tapped(plan, picked), *map(naming.thing_named, helped))
    rest = sorted(reduced(cost, tuple(masks[key] for key in helped)))
    able = (each for each in rest if mana.can_pay(table, plan.voice.seat, each, plan.use, away))
    return next(able, rest[0])


def pay(table: Table, seat: int, helped: Sequence[str]) -> None:
    """Tap and exile what helps."""
    numbers = [naming.thing_named(key) for key in helped]
    cards = {each.id: each.card for each in table.sides[seat].graveyard}
    apply_events(
        table,
        *(
            GameEvent("moves", seat, "cost", number, cards[number], "graveyard", "exile")
            if number in cards
            else GameEvent("taps", seat, "cost", number)
            for number in numbers
        ),
    )
