"""Numbers in a text."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, Tag

from engines.kernel.cards.packs import Part
from engines.kernel.effects import numbers
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Color, Counter, Pile, told_by
from engines.magic.language.selectors import Ref, Who, Whom


class Count(Part):
    """How many permanents there are of a kind."""

    count: Filter
    whose: Whom = "you"


class CountCards(Part):
    """How many cards lie in somebody's zone."""

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
        | Annotated[
            Annotated[Sum | Difference | Product, Field(discriminator="calc")],
            Tag("calc"),
        ],
        told_by("count", "cards_in", "number", "life_of", "devotion", "calc"),
    ]
)
"""`amount` is the number of the event, `done` how much the action before has done."""

for _model in (Sum, Difference, Product):
    _model.model_rebuild()
