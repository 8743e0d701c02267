"""What is done, in words: each action is a part of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import chained, dashed, in_row
from engines.kernel.effects.exhaustiveness import complete
from engines.noxtalia.cards.printed.conditions import Conditions
from engines.noxtalia.cards.printed.values import faces
from engines.noxtalia.language import actions as do
from engines.noxtalia.language import selectors as pick
from engines.noxtalia.language import values as calc

_COMPOUND = (do.Roll, do.ChooseOne, do.May, do.Conditional)
"""Actions made of other actions: in brackets where the end could be mistaken."""
_OF_SPIRITS = (do.Damage, do.LosePv, do.Heal, do.Exhaust, do.Recharge)
"""Actions that speak of Spirits alone: after them "it" is still the same."""
_TOLD = (
    do.Power, do.OpposingPower, do.ChartValue, do.IgnoreChart, do.NoDefence, do.PreventDamage, do.LosePv,
    do.CostChange, do.ExtraRecycle, *_COMPOUND,
)  # fmt: skip
"""Actions that say what becomes so; the others tell the player what to do."""


class Actions(Conditions):
    """Words for what is done."""

    def actions(self, actions: Sequence[do.Action]) -> Say:
        """Return actions in a row, as a part of a sentence."""
        return in_row([(self.action(action), isinstance(action, _COMPOUND)) for action in actions])

    def inner(self, actions: Sequence[do.Action]) -> Say:
        """Return the actions inside a compound one, so that it is plain where they end."""
        said = self.actions(actions)
        return Say("words-brackets", {"text": said}) if isinstance(actions[-1], _COMPOUND) else said

    def afresh(self, actions: Sequence[do.Action]) -> Say:
        """Return the actions inside one of several, which knows nothing of the others."""
        self.spoken_of = []
        return self.inner(actions)

    def action(self, action: do.Action) -> Say:
        """Return one action as a part of a sentence."""
        said = SAYING[type(action)](self, action)
        if not isinstance(action, _OF_SPIRITS):
            self.spoken_of.append("another")
        return said


def _say(action: do.Action, values: dict[str, Any] | None = None, more: str = "") -> Say:
    """Return the sentence of an action, or another of its sentences."""
    return Say(f"nx-do-{dashed(action.action)}{more}", values or {})


# Powers


def _power(words: Actions, action: do.Power) -> Say:
    if action.value == "die" and action.on is None:
        return _say(action, more="-result")
    if (lost := _lost_up_to(action.value)) is not None and action.on is None:
        who, most = lost
        return _say(action, {"spirit": words.spirit(who)["spirit"], "most": most}, "-lost")
    return _changed(words, action, words.amount(action.value))


def _lost_up_to(value: calc.Value) -> tuple[pick.Selector, int] | None:
    """Return of which Spirit the lost PV count, up to how many, where a number is just that."""
    parts: Sequence[calc.Value] = getattr(value, "parts", ())
    if getattr(value, "calc", None) != "min" or len(parts) != 2:
        return None
    match sorted(parts, key=lambda part: isinstance(part, int)):
        case [calc.PvMissing(of=of), int(most)] if not isinstance(of, pick.All):
            return of, most
        case _:
            return None


def _opposing_power(words: Actions, action: do.OpposingPower) -> Say:
    opposing = "attack" if words.kind == "defence" else "defence"
    it = "yes" if words.spoken_of == [opposing] else "no"
    return _say(action, {"opposing": opposing, "it": it, **words.amount(action.value)})


def _chart_value(words: Actions, action: do.ChartValue) -> Say:
    value = {4: "critical", 0: "neutral", -4: "weak"}[action.value]
    return _changed(words, action, {"value": value}, named=True)


def _ignore_chart(words: Actions, action: do.IgnoreChart) -> Say:
    return _changed(words, action, {"only": action.only}, named=True)


def _no_defence(words: Actions, action: do.NoDefence) -> Say:
    return _changed(words, action, {})


def _changed(
    words: Actions,
    action: do.Power | do.ChartValue | do.IgnoreChart | do.NoDefence,
    values: dict[str, Any],
    *,
    named: bool = False,
) -> Say:
    """Return a change of this Attack or Defence, which may be named, or of those of the host."""
    if action.on is None:
        return _say(action, {**({"kind": words.kind} if named else {}), **values})
    return _say(action, {"on": dashed(action.on), "bearer": words.bearer, **values}, "-on")


def _prevent_damage(words: Actions, action: do.PreventDamage) -> Say:
    bearer = words.bearer if words.lasting else "attacked"
    it = "yes" if words.is_it("host" if bearer == "self" else bearer) else "no"
    return _say(action, {"bearer": bearer, "it": it, **words.amount(action.value)})


# Spirits


def _on_pv(words: Actions, action: do.Damage | do.LosePv | do.Heal) -> Say:
    return _say(action, {**words.spirit_or_it(action.who), **words.amount(action.value)})


def _on_spirit(words: Actions, action: do.Exhaust | do.Recharge | do.Attach) -> Say:
    said = words.spirit_or_it(action.who)
    return _say(action, {"spirit": said["spirit"], "it": said["it"]})


def _destroy_attached(words: Actions, action: do.DestroyAttached) -> Say:
    return _say(action, {"spirit": words.spirit(action.who)["spirit"], "count": action.number})


# PM, cards and rules


def _on_pm(words: Actions, action: do.GainPm | do.LosePm) -> Say:
    return _say(action, {"who": action.who, **words.amount(action.value)})


def _steal_pm(words: Actions, action: do.StealPm) -> Say:
    return _say(action, words.amount(action.value))


def _off_the_pile(_: Actions, action: do.Draw | do.Mill) -> Say:
    return _say(action, {"who": action.who, "count": action.number})


def _discard(_: Actions, action: do.Discard) -> Say:
    return _say(action, {"who": action.who, "count": action.number, "how": action.how})


def _return_to_hand(words: Actions, action: do.ReturnToHand) -> Say:
    return _say(action, {"cards": words.cards(action.filter, action.number)})


def _remove_from_game(words: Actions, action: do.RemoveFromGame) -> Say:
    return _say(action, {"who": action.who, "cards": words.cards(action.filter, action.number)})


def _to_bottom(_: Actions, action: do.ToBottom) -> Say:
    return _say(action, {"count": action.number}, f"-{action.zone}")


def _look(_: Actions, action: do.Look) -> Say:
    return _say(action, {} if action.zone == "hand" else {"count": action.number}, f"-{action.zone}")


def _cost_change(words: Actions, action: do.CostChange) -> Say:
    values = {
        "cards": words.cards(action.filter, 2, whose=action.who),
        "number": abs(action.value),
        "sign": "minus" if action.value < 0 else "plus",
        "until": dashed(action.until) if action.until else "always",
    }
    return _say(action, values)


def _lift_limit(_: Actions, action: do.LiftLimit) -> Say:
    return _say(action, more=f"-{action.of}")


def _plain(_: Actions, action: do.Detach | do.ExtraRecycle | do.FlipCycle) -> Say:
    return _say(action)


# Connectives


def _roll(words: Actions, action: do.Roll) -> Say:
    first = action.results[0]
    if len(action.results) == 1 and len(set(first.faces)) == len(range(1, 7)):
        return _say(action, {"actions": words.inner(first.do)}, "-any")
    results = [
        Say("nx-on-faces", {"faces": faces(face.faces), "actions": words.afresh(face.do)})
        for face in action.results
    ]
    return _say(action, {"results": chained("nx-results", results)})


def _choose_one(words: Actions, action: do.ChooseOne) -> Say:
    modes = [Say("nx-mode", {"actions": words.afresh(mode.do)}) for mode in action.modes]
    return _say(action, {"modes": chained("nx-modes", modes)})


def _may(words: Actions, action: do.May) -> Say:
    first = action.do[0]
    told = isinstance(first, _TOLD) or getattr(first, "who", "player") == "opponent"
    return _say(action, {"actions": words.inner(action.do), "told": "yes" if told else "no"})


def _conditional(words: Actions, action: do.Conditional) -> Say:
    values = {"conditions": words.all_of(action.conditions), "actions": words.inner(action.do)}
    if not action.otherwise:
        return _say(action, values)
    return _say(action, {**values, "otherwise": words.inner(action.otherwise)}, "-else")


SAYING: dict[type[Any], Callable[[Actions, Any], Say]] = {
    do.Power: _power, do.OpposingPower: _opposing_power, do.ChartValue: _chart_value,
    do.IgnoreChart: _ignore_chart, do.NoDefence: _no_defence, do.PreventDamage: _prevent_damage,
    do.Damage: _on_pv, do.LosePv: _on_pv, do.Heal: _on_pv,
    do.Exhaust: _on_spirit, do.Recharge: _on_spirit, do.Attach: _on_spirit,
    do.DestroyAttached: _destroy_attached, do.Detach: _plain,
    do.GainPm: _on_pm, do.LosePm: _on_pm, do.StealPm: _steal_pm,
    do.Draw: _off_the_pile, do.Mill: _off_the_pile, do.Discard: _discard,
    do.ReturnToHand: _return_to_hand, do.RemoveFromGame: _remove_from_game, do.ToBottom: _to_bottom,
    do.Look: _look, do.CostChange: _cost_change, do.LiftLimit: _lift_limit,
    do.ExtraRecycle: _plain, do.FlipCycle: _plain,
    do.Roll: _roll, do.ChooseOne: _choose_one, do.May: _may, do.Conditional: _conditional,
}  # fmt: skip
"""How each action is said."""
complete(do.Action, SAYING)
