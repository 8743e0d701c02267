"""Cards of a library are looked for (701.23)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engines.kernel.cards.packs import Part
from engines.magic.language.filters import Filter
from engines.magic.language.selectors import Who


class Search(Part):
    """Players look for cards in their own libraries, which are shuffled then (701.23)."""

    action: Literal["search"]
    who: Who = "you"
    filter: Filter = Field(alias="is")
    number: Annotated[int, Field(ge=1, le=4)] | Literal["all"] = 1
    """At most; `all` for any number."""
    to: Literal["hand", "battlefield", "graveyard", "exile", "library"] = "hand"
    """`library` is its top."""
    tapped: bool = False
    shown: bool = True
    """What goes to the hand is revealed."""
