"""Costs in words: what is paid, as it stands before a colon or goes on after "may"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.kernel import Say
from engines.kernel.cards.wording import chained, listed
from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.printed.events import Events
from engines.magic.cards.printed.filters import several
from engines.magic.cards.printed.parts import natural, symbols
from engines.magic.language import costs as pay
from engines.magic.language.filters import Filter
from engines.magic.language.parts import Whose

_USED = {pay.Sacrifice: "sacrificed", pay.Discard: "discarded", pay.ExileCards: "exiled",
         pay.TapOthers: "tapped", pay.ReturnOthers: "returned"}  # fmt: skip


def used_up(costs: Iterable[pay.Component]) -> str:
    """Return what has become of what a cost was paid with, where it is one thing, and what that is called."""
    found = [each for each in costs if isinstance(each, pay.Pick)]
    if len({type(each) for each in found}) != 1:
        return "paid"
    one = found[0]
    cards = isinstance(one, pay.Discard | pay.ExileCards)
    return f"{_USED[type(one)]} {'card' if cards else natural(_filter(one), 'permanent')}"


def _filter(pick: pay.Pick) -> Filter:
    match pick:
        case pay.Sacrifice():
            return pick.sacrifice
        case pay.Discard():
            return pick.discard
        case pay.ExileCards():
            return pick.exile
        case pay.TapOthers():
            return pick.tap
        case pay.ReturnOthers():
            return pick.give_back


class Costs(Events):
    """Words for what is paid."""

    def cost(self, components: Sequence[pay.Component]) -> Say:
        """Return a whole cost, as it stands before a colon."""
        row = sorted(components, key=_place)
        return chained("words-comma", [self.component(each, "price") for each in row])

    def to_pay(self, components: Sequence[pay.Component], how: str = "cost") -> Say:
        """Return a whole cost, as it goes on after "may": "pay {2} and sacrifice a creature"."""
        return listed(
            [
                Say(f"mn-{how}-pay", {"mana": symbols(each.mana)})
                if isinstance(each, pay.Mana)
                else self.component(each, how)
                for each in components
            ],
            "and",
        )

    def component(self, component: pay.Component, how: str = "cost") -> Say:
        """Return one part of a cost: as a `price` it is told to the player, else it goes on after "may"."""
        match component:
            case pay.Mana():
                return Say("mn-mana", {"mana": symbols(component.mana)})
            case pay.TapThis(this="tap" | "untap"):
                return Say("mn-mana", {"mana": "{T}" if component.this == "tap" else "{Q}"})
            case pay.TapThis():
                values = {"this": self.object("this"), "zone": self.lies}
                return Say(f"mn-{how}-{component.this}-this", values)
            case pay.Life():
                return Say(f"mn-{how}-life", {"number": component.life})
            case pay.Sacrifice():
                return Say(f"mn-{how}-sacrifice", {"some": self._some(component.sacrifice, component.number)})
            case pay.Discard():
                return Say(
                    f"mn-{how}-discard-some",
                    {"some": self._some(component.discard, component.number, "card")},
                )
            case pay.ExileCards():
                return Say(f"mn-{how}-exile", {"some": self._some(component.exile, component.number, "card")})
            case pay.TapOthers():
                untapped = component.tap.model_copy(update={"tapped": False})
                return Say(f"mn-{how}-tap", {"some": self._some(untapped, component.number, whose="you")})
            case pay.ReturnOthers():
                said = self._some(component.give_back, component.number, whose="you")
                return Say(f"mn-{how}-return", {"some": said, "number": component.number})
            case pay.RemoveCounters():
                counter = self.speaker.definitions.counter(component.remove)
                values = {"counter": counter, "number": component.number, "this": self.object("this")}
                return Say(f"mn-{how}-remove", values)

    def _some(self, chosen: Filter, number: int, noun: str = "permanent", whose: Whose = "any") -> Say:
        if number == 1:
            return self.a_kind(chosen, whose, noun)
        return several(self.kind(chosen, number, whose, noun), number)


def _place(component: pay.Component) -> int:
    """Return where a part of a cost stands: mana, tapping, and what else is paid."""
    if isinstance(component, pay.Mana):
        return 0
    return 1 if isinstance(component, pay.TapThis) and component.this in ("tap", "untap") else 2


complete(pay.Pick, _USED)
