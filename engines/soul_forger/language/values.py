"""Numbers in texts: fixed, or counted when they are needed."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects import numbers
from engines.kernel.effects.references import RefersTo
from engines.soul_forger.language.parts import Asked, Counter
from engines.soul_forger.language.selectors import AllPieces, CardFilter, PieceRef, Zone


class CountPieces(Part):
    """How many cards on the field there are of a kind."""

    calc: Literal["count"]
    of: AllPieces


class CountCards(Part):
    """How many cards lie in a zone."""

    calc: Literal["cards"]
    zone: Zone
    of: Asked = "you"
    filter: CardFilter = Field(default=CardFilter(), alias="is")
    """For open zones only."""


class NumberOf(Part):
    """A card's present power, Ronum, damage or Endurance."""

    calc: Literal["power", "ronum", "damage", "endurance"]
    of: Annotated[PieceRef, RefersTo("known")]
    """What is gone had numbers too."""


class CountersOn(Part):
    """How many counters lie on a card."""

    calc: Literal["counters"]
    kind: Counter
    of: Annotated[PieceRef, RefersTo("known")] = "self"


class NumberOfPlayer(Part):
    """A player's level, experience or damage."""

    calc: Literal["level", "experience", "taken"]
    of: Asked = "you"


class Half(Part):
    """Half of a number, rounded down."""

    calc: Literal["half"]
    of: Value


class Sum(numbers.Sum["Value"]):
    """All parts together."""


class Difference(numbers.Difference["Value"]):
    """The first part less the others; may be negative."""


class Product(numbers.Product["Value"]):
    """The parts multiplied."""


class Least(numbers.Least["Value"]):
    """The smallest part."""


class Greatest(numbers.Greatest["Value"]):
    """The greatest part."""


Value: TypeAlias = (
    Annotated[int, Field(ge=-30, le=30)]
    | Annotated[Literal["x", "done", "amount"], RefersTo("number")]
    | Annotated[
        CountPieces | CountCards | NumberOf | CountersOn | NumberOfPlayer | Half
        | Sum | Difference | Product | Least | Greatest,
        Field(discriminator="calc"),
    ]
)  # fmt: skip
"""`x` was named with the cost, `done` is how much the action before it managed to do, `amount` the number
of the event: damage dealt, cards drawn, levels gained."""

for _model in (Half, Sum, Difference, Product, Least, Greatest):
    _model.model_rebuild()


def is_never_negative(value: Value) -> bool:
    """Tell whether a number is 0 or more, whatever the table is like; of some it is not told."""
    match value:
        case int():
            return value >= 0
        case Difference() | NumberOf(calc="endurance"):
            return False
        case Sum() | Product() | Least() | Greatest():
            return all(map(is_never_negative, value.parts))
        case Half():
            return is_never_negative(value.of)
        case _:
            return True
