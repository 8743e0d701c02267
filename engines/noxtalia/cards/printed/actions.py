"""What is done, in words: each action is a part of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.wording import chained, dashed, in_row
from engines.noxtalia.cards.language import actions as do
from engines.noxtalia.cards.printed.conditions import Conditions
from engines.noxtalia.cards.printed.values import faces

_COMPOUND = (do.Roll, do.ChooseOne, do.May, do.Conditional)
"""Actions made of other actions: in brackets where the end could be mistaken."""


class Actions(Conditions):
    """Words for what is done."""

    def actions(self, actions: Sequence[do.Action]) -> Say:
        """Return actions in a row, as a part of a sentence."""
        return in_row([(self.action(action), isinstance(action, _COMPOUND)) for action in actions])

    def _inner(self, actions: Sequence[do.Action]) -> Say:
        """Return the actions inside a compound one, so that it is plain where they end."""
        said = self.actions(actions)
        return Say("words-brackets", {"text": said}) if isinstance(actions[-1], _COMPOUND) else said

    def action(self, action: do.Action) -> Say:
        """Return one action as a part of a sentence."""
        key = f"nx-do-{dashed(action.action)}"
        match action:
            case do.Power() | do.ChartValue() | do.IgnoreChart() | do.NoDefence() | do.OpposingPower():
                return self._changed(action, key)
            case do.Damage() | do.LosePv() | do.Heal():
                return Say(key, {**self.spirit(action.who), **self.amount(action.value)})
            case do.Exhaust() | do.Recharge() | do.Attach():
                return Say(key, {"spirit": self.spirit(action.who)["spirit"]})
            case do.GainPm() | do.LosePm():
                return Say(key, {"who": action.who, **self.amount(action.value)})
            case do.StealPm():
                return Say(key, self.amount(action.value))
            case do.PreventDamage():
                bearer = self.bearer if self.lasting else "attacked"
                return Say(key, {"bearer": bearer, **self.amount(action.value)})
            case do.Draw() | do.Mill():
                return Say(key, {"who": action.who, "count": action.number})
            case do.Discard():
                return Say(key, {"who": action.who, "count": action.number, "how": action.how})
            case do.ReturnToHand():
                return Say(key, {"cards": self.cards(action.filter, action.number)})
            case do.RemoveFromGame():
                return Say(key, {"who": action.who, "cards": self.cards(action.filter, action.number)})
            case do.ToBottom() | do.Look():
                return Say(f"{key}-{action.zone}", self._number_of_cards(action))
            case do.DestroyAttached():
                return Say(key, {"spirit": self.spirit(action.who)["spirit"], "count": action.number})
            case do.CostChange():
                return self._cost(action, key)
            case do.LiftLimit():
                return Say(f"{key}-{action.of}")
            case do.Roll() | do.ChooseOne() | do.May() | do.Conditional():
                return self._compound(action, key)
            case do.Detach() | do.ExtraRecycle() | do.FlipCycle():
                return Say(key)

    @staticmethod
    def _number_of_cards(action: do.ToBottom | do.Look) -> dict[str, Any]:
        return {} if action.zone == "hand" and isinstance(action, do.Look) else {"count": action.number}

    def _changed(
        self,
        action: do.Power | do.ChartValue | do.IgnoreChart | do.NoDefence | do.OpposingPower,
        key: str,
    ) -> Say:
        """Return a change of this Attack or Defence, or of those of the host."""
        values: dict[str, Any] = {}
        if isinstance(action, do.Power | do.OpposingPower):
            values = self.amount(action.value)
        elif isinstance(action, do.ChartValue):
            values = {"value": {4: "critical", 0: "neutral", -4: "weak"}[action.value]}
        elif isinstance(action, do.IgnoreChart):
            values = {"only": action.only}
        if isinstance(action, do.OpposingPower):
            return Say(key, {"opposing": "attack" if self.kind == "defence" else "defence", **values})
        if action.on is None:
            own = {"kind": self.kind} if isinstance(action, do.ChartValue | do.IgnoreChart) else {}
            return Say(key, {**own, **values})
        return Say(f"{key}-on", {"on": dashed(action.on), "bearer": self.bearer, **values})

    def _cost(self, action: do.CostChange, key: str) -> Say:
        return Say(
            key,
            {
                "cards": self.cards(action.filter, 2, whose=action.who),
                "number": abs(action.value),
                "sign": "minus" if action.value < 0 else "plus",
                "until": dashed(action.until) if action.until else "always",
            },
        )

    def _compound(self, action: do.Roll | do.ChooseOne | do.May | do.Conditional, key: str) -> Say:
        match action:
            case do.Roll():
                first = action.results[0]
                if len(action.results) == 1 and len(set(first.faces)) == len(range(1, 7)):
                    return Say(f"{key}-any", {"actions": self._inner(first.do)})
                results = [
                    Say("nx-on-faces", {"faces": faces(face.faces), "actions": self._inner(face.do)})
                    for face in action.results
                ]
                return Say(key, {"results": chained("words-semicolon", results)})
            case do.ChooseOne():
                modes = [self._inner(mode.do) for mode in action.modes]
                return Say(key, {"modes": chained("words-semicolon-or", modes)})
            case do.May():
                return Say(key, {"actions": self._inner(action.do)})
            case do.Conditional():
                values: dict[str, Any] = {
                    "conditions": self.all_of(action.conditions),
                    "actions": self._inner(action.do),
                }
                if not action.otherwise:
                    return Say(key, values)
                return Say(f"{key}-else", {**values, "otherwise": self._inner(action.otherwise)})
