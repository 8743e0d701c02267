"""Resolving texts: actions in printed order, as much as possible of each (NN-R52)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engines.kernel import Choose, DecisionContext, Play
from engines.kernel.effects.registry import EffectRegistry
from engines.neo_noble.evaluation.conditions import holds
from engines.neo_noble.evaluation.selectors import spirit_of
from engines.neo_noble.language.actions import Action, ChooseOne, Conditional, May, UseText
from engines.neo_noble.language.texts import Activated
from engines.neo_noble.rules import costs, piles, targeting
from engines.neo_noble.table import course
from engines.neo_noble.table.pieces import Source, Spirit
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table

YES, NO = "yes", "no"

EffectHandler: TypeAlias = Callable[[Table, ResolvingEffect, Any], Play[None] | None]
"""Does an action: at once, or as a play in which somebody may be asked."""


def resolve(table: Table, use: ResolvingEffect, actions: Sequence[Action]) -> Play[None]:
    """Do actions in order; what they trigger waits until the whole text is done (NN-R53)."""
    for action in actions:
        table.tick()
        use.verb = action.action
        play = EFFECTS[type(action)](table, use, action)
        if play is not None:
            yield from play
        piles.keep_filled(table)


def agrees(use: ResolvingEffect, do: Sequence[Action], seat: int) -> Play[bool]:
    """Ask a player who may do something, or leave it."""
    about = use.about._replace(verb=do[0].action)
    said: str = yield Choose(seat, "may", (NO, YES), default=NO, about=about)
    return said == YES


# Connectives


def _choose_one(table: Table, use: ResolvingEffect, action: ChooseOne) -> Play[None]:
    keys = tuple(str(number) for number in range(len(action.modes)))
    by = use.seat if action.by == "you" else 1 - use.seat
    chosen: str = yield Choose(by, "choice", keys, about=use.about)
    if table.journal is not None:
        table.tell("choice", seat=by, card=table.named(use.card.id), number=int(chosen) + 1)
    yield from resolve(table, use, action.modes[int(chosen)].do)


def _may(table: Table, use: ResolvingEffect, action: May) -> Play[None]:
    payer = use if action.by == "you" else _opponent(use)
    asked = course.foretold(table, payer.seat, "may")
    if asked is None:
        asked = costs.payable(table, payer, action.cost)
    taken = asked and (yield from agrees(use, action.do, payer.seat))
    use.managed(taken)
    if taken:
        outer = use.x
        yield from costs.pay(table, payer, action.cost)
        use.x = payer.x
        yield from resolve(table, use, action.do)
        use.x = outer
    else:
        yield from resolve(table, use, action.otherwise)


def _opponent(use: ResolvingEffect) -> ResolvingEffect:
    """Return the opponent in the place of the player: the one who is asked and pays."""
    other = ResolvingEffect(Source(1 - use.seat, use.card.id), use.card, use.place, use.text, use.event)
    other.aims, other.borrowed = use.aims, use.borrowed
    return other


def _conditional(table: Table, use: ResolvingEffect, action: Conditional) -> Play[None]:
    met = holds(table, use, action.conditions)
    yield from resolve(table, use, action.do if met else action.otherwise)


def _use_text(table: Table, use: ResolvingEffect, action: UseText) -> Play[None]:
    """Do another Spirit's text as though it stood here: with targets of its own, without its cost."""
    use.managed(0)
    spirit = spirit_of(table, use, action.of)
    if spirit is None or spirit.key == use.source.spirit or use.borrowed:
        return
    places = [place for kind in ("manifest", "on_summon") for place in spirit.card.by_type.get(kind, ())]
    texts = {str(place): spirit.card.activated(place) for place in places}
    found = {key: text for key, text in texts.items() if _could_be(table, _borrowing(use, spirit, key), text)}
    if not found:
        return
    key = next(iter(found))
    if len(found) > 1:
        about = DecisionContext(piece=spirit.key, card=spirit.card.id)
        key = yield Choose(use.seat, "text", tuple(found), about=about)
    borrowed = _borrowing(use, spirit, key)
    borrowed.aims = (yield from targeting.choose(table, borrowed, found[key].targets)) or ()
    yield from resolve(table, borrowed, found[key].do)
    use.managed(1)


def _borrowing(use: ResolvingEffect, spirit: Spirit, place: str) -> ResolvingEffect:
    borrowed = ResolvingEffect(use.source, use.card, use.place, use.text, use.event)
    borrowed.borrowed = spirit.card.id, int(place)
    return borrowed


def _could_be(table: Table, use: ResolvingEffect, text: Activated) -> bool:
    return holds(table, use, text.conditions) and targeting.exist(table, use, text.targets)


EFFECTS: EffectRegistry[EffectHandler] = EffectRegistry(
    {ChooseOne: _choose_one, May: _may, Conditional: _conditional, UseText: _use_text}
)
