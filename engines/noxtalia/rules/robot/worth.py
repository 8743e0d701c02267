"""What an action is worth to its user now, in PV or so: what the Robot and the computer players go by.

Above 0 it helps (NX-100, NX-R57). What is missing here helps nobody by itself:
the Robot neither recycles, looks, nor minds limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engines.noxtalia.evaluation.conditions import holds
from engines.noxtalia.evaluation.selectors import fits_card, meant, player
from engines.noxtalia.evaluation.values import number
from engines.noxtalia.language.actions import (
    Action,
    Attach,
    ChartValue,
    ChooseOne,
    Conditional,
    CostChange,
    Damage,
    DestroyAttached,
    Discard,
    Draw,
    Exhaust,
    GainPm,
    Heal,
    IgnoreChart,
    LosePm,
    LosePv,
    May,
    Mill,
    NoDefence,
    OpposingPower,
    Power,
    PreventDamage,
    Recharge,
    RemoveFromGame,
    ReturnToHand,
    Roll,
    StealPm,
)
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.pack import FULL_PM
from engines.noxtalia.language.parts import Who
from engines.noxtalia.language.selectors import AtRandom, Chosen, LowestPv, Selector
from engines.noxtalia.table.pieces import Spirit
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Side, Table

BEST_ROLL = 6
KILL, CARD, STRIPPED, CHARGE, BOND = 5.0, 1.2, 1.5, 1.5, 3.0
RUIN = 40.0
"""What a second exhaustion costs: the game."""


def any_favours(table: Table, use: ResolvingEffect, effects: Iterable[Effect]) -> bool:
    """Tell whether some effect would help its user now; a roll counts if some result helps (NX-R57)."""
    use.supposing, die, use.die = True, use.die, use.die or BEST_ROLL
    helps = any(favours(table, use, _due(table, use, effect)) for effect in effects)
    use.supposing, use.die = False, die
    return helps


def favours(table: Table, use: ResolvingEffect, actions: Sequence[Action]) -> bool:
    """Tell whether one of the actions would help the user now."""
    return any(_favours(table, use, action) for action in actions)


def _favours(table: Table, use: ResolvingEffect, action: Action) -> bool:
    match action:
        case Roll():
            return any(favours(table, use, face.do) for face in action.results)
        case ChooseOne():
            return any(favours(table, use, mode.do) for mode in action.modes)
        case _:
            return worth(table, use, (action,)) > 0


def worth_of_effects(table: Table, use: ResolvingEffect, effects: Iterable[Effect]) -> float:
    """Return what effects are worth together, as their conditions stand now."""
    total = 0.0
    for effect in effects:
        total += worth(table, use, _due(table, use, effect))
    return total


def worth(table: Table, use: ResolvingEffect, actions: Sequence[Action]) -> float:
    """Return what actions are worth together."""
    total = 0.0
    for each in actions:
        weigh = _WORTH.get(type(each))
        if weigh is not None:
            total += weigh(table, use, each)
    return total


def useful(table: Table, use: ResolvingEffect, action: Action) -> Callable[[Spirit], bool]:
    """Return what tells the Spirits on which an action does something (NX-R59)."""
    match action:
        case Heal():
            return lambda spirit: spirit.pv < spirit.body.max_pv
        case Exhaust():
            return lambda spirit: spirit.charged
        case Recharge():
            return lambda spirit: not spirit.charged
        case DestroyAttached():
            return lambda spirit: any(_is_foe(table, use, owner) for _, owner in spirit.attached)
        case _:
            return lambda _spirit: True


def _due(table: Table, use: ResolvingEffect, effect: Effect) -> Sequence[Action]:
    if not effect.conditions or holds(table, use, effect.conditions):
        return effect.do
    return effect.otherwise


def _is_foe(table: Table, use: ResolvingEffect, seat: int) -> bool:
    return table.sides[seat].team != table.sides[use.seat].team


def _on_spirits(table: Table, use: ResolvingEffect, who: Selector, harm: Callable[[Spirit], float]) -> float:
    """Return what an action on Spirits is worth, by the harm that it does each; the user picks the best."""
    each = [
        harm(spirit) if _is_foe(table, use, spirit.seat) else -harm(spirit)
        for spirit in meant(table, use, who)
    ]
    if not each or isinstance(who, str):
        return sum(each)
    match who:
        case Chosen():
            return sum(sorted(each, reverse=True)[: who.number])
        case LowestPv():
            return max(each)
        case AtRandom():
            return sum(each) / len(each) * min(who.number, len(each))
        case _:
            return sum(each)


def _hurts(table: Table, use: ResolvingEffect, action: Damage | LosePv) -> float:
    amount = number(table, use, action.value)
    return _on_spirits(
        table, use, action.who, lambda spirit: amount + KILL if amount >= spirit.pv else max(0, amount)
    )


def _heals(table: Table, use: ResolvingEffect, action: Heal) -> float:
    amount = number(table, use, action.value)
    return _on_spirits(
        table, use, action.who, lambda spirit: -max(0, min(amount, spirit.body.max_pv - spirit.pv))
    )


def _exhausts(table: Table, use: ResolvingEffect, action: Exhaust) -> float:
    return _on_spirits(table, use, action.who, lambda spirit: CHARGE if spirit.charged else 0)


def _recharges(table: Table, use: ResolvingEffect, action: Recharge) -> float:
    return _on_spirits(table, use, action.who, lambda spirit: 0 if spirit.charged else -CHARGE)


def _unbinds(table: Table, use: ResolvingEffect, action: DestroyAttached) -> float:
    bound = [owner for spirit in meant(table, use, action.who) for _, owner in spirit.attached]
    each = sorted((BOND if _is_foe(table, use, owner) else -BOND for owner in bound), reverse=True)
    return sum(each[: action.number])


def _attaches(table: Table, use: ResolvingEffect, action: Attach) -> float:
    return BOND if meant(table, use, action.who) else 0


def _stronger(table: Table, use: ResolvingEffect, action: Power) -> float:
    return number(table, use, action.value) if use.might is not None else 0


def _weaker(table: Table, use: ResolvingEffect, action: OpposingPower) -> float:
    return -number(table, use, action.value) if use.role in ("attack", "defence") else 0


def _chart(table: Table, use: ResolvingEffect, action: ChartValue) -> float:
    faced = _faced(table, use)
    return 0 if faced is None else action.value - table.catalogue.value(table.card(use.card), faced)


def _no_chart(table: Table, use: ResolvingEffect, action: IgnoreChart) -> float:
    faced = _faced(table, use)
    if faced is None:
        return 0
    value = table.catalogue.value(table.card(use.card), faced)
    return -value if action.only == "any" else max(0, -value)


def _faced(table: Table, use: ResolvingEffect) -> str | None:
    """Return the element that an Attack or a Defence is compared with."""
    if use.role == "attack" and use.target is not None:
        return use.target.body.element
    if use.role == "defence" and table.attack is not None:
        return table.card(table.attack.card).element
    return None


def _unanswered(_table: Table, use: ResolvingEffect, _action: NoDefence) -> float:
    return BOND if use.role == "attack" else 0


def _prevents(table: Table, use: ResolvingEffect, action: PreventDamage) -> float:
    return number(table, use, action.value) if use.role == "defence" else 0


def _gains(table: Table, use: ResolvingEffect, action: GainPm) -> float:
    side = player(table, use, action.who)
    gained = 0 if side is None else min(number(table, use, action.value), max(0, FULL_PM - side.pm))
    return _signed(action.who, gained)


def _loses(table: Table, use: ResolvingEffect, action: LosePm) -> float:
    side = player(table, use, action.who)
    return 0 if side is None else -_signed(action.who, min(side.pm, number(table, use, action.value)))


def _steals(table: Table, use: ResolvingEffect, action: StealPm) -> float:
    side = player(table, use, "opponent")
    return 0 if side is None else 2 * min(side.pm, number(table, use, action.value))


def _draws(table: Table, use: ResolvingEffect, action: Draw) -> float:
    side = player(table, use, action.who)
    if side is None:
        return 0
    gain = -RUIN if ruins(side, action.number) else CARD * min(action.number, len(side.pile))
    return _signed(action.who, gain)


def _strips(table: Table, use: ResolvingEffect, action: Discard) -> float:
    side = player(table, use, action.who)
    return 0 if side is None else -_signed(action.who, STRIPPED * min(action.number, len(side.hand)))


def _mills(table: Table, use: ResolvingEffect, action: Mill) -> float:
    side = player(table, use, action.who)
    if side is None:
        return 0
    harm = RUIN if ruins(side, action.number) else 0.5 * min(action.number, len(side.pile))
    return -_signed(action.who, harm)


def ruins(side: Side, count: int) -> bool:
    """Tell whether so many cards more off the pile lose the game (NX-62)."""
    return bool(side.exhaustions) and not side.robot and 0 < len(side.pile) <= count


def _fetches(table: Table, use: ResolvingEffect, action: ReturnToHand) -> float:
    side = player(table, use, "player")
    if side is None:
        return 0
    fitting = sum(fits_card(table.card(card), action.filter) for card in side.discard)
    return STRIPPED * min(action.number, fitting)


def _banishes(table: Table, use: ResolvingEffect, action: RemoveFromGame) -> float:
    side = player(table, use, action.who)
    return 0 if side is None else -_signed(action.who, 0.5 * min(action.number, len(side.discard)))


def _cheapens(_table: Table, _use: ResolvingEffect, action: CostChange) -> float:
    return -_signed(action.who, action.value)


def _signed(who: Who, amount: float) -> float:
    return amount if who == "player" else -amount


def _rolled(table: Table, use: ResolvingEffect, action: Roll) -> float:
    """Return the mean of the results."""
    total, before = 0.0, use.die
    for face in action.results:
        for use.die in face.faces:
            total += worth(table, use, face.do)
    use.die = before
    return total / BEST_ROLL


def _best_mode(table: Table, use: ResolvingEffect, action: ChooseOne) -> float:
    return max(worth(table, use, mode.do) for mode in action.modes)


def _if_it_helps(table: Table, use: ResolvingEffect, action: May) -> float:
    return max(0, worth(table, use, action.do))


def _as_it_stands(table: Table, use: ResolvingEffect, action: Conditional) -> float:
    return worth(table, use, action.do if holds(table, use, action.conditions) else action.otherwise)


_WORTH: dict[type[Any], Callable[[Table, ResolvingEffect, Any], float]] = {
    Power: _stronger,
    OpposingPower: _weaker,
    ChartValue: _chart,
    IgnoreChart: _no_chart,
    NoDefence: _unanswered,
    PreventDamage: _prevents,
    Damage: _hurts,
    LosePv: _hurts,
    Heal: _heals,
    Exhaust: _exhausts,
    Recharge: _recharges,
    DestroyAttached: _unbinds,
    Attach: _attaches,
    GainPm: _gains,
    LosePm: _loses,
    StealPm: _steals,
    Draw: _draws,
    Discard: _strips,
    Mill: _mills,
    ReturnToHand: _fetches,
    RemoveFromGame: _banishes,
    CostChange: _cheapens,
    Roll: _rolled,
    ChooseOne: _best_mode,
    May: _if_it_helps,
    Conditional: _as_it_stands,
}
