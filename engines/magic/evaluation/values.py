"""What each number in a text is."""

from __future__ import annotations

from engines.kernel.effects.numbers import reckon
from engines.kernel.state.limits import saturated
from engines.magic.cards.catalogue import COLOR_BITS
from engines.magic.evaluation import filters, selectors
from engines.magic.evaluation.objects import Scope, find, known_of
from engines.magic.language.values import Count, CountCards, Devotion, LifeOf, NumberOf, Value
from engines.magic.table.pieces import HIDDEN
from engines.magic.table.side import PILES


def number(scope: Scope, value: Value) -> int:
    """Return a value as it is now, held within the bound of all numbers."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return getattr(scope.voice, value)
    scope.table.tick()
    return saturated(_counted(scope, value))


def _counted(scope: Scope, value: Value) -> int:
    match value:
        case Count():
            return len(selectors.permanents(scope, value.count, value.whose))
        case CountCards():
            return _cards(scope, value)
        case NumberOf():
            return _of_object(scope, value)
        case LifeOf():
            seat = selectors.player(scope, value.life_of)
            return 0 if seat is None else scope.table.sides[seat].life
        case Devotion():
            return _devotion(scope, COLOR_BITS[value.devotion])
        case _:
            return reckon(value, lambda part: number(scope, part))


def _cards(scope: Scope, value: CountCards) -> int:
    """Count cards of a zone; a spell that is announced has left it already (601.2a)."""
    seat, voice = selectors.player(scope, value.of), scope.voice
    if seat is None:
        return 0
    side, cards = scope.table.sides[seat], scope.table.catalogue.cards
    announced = voice.kind == "spell" and not voice.id and voice.owner == seat
    if value.cards_in not in PILES:
        there = len(side.hand if value.cards_in == "hand" else side.library)
        return there - 1 if announced and voice.came == value.cards_in else there
    return sum(
        1
        for each in side.pile(value.cards_in)
        if not (announced and each.id == voice.source)
        and (each.card == HIDDEN or filters.is_of(scope, value.filter, cards[each.card].traits))
    )


def _of_object(scope: Scope, value: NumberOf) -> int:
    """Return a number of an object as it is, or as it was when it left."""
    for thing in selectors.named(scope, value.of):
        if value.number == "counters":
            perm = scope.table.perms.get(thing) or known_of(scope.table, thing)
            return dict(perm.counters).get(value.kind, 0) if perm is not None else 0
        seen = find(scope.table, scope.board, thing)
        if seen is not None:
            return seen.traits.value if value.number == "mana_value" else getattr(seen.traits, value.number)
    return 0


def _devotion(scope: Scope, color: int) -> int:
    """Count the symbols that are, or can be, of a colour (700.5)."""
    found = 0
    for perm in scope.table.perms.values():
        if perm.seat == scope.voice.seat:
            cost = perm.card.cost
            found += sum(1 for pip in (*cost.pips, *cost.twos, *cost.lives) if pip & color)
    return found
