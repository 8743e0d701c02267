"""Whether an effect would help the one who uses it now: what the Robot asks (NX-100, NX-R57, NX-R59)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engines.noxtalia.cards import FULL_PM
from engines.noxtalia.table import Spirit, Table
from engines.noxtalia.vocabulary.actions import (
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
from engines.noxtalia.vocabulary.counting import number
from engines.noxtalia.vocabulary.effects import Effect
from engines.noxtalia.vocabulary.selecting import fits_card, meant, player
from engines.noxtalia.vocabulary.selectors import Selector
from engines.noxtalia.vocabulary.testing import holds
from engines.noxtalia.vocabulary.use import Use

BEST_ROLL = 6


def any_favours(table: Table, use: Use, effects: Iterable[Effect]) -> bool:
    """Tell whether some effect would help its user now; a roll counts if some result helps (NX-R57)."""
    use.supposing, die, use.die = True, use.die, use.die or BEST_ROLL
    helps = any(
        favours(table, use, effect.do if holds(table, use, effect.conditions) else effect.otherwise)
        for effect in effects
    )
    use.supposing, use.die = False, die
    return helps


def favours(table: Table, use: Use, actions: Sequence[Action]) -> bool:
    """Tell whether one of the actions would help the user now."""
    return any(_HELPING[type(action)](table, use, action) for action in actions if type(action) in _HELPING)


def useful(table: Table, use: Use, action: Action) -> Callable[[Spirit], bool]:
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


def _is_foe(table: Table, use: Use, seat: int) -> bool:
    return table.sides[seat].team != table.sides[use.seat].team


def _some_foe(table: Table, use: Use, who: Selector) -> list[Spirit]:
    return [spirit for spirit in meant(table, use, who) if _is_foe(table, use, spirit.seat)]


def _some_ally(table: Table, use: Use, who: Selector) -> list[Spirit]:
    return [spirit for spirit in meant(table, use, who) if not _is_foe(table, use, spirit.seat)]


def _stronger(table: Table, use: Use, action: Power) -> bool:
    return use.might is not None and number(table, use, action.value) > 0


def _weaker(table: Table, use: Use, action: OpposingPower) -> bool:
    return use.role in ("attack", "defence") and number(table, use, action.value) < 0


def _better_chart(_table: Table, use: Use, action: ChartValue) -> bool:
    return use.might is not None and action.value > 0


def _no_chart(_table: Table, use: Use, _action: IgnoreChart) -> bool:
    return use.might is not None


def _in_attack(_table: Table, use: Use, _action: NoDefence) -> bool:
    return use.role == "attack"


def _prevents(table: Table, use: Use, action: PreventDamage) -> bool:
    return use.role == "defence" and number(table, use, action.value) > 0


def _hurts(table: Table, use: Use, action: Damage | LosePv) -> bool:
    return number(table, use, action.value) > 0 and bool(_some_foe(table, use, action.who))


def _heals(table: Table, use: Use, action: Heal) -> bool:
    wounded = (spirit.pv < spirit.body.max_pv for spirit in _some_ally(table, use, action.who))
    return number(table, use, action.value) > 0 and any(wounded)


def _exhausts(table: Table, use: Use, action: Exhaust) -> bool:
    return any(spirit.charged for spirit in _some_foe(table, use, action.who))


def _recharges(table: Table, use: Use, action: Recharge) -> bool:
    return any(not spirit.charged for spirit in _some_ally(table, use, action.who))


def _gains(table: Table, use: Use, action: GainPm) -> bool:
    side = player(table, use, action.who)
    return action.who == "player" and side is not None and side.pm < FULL_PM


def _takes(table: Table, use: Use, action: LosePm | StealPm) -> bool:
    side = player(table, use, "opponent")
    against = not isinstance(action, LosePm) or action.who == "opponent"
    return against and side is not None and side.pm > 0


def _draws(table: Table, use: Use, action: Draw) -> bool:
    side = player(table, use, action.who)
    return action.who == "player" and side is not None and bool(side.pile)


def _strips(table: Table, use: Use, action: Discard) -> bool:
    side = player(table, use, action.who)
    return action.who == "opponent" and side is not None and bool(side.hand)


def _mills(table: Table, use: Use, action: Mill) -> bool:
    side = player(table, use, action.who)
    return action.who == "opponent" and side is not None and bool(side.pile)


def _fetches(table: Table, use: Use, action: ReturnToHand) -> bool:
    side = player(table, use, "player")
    return side is not None and any(fits_card(table.card(card), action.filter) for card in side.discard)


def _banishes(table: Table, use: Use, action: RemoveFromGame) -> bool:
    side = player(table, use, action.who)
    return action.who == "opponent" and side is not None and bool(side.discard)


def _attaches(table: Table, use: Use, action: Attach) -> bool:
    return bool(meant(table, use, action.who))


def _unbinds(table: Table, use: Use, action: DestroyAttached) -> bool:
    bound = meant(table, use, action.who)
    return any(_is_foe(table, use, owner) for spirit in bound for _, owner in spirit.attached)


def _cheapens(_table: Table, _use: Use, action: CostChange) -> bool:
    return (action.value < 0) is (action.who == "player")


def _some_face(table: Table, use: Use, action: Roll) -> bool:
    return any(favours(table, use, face.do) for face in action.results)


def _some_mode(table: Table, use: Use, action: ChooseOne) -> bool:
    return any(favours(table, use, mode.do) for mode in action.modes)


def _if_done(table: Table, use: Use, action: May) -> bool:
    return favours(table, use, action.do)


def _as_it_stands(table: Table, use: Use, action: Conditional) -> bool:
    return favours(table, use, action.do if holds(table, use, action.conditions) else action.otherwise)


_HELPING: dict[type[Any], Callable[[Table, Use, Any], bool]] = {
    Power: _stronger,
    OpposingPower: _weaker,
    ChartValue: _better_chart,
    IgnoreChart: _no_chart,
    PreventDamage: _prevents,
    NoDefence: _in_attack,
    Damage: _hurts,
    LosePv: _hurts,
    Heal: _heals,
    Exhaust: _exhausts,
    Recharge: _recharges,
    GainPm: _gains,
    LosePm: _takes,
    StealPm: _takes,
    Draw: _draws,
    Discard: _strips,
    Mill: _mills,
    ReturnToHand: _fetches,
    RemoveFromGame: _banishes,
    Attach: _attaches,
    DestroyAttached: _unbinds,
    CostChange: _cheapens,
    Roll: _some_face,
    ChooseOne: _some_mode,
    May: _if_done,
    Conditional: _as_it_stands,
}
"""What is missing here helps nobody by itself: the Robot neither recycles, looks nor minds limits."""
