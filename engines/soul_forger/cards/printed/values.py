"""Numbers in words."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, Numbers, dashed
from engines.soul_forger.cards.printed.selectors import Selectors
from engines.soul_forger.language import values as calc


class Values(Selectors, Numbers[calc.Value]):
    """Words for numbers."""

    def amount(self, value: calc.Value) -> dict[str, Any]:
        """Return a number, its sign, and what has to be said after it; X as it was named with a cost."""
        if value == "x":
            return {"number": "X", "sign": "plus", "tail": NOTHING}
        amount = super().amount(value)
        if amount["number"] == "X" and _named(value):
            return {**amount, "number": "Y", "tail": Say("sf-where-y", {"value": self.value(value)})}
        return amount

    def _term(self, value: calc.Value) -> Say:
        said = super()._term(value)
        return Say("words-brackets", {"text": said}) if isinstance(value, calc.Half) else said

    def each(self, value: calc.Value) -> Say | None:
        """Return what one of is counted, as it goes on after "for each"; None where nothing is."""
        match value:
            case calc.CountPieces():
                return self.kind(value.of.filter, 1, value.of.whose)
            case calc.CountCards():
                zone = self.zone(value.zone, value.of, "in")
                return Say("sf-counted-in", {"kind": self.kind(value.filter, 1), "zone": zone})
            case calc.CountersOn():
                piece = Say("sf-piece", {"which": "it"}) if value.of == self.subject else self.piece(value.of)
                return Say("sf-counter-on", {"counter": value.kind, "piece": piece, "count": 1})
            case _:
                return None

    def counted(self, value: calc.Value) -> Say:
        """Return a value that is neither fixed nor reckoned, as a noun."""
        self.apart += 1
        said = self._counted(value)
        self.apart -= 1
        return said

    def _counted(self, value: calc.Value) -> Say:
        match value:
            case calc.CountPieces():
                return Say("sf-number-of", {"kind": self.kind(value.of.filter, 2, value.of.whose)})
            case calc.CountCards():
                kind = self.kind(value.filter, 2)
                zone = self.zone(value.zone, value.of, "in")
                return Say("sf-number-of", {"kind": Say("sf-counted-in", {"kind": kind, "zone": zone})})
            case calc.CountersOn():
                on = {"counter": value.kind, "piece": self.piece(value.of), "count": 2}
                return Say("sf-number-of", {"kind": Say("sf-counter-on", on)})
            case calc.NumberOf():
                return Say("sf-stat-of", {"stat": value.calc, "piece": self.piece(value.of)})
            case calc.NumberOfPlayer():
                if value.of == "you":
                    return Say("sf-stat-own", {"stat": value.calc})
                return Say("sf-stat-of", {"stat": value.calc, "piece": self._player(value.of)})
            case calc.Half():
                return Say("sf-half", {"value": self._term(value.of)})
            case str():
                return Say(f"sf-value-{dashed(value)}")
            case _:
                raise AssertionError("reckoned before")


def _named(value: calc.Value) -> bool:
    """Tell whether a number is reckoned with X as it was named: what it comes to is Y."""
    inner: tuple[Any, ...] = getattr(value, "parts", ())
    return value == "x" or any(_named(part) for part in inner)
