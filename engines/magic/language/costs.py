"""Mana and what else is paid (106, 107.4, 118, 202)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, Tag

from engines.kernel.cards.packs import Part
from engines.magic.language.filters import Filter
from engines.magic.language.parts import Counter, told_by

COLORS = "WUBRG"
"""105.1."""
BITS = {letter: 1 << place for place, letter in enumerate((*COLORS, "C"))}
"""Colours, and no colour, as bits: what can give or take one of several is a mask of them."""
ANY = sum(BITS.values())
"""What pays generic mana (107.4b)."""
PHYREXIAN_LIFE = 2
"""107.4f."""

CostText: TypeAlias = Annotated[
    str,
    Field(
        pattern=r"^(X|\d{1,2}|[WUBRGC]|[WUBRG2]/[WUBRGP])( (X|[WUBRGC]|[WUBRG2]/[WUBRGP]))*$", max_length=60
    ),
]
"""Generic mana first, then one word for each symbol: `2 B`, `X R`, `W/U`, `2/W`, `G/P` for Phyrexian mana."""


class Cost(NamedTuple):
    """A mana cost: generic mana, and a mask for each other symbol."""

    generic: int
    pips: tuple[int, ...]
    xs: int = 0
    """How many times X (107.3)."""
    twos: tuple[int, ...] = ()
    """Of {2/W} and its like: the colour that is paid instead of two generic mana (107.4e)."""
    lives: tuple[int, ...] = ()
    """Of Phyrexian mana: the colour that is paid instead of 2 life (107.4f)."""
    less: int = 0
    """How much generic mana is taken off halves of {2/W} and its like that are paid so (601.2f)."""

    @property
    def value(self) -> int:
        """Return the mana value (202.3); X is 0 but on the stack (202.3e)."""
        return self.generic + len(self.pips) + 2 * len(self.twos) + len(self.lives)

    @property
    def colors(self) -> int:
        """Return the colours of an object with this cost, as a mask (202.2)."""
        return _union((*self.pips, *self.twos, *self.lives)) & ~BITS["C"]

    @property
    def is_plain(self) -> bool:
        """Tell whether it can be paid in one way alone."""
        return not self.twos and not self.lives

    def plus(self, other: Cost) -> Cost:
        """Return both together (601.2f)."""
        generic = self.generic + other.generic
        twos, lives = self.twos + other.twos, self.lives + other.lives
        return Cost(generic, self.pips + other.pips, self.xs + other.xs, twos, lives, self.less + other.less)

    def with_generic(self, more: int) -> Cost:
        """Return it with more generic mana, or less, but not below none (118.7a, 118.7c).

        What is left of a reduction reduces halves of hybrid symbols that are paid with generic mana.
        """
        if not more:
            return self
        generic = self.generic - self.less + more
        return self._replace(generic=max(0, generic), less=max(0, -generic) if self.twos else 0)

    def with_x(self, x: int) -> Cost:
        """Return it with a number for X (601.2b)."""
        return self._replace(generic=self.generic + self.xs * x, xs=0) if self.xs else self

    def paying_life(self, number: int) -> Cost:
        """Return it with so many Phyrexian symbols paid by life: those that come last."""
        if not self.lives:
            return self
        left = self.lives[: len(self.lives) - number]
        return self._replace(pips=self.pips + left, lives=())


def written(cost: Cost) -> str:
    """Return a cost as it is written, {2/W} and its like left out."""
    colored = ["/".join(letter for letter, bit in BITS.items() if pip & bit) for pip in cost.pips]
    lives = [f"{letter}/P" for pip in cost.lives for letter, bit in BITS.items() if pip & bit]
    numbers = [str(cost.generic)] if cost.generic or not (colored or lives or cost.xs) else []
    return " ".join((*numbers, *["X"] * cost.xs, *colored, *lives))


class Need(NamedTuple):
    """So many units of mana must be able to give one of these."""

    mask: int
    number: int


FREE = Cost(0, ())


@lru_cache(maxsize=4_096)
def read(text: str) -> Cost:
    """Return a cost as it is written."""
    generic, xs = 0, 0
    pips: list[int] = []
    twos: list[int] = []
    lives: list[int] = []
    for word in text.split():
        one, _, other = word.partition("/")
        if word.isdecimal():
            generic = int(word)
        elif word == "X":
            xs += 1
        elif one == "2":
            twos.append(BITS[other])
        elif other == "P":
            lives.append(BITS[one])
        else:
            pips.append(BITS[one] | (BITS[other] if other else 0))
    return Cost(generic, tuple(pips), xs, tuple(twos), tuple(lives))


@lru_cache(maxsize=4_096)
def halved(cost: Cost) -> tuple[Cost, ...]:
    """Return what a cost can be once each {2/W} and its like is one half, the cheapest first (601.2b)."""
    found: dict[Cost, None] = {}
    for choice in product((True, False), repeat=len(cost.twos)):
        colored = sorted(pip for pip, one in zip(cost.twos, choice, strict=True) if one)
        generic = max(0, cost.generic + 2 * choice.count(False) - cost.less)
        found[Cost(generic, (*cost.pips, *colored), cost.xs, (), cost.lives)] = None
    return tuple(sorted(found, key=lambda each: each.value))


@lru_cache(maxsize=4_096)
def plain_ways(cost: Cost) -> tuple[Cost, ...]:
    """Return the plain costs of which any pays this one, X and life left out (107.4e)."""
    return tuple(each.paying_life(0)._replace(xs=0) for each in halved(cost))


@lru_cache(maxsize=4_096)
def needs(cost: Cost) -> tuple[Need, ...]:
    """Return what mana must be there: it pays exactly where all of these are met, by Hall's condition."""
    kinds = sorted(set(cost.pips))
    unions = {_union(some) for size in range(1, len(kinds) + 1) for some in combinations(kinds, size)}
    found = [Need(mask, sum(pip | mask == mask for pip in cost.pips)) for mask in sorted(unions)]
    return (Need(ANY, cost.value), *found) if cost.value else ()


def _union(masks: tuple[int, ...]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


# What else is paid (118.3)


class Mana(Part):
    """Mana."""

    mana: CostText


class TapThis(Part):
    """The object that speaks is tapped, or untapped (107.5, 107.6)."""

    this: Literal["tap", "untap", "sacrifice", "discard", "exile", "return"]


class Life(Part):
    """Life (119.4)."""

    life: int = Field(ge=1, le=20)


class Sacrifice(Part):
    """Permanents are sacrificed (701.21)."""

    sacrifice: Filter
    number: int = Field(default=1, ge=1, le=5)


class Discard(Part):
    """Cards of the hand are discarded."""

    discard: Filter
    number: int = Field(default=1, ge=1, le=5)


class ExileCards(Part):
    """Cards of the own graveyard are exiled."""

    exile: Filter
    number: int = Field(default=1, ge=1, le=5)


class TapOthers(Part):
    """Other permanents are tapped: a creature's sickness does not matter there."""

    tap: Filter
    number: int = Field(default=1, ge=1, le=5)


class ReturnOthers(Part):
    """Permanents go back to the hand of their owner."""

    give_back: Filter
    number: int = Field(default=1, ge=1, le=5)


class RemoveCounters(Part):
    """Counters are removed from the object that speaks."""

    remove: Counter
    number: int = Field(default=1, ge=1, le=20)


Pick: TypeAlias = Sacrifice | Discard | ExileCards | TapOthers | ReturnOthers
"""What is paid with objects that the player picks."""
Component: TypeAlias = Annotated[
    Annotated[Mana, Tag("mana")] | Annotated[TapThis, Tag("this")] | Annotated[Life, Tag("life")]
    | Annotated[Sacrifice, Tag("sacrifice")] | Annotated[Discard, Tag("discard")]
    | Annotated[ExileCards, Tag("exile")] | Annotated[TapOthers, Tag("tap")]
    | Annotated[ReturnOthers, Tag("give_back")] | Annotated[RemoveCounters, Tag("remove")],
    told_by("mana", "this", "life", "sacrifice", "discard", "exile", "tap", "give_back", "remove"),
]  # fmt: skip
Costs: TypeAlias = Annotated[tuple[Component, ...], Field(max_length=4)]
Price: TypeAlias = CostText | Annotated[tuple[Component, ...], Field(min_length=1, max_length=4)]
"""What a keyword is paid with: mana alone, or several parts."""


def priced(price: Price) -> tuple[Cost, tuple[Component, ...]]:
    """Return the mana of a price, and its other parts."""
    if isinstance(price, str):
        return read(price), ()
    mana = next((read(each.mana) for each in price if isinstance(each, Mana)), FREE)
    return mana, tuple(each for each in price if not isinstance(each, Mana))
