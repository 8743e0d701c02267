"""Costs as they are written: from where cards may be sent, and which (SF-85 to SF-93).

"FHM: 1 Fire card", "H: 2 Dark/Water cards", "HM: 6 Earth ronum / 2 Earth cards", "F: 2 Goblin cards",
"F: 1 Dark Sea Wolf card", "FHM: X cards", "F: 1 creature".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Part
from engines.soul_forger.language.parts import CardType, Counter, Faction, Few

PLACES = "FHM"
"""Field, hand, Material Zone (SF-85)."""
_MOST = 20
_WIDEST = 10_000
"""So many lists of sums may be within what a row with Ronum asks for: they are all looked at, to pay it."""
_COUNTED = ("card", "creature", "action")
"""What is counted, and has a plural."""
_FACTION = "|".join(each.title() for each in get_args(Faction))
_TERM = re.compile(
    rf"(?P<amount>[1-9][0-9]?|X)(?: (?P<factions>(?:{_FACTION})(?:/(?:{_FACTION}))*))?"
    r"(?: (?P<subtype>[A-Z][a-z]*(?: [A-Z][a-z]*)*))? (?P<unit>cards?|ronum|creatures?|actions?|equipment)"
)


_TYPES: dict[str, CardType | None] = {
    "card": None, "creature": "creature", "action": "action", "equipment": "equipment",
}  # fmt: skip


class Term(NamedTuple):
    """So many cards, or cards of so much Ronum, of certain kinds."""

    amount: int | Literal["X"]
    factions: tuple[str, ...]
    """One of these, by the order that they are written in (SF-88); empty where any will do."""
    unit: Literal["card", "ronum"]
    subtype: str | None = None
    type: CardType | None = None
    """Of cards: which alone will do."""

    def __str__(self) -> str:
        named = "/".join(faction.title() for faction in self.factions)
        noun = self.type or self.unit
        unit = f"{noun}s" if noun in _COUNTED and self.amount != 1 else noun
        kind = self.subtype.replace("_", " ").title() if self.subtype else ""
        return " ".join(word for word in (str(self.amount), named, kind, unit) if word)


@dataclass(frozen=True)
class Cost:
    """From where, and what: all groups (SF-89), of each one term (SF-90)."""

    locations: frozenset[str]
    groups: tuple[tuple[Term, ...], ...]

    @cached_property
    def alternatives(self) -> tuple[tuple[Term, ...], ...]:
        """Return the ways to pay, each a row of terms that must all be paid."""
        return tuple(product(*self.groups))

    @property
    def has_x(self) -> bool:
        """Tell whether its player names a number (SF-R37)."""
        return any(term.amount == "X" for group in self.groups for term in group)

    @property
    def is_wide(self) -> bool:
        """Tell whether it asks for too much of too many kinds, Ronum among them, to be reckoned with."""
        return any(
            prod(1 + (_MOST if term.amount == "X" else term.amount) for term in row) > _WIDEST
            for row in self.alternatives
            if any(term.unit == "ronum" for term in row)
        )

    @property
    def subtypes(self) -> frozenset[str]:
        """Return the sub-types that it asks for."""
        return frozenset(term.subtype for group in self.groups for term in group if term.subtype is not None)

    def __str__(self) -> str:
        places = "".join(place for place in PLACES if place in self.locations)
        return f"{places}: " + ", ".join(" / ".join(map(str, group)) for group in self.groups)


@lru_cache(maxsize=1_024)
def read(text: str) -> Cost:
    """Read a cost, of whatever sub-types. Raises ValueError for what is none."""
    places, colon, expression = text.partition(":")
    if not colon or not places or len(set(places)) < len(places) or set(places) - set(PLACES):
        raise ValueError(text)
    groups = tuple(
        tuple(_term(term.strip()) for term in _alternatives(group)) for group in expression.split(",")
    )
    return Cost(frozenset(places), groups)


def _alternatives(group: str) -> list[str]:
    """Return the terms of a group: a number or X after "/" begins a new one (SF-R34)."""
    return re.split(r"/\s*(?=[0-9X])", group)


def _term(text: str) -> Term:
    found = _TERM.fullmatch(" ".join("/".join(map(str.strip, text.split("/"))).split()))
    if found is None:
        raise ValueError(text)
    amount = "X" if found["amount"] == "X" else int(found["amount"])
    factions = tuple((found["factions"] or "").lower().split("/")) if found["factions"] else ()
    subtype: str | None = found["subtype"].lower().replace(" ", "_") if found["subtype"] else None
    if len(set(factions)) < len(factions) or (amount != "X" and amount > _MOST):
        raise ValueError(text)
    if found["unit"] == "ronum":
        return Term(amount, factions, "ronum", subtype)
    return Term(amount, factions, "card", subtype, _TYPES[found["unit"].removesuffix("s")])


def _normal(text: str) -> str:
    try:
        cost = read(text)
    except ValueError as error:
        raise PydanticCustomError("sf-pack-cost", "a cost such as FHM: 1 Fire card") from error
    if cost.is_wide:
        raise PydanticCustomError("sf-pack-cost-wide", "less of each kind")
    return str(cost)


CostText: TypeAlias = Annotated[str, Field(max_length=120), AfterValidator(_normal)]
"""A cost as it is written, evened out."""


class SpendCounters(Part):
    """Counters of the card itself are taken away."""

    cost: Literal["counters"]
    kind: Counter
    number: Few = 1


class SpendExperience(Part):
    """Experience is spent: a card may allow what SF-48 does not (SF-3)."""

    cost: Literal["experience"]
    number: Few | Literal["x"]


class TakeDamage(Part):
    """The player takes damage of the card, which nothing changes; never so much that they are defeated."""

    cost: Literal["damage"]
    number: Few | Literal["x"]


AbilityCost: TypeAlias = (
    Literal["off_guard", "send_this"]
    | CostText
    | Annotated[SpendCounters | SpendExperience | TakeDamage, Field(discriminator="cost")]
)
"""`off_guard` is Skill: the card turns Off-guard (SF-155); `send_this` sends it to the graveyard."""


def names_x(cost: AbilityCost) -> bool:
    """Tell whether a number is named for it (SF-R37)."""
    if isinstance(cost, str):
        return ":" in cost and read(cost).has_x
    return cost.number == "x"
