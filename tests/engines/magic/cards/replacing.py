"""Whether what happens instead does so as printed: of each event, just where the words say so, and once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import product
from typing import Any

from engines.magic.cards.catalogue import Card
from engines.magic.language.pack import CardModel
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import GameEvent, leaves
from engines.magic.table.state import Table
from tests.engines.magic.cards.holding import MINE, card_of, table_with, words_of
from tests.engines.magic.cards.reading import ME, OTHER, NotRead
from tests.engines.magic.cards.reading_conditions import holds, parted
from tests.engines.magic.cards.reading_replacement_effects import Event, instead
from tests.engines.magic.cards.seen import Changes, Seen, between, printed
from tests.engines.magic.cards.shapes import KINDS, WHOSE, Looked, is_refused
from tests.engines.shapes import Shape

SAMPLE = 82
"""Of so many replacements a sample takes one."""
_TIMES: list[Shape] = [
    {"times": 0}, {"times": 2}, {"times": 3, "plus": 1}, {"plus": 1}, {"times": 0, "plus": 3},
]  # fmt: skip
_FROM: list[Shape] = [{}, {"from": {"color": "red"}}, {"from": {"type": "creature"}}]
_COMBAT: list[Shape] = [{}, {"combat": True}, {"combat": False}]
_TURN = {"test": "turn", "whose": "you"}


def every_replacement() -> Iterator[tuple[str, Shape]]:
    """Yield what happens instead, in every shape, each with the card that says it."""
    for to, source, whose, combat, times in product(
        ("this", "host", "you", "any"),
        _FROM,
        WHOSE,
        _COMBAT,
        [*_TIMES, {"plus": -1}, {"times": 2, "plus": -9}],
    ):
        what = {"instead": "damage", "to": to, "source_whose": whose, **source, **combat, **times}
        yield "aura" if to == "host" else "creature", _replaces(what)
    for dies, to in product((False, True), ("exile", "hand", "library", "library_bottom")):
        yield "creature", _replaces({"instead": "goes", "this": True, "dies": dies, "to": to})
        for wanted, whose in product(KINDS, WHOSE):
            yield (
                "enchantment",
                _replaces({"instead": "goes", "is": wanted, "whose": whose, "dies": dies, "to": to}),
            )
    for more in ({"tapped": True}, {"number": 2}, {"tapped": True, "number": 1, "kind": "charge"},
                 {"number": {"count": {"type": "creature"}}}):  # fmt: skip
        yield "creature", _replaces({"instead": "enters", **more})
        for wanted, whose in product(KINDS, WHOSE):
            yield (
                "enchantment",
                _replaces({"instead": "enters", "this": False, "is": wanted, "whose": whose, **more}),
            )
    for whose, times in product(WHOSE, _TIMES):
        for word in ("draws", "gains_life"):
            yield "enchantment", _replaces({"instead": word, "whose": whose, **times})
            yield "enchantment", _replaces({"instead": word, "whose": whose, **times}, _TURN)
        for wanted, counter in product(KINDS, ("plus_one", "charge")):
            what = {"instead": "counters", "is": wanted, "whose": whose, "kind": counter, **times}
            yield "enchantment", _replaces(what)


def _replaces(what: Shape, *conditions: Shape) -> Shape:
    return {"type": "replacing", "what": what, **({"if": [*conditions]} if conditions else {})}


# What happens, told by hand


def events(seen: Seen) -> Iterator[Event]:
    """Yield what is about to happen on the table, one after another on a table of its own."""
    mine = {thing.card: thing for thing in seen.perms.values() if thing.seat == ME}
    theirs = {thing.card: thing for thing in seen.perms.values() if thing.seat == OTHER}
    hit = [mine["raider"], mine[MINE], theirs["ogre"]]
    for source, combat in product((mine["raider"], theirs["ogre"], theirs["kite"]), (False, True)):
        for thing in (each for each in hit if "creature" in each.types):
            yield Event("damage", thing.seat, thing, 2, source, combat)
        for seat in (ME, OTHER):
            yield Event("damage", seat, None, 2, source, combat)
    for thing in seen.perms.values():
        yield Event("moves", thing.owner, thing)
        yield Event("moves", thing.owner, thing, to="exile")
        for counter in ("plus_one", "charge"):
            yield Event("counters", thing.seat, thing, 2, counter=counter)
    yield Event("counters", ME, mine["raider"], -1, counter="plus_one")
    for seat, card in product((ME, OTHER), ("bear", "anvil", "zap", "raider")):
        thing = printed(seen.cards[card], seat)
        yield Event("moves", seat, thing, came="hand")
        if card != "zap":
            yield Event("moves", seat, thing, came="hand", to="battlefield")
    yield Event("moves", ME, printed(seen.cards["call~imp"], ME), came="", to="battlefield")
    yield Event("moves", ME, printed(seen.cards[MINE], ME), came="hand", to="battlefield")
    for seat in (ME, OTHER):
        yield Event("draws", seat)
        yield Event("life", seat, number=3)
        yield Event("life", seat, number=-3)


def happens(table: Table, event: Event) -> None:
    """Let an event happen."""
    thing, source = event.thing, event.source.id if event.source else 0
    number = thing.id if thing else 0
    match event.word:
        case "damage":
            cause = "combat" if event.combat else "effect"
            apply_events(
                table, GameEvent("damages", event.seat, cause, number, number=event.number, source=source)
            )
        case "moves" if thing is not None and event.came == "battlefield":
            to: Any = event.to
            apply_events(table, leaves(table.perms[number], "state", to))
        case "moves":
            assert thing is not None
            came, to = event.came, event.to
            by = event.seat if to == "battlefield" else -1
            apply_events(table, GameEvent("moves", event.seat, "effect", 0, thing.card, came, to, by))  # pyright: ignore[reportArgumentType]: zones
        case "counters":
            what = GameEvent("counters", event.seat, "effect", number, number=event.number)
            apply_events(table, what._replace(word=event.counter))
        case word:
            kind: Any = word
            amount = event.number if word == "life" else 0
            apply_events(table, GameEvent(kind, event.seat, "effect", number=amount))


def changed(event: Event) -> Changes:
    """Return what is otherwise once an event has happened so."""
    thing, number = event.thing, event.number
    match event.word:
        case "damage" if thing is not None:
            return _rows(("damage", thing.id, number) if number else None)
        case "damage":
            return _rows(("life", event.seat, -number) if number else None)
        case "life":
            return _rows(("life", event.seat, number) if number else None)
        case "draws":
            row = Counter({("pile", event.seat, "hand", "forest", 1): number})
            return +Counter({**row, ("pile", event.seat, "library", "forest", -1): number})
        case "counters":
            assert thing is not None
            size = [
                (name, thing.id, number) for name in ("power", "toughness") if event.counter == "plus_one"
            ]
            return _rows(*size, ("counters", thing.id, event.counter, number)) if number else Counter()
        case _:
            return _moved(event)


def _rows(*rows: tuple[Any, ...] | None) -> Changes:
    return Counter(row for row in rows if row is not None)


def _moved(event: Event) -> Changes:
    thing, found = event.thing, Counter[tuple[Any, ...]]()
    assert thing is not None
    if event.came == "battlefield":
        found["gone", thing.id] += 1
    elif event.came:
        found["pile", event.seat, event.came, thing.card, -1] += 1
    if event.to == "battlefield":
        found["came", thing.card, thing.owner, thing.seat, event.tapped] += 1
        found.update(("enters with", *each) for each in event.counters)
    elif not thing.token:
        found["pile", thing.owner, event.to, thing.card, 1] += 1
    return Counter({row: count for row, count in _netted(found).items() if count})


def _netted(found: Changes) -> Changes:
    """Return a card that leaves a pile and comes back to it as one that has not moved."""
    for row in [each for each in found if each[0] == "pile" and each[-1] == 1]:
        other = (*row[:-1], -1)
        same = min(found[row], found[other])
        found[row] -= same
        found[other] -= same
    return found


# What is compared


def faults_of(kind: str, ability: Shape) -> Iterator[str]:
    """Yield what is wrong with what happens instead of each event."""
    words = words_of(kind, ability)
    laid = _saying(kind, ability)
    before = Seen(laid)
    myself = next(number for number, thing in before.perms.items() if thing.card == MINE)
    condition, said = parted(words)
    said = said[0].lower() + said[1:]
    for event in events(before):
        try:
            applies = condition is None or holds(condition, before, myself)
            wanted = changed(instead(said, event, before, myself) if applies else event)
        except NotRead as unknown:
            yield f"{words} | nobody reads {unknown}"
            return
        found = _found(laid, before, event)
        if found != wanted:
            told = event._replace(thing=None, source=None)
            name = event.thing.card if event.thing else "nobody"
            yield f"{words} | {name}, {told}: {dict(found)}, not {dict(wanted)}"


def _saying(kind: str, ability: Shape) -> Table:
    """Return a table on which a card lies, and is known, that says so."""
    table = table_with(kind).copy()
    real = Card(CardModel.model_validate(card_of(kind, ability)))
    table.catalogue = copy(table.catalogue)
    table.catalogue.cards = copy(table.catalogue.cards)
    table.catalogue.cards[MINE] = real
    for perm in table.perms.values():
        perm.card = real if perm.card.id == MINE else perm.card
    for side in table.sides:
        side.hand = ["bear", "anvil", "zap", "raider", MINE]
    table.touch()
    return table


def _found(laid: Table, before: Seen, event: Event) -> Changes:
    table = laid.copy()
    happens(table, event)
    after = Seen(table)
    found = Counter({row: count for row, count in between(before, after).items() if row[0] != "known"})
    for number, thing in after.perms.items():
        if number not in before.perms:
            found.update(("enters with", *each) for each in thing.counters)
    return found


def replacements(*, whole: bool) -> Looked:
    """Let everything happen instead, or a sample."""
    found = Looked("replacements")
    for kind, ability in [*every_replacement()][:: 1 if whole else SAMPLE]:
        if not is_refused(card_of(kind, ability)):
            found.add(faults_of(kind, ability))
    return found
