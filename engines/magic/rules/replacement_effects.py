"""What would replace an event, or prevent it (614.1, 615.1): each applies to it once (614.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, cast

from engines.kernel.state.limits import saturated
from engines.magic.cards.keywords.protection import protected
from engines.magic.evaluation import conditions, filters, values
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.layers import voice_of
from engines.magic.evaluation.objects import Scope, Seen, find
from engines.magic.evaluation.selectors import is_whose
from engines.magic.language.abilities import Replacing
from engines.magic.language.replacing import (
    CountersInstead,
    DamageInstead,
    DrawsInstead,
    EntersWith,
    GoesInstead,
    LifeInstead,
)
from engines.magic.rules import counter_effects, entering
from engines.magic.table.batch import MADNESS, Cause, GameEvent, Zone
from engines.magic.table.pieces import Perm
from engines.magic.table.shield import WITHOUT_END, Shield
from engines.magic.table.state import Table

Batch = Sequence[GameEvent]


class Replacement(NamedTuple):
    """Something that would replace an event."""

    id: int
    """Of its own: what it has replaced knows it."""
    source: int
    card: str
    """What it is called after."""
    instead: Batch
    """What would happen then."""
    use: Callable[[], None] | None = None
    """What is used up by it."""


_SHIELD, _REGENERATION, _PROTECTION, _TAPPED, _MADNESS, _UNEARTHED, _COUNTER = 1, 2, 3, 4, 5, 6, 7
_KINDS = 1_000
"""An ability is known by its object's number and its place, all else by a number of a kind of its own."""


def changes(table: Table, what: GameEvent) -> list[Replacement]:
    """Return all that would replace an event and has not yet."""
    found = [*_CHANGES[what.kind](table, what)] if what.kind in _CHANGES else []
    counter = counter_effects.of_event(table, what)
    if counter is not None:
        word, instead = counter
        key = what.thing * _KINDS + _COUNTER + counter_effects.PLACES[word]
        perm = table.perms[what.thing]
        found.append(Replacement(key, perm.id, perm.card.id, [_marked(each, what, key) for each in instead]))
    return [each for each in found if each.id not in what.applied]


def _marked(each: GameEvent, what: GameEvent, number: int) -> GameEvent:
    return each._replace(applied=(*what.applied, number))


def _abilities(table: Table, word: str) -> Iterator[tuple[int, Scope, Replacing, int]]:
    """Yield the abilities that replace events of a kind, those whose conditions hold."""
    board = board_of(table)
    for number, text in board.replacing.get(word, ()):
        scope = Scope(table, board, voice_of(table.perms[number]))
        if not text.gate or conditions.hold(scope, text.gate):
            yield number, scope, cast("Replacing", text.model), number * _KINDS + 10 + text.place


def _changed(what: GameEvent, number: int, scope: Scope, key: int) -> Replacement:
    """Return a change of an event's number; of nothing that is left, nothing happens (614.7a, 615.6)."""
    left = _marked(what._replace(number=saturated(number)), what, key)
    instead = (left,) if number > 0 else ()
    return Replacement(key, scope.voice.source, scope.voice.card, instead)


# Damage


def _of_damage(table: Table, what: GameEvent) -> Iterator[Replacement]:
    source = find(table, board_of(table), what.source)
    for number, scope, model, key in _abilities(table, "damage"):
        wanted = cast("DamageInstead", model.what)
        of_kind = wanted.combat is None or wanted.combat is (what.cause == "combat")
        if of_kind and _hits(scope, wanted, what, number) and _is_from(scope, wanted, source):
            yield _changed(what, what.number * wanted.times + wanted.plus, scope, key)
    yield from _shields(table, what)
    target = board_of(table).traits.get(what.thing)
    if target is not None and source is not None and protected(target, source.traits):  # 702.16e
        key = what.thing * _KINDS + _PROTECTION
        yield Replacement(key, what.thing, table.perms[what.thing].card.id, ())


def _hits(scope: Scope, wanted: DamageInstead, what: GameEvent, number: int) -> bool:
    match wanted.to:
        case "this":
            return what.thing == number
        case "host":
            return what.thing != 0 and what.thing == scope.table.perms[number].attached
        case "you":
            return not what.thing and what.seat == scope.voice.seat
        case _:
            return True


def _is_from(scope: Scope, wanted: DamageInstead, source: Seen | None) -> bool:
    if not wanted.source.asked and wanted.source_whose == "any":
        return True
    return (
        source is not None
        and is_whose(wanted.source_whose, source.seat, scope.voice.seat)
        and filters.fits(scope, wanted.source, source)
    )


def _shields(table: Table, what: GameEvent) -> Iterator[Replacement]:
    """Yield what has been put up to prevent damage, in the order in which it was (615.7)."""
    for shield in table.shields:
        hit = what.thing in shield.ids if what.thing else what.seat in shield.seats
        if not (hit or shield.everything) or (shield.combat and what.cause != "combat"):
            continue
        key = shield.stamp * _KINDS + _SHIELD
        prevented = what.number if shield.number == WITHOUT_END else min(shield.number, what.number)
        left = _marked(what._replace(number=what.number - prevented), what, key)
        use = None if shield.number == WITHOUT_END else _used(table, shield.stamp, prevented)
        yield Replacement(key, 0, "", (left,) if left.number else (), use)


def worn_by(table: Table, change: Replacement) -> Shield | None:
    """Return the shield that a change wears, if it is one that prevents only so much."""
    shields = (each for each in table.shields if each.number != WITHOUT_END)
    return next((each for each in shields if each.stamp * _KINDS + _SHIELD == change.id), None)


def _used(table: Table, stamp: int, prevented: int) -> Callable[[], None]:
    def use() -> None:
        worn = [
            each._replace(number=each.number - prevented) if each.stamp == stamp else each
            for each in table.shields
        ]
        table.shields = tuple(each for each in worn if each.number)

    return use


# What moves


def _of_move(table: Table, what: GameEvent) -> Iterator[Replacement]:
    if what.to == "battlefield":
        yield from _of_entering(table, what)
    if is_unearthed(table, what):
        key = what.thing * _KINDS + _UNEARTHED
        left = _marked(what._replace(to="exile", bottom=False), what, key)
        yield Replacement(key, what.thing, what.card, (left,))
    perm = table.perms.get(what.thing) if what.cause == "destroyed" and what.regenerates else None
    if perm is not None and perm.shields:
        yield _regeneration(perm)  # what is contained in the destruction comes after it (616.1g)
    elif what.to == "graveyard":
        yield from _of_going(table, what)


def _regeneration(perm: Perm) -> Replacement:
    """Return that a permanent regenerates (614.8, 701.19a)."""

    def use() -> None:
        perm.shields -= 1

    key = perm.id * _KINDS + _REGENERATION
    healed = GameEvent("regenerates", perm.seat, "effect", perm.id)
    taps = () if perm.tapped else (GameEvent("taps", perm.seat, "effect", perm.id),)
    return Replacement(key, perm.id, perm.card.id, (healed, *taps), use)


def is_unearthed(table: Table, what: GameEvent) -> bool:
    """Tell whether something would leave the battlefield for elsewhere that was unearthed (702.84a)."""
    if not table.catalogue.has_unearthed or what.came != "battlefield" or what.to == "exile":
        return False
    return table.perms[what.thing].way == "unearth"


def is_mad(table: Table, what: GameEvent) -> bool:
    """Tell whether a card with madness is discarded (702.35a)."""
    return (
        table.catalogue.has_madness
        and what.came == "hand"
        and what.cause in DISCARDS
        and table.catalogue.cards[what.card].has_madness
    )


DISCARDS: tuple[Cause, ...] = ("discarded", "hand_size")


def _of_going(table: Table, what: GameEvent) -> Iterator[Replacement]:
    """Yield what sends elsewhere what would go to a graveyard."""
    card = table.catalogue.cards[what.card]
    if is_mad(table, what):
        left = what._replace(to="exile", word=MADNESS)
        yield Replacement(_MADNESS, 0, what.card, (_marked(left, what, _MADNESS),))
    for number, scope, model, key in _abilities(table, "goes"):
        wanted = cast("GoesInstead", model.what)
        if wanted.dies and what.came != "battlefield":
            continue
        seen = find(table, scope.board, what.thing) if what.thing else None
        if wanted.this:
            fits = what.thing == number
        elif card.is_token and not wanted.dies:  # it is no card (108.2b, 111.6)
            fits = False
        elif seen is not None:
            seat = seen.seat if wanted.dies else seen.owner  # 404.2
            fits = is_whose(wanted.whose, seat, scope.voice.seat) and filters.fits(scope, wanted.filter, seen)
        else:  # a card of a hidden zone, which its owner's graveyard would get
            whose = is_whose(wanted.whose, what.seat, scope.voice.seat)
            fits = whose and filters.is_of(scope, wanted.filter, card.traits)
        if fits:
            to: Zone = "library" if wanted.to == "library_bottom" else wanted.to
            left = what._replace(to=to, bottom=wanted.to == "library_bottom")
            yield Replacement(key, number, scope.voice.card, (_marked(left, what, key),))


def _of_entering(table: Table, what: GameEvent) -> Iterator[Replacement]:
    """Yield how a permanent enters: by its own abilities that concern it alone, and by others' (614.12)."""
    if not board_of(table).enter_so and not table.catalogue.cards[what.card].enters:
        if what.counters:
            yield from _of_counters_with(table, what, None)
        return
    board, seen = entering.on_trial(table, what)
    if "enters_tapped" in seen.traits.keywords and not what.tapped:
        key = _TAPPED
        yield Replacement(key, seen.id, seen.card, (_marked(what._replace(tapped=True), what, key),))
    own = Scope(table, board, entering.voice_of(table, what, seen))
    for text in seen.traits.texts:
        model = text.model
        wanted = model.what if isinstance(model, Replacing) else None
        holds = not text.gate or conditions.hold(own, text.gate)
        if isinstance(wanted, EntersWith) and wanted.this and holds:
            yield _entered(own, wanted, what, 10 + text.place)
    for _number, scope, model, key in _abilities(table, "enters"):
        wanted = cast("EntersWith", model.what)
        if wanted.this or not is_whose(wanted.whose, seen.seat, scope.voice.seat):
            continue
        if filters.fits(scope._replace(board=board), wanted.filter, seen):
            yield _entered(scope, wanted, what, key)
    if what.counters:
        yield from _of_counters_with(table, what, seen)


def _entered(scope: Scope, wanted: EntersWith, what: GameEvent, key: int) -> Replacement:
    number = max(0, values.number(scope, wanted.number))
    counters = dict(what.counters)
    if number:
        counters[wanted.kind] = counters.get(wanted.kind, 0) + number
    left = what._replace(tapped=what.tapped or wanted.tapped, counters=tuple(sorted(counters.items())))
    return Replacement(key, scope.voice.source, scope.voice.card, (_marked(left, what, key),))


# Cards, life, counters


def _of_draw(table: Table, what: GameEvent) -> Iterator[Replacement]:
    for number, scope, model, key in _abilities(table, "draws"):
        wanted = cast("DrawsInstead", model.what)
        if is_whose(wanted.whose, what.seat, scope.voice.seat):
            times = wanted.times + wanted.plus
            yield Replacement(key, number, scope.voice.card, [_marked(what, what, key)] * times)


def _of_life(table: Table, what: GameEvent) -> Iterator[Replacement]:
    if what.number <= 0:
        return
    for _, scope, model, key in _abilities(table, "gains_life"):
        wanted = cast("LifeInstead", model.what)
        if is_whose(wanted.whose, what.seat, scope.voice.seat):
            yield _changed(what, what.number * wanted.times + wanted.plus, scope, key)


def _of_counters(table: Table, what: GameEvent) -> Iterator[Replacement]:
    if what.number <= 0:
        return
    seen = find(table, board_of(table), what.thing)
    for _, scope, wanted, key in _more_counters(table, seen):
        if wanted.kind == what.word:
            yield _changed(what, what.number * wanted.times + wanted.plus, scope, key)


def _of_counters_with(table: Table, what: GameEvent, seen: Seen | None) -> Iterator[Replacement]:
    """Yield what changes the number of counters that a permanent enters with (614.16, 122.6a)."""
    if seen is None:
        _, seen = entering.on_trial(table, what)
    for number, scope, wanted, key in _more_counters(table, seen):
        counters = dict(what.counters)
        if wanted.kind in counters:
            counters[wanted.kind] = counters[wanted.kind] * wanted.times + wanted.plus
            left = tuple(sorted((kind, many) for kind, many in counters.items() if many > 0))
            yield Replacement(
                key, number, scope.voice.card, (_marked(what._replace(counters=left), what, key),)
            )


def _more_counters(
    table: Table, seen: Seen | None
) -> Iterator[tuple[int, Scope, CountersInstead, int]]:  # fmt: skip
    for number, scope, model, key in _abilities(table, "counters"):
        wanted = cast("CountersInstead", model.what)
        whose = seen is not None and is_whose(wanted.whose, seen.seat, scope.voice.seat)
        if whose and seen is not None and filters.fits(scope, wanted.filter, seen):
            yield number, scope, wanted, key


_CHANGES: dict[str, Callable[[Table, GameEvent], Iterator[Replacement]]] = {
    "damages": _of_damage,
    "moves": _of_move,
    "draws": _of_draw,
    "life": _of_life,
    "counters": _of_counters,
}
