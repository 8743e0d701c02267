"""Activating abilities (602), and mana abilities, which wait for nobody (605)."""

from __future__ import annotations

from engines.kernel import Play
from engines.kernel.effects.announcing import Announced, announce
from engines.magic.rules import abilities, announcing, making, priority, resolution, special, stack
from engines.magic.rules.abilities import Usable
from engines.magic.rules.announcing import Ready
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import GameEvent
from engines.magic.table.state import Table


def usable(table: Table, seat: int) -> list[str]:
    """Return the abilities that a player can activate now (602.1, 602.5)."""
    found = list(abilities.of_seat(table, seat))
    main = special.has_main(table, seat) if found else False
    return [each.key for each in found if _can_use(table, each, main=main)]


def public_use(table: Table, seat: int) -> bool:
    """Tell whether a player can activate anything that all see."""
    main = special.has_main(table, seat)
    return any(_can_use(table, each, main=main) for each in abilities.in_the_open(table, seat))


def _can_use(table: Table, each: Usable, *, main: bool) -> bool:
    return abilities.in_time(table, each, main=main) and announcing.possible(table, each.plan)


def use(table: Table, seat: int, key: str) -> Play[bool]:
    """Announce an ability and activate it (602.2). False after Back."""
    each = next(each for each in abilities.of_seat(table, seat) if each.key == key)
    plan = each.plan
    ready = yield from announcing.ask(table, plan)
    if ready is None:
        return False
    colors = resolution.color_questions(each.text, ready.item) if each.text.adds_at_once else []
    answers = yield from announce(colors)
    if answers is None:
        return False
    abilities.note_use(table, each)
    if each.text.is_mana:
        yield from _use_for_mana(table, each, ready, answers)
        return True
    item = stack.put(table, ready.item)
    paid = announcing.pay(table, plan, ready._replace(item=item))
    place = next(place for place, other in enumerate(table.stack) if other.id == item.id)
    table.stack[place] = item = table.stack[place]._replace(paid=paid)
    apply_events(table, *stack.aims_of(item))
    priority.after_own_spell(table, seat)
    return True


def _use_for_mana(table: Table, each: Usable, ready: Ready, colors: Announced) -> Play[None]:
    """Let a mana ability be paid for and done: nobody gets priority before it is (605.3b)."""
    more = making.bonus(table, each)  # of what it is before it pays: it may go (605.3b)
    with resolution.apart(table, ready.item) as item:
        resolution.note(table, paid=announcing.pay(table, each.plan, ready._replace(item=item)))
        if each.text.adds_at_once:
            yield from resolution.at_once(table, each.text, colors)
        done = table.doing
    seat = each.voice.seat
    apply_events(table, *(GameEvent("mana", seat, "effect", each.voice.source, number=unit) for unit in more))
    priority.give(table, seat)
    if not each.text.adds_at_once:
        resolution.begin(table, done)
