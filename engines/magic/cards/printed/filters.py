"""Kinds of objects in words, without article."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import Noun
from engines.kernel.cards.wording import a_kind, dashed, kind
from engines.magic.cards.printed.parts import Words, in_range, keyword, natural, nouns, type_of
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import PHRASES, Whose

_OF_CARDS = ("card", "spell", "mn-token")
"""Nouns that say what they are of: a creature card, an artifact spell, a Goblin token."""
_OF_PERMANENTS = ("permanent", "creature", "source", "object")
"""What a token may be called otherwise: it is on the battlefield or nowhere (111.7)."""


class Filters(Words):
    """Words for kinds."""

    def kind(
        self,
        chosen: Filter = ANYTHING,
        count: int = 1,
        whose: Whose | str = "any",
        noun: str = "permanent",
        *,
        target: bool = False,
        place: Say | None = None,
    ) -> Say:
        """Return a kind of objects; `target` are those that are aimed at, of which "other" is said apart."""
        of = self._of(chosen)
        noun = "mn-token" if chosen.token and noun in _OF_PERMANENTS else noun
        noun = "spell" if noun == "item" and of is not None else noun  # abilities have no types
        head = self._head(chosen, noun)
        adjectives = {
            "other": Say("words-adjective-other") if chosen.other and not target else None,
            "target": Say("mn-adjective-target") if target else None,
            "tapped": _state("tapped", chosen.tapped),
            "attacking": _state("attacking", chosen.attacking),
            "blocking": _state("blocking", chosen.blocking),
            "super": None if chosen.super is None else Say("mn-adjective-super", {"word": chosen.super}),
            "color": None if chosen.color is None else Say("mn-adjective-color", {"color": chosen.color}),
            "notcolor": None
            if chosen.without_color is None
            else Say("mn-adjective-not-color", {"color": chosen.without_color}),
            "nottype": None
            if chosen.without_type is None
            else Say("mn-adjective-not-type", {"type": chosen.without_type}),
            "also": None if noun in (*_OF_CARDS, "item") else _also(chosen),
            "of": of if noun in _OF_CARDS else None,
            "token": None if noun == "mn-token" else _state("token", chosen.token),
            "does": _does("does", chosen.keyword),
            "lacks": _does("lacks", chosen.without),
        }
        tails = [*self._tails(chosen)]
        if place is not None:
            tails = [*tails, place]
        elif whose != "any":
            tails = [Say("mn-controlled", {"whose": whose, "count": count}), *tails]
        return kind("mn-kind", head, count, adjectives, tails)

    def a_kind(self, chosen: Filter = ANYTHING, whose: Whose | str = "any", noun: str = "permanent") -> Say:
        """Return one of a kind with its article."""
        return a_kind(self.kind(chosen, 1, whose, noun))

    def short(self, chosen: Filter, otherwise: str = "permanent") -> str | Noun:
        """Return what one of a kind is called once it has been named."""
        if chosen.sub is not None and not chosen.token:
            return self.speaker.definitions.subtype(chosen.sub)
        return natural(chosen, otherwise)

    def heads(self, chosen: Filter, noun: str) -> tuple[str | Noun, ...]:
        """Return the nouns by which a kind is called."""
        noun = "mn-token" if chosen.token and noun in _OF_PERMANENTS else noun
        return self._head(chosen, "spell" if noun == "item" and self._of(chosen) is not None else noun)

    def _head(self, chosen: Filter, noun: str) -> tuple[str | Noun, ...]:
        """Return the nouns that say most."""
        if noun in _OF_CARDS:
            return (noun,)
        if noun == "item":
            return ("spell", "ability")
        if chosen.sub is not None:
            return (self.speaker.definitions.subtype(chosen.sub),)
        return (chosen.type,) if chosen.type is not None else chosen.any_type or (noun,)

    def _of(self, chosen: Filter) -> Say | None:
        """Return what a card or spell is of."""
        if chosen.sub is not None:
            noun = Say("words-noun", {"noun": self.speaker.definitions.subtype(chosen.sub), "count": 1})
            return Say("mn-adjective-of", {"types": noun})
        if chosen.type is None:
            return Say("mn-adjective-of", {"types": nouns(chosen.any_type)}) if chosen.any_type else None
        noun = Say("words-noun", {"noun": chosen.type, "count": 1})
        also = _also(chosen)
        both = noun if also is None else Say("mn-both-types", {"noun": noun, "also": also})
        return Say("mn-adjective-of", {"types": both})

    def _tails(self, chosen: Filter) -> Iterator[Say]:
        """Yield what goes on after the noun."""
        if None not in (chosen.sub, chosen.type) and type_of(str(chosen.sub)) != chosen.type:
            yield Say("mn-that-is", {"noun": chosen.type})
        if chosen.sub is not None and chosen.any_type:
            yield Say("mn-that-is-any", {"types": nouns(chosen.any_type)})
        if chosen.keyword is not None and chosen.keyword not in PHRASES:
            yield Say("mn-with-keyword", {"keyword": keyword(chosen.keyword, "mn-keyword-named")})
        if chosen.without is not None and chosen.without not in PHRASES:
            yield Say("mn-without-keyword", {"keyword": keyword(chosen.without, "mn-keyword-named")})
        for name in ("power", "toughness", "mana_value"):
            bounds = getattr(chosen, name)
            if bounds is not None:
                yield Say("mn-with-number", {"what": dashed(name), "range": in_range(bounds)})
        if chosen.counter is not None:
            yield Say("mn-with-counter", {"counter": Say("mn-counter", {"word": chosen.counter})})


def several(kind: Say, number: int | str, *, up_to: bool = False) -> Say:
    """Return a number of a kind in words, or as many at most."""
    values = {"number": number, "up": "yes" if up_to else "no", "kind": kind, "noun": kind.values["noun"]}
    return Say("mn-some", values)


def _also(chosen: Filter) -> Say | None:
    """Return what something of a type is besides: an artifact creature."""
    if chosen.sub is not None or chosen.type is None or not chosen.any_type:
        return None
    return Say("mn-adjective-also", {"types": nouns(chosen.any_type)})


def _state(word: str, holds: bool | None) -> Say | None:
    return None if holds is None else Say(f"mn-adjective-{word}", {"holds": "yes" if holds else "no"})


def _does(how: str, word: Any) -> Say | None:
    if word not in PHRASES:
        return None
    return Say(f"mn-adjective-{how}", {"keyword": dashed(word), "many": "no"})
