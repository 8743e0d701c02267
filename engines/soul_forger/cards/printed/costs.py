"""Costs in words: what is sent, and from where."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Say
from engines.kernel.cards.wording import chained, listed
from engines.soul_forger.cards.printed.selectors import Selectors
from engines.soul_forger.language import costs as pay
from engines.soul_forger.language import selectors as pick


class Costs(Selectors):
    """Words for what is paid."""

    def cost(self, written: str) -> Say:
        """Return a cost in cards, with the places that they come from."""
        cost = pay.read(written)
        several = len(cost.groups) > 1
        groups = [self._group(group, several) for group in cost.groups]
        places = [Say("sf-from", {"place": place}) for place in pay.PLACES if place in cost.locations]
        return Say("sf-cost-cards", {"what": chained("words-and", groups), "places": listed(places, "or")})

    def alternative(self, terms: Sequence[pay.Term]) -> Say:
        """Return one way to pay a cost."""
        return chained("words-and", [self._cards_of(term) for term in terms])

    def _group(self, group: Sequence[pay.Term], several: bool) -> Say:
        said = listed([self._cards_of(term) for term in group], "or")
        return Say("words-brackets", {"text": said}) if several and len(group) > 1 else said

    def _cards_of(self, term: pay.Term) -> Say:
        chosen = pick.CardFilter.model_validate(
            {"faction": term.factions, "subtype": term.subtype, "type": term.type}
        )
        if term.unit == "ronum":
            return Say("sf-term-ronum", {"number": term.amount, "kind": self.kind(chosen, 2)})
        count = term.amount if isinstance(term.amount, int) else 2
        return self.some(self.kind(chosen, count), term.amount)

    def ability_cost(self, cost: pay.AbilityCost) -> Say:
        """Return a part of what activates an ability, as it stands before a colon."""
        match cost:
            case "send_this":
                return Say("sf-cost-send-this", {"noun": self.noun})
            case str():
                return Say("sf-cost-send", {"cost": self.cost(cost)})
            case pay.SpendCounters():
                return Say("sf-cost-counters", {"count": cost.number, "counter": cost.kind})
            case pay.SpendExperience():
                return Say("sf-cost-experience", {"number": _shown(cost.number)})
            case pay.TakeDamage():
                return Say("sf-cost-damage", {"number": _shown(cost.number)})


def _shown(number: int | str) -> int | str:
    return "X" if number == "x" else number
