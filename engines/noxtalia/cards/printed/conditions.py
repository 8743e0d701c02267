"""Conditions in words, and their contraries."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.wording import NOTHING, Tests, bounded, contrary, dashed
from engines.noxtalia.cards.language import conditions as test
from engines.noxtalia.cards.language.selectors import All, Selector
from engines.noxtalia.cards.language.values import Value
from engines.noxtalia.cards.printed.values import Values, faces


class Conditions(Values, Tests[test.Condition]):
    """Words for conditions: they go on after "if"."""

    def tested(self, one: test.Condition, *, denied: bool) -> Say:
        """Return a condition without others in it, or its contrary."""
        match one:
            case (
                test.Pv()
                | test.Pm()
                | test.AttachedCount()
                | test.CountAlive()
                | test.HandSize()
                | test.TurnNumber()
                | test.DamageDealt()
            ):
                return self._compared(one, denied)
            case test.Not() | test.AllOf() | test.AnyOf():
                raise AssertionError("taken apart before")
            case _:
                return self._plain(one, denied)

    def _plain(
        self,
        one: test.InCycle | test.DieShows | test.ElementOf | test.Charged | test.Exhausted
        | test.Outnumbered | test.WasDefended | test.ExhaustionMarked | test.SourceType,
        denied: bool,
    ) -> Say:  # fmt: skip
        key = f"nx-if-{dashed(one.test)}"
        holds = {"holds": "no" if denied else "yes"}
        match one:
            case test.InCycle():
                return Say(key, {"now": one.now if not denied else contrary(one.now, "diurne", "nocturne")})
            case test.SourceType():
                return Say(key, {"now": one.now if not denied else contrary(one.now, "spirit", "capacity")})
            case test.DieShows():
                return Say(key, {"faces": faces(one.faces), **holds})
            case test.ElementOf():
                of = "self" if one.of == "host" and self.bearer == "self" else one.of
                if denied and len(one.among) > 1:
                    holds = {"holds": "neither"}
                word = "nor" if denied else "or"
                return Say(key, {"of": of, "elements": self.among(one.among, word), **holds})
            case test.Charged() | test.Exhausted():
                state = one.test if not denied else contrary(one.test, "charged", "exhausted")
                return Say("nx-if-state", {"state": state, **self._each(one.of, denied)})
            case test.Outnumbered() | test.ExhaustionMarked():
                return Say(key, {"of": one.of, **holds})
            case test.WasDefended():
                return Say(key, holds)

    def _compared(
        self,
        one: test.Pv | test.Pm | test.AttachedCount | test.CountAlive | test.HandSize | test.TurnNumber
        | test.DamageDealt,
        denied: bool,
    ) -> Say:  # fmt: skip
        key = f"nx-if-{dashed(one.test)}"
        if isinstance(one, test.DamageDealt | test.AttachedCount) and (some := _any_or_none(one)) is not None:
            spirit = self._each(one.of, denied) if isinstance(one, test.AttachedCount) else {}
            return Say(f"{key}-some", {"some": "yes" if some is not denied else "no", **spirit})
        bounds, tail, count = self._bounds(one, denied)
        values: dict[str, Any] = {"bounds": bounds, "tail": tail}
        if isinstance(one, test.Pv | test.AttachedCount):
            values.update(self._each(one.of, denied))
        elif isinstance(one, test.Pm | test.CountAlive | test.HandSize):
            values["of"] = one.of
        if isinstance(one, test.AttachedCount | test.CountAlive | test.HandSize | test.DamageDealt):
            values["count"] = count
        return Say(key, values)

    def _each(self, who: Selector, denied: bool) -> dict[str, Any]:
        """Return the Spirits that must all be so; the contrary is that at least one is not."""
        if denied and isinstance(who, All):
            return {"spirit": Say("nx-spirit-some", {"kind": self.kind_of(who, 1)}), "spirits": 1}
        return self.spirit(who)

    def _bounds(self, one: test.Bounds, denied: bool) -> tuple[Say, Any, Any]:
        """Return the bounds, what has to be said after them, and the last number for the grammar."""
        given: list[Value] = [value for value in (one.at_least, one.at_most, one.equals) if value is not None]
        counted: list[Value] = [value for value in given if not isinstance(value, int)]
        tail = Say("words-where", {"value": self.value(counted[-1])}) if counted else NOTHING
        return bounded(one, denied, _figure), tail, _figure(given[-1])


def _figure(value: Value) -> int | str:
    return value if isinstance(value, int) else "X"


def _any_or_none(one: test.Bounds) -> bool | None:
    """Tell whether bounds mean "at least one" (True) or "none" (False); None for any others."""
    bounds = (one.at_least, one.at_most, one.equals)
    if bounds == (1, None, None):
        return True
    return False if bounds in ((None, 0, None), (None, None, 0)) else None
