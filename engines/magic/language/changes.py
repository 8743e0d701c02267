"""What holds while a static ability, or an effect that lasts, says so: by layer (611, 613)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, Tag

from engines.kernel.cards.packs import Part
from engines.magic.language.parts import CardType, Color, Keyword, Subtype, told_by
from engines.magic.language.selectors import Who
from engines.magic.language.values import Value


class Control(Part):
    """Somebody controls it (613.1b)."""

    control: Who


class AddTypes(Part):
    """It is that too (613.1d)."""

    types: tuple[CardType, ...] = Field(default=(), max_length=3)
    adds_sub: tuple[Subtype, ...] = Field(default=(), max_length=3)


class SetTypes(Part):
    """It is that, and no more what it was; a new land type takes abilities away (305.7)."""

    set_types: tuple[CardType, ...] = Field(default=(), max_length=3)
    set_sub: tuple[Subtype, ...] = Field(default=(), max_length=3)


class Colored(Part):
    """It has these colours, or has them too (613.1e)."""

    colors: tuple[Color, ...] = Field(max_length=5)
    too: bool = False


class Gains(Part):
    """It gains keywords (613.1f)."""

    gains: tuple[Keyword, ...] = Field(min_length=1, max_length=4)


class Loses(Part):
    """It loses keywords."""

    loses: tuple[Keyword, ...] = Field(min_length=1, max_length=4)


class LosesAll(Part):
    """It loses all abilities."""

    loses: Literal["all"]


class Grants(Part):
    """It gains an ability that the card gives: its place among these (613.1f)."""

    grants: Annotated[int, Field(ge=0, le=2)]


class SetSize(Part):
    """Power and toughness are these (613.4b); what defines a card's own comes before (613.4a)."""

    size: tuple[Value, Value]
    defines: bool = False


class Grow(Part):
    """Power and toughness change (613.4c)."""

    pt: tuple[Value, Value]


class Switch(Part):
    """Power and toughness change places (613.4d)."""

    switch: Literal[True]


Change: TypeAlias = Annotated[
    Annotated[Control, Tag("control")] | Annotated[AddTypes, Tag("types")]
    | Annotated[SetTypes, Tag("set_types")] | Annotated[Colored, Tag("colors")]
    | Annotated[Gains, Tag("gains")] | Annotated[Loses | LosesAll, Tag("loses")]
    | Annotated[Grants, Tag("grants")] | Annotated[SetSize, Tag("size")] | Annotated[Grow, Tag("pt")]
    | Annotated[Switch, Tag("switch")],
    told_by(
        "control", "types", "set_types", "colors", "gains", "loses", "grants", "size", "pt",
        "switch", adds_sub="types", set_sub="set_types",
    ),
]  # fmt: skip
