"""Resolving effects: in order, with all that they trigger (NX-47, NX-69, NX-73, NX-R40, NX-R48)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from engines.kernel import Choose, DecisionContext, Play
from engines.kernel.effects.registry import EffectRegistry
from engines.noxtalia.evaluation.conditions import holds
from engines.noxtalia.evaluation.powers import foe_of
from engines.noxtalia.evaluation.selectors import decides
from engines.noxtalia.language.actions import Action, ChooseOne, Conditional, May, Roll
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.rules.destruction import destroy_dead, of_attached
from engines.noxtalia.rules.discard import leave_spirit
from engines.noxtalia.rules.robot.worth import favours
from engines.noxtalia.rules.triggers import of_everything
from engines.noxtalia.table.die import pick_at_random
from engines.noxtalia.table.pieces import Attached, Spirit
from engines.noxtalia.table.resolving_effect import PendingTrigger, ResolvingEffect
from engines.noxtalia.table.state import Table

YES, NO = "yes", "no"

EffectHandler: TypeAlias = Callable[[Table, ResolvingEffect, Any], Play[None] | None]
"""Does an action: at once, or as a play in which somebody may be asked."""


# Effects


def apply(table: Table, use: ResolvingEffect, effects: Iterable[Effect]) -> Play[None]:
    """Resolve effects of one card in printed order (NX-47, NX-50, NX-R5)."""
    for effect in effects:
        met = holds(table, use, effect.conditions)
        yield from do(table, use, effect.do if met else effect.otherwise)


def do(table: Table, use: ResolvingEffect, actions: Sequence[Action]) -> Play[None]:
    """Do actions in order; after each, Spirits without PV are destroyed."""
    for action in actions:
        table.tick()
        play = EFFECTS[type(action)](table, use, action)
        if play is not None:
            yield from play
        if table.hurt:
            yield from settle(table)


def settle(table: Table) -> Play[None]:
    """Destroy Spirits without PV, and resolve what that triggers, until nothing is left to do (NX-R48)."""
    while table.hurt:
        yield from happen(table, destroy_dead(table))


def settle_foe(table: Table, use: ResolvingEffect, names_opponent: bool) -> Play[None]:
    """Say who "the opponent" is: the other side of attack or Spirit, else the user picks (NX-D10)."""
    use.foe = foe_of(table, use)
    if not names_opponent or len(table.sides) == 2 or not decides(table, use.seat):
        return
    spirits = [spirit for spirit in (use.target, use.host) if spirit is not None]
    team = table.sides[use.seat].team
    if use.role in ("attack", "defence") or any(table.sides[spirit.seat].team != team for spirit in spirits):
        return
    others = table.opponents(use.seat)
    if len(others) > 1:
        keys = tuple(str(side.seat) for side in others)
        use.foe = int((yield Choose(use.seat, "opponent", keys, about=DecisionContext(card=use.card))))


def happen(table: Table, triggers: Sequence[PendingTrigger]) -> Play[None]:
    """Resolve effects that are due at the same moment, as the active player orders them (NX-69, NX-R40)."""
    left = list(triggers)
    while left:
        table.tick()
        trigger = yield from _next(table, left)
        use = trigger.use
        if trigger.stays and not lies_there(use):
            continue
        table.source = Attached(use.card, use.seat)
        if table.journal is not None:
            table.tell("effect", seat=use.seat, card=table.named(use.card))
        yield from settle_foe(table, use, table.card(use.card).names_opponent)
        yield from apply(table, use, trigger.effects)
        table.source = None


def _next(table: Table, left: list[PendingTrigger]) -> Play[PendingTrigger]:
    if len(left) == 1:
        return left.pop()
    if not decides(table, table.active):
        return pick_at_random(table, left)
    if all(_is_alike(each, left[0]) for each in left):  # it has no order
        return left.pop(0)
    keys = [trigger.use.key for trigger in left]
    among = tuple(dict.fromkeys(keys))
    key: str = yield Choose(table.active, "order", among, default=among[0])
    return left.pop(keys.index(key))


def _is_alike(one: PendingTrigger, other: PendingTrigger) -> bool:
    """Tell whether two copies of a card on one Spirit do the same."""
    return one.use.key == other.use.key and one.effects == other.effects


def lies_there(use: ResolvingEffect) -> bool:
    """Tell whether a card still lies on its living Spirit."""
    host = use.host
    if host is None or not host.alive:
        return False
    return use.role == "passive" or (use.card, use.seat) in host.attached


# Attached capacities


def take_off(table: Table, host: Spirit, attached: Attached) -> Play[None]:
    """Take an attached capacity off its Spirit (NX-R15, NX-R16)."""
    host.attached.remove(attached)
    if table.journal is not None:
        name = table.named(host.body.id)
        table.tell("detached", seat=host.seat, card=table.named(attached.card), spirit=name)
    leave_spirit(table, attached)
    yield from happen(table, of_attached(table, attached, host, "on_detach"))


def put_on(table: Table, host: Spirit, attached: Attached) -> Play[None]:
    """Attach a capacity to a Spirit; there may be any number (NX-68, NX-83, NX-84)."""
    host.attached.append(attached)
    if table.journal is not None:
        name = table.named(host.body.id)
        table.tell("attached", seat=host.seat, card=table.named(attached.card), spirit=name)
    yield from happen(table, of_attached(table, attached, host, "on_attach"))


# The cycle


def cycle_changed(table: Table) -> Play[None]:
    """Resolve what a change of cycle triggers; one that it makes itself triggers nothing more."""
    if not table.turning:
        table.turning = True
        yield from happen(table, of_everything(table, "on_cycle_change"))
        table.turning = False


# Rolls, choices, conditions


def _roll(table: Table, use: ResolvingEffect, action: Roll) -> Play[None]:
    use.die = table.dice.roll()
    if use.role in ("attack", "defence") and table.attack is not None:
        table.attack.rolls.append(use.die)
    if table.journal is not None:
        table.tell("roll", seat=use.seat, card=table.named(use.card), die=use.die)
    for face in action.results:
        if use.die in face.faces:
            yield from do(table, use, face.do)


def _choose_one(table: Table, use: ResolvingEffect, action: ChooseOne) -> Play[None]:
    places = [place for place, mode in enumerate(action.modes) if favours(table, use, mode.do)]
    if decides(table, use.seat):
        keys = tuple(str(place) for place in range(len(action.modes)))
        chosen = int((yield Choose(use.seat, "mode", keys, about=DecisionContext(card=use.card))))
    else:
        chosen = pick_at_random(table, places or list(range(len(action.modes))))
    if table.journal is not None:
        table.tell("mode", seat=use.seat, card=table.named(use.card), number=chosen + 1)
    yield from do(table, use, action.modes[chosen].do)


def _may(table: Table, use: ResolvingEffect, action: May) -> Play[None]:
    if decides(table, use.seat):
        said: str = yield Choose(use.seat, "may", (NO, YES), default=NO, about=DecisionContext(card=use.card))
    else:
        said = YES if favours(table, use, action.do) else NO
    if said == YES:
        yield from do(table, use, action.do)


def _conditional(table: Table, use: ResolvingEffect, action: Conditional) -> Play[None]:
    yield from do(table, use, action.do if holds(table, use, action.conditions) else action.otherwise)


EFFECTS: EffectRegistry[EffectHandler] = EffectRegistry(
    {
        Roll: _roll,
        ChooseOne: _choose_one,
        May: _may,
        Conditional: _conditional,
    }
)
