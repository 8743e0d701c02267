"""What is printed on cards, made from their models: what the card languages of all games share.

Texts are keys with values; the shared ones stand in `cards.ftl`. Parts of
sentences are put together from inner ones, so that each language keeps its
own order of words. Nouns are words, whose forms and genders the languages
hold (`noun-spirit`) or a pack brings along (`Noun`), and what is said of them
agrees there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from engines.kernel.cards.packs import Noun
from engines.kernel.seat.prompts import Say

NOTHING = ""

Within: TypeAlias = Literal["all", "any"]
V = TypeVar("V")
C = TypeVar("C")


def alone(card: Any) -> Say:
    """Return a card by its names alone."""
    return Say("option-card", {"card": card})


class Numbers(ABC, Generic[V]):
    """Words for numbers: fixed, counted, or reckoned from others (`calc` with `parts`)."""

    @abstractmethod
    def counted(self, value: V) -> Say:
        """Return a value that is neither fixed nor reckoned, as a noun."""

    @abstractmethod
    def each(self, value: V) -> Say | None:
        """Return what one of is counted, as it goes on after "for each"; None where nothing is."""

    def amount(self, value: V) -> dict[str, Any]:
        """Return a number, its sign, and what has to be said after it."""
        if isinstance(value, int):
            return {"number": abs(value), "sign": "minus" if value < 0 else "plus", "tail": NOTHING}
        factor, counted = self._factor(value)
        if (kind := self.each(counted)) is not None:
            tail = Say("words-for-each", {"kind": kind})
            return {"number": abs(factor), "sign": "minus" if factor < 0 else "plus", "tail": tail}
        return {"number": "X", "sign": "plus", "tail": Say("words-where", {"value": self.value(value)})}

    def value(self, value: V) -> Say:
        """Return a value as a noun."""
        calc = getattr(value, "calc", None)
        parts: Sequence[V] = getattr(value, "parts", ())
        if isinstance(value, int):
            return Say("words-number", {"number": figure(value)})
        if calc in ("sum", "difference", "product"):
            return chained(f"words-{calc}", [self._term(part) for part in parts])
        if calc in ("min", "max"):
            return self._extreme(calc, parts)
        return self.counted(value)

    def _factor(self, value: V) -> tuple[int, V]:
        """Return a fixed number of times and what is counted so often."""
        if getattr(value, "calc", None) == "product":
            parts: Sequence[V] = getattr(value, "parts", ())
            if len(parts) == 2 and isinstance(parts[0], int):
                return parts[0], parts[1]
        return 1, value

    def _term(self, value: V) -> Say:
        said = self.value(value)
        return Say("words-brackets", {"text": said}) if hasattr(value, "parts") else said

    def _extreme(self, calc: str, parts: Sequence[V]) -> Say:
        """Return the least or the greatest of several; of a counted one and a number, the bounded one."""
        numbers = [part for part in parts if isinstance(part, int)]
        others = [part for part in parts if not isinstance(part, int)]
        if len(numbers) == len(others) == 1:
            return Say(f"words-{calc}-of", {"value": self._term(others[0]), "number": figure(numbers[0])})
        return Say(f"words-{calc}", {"values": listed([self._term(part) for part in parts], "and")})


class Tests(ABC, Generic[C]):
    """Words for conditions, as they go on after "if": `all`, `any` and `not` with what is in them."""

    @abstractmethod
    def tested(self, one: C, *, denied: bool) -> Say:
        """Return a condition without others in it, or its contrary."""

    def all_of(self, conditions: Sequence[C]) -> Say:
        """Return conditions that must all hold."""
        within = "all" if len(conditions) > 1 else "any"
        return chained("words-if-all", [self.condition(one, within=within) for one in conditions])

    def condition(self, one: C, *, denied: bool = False, within: Within = "all") -> Say:
        """Return a condition, or its contrary. "Or" binds less than "and": within one it needs brackets."""
        test: str = getattr(one, "test", "")
        inner: Any = getattr(one, "of", None)
        if test == "not":
            return self.condition(inner, denied=not denied, within=within)
        if test not in ("all", "any"):
            return self.tested(one, denied=denied)
        # Not all of them is any of their contraries, and the other way round.
        by = "all" if (test == "all") is not denied else "any"
        said = chained(f"words-if-{by}", [self.condition(part, denied=denied, within=by) for part in inner])
        return Say("words-brackets", {"text": said}) if (by, within) == ("any", "all") else said


def kind(
    key: str,
    nouns: Sequence[str | Noun],
    count: int,
    adjectives: Mapping[str, Say | None],
    tails: Sequence[Say] = (),
) -> Say:
    """Return a kind of things, without article: nouns, what they are like, and what goes on after them.

    The text of the key says where a language puts each adjective; one that is None is not said.
    They are told the first noun and how many it is, and agree with them.
    """
    agreeing = {"noun": nouns[0], "count": count}
    named = [Say("words-noun", {"noun": noun, "count": count}) for noun in nouns]
    said = {
        place: NOTHING if one is None else Say(one.key, {**one.values, **agreeing})
        for place, one in adjectives.items()
    }
    after = chained("words-tails", tails) if tails else NOTHING
    return Say(key, {**agreeing, **said, "nouns": listed(named, "or"), "tails": after})


def a_kind(kind: Say) -> Say:
    """Return one of a kind, with its article."""
    return Say("words-a", {"noun": kind.values["noun"], "kind": kind})


def some(kind: Say, number: int | str, *, up_to: bool = False) -> Say:
    """Return a number of a kind, or as many at most."""
    return Say("words-some", {"number": number, "up": "yes" if up_to else "no", "kind": kind})


def bounded(
    bounds: Any, denied: bool, number: Callable[[Any], Any], key: str = "words-bound", **more: Any
) -> Say:
    """Return "2 or more and 4 or less", or its contrary, of what has such bounds; `more` is told each."""
    said = [
        Say(f"{key}-{dashed(name)}", {"number": number(value), "holds": "no" if denied else "yes", **more})
        for name in ("at_least", "at_most", "equals")
        if (value := getattr(bounds, name)) is not None
    ]
    return listed(said, "or" if denied else "and")


def listed(said: Sequence[Say], word: Literal["or", "and"]) -> Say:
    """Return "a, b or c"."""
    if len(said) == 1:
        return said[0]
    last = Say(f"words-{word}", {"first": said[-2], "next": said[-1]})
    return chained("words-comma", [*said[:-2], last])


def chained(key: str, said: Sequence[Say]) -> Say:
    """Return several texts joined two by two, from the right."""
    chain = said[-1]
    for one in reversed(said[:-1]):
        chain = Say(key, {"first": one, "next": chain})
    return chain


def in_row(said: Sequence[tuple[Say, bool]]) -> Say:
    """Return actions in a row; one made of others stands in brackets, unless it is the last."""
    chain = said[-1][0]
    for one, compound in reversed(said[:-1]):
        first = Say("words-brackets", {"text": one}) if compound else one
        chain = Say("words-then", {"first": first, "next": chain})
    return chain


def in_sentences(said: Sequence[Say]) -> Say:
    """Return parts of sentences as sentences of their own."""
    chain = Say("words-sentence", {"text": said[-1]})
    for one in reversed(said[:-1]):
        chain = Say("words-sentences", {"first": Say("words-sentence", {"text": one}), "rest": chain})
    return chain


def signed(amount: int) -> str:
    """Return a change with its sign: +4, 0, −4."""
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def figure(number: int) -> int | str:
    """Return a number as it is printed, with a true minus sign."""
    return number if number >= 0 else f"−{-number}"


def contrary(value: str, one: str, two: str) -> str:
    """Return the other of two words."""
    return two if value == one else one


def dashed(key: str) -> str:
    """Return a word of a card language as it stands in text keys."""
    return key.replace("_", "-")
