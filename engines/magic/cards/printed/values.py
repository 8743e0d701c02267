"""Numbers in words."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, Numbers, dashed
from engines.magic.cards.printed.selectors import Selectors
from engines.magic.language import values as calc
from engines.magic.language.filters import ANYTHING
from engines.magic.language.ledger import OF_OBJECTS, Happened


class Values(Selectors, Numbers[calc.Value]):
    """Words for numbers."""

    def amount(self, value: calc.Value) -> dict[str, Any]:
        """Return a number, its sign, and what has to be said after it; X as it was named on announcing."""
        if value == "x":
            return {"number": "X", "sign": "plus", "tail": NOTHING}
        if isinstance(value, calc.Difference) and len(value.parts) == 2 and value.parts[0] == 0:
            return {**self.amount(value.parts[1]), "sign": "minus"}
        amount = super().amount(value)
        if isinstance(amount["tail"], Say) and amount["tail"].key == "words-where":
            amount["tail"] = Say("mn-where", amount["tail"].values)
        if amount["number"] == "X" and _named(value):
            return {**amount, "number": "Y", "tail": Say("mn-where-y", {"value": self.value(value)})}
        return amount

    def number(self, value: calc.Value) -> dict[str, Any]:
        """Return a number and what has to be said after it."""
        amount = self.amount(value)
        return {"number": amount["number"], "tail": amount["tail"]}

    def size(self, pair: tuple[calc.Value, calc.Value], *, signed: bool) -> dict[str, Any]:
        """Return power and toughness, +1/+1 or 2/2, and what has to be said after them."""
        one, other = (self.amount(each) for each in pair)
        if one["tail"] != other["tail"] and one["number"] and other["number"]:  # "for each" would count both
            one, other = (self._where(value, said) for value, said in zip(pair, (one, other), strict=True))
        if other["number"] == "X" and one["number"] == "X" and one["tail"] != other["tail"]:
            other = {**other, "number": "Y", "tail": Say("mn-where-y", {"value": self.value(pair[1])})}
        tails = [each["tail"] for each in (one, other) if each["tail"] != NOTHING]
        tail = tails[0] if len(tails) == 1 or (len(tails) == 2 and tails[0] == tails[1]) else None
        if tails and tail is None:
            tail = Say("mn-both", {"first": tails[0], "next": tails[1]})
        signs = [_sign(each["sign"], always=signed) for each in (one, other)]
        size = f"{signs[0]}{one['number']}/{signs[1]}{other['number']}"
        return {"size": size, "tail": NOTHING if tail is None else tail}

    def _where(self, value: calc.Value, said: dict[str, Any]) -> dict[str, Any]:
        """Return a number that is counted as X."""
        if said["tail"] == NOTHING or said["number"] in ("X", "Y"):
            return said
        return {"number": "X", "sign": "plus", "tail": Say("mn-where", {"value": self.value(value)})}

    def each(self, value: calc.Value) -> Say | None:
        """Return what one of is counted, as it goes on after "for each"; None where nothing is."""
        match value:
            case calc.Count():
                return self.kind_of(value.count, 1, value.whose)
            case calc.CountCards():
                return self._cards(value, 1)
            case calc.NumberOf(number="counters"):
                return self._counters(value, 1)
            case calc.KindsAmong():
                return self._counted_kinds(value, 1)
            case Happened() if value.happened in OF_OBJECTS:
                return self._that_happened(value, 1)
            case _:
                return None

    def counted(self, value: calc.Value) -> Say:
        """Return a value that is neither fixed nor reckoned, as a noun."""
        match value:
            case calc.Count():
                return Say("mn-number-of", {"kind": self.kind_of(value.count, 2, value.whose)})
            case calc.CountCards():
                return Say("mn-number-of", {"kind": self._cards(value, 2)})
            case calc.NumberOf(number="counters"):
                return Say("mn-number-of", {"kind": self._counters(value, 2)})
            case calc.NumberOf():
                return Say("mn-stat-of", {"stat": dashed(value.number), **self.owner_of(value.of)})
            case calc.LifeOf():
                return Say("mn-life-of", self.player(value.life_of))
            case calc.Devotion():
                return Say("mn-devotion", {"color": value.devotion})
            case calc.GreatestOf():
                among = self.every(value.among, 2)
                return Say("mn-greatest-of", {"stat": dashed(value.greatest), "kind": among})
            case calc.TotalOf():
                return Say("mn-total-of", {"stat": dashed(value.total), "kind": self.every(value.among, 2)})
            case calc.KindsAmong():
                return Say("mn-number-of", {"kind": self._counted_kinds(value, 2)})
            case Happened() if value.happened in OF_OBJECTS:
                return Say("mn-number-of", {"kind": self._that_happened(value, 2)})
            case Happened():
                return Say(f"mn-happened-{dashed(value.happened)}", {"whose": value.whose})
            case calc.Half():
                return Say("mn-half", {"value": self.value(value.half), "round": value.round})
            case str():
                return Say("mn-value", {"word": value})
            case _:
                raise AssertionError("reckoned before")

    def _cards(self, value: calc.CountCards, count: int) -> Say:
        everybody = value.of == "each_player"
        place = (
            Say("mn-in-all", {"zone": value.cards_in}) if everybody else self.zone(value.cards_in, value.of)
        )
        return self.kind(value.filter, count, noun="card", place=place)

    def _counted_kinds(self, value: calc.KindsAmong, count: int) -> Say:
        among = self.every(value.among, 2)
        return Say("mn-kinds-among", {"kinds": dashed(value.kinds), "count": count, "kind": among})

    def _that_happened(self, value: Happened, count: int) -> Say:
        noun = "spell" if value.happened == "cast" else "permanent"
        if value.happened == "attacks" and value.filter == ANYTHING:
            noun = "creature"
        head = self.heads(value.filter, noun)[0]
        tail = {"event": value.happened, "whose": value.whose, "count": count, "noun": head}
        return self.kind(value.filter, count, noun=noun, place=Say("mn-that-happened", tail))

    def _counters(self, value: calc.NumberOf, count: int) -> Say:
        counter = self.speaker.definitions.counter(value.kind)
        return Say("mn-counter-on", {"counter": counter, "object": self.object(value.of), "count": count})


def _sign(sign: Any, *, always: bool) -> str:
    return "−" if sign == "minus" else "+" if always else ""


def _named(value: Any) -> bool:
    """Tell whether a number is reckoned with X as it was named: what it comes to is Y."""
    return value == "x" or any(_named(part) for part in getattr(value, "parts", ()))
