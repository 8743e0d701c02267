"""Effects in words: when, on which conditions, what is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import dashed, in_sentences
from engines.noxtalia.cards.printed.actions import Actions
from engines.noxtalia.language import actions as do
from engines.noxtalia.language import conditions as test
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.moments import AT_HAND


class Effects(Actions):
    """Words for whole effects."""

    _if_not: Sequence[str] = ()
    """The Spirits that a line had named before its actions."""

    def effect(self, effect: Effect, *, lasting: bool = False) -> Say:
        """Return one effect as a line."""
        self.spoken_of = []
        self.lasting = lasting or effect.when not in ("on_use", "after_comparison", "on_damage_dealt")
        trigger = self._trigger(effect, passive=lasting)
        conditions = list(effect.conditions)
        cycle = next((one for one in conditions if isinstance(one, test.InCycle)), None)
        if cycle is not None and effect.otherwise and len(conditions) > 1:
            cycle = None
        if cycle is not None:
            conditions.remove(cycle)
        line = self._line(trigger, conditions, effect.do)
        if effect.otherwise:
            self.spoken_of = [*self._if_not]
            line = Say("nx-line-otherwise", {"line": line, "actions": self.actions(effect.otherwise)})
        return line if cycle is None else Say(f"nx-line-{cycle.now}", {"line": line})

    def _line(
        self, trigger: Say | None, conditions: Sequence[test.Condition], actions: Sequence[do.Action]
    ) -> Say:
        self._if_not = ()
        if trigger is None and not conditions:
            return in_sentences([self.action(action) for action in actions])
        values: dict[str, Any] = {} if trigger is None else {"trigger": trigger}
        if conditions:
            values["conditions"] = self.all_of(conditions)
        self._if_not = [*self.spoken_of]
        values["actions"] = self.actions(actions)
        if trigger is None:
            values["first"] = "actions" if self._is_brief(actions, conditions) else "conditions"
        key = "nx-line-when-if" if trigger and conditions else "nx-line-when" if trigger else "nx-line-if"
        return Say(key, values)

    @staticmethod
    def _is_brief(actions: Sequence[do.Action], conditions: Sequence[test.Condition]) -> bool:
        """Tell whether a line says first what its card gains: "+4 Power if the target is exhausted"."""
        if len(actions) > 1 or len(conditions) > 1 or isinstance(conditions[0], test.AllOf):
            return False
        return isinstance(actions[0], do.Power | do.ChartValue) and actions[0].on is None

    def _trigger(self, effect: Effect, *, passive: bool) -> Say | None:
        match effect.when:
            case "on_use":
                return None
            case "turn_start" | "turn_end":
                whose = "owner" if effect.whose == "host" and self.bearer == "self" else effect.whose
                if whose == "host":
                    self.spoken_of.append("host")
                return Say(f"nx-when-{dashed(effect.when)}", {"whose": whose})
            case "after_comparison" | "on_damage_dealt" | "on_damage_taken":
                used = not passive and effect.when in AT_HAND[self.kind]
                of = "both" if used and self.attached else "use" if used else self.bearer
                if effect.when == "on_damage_taken":
                    self.spoken_of.append("attacked" if used else self.same("host"))
                return Say(f"nx-when-{dashed(effect.when)}", {"of": of})
            case "on_destroyed" | "while_attached":
                return Say(f"nx-when-{dashed(effect.when)}", {"bearer": self.bearer})
            case _:
                return Say(f"nx-when-{dashed(effect.when)}")
