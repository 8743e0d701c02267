"""Which objects are meant, by what they are."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects import logic
from engines.magic.language.parts import CardType, Color, Counter, Keyword, Subtype, Supertype, Whose

Limit: TypeAlias = Annotated[int, Field(ge=0, le=99)] | Literal["x"]
"""`x` is the number that was chosen as the text was announced (107.3)."""


STATES = frozenset(("token", "tapped", "counter", "attacking", "blocking"))
"""What a filter asks for that is no characteristic (109.3)."""


class Range(logic.Bounds[Limit]):
    """A number between bounds."""


class Aims(Part):
    """What a spell or an ability targets: one of these at least (115)."""

    this: bool = False
    """The object that speaks."""
    player: bool = False
    """A player."""
    filter: Filter | None = Field(default=None, alias="is")
    whose: Whose = "any"


class Filter(Part):
    """What an object must be: all that is given must hold."""

    type: CardType | None = None
    any_type: tuple[CardType, ...] = Field(default=(), max_length=5)
    """One of these."""
    without_type: CardType | None = None
    sub: Subtype | None = None
    super: Supertype | None = None
    color: Color | Literal["colorless", "multicolored"] | None = None
    without_color: Color | None = None
    keyword: Keyword | None = None
    without: Keyword | None = None
    power: Range | None = None
    toughness: Range | None = None
    mana_value: Range | None = None
    tapped: bool | None = None
    attacking: bool | None = None
    blocking: bool | None = None
    token: bool | None = None
    counter: Counter | None = None
    """It has one of these."""
    targets: Aims | None = None
    """Of what is on the stack."""
    named: Literal["this"] | None = None
    """It has the name of the object that speaks (201.2a)."""
    other: bool = False
    """Not the object that speaks."""
    any_of: tuple[Filter, ...] = Field(default=(), max_length=4)
    """It is one of these as well."""
    none_of: tuple[Filter, ...] = Field(default=(), max_length=4)
    """It is none of these."""

    @cached_property
    def asked(self) -> frozenset[str]:
        """Return the fields by which it asks for anything."""
        fields = type(self).model_fields
        return frozenset(name for name, value in self if value != fields[name].default)

    @cached_property
    def asks_state(self) -> bool:
        """Tell whether more than characteristics has to be known, in one of its alternatives at least."""
        return (
            self.targets is not None
            or self.named is not None
            or not STATES.isdisjoint(self.asked)
            or any(each.asks_state for each in (*self.any_of, *self.none_of))
        )


Aims.model_rebuild()
ANYTHING = Filter()
