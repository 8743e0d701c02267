"""Abilities of what is played by hand: its player says that one is used or triggers (MN-R32, MN-D22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from engines.kernel import BACK, Choose, DecisionContext, Play
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.magic.cards.catalogue import MENDING, Card
from engines.magic.evaluation.objects import lying_at
from engines.magic.language import costs
from engines.magic.language.costs import (
    FREE,
    Component,
    Cost,
    Discard,
    Life,
    RemoveCounters,
    Sacrifice,
    TapOthers,
    TapThis,
)
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.rules import announcing as paying
from engines.magic.rules import mana, priority, special, stack
from engines.magic.rules.by_hand import marking
from engines.magic.rules.events import apply_events
from engines.magic.rules.plans import Plan
from engines.magic.table import keys as naming
from engines.magic.table.side import PILES
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table
from engines.magic.table.work import HandWork

MOST_REFUSALS = 3
"""Of one player's wishes in a turn, after which they ask no more."""
MOST_OBJECTIONS = 3
"""By one player in a match."""
NO, TRIGGERS = "no", "triggers"
ENOUGH = "enough"
"""The answer that a cost has no more parts."""
_PARTS = 8
"""So many parts a cost has at most."""
_NUMBERS = ("1", "2", "3", "4", "5", "6")
MANA = (*_NUMBERS, *costs.BITS)
"""The parts of a cost that are mana."""
_OTHERS: dict[str, Component] = {
    "tap": TapThis(this="tap"),
    "untap": TapThis(this="untap"),
    "sacrifice": TapThis(this="sacrifice"),
    "exile": TapThis(this="exile"),
    "sacrifice_one": Sacrifice(sacrifice=ANYTHING),
    "tap_one": TapOthers(tap=Filter(other=True)),
    "discard_one": Discard(discard=ANYTHING),
    "counter": RemoveCounters(remove="plus_one"),
    "charge": RemoveCounters(remove="charge"),
    **{f"life_{number}": Life(life=number) for number in (1, 2, 3, 4, 5)},
}
LIFE = {key: each.life for key, each in _OTHERS.items() if isinstance(each, Life)}
"""The parts of a cost that are life, with how much."""
COSTS = (*MANA, *_OTHERS)
"""What the parts of a cost can be."""


def may_ask(table: Table, seat: int) -> bool:
    """Tell whether a player may ask for consent: not any more this turn where it was refused often."""
    return table.sides[seat].refusals < MOST_REFUSALS


# What can be used


def any_there(table: Table, seat: int) -> bool:
    """Tell whether a player may want to use an ability, or to put something right, as all see.

    In their own main phase also whoever has nothing left but what was carried out.
    """
    if any(perm.seat == seat and perm.card.by_hand is not None for perm in table.perms.values()):
        return True
    return special.has_main(table, seat) and next(_lying(table, seat), None) is not None


def usable(table: Table, seat: int) -> list[str]:
    """Return what a player may say with priority: of each such thing, that it is used, or triggers."""
    if table.options.by_hand != "agreed":
        return []
    found: list[str] = []
    if marking.may_begin(table, seat) and may_ask(table, seat):
        for number in _things(table, seat):
            found += [naming.by_hand("ability", number), naming.by_hand("trigger", number)]
        found += [naming.by_hand("remind", number) for number in _things(table, table.other(seat))]
        found.append(naming.MEND)
    work = table.work
    if work is not None and work.seat != seat and table.sides[seat].objections < MOST_OBJECTIONS:
        found.append(naming.OBJECT)
    return found


def _things(table: Table, seat: int) -> Iterator[int]:
    """Yield the own permanents that are played by hand, and permanent cards in graveyard and exile.

    What an instant or a sorcery says is done as it resolves; for the rest something can be put right.
    """
    for perm in table.perms.values():
        if perm.seat == seat and perm.card.by_hand is not None:
            yield perm.id
    yield from (number for number, card in _lying(table, seat) if card.is_permanent)


def _lying(table: Table, seat: int) -> Iterator[tuple[int, Card]]:
    """Yield the own cards in graveyard and exile that are played by hand, as far as all see them."""
    for name in PILES[:2]:
        for each in table.sides[seat].pile(name):
            card = table.catalogue.cards[each.card] if each.up else None
            if card is not None and card.by_hand is not None:
                yield each.id, card


def _card_of(table: Table, number: int) -> tuple[Card, int, str]:
    """Return the card of such an object, its owner, and where it lies."""
    perm = table.perms.get(number)
    if perm is not None:
        return perm.card, perm.owner, "battlefield"
    found = lying_at(table, number)
    assert found is not None
    owner, pile, lying = found
    return table.catalogue.cards[lying.card], owner, pile


# Asking for it


def ask_for(table: Table, seat: int, act: naming.Act) -> Play[bool]:
    """Say what is used, and for what cost; the other agrees before it is announced. False after Back."""
    if act.verb == "remind":
        wanted = naming.by_hand("trigger", act.thing)
        table.work, table.mark = HandWork(table.other(seat), "reminded", wanted), None
        return True
    wanted = naming.MEND
    if act.verb != "mend":
        wanted = naming.by_hand(act.verb, act.thing)
    if act.verb == "ability":
        answers = yield from announce(
            [AnnouncingPart(str(place), _cost_question(table, seat, act.thing)) for place in range(_PARTS)]
        )
        if answers is None:
            return False
        wanted = naming.hand_deed(act.verb, naming.thing(act.thing), *_named(answers))
    table.work, table.mark = HandWork(seat, "consent", wanted), None
    if table.sides[table.other(seat)].trusts:
        agreed(table)
    return True


def _named(answers: Announced) -> list[str]:
    """Return the parts of a cost that were named."""
    return [str(each) for each in answers.values() if each != ENOUGH]


def _cost_question(table: Table, seat: int, number: int) -> Callable[[Announced], Choose | None]:
    def question(answers: Announced) -> Choose | None:
        named = _named(answers)
        if ENOUGH in answers.values():
            return None
        keys = [key for key in COSTS if paying.possible(table, plan(table, seat, number, (*named, key)))]
        asked = Choose(seat, "hand_cost", (ENOUGH, *keys), back=True, hidden=True, default=BACK)
        asked.about = DecisionContext(piece=naming.thing(number), rest=tuple(named))
        return asked

    return question


def plan(table: Table, seat: int, number: int, parts: tuple[str, ...]) -> Plan:
    """Return an ability as it is announced: its targets, and its cost by its parts."""
    card, owner, zone = _card_of(table, number)
    assert card.by_hand is not None
    place = card.by_hand.place
    voice = StackObject(0, "by_hand", seat, card.id, owner, zone, number, card.id, place)
    cost, components = _cost(parts)
    return Plan(voice, card.by_hand, cost, components, use=mana.ABILITY, back=False)


@lru_cache(maxsize=1_024)
def _cost(parts: tuple[str, ...]) -> tuple[Cost, tuple[Component, ...]]:
    generic = sum(int(each) for each in parts if each in _NUMBERS)
    pips = tuple(costs.BITS[each] for each in parts if each in costs.BITS)
    return FREE._replace(generic=generic, pips=pips), tuple(
        _OTHERS[each] for each in parts if each in _OTHERS
    )


def agreed(table: Table) -> None:
    """Let what the other has agreed to begin: an ability is announced, or something is put right."""
    work = table.work
    assert work is not None
    if work.wanted == naming.MEND:
        _mend(table, work.seat)
    else:
        table.work = work._replace(phase="use")


def _mend(table: Table, seat: int) -> None:
    """Let something be put right: a work that no card speaks of."""
    number = table.number()
    table.doing = StackObject(number, "by_hand", seat, MENDING, seat, text=MENDING, place=0)
    table.tell("mends", seat=seat)
    table.sides[seat].works += 1
    marking.begin(table, seat, number)


def ask_use(table: Table) -> Play[bool]:
    """Let the ability be announced, paid, and put on the stack (602.2, 603.3)."""
    work = table.work
    assert work is not None
    thing, *named = naming.hand_said(work.wanted)
    what = plan(table, work.seat, naming.thing_named(thing), tuple(named))
    ready = yield from paying.ask(table, what)
    assert ready is not None  # it was possible, and the first part does not lead back
    table.sides[work.seat].works += 1
    table.work = None
    item = stack.put(table, ready.item)
    paid = paying.pay(table, what, ready._replace(item=item))
    place = next(place for place, other in enumerate(table.stack) if other.id == item.id)
    table.stack[place] = item = table.stack[place]._replace(paid=paid)
    apply_events(table, *stack.aims_of(item))
    priority.after_own_spell(table, work.seat)
    return True


def ask_reminded(table: Table) -> Play[bool]:
    """Let a player whom the other reminds of a text say that it triggers, or that it does not (MN-R32)."""
    work = table.work
    assert work is not None
    keys, thing = (NO, TRIGGERS), naming.hand_said(work.wanted)[0]
    about = DecisionContext(piece=thing)
    if (yield Choose(work.seat, "reminded", keys, default=NO, about=about)) == TRIGGERS:
        table.work = work._replace(phase="use")
    else:
        table.sides[table.other(work.seat)].refusals += 1
        table.work = None
    return True


def objects(table: Table, seat: int) -> None:
    """Object to what the other has just done: both say how to go on (MN-R34)."""
    assert table.work is not None
    table.sides[seat].objections += 1
    table.tell("objects", seat=seat)
    table.work = table.work._replace(phase="objection")
