"""Kinds of objects in words, without article."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import Noun
from engines.kernel.cards.wording import a_kind, chained, dashed, kind, listed
from engines.magic.cards.printed.parts import Words, in_range, keyword, natural, nouns, type_of
from engines.magic.language.filters import ANYTHING, Aims, Filter
from engines.magic.language.parts import PERMANENTS, PHRASES, Whose

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
        held: Say | None = None,
        place: Say | None = None,
    ) -> Say:
        """Return a kind of objects; `target` are those that are aimed at, of which "other" is said apart.

        `held` says whose they are, in place of `whose`; `place` where they lie, which comes last.
        """
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
            "nots": self._nots(chosen.none_of, head[0], count),
            "either": _either(chosen, head[0], count),
            "also": None if noun in (*_OF_CARDS, "item") else _also(chosen),
            "of": of if noun in _OF_CARDS else None,
            "token": None if noun == "mn-token" else _state("token", chosen.token),
            "does": _does("does", chosen.keyword),
            "lacks": _does("lacks", chosen.without),
        }
        tails = [*self._tails(chosen, count)]
        if held is None and place is None and whose != "any":
            held = Say("mn-controlled", {"whose": whose, "count": count})
        tails = [*(() if held is None else (held,)), *tails, *(() if place is None else (place,))]
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
        if _told_by(chosen) == "noun":
            return tuple(one for each in chosen.any_of for one in self._head(each, noun))
        return (chosen.type,) if chosen.type is not None else chosen.any_type or (noun,)

    def _of(self, chosen: Filter) -> Say | None:
        """Return what a card or spell is of."""
        if chosen.sub is not None:
            noun = Say("words-noun", {"noun": self.speaker.definitions.subtype(chosen.sub), "count": 1})
            return Say("mn-adjective-of", {"types": noun})
        if _told_by(chosen) == "noun":
            named = [
                Say("words-noun", {"noun": each, "count": 1}) for each in self._head(chosen, "permanent")
            ]
            return Say("mn-adjective-of", {"types": listed(named, "or")})
        if chosen.type is None:
            return Say("mn-adjective-of", {"types": _any_type(chosen)}) if chosen.any_type else None
        noun = Say("words-noun", {"noun": chosen.type, "count": 1})
        also = _also(chosen)
        both = noun if also is None else Say("mn-both-types", {"noun": noun, "also": also})
        return Say("mn-adjective-of", {"types": both})

    def _nots(self, kinds: Sequence[Filter], noun: str | Noun, count: int) -> Say | None:
        """Return what something is not, as far as one word says it: "nonlegendary", "non-Goblin"."""
        said = [
            Say(each.key, {**each.values, "noun": noun, "count": count})
            for each in map(self._not, kinds)
            if each is not None
        ]
        return chained("words-tails", said) if said else None

    def _not(self, one: Filter) -> Say | None:
        """Return an adjective for what something is not; None where it takes more than a word."""
        field = next(iter(one.asked)) if len(one.asked) == 1 else ""
        if field not in ("type", "sub", "super", "color") or one.color in ("colorless", "multicolored"):
            return None
        word = getattr(one, field)
        word = self.speaker.definitions.subtype(word) if field == "sub" else word
        return Say(f"mn-adjective-not-{field}", {field: word})

    def _tails(self, chosen: Filter, count: int) -> Iterator[Say]:
        """Yield what goes on after the noun."""
        if None not in (chosen.sub, chosen.type) and type_of(str(chosen.sub)) != chosen.type:
            yield Say("mn-that-is", {"noun": chosen.type})
        if chosen.sub is not None and chosen.any_type:
            yield Say("mn-that-is-any", {"types": _any_type(chosen)})
        if _told_by(chosen) == "keyword":
            words = [keyword(each.keyword, "mn-keyword-named") for each in chosen.any_of if each.keyword]
            yield Say("mn-with-keyword", {"keyword": listed(words, "or")})
        if chosen.keyword is not None and chosen.keyword not in PHRASES:
            yield Say("mn-with-keyword", {"keyword": keyword(chosen.keyword, "mn-keyword-named")})
        if chosen.without is not None and chosen.without not in PHRASES:
            yield Say("mn-without-keyword", {"keyword": keyword(chosen.without, "mn-keyword-named")})
        for name in ("power", "toughness", "mana_value"):
            bounds = getattr(chosen, name)
            if bounds is not None:
                yield Say("mn-with-number", {"what": dashed(name), "range": in_range(bounds)})
        if chosen.counter is not None:
            yield Say("mn-with-counter", {"counter": self.speaker.definitions.counter(chosen.counter)})
        if chosen.named is not None:
            yield Say("mn-named-alike", {"noun": self.speaker.noun})
        if chosen.any_of and _told_by(chosen) == "kind":
            yield Say("mn-that-is-one", {"kinds": self._kinds(chosen.any_of, count), "count": count})
        if chosen.targets is not None:
            yield Say("mn-that-targets", {"what": self._aims(chosen.targets), "count": count})
        others = [each for each in chosen.none_of if self._not(each) is None]
        if others:
            yield Say("mn-that-is-none", {"kinds": self._kinds(others, count), "count": count})

    def _aims(self, aims: Aims) -> Say:
        """Return what a spell or ability targets: one of these."""
        said = [Say("mn-this", {"noun": self.speaker.noun})] if aims.this else []
        said += [Say("mn-who", {"who": "a-any"})] if aims.player else []
        said += [] if aims.filter is None else [self.a_kind(aims.filter, aims.whose)]
        return listed(said, "or") if said else self.a_kind()

    def _kinds(self, kinds: Sequence[Filter], count: int) -> Say:
        """Return kinds each with its article, or in the plural: "an Elf or a creature with flying"."""
        return listed([self.a_kind(each) if count == 1 else self.kind(each, count) for each in kinds], "or")


def several(kind: Say, number: int | str, *, up_to: bool = False) -> Say:
    """Return a number of a kind in words, or as many at most."""
    values = {"number": number, "up": "yes" if up_to else "no", "kind": kind, "noun": kind.values["noun"]}
    return Say("mn-some", values)


_ADJECTIVES: dict[str, Callable[[Filter], Say | None]] = {
    "color": lambda one: Say("mn-adjective-color", {"color": one.color}),
    "attacking": lambda one: _state("attacking", one.attacking),
    "blocking": lambda one: _state("blocking", one.blocking),
    "tapped": lambda one: _state("tapped", one.tapped),
}
"""Alternatives that are told by one adjective each, by the field that asks for it."""


def _told_by(chosen: Filter) -> str:
    """Return how its alternatives are told: by nouns, by adjectives, by keywords, or each as a kind."""
    asked = [tuple(each.asked) for each in chosen.any_of]
    fields = {field for each in asked for field in each}
    if not asked or any(len(each) != 1 for each in asked):
        return "kind"
    if fields <= {"type", "sub"}:
        return "kind" if chosen.asked & {"type", "sub", "any_type"} else "noun"
    if fields <= _ADJECTIVES.keys():
        return "adjective"
    named = all(each.keyword not in PHRASES for each in chosen.any_of)
    return "keyword" if fields == {"keyword"} and named else "kind"


def _either(chosen: Filter, noun: str | Noun, count: int) -> Say | None:
    """Return adjectives of which one will do: "white or blue"."""
    if _told_by(chosen) != "adjective":
        return None
    said = [_ADJECTIVES[field](each) for each in chosen.any_of for field in each.asked]
    agreeing = {"noun": noun, "count": count}
    return listed([Say(each.key, {**each.values, **agreeing}) for each in said if each is not None], "or")


def _any_type(chosen: Filter) -> Say:
    """Return one of several types as words; of all that lie on the battlefield, "permanent" (110.4)."""
    all_ = frozenset(chosen.any_type) == PERMANENTS
    return Say("words-noun", {"noun": "permanent", "count": 1}) if all_ else nouns(chosen.any_type)


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
