"""Damage and its results (120)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.state.limits import saturated
from engines.magic.cards.keywords.hurting import deathtouch, lifelink, wither
from engines.magic.evaluation.board import board_of, traits_of
from engines.magic.evaluation.objects import find
from engines.magic.table.batch import GameEvent
from engines.magic.table.pieces import LOYALTY
from engines.magic.table.state import Table


def results(table: Table, what: GameEvent) -> tuple[GameEvent, ...]:
    """Return what damage that has been dealt results in (120.3, 120.4c)."""
    return tuple(_results(table, what))


def _results(table: Table, what: GameEvent) -> Iterator[GameEvent]:
    source = find(table, board_of(table), what.source)
    walker = table.perms.get(what.thing)
    if walker is not None and walker.card.loyalty is not None:  # a creature besides: counters go (120.3c)
        lost = -min(what.number, walker.count(LOYALTY))
        yield GameEvent("counters", what.seat, what.cause, what.thing, number=lost, word=LOYALTY)
    elif what.thing:
        deadly = source is not None and deathtouch(source.traits)
        withers = source is not None and wither(source.traits)
        marked = 0 if withers else what.number
        if withers:  # 120.3d
            put = GameEvent("counters", what.seat, what.cause, what.thing, number=what.number)
            yield put._replace(source=what.source, word="minus_one")
        if marked or deadly:
            yield GameEvent(
                "marks", what.seat, what.cause, what.thing, number=marked, source=what.source, deadly=deadly
            )  # 120.3e
    else:
        lost = -what.number
        yield GameEvent(
            "life", what.seat, what.cause, number=lost, source=what.source, word="damage"
        )  # 120.3a
    if source is not None and lifelink(source.traits):
        yield GameEvent("life", source.seat, what.cause, number=what.number, source=source.id)  # 120.3f


def together(results: Sequence[GameEvent]) -> list[GameEvent]:
    """Return results of damage with one gain of life for each source, whatever it has hurt (702.15e)."""
    found: list[GameEvent] = []
    places: dict[int, int] = {}
    for each in results:
        gains = each.kind == "life" and each.number > 0
        if gains and each.source in places:
            gained = found[places[each.source]]
            found[places[each.source]] = gained._replace(number=saturated(gained.number + each.number))
        else:
            if gains:
                places[each.source] = len(found)
            found.append(each)
    return found


def mark(table: Table, what: GameEvent) -> tuple[GameEvent, ...]:
    """Mark damage on a creature (120.6)."""
    perm = table.perms[what.thing]
    perm.damage = saturated(perm.damage + what.number)
    perm.deadly = perm.deadly or what.deadly
    table.dirty = True
    return ()


def lethal(table: Table, number: int, source: int) -> int:
    """Return how much more damage of a source is lethal to a creature (702.2c, 702.19b)."""
    perm = table.perms[number]
    left = max(0, traits_of(table, perm).toughness - perm.damage)
    return min(1, left) if deathtouch(traits_of(table, table.perms[source])) else left
