"""Objects go elsewhere: moved, destroyed, sacrificed, countered; or onto another (400, 701)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from engines.kernel import About, Play
from engines.magic.cards.language.actions import Attach, Destroy, Move, Sacrifice, Unmake
from engines.magic.cards.meaning import selectors
from engines.magic.cards.meaning.objects import Scope, item_of, lying_at, went
from engines.magic.rules import arranging, attaching, doing, stack
from engines.magic.rules.doing import Deed
from engines.magic.rules.events import happen
from engines.magic.table import keys as naming
from engines.magic.table.batch import Happening, Zone, leaves


def _move(scope: Scope, action: Move) -> Play[int]:
    """Move objects at one moment; of what has left already, the object that it has become (400.7)."""
    table = scope.table
    numbers = [went(table, number) for number in selectors.things(scope, action.what)]
    spells = [item_of(table, number) for number in numbers]
    batch: list[Happening] = []
    for what in [what for number in numbers if (what := _moved(scope, action, number)) is not None]:
        entering = yield from attaching.ask_host(table, what)
        if entering is not None:
            batch.append(entering)
    batch = yield from _arranged(scope, action, batch)
    before = table.serial
    happen(table, *batch)
    for item in spells:
        if item is not None and item.kind == "spell" and action.to != "battlefield":
            stack.leave(table, item, "effect", _zone(action), bottom=action.to == "library_bottom")
    if action.to == "battlefield":
        doing.note(table, made=tuple(number for number in table.perms if number > before))
    elif action.to in ("graveyard", "exile"):
        doing.note(table, made=tuple(went(table, number) for number in numbers))
    return len(batch)


def _zone(action: Move) -> Zone:
    return "library" if action.to == "library_bottom" else action.to


def _arranged(scope: Scope, action: Move, batch: list[Happening]) -> Play[list[Happening]]:
    """Return what comes into libraries in the order that their owners say, each of his own (401.4)."""
    if _zone(action) != "library":
        return batch
    table, bottom = scope.table, action.to == "library_bottom"
    about = About(card=scope.voice.card, place=scope.voice.place)
    found: list[Happening] = []
    for seat in table.in_order():
        mine = {naming.thing(what.thing): what for what in batch if what.seat == seat}
        lasting = [key for key, what in mine.items() if not table.catalogue.cards[what.card].is_token]
        cards = [mine[key].card for key in lasting]
        asked = arranging.question(seat, lasting, cards, about, bottom=bottom)
        order = lasting if asked is None else list(map(str, (yield asked)))
        keys = [*(key for key in mine if key not in lasting), *order]
        found += [mine[key] for key in (keys if bottom else reversed(keys))]
    return found


def _moved(scope: Scope, action: Move, number: int) -> Happening | None:
    """Return that an object moves, if it is found where it can be."""
    table, to = scope.table, _zone(action)
    perm = table.perms.get(number)
    if perm is not None:
        if to == "battlefield":  # it lies there
            return None
        return leaves(perm, "effect", to)._replace(bottom=action.to == "library_bottom")
    found = lying_at(table, number)
    if found is None:
        return None
    seat, came, lying = found
    if to == "battlefield" and not table.catalogue.cards[lying.card].is_permanent:  # 304.4, 307.4
        return None
    by = scope.voice.seat if action.yours else seat
    what = Happening("moves", seat, "effect", number, lying.card, cast("Zone", came), to, by)
    return what._replace(bottom=action.to == "library_bottom", tapped=action.tapped)


def _destroy(scope: Scope, action: Destroy) -> Play[int]:
    """Destroy permanents at one moment (701.8a)."""
    table = scope.table
    numbers = [number for number in selectors.things(scope, action.what) if number in table.perms]
    happen(
        table,
        *(
            leaves(table.perms[number], "destroyed")._replace(regenerates=action.regenerates)
            for number in numbers
        ),
    )
    yield from ()
    return len(numbers)


def _sacrifice(scope: Scope, action: Sacrifice) -> Play[int]:
    """Sacrifice permanents at one moment: nobody does so with what he does not control (701.21a).

    What was chosen is sacrificed by who has chosen it.
    """
    table, who = scope.table, scope.voice.seat
    perms = [table.perms[each] for each in selectors.things(scope, action.what) if each in table.perms]
    own = [perm for perm in perms if perm.seat == who or action.what == "chosen"]
    happen(table, *(leaves(perm, "sacrificed") for perm in own))
    yield from ()
    return len(own)


def _counter(scope: Scope, action: Unmake) -> Play[int]:
    """Counter what is on the stack (701.6a): a spell goes to the graveyard, an ability is gone."""
    table = scope.table
    done = 0
    for number in selectors.named(scope, action.what):
        item = item_of(table, number)
        if item is None or all(each.id != number for each in table.stack):
            continue
        done += 1
        if item.kind != "spell":
            table.stack = [each for each in table.stack if each.id != number]
        elif "cant_be_countered" in table.catalogue.cards[item.card].traits.keywords:
            done -= 1
        else:
            stack.leave(table, item, "countered", action.to)
    yield from ()
    return done


def _attach(scope: Scope, action: Attach) -> Play[int]:
    """Attach an Aura or Equipment, if it may be there (701.3a, 701.3b)."""
    table = scope.table
    done = 0
    for number, host in zip(_first(scope, action.what), _first(scope, action.to), strict=False):
        perm = table.perms.get(number)
        if perm is not None and perm.attached != host and attaching.may_be_on(table, perm, host):
            happen(table, Happening("attaches", perm.seat, "effect", number, attached=host))
            done += 1
    yield from ()
    return done


def _first(scope: Scope, word: str) -> Iterator[int]:
    yield from selectors.named(scope, word)[:1]


DEEDS: dict[type[Any], Deed] = {
    Move: _move,
    Destroy: _destroy,
    Sacrifice: _sacrifice,
    Unmake: _counter,
    Attach: _attach,
}
