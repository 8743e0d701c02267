"""What each condition asks (`conditions`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.kernel.effects.logic import Bounds, met, within
from engines.noxtalia.evaluation.selectors import meant, player
from engines.noxtalia.evaluation.values import number
from engines.noxtalia.language.conditions import (
    AttachedCount,
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
    Outnumbered,
    Pm,
    Pv,
    SourceType,
    TurnNumber,
    WasDefended,
)
from engines.noxtalia.language.selectors import All
from engines.noxtalia.table.pieces import Spirit
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Table


def holds(table: Table, use: ResolvingEffect, conditions: Sequence[Condition]) -> bool:
    """Tell whether every condition holds now (NX-R41)."""
    if not conditions:  # most effects have none
        return True
    return all(met(each, lambda leaf, denied: _holds(table, use, leaf, denied)) for each in conditions)


def _holds(table: Table, use: ResolvingEffect, asked: Any, denied: bool) -> bool:
    """Tell whether a condition, or its contrary, holds: of what is not there neither does."""
    table.tick()
    match asked:
        case Pv() | Charged() | Exhausted() | AttachedCount():
            each = [_SPIRIT[type(asked)](table, use, asked, spirit) for spirit in meant(table, use, asked.of)]
            if denied and isinstance(asked.of, All):  # of all it is asked whether they all are so
                return not all(each)
            return bool(each) and all(one is not denied for one in each)
        case DieShows():
            return use.supposing or (use.die in asked.faces) is not denied
        case _:
            found = _TESTING[type(asked)](table, use, asked)
            return found is not None and found is not denied


def _within(table: Table, use: ResolvingEffect, bounds: Bounds[Any], amount: int) -> bool:
    return within(bounds, amount, lambda value: number(table, use, value))


def _cycle(table: Table, _use: ResolvingEffect, asked: InCycle) -> bool:
    return table.cycle == asked.now


def _element(table: Table, use: ResolvingEffect, asked: ElementOf) -> bool | None:
    if asked.of == "attack":
        attack = table.going_on
        return None if attack is None else table.card(attack.card).element in asked.among
    spirits = meant(table, use, asked.of)
    return spirits[0].body.element in asked.among if spirits else None


def _pv(table: Table, use: ResolvingEffect, asked: Pv, spirit: Spirit) -> bool:
    return _within(table, use, asked, spirit.pv)


def _charged(_table: Table, _use: ResolvingEffect, _asked: Charged, spirit: Spirit) -> bool:
    return spirit.charged


def _exhausted(_table: Table, _use: ResolvingEffect, _asked: Exhausted, spirit: Spirit) -> bool:
    return not spirit.charged


def _attached_count(table: Table, use: ResolvingEffect, asked: AttachedCount, spirit: Spirit) -> bool:
    return _within(table, use, asked, len(spirit.attached))


def _pm(table: Table, use: ResolvingEffect, asked: Pm) -> bool | None:
    side = player(table, use, asked.of)
    return None if side is None else _within(table, use, asked, side.pm)


def _alive(table: Table, use: ResolvingEffect, who: Any) -> int:
    side = player(table, use, who)
    return 0 if side is None else len(side.living)


def _count_alive(table: Table, use: ResolvingEffect, asked: CountAlive) -> bool:
    return _within(table, use, asked, _alive(table, use, asked.of))


def _outnumbered(table: Table, use: ResolvingEffect, asked: Outnumbered) -> bool:
    other = "opponent" if asked.of == "player" else "player"
    return _alive(table, use, asked.of) < _alive(table, use, other)


def _hand_size(table: Table, use: ResolvingEffect, asked: HandSize) -> bool | None:
    side = player(table, use, asked.of)
    return None if side is None else _within(table, use, asked, len(side.hand))


def _turn_number(table: Table, use: ResolvingEffect, asked: TurnNumber) -> bool:
    return _within(table, use, asked, table.turn)


def _was_defended(table: Table, _use: ResolvingEffect, _asked: WasDefended) -> bool:
    attack = table.going_on
    return attack is not None and bool(attack.defences)


def _damage_dealt(table: Table, use: ResolvingEffect, asked: DamageDealt) -> bool | None:
    attack = table.going_on
    return None if attack is None else _within(table, use, asked, attack.damage or 0)


def _exhaustion_marked(table: Table, use: ResolvingEffect, asked: ExhaustionMarked) -> bool | None:
    side = player(table, use, asked.of)
    return None if side is None else side.exhaustions > 0


def _source_type(table: Table, _use: ResolvingEffect, asked: SourceType) -> bool | None:
    attack = table.going_on
    return None if attack is None else attack.by_spirit is (asked.now == "spirit")


_SPIRIT: dict[type[Any], Callable[[Table, ResolvingEffect, Any, Spirit], bool]] = {
    Pv: _pv,
    Charged: _charged,
    Exhausted: _exhausted,
    AttachedCount: _attached_count,
}
"""What is asked of Spirits, of each that is meant."""
_TESTING: dict[type[Any], Callable[[Table, ResolvingEffect, Any], bool | None]] = {
    InCycle: _cycle,
    ElementOf: _element,
    Pm: _pm,
    CountAlive: _count_alive,
    Outnumbered: _outnumbered,
    HandSize: _hand_size,
    TurnNumber: _turn_number,
    WasDefended: _was_defended,
    DamageDealt: _damage_dealt,
    ExhaustionMarked: _exhaustion_marked,
    SourceType: _source_type,
}
"""What is asked of the rest; None where there is nothing to ask of."""
complete(Condition, _SPIRIT, _TESTING, {DieShows: _holds})
