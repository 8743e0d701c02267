"""Conditions in words, and their contraries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, Tests, bounded, contrary, dashed
from engines.kernel.effects.exhaustiveness import complete
from engines.noxtalia.cards.printed.values import Values, faces
from engines.noxtalia.language import conditions as test
from engines.noxtalia.language.selectors import All, Selector
from engines.noxtalia.language.values import Value


class Conditions(Values, Tests[test.Condition]):
    """Words for conditions: they go on after "if"."""

    def tested(self, one: test.Condition, *, denied: bool) -> Say:
        """Return a condition without others in it, or its contrary."""
        return SAYING[type(one)](self, one, denied)

    def each_of(self, who: Selector, denied: bool) -> dict[str, Any]:
        """Return the Spirits that must all be so; the contrary is that at least one is not."""
        if denied and isinstance(who, All):
            return {"spirit": Say("nx-spirit-some", {"kind": self.kind_of(who, 1)}), "spirits": 1}
        if isinstance(who, str) and self.is_it(who):
            return {"spirit": Say("nx-spirit-it", {"spirit": self.spirit(who)["spirit"]}), "spirits": 1}
        return self.spirit(who)

    def bounds(self, one: test.Bounds, denied: bool, unit: str) -> dict[str, Any]:
        """Return the bounds of so many units, with what has to be said after them."""
        given: list[Value] = [value for value in (one.at_least, one.at_most, one.equals) if value is not None]
        counted: list[Value] = [value for value in given if not isinstance(value, int)]
        tail = Say("words-where", {"value": self.value(counted[-1])}) if counted else NOTHING
        said = bounded(one, denied, _figure, key="nx-bound", unit=unit)
        return {"bounds": said, "tail": tail}


def _say(one: test.Condition, values: dict[str, Any], more: str = "") -> Say:
    """Return the text of a condition, or another of its texts."""
    return Say(f"nx-if-{dashed(one.test)}{more}", values)


def _holds(denied: bool) -> dict[str, str]:
    return {"holds": "no" if denied else "yes"}


# What is so, or is not


def _cycle(_: Conditions, one: test.InCycle, denied: bool) -> Say:
    return _say(one, {"now": contrary(one.now, "diurne", "nocturne") if denied else one.now})


def _source_type(_: Conditions, one: test.SourceType, denied: bool) -> Say:
    return _say(one, {"now": contrary(one.now, "spirit", "capacity") if denied else one.now})


def _die(_: Conditions, one: test.DieShows, denied: bool) -> Say:
    return _say(one, {"faces": faces(one.faces), **_holds(denied)})


def _element(words: Conditions, one: test.ElementOf, denied: bool) -> Say:
    of = "self" if one.of == "host" and words.bearer == "self" else one.of
    words.spoken_of.append(words.same(one.of))
    holds = {"holds": "neither"} if denied and len(one.among) > 1 else _holds(denied)
    return _say(one, {"of": of, "elements": words.among(one.among, "nor" if denied else "or"), **holds})


def _state(words: Conditions, one: test.Charged | test.Exhausted, denied: bool) -> Say:
    state = contrary(one.test, "charged", "exhausted") if denied else one.test
    return Say("nx-if-state", {"state": state, **words.each_of(one.of, denied)})


def _of_player(_: Conditions, one: test.Outnumbered | test.ExhaustionMarked, denied: bool) -> Say:
    return _say(one, {"of": one.of, **_holds(denied)})


def _was_defended(_: Conditions, one: test.WasDefended, denied: bool) -> Say:
    return _say(one, _holds(denied))


# What is compared


def _pv(words: Conditions, one: test.Pv, denied: bool) -> Say:
    return _say(one, {**words.bounds(one, denied, "hp"), **words.each_of(one.of, denied)})


def _pm(words: Conditions, one: test.Pm, denied: bool) -> Say:
    return _say(one, {**words.bounds(one, denied, "mp"), "of": one.of})


def _turn_number(words: Conditions, one: test.TurnNumber, denied: bool) -> Say:
    return _say(one, words.bounds(one, denied, "turn"))


def _counted(words: Conditions, one: test.CountAlive | test.HandSize, denied: bool) -> Say:
    unit = "spirit" if isinstance(one, test.CountAlive) else "card"
    return _say(one, {**words.bounds(one, denied, unit), "of": one.of})


def _damage_dealt(words: Conditions, one: test.DamageDealt, denied: bool) -> Say:
    if (some := _any_or_none(one)) is not None:
        return _say(one, {"some": "yes" if some is not denied else "no"}, "-some")
    return _say(one, words.bounds(one, denied, "damage"))


def _attached_count(words: Conditions, one: test.AttachedCount, denied: bool) -> Say:
    spirit = words.each_of(one.of, denied)
    if (some := _any_or_none(one)) is not None:
        return _say(one, {"some": "yes" if some is not denied else "no", **spirit}, "-some")
    return _say(one, {**words.bounds(one, denied, "capacity"), **spirit})


def _figure(value: Value) -> int | str:
    return value if isinstance(value, int) else "X"


def _any_or_none(one: test.Bounds) -> bool | None:
    """Tell whether bounds mean "at least one" (True) or "none" (False); None for any others."""
    bounds = (one.at_least, one.at_most, one.equals)
    if bounds == (1, None, None):
        return True
    return False if bounds in ((None, 0, None), (None, None, 0)) else None


SAYING: dict[type[Any], Callable[[Conditions, Any, bool], Say]] = {
    test.InCycle: _cycle, test.SourceType: _source_type, test.DieShows: _die, test.ElementOf: _element,
    test.Charged: _state, test.Exhausted: _state, test.Outnumbered: _of_player,
    test.ExhaustionMarked: _of_player, test.WasDefended: _was_defended,
    test.Pv: _pv, test.Pm: _pm, test.TurnNumber: _turn_number, test.CountAlive: _counted,
    test.HandSize: _counted, test.DamageDealt: _damage_dealt, test.AttachedCount: _attached_count,
}  # fmt: skip
"""How each condition is said, or its contrary."""
complete(test.Condition, SAYING)
