"""Cards of libraries in words: what is shown of them, and how they are dealt out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import dashed
from engines.magic.cards.printed.filters import several
from engines.magic.cards.printed.values import Values
from engines.magic.language.deals import Deal, DealtPile, DealtTo
from engines.magic.language.filters import ANYTHING


def dealt(words: Values, deal: Deal) -> list[Say]:
    """Return a deal as parts of sentences: what is shown, each pile, the rest."""
    return [*_Dealt(words, deal).said()]


class _Dealt:
    """The words of one deal."""

    def __init__(self, words: Values, deal: Deal) -> None:
        self.words, self.deal = words, deal
        self.person = words.player(deal.who)
        self.own = {"person": self.person["person"]}
        self.single = deal.until is None and deal.number == 1

    def said(self) -> Iterator[Say]:
        """Yield the parts."""
        deal = self.deal
        yield self._head()
        match deal.piles:
            case ():
                yield from self._all()
            case (DealtPile(up_to=False, filter=pile_filter) as pile,) if (
                pile_filter == ANYTHING and not self.single and isinstance(pile.number, int)
            ):
                values = {"some": self._some(pile), "to": self._to(pile.to, pile), "rest": self._rest()}
                yield Say("mn-deal-puts-rest", values)
            case piles:
                for pile in piles:
                    yield self._pile(pile)
                yield from self._left()

    def _head(self) -> Say:
        deal, open_ = self.deal, "yes" if self.deal.shown == "all" else "no"
        if deal.until is not None:
            kind = self.words.a_kind(deal.until, noun="card")
            return Say("mn-deal-until", {**self.person, "open": open_, "kind": kind})
        return Say("mn-deal-head", {**self.person, "open": open_, **self.words.number(deal.number)})

    def _to(self, to: DealtTo, pile: DealtPile | None = None, order: str = "chosen") -> Say:
        tapped = "yes" if pile is not None and pile.tapped else "no"
        return Say("mn-deal-to", {**self.own, "to": dashed(to), "tapped": tapped, "order": order})

    def _rest(self) -> Say:
        return self._to(self.deal.rest, order=self.deal.order)

    def _all(self) -> Iterator[Say]:
        """Yield where all goes that is shown."""
        if self.deal.rest != "library":
            yield Say("mn-deal-them", {"count": 1 if self.single else 2, "to": self._rest()})
        elif not self.single and self.deal.order != "kept":
            yield Say("mn-deal-back", {"order": self.deal.order})

    def _pile(self, pile: DealtPile) -> Say:
        values: dict[str, Any] = {
            "may": "yes" if pile.up_to else "no",
            "to": self._to(pile.to, pile),
            "shown": "yes" if pile.shown else "no",
        }
        if self.single and pile.filter != ANYTHING:
            return Say("mn-deal-puts-if", {**values, "kind": self.words.a_kind(pile.filter, noun="card")})
        count = 1 if pile.number == 1 else 2
        some, plain = self._some(pile), self.single or pile.filter != ANYTHING or pile.shown
        return Say("mn-deal-puts" if plain else "mn-deal-puts-some", {**values, "some": some, "count": count})

    def _some(self, pile: DealtPile) -> Say:
        """Return which of the cards, or how many, go to a pile."""
        number, words = pile.number, self.words
        if pile.filter == ANYTHING:
            if self.single:
                return Say("mn-deal-it")
            up = "yes" if pile.up_to else "no"
            return Say("mn-deal-of-them", {"number": number if isinstance(number, int) else 0, "up": up})
        if number == 1:
            some = words.a_kind(pile.filter, noun="card")
        elif isinstance(number, int):
            some = several(words.kind(pile.filter, number, noun="card"), number, up_to=pile.up_to)
        else:
            kind = words.kind(pile.filter, 2, noun="card")
            some = Say("mn-deal-all-of", {"kind": kind, "up": "yes" if pile.up_to else "no"})
        return Say("mn-deal-among", {"some": some})

    def _left(self) -> Iterator[Say]:
        """Yield where the rest goes; one card that stays where it lies needs no word."""
        sure = any(pile.filter == ANYTHING and not pile.up_to for pile in self.deal.piles)
        if not self.single:
            yield Say("mn-deal-rest", {"to": self._rest()})
        elif self.deal.rest != "library" and not sure:
            yield Say("mn-deal-otherwise", {"to": self._rest()})
