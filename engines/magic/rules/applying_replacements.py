"""What cannot happen (614.17), and what happens instead of what would (614, 615, 616)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from engines.magic.cards.keywords.hurting import indestructible
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import find
from engines.magic.rules import counter_effects, replacement_effects
from engines.magic.rules.counter_effects import SHIELD
from engines.magic.rules.replacement_effects import Replacement
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, Kind, Pending
from engines.magic.table.state import Table

MOST = 4
"""So many changes of one event are tried in all orders; of more, who is affected is asked in any case."""


_NEVER: frozenset[Kind] = frozenset((
    "taps", "mana", "turns_up", "marks", "cast", "targets", "attacks", "blocks", "blocked", "step",
))  # fmt: skip
"""What nothing replaces."""


def happens(table: Table, batch: Sequence[GameEvent]) -> Sequence[GameEvent] | None:
    """Return what really happens; None where it waits for a choice, in `pending`."""
    for what in batch:
        if what.kind not in _NEVER and not _is_plain(table, what):
            break
    else:
        return batch
    now = list(batch)
    waiting: list[tuple[int, list[Replacement]]] = []
    at = 0
    while at < len(now):
        what = now[at]
        if _is_plain(table, what):
            at += 1
            continue
        if _cannot(table, what):
            del now[at]
            continue
        found = replacement_effects.changes(table, what)
        if not found:
            at += 1
            continue
        if len(found) == 1 and (rivals := _rivals(table, now, at, found[0])):
            return _wait(table, now, at, rivals)
        if len(found) > 1 and _differ(table, what, found):
            waiting.append((at, found))
            at += 1
            continue
        now[at : at + 1] = _once(now, _use(found[0]))
    if not waiting:
        return now
    at, found = min(waiting, key=lambda each: _affected(table, now[each[0]]) != table.active)  # 101.4
    return _wait(table, now, at, tuple(naming.change(each.id, each.card) for each in found))


def _wait(table: Table, now: Sequence[GameEvent], at: int, among: tuple[str, ...]) -> None:
    """Let a batch wait until who is affected has chosen."""
    table.pending = (Pending(tuple(now), at, _affected(table, now[at]), among), *table.pending)


def _rivals(table: Table, now: Sequence[GameEvent], at: int, change: Replacement) -> tuple[str, ...]:
    """Return the damage of one moment of which a shield prevents but some, where it matters which (615.7)."""
    shield = replacement_effects.worn_by(table, change)
    if shield is None:
        return ()
    rivals = [
        place
        for place, what in enumerate(now)
        if place >= at and what.kind == "damages" and change.id in _ids(table, what)
    ]
    sources = {place: find(table, board_of(table), now[place].source) for place in rivals}
    unlike = {(now[place].number, seen and seen.traits) for place, seen in sources.items()}
    if len(unlike) < 2 or sum(now[place].number for place in rivals) <= shield.number:
        return ()
    return tuple(naming.damage(place, seen.card if seen else "") for place, seen in sources.items())


def _ids(table: Table, what: GameEvent) -> set[int]:
    return {each.id for each in replacement_effects.changes(table, what)}


def _use(change: Replacement) -> Sequence[GameEvent]:
    if change.use is not None:
        change.use()
    return change.instead


def _once(now: Sequence[GameEvent], instead: Sequence[GameEvent]) -> Sequence[GameEvent]:
    """Return what happens instead, but that a shield counter meets all damage of one moment (122.1c)."""
    gone = {what.thing for what in now if what.word == SHIELD and what.number < 0}
    return [what for what in instead if what.word != SHIELD or what.number > 0 or what.thing not in gone]


def chosen(table: Table, waits: Pending, key: str) -> Sequence[GameEvent]:
    """Return a batch when the change that was chosen has replaced its event (616.1e, 616.1f)."""
    now = list(waits.batch)
    number = naming.change_named(key)
    if naming.is_damage(key):
        (shield,) = {
            each.id
            for each in replacement_effects.changes(table, now[waits.at])
            if replacement_effects.worn_by(table, each)
        }
        change = next(each for each in replacement_effects.changes(table, now[number]) if each.id == shield)
        now[number : number + 1] = _use(change)
        return now
    change = next(each for each in replacement_effects.changes(table, now[waits.at]) if each.id == number)
    now[waits.at : waits.at + 1] = _once(now, _use(change))
    return now


def _is_plain(table: Table, what: GameEvent) -> bool:
    """Tell whether nothing can be there that forbids or replaces an event; so it is mostly."""
    if counter_effects.may_replace(table, what):
        return False
    match what.kind:
        case "moves":
            if what.to == "battlefield":
                card = table.catalogue.cards[what.card]
                return not card.enters and not what.counters and not board_of(table).enter_so
            if replacement_effects.is_unearthed(table, what):
                return False
            return what.cause != "destroyed" and (
                what.to != "graveyard"
                or not (board_of(table).replacing.get("goes") or replacement_effects.is_mad(table, what))
            )
        case "damages":
            board = board_of(table)
            target = board.traits.get(what.thing)
            return (
                not table.shields and not board.replacing.get("damage")
                and (target is None or not target.keywords)
            )  # fmt: skip
        case "draws" | "counters":
            return not board_of(table).replacing.get(what.kind)
        case "life":
            return what.number <= 0 or not board_of(table).replacing.get("gains_life")
        case _:
            return True


def _cannot(table: Table, what: GameEvent) -> bool:
    """Tell whether an event can't happen: nothing replaces it either (614.17c, 702.12b)."""
    traits = board_of(table).traits.get(what.thing) if what.cause == "destroyed" else None
    return traits is not None and indestructible(traits)


def _affected(table: Table, what: GameEvent) -> int:
    """Return who chooses: the controller of what is affected, its owner, or the player (616.1)."""
    perm = table.perms.get(what.thing)
    if perm is not None:
        return perm.seat
    return what.by if what.to == "battlefield" and what.by >= 0 else what.seat


def _differ(table: Table, what: GameEvent, found: Sequence[Replacement]) -> bool:
    """Tell whether it matters in which order several changes replace an event."""
    if len(found) > MOST:
        return True
    results: list[Any] = []
    for order in permutations(each.id for each in found):
        results.append(_result(table, [what], order))
        if results[-1] != results[0]:
            return True
    return False


def _result(table: Table, batch: Sequence[GameEvent], order: Sequence[int]) -> Any:
    """Return what comes of an event when changes replace it in an order, and what is used up."""
    now, used = list(batch), list[int]()
    while True:
        for at, what in enumerate(now):
            found = {each.id: each for each in replacement_effects.changes(table, what)}
            number = next((each for each in (*order, *found) if each in found), None)
            if number is not None:
                now[at : at + 1] = found[number].instead
                if found[number].use is not None:
                    used.append(number)
                break
        else:
            return [each._replace(applied=()) for each in now], sorted(used)
