"""Casting spells (601)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engines.kernel import Choose, DecisionContext, Play
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import traits_of_item
from engines.magic.rules import (
    announcing,
    making,
    mana,
    permissions,
    priority,
    special,
    stack,
    trigger_detection,
)
from engines.magic.rules.announced import NO, YES
from engines.magic.rules.announcing import Ready
from engines.magic.rules.events import apply_events
from engines.magic.rules.permissions import Castable
from engines.magic.rules.plans import Plan
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, Zone
from engines.magic.table.stack_object import WITHOUT_TEXT, StackObject
from engines.magic.table.state import Table


def castable(table: Table, seat: int) -> list[str]:
    """Return what a player can cast now: in time, paid, and with targets (601.3, 302.1, MN-18)."""
    main = special.has_main(table, seat)
    return _castable(table, seat, permissions.spells(table, seat, main=main), main=main)


def in_the_open(table: Table, seat: int) -> list[str]:
    """Return what a player can cast of cards that all see."""
    main = special.has_main(table, seat)
    return _castable(table, seat, permissions.open_spells(table, seat), main=main)


def _castable(table: Table, seat: int, spells: Iterable[Castable], *, main: bool) -> list[str]:
    found: list[str] = []
    uses_up = table.catalogue.uses_up_for_mana and making.any_there(table, seat)
    changed = uses_up or bool(board_of(table).costs)
    for each in spells:
        card, cost = each.card, each.cost
        if not main and not card.fast:
            continue
        if changed or cost.lives or card.changes_own_cost or card.helps:
            able = announcing.possible(table, plan_of(seat, each))
        else:
            able = mana.can_pay(table, seat, cost, card.use) and (
                (card.is_plain and not each.components) or announcing.beyond_mana(table, plan_of(seat, each))
            )
        if able:
            found.append(each.key)
    return found


@lru_cache(maxsize=4_096)
def plan_of(seat: int, spell: Castable) -> Plan:
    """Return what is announced of a spell, and what it costs."""
    card = spell.card
    place = WITHOUT_TEXT if card.spell is None else card.spell.place
    voice = StackObject(0, "spell", seat, card.id, seat, spell.came, spell.thing, card.id, place)
    voice = voice._replace(way=spell.way, under=spell.under)
    paid = (*spell.components, *card.additional)
    plan = Plan(voice, card.spell, spell.cost, paid, card.extras, card.enchants, card.use)
    return plan._replace(helps=card.helps) if card.helps else plan


def cast(table: Table, seat: int, act: naming.Act) -> Play[bool]:
    """Announce a spell and cast it: until then nothing is shown (601.2, MN-R21). False after Back."""
    spell = permissions.spell_named(table, seat, act)
    plan = plan_of(seat, spell)
    ready = yield from announcing.ask(table, plan)
    if ready is None:
        return False
    put(table, spell, plan, ready)
    priority.after_own_spell(table, seat)
    return True


def put(table: Table, spell: Castable, plan: Plan, ready: Ready) -> None:
    """Put a spell that is announced whole on the stack, and pay for it (601.2a, 601.2g to 601.2i)."""
    seat = ready.item.seat
    came: Zone = spell.came  # pyright: ignore[reportAssignmentType]: it is one
    card, up = spell.under or spell.card.id, not spell.under
    apply_events(table, GameEvent("moves", seat, "cast", spell.thing, card, came, "stack", seat, up=up))
    number = table.stack[-1].id
    item = ready.item._replace(id=number, source=number)
    table.stack[-1] = item
    table.items += 1
    paid = announcing.pay(table, plan, ready._replace(item=item))
    if paid:
        table.stack[-1] = item = table.stack[-1]._replace(paid=paid)
    apply_events(table, GameEvent("cast", seat, "cast", number, source=number), *stack.aims_of(item))
    if "cascade" in spell.card.inner:
        cascade = spell.card.inner["cascade"]
        voice = StackObject(0, "trigger", seat, card, seat, source=number, text=cascade.card)
        value = traits_of_item(table, item).value
        trigger_detection.set_off(table, voice._replace(place=cascade.place, amount=value))


def by_effect(table: Table, seat: int, spell: Castable, *, default: str) -> Play[bool]:
    """Let a player cast a card as an effect says, if that can be done; tell whether they do (608.2g)."""
    plan = plan_of(seat, spell)._replace(back=False)
    if not announcing.possible(table, plan):
        return False
    about = DecisionContext(card=spell.card.id)
    if (yield Choose(seat, "may", (NO, YES), default=default, about=about)) == NO:
        return False
    ready = yield from announcing.ask(table, plan)
    assert ready is not None  # the first part does not lead back
    put(table, spell, plan, ready)
    return True
