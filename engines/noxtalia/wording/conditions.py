"""Conditions in words, and their contraries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from engines.kernel import Say
from engines.noxtalia.vocabulary import conditions as test
from engines.noxtalia.vocabulary.selectors import All, Selector
from engines.noxtalia.vocabulary.values import Value
from engines.noxtalia.wording.nouns import NOTHING, Nouns, chained, contrary, dashed, faces, listed


class Conditions(Nouns):
    """Words for conditions: they go on after "if"."""

    def all_of(self, conditions: Sequence[test.Condition]) -> Say:
        """Return conditions that must all hold, as they go on after "if"."""
        within = "all" if len(conditions) > 1 else "any"
        return chained("nx-if-all", [self.condition(one, within=within) for one in conditions])

    def condition(
        self, one: test.Condition, *, denied: bool = False, within: Literal["all", "any"] = "all"
    ) -> Say:
        """Return a condition, or its contrary. "Or" binds less than "and": within one it needs brackets."""
        match one:
            case test.Not():
                return self.condition(one.of, denied=not denied, within=within)
            case test.AllOf() | test.AnyOf():
                # Not all of them is any of their contraries, and the other way round.
                by = "all" if isinstance(one, test.AllOf) is not denied else "any"
                parts = [self.condition(part, denied=denied, within=by) for part in one.of]
                said = chained(f"nx-if-{by}", parts)
                return Say("nx-brackets", {"text": said}) if (by, within) == ("any", "all") else said
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
        given: dict[str, Value | None] = {
            "at_least": one.at_least,
            "at_most": one.at_most,
            "equals": one.equals,
        }
        said: list[Say] = []
        tail: Any = NOTHING
        number: Any = 0
        for key, value in given.items():
            if value is None:
                continue
            number = value if isinstance(value, int) else "X"
            if not isinstance(value, int):
                tail = Say("nx-where", {"value": self.value(value)})
            said.append(
                Say(f"nx-bound-{dashed(key)}", {"number": number, "holds": "no" if denied else "yes"})
            )
        return listed(said, "or" if denied else "and"), tail, number


def _any_or_none(one: test.Bounds) -> bool | None:
    """Tell whether bounds mean "at least one" (True) or "none" (False); None for any others."""
    bounds = (one.at_least, one.at_most, one.equals)
    if bounds == (1, None, None):
        return True
    return False if bounds in ((None, 0, None), (None, None, 0)) else None
