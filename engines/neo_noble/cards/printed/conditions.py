"""Conditions in words, and their contraries."""

from __future__ import annotations

from typing import Any, Literal

from engines.kernel import Say
from engines.kernel.cards.wording import Tests, bounded, dashed, listed
from engines.neo_noble.cards.printed.values import Values
from engines.neo_noble.language import conditions as test
from engines.neo_noble.language import values as calc


class Conditions(Values, Tests[test.Condition]):
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
        quantity = bounded(one, denied, lambda number: number, key="nn-bound")
        if (one.at_least, one.at_most, one.equals) in ((None, 0, None), (None, None, 0)):
            if not denied:
                return Say("nn-if-has-no", {**kind, **self._kind_had(one.of, 0)})
            return Say("nn-if-has-some", {**kind, **self._kind_had(one.of, 1)})
        if (one.at_least, one.at_most, one.equals) == (1, None, None) and not denied:
            return Say("nn-if-has-some", {**kind, **self._kind_had(one.of, 1)})
        return Say("nn-if-has", {**kind, **self._kind_had(one.of, bounds[-1]), "quantity": quantity})

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

    def _kind_had(self, value: Any, number: Any) -> dict[str, Any]:
        """Return what is counted, without saying whose it is, and what it is for the grammar."""
        count = number if isinstance(number, int) else 2
        match value:
            case calc.CountSpirits():
                of = value.of
                kind = self.kind(of.filter, count, "spirit", "any", of.layer, of.lane)
                return {"noun": kind.values["noun"], "kind": kind}
            case calc.CountLanes():
                kind = self.lane_kind(value.of.model_copy(update={"whose": "any"}), count)
                return {"noun": "lane", "kind": kind}
            case calc.CountCards():
                kind = self.kind(value.filter, count, "card")
                whose = "own" if value.whose == "own" else "their"
                zone = Say("nn-zone", {"zone": value.zone, "whose": whose, "form": "in"})
                return {
                    "noun": kind.values["noun"],
                    "kind": Say("nn-cards-counted", {"kind": kind, "zone": zone}),
                }
            case calc.CountCoins():
                kind = Say("nn-coin-kind", {"count": count, "held": "any", "state": value.state})
                return {"noun": "coin", "kind": kind}
            case _:
                return {"noun": "soul", "kind": Say("nn-souls-kind", {"count": count, "whose": "any"})}
