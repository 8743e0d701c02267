"""Which Spirits, and which cards, an effect means."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.kernel.effects.references import RefersTo
from engines.noxtalia.language.parts import CardType, Keyword, Side


class SpiritFilter(Part):
    """Spirits to choose among. What is not said does not matter."""

    element: tuple[str, ...] = ()
    charged: bool | None = None
    wounded: bool | None = None
    """With fewer PV than it may have."""
    attached: bool | None = None
    """With at least one capacity attached."""
    other: bool = False
    """Not the Spirit targeted, attacked or hosting, nor the one whose own attack this is."""


class CardFilter(Part):
    """Capacities to choose among. What is not said does not matter."""

    type: CardType | None = None
    element: tuple[str, ...] = ()
    keyword: Keyword | None = None


class Chosen(Part):
    """Spirits that the user picks; fewer when there are fewer (NX-73)."""

    pick: Literal["chosen"]
    side: Side
    filter: SpiritFilter = SpiritFilter()
    number: int = Field(default=1, ge=1, le=3)


class AtRandom(Part):
    """Spirits picked by the dice."""

    pick: Literal["random"]
    side: Side
    filter: SpiritFilter = SpiritFilter()
    number: int = Field(default=1, ge=1, le=3)


class LowestPv(Part):
    """The Spirit with the fewest PV; of several, the user picks."""

    pick: Literal["lowest_pv"]
    side: Side
    filter: SpiritFilter = SpiritFilter()


class All(Part):
    """All living Spirits of a side; "all allied" are one's own (NX-H5)."""

    pick: Literal["all"]
    side: Side
    filter: SpiritFilter = SpiritFilter()


Selector: TypeAlias = (
    Annotated[Literal["target", "attacked", "self_spirit", "host"], RefersTo("spirit")]
    | Annotated[Chosen | AtRandom | LowestPv | All, Field(discriminator="pick")]
)
"""`target` is what the card was aimed at, `attacked` the Spirit under attack, `self_spirit` the Spirit
that attacks by itself or whose passive this is, `host` the Spirit that the card is attached to."""
