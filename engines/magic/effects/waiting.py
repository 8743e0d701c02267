"""What a suspended card does in exile (702.62a)."""

from __future__ import annotations

from typing import Any

from engines.kernel import Play
from engines.magic.cards.texts import (
    CascadeExile,
    CastCascaded,
    CastForMadness,
    CastFree,
    LoseTime,
    Unearthing,
)
from engines.magic.evaluation.objects import Scope
from engines.magic.rules import cascading, madness, resolution, suspending, unearthing
from engines.magic.rules.resolution import EffectHandler


def _lose_time(scope: Scope, _: LoseTime) -> Play[None]:
    yield from ()
    suspending.lose_time(scope.table, scope.voice)


def _cast_free(scope: Scope, _: CastFree) -> Play[None]:
    yield from suspending.cast_free(scope.table, scope.voice)


def _cast_for_madness(scope: Scope, _: CastForMadness) -> Play[None]:
    yield from madness.cast(scope.table, scope.voice)


def _unearth(scope: Scope, _: Unearthing) -> Play[None]:
    unearthing.enter(scope.table, scope.voice)
    yield from ()


def _cascade_exile(scope: Scope, _: CascadeExile) -> Play[None]:
    resolution.note(scope.table, made=cascading.exile(scope.table, scope.voice))
    yield from ()


def _cast_cascaded(scope: Scope, _: CastCascaded) -> Play[None]:
    yield from cascading.cast(scope.table, scope.voice)


EFFECTS: dict[type[Any], EffectHandler] = {
    LoseTime: _lose_time,
    CastFree: _cast_free,
    CastForMadness: _cast_for_madness,
    Unearthing: _unearth,
    CascadeExile: _cascade_exile,
    CastCascaded: _cast_cascaded,
}
