"""Conditions in words, and their contraries."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.cards.wording import Tests, bounded, dashed, listed
from engines.magic.cards.printed.values import Values
from engines.magic.language import conditions as test
from engines.magic.language import values as calc
from engines.magic.language.filters import ANYTHING
from engines.magic.language.ledger import Happened


class Conditions(Values, Tests[test.Condition]):
    """Words for conditions: they go on after "if"."""

    def tested(self, one: test.Condition, *, denied: bool) -> Say:
        """Return a condition without others in it, or its contrary."""
        holds = {"holds": "no" if denied else "yes"}
        match one:
            case test.Compare():
                if (controls := self._controls(one)) is not None and not denied:
                    return controls
                if (happened := self._happened(one)) is not None and not denied:
                    return happened
                bounds = self._bounds(one)
                return Say("mn-if-number", {"value": self.value(one.value), "bounds": bounds, **holds})
            case test.Is():
                kind = self.a_kind(one.filter, noun="object")
                said = self.object(one.what)
                return Say("mn-if-is", {"object": said, "kind": kind, **holds})
            case test.Turn():
                part = "main" if one.main else one.step or "turn"
                return Say(
                    "mn-if-turn", {"whose": one.whose, "part": part, "before": one.before or "no", **holds}
                )
            case test.Paid():
                known = self.topic == "this"
                this = self.object("this") if known else Say("mn-this", {"noun": "spell"})
                noun = self.speaker.noun if known else "spell"
                return Say("mn-if-kicked", {**holds, "this": this, "noun": noun})
            case test.AimsAt():
                noun = "spell" if one.zone == "spell" else "permanent"
                return Say("mn-if-targets", {"kind": self.a_kind(one.filter, one.whose, noun), **holds})
            case test.Newcomer():
                values = {"this": self.object("this"), "noun": self.speaker.noun, **holds}
                return Say("mn-if-new", values)
            case test.CastSo():
                return Say("mn-if-cast-so", {"way": one.way, **holds})
            case test.Did():
                return Say("mn-if-done", {**holds, "who": "you" if self.actor == "you" else "they"})
            case test.AllOf() | test.AnyOf() | test.Not():
                raise AssertionError("taken apart before")

    def _bounds(self, one: test.Compare) -> Say:
        """Return with what a number is compared."""
        fixed = any(each is not None for each in (one.at_least, one.at_most, one.equals))
        said = [bounded(one, False, self.value)] if fixed else []
        if one.more_than is not None:
            said.append(Say("mn-than", {"how": "more", "value": self.value(one.more_than)}))
        if one.less_than is not None:
            said.append(Say("mn-than", {"how": "less", "value": self.value(one.less_than)}))
        return listed(said, "and")

    def _controls(self, one: test.Compare) -> Say | None:
        """Return "you control five or more creatures", where just that is asked."""
        value = one.value
        if (one.more_than, one.less_than) != (None, None):
            return None
        bounds = {"least": one.at_least, "most": one.at_most, "just": one.equals}
        told = {how: number for how, number in bounds.items() if number is not None}
        if not isinstance(value, calc.Count) or value.whose != "you" or len(told) != 1:
            return None
        ((how, number),) = told.items()
        if not isinstance(number, int) or number < 1:
            return None
        kind = self.kind(value.count, 1 if (how, number) == ("just", 1) else 2)
        if (how, number) == ("least", 1):
            return Say("mn-if-control-one", {"kind": self.a_kind(value.count)})
        return Say("mn-if-control", {"number": number, "kind": kind, "noun": kind.values["noun"], "how": how})

    def _happened(self, one: test.Compare) -> Say | None:
        """Return "a creature died this turn", where it is asked whether something has happened at all."""
        value = one.value
        only = (one.at_most, one.equals, one.more_than, one.less_than) == (None, None, None, None)
        if not isinstance(value, Happened) or one.at_least != 1 or not only:
            return None
        noun = (
            "spell"
            if value.happened == "cast"
            else "creature"
            if value.happened == "attacks"
            else "permanent"
        )
        values = {
            "event": dashed(value.happened), "whose": value.whose,
            "kind": self.a_kind(value.filter, noun=noun),
            "noun": self.heads(value.filter, noun)[0], "some": "no" if value.filter == ANYTHING else "yes",
        }  # fmt: skip
        return Say("mn-if-happened", {**values, "who": Say("mn-who", {"who": f"a-{value.whose}"})})
