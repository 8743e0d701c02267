"""The stack: what is put on it, and how its top resolves (405, 608)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel.effects.call_frames import Frame
from engines.magic.cards.texts import Text
from engines.magic.cards.ways import EXILED
from engines.magic.evaluation import conditions
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope
from engines.magic.rules import priority, targeting, trigger_detection, zones
from engines.magic.rules.by_hand import deeds, marking
from engines.magic.rules.events import apply_events
from engines.magic.table import keys as naming
from engines.magic.table.batch import Cause, GameEvent, Zone
from engines.magic.table.stack_object import WITHOUT_TEXT, Delayed, StackObject
from engines.magic.table.state import Table


def put(table: Table, item: StackObject) -> StackObject:
    """Put an ability on top of the stack (602.2a, 603.3)."""
    item = item._replace(id=table.number())
    table.stack.append(item)
    table.items += 1
    if table.journal is not None:
        kind = "trigger" if item.kind == "trigger" else "use"
        table.tell(kind, seat=item.seat, card=table.named(item.card))
    return item


def aims_of(item: StackObject) -> Iterator[GameEvent]:
    """Yield that objects and players have become targets (115.10, 601.2c)."""
    for key in dict.fromkeys(item.targets):
        if key:
            number = naming.thing_named(key)
            seat = item.seat if number else naming.player_named(key)
            yield GameEvent("targets", seat, "effect", number, source=item.id)


def text_of(table: Table, item: StackObject) -> Text | None:
    """Return what something on the stack does; None of a spell that only becomes a permanent.

    Of what is carried out by hand it is the deed that is being done.
    """
    if table.work is not None and table.frames and table.work.item == item.id:
        return deeds.text(table.work.wanted)
    return None if item.place == WITHOUT_TEXT else table.catalogue.text(item.text, item.place)


def resolve_top(table: Table) -> None:
    """Let the newest item resolve, or be removed for having lost all its targets (608.2)."""
    item = table.stack[-1]
    card, text = table.catalogue.cards[item.card], text_of(table, item)
    if item.kind == "spell" and card.is_permanent:
        _enter(table, item)
        return
    assert text is not None
    asked_again = item.kind == "trigger" and not item.block and text.gate
    if asked_again and not conditions.hold(Scope(table, board_of(table), item), text.gate):  # 603.4, 608.2a
        table.doing = item
        return
    aims = (
        item.targets if item.block else targeting.still(table, item, targeting.targets_of(text, item.modes))
    )
    table.doing = item if aims == item.targets else item._replace(targets=aims)
    if any(item.targets) and not any(aims) and not item.block:
        table.tell("no_effect", seat=item.seat, card=table.named(item.card))
        return
    if text is card.by_hand:
        marking.resolve(table, item)
    else:
        table.frames.append(Frame(item.id, item.block, seat=item.seat))


def _enter(table: Table, item: StackObject) -> None:
    """Let a permanent spell become a permanent (608.3a, 608.3b); an Aura whose target is lost does not."""
    card = table.catalogue.cards[item.card]
    host = 0
    if card.enchants is not None:
        (aim,) = targeting.still(table, item, (card.enchants,))
        if not aim:
            leave(table, item, "resolves")
            settle(table)
            return
        host = naming.thing_named(aim)
    what = GameEvent("moves", item.owner, "resolves", item.id, item.card, "stack", "battlefield", item.seat)
    apply_events(table, what._replace(attached=host) if host else what)
    settle(table)


def finish(table: Table) -> None:
    """End a resolution: the spell goes to the graveyard, the ability is gone (608.2n)."""
    item = table.doing
    assert item is not None
    table.doing = None  # what happens now is no part of what it does
    announced = next((each for each in table.stack if each.id == item.id), None)
    there = announced is not None
    if item.kind == "ability" and not there:  # a mana ability: who has used it goes on (605.3b)
        return
    if item.kind == "spell" and announced is not None:
        lost = any(announced.targets) and not any(item.targets)  # it does not resolve (608.2b)
        rebounds = "rebound" in table.catalogue.cards[item.card].inner and item.came == "hand"
        to: Zone = "hand" if "buyback" in item.extras else "exile" if rebounds else "graveyard"
        leave(table, item, "resolves", "graveyard" if lost else to)
        if rebounds and to == "exile" and not lost:
            _wait_for_upkeep(table, item)
    elif there:
        table.stack = [each for each in table.stack if each.id != item.id]
    settle(table)


def _wait_for_upkeep(table: Table, item: StackObject) -> None:
    """Let a spell that has rebounded be cast again in the next upkeep of its controller (702.88a)."""
    exile = table.sides[item.owner].exile
    if exile and exile[-1].card == item.card:
        text = table.catalogue.cards[item.card].inner["rebound"]
        voice = StackObject(0, "trigger", item.seat, item.card, item.owner, "exile", exile[-1].id, text.card)
        trigger_detection.put_off(table, Delayed(voice._replace(place=text.place), 0, "stays"))


def leave(table: Table, item: StackObject, cause: Cause, to: Zone = "graveyard") -> None:
    """Let a spell go from the stack."""
    apply_events(table, leaves(item, cause, to))


def leaves(item: StackObject, cause: Cause, to: Zone, *, bottom: bool = False) -> GameEvent:
    """Return that a spell goes from the stack: after some ways to cast it to exile (702.34a)."""
    to = "exile" if item.way in EXILED else to
    return GameEvent("moves", item.owner, cause, item.id, item.card, "stack", to, bottom=bottom)


def settle(table: Table) -> None:
    """Let the active player have priority after something has resolved (117.3b)."""
    priority.give(table, table.active)
    if not table.stack:
        zones.forget(table)
        for side in table.sides:
            if side.quiet == "stack":
                side.quiet = ""
