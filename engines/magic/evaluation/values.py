"""What each number in a text is."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.effects.numbers import reckon
from engines.kernel.state.limits import saturated
from engines.magic.cards.catalogue import COLOR_BITS, FACE_DOWN, Card, Traits
from engines.magic.evaluation import filters, selectors
from engines.magic.evaluation.objects import Scope, Seen, find, known_of
from engines.magic.language.ledger import Happened, named
from engines.magic.language.parts import BASIC_TYPES
from engines.magic.language.selectors import Every
from engines.magic.language.values import (
    Count,
    CountCards,
    Devotion,
    GreatestOf,
    Half,
    KindsAmong,
    LifeOf,
    NumberOf,
    Stat,
    TotalOf,
    Value,
)
from engines.magic.table.pieces import HIDDEN, ZoneCard
from engines.magic.table.side import PILES
from engines.magic.table.stack_object import StackObject


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
            return sum(_cards(scope, value, seat) for seat in selectors.players(scope, value.of))
        case NumberOf():
            return _of_object(scope, value)
        case LifeOf():
            seat = selectors.player(scope, value.life_of)
            return 0 if seat is None else scope.table.sides[seat].life
        case Devotion():
            return _devotion(scope, COLOR_BITS[value.devotion])
        case GreatestOf():
            return max((_stat(seen.traits, value.greatest) for seen in _all(scope, value.among)), default=0)
        case TotalOf():
            return sum(_stat(seen.traits, value.total) for seen in _all(scope, value.among))
        case KindsAmong():
            return len({kind for seen in _all(scope, value.among) for kind in _kinds(scope, value, seen)})
        case Happened():
            return _happened(scope, value)
        case Half():
            whole = number(scope, value.half)
            return (whole + 1) // 2 if value.round == "up" else whole // 2
        case _:
            return reckon(value, lambda part: number(scope, part))


def _happened(scope: Scope, value: Happened) -> int:
    """Return how often something has happened in this turn."""
    counts, here = scope.table.happened, scope.voice.seat
    seats = (side.seat for side in scope.table.sides if selectors.is_whose(value.whose, side.seat, here))
    return sum(counts.get(named(value.key, seat), 0) for seat in seats)


def _cards(scope: Scope, value: CountCards, seat: int) -> int:
    """Count cards in a player's zone; a spell that is announced has left it already (601.2a)."""
    voice = scope.voice
    side, cards = scope.table.sides[seat], scope.table.catalogue.cards
    announced = _is_announced(voice) and voice.owner == seat
    if value.cards_in not in PILES:
        there = len(side.hand if value.cards_in == "hand" else side.library)
        return there - 1 if announced and voice.came == value.cards_in else there
    return sum(
        1
        for each in side.pile(value.cards_in)
        if not (announced and each.id == voice.source)
        and (each.card == HIDDEN or filters.fits(scope, value.filter, _lying(each, cards[each.card], seat)))
    )


def _of_object(scope: Scope, value: NumberOf) -> int:
    """Return a number of an object as it is, or as it was when it left."""
    for thing in selectors.named(scope, value.of):
        if value.number == "counters":
            perm = scope.table.perms.get(thing) or known_of(scope.table, thing)
            return dict(perm.counters).get(value.kind, 0) if perm is not None else 0
        seen = find(scope.table, scope.board, thing)
        if seen is not None:
            return _stat(seen.traits, value.number)
    return 0


def _stat(traits: Traits, stat: Stat) -> int:
    return traits.value if stat == "mana_value" else getattr(traits, stat)


def _lying(card: ZoneCard, known: Card, seat: int) -> Seen:
    return Seen(card.id, known.traits, seat, seat, card.card, "graveyard")


def _is_announced(voice: StackObject) -> bool:
    """Tell whether a spell is announced: it has left its zone already (601.2a)."""
    return voice.kind == "spell" and not voice.id


def _all(scope: Scope, among: Every) -> Iterator[Seen]:
    """Yield all objects of a kind as they are now."""
    gone = scope.voice.source if _is_announced(scope.voice) else 0
    for thing in selectors.things(scope, among):
        seen = find(scope.table, scope.board, thing)
        if seen is not None and thing != gone:
            yield seen


def _kinds(scope: Scope, value: KindsAmong, seen: Seen) -> Iterator[str | int]:
    """Yield what an object has of that of which each is counted once."""
    match value.kinds:
        case "types":
            yield from seen.traits.types
        case "basic_types":
            yield from seen.traits.subs & BASIC_TYPES.keys()
        case "colors":
            yield from (bit for bit in COLOR_BITS.values() if seen.traits.colors & bit)
        case "mana_values":
            yield seen.traits.value
        case "names":
            if seen.card != FACE_DOWN:  # 708.2a
                yield scope.table.catalogue.cards[seen.card].name.en


def _devotion(scope: Scope, color: int) -> int:
    """Count the symbols that are, or can be, of a colour (700.5)."""
    found = 0
    for perm in scope.table.perms.values():
        if perm.seat == scope.voice.seat:
            cost = perm.card.cost
            found += sum(1 for pip in (*cost.pips, *cost.twos, *cost.lives) if pip & color)
    return found
