"""Conditions in words, and their contraries."""

from __future__ import annotations

from copy import copy

from engines.kernel import Say
from engines.kernel.cards.wording import Tests, bounded, dashed, listed
from engines.soul_forger.cards.printed.values import Values
from engines.soul_forger.language import conditions as test


class Conditions(Values, Tests[test.Condition]):
    """Words for conditions: they go on after "if"."""

    def tested(self, one: test.Condition, *, denied: bool) -> Say:
        """Return a condition without others in it, or its contrary."""
        if denied and not self.denied:  # what holds for none of them, for each does not hold
            words = copy(self)
            words.denied = True
            return words.tested(one, denied=True)
        key = f"sf-if-{dashed(one.test)}"
        holds = {"holds": "no" if denied else "yes"}
        match one:
            case test.Compare():
                said = bounded(one, denied, self.value, key="sf-is")
                return Say(key, {"value": self.value(one.of), "bounds": said})
            case test.PieceIs():
                return Say(key, {"piece": self.piece(one.of), "kind": self.a_kind(one.filter), **holds})
            case test.Controls():
                return Say(key, {**self.player(one.who), "kind": self.kind(one.filter, 1), **holds})
            case test.PlayerGuard():
                return Say(key, {**self.player(one.who), "guard": one.guard, **holds})
            case test.InPhase():
                phases = listed([Say("sf-phase", {"phase": dashed(each)}) for each in one.phase], "or")
                return Say(key, {"phases": phases, **holds})
            case test.PaidWith():
                return Say(key, {"kind": self.a_kind(one.filter), **holds})
            case test.YourTurn() | test.Done():
                return Say(key, holds)
            case test.AllOf() | test.AnyOf() | test.Not():
                raise AssertionError("taken apart before")
