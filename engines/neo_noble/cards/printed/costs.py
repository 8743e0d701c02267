"""Costs in words: as they go on after "you may"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.kernel import Say
from engines.kernel.cards.wording import dashed, listed
from engines.neo_noble.cards.printed.parts import in_range
from engines.neo_noble.cards.printed.selectors import Noun, Selectors
from engines.neo_noble.language import costs as pay
from engines.neo_noble.language import selectors as pick
from engines.neo_noble.language.parts import Whose


class Costs(Selectors):
    """Words for what is paid."""

    def costs(self, costs: Sequence[pay.Cost], who: Literal["you", "opponent"] = "you") -> Say:
        """Return what is to be paid."""
        return self.with_x(listed([self.cost(cost, who) for cost in costs], "and"), costs)

    def with_x(self, said: Say, costs: Sequence[pay.Cost]) -> Say:
        """Return what is to be paid, with what X may be in it."""
        x = pay.chosen_number(costs)
        bounds = None if x is None else in_range(x.least or None, x.most)
        return said if bounds is None else Say("nn-x-range", {"costs": said, "range": bounds})

    def cost(self, cost: pay.Cost, who: Literal["you", "opponent"] = "you") -> Say:
        """Return a part of what is to be paid."""
        key, number = f"nn-cost-{dashed(cost.cost)}", number_paid(cost)
        match cost:
            case pay.PaySouls() | pay.Relinquish() | pay.SpendDominance():
                return Say(key, {"count": number})
            case pay.Sacrifice():
                if cost.this:
                    return Say("nn-cost-sacrifice-this")
                return Say(key, {"some": self._some(cost.filter, number, "spirit", layer=cost.layer)})
            case pay.DiscardCards():
                return Say(key, {"some": self._some(cost.filter, number, "card")})
            case pay.GiveChannelCards():
                state = "ready" if cost.ready else "any"
                return Say(key, {"count": number, "face": cost.face, "state": state, "who": who})
            case pay.BanishCards():
                return Say(key, {"some": self._some(cost.filter, number, "card"), "who": who})
            case pay.ReturnSpirits():
                whose = "own" if who == "you" else "opposing"
                return Say(key, {"some": self._some(cost.filter, number, "spirit", whose, "active")})

    def _some(
        self,
        chosen: pick.CardFilter,
        number: int | str,
        noun: Noun,
        whose: Whose = "any",
        layer: pick.Layer = "any",
    ) -> Say:
        count = number if isinstance(number, int) else 2
        return self.some(self.kind(chosen, count, noun, whose, layer), number)


def number_paid(cost: pay.Cost) -> int | str:
    """Return how many a part of a cost takes, as it is printed."""
    return "X" if isinstance(cost.number, pay.X) else cost.number
