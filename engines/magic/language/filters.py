"""Which objects are meant, by what they are."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects import logic
from engines.magic.language.parts import CardType, Color, Counter, Keyword, Subtype, Supertype

Limit: TypeAlias = Annotated[int, Field(ge=0, le=99)] | Literal["x"]
"""`x` is the number that was chosen as the text was announced (107.3)."""


class Range(logic.Bounds[Limit]):
    """A number between bounds."""


class Filter(Part):
    """What an object must be: all that is given must hold."""

    type: CardType | None = None
    any_type: tuple[CardType, ...] = Field(default=(), max_length=4)
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
    other: bool = False
    """Not the object that speaks."""

    @cached_property
    def asked(self) -> frozenset[str]:
        """Return the fields by which it asks for anything."""
        fields = type(self).model_fields
        return frozenset(name for name, value in self if value != fields[name].default)


ANYTHING = Filter()
