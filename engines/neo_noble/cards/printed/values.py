"""Values in words: numbers that are fixed, counted, or reckoned from others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, Numbers, dashed
from engines.neo_noble.cards.printed.selectors import Selectors
from engines.neo_noble.language import values as calc


class Values(Selectors, Numbers[calc.Value]):
    """Words for numbers."""

    def amount(self, value: calc.Value) -> dict[str, Any]:
        """Return a number, its sign, and what has to be said after it."""
        if value == "x":
            return {"number": "X", "sign": "plus", "tail": NOTHING}
        amount = super().amount(value)
        if self.x_is_paid and amount["number"] == "X":
            return {**amount, "number": "Y", "tail": Say("nn-where-y", {"value": self.value(value)})}
        return amount

    def up_to(self, value: calc.Value) -> dict[str, Any] | None:
        """Return "1 for each of a kind, up to 3", where a number is just that."""
        parts: Sequence[calc.Value] = getattr(value, "parts", ())
        if getattr(value, "calc", None) != "min" or len(parts) != 2:
            return None
        counted, most = sorted(parts, key=lambda part: isinstance(part, int))
        kind = self.each(counted)
        if kind is None or not isinstance(most, int) or most < 1:
            return None
        said = Say("nn-for-each-most", {"kind": kind, "most": most, "sign": "plus"})
        return {"number": 1, "sign": "plus", "tail": said}

    def each(self, value: calc.Value) -> Say | None:
        """Return what one of is counted."""
        return self._kind_counted(value, 1)

    def _kind_counted(self, value: calc.Value, count: int) -> Say | None:
        match value:
            case calc.CountSpirits():
                return self.spirit_kind(value.of, count)
            case calc.CountLanes():
                return self.lane_kind(value.of, count)
            case calc.CountCards():
                kind = self.kind(value.filter, count, "card")
                zone = Say("nn-zone", {"zone": value.zone, "whose": value.whose, "form": "in"})
                return Say("nn-cards-counted", {"kind": kind, "zone": zone})
            case calc.CountCoins():
                return Say("nn-coin-kind", {"count": count, "held": value.held, "state": value.state})
            case calc.Souls():
                return Say("nn-souls-kind", {"count": count, "whose": value.whose})
            case _:
                return None

    def counted(self, value: calc.Value) -> Say:
        """Return a counted value as a noun."""
        self.apart += 1
        said = self._counted(value)
        self.apart -= 1
        return said

    def _counted(self, value: calc.Value) -> Say:
        if (kind := self._kind_counted(value, 2)) is not None:
            return Say("nn-number-of", {"kind": kind})
        match value:
            case calc.NumberOf():
                return Say("nn-stat-of", {"stat": value.calc, "spirit": self.spirits(value.of)})
            case calc.TotalOf():
                return Say("nn-total-of", {"total": dashed(value.calc), "lane": self.lanes(value.of, "of")})
            case _:
                return Say(f"nn-value-{dashed(str(value))}")
