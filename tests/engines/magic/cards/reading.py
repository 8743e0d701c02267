"""A second reading of printed cards: which objects the English words for a kind mean.

Nothing here knows how the rules tell objects apart: it reads the words, and looks at what lies there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

ME, OTHER = 0, 1
SPELL = -1
"""Stands in the place of the number of a spell or a card, which is no permanent."""


class NotRead(Exception):
    """The words are none that this reader knows."""


class Thing(NamedTuple):
    """An object as somebody sees it who looks at all cards."""

    id: int
    """`SPELL` of what is no permanent."""
    card: str
    owner: int
    seat: int
    types: frozenset[str]
    subs: frozenset[str]
    supers: frozenset[str]
    colors: frozenset[str]
    keywords: frozenset[str]
    power: int
    toughness: int
    value: int
    tapped: bool = False
    token: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    attached: int = 0


Kind: TypeAlias = Callable[[Thing], bool]

TYPES = ("artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery")
COLORS = ("white", "blue", "black", "red", "green")
ANYTHING = ("card", "spell", "object", "source", "spell or ability")
COUNTER = r"(?P<counter>first strike|\S+)"
_COUNTERS = {"+1/+1": "plus_one", "-1/-1": "minus_one"}
_SUBS = {"Goblin": "goblin", "Goblins": "goblin"}
_RANGE = r"(?P<low>\d+)(?: to (?P<high>\d+)|(?P<more> or greater)|(?P<less> or less))?"


def kind(words: str, here: int = ME, myself: int = 0) -> Kind:
    """Return what tells whether an object is of a kind, seen from a seat and from the object that speaks."""
    tests: list[Kind] = []
    rest = words
    while (found := _tail(rest, here)) is not None:
        rest, test = found
        tests.append(test)
    first, _, more = rest.partition(" ")
    while more and (test := _adjective(first, here, myself)) is not None:
        tests.append(test)
        first, _, more = more.partition(" ")
        if first == "or":
            second, _, more = more.partition(" ")
            tests.append(_any((tests.pop(), _adjective(second, here, myself))))
            first, _, more = more.partition(" ")
    tests.append(_noun(f"{first} {more}".strip()))
    return lambda thing: all(test(thing) for test in tests)


def _any(kinds: Iterable[Kind | None]) -> Kind:
    """Return what tells whether an object is of one of several kinds."""
    known = [each for each in kinds if each is not None]
    return lambda thing: any(one(thing) for one in known)


_TAILS: list[tuple[str, Callable[[re.Match[str], int], Kind]]] = [
    (r"that (?:is|are)(?P<no> not)? (?P<kinds>.+)", lambda said, here: _one_of(said, here)),
    (r"you control|of yours", lambda _, here: lambda thing: thing.seat == here),
    (r"an opponent controls|your opponents control", lambda _, here: lambda thing: thing.seat != here),
    (r"you own", lambda _, here: lambda thing: thing.owner == here),
    (r"an opponent owns", lambda _, here: lambda thing: thing.owner != here),
    (rf"with (?P<what>power|toughness|mana value) {_RANGE}", lambda said, _: _bounded(said)),
    (rf"with an? {COUNTER} counter on it", lambda said, _: _counted(counter(said["counter"]))),
    (
        r"with (?P<words>[a-z ]+)",
        lambda said, _: _any(_has(each, holds=True) for each in said["words"].split(" or ")),
    ),
    (r"without (?P<word>[a-z ]+)", lambda said, _: _has(said["word"], holds=False)),
]
_READ_TAILS = [(re.compile(rf"(?P<before>.+?) (?:{pattern})$"), make) for pattern, make in _TAILS]


def _tail(words: str, here: int) -> tuple[str, Kind] | None:
    """Return the words before the last thing that is said behind the noun, and what that asks for."""
    for pattern, make in _READ_TAILS:
        said = pattern.match(words)
        if said is not None:
            return said["before"], make(said, here)
    return None


def _one_of(said: re.Match[str], here: int) -> Kind:
    """Return what asks for one of several kinds, each with its article or in the plural; or for none."""
    several = re.split(", | or (?!greater|less)", said["kinds"])
    one = _any(kind(re.sub(r"^an? ", "", each), here) for each in several)
    return lambda thing: one(thing) is (said["no"] is None)


def _bounded(said: re.Match[str]) -> Kind:
    low = int(said["low"]) if not said["less"] else -99
    high = 99 if said["more"] else int(said["high"] or said["low"])
    name = "value" if said["what"] == "mana value" else said["what"]
    return lambda thing: low <= getattr(thing, name) <= high


def counter(word: str) -> str:
    """Return the id of a counter that is named so."""
    return _COUNTERS.get(word, word.replace(" ", "_"))


def _counted(counter: str) -> Kind:
    return lambda thing: bool(dict(thing.counters).get(counter))


def _has(word: str, *, holds: bool) -> Kind:
    return lambda thing: (word.replace(" ", "_") in thing.keywords) is holds


def _adjective(word: str, here: int, myself: int) -> Kind | None:
    match word:
        case "target":
            return lambda _: True
        case "other" | "another":
            return lambda thing: thing.id != myself
        case "tapped" | "untapped":
            return lambda thing: thing.tapped is (word == "tapped")
        case "legendary" | "basic" | "snow":
            return lambda thing: word in thing.supers
        case "token":
            return lambda thing: thing.token
        case "nontoken":
            return lambda thing: not thing.token
        case "colorless":
            return lambda thing: not thing.colors
        case _ if word in COLORS:
            return lambda thing: word in thing.colors
        case "nonlegendary" | "nonbasic" | "nonsnow":
            return lambda thing: word.removeprefix("non") not in thing.supers
        case _ if word.startswith("non-"):
            return lambda thing: _SUBS[word.removeprefix("non-")] not in thing.subs
        case _ if word.removeprefix("non") in TYPES and word.startswith("non"):
            return lambda thing: word.removeprefix("non") not in thing.types
        case _ if word.removeprefix("non") in COLORS:
            return lambda thing: word.removeprefix("non") not in thing.colors
        case _:
            return None


_TYPE = "|".join(TYPES)
_BOTH = re.compile(rf"(?P<also>(?:{_TYPE})(?:(?:,| or) (?:{_TYPE}))*) (?P<noun>(?:{_TYPE})s?)$")
"""A type, after another or one of several that it is besides: "artifact or enchantment creature"."""


def _noun(words: str) -> Kind:
    """Return what a noun asks for: a type or one of several, a sub-type; a card or spell of these."""
    if words in ("permanent", "permanents"):
        return lambda thing: thing.id != SPELL
    if words in ("token", "tokens"):
        return lambda thing: thing.token
    if words in ANYTHING or words.removesuffix("s") in ANYTHING:
        return lambda _: True
    if words.endswith((" token", " tokens")):
        of = _noun(re.sub(r" tokens?$", "", words))
        return lambda thing: thing.token and of(thing)
    for noun in ("cards", "card", "spells", "spell", "sources", "source"):
        words = words.removesuffix(f" {noun}")
    if words in _SUBS:
        return lambda thing: _SUBS[words] in thing.subs
    if _SUBS.keys() & (several := set(re.split(", | or ", words))):
        return _any(map(_noun, several))
    both = _BOTH.match(words)
    if both is not None:
        one, other = _noun(both["also"]), _noun(both["noun"])
        return lambda thing: one(thing) and other(thing)
    types = {each if each in TYPES else each.removesuffix("s") for each in re.split(", | or ", words)}
    if not types <= set(TYPES):
        raise NotRead(words)
    return lambda thing: not types.isdisjoint(thing.types)
