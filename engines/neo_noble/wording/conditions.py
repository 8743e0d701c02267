"""Conditions in words, and their contraries."""

from __future__ import annotations

from typing import Any, Literal

from engines.kernel import Say
from engines.kernel.wording import Tests, bounded, dashed, listed
from engines.neo_noble.vocabulary import conditions as test
from engines.neo_noble.vocabulary import values as calc
from engines.neo_noble.wording.nouns import Nouns


class Conditions(Nouns, Tests[test.Condition]):
    """Words for conditions: they go on after "if"."""

    doer: Literal["you", "other"] = "you"
    """Whose doing the action before was, for "if you do"."""

    def tested(self, one: test.Condition, *, denied: bool) -> Say:
        """Return a condition without others in it, or its contrary."""
        key = f"nn-if-{dashed(one.test)}"
        holds = {"holds": "no" if denied else "yes"}
        match one:
            case test.Compare():
                return self._compared(one, denied)
            case test.LaneEmpty():
                return Say(key, {"lane": self.lanes(one.lane), **holds})
            case test.SpiritIs():
                kind = self.a_kind(one.filter, "spirit")["kind"]
                return Say(key, {"spirit": self.spirits(one.of), "kind": kind, **holds})
            case test.CameFrom():
                zone = Say("nn-zone", {"zone": one.zone, "whose": "own", "form": "plain"})
                return Say(key, {"zone": zone, **holds})
            case test.SummonedBy():
                if denied and len(one.mode) > 1:
                    holds = {"holds": "neither"}
                return Say(key, {"modes": self._modes(one, denied), **holds})
            case test.FirstThisTurn():
                return Say(key, {"of": one.of, **holds})
            case test.HoldsCoin():
                return Say(key, {"who": one.who, "lane": self.lanes(one.lane, "of"), **holds})
            case test.InBattle():
                return Say(key, {"side": one.side, **holds})
            case test.Done():
                return Say(key, {"doer": self.doer, **holds})
            case test.YourTurn() | test.GainedNoCoin():
                return Say(key, holds)
            case test.AllOf() | test.AnyOf() | test.Not():
                raise AssertionError("taken apart before")

    @staticmethod
    def _modes(one: test.SummonedBy, denied: bool) -> Say:
        modes = [Say("nn-by-mode", {"mode": mode}) for mode in one.mode]
        if denied and len(modes) > 1:
            first, *rest = modes
            for mode in rest:
                first = Say("words-nor", {"first": first, "next": mode})
            return first
        return listed(modes, "or")

    def _compared(self, one: test.Compare, denied: bool) -> Say:
        bounds = [value for value in (one.at_least, one.at_most, one.equals) if value is not None]
        kind = self._had(one.of)
        if kind is None or any(not isinstance(bound, int) for bound in bounds):
            said = bounded(one, denied, self.value, key="nn-is")
            return Say("nn-if-number", {"value": self.value(one.of), "bounds": said})
        last = bounds[-1]
        if (one.at_least, one.at_most, one.equals) in ((None, 0, None), (None, None, 0)):
            quantity = (
                Say("words-bound-at-least", {"number": 1, "holds": "yes"}) if denied else Say("nn-none")
            )
        else:
            quantity = bounded(one, denied, lambda number: number)
        return Say("nn-if-has", {**kind, "kind": self._kind_had(one.of, last), "quantity": quantity})

    @staticmethod
    def _had(value: calc.Value) -> dict[str, Any] | None:
        """Return who has what is counted; None where nobody has it."""
        match value:
            case calc.CountSpirits() | calc.CountLanes():
                whose = value.of.whose
            case calc.CountCards() | calc.Souls():
                whose = value.whose
            case calc.CountCoins():
                whose = value.held
            case _:
                return None
        return None if whose == "any" and not isinstance(value, calc.CountSpirits) else {"whose": whose}

    def _kind_had(self, value: Any, number: Any) -> Say:
        """Return what is counted, without saying whose it is."""
        count = number if isinstance(number, int) else 2
        match value:
            case calc.CountSpirits():
                of = value.of
                return self.kind(of.filter, count, "spirit", "any", of.layer, of.lane)
            case calc.CountLanes():
                return self.lane_kind(value.of.model_copy(update={"whose": "any"}), count)
            case calc.CountCards():
                kind = self.kind(value.filter, count, "card")
                whose = "own" if value.whose == "own" else "their"
                zone = Say("nn-zone", {"zone": value.zone, "whose": whose, "form": "in"})
                return Say("nn-cards-counted", {"kind": kind, "zone": zone})
            case calc.CountCoins():
                return Say("nn-coin-kind", {"count": count, "held": "any", "state": value.state})
            case _:
                return Say("nn-souls-kind", {"count": count, "whose": "any"})
