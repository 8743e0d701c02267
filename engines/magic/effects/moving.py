"""Objects go elsewhere: moved, destroyed, sacrificed, countered; or onto another (400, 701)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from engines.kernel import DecisionContext, Play
from engines.magic.evaluation import selectors
from engines.magic.evaluation.objects import Scope, lying_at
from engines.magic.language.actions import Attach, Destroy, Move, Sacrifice, Unmake, brings
from engines.magic.language.selectors import Ref
from engines.magic.rules import arranging, attaching, resolution, stack, zones
from engines.magic.rules.events import apply_events, bring
from engines.magic.rules.resolution import EffectHandler
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, Zone, leaves


def _move(scope: Scope, action: Move) -> Play[None]:
    """Move objects at one moment, those that are found."""
    table, numbers = scope.table, selectors.things(scope, action.what)
    batch: list[GameEvent] = []
    for what in [what for number in numbers if (what := _moved(scope, action, number)) is not None]:
        entering = yield from attaching.ask_host(table, what)
        if entering is not None:
            batch.append(entering)
    batch = yield from _arranged(scope, action, batch)
    if brings(action):
        resolution.makes(table)
        bring(table, *batch)
    else:
        apply_events(table, *batch)


def _zone(action: Move) -> Zone:
    return "library" if action.to == "library_bottom" else action.to


def _arranged(scope: Scope, action: Move, batch: list[GameEvent]) -> Play[list[GameEvent]]:
    """Return what comes into libraries in the order that their owners say, each of their own (401.4)."""
    if _zone(action) != "library":
        return batch
    table, bottom = scope.table, action.to == "library_bottom"
    about = DecisionContext(card=scope.voice.card, place=scope.voice.place)
    found: list[GameEvent] = []
    for seat in table.in_order():
        mine = {naming.thing(what.thing): what for what in batch if what.seat == seat}
        lasting = [key for key, what in mine.items() if not table.catalogue.cards[what.card].is_token]
        cards = [mine[key].card for key in lasting]
        asked = arranging.question(seat, lasting, cards, about, bottom=bottom)
        order = lasting if asked is None else list(map(str, (yield asked)))
        keys = [*(key for key in mine if key not in lasting), *order]
        found += [mine[key] for key in (keys if bottom else reversed(keys))]
    return found


def _moved(scope: Scope, action: Move, number: int) -> GameEvent | None:
    """Return that an object moves, if it is found where it can be."""
    table, to, bottom = scope.table, _zone(action), action.to == "library_bottom"
    perm = table.perms.get(number)
    if perm is not None:
        if to == "battlefield":  # it lies there
            return None
        return leaves(perm, "effect", to)._replace(bottom=bottom)
    spell = next((each for each in table.stack if each.id == number and each.kind == "spell"), None)
    if spell is not None:
        return None if to == "battlefield" else stack.leaves(spell, "effect", to, bottom=bottom)
    found = lying_at(table, number)
    if found is None:
        return None
    seat, came, lying = found
    if came == to == "graveyard":  # it lies there; what is exiled anew is another object (400.8)
        return None
    if to == "battlefield" and not table.catalogue.cards[lying.card].is_permanent:  # 304.4, 307.4
        return None
    by = scope.voice.seat if action.yours else seat
    what = GameEvent("moves", seat, "effect", number, lying.card, cast("Zone", came), to, by)
    counters = ((action.counter, 1),) if action.counter is not None else ()
    return what._replace(bottom=bottom, tapped=action.tapped, counters=counters)


def _destroy(scope: Scope, action: Destroy) -> Play[None]:
    """Destroy permanents at one moment (701.8a)."""
    table = scope.table
    numbers = [number for number in selectors.things(scope, action.what) if number in table.perms]
    apply_events(
        table,
        *(
            leaves(table.perms[number], "destroyed")._replace(
                regenerates=action.regenerates, source=scope.voice.source or scope.voice.id
            )
            for number in numbers
        ),
    )
    yield from ()


def _sacrifice(scope: Scope, action: Sacrifice) -> Play[None]:
    """Sacrifice permanents at one moment: nobody does so with what they do not control (701.21a).

    What was chosen is sacrificed by who has chosen it.
    """
    table, who = scope.table, scope.voice.seat
    perms = [table.perms[each] for each in selectors.things(scope, action.what) if each in table.perms]
    own = [perm for perm in perms if perm.seat == who or action.what == "chosen"]
    apply_events(table, *(leaves(perm, "sacrificed") for perm in own))
    yield from ()


def _counter(scope: Scope, action: Unmake) -> Play[None]:
    """Counter what is on the stack (701.6a): a spell goes to the graveyard, an ability is gone."""
    table = scope.table
    for number in selectors.things(scope, action.what):
        item = next((each for each in table.stack if each.id == number), None)
        if item is None:
            continue
        if item.kind != "spell":
            zones.remember(table, item)
            table.stack = [each for each in table.stack if each.id != number]
            resolution.count(table, 1)
        elif "cant_be_countered" not in table.catalogue.cards[item.card].traits.keywords:
            stack.leave(table, item, "countered", action.to)
    yield from ()


def _attach(scope: Scope, action: Attach) -> Play[None]:
    """Attach an Aura or Equipment, if it may be there (701.3a, 701.3b)."""
    table = scope.table
    for number, host in zip(_first(scope, action.what), _first(scope, action.to), strict=False):
        perm = table.perms.get(number)
        if perm is not None and perm.attached != host and attaching.may_be_on(table, perm, host):
            apply_events(table, GameEvent("attaches", perm.seat, "effect", number, attached=host))
    yield from ()


def _first(scope: Scope, word: Ref) -> Iterator[int]:
    yield from selectors.things(scope, word)[:1]


EFFECTS: dict[type[Any], EffectHandler] = {
    Move: _move,
    Destroy: _destroy,
    Sacrifice: _sacrifice,
    Unmake: _counter,
    Attach: _attach,
}
