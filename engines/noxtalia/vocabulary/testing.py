"""What each condition asks (`conditions`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.noxtalia.table import Table
from engines.noxtalia.vocabulary.conditions import (
    AllOf,
    AnyOf,
    AttachedCount,
    Bounds,
    Charged,
    Condition,
    CountAlive,
    DamageDealt,
    DieShows,
    ElementOf,
    Exhausted,
    ExhaustionMarked,
    HandSize,
    InCycle,
    Not,
    Outnumbered,
    Pm,
    Pv,
    SourceType,
    TurnNumber,
    WasDefended,
)
from engines.noxtalia.vocabulary.counting import number
from engines.noxtalia.vocabulary.selecting import meant, player
from engines.noxtalia.vocabulary.use import Use


def holds(table: Table, use: Use, conditions: Sequence[Condition]) -> bool:
    """Tell whether every condition holds now (NX-R41)."""
    if conditions:
        table.tick(len(conditions))
    return all(_TESTING[type(each)](table, use, each) for each in conditions)


def _within(table: Table, use: Use, bounds: Bounds, amount: int) -> bool:
    if bounds.at_least is not None and amount < number(table, use, bounds.at_least):
        return False
    if bounds.at_most is not None and amount > number(table, use, bounds.at_most):
        return False
    return bounds.equals is None or amount == number(table, use, bounds.equals)


def _cycle(table: Table, _use: Use, asked: InCycle) -> bool:
    return table.cycle == asked.now


def _die(_table: Table, use: Use, asked: DieShows) -> bool:
    return use.supposing or use.die in asked.faces


def _element(table: Table, use: Use, asked: ElementOf) -> bool:
    if asked.of == "attack":
        attack = table.going_on
        return attack is not None and table.card(attack.card).element in asked.among
    spirits = meant(table, use, asked.of)
    return bool(spirits) and spirits[0].body.element in asked.among


def _pv(table: Table, use: Use, asked: Pv) -> bool:
    spirits = meant(table, use, asked.of)
    return bool(spirits) and all(_within(table, use, asked, spirit.pv) for spirit in spirits)


def _pm(table: Table, use: Use, asked: Pm) -> bool:
    side = player(table, use, asked.of)
    return side is not None and _within(table, use, asked, side.pm)


def _charged(table: Table, use: Use, asked: Charged) -> bool:
    spirits = meant(table, use, asked.of)
    return bool(spirits) and all(spirit.charged for spirit in spirits)


def _exhausted(table: Table, use: Use, asked: Exhausted) -> bool:
    spirits = meant(table, use, asked.of)
    return bool(spirits) and not any(spirit.charged for spirit in spirits)


def _attached_count(table: Table, use: Use, asked: AttachedCount) -> bool:
    spirits = meant(table, use, asked.of)
    return bool(spirits) and all(_within(table, use, asked, len(spirit.attached)) for spirit in spirits)


def _alive(table: Table, use: Use, who: Any) -> int:
    side = player(table, use, who)
    return 0 if side is None else len(side.living)


def _count_alive(table: Table, use: Use, asked: CountAlive) -> bool:
    return _within(table, use, asked, _alive(table, use, asked.of))


def _outnumbered(table: Table, use: Use, asked: Outnumbered) -> bool:
    other = "opponent" if asked.of == "player" else "player"
    return _alive(table, use, asked.of) < _alive(table, use, other)


def _hand_size(table: Table, use: Use, asked: HandSize) -> bool:
    side = player(table, use, asked.of)
    return side is not None and _within(table, use, asked, len(side.hand))


def _turn_number(table: Table, use: Use, asked: TurnNumber) -> bool:
    return _within(table, use, asked, table.turn)


def _was_defended(table: Table, _use: Use, _asked: WasDefended) -> bool:
    attack = table.going_on
    return attack is not None and bool(attack.defences)


def _damage_dealt(table: Table, use: Use, asked: DamageDealt) -> bool:
    attack = table.going_on
    return attack is not None and _within(table, use, asked, attack.damage or 0)


def _exhaustion_marked(table: Table, use: Use, asked: ExhaustionMarked) -> bool:
    side = player(table, use, asked.of)
    return side is not None and side.exhaustions > 0


def _source_type(table: Table, _use: Use, asked: SourceType) -> bool:
    attack = table.going_on
    return attack is not None and attack.by_spirit is (asked.now == "spirit")


def _all(table: Table, use: Use, asked: AllOf) -> bool:
    return holds(table, use, asked.of)


def _any(table: Table, use: Use, asked: AnyOf) -> bool:
    return any(holds(table, use, (each,)) for each in asked.of)


def _not(table: Table, use: Use, asked: Not) -> bool:
    return not holds(table, use, (asked.of,))


_TESTING: dict[type[Any], Callable[[Table, Use, Any], bool]] = {
    InCycle: _cycle,
    DieShows: _die,
    ElementOf: _element,
    Pv: _pv,
    Pm: _pm,
    Charged: _charged,
    Exhausted: _exhausted,
    AttachedCount: _attached_count,
    CountAlive: _count_alive,
    Outnumbered: _outnumbered,
    HandSize: _hand_size,
    TurnNumber: _turn_number,
    WasDefended: _was_defended,
    DamageDealt: _damage_dealt,
    ExhaustionMarked: _exhaustion_marked,
    SourceType: _source_type,
    AllOf: _all,
    AnyOf: _any,
    Not: _not,
}
