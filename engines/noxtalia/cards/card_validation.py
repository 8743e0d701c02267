"""What makes sense when.

A text that breaks this would be read, printed and then do nothing. So packs with one are refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from engines.kernel import Say
from engines.kernel.cards.packs import Part
from engines.kernel.effects.references import complete, role_of, words_of
from engines.kernel.effects.traversal import Misplaced, inside
from engines.noxtalia.cards.ranges import reach
from engines.noxtalia.language.actions import (
    Attach,
    ChartValue,
    CostChange,
    IgnoreChart,
    NoDefence,
    On,
    OpposingPower,
    Power,
    Roll,
    Until,
)
from engines.noxtalia.language.conditions import Bounds, DamageDealt, DieShows
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.moments import (
    A_DEED,
    ACTIONS,
    CONDITIONS,
    NEEDS,
    NOTHING,
    TESTS,
    WORDS,
    Kind,
    at_hand,
    moments,
)
from engines.noxtalia.language.selectors import All, AtRandom, CardFilter, Chosen, LowestPv, SpiritFilter
from engines.noxtalia.language.values import Count, PvMissing

_INSTEAD: Mapping[str, Sequence[str]] = {
    "spirit": ("chosen", "random", "lowest_pv", "all"),
    "number": ("count", "pv_missing", "sum", "difference", "product", "min", "max"),
    "element": (),
}
"""What may stand anywhere instead of a word, by what it stands for."""
_ON_ATTACKS = ("attacks_by_host", "attacks_on_host")


def misplaced(
    effects: Iterable[Effect], field: str, kind: Kind, attached: bool = False, aimed: bool = True
) -> Iterator[Misplaced]:
    """Yield all that would do nothing where it stands on a card, which may be aimed at some Spirit or not."""
    known = {when: _Moment(when, hand, aimed) for when, hand in moments(kind, attached).items()}
    for place, effect in enumerate(effects):
        path = f"{field}.{place}"
        if effect.when not in known:
            values = {"found": effect.when, "allowed": ", ".join(known)}
            yield Misplaced(f"{path}.when", Say("nx-pack-no-moment", values))
            continue
        moment = known[effect.when]
        if effect.whose != "host" and effect.when not in ("turn_start", "turn_end"):
            yield moment.means_nothing(path, "whose")
        if effect.otherwise and not effect.conditions:
            yield Misplaced(f"{path}.else", Say("nx-pack-else"))
        yield from moment.read(effect, path)


class _Moment:
    """One moment of a card: reads what the card does then, in the order in which it is done."""

    def __init__(self, when: str, hand: set[str], aimed: bool) -> None:
        self.when = when
        self.named = "target attack host" if aimed else "attack host"
        """What there may be others than."""
        self.hand = hand
        """What is at hand; a roll is known to all that follows in the same moment."""

    def read(self, part: Part, path: str) -> Iterator[Misplaced]:
        """Yield what does nothing in a part and in the parts of it."""
        yield from self._itself(part, path)
        if isinstance(part, Roll):
            self.hand.add("die")
        for name, value, at, _ in inside(part, path):
            yield from self._value(part, name, value, at)

    def means_nothing(self, path: str, field: str) -> Misplaced:
        """Tell of a field that is to be left out."""
        return Misplaced(f"{path}.{field}", Say("nx-pack-no-meaning", {"found": field, "when": self.when}))

    def _value(self, part: Part, name: str, value: Any, path: str) -> Iterator[Misplaced]:
        if name == "of" and isinstance(value, Chosen | AtRandom | LowestPv):
            # Nobody picks Spirits for a question or a number; of several with the fewest PV each must fit.
            picks = ("all",) if isinstance(part, Count | PvMissing) else ("lowest_pv", "all")
            if value.pick not in picks:
                yield self._pointless(path, value.pick, [*self._words(part, name), *picks])
        if isinstance(part, Attach) and (isinstance(value, All) or getattr(value, "number", 1) > 1):
            yield Misplaced(path, Say("nx-pack-one-host"))
        if isinstance(value, Part):
            yield from self.read(value, path)
        elif isinstance(value, str) and (role := role_of(type(part), name)) and not self._has(WORDS[value]):
            yield self._pointless(path, value, [*self._words(part, name), *_INSTEAD[role]])

    def _words(self, part: Part, name: str) -> list[str]:
        """Return the words of a field that mean something."""
        return self._fitting(words_of(type(part), name), WORDS)

    def _itself(self, part: Part, path: str) -> Iterator[Misplaced]:
        """Yield why an action or a condition does nothing, whatever it holds."""
        action: str | None = getattr(part, "action", None)
        test: str | None = getattr(part, "test", None)
        if action is not None and not self._has(NEEDS.get(action, A_DEED)):
            yield self._pointless(path, action, self._fitting(ACTIONS, NEEDS, A_DEED))
        elif test is not None and not self._has(TESTS.get(test, NOTHING)):
            yield self._pointless(path, test, self._fitting(CONDITIONS, TESTS, NOTHING))
        elif isinstance(part, Power | ChartValue | IgnoreChart | NoDefence):
            yield from self._on_whose_power(part, path)
        elif isinstance(part, SpiritFilter) and part.other and not self._has(self.named):
            yield self.means_nothing(path, "other")
        elif isinstance(part, CostChange):
            yield from self._how_long(part, path)
        if isinstance(part, Bounds):
            given = (part.at_least, part.at_most, part.equals)
            if sum(value is not None and not isinstance(value, int) for value in given) > 1:
                yield Misplaced(path, Say("nx-pack-counted-twice"))
        yield from self._too_small(part, path)

    @staticmethod
    def _too_small(part: Part, path: str) -> Iterator[Misplaced]:
        """A number that changes nothing, whatever is counted; only powers and costs know numbers below 0."""
        value: Any = getattr(part, "value", None)
        if getattr(part, "action", "chart_value") == "chart_value" or value is None:
            return
        least, most = reach(value)
        if isinstance(part, Power | OpposingPower | CostChange):
            if least == most == 0:
                yield Misplaced(f"{path}.value", Say("nx-pack-zero"))
        elif most <= 0:
            yield Misplaced(f"{path}.value", Say("nx-pack-not-above-0"))

    def _on_whose_power(
        self, action: Power | ChartValue | IgnoreChart | NoDefence, path: str
    ) -> Iterator[Misplaced]:
        """`on` says what a lasting effect changes; a deed changes its own Attack or Defence."""
        if action.on is not None and "lasting" not in self.hand:
            yield self.means_nothing(path, "on")
        elif action.on is None and "lasting" in self.hand:
            yield self._missing(path, "on", _ON_ATTACKS if isinstance(action, NoDefence) else get_args(On))

    def _how_long(self, action: CostChange, path: str) -> Iterator[Misplaced]:
        """`until` says how long a deed holds; a lasting effect holds while the card lies there."""
        if action.until is not None and "lasting" in self.hand:
            yield self.means_nothing(path, "until")
        elif action.until is None and "lasting" not in self.hand:
            yield self._missing(path, "until", get_args(Until))
        elif action.until == "this_attack" and "power" not in self.hand:
            allowed = [until for until in get_args(Until) if until != action.until]
            yield self._pointless(f"{path}.until", action.until, allowed)

    def _has(self, needed: str) -> bool:
        return at_hand(self.hand, needed)

    def _fitting(self, words: Iterable[str], needs: Mapping[str, str], others: str = NOTHING) -> list[str]:
        return [word for word in words if self._has(needs.get(word, others))]

    def _pointless(self, path: str, found: str, allowed: Iterable[str]) -> Misplaced:
        if found == "die":
            return Misplaced(path, Say("nx-pack-no-roll"))
        values = {"found": found, "when": self.when, "allowed": ", ".join(allowed)}
        return Misplaced(path, Say("nx-pack-pointless", values))

    def _missing(self, path: str, field: str, allowed: Iterable[str]) -> Misplaced:
        values = {"found": field, "when": self.when, "allowed": ", ".join(allowed)}
        return Misplaced(path, Say("nx-pack-unsaid", values))


complete(
    Effect,
    WORDS.keys(),
    apart=((Effect, "whose"), (DieShows, "test"), (DamageDealt, "test"), (CardFilter, "type")),
)
