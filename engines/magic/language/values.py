"""Numbers in a text."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, Tag

from engines.kernel.cards.packs import Part
from engines.kernel.effects import numbers
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.ledger import Happened
from engines.magic.language.parts import Color, Counter, Pile, told_by
from engines.magic.language.selectors import Every, Ref, Who, Whom

Stat: TypeAlias = Literal["power", "toughness", "mana_value"]
"""208, 202.3."""


class Count(Part):
    """How many permanents there are of a kind."""

    count: Filter
    whose: Whom = "you"


class CountCards(Part):
    """How many cards lie in somebody's zone, or in everybody's."""

    cards_in: Pile
    of: Who = "you"
    filter: Filter = Field(default=ANYTHING, alias="is")


class NumberOf(Part):
    """A number of an object, as it is or was last."""

    number: Literal["power", "toughness", "mana_value", "counters"]
    of: Ref = "this"
    kind: Counter = "plus_one"
    """Of counters."""


class LifeOf(Part):
    """A player's life."""

    life_of: Who


class Devotion(Part):
    """How many symbols of a colour the costs of the own permanents hold (700.5)."""

    devotion: Color


class GreatestOf(Part):
    """The greatest of a number among objects; 0 where there are none."""

    greatest: Stat
    among: Every


class TotalOf(Part):
    """A number of objects, all of them together."""

    total: Stat
    among: Every


class KindsAmong(Part):
    """How many different ones objects have among them, each counted once: card types, colours (205, 105)."""

    kinds: Literal["basic_types", "types", "colors", "names", "mana_values"]
    among: Every


class Half(Part):
    """Half of a number, rounded once (107.1a)."""

    half: Value
    round: Literal["up", "down"]


class Sum(numbers.Sum["Value"]):
    """All parts together."""


class Difference(numbers.Difference["Value"]):
    """The first part less the others."""


class Product(numbers.Product["Value"]):
    """The parts multiplied."""


Value: TypeAlias = (
    Annotated[int, Field(ge=-99, le=99)]
    | Literal["x", "amount", "done"]
    | Annotated[
        Annotated[Count, Tag("count")]
        | Annotated[CountCards, Tag("cards_in")]
        | Annotated[NumberOf, Tag("number")]
        | Annotated[LifeOf, Tag("life_of")]
        | Annotated[Devotion, Tag("devotion")]
        | Annotated[GreatestOf, Tag("greatest")]
        | Annotated[TotalOf, Tag("total")]
        | Annotated[KindsAmong, Tag("kinds")]
        | Annotated[Half, Tag("half")]
        | Annotated[Happened, Tag("happened")]
        | Annotated[
            Annotated[Sum | Difference | Product, Field(discriminator="calc")],
            Tag("calc"),
        ],
        told_by(
            "count",
            "cards_in",
            "number",
            "life_of",
            "devotion",
            "greatest",
            "total",
            "kinds",
            "half",
            "happened",
            "calc",
        ),
    ]
)
"""`amount` is the number of the event, `done` how much the action before has done."""

for _model in (Half, Sum, Difference, Product):
    _model.model_rebuild()
