"""Conditions in words, and their contraries."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.cards.wording import Tests, bounded
from engines.magic.cards.printed.values import Values
from engines.magic.language import conditions as test


class Conditions(Values, Tests[test.Condition]):
    """Words for conditions: they go on after "if"."""

    def tested(self, one: test.Condition, *, denied: bool) -> Say:
        """Return a condition without others in it, or its contrary."""
        holds = {"holds": "no" if denied else "yes"}
        match one:
            case test.Compare():
                said = bounded(one, False, self.value)
                return Say("mn-if-number", {"value": self.value(one.value), "bounds": said, **holds})
            case test.Is():
                kind = self.a_kind(one.filter, noun="object")
                return Say("mn-if-is", {"object": self.object(one.what), "kind": kind, **holds})
            case test.Turn():
                part = "main" if one.main else "turn"
                return Say("mn-if-turn", {"whose": one.whose, "part": part, **holds})
            case test.Paid():
                return Say("mn-if-kicked", holds)
            case test.Did():
                return Say("mn-if-done", holds)
            case test.AllOf() | test.AnyOf() | test.Not():
                raise AssertionError("taken apart before")
