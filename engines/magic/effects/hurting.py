"""Damage and life (119, 120), and what prevents damage (615)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engines.kernel import Play
from engines.kernel.state.limits import MOST_KEPT
from engines.magic.evaluation import selectors, values
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope, now
from engines.magic.language.actions import ChangeLife, Damage, Fight, Prevent
from engines.magic.language.selectors import Ref
from engines.magic.rules import resolution
from engines.magic.rules.events import apply_events
from engines.magic.rules.resolution import EffectHandler
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent
from engines.magic.table.shield import WITHOUT_END, Shield


def _damage(scope: Scope, action: Damage) -> Play[None]:
    """Deal damage at one moment (120.1, 120.8)."""
    batch = [what for what in _dealt(scope, action) if what.number > 0]
    apply_events(scope.table, *batch)
    yield from ()


def _dealt(scope: Scope, action: Damage) -> Iterator[GameEvent]:
    sources = selectors.named(scope, action.source)
    if not sources:
        return
    what = GameEvent("damages", 0, "effect", source=sources[0])
    if action.divided:
        for key, share in zip(scope.voice.targets, scope.voice.shares, strict=False):
            if key:
                numbers = [now(scope.voice, naming.thing_named(key))] if not naming.is_player(key) else []
                seats = [] if numbers else [naming.player_named(key)]
                yield from _each(scope, what._replace(number=share), numbers, seats)
        return
    number = values.number(scope, action.number)
    yield from _each(scope, what._replace(number=number), *selectors.hurt(scope, action.to))


def _each(scope: Scope, what: GameEvent, numbers: Sequence[int], seats: Sequence[int]) -> Iterator[GameEvent]:
    """Yield the same damage to each; what is neither a creature nor has loyalty takes none (120.1)."""
    table, board = scope.table, board_of(scope.table)
    for number in numbers:
        perm = table.perms.get(number)
        if perm is not None and ("creature" in board.traits[number].types or perm.card.loyalty is not None):
            yield what._replace(seat=perm.seat, thing=number)
    for seat in seats:
        yield what._replace(seat=seat)


def _fight(scope: Scope, action: Fight) -> Play[None]:
    """Let two creatures deal damage to each other at one moment; neither does where one is none (701.14b)."""
    one, other = (_fighter(scope, word) for word in (action.what, action.foe))
    if one and other:
        hits = [_blow(scope, one, other, 2 if one == other else 1)]  # 701.14c
        if one != other:
            hits.append(_blow(scope, other, one))
        apply_events(scope.table, *(each for each in hits if each.number > 0))
    yield from ()


def _fighter(scope: Scope, word: Ref) -> int:
    """Return the creature that a word names; 0 where it is none, or has left (701.14b)."""
    number = next(iter(selectors.things(scope, word)), 0)
    traits = board_of(scope.table).traits.get(number)
    return number if traits is not None and traits.is_creature else 0


def _blow(scope: Scope, source: int, thing: int, times: int = 1) -> GameEvent:
    power = board_of(scope.table).traits[source].power
    return GameEvent(
        "damages", scope.table.perms[thing].seat, "effect", thing, number=times * power, source=source
    )


def _life(scope: Scope, action: ChangeLife) -> Play[None]:
    """Let players gain or lose life (119.3)."""
    number = max(0, values.number(scope, action.number))
    sign = 1 if action.action == "gain_life" else -1
    seats = selectors.players(scope, action.who) if number else []
    apply_events(
        scope.table,
        *(
            GameEvent("life", seat, "effect", number=sign * number, source=scope.voice.source)
            for seat in seats
        ),
    )
    yield from ()


def _prevent(scope: Scope, action: Prevent) -> Play[None]:
    """Put up shields that prevent damage this turn (615.1): of so much, one for each (615.7, 615.11)."""
    table = scope.table
    number = WITHOUT_END if action.number is None else max(0, values.number(scope, action.number))
    things, seats = ((), ()) if action.to is None else selectors.hurt(scope, action.to)
    whom: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
        *(((thing,), ()) for thing in things),
        *(((), (seat,)) for seat in seats),
    ]
    if number == WITHOUT_END or action.to is None:
        whom = [(tuple(things), tuple(seats))]
    for ids, players in whom if number else ():
        shield = Shield(table.number(), ids, players, number, action.combat, everything=action.to is None)
        if len(table.shields) < MOST_KEPT:
            table.shields = (*table.shields, shield)
            resolution.count(table, 1)
    yield from ()


EFFECTS: dict[type[Any], EffectHandler] = {
    Damage: _damage, Fight: _fight, ChangeLife: _life, Prevent: _prevent,
}  # fmt: skip
