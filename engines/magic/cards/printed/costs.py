"""Costs in words: what is paid, as it stands before a colon or goes on after "may"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.kernel import Say
from engines.kernel.cards.wording import chained, listed, some
from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.printed.events import Events
from engines.magic.cards.printed.parts import symbols
from engines.magic.language import costs as pay
from engines.magic.language.filters import Filter
from engines.magic.language.parts import Whose

_USED = {pay.Sacrifice: "sacrificed", pay.Discard: "discarded", pay.ExileCards: "exiled",
         pay.TapOthers: "tapped", pay.ReturnOthers: "returned"}  # fmt: skip


def used_up(costs: Iterable[pay.Component]) -> str:
    """Return what has become of what a cost was paid with, where it is one thing."""
    found = {_USED[type(each)] for each in costs if isinstance(each, pay.Pick)}
    return found.pop() if len(found) == 1 else "paid"


class Costs(Events):
    """Words for what is paid."""

    def cost(self, components: Sequence[pay.Component]) -> Say:
        """Return a whole cost, as it stands before a colon."""
        return chained("words-comma", [self.component(each) for each in components])

    def to_pay(self, components: Sequence[pay.Component]) -> Say:
        """Return a whole cost, as it goes on after "may": "pay {2} and sacrifice a creature"."""
        return listed(
            [
                Say("mn-cost-pay", {"mana": symbols(each.mana)})
                if isinstance(each, pay.Mana)
                else self.component(each)
                for each in components
            ],
            "and",
        )

    def component(self, component: pay.Component) -> Say:
        """Return one part of a cost."""
        match component:
            case pay.Mana():
                return Say("mn-mana", {"mana": symbols(component.mana)})
            case pay.TapThis(this="tap" | "untap"):
                return Say("mn-mana", {"mana": "{T}" if component.this == "tap" else "{Q}"})
            case pay.TapThis():
                return Say(f"mn-cost-{component.this}-this", {"this": self.object("this")})
            case pay.Life():
                return Say("mn-cost-life", {"number": component.life})
            case pay.Sacrifice():
                return Say("mn-cost-sacrifice", {"some": self._some(component.sacrifice, component.number)})
            case pay.Discard():
                return Say(
                    "mn-cost-discard", {"some": self._some(component.discard, component.number, "card")}
                )
            case pay.ExileCards():
                return Say("mn-cost-exile", {"some": self._some(component.exile, component.number, "card")})
            case pay.TapOthers():
                return Say("mn-cost-tap", {"some": self._some(component.tap, component.number, whose="you")})
            case pay.ReturnOthers():
                said = self._some(component.give_back, component.number, whose="you")
                return Say("mn-cost-return", {"some": said})
            case pay.RemoveCounters():
                counter = Say("mn-counter", {"word": component.remove})
                values = {"counter": counter, "number": component.number, "this": self.object("this")}
                return Say("mn-cost-remove", values)

    def _some(self, chosen: Filter, number: int, noun: str = "permanent", whose: Whose = "any") -> Say:
        if number == 1:
            return self.a_kind(chosen, whose, noun)
        return some(self.kind(chosen, number, whose, noun), number)


complete(pay.Pick, _USED)
