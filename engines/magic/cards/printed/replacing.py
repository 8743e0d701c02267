"""What happens instead, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, dashed
from engines.magic.cards.printed.changes import Changes
from engines.magic.language import replacing as new
from engines.magic.language.conditions import Condition
from engines.magic.language.filters import ANYTHING


class Replacements(Changes):
    """Words for replacement effects."""

    def instead(self, what: new.Instead, conditions: Sequence[Condition] = ()) -> Say:
        """Return what happens instead, as a sentence without its end."""
        said = self._instead(what)
        if not conditions:
            return said
        return Say("mn-as-long-as", {"conditions": self.all_of(conditions), "text": said})

    def _instead(self, what: new.Instead) -> Say:
        match what:
            case new.DamageInstead():
                return self._damage(what)
            case new.GoesInstead():
                subject = self._moving(what)
                values = {"subject": subject, "to": dashed(what.to), "dies": "yes" if what.dies else "no"}
                noun = self.speaker.noun if what.this else "card" if not what.dies else subject.values["noun"]
                values["noun"] = noun
                return Say("mn-instead-goes", values)
            case new.EntersWith():
                return self._enters(what)
            case new.DrawsInstead():
                values = {"whose": what.whose, "count": what.times + what.plus}
                return Say("mn-instead-draws", values)
            case new.LifeInstead():
                return Say(
                    "mn-instead-life", {"whose": what.whose, "amount": _times(what.times, what.plus, "life")}
                )
            case new.CountersInstead():
                values = {
                    "counter": self.speaker.definitions.counter(what.kind),
                    "kind": self.a_kind(what.filter, what.whose),
                    "amount": _times(what.times, what.plus, "counters"),
                }
                return Say("mn-instead-counters", values)

    def _damage(self, what: new.DamageInstead) -> Say:
        anything = what.source == ANYTHING and what.source_whose == "any"
        values = {
            "source": self.a_kind(what.source, what.source_whose, "source"),
            "any": "yes" if anything else "no",
            "combat": "any" if what.combat is None else "yes" if what.combat else "no",
            "to": self._protected(what.to),
            "you": "yes" if what.to == "you" else "no",
        }
        if what.times == 0 and what.plus <= 0:
            return Say("mn-instead-no-damage", values if what.to != "any" else {**values, "to": NOTHING})
        if what.times == 1 and what.plus < 0:
            return Say("mn-instead-less-damage", {**values, "number": -what.plus})
        return Say("mn-instead-damage", {**values, "amount": _times(what.times, what.plus, "damage")})

    def _protected(self, to: str) -> Say | str:
        if to == "any":
            return Say("mn-to", {"whom": Say("mn-anyone")})
        return Say("mn-to", {"whom": self.who("you") if to == "you" else self.object(to)})

    def _moving(self, what: new.GoesInstead) -> Say:
        if what.this:
            return self.object("this")
        if what.dies:
            return self.a_kind(what.filter, what.whose, "permanent")
        return self.owned_card(what.filter, what.whose)

    def _enters(self, what: new.EntersWith) -> Say:
        subject = self.object("this") if what.this else self.a_kind(what.filter, what.whose)
        noun = self.speaker.noun if what.this else self.short(what.filter)
        values = {
            "subject": subject,
            "noun": noun,
            "tapped": "yes" if what.tapped else "no",
            "with": "no" if what.number == 0 else "yes",
            "counter": self.speaker.definitions.counter(what.kind),
            **self.number(what.number),
        }
        return Say("mn-instead-enters", values)


def _times(times: int, plus: int, of: str) -> Say:
    """Return how much it is then: double that, that much plus 1."""
    if times == 0:
        return Say("mn-times-just", {"number": plus, "of": of})
    base = Say("mn-times", {"times": times, "of": of, "whole": "yes" if plus == 0 else "no"})
    if plus == 0:
        return base
    key = "mn-times-plus" if plus > 0 else "mn-times-minus"
    return Say(key, {"base": base, "number": abs(plus), "of": of})
